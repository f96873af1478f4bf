"""Bots are found by their level, see only a view, and draw from streams that belong to one question each."""

from __future__ import annotations

from collections.abc import Sequence
from pickle import dumps, loads
from random import Random
from typing import Any

import pytest
from msgspec import Raw, json

from parlour import bots, games
from parlour.bots import Question, answer, levels, occasion, question
from parlour.bots import random as at_random
from parlour.bots.pool import Pool
from parlour.bots.streams import Late, Numbers
from parlour.core import PASS, TIME_UP, Claim, Match, Refused, Said, View, restore
from parlour.core.referee.record import Moved, Spoke, read
from tests.bots.minds import teach
from tests.bots.work import Spy
from tests.toy import MANOR

SEED = bytes(range(32))


class Chatterbox:
    """Takes any option, and says anything it may."""

    choose = staticmethod(at_random.choose)

    def speak(self, view: Any, claims: Sequence[Claim], rng: Random) -> Claim | None:
        return rng.choice(claims)


def seat_all(match: Match[Any, Any], bot: str | bots.Mind = "random") -> bots.Company:
    return bots.Company(match, dict.fromkeys(range(match.state.seats), bot))


def go_on(match: Match[Any, Any], company: bots.Company, moves: int = 100_000) -> None:
    for _ in range(moves):
        if match.result:
            return
        company.talk()
        company.answer(company.next())


@pytest.fixture
def chatty(monkeypatch: pytest.MonkeyPatch) -> str:
    """A level that plays Manor and talks."""
    teach(monkeypatch, "chatterbox", "manor", choose=at_random.choose, speak=Chatterbox().speak)
    monkeypatch.setattr(games, "find", lambda game: {"manor": MANOR}[game])
    return "chatterbox"


MEASURED = ("mind_reader", "mastermind", "pi", "graves", "death_cards")  # a new game has fewer levels at first


def test_the_levels_are_listed_weakest_first() -> None:
    assert list(bots.LEVELS) == ["random", "novice", "thumb", "belief", "search"]
    for name, level in bots.LEVELS.items():
        assert (level.name, level.sentence[-1]) == (name, ".")


@pytest.mark.parametrize("game", MEASURED)
def test_every_level_says_how_strong_it_is_in_every_game_it_plays(game: str) -> None:
    for level in bots.offered(game):
        assert level.strength[game].endswith("."), level.name
        assert level.thinking[game] >= 0


def test_a_level_is_proposed_at_which_the_murderer_gets_away_as_often_as_not() -> None:
    names = [bots.proposed("death_cards", seats).name for seats in range(2, 7)]
    assert names == ["novice", "thumb", "thumb", "belief", "belief"]
    assert all([40 <= levels.WINS["death_cards", name, seats] <= 60 for seats, name in enumerate(names, 2)])
    assert all([levels.LEVELS[name] in bots.offered(game, seats) for (game, seats), name in levels.EVEN.items()])


@pytest.mark.parametrize("game", MEASURED)
def test_elsewhere_the_strongest_up_to_belief_is_proposed(game: str) -> None:
    for seats in {*games.find(game).seats} - {seats for other, seats in levels.EVEN if other == game}:
        offered = [level.name for level in bots.offered(game, seats)]
        up_to = [name for name in offered if name != "search"]
        assert bots.proposed(game, seats).name == up_to[-1]
        assert offered[0] == "random"


def test_a_level_that_is_not_shown_to_be_better_is_not_offered() -> None:
    for game in ("death_cards", "mastermind"):
        assert "search" not in [level.name for level in bots.offered(game)]
    assert "search" in [level.name for level in bots.offered("pi", 3)]
    assert "search" not in [level.name for level in bots.offered("pi", 2)]
    assert [level.name for level in bots.offered("mind_reader", 3)] == ["random", "novice", "thumb", "search"]
    assert ["search" in [level.name for level in bots.offered("mind_reader", seats)] for seats in range(2, 7)] == [
        *(False, True, True, False, False)
    ]
    with pytest.raises(Refused, match=r"^No search bot has learnt Death on the Cards\.$"):
        bots.known("search", "death_cards")


