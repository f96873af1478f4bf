"""Views are written by keyword and built by place, and that changes nothing but the time it takes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core import NATURE, Seat, View, by_place, chance, common, options, play
from parlour.games import SHELF, find
from tests.core.matches import opened
from tests.toy import Manor


class TwoMore(View, frozen=True):
    one: int
    other: int


def in_order(s: Manor, seat: Seat | None) -> TwoMore:
    double = s.seats * 2
    return TwoMore(*common(s, seat), one=s.seats, other=double)


def out_of_order(s: Manor, seat: Seat | None) -> TwoMore:
    return TwoMore(*common(s, seat), other=2, one=1)


def not_a_call(s: Manor, seat: Seat | None) -> TwoMore:
    return replace(TwoMore(*common(s, seat), one=1, other=2), one=3)


def test_what_is_given_by_keyword_comes_to_its_place() -> None:
    s = opened().state
    view = by_place(in_order)
    assert view is not in_order and view(s, 0) == in_order(s, 0)
    assert (view(s, 0).one, view(s, 0).other) == (s.seats, 2 * s.seats)


@pytest.mark.parametrize(("view", "why"), [(out_of_order, "in its own order"), (not_a_call, "A view ends with")])
def test_what_cannot_be_placed_is_refused_when_it_is_written(view: Callable[..., Any], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        by_place(view)


def test_a_view_without_source_stays_as_it_is() -> None:
    scope: dict[str, Any] = {}
    exec("def view(s, seat): return None", scope)
    assert by_place(scope["view"]) is scope["view"]


@pytest.mark.parametrize("name", SHELF)
def test_every_view_of_every_game_is_the_one_that_is_written(name: str) -> None:
    game, rng = find(name), Random(3)
    written: Any = game.view.__wrapped__  # type: ignore[attr-defined]
    s = game.begin(game.seats[-1], game.table(game.seats[-1], {}))
    for _ in range(200):
        if not s.asked:
            break
        assert [game.view(s, seat) for seat in (None, *range(s.seats))] == [
            written(s, seat) for seat in (None, *range(s.seats))
        ]
        asked = rng.choice(s.asked)
        play(s, asked, chance(s, rng.randrange) if asked == NATURE else rng.choice(options(s, asked)))
