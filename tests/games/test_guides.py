"""The guide of a first game: everything that it speaks of comes up, and it goes by what a seat is shown."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from msgspec import to_builtins

from parlour.core import ENGLISH, ME, Aim, Event, Guide, Seat, Tip
from parlour.games import SHELF, find
from parlour.server.shelf import first_game
from parlour.testing import Kit
from parlour.testing.run import runs

GAMES = 12


def guide_of(game: str) -> Guide:
    return find(game).words(ENGLISH).GUIDE


def seen(game: str) -> Iterator[tuple[Seat, Any]]:
    """What seats see in random games, each time that one is asked."""
    kit: Kit = import_module(f"tests.games.{game}.kit").KIT
    for run in runs(kit, GAMES):
        for s, _, _ in run.states():
            for seat in {*s.asked} & {*range(run.seats)}:
                yield seat, kit.game.view(s, seat)


def comes_up(tip: Tip, view: Any) -> bool:
    offered = {type(move).__name__ for move in view.options}
    return bool(offered & {*tip.options}) or bool({type(event).__name__ for event in view.story} & {*tip.events})


def holds(aim: Aim, event: Event, seat: Seat) -> bool:
    if type(event).__name__ != aim.event:
        return False
    fields = to_builtins(event)
    wanted = {name: seat if value == ME else value for name, value in aim.where.items()}
    return all(fields[name] == value or value in as_list(fields[name]) for name, value in wanted.items())


def as_list(field: object) -> list[object]:
    return list(field) if isinstance(field, list | tuple) else []


@pytest.mark.parametrize("game", SHELF)
def test_every_tip_comes_up_in_some_game_and_every_aim_is_somebodys(game: str) -> None:
    guide = guide_of(game)
    tips, aims = [*guide.tips], [aim for aim in guide.aims if aim.event]
    for seat, view in seen(game):
        tips = [tip for tip in tips if not comes_up(tip, view)]
        aims = [aim for aim in aims if not any(holds(aim, event, seat) for event in view.story)]
        if not tips and not aims:
            return
    assert (tips, aims) == ([], [])


@pytest.mark.parametrize("game", SHELF)
def test_a_guide_is_short_and_each_tip_has_a_name_and_an_occasion(game: str) -> None:
    guide = guide_of(game)
    assert guide.aims
    assert 5 <= len(guide.tips) <= 11
    assert len({tip.id for tip in guide.tips}) == len(guide.tips)
    for tip in guide.tips:
        assert tip.options or tip.events
        assert len(tip.title) <= 40 and len(tip.text) <= 140, tip.id


@pytest.mark.parametrize("game", SHELF)
def test_a_first_game_can_be_played_as_it_is_proposed(game: str) -> None:
    first = first_game(find(game))
    assert find(game).table(first.seats, first.options)
