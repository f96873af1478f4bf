"""The moves at which a game turned: a few of them, of different kinds, in their order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from parlour.core import Seat
from parlour.study.analysis.shape import Analysis, Decision, Spoken, Thought

MOST: Final = 7
OF_A_KIND: Final = 2
NEAR: Final = 30  # so many parts of a game: two decisions within one of them are near
LUCKY: Final = 1.5  # bits more than was to be expected
TELLING: Final = 2.0  # bits that somebody else's move tells
NOTABLE: Final = {"turns": 0.3, "win chance": 0.02, "points": 0.5}  # losses worth a word


class Candidate(NamedTuple):
    """A turning point, by how much it is worth telling."""

    weight: float
    kind: str
    about: Decision | Spoken | Shift


class Shift(NamedTuple):
    """How a bot in a seat came to see clearer between two of its decisions."""

    move: int
    seat: Seat
    bits: float


def chosen(analysis: Analysis) -> list[Candidate]:
    """The weightiest, at most two of a kind, and none that only repeats another."""
    found: list[Candidate] = []
    near = analysis.moves // NEAR
    for candidate in sorted(candidates(analysis), key=lambda each: -each.weight):
        of_its_kind = [each for each in found if each.kind == candidate.kind]
        repeats = any([is_like(candidate, each, near) for each in found])
        if len(found) < MOST and len(of_its_kind) < OF_A_KIND and not repeats:
            found.append(candidate)
    return sorted(found, key=lambda each: each.about.move)


def is_like(one: Candidate, other: Candidate, near: int) -> bool:
    """Whether two are of one decision, of one seat at about the same time, or of one event that several heard."""
    apart = abs(one.about.move - other.about.move)
    alike = one.about.seat == other.about.seat or one.kind == other.kind
    return apart == 0 or (apart <= near and alike)


def candidates(analysis: Analysis) -> Iterator[Candidate]:
    worst = max([made.cost.counted for made in analysis.decisions if made.cost], default=0.0)
    for made in analysis.decisions:
        yield from of_decision(made, worst)
    for spoken in analysis.spoken:
        if spoken.against:
            yield Candidate(3.5, "lie", spoken)
    if analysis.reads_behaviour:
        yield from [Candidate(shift.bits, "shift", shift) for shift in shifts(analysis) if shift.bits > LUCKY]


def of_decision(made: Decision, worst: float) -> Iterator[Candidate]:
    if made.guess and made.guess.right is not None:
        yield guess(made, made.guess.chance, made.guess.right)
    if made.missed:
        yield Candidate(5.0, "missed", made)
    if made.cost and made.cost.counted > NOTABLE[made.cost.unit]:
        yield Candidate(4.0 * made.cost.counted / worst, "costly", made)
    if made.asked and made.gained - made.asked.bits > LUCKY:
        yield Candidate(made.gained - made.asked.bits, "lucky answer", made)
    elif not made.guess and not made.asked and made.gained > LUCKY and made.heard:
        yield Candidate(made.gained, "found out", made)
    if made.overheard > TELLING:
        yield Candidate(0.8 * made.overheard, "overheard", made)


def shifts(analysis: Analysis) -> Iterator[Shift]:
    """Of each seat, from one decision to the next of the same part."""
    last: dict[Seat, Thought] = {}
    for thought in analysis.thoughts:
        before = last.get(thought.seat)
        if before and before.part == thought.part:
            yield Shift(thought.move, thought.seat, before.bits - thought.bits)
        last[thought.seat] = thought


def guess(made: Decision, chance: float, right: bool) -> Candidate:
    """A bold guess that is right counts most, a sure one least."""
    if right:
        return Candidate(1.0 + 6.0 * (1 - chance), "right guess" if chance == 1 else "bold guess", made)
    return Candidate(3.0 + 2.0 * chance, "wrong guess", made)
