"""Law 4, brute force: on small tables, counts and chances equal those of all histories that look alike to the seat."""

from __future__ import annotations

import gc
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from fractions import Fraction
from math import lcm
from random import Random
from typing import Any, Final

from msgspec import json

from parlour.core import NATURE, Event, Move, Seat, Whisper, refusal
from parlour.testing.breach import breach
from parlour.testing.histories import LAW, Case, History, openings, posteriors
from parlour.testing.kit import Actions, Kit, Small, soak
from parlour.testing.laws.sampler import draws, unfair
from parlour.testing.run import Run, act, some_action

GAMES: Final = 6  # watched by each seat, at most
DRAWS: Final = 200
SAMPLED: Final = 8  # one moment in so many is sampled as well


def worlds_equal_brute_force(kit: Kit) -> Counter[str]:
    """At every moment of small games and at their end, to every seat and a spectator: count, marginals and allows."""
    tally: Counter[str] = Counter()
    for small in kit.small:
        with no_collection():
            tally += counted(small.of(kit), small)
    if kit.small and kit.unmet is not None:
        met = {kind for kind in event_kinds(kit) if tally[f"told {kind}"]}
        if missed := event_kinds(kit) - met - kit.unmet.keys():
            breach(LAW, kit.game.title, f"no small table ever came to {', '.join(sorted(missed))}.")
        if stale := met & kit.unmet.keys():
            breach(LAW, kit.game.title, f"a small table did come to {', '.join(sorted(stale))}: strike it off `unmet`.")
    return tally


@contextmanager
def no_collection() -> Iterator[None]:
    """Thousands of states live at once: to search them for cycles, of which there are none, doubles the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def event_kinds(kit: Kit) -> set[str]:
    """Every kind of event that the game can tell of."""
    package = kit.game.begin.__module__.rpartition(".")[0].removesuffix(".rules")
    return {kind.__name__ for kind in Event.__subclasses__() if kind.__module__.startswith(f"{package}.")}


def counted(kit: Kit, small: Small) -> Counter[str]:
    """One game to every watcher, and more for as long as not too many histories were played."""
    tally, dealt = Counter[str](), list[History]()
    for seed in range(GAMES * soak()):
        for seat in (None, *range(small.seats)):
            if seed == 0 or tally["histories"] < small.histories * soak():
                run = small_run(kit, small, f"{seat} {seed}")
                dealt = dealt or openings(small, run)
                tally += watched(kit, small, seat, run, dealt)
    return tally


def watched(kit: Kit, small: Small, seat: Seat | None, run: Run, dealt: list[History]) -> Counter[str]:
    tally, rng = Counter[str](), Random(f"brute {run.name}")
    told: list[Event] = []
    for moment in posteriors(small, run, seat, dealt):
        if reason := disagreement(kit, moment.state, seat, moment.chances, rng):
            breach(LAW, run.at(moment.n), f"to {'the spectator' if seat is None else f'seat {seat}'}, {reason}")
        tally.update({"moments": 1, "histories": moment.tried, "worlds": len(moment.chances)})
        tally["moments with more than one world"] += len(moment.chances) > 1
        told = [t.event if isinstance(t, Whisper) else t for t in moment.state.told]
    tally.update({f"told {kind}" for kind in {type(event).__name__ for event in told}})
    return tally


def small_run(kit: Kit, small: Small, seed: str) -> Run:
    """A random game cut after the small table's number of actions; nature chooses among its outcomes."""
    rng, settings = Random(seed), kit.game.table(small.seats, small.settings)
    s, actions = kit.game.begin(small.seats, settings), Actions()
    while s.asked and len(actions) < small.actions:
        seat = rng.choice(s.asked)
        actions.append((seat, some_outcome(small, s, rng) if seat == NATURE else some_action(kit, s, seat, rng)))
        act(s, *actions[-1])
    return Run(kit.game, small.seats, settings, actions, f"{kit.game.title}, small game {seed}")


def some_outcome(small: Small, s: Any, rng: Random) -> Move:
    moves, weights = zip(*sorted(small.outcomes(s), key=lambda outcome: json.encode(outcome[0])))  # sets have no order
    move: Move = rng.choices(moves, [float(weight) for weight in weights])[0]
    if reason := refusal(s, NATURE, move):
        breach(LAW, "the small table's outcomes", f"{move}: {reason}")
    return move


def disagreement(kit: Kit, s: Any, seat: Seat | None, posterior: Mapping[Case, Fraction], rng: Random) -> str | None:
    """How the game's own worlds differ from brute force, if they do."""
    worlds = kit.game.worlds(kit.game.view(s, seat))
    if worlds.count() != len(posterior):
        return f"there are {len(posterior)} worlds, but it counts {worlds.count()}."
    ours, theirs = marginals(posterior), worlds.marginals()
    for unknown in ours:
        if ours[unknown] != theirs.get(unknown):
            return f"{unknown} is {shown(ours[unknown])}, but it says {shown(theirs.get(unknown, {}))}."
    for case in posterior:
        if not worlds.allows(dict(case)):
            return f"it does not allow {dict(case)}."
    if (other := mixed(ours, rng)) not in posterior and worlds.allows(dict(other)):
        return f"it allows {dict(other)}, which cannot be."
    drawn = draws(kit, worlds, seat, rng, 0 if rng.randrange(SAMPLED) else DRAWS)
    return unfair(Counter([frozenset(world.items()) for world in drawn]), posterior)


def marginals(posterior: Mapping[Case, Fraction]) -> dict[Any, dict[Any, Fraction]]:
    """How likely each answer to each unknown is, added up in whole numbers: fractions take several times as long."""
    whole = lcm(*[weight.denominator for weight in posterior.values()])
    found: defaultdict[Any, defaultdict[Any, int]] = defaultdict(lambda: defaultdict(int))
    for case, weight in posterior.items():
        parts = weight.numerator * (whole // weight.denominator)
        for unknown, answer in case:
            found[unknown][answer] += parts
    return {
        unknown: {answer: Fraction(parts, whole) for answer, parts in answers.items()}
        for unknown, answers in found.items()
    }


def mixed(marginals: Mapping[Any, Mapping[Any, Fraction]], rng: Random) -> Case:
    """An answer to every unknown, each possible by itself."""
    return frozenset({unknown: rng.choice(list(answers)) for unknown, answers in marginals.items()}.items())


def shown(answers: Mapping[Any, Fraction]) -> str:
    return ", ".join([f"{answer}: {p}" for answer, p in answers.items()]) or "nothing"
