"""An analysis in English: its headline, and its turning points."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean
from typing import Any, Final, TypeAlias

from parlour.core import Seat
from parlour.core.words.english import Names, listed, plural
from parlour.core.words.english import sentence as capitalised
from parlour.study.analysis.shape import Analysis, Answer, Decision, SeatSummary, Spoken, Turning
from parlour.study.analysis.turnings import Candidate, Shift

ENOUGH: Final = 5  # decisions of every seat, before skill is spoken of
CLEARLY: Final = 0.8  # at most so much of the next best's loss
PARTS: Final = ((0, 1), (1, 4), (1, 3), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (7, 8), (9, 10), (19, 20), (99, 100))
Told: TypeAlias = tuple[str, str]  # a title, and a sentence or two


def percent(chance: float) -> str:
    """A chance, and never 0% or 100% for what was open."""
    rounded = round(100 * chance)
    if 0 < chance < 1 and rounded in (0, 100):
        return "under 1%" if rounded == 0 else "over 99%"
    return f"{rounded}%"


def amount(value: float, unit: str) -> str:
    """A loss in its unit: 0.7 turns, or 12% win chance."""
    return f"{100 * value:.0f}% {unit}" if unit == "win chance" else f"{value:.1f} {unit}"


def ruled_out(bits: float) -> str:
    """How much of what was possible is ruled out: one bit rules out 1 of 2 possibilities, two bits 3 of 4."""
    part = 1 - 2.0 ** -max(0.0, bits)
    out, of = min(PARTS, key=lambda each: abs(each[0] / each[1] - part))
    return f"about {out} of {of} possibilities" if out else "hardly anything"


def given_away(seat: SeatSummary, unit: str) -> str:
    """What a seat gave away: turns together; else for each decision, since values of one game do not add up."""
    if seat.loss is None:
        return ""
    if unit == "turns":
        return amount(seat.loss, unit)
    each = seat.loss / max(1, seat.judged)
    return f"{100 * each:.1f}% {unit} a decision" if unit == "win chance" else f"{each:.2f} {unit} a decision"


def headline(analysis: Analysis, names: Names) -> str:
    """Who won, and whether by skill or by luck."""
    if analysis.result is None:
        return "A game without an end"
    winners = analysis.result.winners
    if len(winners) != 1:
        return f"{names.listed(winners)} win" if winners else "Nobody wins"
    best, luckiest = most_skilful(analysis), most_lucky(analysis)
    return one_winner(winners[0], best, luckiest, names)


def one_winner(winner: Seat, best: Seat | None, luckiest: Seat | None, names: Names) -> str:
    """What is not clear from the figures is not said."""
    if best == winner:
        return f"{names[winner]} played best{' and had the luck' if luckiest == winner else ', and it paid'}"
    if best is None:
        return f"{names[winner]} had the luck" if luckiest == winner else names.does(winner, "win")
    if luckiest == winner:
        return f"{names[winner]} had the luck, {names.to(best)} the skill"
    return f"{names[winner]} won, though {names.to(best)} played best"


def most_skilful(analysis: Analysis) -> Seat | None:
    """Who gave away least for each decision that was judged, if enough were and nobody else comes near."""
    judged = [[made.cost.counted for made in decisions_of(analysis, seat) if made.cost] for seat in analysis.seats]
    if min([len(losses) for losses in judged]) < ENOUGH:
        return None
    first, second = sorted([(mean(losses), seat) for seat, losses in enumerate(judged)])[:2]
    return first[1] if first[0] < CLEARLY * second[0] else None


def decisions_of(analysis: Analysis, seat: SeatSummary) -> list[Decision]:
    return [made for made in analysis.decisions if made.seat == seat.seat]


def most_lucky(analysis: Analysis) -> Seat | None:
    """Who had the most luck, if it was a turn and a fifth more than anybody else had."""
    lucky = sorted([(seat.luck, seat.seat) for seat in analysis.seats if seat.luck is not None], reverse=True)
    return lucky[0][1] if len(lucky) > 1 and lucky[0][0] > lucky[1][0] + 1 + abs(lucky[1][0]) / 5 else None


def sentence(analysis: Analysis) -> str:
    """How it ended, and what the game was made of."""
    told = [analysis.ending, f"{plural(analysis.moves, 'decision')}."]
    guesses = [made.guess for made in analysis.decisions if made.guess and made.guess.right is not None]
    if guesses:
        right = sum([bool(guess.right) for guess in guesses])
        expected = sum([guess.chance for guess in guesses])
        told.append(
            f"{plural(len(guesses), 'guess', 'guesses')}, {right} right where {expected:.1f} could be expected."
        )
    missed = sum([made.missed is not None for made in analysis.decisions])
    told += [f"{plural(missed, 'proof')} missed."] * bool(missed)
    lies = sum([bool(spoken.against) for spoken in analysis.spoken])
    told += [f"{plural(lies, 'claim')} against better knowledge."] * bool(lies)
    return " ".join(told)


def first_known(answer: Answer) -> tuple[str, list[Seat]]:
    """When an answer could first be known, and by whom; those who knew from the start come first."""
    told = [(known.move, known.seat) for known in answer.known if known.move is not None]
    if not told:
        return f"not in time, {min([known.left for known in answer.known])} left", []
    start = [seat for move, seat in told if move == 0]
    first = min([move for move, _ in told if move], default=None)
    when = ["from the start"] * bool(start) + [f"move {first}"] * (first is not None)
    return ", then ".join(when), start + [seat for move, seat in told if move and move == first]


def turning(candidate: Candidate, names: Names) -> Turning:
    about = candidate.about
    title, text = TELLS[candidate.kind](about, names)
    return Turning(about.move, about.seat, candidate.kind, title, capitalised(text))


def told_guess(made: Decision, names: Names) -> Told:
    assert made.guess
    chance = percent(made.guess.chance)
    if made.guess.right and made.guess.chance == 1:
        return f"{names.does(made.seat, 'know')} it", f"{made.guess.text} It was certain by then."
    if made.guess.right:
        return f"{names.does(made.seat, 'dare')} it at {chance}", f"{made.guess.text} Right."
    verdict = "It could not be right." if made.guess.chance == 0 else "Wrong."
    return f"{names.does(made.seat, 'miss/misses')} at {chance}", f"{made.guess.text} {verdict}"


def told_missed(made: Decision, names: Names) -> Told:
    assert made.missed
    lines = f"lines {listed([str(line) for line in made.missed.lines])}" if made.missed.lines else "the rules alone"
    return f"{names.does(made.seat, 'miss/misses')} a proof", f"{made.missed.text} It followed from {lines}."


def told_cost(made: Decision, names: Names) -> Told:
    assert made.cost
    title = f"{names.does(made.seat, 'give')} away {amount(made.cost.loss, made.cost.unit)}"
    return title, f"{closed(made.text)}{worth(made)} Better: {closed(made.cost.best_text)}"


def worth(made: Decision) -> str:
    """What a question could rule out, if another could clearly rule out more."""
    if not made.asked or ruled_out(made.asked.bits) == ruled_out(made.asked.best):
        return ""
    most = ruled_out(made.asked.best)
    return f" It could be expected to rule out {ruled_out(made.asked.bits)}, the most telling question {most}."


def told_luck(made: Decision, names: Names) -> Told:
    assert made.asked
    title = f"{names.does(made.seat, 'have/has')} luck"
    expected = f"{ruled_out(made.asked.bits)} could be expected"
    return title, f"{closed(made.text)} The answer ruled out {ruled_out(made.gained)}, where {expected}."


def told_gain(made: Decision, names: Names) -> Told:
    title = f"{names.does(made.seat, 'learn')} much"
    return title, f"What {names.to(made.seat)} heard ruled out {ruled_out(made.gained)}: “{made.heard[0]}”"


def told_overheard(made: Decision, names: Names) -> Told:
    title = f"The others tell {names.to(made.seat)} a lot"
    since = f"since {names.owns(made.seat)} last move"
    return title, f"What they did and said {since} ruled out {ruled_out(made.overheard)}."


def told_lie(spoken: Spoken, names: Names) -> Told:
    return f"{names.does(spoken.seat, 'lie')}", f"“{spoken.text}” Yet: {' '.join(spoken.against)}"


def told_shift(shift: Shift, names: Names) -> Told:
    title = f"{names.does(shift.seat, 'see')} clearer"
    read = f"a bot in {names.owns(shift.seat)} place could rule out {ruled_out(shift.bits)}"
    return title, f"By what was done and said, {read}."


def closed(text: str) -> str:
    """A text that ends like a sentence."""
    return text if text.endswith((".", "?", "!")) else f"{text}."


TELLS: Final[dict[str, Callable[[Any, Names], Told]]] = {
    "right guess": told_guess,
    "bold guess": told_guess,
    "wrong guess": told_guess,
    "missed": told_missed,
    "costly": told_cost,
    "lucky answer": told_luck,
    "found out": told_gain,
    "overheard": told_overheard,
    "lie": told_lie,
    "shift": told_shift,
}
