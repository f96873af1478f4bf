"""Bots are found by name, see only a view, and draw from streams of their own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from parlour import bots, games
from parlour.bots.random import RandomBot
from parlour.core import Claim, Game, Match, Move, Refused, Said, View, restore
from tests.toy import MANOR

SEED = bytes(range(32))


class Spy(RandomBot):
    """Remembers what it was given."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.given: list[tuple[Any, Random]] = []

    def choose(self, view: Any, rng: Random) -> Move:
        self.given.append((view, rng))
        return super().choose(view, rng)


class Chatterbox(RandomBot):
    """Says whatever it may."""

    def speak(self, view: Any, claims: Sequence[Claim], rng: Random) -> Claim | None:
        return claims[0]


def seat_all(match: Match[Any, Any], kind: type[bots.Bot] = RandomBot) -> bots.Company:
    return bots.Company(match, {seat: kind(match.game) for seat in range(match.state.seats)})


def go_on(match: Match[Any, Any], company: bots.Company, moves: int = 100_000) -> None:
    for _ in range(moves):
        if match.result:
            return
        company.talk()
        company.answer(company.next())


def test_a_bot_is_found_by_its_name() -> None:
    assert bots.find("random") is RandomBot


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Refused) as refused:
        bots.find("belive")
    assert str(refused.value) == f"There is no bot called belive; there are {', '.join(bots.SHELF)}."


def test_the_random_bot_takes_every_option_sooner_or_later() -> None:
    view = Match(games.find("mind_reader"), 4, SEED).view(0)
    bot, rng = bots.find("random")(games.find("mind_reader")), Random(1)
    assert {bot.choose(view, rng) for _ in range(200)} == set(view.options)


def test_a_bot_is_given_its_own_view_and_never_a_state() -> None:
    match = Match(MANOR, 4, SEED)
    spies = {seat: Spy(MANOR) for seat in range(4)}
    go_on(match, bots.Company(match, spies))
    for seat, spy in spies.items():
        assert spy.given
        assert all([isinstance(view, View) and view.seat == seat for view, _ in spy.given])


def test_streams_are_the_same_for_the_same_key_and_else_different() -> None:
    keys: list[tuple[str | int, ...]] = [("bot", 0, 7), ("bot", 0, 8), ("bot", 1, 7), ("talk", 0, 7), ("bot", 10, 7)]
    first = [bots.stream(SEED, *key).random() for key in keys]
    assert first == [bots.stream(SEED, *key).random() for key in keys]
    assert len(set(first)) == len(keys)
    assert bots.stream(SEED[::-1], *keys[0]).random() != first[0]


def test_in_a_question_to_all_no_seat_is_favoured() -> None:
    first = set()
    for n in range(100):
        match = Match(games.find("mind_reader"), 4, bytes([n]) * 32)
        first.add(seat_all(match).next())
    assert first == {0, 1, 2, 3}


def test_a_match_that_was_left_and_resumed_goes_on_as_if_nobody_had_left() -> None:
    go_on(whole := Match(MANOR, 4, SEED), seat_all(whole, Chatterbox))
    for moves in (1, 10, 50):
        go_on(left := Match(MANOR, 4, SEED), seat_all(left, Chatterbox), moves)
        go_on(again := restore(MANOR, left.record.lines, SEED), seat_all(again, Chatterbox))
        assert again.record.lines == whole.record.lines


def test_a_bot_that_talks_says_one_thing_until_something_else_has_happened() -> None:
    match = Match(MANOR, 4, SEED)
    company = seat_all(match, Chatterbox)
    company.talk()
    company.talk()
    said = [event for event in match.view(None).story if isinstance(event, Said)]
    assert [event.seat for event in said] == [0, 1, 2, 3]


def test_a_silent_bot_is_not_asked_to_speak() -> None:
    match = Match(MANOR, 4, SEED)
    company = seat_all(match)
    assert not company.talkers
    assert bots.find("random")(MANOR).speak(match.view(0), match.claims(0), Random(1)) is None