def test_a_table_that_began_with_a_level_no_longer_offered_goes_on() -> None:
    assert bots.mind("search", "death_cards").choose is not bots.mind("belief", "death_cards").choose


def test_without_belief_the_strongest_there_is_is_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [level.name for level in bots.offered("manor")] == ["random"]
    assert bots.proposed("manor").name == bots.standby("manor").name == "random"
    teach(monkeypatch, "thumb", "manor", choose=at_random.choose)
    assert bots.proposed("manor").name == bots.standby("manor").name == "thumb"


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Refused) as refused:
        bots.known("belive", "mind_reader")
    assert str(refused.value) == "There is no bot called belive; there are random, novice, thumb, belief, search."


def test_a_bot_that_has_not_learnt_a_game_is_refused(chatty: str) -> None:
    with pytest.raises(Refused, match=r"^No belief bot has learnt Manor\.$"):
        bots.known("belief", "manor")
    with pytest.raises(Refused, match=r"^No belief bot has learnt Manor\.$"):
        bots.Company(Match(MANOR, 4, SEED), {0: "belief"})
    assert not bots.talks("belief", "manor")


def test_a_level_talks_if_its_mind_for_the_game_does(chatty: str) -> None:
    assert bots.talks(chatty, "manor")
    assert not bots.talks("random", "manor")


def test_the_random_bot_takes_every_option_sooner_or_later() -> None:
    match = Match(MANOR, 4, SEED)
    view, rng = match.view(match.asked[0]), Random(1)
    assert {at_random.choose(view, rng) for _ in range(200)} == set(view.options)


def test_a_mind_is_given_the_view_of_its_seat_and_never_a_state() -> None:
    match = Match(MANOR, 4, SEED)
    spies = {seat: Spy() for seat in range(4)}
    go_on(match, bots.Company(match, spies))
    for seat, spy in spies.items():
        assert spy.given
        assert all([isinstance(view, View) and view.seat == seat for view, _ in spy.given])
        assert all([len(view.options) > 1 for view, _ in spy.given]), "a single option needs no thought"


def test_a_mind_that_needs_only_options_is_shown_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(MANOR, 4, SEED)
    monkeypatch.setattr(match, "view", lambda seat: pytest.fail("a view was built"))
    go_on(match, seat_all(match))
    assert match.result


def test_a_bot_that_breaks_the_rules_is_named_with_its_seat_and_game() -> None:
    class Cheat:
        def choose(self, view: Any, rng: Random) -> Any:
            return TIME_UP

    match = Match(MANOR, 4, SEED)
    with pytest.raises(bots.IllegalMove, match=r"^Bot Cheat on seat \d of Manor played TimeUp\(\)\. "):
        go_on(match, seat_all(match, Cheat()))


def test_the_numbers_of_a_key_are_found_by_their_place() -> None:
    numbers, again = Numbers(SEED, "bot", 1), Numbers(SEED, "bot", 1)
    places = [*range(200)]
    assert [numbers[place] for place in places] == [again[place] for place in reversed(places)][::-1]
    assert len({numbers[place] for place in places}) == 200
    assert Numbers(SEED, "bot", 2)[0] != numbers[0]


def test_a_late_generator_gives_the_numbers_of_a_new_one() -> None:
    late = Late()
    for number in (7, 2**63):
        for draw in (lambda rng: rng.random(), lambda rng: rng.sample(range(100), 5), lambda rng: rng.gauss(0, 1)):
            late.later(number)
            same = Random(number)
            assert [draw(late) for _ in range(3)] == [draw(same) for _ in range(3)]


def test_streams_are_the_same_for_the_same_key_and_else_different() -> None:
    keys: list[tuple[str | int, ...]] = [("bot", 0, 7), ("bot", 0, 8), ("bot", 1, 7), ("talk", 0, 7), ("bot", 10, 7)]
    first = [bots.stream(SEED, *key).random() for key in keys]
    assert first == [bots.stream(SEED, *key).random() for key in keys]
    assert len(set(first)) == len(keys)
    assert bots.stream(SEED[::-1], *keys[0]).random() != first[0]


