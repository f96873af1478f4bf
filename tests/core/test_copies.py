"""A match can be copied and pickled; each copy lives its own life.  Wrong types are answered with a sentence."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import structs

from parlour.core import Match, Refused, restore, verify
from parlour.games import SHELF, find
from tests.toy import MANOR

SEED = bytes(range(32))
NAMES = ("Droll Fox", "Hand", "Doc", "Your")


def half_way() -> Match[Any, Any]:
    match = Match(MANOR, 4, SEED, names=NAMES)
    for _ in range(20):
        match.play(match.asked[0], match.options(match.asked[0])[0])
    return match


def play_on(match: Match[Any, Any]) -> list[str]:
    while match.result is None:
        match.play(match.asked[0], match.options(match.asked[0])[-1])
    return match.record.lines


@pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))],
    ids=["copy", "deep", "pickle"],
)
def test_a_copy_lives_its_own_life(copied: Callable[[Any], Any]) -> None:
    match = half_way()
    lines = match.record.lines.copy()
    other = copied(match)
    assert other.game is match.game
    assert [other.view(seat) for seat in range(4)] == [match.view(seat) for seat in range(4)]
    ended = play_on(other).copy()
    assert match.record.lines == lines
    assert match.result is None
    assert play_on(match) == ended
    verify(MANOR, ended)


def test_a_game_that_stands_on_no_title_page_is_not_pickled() -> None:
    changed = structs.replace(MANOR, title="Manor, changed")
    with pytest.raises(pickle.PicklingError, match=r"^Manor, changed stands on no title page, .* pickled\.$"):
        pickle.dumps(Match(changed, 4, SEED))
    assert copy.deepcopy(Match(changed, 4, SEED)).game is changed


def test_the_names_of_the_players_are_in_the_record() -> None:
    lines = half_way().record.lines
    assert '"names":["Droll Fox","Hand","Doc","Your"]' in lines[0]
    assert restore(MANOR, lines, SEED).record.lines == lines
    assert "names" not in Match(MANOR, 4, SEED).record.lines[0]


def test_there_is_a_name_for_each_seat() -> None:
    with pytest.raises(Refused, match=r"^4 seats need 4 names, not 3\.$"):
        Match(MANOR, 4, SEED, names=NAMES[:3])


@pytest.mark.parametrize("seed", ["x", 7, None, bytearray(32)])
def test_a_seed_of_another_type_is_refused_in_a_sentence(seed: Any) -> None:
    with pytest.raises(TypeError, match=r"^A seed is of bytes, such as secrets\.token_bytes\(32\), and not .*\.$"):
        Match(MANOR, 4, seed)


@pytest.mark.parametrize("seat", [7, -1, "0", 4])
def test_a_seat_that_is_not_there_is_refused_in_a_sentence(seat: Any) -> None:
    with pytest.raises(Refused, match=r"^There is no seat .*; the seats are the numbers from 0 to 3\.$"):
        half_way().view(seat)


@pytest.mark.parametrize("source", [Random, Random(7), 7, None])
def test_numbers_that_cannot_be_drawn_are_refused_in_a_sentence(source: Any) -> None:
    worlds = MANOR.worlds(half_way().view(0))
    with pytest.raises(TypeError, match=r"^Numbers are drawn by a function of n, .*, and not by .*\.$"):
        worlds.sample(source)


@pytest.mark.parametrize("game", SHELF)
def test_no_game_draws_from_what_is_no_source(game: str) -> None:
    match = Match(find(game), find(game).seats[0], SEED)
    worlds = match.game.worlds(match.view(0))
    worlds.sample(Random(7).randrange)
    with pytest.raises(TypeError, match=r"^Numbers are drawn by a function of n, "):
        worlds.sample(Random)  # type: ignore[arg-type]
