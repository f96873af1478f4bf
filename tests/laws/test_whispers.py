"""A standing leak: each kind of event that some game whispers is whispered to one neighbour more, and is caught."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core import Event, Seat, State, Whisper
from parlour.games import SHELF
from parlour.testing import LAWS, Breach, Kit
from parlour.testing.laws import twin_worlds
from parlour.testing.run import random_run

GAMES = 24


def kit_of(game: str) -> Kit:
    place = "tests.toy.kit" if game == "manor" else f"tests.games.{game}.kit"
    kit: Kit = import_module(place).KIT
    return kit


def whispered(kit: Kit) -> dict[str, Counter[str]]:
    """The kinds of event that not everybody hears alike, and how often they came up at each table."""
    found: dict[str, Counter[str]] = {}
    for seed, variant in product(range(-(-GAMES // len(kit.variants))), kit.variants):
        for told in random_run(kit, variant, seed).end().told:
            if isinstance(told, Whisper) and told.event != told.others:
                found.setdefault(type(told.event).__name__, Counter())[str(variant)] += 1
    return found


def loud(kind: str) -> Any:
    """``State.whisper`` with an indiscreet mouth: the seat to the left of those who may hear it hears it too."""
    discreet = State.whisper

    def whisper(self: State, event: Event, only: tuple[Seat, ...], others: Event | None = None) -> None:
        if type(event).__name__ == kind and len(only) < self.seats:
            only = (*only, next(seat for n in range(1, self.seats) if (seat := (only[0] + n) % self.seats) not in only))
        discreet(self, event, only, others)

    return whisper


@pytest.mark.slow
@pytest.mark.parametrize("game", ["manor", *SHELF])
def test_a_neighbour_who_hears_one_kind_of_whisper_too_many_is_noticed(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, unnoticed = kit_of(game), list[str]()
    found = whispered(kit)
    monkeypatch.setattr(twin_worlds, "DEAR", {})  # what is told shows in the cheap channels already
    monkeypatch.setattr(twin_worlds, "DEAREST", {})
    for kind in sorted(found):
        oftenest = sorted(kit.variants, key=lambda variant: -found[kind][str(variant)])
        with monkeypatch.context() as patch:
            patch.setattr(State, "whisper", loud(kind))
            try:
                LAWS["twins_look_alike"](replace(kit, variants=oftenest))
                unnoticed.append(kind)
            except Breach:
                pass
    assert unnoticed == []
