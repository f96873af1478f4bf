"""The laws, on every game of the shelf and on the toy; one test for each law and game, so that a failure reads well."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from parlour.games import SHELF, find
from parlour.testing import LAWS, Kit

SELDOM = ("choices_stay_sealed", "order_of_arrival", "cases_tell_nothing")  # a game may have no such thing


def kit_of(game_id: str) -> Kit:
    """The kit that stands beside the game's tests."""
    place = "tests.toy.kit" if game_id == "manor" else f"tests.games.{game_id}.kit"
    try:
        missing = find_spec(place) is None
    except ModuleNotFoundError:
        missing = True
    if missing:
        pytest.fail(
            f"Write {place.replace('.', '/')}.py with KIT = Kit(game=…, variants=…, kinds=…, twins=…, small=…)."
        )
    kit: Kit = import_module(place).KIT
    return kit


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["manor", *SHELF])
@pytest.mark.parametrize("law", LAWS)
def test_law(law: str, game_id: str) -> None:
    looked_at = LAWS[law](kit_of(game_id))
    assert looked_at or law in SELDOM, f"{law} looked at nothing"


@pytest.mark.parametrize("game_id", SHELF)
def test_the_kit_is_for_the_game_on_the_shelf_and_plays_it_at_every_size(game_id: str) -> None:
    kit, game = kit_of(game_id), find(game_id)
    assert kit.game is game
    assert {variant.seats for variant in kit.variants} >= {game.seats[0], game.seats[-1]}
    assert kit.small, "a game without a small table is never counted by brute force"
