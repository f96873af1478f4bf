"""The law of twin worlds for minds: exchange what a seat has no right to see, and it chooses as before."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from parlour.testing import Kit, Run, act, refused
from parlour.testing.run import random_run

SEEDS = range(12)


def chooses_alike(mind: Any, kit: Kit, enough: int, most: int = 3) -> None:
    """Try ``enough`` choices for every kind of hidden thing, of which ``most`` may come from one pair of worlds."""
    compared: Counter[str] = Counter()
    for seed, variant in product(SEEDS, kit.variants):
        if all([compared[kind] >= enough for kind in kit.kinds]):
            break
        run = random_run(kit, variant, seed)
        for seat in range(run.seats):
            for kind, actions in kit.twins(run, seat, Random(seed)):
                if compared[kind] < enough:
                    compared[kind] += choices_compared(mind, run, actions, seat, most)
    assert all([compared[kind] >= enough for kind in kit.kinds]), compared


def choices_compared(mind: Any, run: Run, actions: Any, seat: int, most: int) -> int:
    """In two worlds that differ, wherever the seat has a choice, it is the same; the first few are tried."""
    ours, theirs, compared = run.begin(), run.begin(), 0
    for mine, other in zip(run.actions, actions):
        if compared == most or refused(run.game, theirs, *other):
            break
        act(ours, *mine)
        act(theirs, *other)
        if seat in ours.asked and seat in theirs.asked and ours != theirs:
            view, same = [run.game.view(s, seat) for s in (ours, theirs)]
            assert view == same
            if len(view.options) > 1:
                assert mind.choose(view, Random(7)) == mind.choose(same, Random(7))
                compared += 1
    return compared
