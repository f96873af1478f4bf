"""A case holds nothing that its seat did not see: what is cut from twin games is the same, byte for byte.

The answer is proved, so it is the same in every world that looks alike; if a twin brought another, the case would hold
the truth and not what follows from the view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, TypeAlias

from parlour.cases.case import Case, written
from parlour.cases.cutting import cut
from parlour.cases.riddles import RIDDLES
from parlour.core import NATURE, Game, Seat
from parlour.testing.breach import breach
from parlour.testing.kit import Actions, Kit, soak
from parlour.testing.laws.twin_worlds import some_twins
from parlour.testing.run import Run, act, random_run, refused

Cut: TypeAlias = Callable[[Game[Any, Any], Any, Seat], Iterator[Case]]
LAW: Final = "Cases"
GAMES: Final = 8  # random games at most
ENOUGH: Final = 16  # cases compared
MOST: Final = 600  # looks, of which most find no case
LOOKS: Final = 3  # at moments after the exchange, of one twin


def cases_tell_nothing(kit: Kit, maker: Cut = cut) -> Counter[str]:
    """Exchange what is hidden from a seat: the cases that ``maker`` cuts for it don't change."""
    tally: Counter[str] = Counter()
    if kit.game.id not in RIDDLES:
        return tally
    for seed in range(GAMES * soak()):
        for variant in kit.variants:
            run = random_run(kit, variant, seed)
            for seat in range(run.seats):
                if tally["cases"] < ENOUGH * soak() and tally["looks"] < MOST * soak():
                    tally += compared(kit, run, seat, maker)
    return tally


def compared(kit: Kit, run: Run, seat: Seat, maker: Cut) -> Counter[str]:
    """What is cut for ``seat`` from a game and from some of its twins."""
    tally: Counter[str] = Counter()
    rng = Random(f"cases {run.name} {seat}")
    for kind, twin in some_twins(kit, run, seat, rng):
        for n, ours, theirs in both(run, twin, seat, rng):
            mine, other = lines(kit, ours, seat, maker), lines(kit, theirs, seat, maker)
            if mine != other:
                breach(LAW, run.at(n), f"{kind} exchanged, hidden from seat {seat}: its cases differ.")
            tally.update({"looks": 1, "cases": len(mine)})
    return tally


def lines(kit: Kit, s: Any, seat: Seat, maker: Cut) -> list[bytes]:
    return [written(case) for case in maker(kit.game, s, seat)]


def both(run: Run, twin: Actions, seat: Seat, rng: Random) -> Iterator[tuple[int, Any, Any]]:
    """Some moments at which ``seat`` is asked in a game and in its twin, after they have parted."""
    parted = next((n for n, (mine, other) in enumerate(zip(run.actions, twin)) if mine != other), len(twin))
    ours = Run(run.game, run.seats, run.settings, run.actions[:parted]).end()
    theirs, looks = ours.clone(), 0
    late = rng.randrange(parted, len(run.actions) + 1)
    for n, (mine, other) in enumerate(zip(run.actions[parted:], twin[parted:]), parted + 1):
        if looks == LOOKS or refused(run.game, theirs, *other):
            return
        act(ours, *mine)
        act(theirs, *other)
        if not ours.asked or not theirs.asked:
            return
        if n >= late and NATURE not in (*ours.asked, *theirs.asked) and seat in ours.asked:
            looks += 1
            yield n, ours, theirs
