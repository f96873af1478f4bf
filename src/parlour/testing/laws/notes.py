"""Laws of the notebook: what it calls certain is so in every world, and a proof has no line to spare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Set
from fractions import Fraction
from random import Random
from typing import Any, Final

from parlour.core import Answer, Cell, Fact, Notebook, Reasons, Refused, Seat, Sheet, Truth, Unknown
from parlour.notebook import squares, why
from parlour.testing.breach import breach
from parlour.testing.kit import Kit, soak
from parlour.testing.run import random_run

POSITIONS: Final = 200  # in which every square is looked at
MOMENTS: Final = 8  # of one game, at most
PROOFS: Final = 60
AT_ONCE: Final = 3  # proofs looked at in one position
SUBSETS: Final = 3  # of the lines of a story, for each unknown that is proved
LAW: Final = "Notebook"


class Seen:
    """A seat (None: a spectator) with its notebook open, and the truth that only the law may see."""

    def __init__(self, kit: Kit, s: Any, seat: Seat | None, where: str) -> None:
        self.kit, self.seat, self.view = kit, seat, kit.game.view(s, seat)
        self.where = f"{where}, {'the spectator' if seat is None else f'seat {seat}'}"
        self.worlds = kit.game.worlds(self.view)
        self.truth = self.answers(s)

    def answers(self, s: Any) -> Truth:
        """The true answers in ``s``, to what the worlds ask and to what only the notebook asks."""
        return {**self.kit.game.unknowns(s, self.seat), **self.kit.answers(s, self.seat)}

    def notebook(self) -> Notebook:
        return self.kit.game.notebook().notebook(self.view)


def positions(kit: Kit, most: int) -> Iterator[Seen]:
    """Positions of random games at all the kit's tables, each seen from one seat or by a spectator."""
    found = seed = 0
    each = min(MOMENTS, max(2, most // len(kit.variants)))  # every table has its share
    while found < most * soak():
        for variant in kit.variants:
            run = random_run(kit, variant, seed)
            rng = Random(f"notes {run.name}")
            for n, s in run.moments(rng, each):
                yield Seen(kit, s, rng.choice([None, *range(run.seats)]), run.at(n))
                found += 1
        seed += 1


def notebooks_tell_the_truth(kit: Kit) -> Counter[str]:
    """Each square agrees with the worlds, with the truth and with a world that the seat imagines."""
    tally: Counter[str] = Counter()
    for seen in positions(kit, POSITIONS):
        rng = Random(seen.where)
        pages, marginals = seen.notebook(), seen.worlds.marginals()
        truths = [seen.truth, seen.answers(seen.worlds.sample(rng.randrange))]
        for id, sheet, cell in squares(pages):
            if reason := untrue(sheet, cell, marginals, truths):
                breach(LAW, seen.where, f"the square {id} {reason}")
            tally[cell.certainty] += 1
        tally["positions"] += 1
        tally["worlds counted exactly"] += pages.exact
    return tally


def untrue(
    sheet: Sheet, cell: Cell, marginals: Mapping[Unknown, Mapping[Answer, Fraction]], truths: list[Truth]
) -> str | None:
    """What is wrong with a square, if anything."""
    if sheet.knower is not None:
        return None  # what another player may know is asked of their own view: see the game's tests
    for truth in truths:
        if cell.unknown not in truth:
            return f"asks {cell.unknown}, to which nobody knows the true answer; the kit's ``answers`` may tell it."
        so = truth[cell.unknown] in cell.among
        if cell.certainty != "open" and so != (cell.certainty == "certain"):
            return f"is {cell.certainty} though the answer may be {truth[cell.unknown]}."
    if cell.unknown not in marginals:
        return None
    likely = sum([chance for answer, chance in marginals[cell.unknown].items() if answer in cell.among], Fraction(0))
    agrees = cell.chance == likely or (not sheet.exact and cell.certainty == "open")  # an estimate may be too careful
    return None if agrees else f"has the chance {cell.chance}, where the worlds say {likely}."


def proofs_have_no_line_to_spare(kit: Kit) -> Counter[str]:
    """The lines of a proof force the fact, and no fewer; with any of its lines known, the truth stays possible."""
    tally: Counter[str] = Counter()
    for seen in positions(kit, PROOFS // AT_ONCE):
        rng = Random(seen.where)
        reasons = kit.game.notebook().reasons(seen.view)
        proved = [cell for _, sheet, cell in squares(seen.notebook()) if cell.certainty != "open"]
        for cell in rng.sample(proved, min(AT_ONCE, len(proved))):
            tally["lines"] += checked(seen, reasons, cell.fact)
            if reason := unsound(seen, reasons, cell.unknown, rng):
                breach(LAW, seen.where, f"of {cell.unknown}, {reason}")
            tally["proofs"] += 1
    return tally


def checked(seen: Seen, reasons: Reasons, fact: Fact) -> int:
    """Prove a fact, leave out each line in turn, and count the lines."""
    try:
        proof = why(seen.kit.game, seen.view, fact)
    except Refused as reason:
        breach(LAW, seen.where, f"{fact} is not proved: {reason}")
    if not fact.follows(reasons.possible(fact.unknown, frozenset(proof.lines))):
        breach(LAW, seen.where, f"the lines {proof.lines} do not prove {fact}.")
    for line in proof.lines:
        rest = frozenset(proof.lines) - {line}
        if fact.follows(reasons.possible(fact.unknown, rest)):
            breach(LAW, seen.where, f"{fact} follows without line {line} of {proof.lines}.")
        if not 0 <= line < len(seen.view.story):
            breach(LAW, seen.where, f"a proof names line {line} of {len(seen.view.story)}.")
    return len(proof.lines)


def unsound(seen: Seen, reasons: Reasons, unknown: Unknown, rng: Random) -> str | None:
    """How what is possible by some lines contradicts the truth, the worlds, or what is possible by fewer lines."""
    lines = list(reasons.lines(unknown))
    everything = reasons.possible(unknown, frozenset(lines))
    answers = seen.worlds.marginals().get(unknown)
    if answers is not None and set(everything) != set(answers):
        return f"all lines leave {set(everything) ^ set(answers)} unlike the worlds."
    fewer: Set[Answer] = everything
    for size in sorted([rng.randrange(len(lines) + 1) for _ in range(SUBSETS)], reverse=True):
        lines = sorted(rng.sample(lines, min(size, len(lines))))
        possible = reasons.possible(unknown, frozenset(lines))
        if not fewer <= possible:
            return f"fewer lines, {lines}, rule out {set(fewer) - set(possible)}."
        if unknown in seen.truth and seen.truth[unknown] not in possible:
            return f"the lines {lines} rule out the true answer {seen.truth[unknown]}."
        fewer = possible
    return None
