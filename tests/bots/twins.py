"""The law of twin worlds for minds: exchange what a seat has no right to see, and it chooses as before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

from parlour.testing import Kit, Run, act, refused
from parlour.testing.run import random_run

SEEDS = range(12)

Tell = Callable[[Run, Any, int], object]  # what a seat is told in a state; None: nothing worth comparing


def chooses_alike(mind: Any, kit: Kit, enough: int, most: int = 3) -> None:
    """A mind chooses the same in twin worlds, at every kind of choice."""

    def choice(run: Run, s: Any, seat: int) -> object:
        view = run.game.view(s, seat)
        return (view, mind.choose(view, Random(7))) if seat in s.asked and len(view.options) > 1 else None

    told_alike(choice, kit, enough, most)


def told_alike(tell: Tell, kit: Kit, enough: int, most: int = 3) -> None:
    """Try ``enough`` moments for every kind of hidden thing, of which ``most`` may come from one pair of worlds."""
    compared: Counter[str] = Counter()
    for seed, variant in product(SEEDS, kit.variants):
        if all([compared[kind] >= enough for kind in kit.kinds]):
            break
        run = random_run(kit, variant, seed)
        for seat in range(run.seats):
            for kind, actions in kit.twins(run, seat, Random(seed)):
                if compared[kind] < enough:
                    compared[kind] += moments_compared(tell, run, actions, seat, most)
    assert all([compared[kind] >= enough for kind in kit.kinds]), compared


def moments_compared(tell: Tell, run: Run, actions: Any, seat: int, most: int) -> int:
    """In two worlds that differ, what the seat is told is the same each time; the first few are tried."""
    ours, theirs, compared = run.begin(), run.begin(), 0
    for mine, other in zip(run.actions, actions):
        if compared == most or refused(run.game, theirs, *other):
            break
        act(ours, *mine)
        act(theirs, *other)
        if ours != theirs and (told := tell(run, ours, seat)) is not None:
            assert told == tell(run, theirs, seat)
            compared += 1
    return compared
