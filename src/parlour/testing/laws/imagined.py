"""Law 4, first half: an imagined world looks the same to its seat and can be played; the truth is among the worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any, Final, TypeAlias

from msgspec import json

from parlour.core import NATURE, PASS, TAKE_BACK, Answer, Move, Seat, Truth, Unknown, options
from parlour.testing.breach import breach
from parlour.testing.channels import channels, compared
from parlour.testing.kit import Kit
from parlour.testing.laws.play import wander
from parlour.testing.run import runs

GAMES: Final = 10
MOMENTS: Final = 8
BELIEFS: Final = 2  # looked into at one moment: marginals may be dear
ROLLOUT: Final = 10
LAW: Final = "Worlds"
Marginals: TypeAlias = Mapping[Unknown, Mapping[Answer, Fraction]]


def imagined_worlds_look_alike(kit: Kit) -> Counter[str]:
    """To every seat and to a spectator, at any moment, also with an answer half given."""
    tally: Counter[str] = Counter()
    for run in runs(kit, GAMES):
        rng = Random(f"imagined {run.name}")
        for n, s in run.moments(rng, MOMENTS):
            for seat in (None, *range(run.seats)):
                if reason := unlike(kit, s, seat, rng):
                    breach(
                        LAW, run.at(n), f"imagined by {'the spectator' if seat is None else f'seat {seat}'}: {reason}"
                    )
                tally["worlds imagined"] += 1
                tally["of them in the middle of an answer"] += bool(s.sealed)
    return tally


def unlike(kit: Kit, s: Any, seat: Seat | None, rng: Random) -> str | None:
    """What betrays a sampled world as imagined, if anything."""
    world: Any = kit.game.worlds(kit.game.view(s, seat)).sample(rng.randrange)
    if kit.game.view(world, seat) != kit.game.view(s, seat):
        return (
            compared(seat, channels(kit.game, s, seat), channels(kit.game, world, seat)) or "the views are not equal."
        )
    probes = some_probes(s, rng)
    ours, theirs = (channels(kit.game, each, seat, probes, kit.channels) for each in (s, world))
    return compared(seat, ours, theirs) or unplayable(kit, world, rng)


def some_probes(s: Any, rng: Random) -> list[Move]:
    """Moves that anybody has now, for the seat to try."""
    moves = [move for who in s.asked for move in options(s, who)]
    return [PASS, TAKE_BACK, *rng.sample(moves, min(4, len(moves)))]


def unplayable(kit: Kit, world: Any, rng: Random) -> str | None:
    """Why a search could not play on in ``world``, if so."""
    if world.asked != world.agenda[-1].asks(world):
        return f"asked are {world.asked}, though its step asks {world.agenda[-1].asks(world)}."
    for who in world.asked:
        if who != NATURE and not options(world, who):
            return f"seat {who} is asked there and has no option."
    before, clone = json.encode(world), world.clone()
    wander(kit, clone, rng, ROLLOUT)
    return None if json.encode(world) == before else "playing on in a clone of it changed it."


def truth_is_among_the_worlds(kit: Kit) -> Counter[str]:
    """What a seat holds possible includes what is so; its numbers agree with one another, and its reasons exist."""
    tally: Counter[str] = Counter()
    for run in runs(kit, GAMES):
        rng = Random(f"truth {run.name}")
        for n, s in run.moments(rng, MOMENTS):
            for seat in rng.sample([None, *range(run.seats)], BELIEFS):
                if reason := astray(kit, s, seat, rng):
                    breach(LAW, run.at(n), f"to {'the spectator' if seat is None else f'seat {seat}'}, {reason}")
                tally["beliefs"] += 1
    return tally


def astray(kit: Kit, s: Any, seat: Seat | None, rng: Random) -> str | None:
    """What is wrong with the worlds of ``seat``, if anything."""
    view = kit.game.view(s, seat)
    worlds, truth = kit.game.worlds(view), kit.game.unknowns(s, seat)
    if not worlds.allows(truth):
        return f"the truth is not among the worlds: {truth}"
    for constraint in worlds.constraints:
        if not all([0 <= line < len(view.story) for line in constraint.because]):
            return f"{constraint} points beyond the {len(view.story)} lines of the story."
        if not set(constraint.unknowns) <= set(truth):
            return f"{constraint} is about something that is not unknown."
    imagined = kit.game.unknowns(worlds.sample(rng.randrange), seat)
    if imagined.keys() != truth.keys() or not worlds.allows(imagined):
        return f"the worlds don't allow a world that they imagined: {imagined}"
    return miscounted(worlds.count(), worlds.marginals(), truth, imagined)


def miscounted(count: int, marginals: Marginals, truth: Truth, imagined: Truth) -> str | None:
    """How the count and the marginals contradict one another, the truth or what was imagined, if they do."""
    if marginals.keys() != truth.keys():
        return f"the marginals answer {set(marginals) ^ set(truth)} or leave it out, unlike the unknowns."
    most = 1
    for unknown, answers in marginals.items():
        if sum(answers.values()) != 1 or min(answers.values()) <= 0:
            return f"the marginals of {unknown} are no chances that sum to 1: {dict(answers)}"
        if not {truth[unknown], imagined[unknown]} <= answers.keys():
            return f"the marginals leave out that {unknown} is {truth[unknown]}, or is imagined as {imagined[unknown]}."
        if len(answers) > count:
            return f"{unknown} has {len(answers)} answers in {count} worlds."
        most *= len(answers)
    return None if 1 <= count <= most else f"there are {count} worlds, where the marginals leave room for {most}."
