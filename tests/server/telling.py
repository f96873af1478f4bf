"""Moments at which a browser might give its person away: what it is asked differs, and somebody else may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from random import Random
from typing import Any

from msgspec import Struct

from parlour.core import NATURE, Seat, options
from parlour.testing import Actions, Kit, Run, act, random_run, refused
from parlour.testing.kit import soak
from parlour.testing.laws.twin_worlds import some_twins
from tests.server.twins import parted

MOST = 3  # kinds of question looked at
GAMES = 4 * soak()  # looked through, each at another table of a kit


class Telling(Struct, frozen=True):
    """Two worlds that ``watcher`` may not tell apart, and a seat that is asked in both and sees something else."""

    run: Run
    watcher: Seat
    seat: Seat
    ours: Actions
    theirs: Actions


Differs = Callable[[Any, Any, Seat], bool]


def forced_in_one(ours: Any, theirs: Any, seat: Seat) -> bool:
    """Whether ``seat`` has a choice in one of the worlds only."""
    return [len(options(s, seat)) for s in (ours, theirs)].count(1) == 1


def telling_moments(kit: Kit, differs: Differs = forced_in_one) -> list[Telling]:
    """Those of some random games, those that are soonest reached first."""
    return sorted(found_moments(kit, differs), key=lambda one: len(one.ours))


def found_moments(kit: Kit, differs: Differs) -> Iterator[Telling]:
    """The first one of each twin."""
    for seed, variant in islice(product(range(GAMES), kit.variants), GAMES):
        run = random_run(kit, variant, seed)
        for watcher in range(run.seats):
            for _, twin in some_twins(kit, run, watcher, Random(watcher)):
                if found := first_moment(run, watcher, twin, differs):
                    yield found


def first_moment(run: Run, watcher: Seat, twin: Actions, differs: Differs) -> Telling | None:
    ours = Run(run.game, run.seats, run.settings, run.actions[: parted(run, twin)]).end()
    theirs = ours.clone()
    for n, (mine, other) in enumerate(zip(run.actions, twin)):
        if n < parted(run, twin):
            continue
        if refused(run.game, theirs, *other):
            return None
        act(ours, *mine)
        act(theirs, *other)
        if not ours.asked or ours.asked != theirs.asked:
            return None
        for seat in ours.asked:
            if seat not in (NATURE, watcher) and differs(ours, theirs, seat):
                return Telling(run, watcher, seat, run.actions[: n + 1], twin[: n + 1])
    return None


def some_moments(kit: Kit) -> list[Telling]:
    """The soonest of each kind of question that leaves no choice in one world; if there is none, any."""
    soonest: dict[object, Telling] = {}
    for one in telling_moments(kit) or telling_moments(kit, lambda *worlds: sees_another_table(kit, *worlds))[:1]:
        soonest.setdefault(question_of(one), one)
    return list(soonest.values())[: MOST * soak()]


def sees_another_table(kit: Kit, ours: Any, theirs: Any, seat: Seat) -> bool:
    return bool(kit.game.view(ours, seat) != kit.game.view(theirs, seat))


def question_of(one: Telling) -> object:
    """What is asked, and what must be answered where there is no choice."""
    worlds = [Run(one.run.game, one.run.seats, one.run.settings, actions).end() for actions in (one.ours, one.theirs)]
    fewest = min([options(s, one.seat) for s in worlds], key=len)
    return type(worlds[0].agenda[-1]), type(fewest[0])