def test_in_a_question_to_all_no_seat_is_favoured() -> None:
    first = set()
    for n in range(100):
        match = Match(MANOR, 4, bytes([n]) * 32)
        while len(match.asked) < 4:
            match.play(match.asked[0], match.options(match.asked[0])[-1])
        first.add(seat_all(match).next())
    assert first == {0, 1, 2, 3}


def test_a_match_that_was_left_and_resumed_goes_on_as_if_nobody_had_left() -> None:
    go_on(whole := Match(MANOR, 4, SEED), seat_all(whole, Chatterbox()))
    for moves in (1, 10, 50):
        go_on(left := Match(MANOR, 4, SEED), seat_all(left, Chatterbox()), moves)
        go_on(again := restore(MANOR, left.record.lines, SEED), seat_all(again, Chatterbox()))
        assert again.record.lines == whole.record.lines


def test_a_bot_that_talks_says_one_thing_until_something_else_has_happened() -> None:
    match = Match(MANOR, 4, SEED)
    company = seat_all(match, Chatterbox())
    company.talk()
    company.talk()
    said = [event for event in match.view(None).story if isinstance(event, Said)]
    assert [event.seat for event in said] == [0, 1, 2, 3]


def test_a_silent_bot_is_not_asked_to_speak(chatty: str) -> None:
    match = Match(MANOR, 4, SEED)
    assert not seat_all(match).talkers
    assert occasion(match, 0, "random") is None
    assert occasion(match, 0, chatty)


def test_nobody_is_asked_to_speak_who_may_say_nothing(chatty: str) -> None:
    match = Match(MANOR, 4, SEED)
    match.say(2, match.claims(2)[0])
    assert occasion(match, 2, chatty) is None
    assert occasion(match, 1, chatty)
    go_on(match, seat_all(match))
    assert occasion(match, 1, chatty) is None


def test_the_company_gives_the_answers_that_a_worker_would_give(chatty: str) -> None:
    """Before each answer and each remark of a whole match, the same is asked the server's way."""
    match = Match(MANOR, 4, SEED)
    while match.result is None:
        for seat in range(4):
            asked = occasion(match, seat, chatty)
            expected = Spoke(seat, Raw(json.encode(answer(loads(dumps(asked)))))) if asked else None
            before = len(match.record.lines)
            bots.Company(match, {seat: chatty}).talk()
            assert [*read(match.record.lines)][before:] == ([expected] if expected else [])
        company = seat_all(match, chatty)
        seat, before = company.next(), len(match.record.lines)
        move = answer(loads(dumps(question(match, seat, chatty))))
        company.answer(seat)
        assert [*read(match.record.lines)][before] == Moved(seat, Raw(json.encode(move)))


def test_a_worker_process_gives_the_same_answers() -> None:
    pool, asked = Pool(1), list[Question]()
    match = Match(MANOR, 4, SEED)
    while match.result is None:
        seat = match.asked[0]
        asked.append(question(match, seat, "random"))
        match.play(seat, match.options(seat)[-1])
    futures = [pool.submit(answer, each) for each in asked]
    assert [future.result() for future in futures] == [answer(each) for each in asked]
    pool.close()


def test_a_question_is_a_snapshot_of_its_moment() -> None:
    match = Match(MANOR, 4, SEED)
    seat = match.asked[0]
    asked = question(match, seat, "random")
    first = answer(asked)
    go_on(match, seat_all(match))
    assert answer(asked) == first


def test_what_a_bot_says_does_not_depend_on_what_others_do_in_secret(chatty: str) -> None:
    match = Match(MANOR, 4, SEED)
    while len(match.asked) < 4 or not match.claims(0):  # a first-come question
        seat = match.asked[0]
        match.play(seat, match.options(seat)[-1])
    before = occasion(match, 0, chatty)
    match.play(1, PASS)
    after = occasion(match, 0, chatty)
    assert before is not None
    assert after == before


def test_levels_are_found_without_importing_their_minds() -> None:
    assert levels.can_play("search", "graves")
    assert not levels.can_play("search", "chess")
