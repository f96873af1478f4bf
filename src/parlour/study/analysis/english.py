"""An analysis in English: headline, turning points, and the words beside its figures."""

from __future__ import annotations

from typing import Any

from parlour.core.english import Names, listed, plural
from parlour.study.analysis.shape import Analysis, Decision, Turning
from parlour.study.analysis.turnings import Candidate


def percent(chance: float) -> str:
    """A chance, and never 0% or 100% for what was open."""
    rounded = round(100 * chance)
    if 0 < chance < 1 and rounded in (0, 100):
        return "under 1%" if rounded == 0 else "over 99%"
    return f"{rounded}%"


def bits(amount: float) -> str:
    return f"{amount:.1f} bits"


def amount(value: float, unit: str) -> str:
    """A loss in its unit: 0.7 turns, 12 points of win chance."""
    if unit == "win chance":
        return f"{100 * value:.0f}% win chance"
    return f"{value:.1f} {unit}"


def turning(candidate: Candidate, names: Names) -> Turning:
    made, kind = candidate.decision, candidate.kind
    title, text = TELLS[kind](made, names)
    return Turning(made.move, made.seat, kind, title, text)


def told_guess(made: Decision, names: Names) -> tuple[str, str]:
    assert made.guess
    chance = percent(made.guess.chance)
    if made.guess.right and made.guess.chance == 1:
        return f"{names.does(made.seat, 'know')} it", f"{made.guess.text} It was certain by then."
    if made.guess.right:
        return f"{names.does(made.seat, 'dare')} it at {chance}", f"{made.guess.text} Right."
    verdict = "It could not be right." if made.guess.chance == 0 else f"Wrong, at a chance of {chance}."
    return f"{names.does(made.seat, 'miss/misses')} at {chance}", f"{made.guess.text} {verdict}"


def told_missed(made: Decision, names: Names) -> tuple[str, str]:
    assert made.missed
    lines = f"lines {listed([str(line) for line in made.missed.lines])}" if made.missed.lines else "the rules alone"
    return f"{names.does(made.seat, 'miss/misses')} a proof", f"{made.missed.text} It followed from {lines}."


def told_cost(made: Decision, names: Names) -> tuple[str, str]:
    assert made.cost
    lost = amount(made.cost.loss, made.cost.unit)
    worth = f" It could tell {bits(made.asked.bits)} of {made.asked.best:.1f}." if made.asked else ""
    return f"{names.does(made.seat, 'give')} away {lost}", f"{made.text}.{worth} Better: {made.cost.best_text}."


def told_luck(made: Decision, names: Names) -> tuple[str, str]:
    assert made.asked
    title = f"{names.does(made.seat, 'have/has')} luck"
    return title, f"{made.text} The answer told {bits(made.gained)}, where {made.asked.bits:.1f} were to be expected."


def told_gain(made: Decision, names: Names) -> tuple[str, str]:
    return f"{names.does(made.seat, 'learn')} much", f"{made.text}: that told {bits(made.gained)}."


def told_overheard(made: Decision, names: Names) -> tuple[str, str]:
    title = f"The others tell {names.to(made.seat)} a lot"
    return title, f"Before this move {names.to(made.seat)} overheard {bits(made.overheard)} for free."


TELLS: Any = {
    "right guess": told_guess,
    "bold guess": told_guess,
    "wrong guess": told_guess,
    "missed": told_missed,
    "costly": told_cost,
    "lucky answer": told_luck,
    "found out": told_gain,
    "overheard": told_overheard,
}
