"""The moves at which a game turned: a few of them, of different kinds, in their order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from parlour.study.analysis.shape import Analysis, Decision

MOST: Final = 7
OF_A_KIND: Final = 2
LUCKY: Final = 1.5  # bits more than was to be expected
TELLING: Final = 2.0  # bits that somebody else's move tells
NOTABLE: Final = {"turns": 0.3, "win chance": 0.02, "points": 0.5}  # losses worth a word
CLEAR: Final = 2.0  # standard errors that a loss must be away from nothing


class Candidate(NamedTuple):
    """A turning point, by how much it is worth telling."""

    weight: float
    kind: str
    decision: Decision


def chosen(analysis: Analysis) -> list[Candidate]:
    """The weightiest, at most two of a kind and one for each decision."""
    kinds: Counter[str] = Counter()
    found: dict[int, Candidate] = {}
    for candidate in sorted(candidates(analysis.decisions), key=lambda each: -each.weight):
        free = candidate.decision.move not in found and kinds[candidate.kind] < OF_A_KIND
        if free and len(found) < MOST:
            found[candidate.decision.move] = candidate
            kinds[candidate.kind] += 1
    return [found[move] for move in sorted(found)]


def candidates(decisions: Sequence[Decision]) -> Iterator[Candidate]:
    worst = max([made.cost.loss for made in decisions if made.cost], default=0.0)
    for made in decisions:
        if made.guess and made.guess.right is not None:
            yield guess(made, made.guess.chance, made.guess.right)
        if made.missed:
            yield Candidate(5.0, "missed", made)
        if made.cost and made.cost.loss > max(NOTABLE[made.cost.unit], CLEAR * made.cost.error):
            yield Candidate(4.0 * made.cost.loss / worst, "costly", made)
        if made.asked and made.gained - made.asked.bits > LUCKY:
            yield Candidate(made.gained - made.asked.bits, "lucky answer", made)
        elif not made.guess and not made.asked and made.gained > LUCKY:
            yield Candidate(made.gained, "found out", made)
        if made.overheard > TELLING:
            yield Candidate(0.8 * made.overheard, "overheard", made)


def guess(made: Decision, chance: float, right: bool) -> Candidate:
    """A bold guess that is right counts most, a sure one least."""
    if right:
        return Candidate(1.0 + 6.0 * (1 - chance), "right guess" if chance == 1 else "bold guess", made)
    return Candidate(3.0 + 2.0 * chance, "wrong guess", made)
