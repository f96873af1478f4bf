"""The case retold: what a finished record tells of its decisive moments, its Councils and its laurels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from parlour.bots import Company
from parlour.core import ENGLISH, Match, Refused, Seat, first_name, seat_thing
from parlour.core.words.messages.checking import faults, lacking
from parlour.core.words.messages.words import house_messages, messages_of
from parlour.games import find
from parlour.games.mastermind.cards import Cards
from parlour.games.mastermind.moves import IDrew, IReceived
from parlour.study.retold import retell
from parlour.study.retold.guessing import Guess, bold
from parlour.study.retold.mastermind import doubted
from parlour.study.retold.retelling import MOST
from parlour.study.retold.saying import PACKAGE, Storyteller
from parlour.study.retold.shape import Sitting, Stamp

SEATS = {"mastermind": 7, "mind_reader": 3, "pi": 3, "graves": 2, "death_cards": 5}
SHORT: Mapping[str, Mapping[str, Any]] = {"graves": {"cases": 1}, "pi": {"mini_games": 1}}


def match_of(game: str) -> tuple[Match[Any, Any], Company]:
    match = Match(find(game), SEATS[game], b"retold1", SHORT.get(game, {}))
    return match, Company(match, dict.fromkeys(range(SEATS[game]), "thumb"))


@cache
def played(game: str) -> tuple[str, ...]:
    match, bots = match_of(game)
    while not match.result:
        bots.answer(bots.next())
    return tuple(match.record.lines)


def council_that_claims(drawn: Cards, received: Cards) -> Match[Any, Any]:
    """A table that is left as soon as both members of its first Council have said this of their cards."""
    match, bots = match_of("mastermind")
    while not (spoken := [seat for seat in range(7) if IDrew(1, drawn) in match.claims(seat)]):
        bots.answer(bots.next())
    while not (also := [seat for seat in range(7) if IReceived(1, received) in match.claims(seat)]):
        bots.answer(bots.next())
    match.say(spoken[0], IDrew(1, drawn))
    match.say(also[0], IReceived(1, received))
    match.stop("aborted", "It is late.")
    return match


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", SEATS)
def test_every_game_is_retold_in_a_few_whole_sentences_in_the_order_of_its_moves(game: str, language: str) -> None:
    told = retell(played(game))
    spoken = Storyteller(game, [first_name(seat) for seat in range(SEATS[game])], language).spoken(told)
    assert 4 <= len(told.beats) <= MOST
    assert [beat.line for beat in told.beats] == sorted([beat.line for beat in told.beats])
    texts = [spoken.headline, *[beat.text for beat in spoken.beats], *[one.reason for one in spoken.laurels]]
    assert [text for text in texts if not text or "{" in text] == []


@pytest.mark.parametrize("game", SEATS)
def test_a_game_that_goes_on_is_not_retold_whatever_is_hidden_in_it(game: str) -> None:
    """Twin worlds: the same sentence for two deals."""
    said = set()
    for seed in (b"one", b"two"):
        match = Match(find(game), SEATS[game], seed, SHORT.get(game, {}))
        with pytest.raises(Refused) as refused:
            retell(match.record.lines[:2])
        said.add(str(refused.value))
    assert len(said) == 1


@pytest.mark.parametrize("game", SEATS)
def test_a_game_that_was_left_half_way_ends_with_that(game: str) -> None:
    match, bots = match_of(game)
    for _ in range(12):
        bots.answer(bots.next())
    match.stop("aborted", "It is late.")
    told = retell(match.record.lines)
    assert (told.headline.key, told.beats[-1].say.key) == ("headline-stopped", "stopped")


@pytest.mark.parametrize("game", SEATS)
def test_a_moment_lights_only_what_is_in_the_catalogue_of_its_table(game: str) -> None:
    told, kit = retell(played(game)), find(game)
    settings = kit.table(SEATS[game], SHORT.get(game, {}))
    known = {thing.id for thing in kit.things.things(SEATS[game], settings)} | {*map(seat_thing, range(SEATS[game]))}
    lit = {light for beat in told.beats for light in beat.lights}
    assert lit
    assert lit <= known


def test_the_councils_are_told_as_the_table_reveals_them_at_the_end() -> None:
    told = retell(played("mastermind"))
    assert told.headline.key == "headline-mastermind-agency-policies"
    (third,) = [council for council in told.sittings if council.number == 3]
    assert (third.drawn, third.passed, third.enacted) == ((1, 2), (1, 1), "Syndicate")
    assert "mastermind-operative-chose" in [beat.say.key for beat in told.beats]


def test_what_was_claimed_of_a_council_is_stamped_true_or_a_lie() -> None:
    """The first Council drew three Syndicate policies and passed two of them on."""
    (council,) = retell(council_that_claims(Cards(1, 2), Cards(0, 2)).record.lines).sittings[:1]
    assert (council.drawn, council.passed) == ((0, 3), (0, 2))
    assert [stamp.true for stamp in council.stamps] == [False, True]


@pytest.mark.parametrize(
    ("drawn", "received", "cannot_both_be_true"),
    [((1, 2), (0, 2), False), ((1, 2), (1, 1), False), ((0, 3), (1, 1), True), ((3, 0), (1, 1), True)],
)
def test_a_claim_is_doubted_where_the_other_member_tells_of_cards_that_were_not_among_them(
    drawn: tuple[int, int], received: tuple[int, int], cannot_both_be_true: bool
) -> None:
    stamps = (Stamp(0, *drawn, true=False), Stamp(1, *received, true=True))
    council = Sitting(1, 1, 0, 1, (1, 2), (0, 2), "Syndicate", stamps)
    assert [doubted(stamp, council) for stamp in stamps] == [cannot_both_be_true] * 2


def test_the_boldest_guess_is_the_least_likely_that_was_right_and_never_a_certain_one() -> None:
    def laurelled(*guesses: tuple[Seat, bool, Fraction]) -> Sequence[tuple[Seat, ...]]:
        return [one.seats for one in bold([Guess(1, *each) for each in guesses])]

    half, third = Fraction(1, 2), Fraction(1, 3)
    assert laurelled((0, True, half), (1, True, third), (2, False, Fraction(1, 9))) == [(1,)]
    assert laurelled((0, True, half), (2, True, half)) == [(0, 2)]
    assert laurelled((0, True, Fraction(1))) == []


def test_german_says_all_that_english_says() -> None:
    english, german = messages_of(PACKAGE, ENGLISH), messages_of(PACKAGE, "de")
    assert [*lacking(german, english, "German")] == []
    for game in SEATS:
        known = {**house_messages(ENGLISH), **messages_of(find(game).package, ENGLISH), **english}
        own = {key: one for key, one in english.items() if key.startswith(game.replace("_", "-").split("-")[0])}
        assert own and [*faults(own, known, game)] == []
