"""The minds of The Mastermind play every table, know more than the prior, and tell no more than they saw."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from bench.strength.mastermind import agency_wins, game_loss, played
from bench.strength.mastermind.styles import STYLES, AtRandom
from msgspec.structs import replace

from parlour.bots.mastermind import belief, search, thumb
from parlour.bots.mastermind.evidence.styles import FITTED
from parlour.bots.mastermind.role_beliefs import Beliefs, public
from parlour.core import Match, Said
from parlour.core.referee.following import decoded
from parlour.core.referee.record import Moved, Spoke, read
from parlour.games.mastermind import MASTERMIND
from parlour.games.mastermind.cards import AGENCY, SYNDICATE, THE_MASTERMIND, Cards
from parlour.games.mastermind.events import Investigated, Nominated, Rejected, Voted
from parlour.games.mastermind.moves import Discard, Enact, IAm, IDrew, IReceived
from parlour.testing import Run, Variant
from tests.bots.test_bots import go_on, seat_all
from tests.bots.twins import chooses_alike
from tests.games.mastermind.kit import CURIOUS, HOUSE, KIT, KNOWING
from tests.games.mastermind.table import ANN, BEA, CAL, DOT, EVE, council, discard, elect, sees, table

SEED = bytes([7]) * 32
PRESETS = ("rulebook", "classic")
TABLES = [Variant(seats, {"preset": preset}) for seats in MASTERMIND.seats for preset in PRESETS]
TABLES += [Variant(8, HOUSE), Variant(7, KNOWING), Variant(5, CURIOUS)]
EACH_SIZE_ONCE = [Variant(seats, {"preset": PRESETS[seats % 2]}) for seats in MASTERMIND.seats] + TABLES[-3:]
SITTING = [("thumb", table) for table in TABLES] + [("belief", table) for table in EACH_SIZE_ONCE]


@pytest.mark.parametrize(("level", "variant"), SITTING, ids=str)
def test_every_level_plays_every_table_to_its_end(level: str, variant: Variant) -> None:
    match = Match(MASTERMIND, variant.seats, SEED, variant.options)
    go_on(match, seat_all(match, level))
    assert match.result


@pytest.mark.parametrize(("level", "games"), [("novice", 8), ("thumb", 8), ("belief", 3)])
def test_directors_stand_by_whom_they_nominated_on_both_sides(level: str, games: int) -> None:
    for number in range(games):
        director = -1
        for event in played(5, number, level, level).view(None).story:
            if isinstance(event, Nominated):
                director = event.director
            elif isinstance(event, Voted):
                assert director in event.approving


def test_belief_beats_random_on_both_sides() -> None:
    anyhow = AtRandom()
    assert sum([agency_wins(5, n, belief, anyhow) for n in range(20)]) >= 17
    assert sum([not agency_wins(5, n, anyhow, belief) for n in range(6)]) >= 4


def test_belief_beats_thumb_on_the_same_deals_with_the_sides_exchanged() -> None:
    """Its Syndicate hides, which a table of thumb bots does not reward: what counts is both sides together."""
    deals = range(12)
    as_agency = sum([agency_wins(5, n, belief, thumb) for n in deals])
    as_syndicate = sum([not agency_wins(5, n, thumb, belief) for n in deals])
    assert as_agency > sum([agency_wins(5, n, thumb, thumb) for n in deals])
    assert as_agency + as_syndicate > 1.2 * len(deals)


@pytest.mark.parametrize("style", [style for style in STYLES if STYLES[style].syndicate is not search])
def test_beliefs_hardly_lose_more_than_the_even_model_against(style: str) -> None:
    """Where everybody plays at random the even model can't be beaten; the long form is ``make strength``.

    Left out is the Syndicate that plays on these very beliefs: against it they are wrong.
    """
    losses = [loss for n in range(12) if (loss := game_loss(5, n, STYLES[style])) is not None]
    assert sum(losses) / len(losses) < 0.1


def test_before_anything_has_happened_beliefs_are_the_prior() -> None:
    s = table(7)
    beliefs = Beliefs(sees(s, ANN))
    assert np.allclose(beliefs.weights, 1 / len(beliefs.roles))
    assert len(beliefs.roles) == 60


def test_beliefs_follow_the_worlds_in_what_is_certain() -> None:
    s = table(7)
    agent, head = 4, 6
    assert np.allclose(Beliefs(sees(s, agent)).evil[[4, 5]], 1)
    assert np.isclose(Beliefs(sees(s, head)).mastermind[head], 1)
    assert np.isclose(Beliefs(sees(s, None)).evil.sum(), 3)


def test_a_director_who_passed_a_choice_knows_who_enacted_the_worse() -> None:
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")
    assert Beliefs(sees(s, ANN)).evil[DOT] > 0.7
    assert Beliefs(sees(s, BEA)).evil[DOT] < 0.6


def test_who_approves_of_the_syndicate_is_suspected_with_it() -> None:
    """Investigated by Ann, Dot is of the Syndicate; Bea approved of her again and again, and Cal never."""
    view = sees(table(7), ANN)
    council = [Nominated(EVE, DOT), Voted((BEA, EVE, DOT), (ANN, CAL, 5, 6)), Rejected(1)]
    story = (*view.story, Investigated(ANN, DOT, SYNDICATE), *council * 3)
    watched = replace(view, story=story, findings=((DOT, SYNDICATE),))
    evil = Beliefs(watched).evil
    assert evil[DOT] > 0.99 and evil[BEA] > evil[CAL] + 0.1


def test_where_everybody_jokes_little_is_taken_seriously() -> None:
    """Three of five say that they are the Mastermind."""
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")
    before = Beliefs(sees(s, ANN)).evil[DOT]
    for seat in (BEA, CAL, DOT):
        s.tell(Said(seat, IAm(THE_MASTERMIND)))
    assert 0.5 < Beliefs(sees(s, ANN)).evil[DOT] < before


def test_of_two_who_contradict_each_other_one_is_hardly_honest() -> None:
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")
    before = Beliefs(sees(s, BEA))
    s.tell(Said(ANN, idrew(1, 2)))
    s.tell(Said(DOT, ireceived(0, 2)))
    after = Beliefs(sees(s, BEA))
    assert after.pairs[ANN, 0, DOT, 0] < 0.5 * before.pairs[ANN, 0, DOT, 0]
    assert after.evil[CAL] < before.evil[CAL] and after.evil[EVE] < before.evil[EVE]


def idrew(agency: int, syndicate: int) -> IDrew:
    return IDrew(1, Cards(agency, syndicate))


def ireceived(agency: int, syndicate: int) -> IReceived:
    return IReceived(1, Cards(agency, syndicate))


def test_what_everybody_knows_is_what_a_spectator_knows() -> None:
    match = played(7, 3, thumb, thumb)
    run = Run(MASTERMIND, 7, match.settings, actions_of(match))
    for n, (s, _, _) in enumerate(run.states()):
        if s.roles and n % 9 == 0:
            seen, spectator = Beliefs(public(sees(s, 2))), Beliefs(sees(s, None))
            assert np.allclose(seen.evil, spectator.evil)


def actions_of(match: Match[Any, Any]) -> list[Any]:
    actions: list[Any] = []
    for line in read(match.record.lines):
        if isinstance(line, Moved):
            actions.append((line.seat, decoded(MASTERMIND.read_move, line.move)))
        elif isinstance(line, Spoke):
            actions.append((line.seat, decoded(MASTERMIND.read_claim, line.claim)))
    return actions


@pytest.mark.parametrize("mind", [thumb, belief])
def test_the_agency_tells_the_truth(mind: Any) -> None:
    s = table(5, top="ASS")
    council(s, BEA, "S", "A")
    assert mind.speak(sees(s, ANN), MASTERMIND.speech(sees(s, ANN)), Random(1)) == idrew(1, 2)
    assert mind.speak(sees(s, BEA), MASTERMIND.speech(sees(s, BEA)), Random(1)) == ireceived(1, 1)
    assert mind.speak(sees(s, CAL), MASTERMIND.speech(sees(s, CAL)), Random(1)) is None


@pytest.mark.parametrize("mind", [thumb, belief])
def test_the_syndicate_had_no_choice_or_blames_the_other(mind: Any) -> None:
    s = table(5, top="AAS", director=DOT)
    council(s, EVE, "A", "S")
    heard = {mind.speak(sees(s, DOT), MASTERMIND.speech(sees(s, DOT)), Random(n)) for n in range(9)}
    assert idrew(0, 3) in heard <= {idrew(0, 3), idrew(1, 2)}
    assert mind.speak(sees(s, EVE), MASTERMIND.speech(sees(s, EVE)), Random(1)) == ireceived(0, 2)


def test_an_operative_of_the_syndicate_admits_two_agency_cards() -> None:
    s = table(5, top="AAS", director=ANN)
    council(s, EVE, "S", "A")
    assert belief.speak(sees(s, EVE), MASTERMIND.speech(sees(s, EVE)), Random(1)) == ireceived(2, 0)


def test_the_last_card_is_never_given_away_in_hiding() -> None:
    s = table(5, top="ASS", director=ANN)
    s.agency = 4
    elect(s, EVE)
    discard(s, "S")
    assert belief.choose(sees(s, EVE), Random(1)) == Enact(SYNDICATE)


@pytest.mark.parametrize("mind", [thumb, belief])
def test_the_agency_keeps_its_policies(mind: Any) -> None:
    s = table(5, top="ASS")
    elect(s, BEA)
    assert mind.choose(sees(s, ANN), Random(1)) == Discard(SYNDICATE)
    discard(s, "S")
    assert mind.choose(sees(s, BEA), Random(1)) == Enact(AGENCY)


@pytest.mark.parametrize(("mind", "enough"), [(thumb, 25), (belief, 8)])
def test_hidden_things_exchanged_change_no_choice(mind: Any, enough: int) -> None:
    chooses_alike(mind, KIT, enough=enough)


def test_the_fitted_shares_make_one() -> None:
    for shares in FITTED.values():
        assert np.isclose(sum(shares), 1)


def test_one_babbler_does_not_spoil_the_words_of_the_others() -> None:
    """Cal claims to be the Mastermind; what Bea says still counts in full, and what Cal says counts less."""
    s = table(5, top="ASS")
    before = Beliefs(sees(s, ANN)).reliability
    s.tell(Said(CAL, IAm(THE_MASTERMIND)))
    after = Beliefs(sees(s, ANN)).reliability
    assert after.trusted(CAL) < before.trusted(CAL) / 2 and after.trusted(BEA) == before.trusted(BEA)
