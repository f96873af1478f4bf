"""An analysis for a person at a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from parlour.cli.mistakes import harmless
from parlour.cli.study.figures import grid
from parlour.cli.terminal.drawing import HEADING
from parlour.cli.terminal.screen import Screen
from parlour.core import Seat
from parlour.study.analysis.english import amount, first_known, given_away, percent
from parlour.study.analysis.shape import Analysis, Answer, Decision, Proved

MEANINGS: Final = {
    "accuracy": "how close the moves came to the best ones",
    "given away": "what better moves would have brought",
    "par": "turns that good play needs on average",
    "luck": "turns saved by what the player did not decide",
    "to go": "turns still needed at the end",
    "found out": "what the player's own moves told; each bit halves what is possible",
    "overheard": "what the moves of others told",
}


def draw(analysis: Analysis, me: Seat | None) -> None:
    """Headline, figures, turning points, and what could be known when; to one seat also its own moves."""
    screen = Screen()
    screen.line(analysis.headline, HEADING)
    screen.line(analysis.sentence)
    figures = filled_columns(analysis)
    table(screen, grid(list(figures), zip(*figures.values())))
    screen.line("; ".join([f"{title}: {MEANINGS[title]}" for title in figures if title in MEANINGS]) + ".")
    section(screen, "Turning points", [f"{each.title}. {each.text}" for each in analysis.turnings], analysis.turnings)
    if analysis.answers:
        table(screen, answers(analysis))
    guesses(screen, analysis)
    claims(screen, analysis)
    missed(screen, analysis, me)
    if me is not None:
        table(screen, own_moves(analysis, me))
    screen.line(judged_by(analysis))


def table(screen: Screen, drawn: Table) -> None:
    screen.line()
    screen.console.print(drawn)


def filled_columns(analysis: Analysis) -> dict[str, list[str]]:
    """The figures that this game gives, a column each with a row for each seat."""
    columns = {
        "": [harmless(seat.name) for seat in analysis.seats],
        "decisions": [str(seat.decisions) for seat in analysis.seats],
        "accuracy": [percent(seat.accuracy) if seat.accuracy is not None else "" for seat in analysis.seats],
        "given away": [given_away(seat, analysis.unit) for seat in analysis.seats],
        "par": [figure(seat.par) for seat in analysis.seats],
        "luck": [figure(seat.luck, "+") for seat in analysis.seats],
        "questions": ["" if seat.asked is None else str(seat.asked) for seat in analysis.seats],
        "to go": [figure(seat.to_go) for seat in analysis.seats],
        "found out": [f"{seat.gained:.1f} bits" for seat in analysis.seats],
        "overheard": [f"{seat.overheard:.1f} bits" for seat in analysis.seats],
    }
    return {title: column for title, column in columns.items() if any(column)}


def figure(value: float | None, sign: str = "") -> str:
    return "" if value is None else f"{value:{sign}.1f}"


def answers(analysis: Analysis) -> Table:
    """When each answer could first be known, and by whom."""
    rows = [
        [
            part(answer, analysis) + harmless(answer.text or answer.page),
            first(answer, analysis),
            named(answer, analysis),
        ]
        for answer in analysis.answers
    ]
    drawn = Table()
    for title in ("answer", "first provable", "named"):
        drawn.add_column(title)
    for row in rows:
        drawn.add_row(*row)
    return drawn


def part(answer: Answer, analysis: Analysis) -> str:
    """Which hand, Case or mini-game it is about, where there are several."""
    return f"{analysis.part_name} {answer.part + 1}: " if len(analysis.parts) > 1 else ""


def first(answer: Answer, analysis: Analysis) -> str:
    when, seats = first_known(answer)
    return harmless(f"{when}: {', '.join([analysis.names[seat] for seat in seats])}" if seats else when)


def named(answer: Answer, analysis: Analysis) -> str:
    return "" if answer.named_by is None else harmless(f"{analysis.names[answer.named_by]}, move {answer.named_at}")


def section(screen: Screen, title: str, texts: Sequence[str], moves: Sequence[object]) -> None:
    """Sentences under a title, each with the number of its move."""
    if texts:
        screen.line()
        screen.line(title, HEADING)
    for text, each in zip(texts, moves):
        screen.line(text, lead=f"{each.move:>5}  ")  # type: ignore[attr-defined]


def guesses(screen: Screen, analysis: Analysis) -> None:
    made = [each for each in analysis.decisions if each.guess]
    outcomes = {True: "Right.", False: "Wrong.", None: ""}
    texts = [
        f"{analysis.names[each.seat]}, {percent(each.guess.chance)}: {each.guess.text} {outcomes[each.guess.right]}"
        for each in made
        if each.guess
    ]
    section(screen, "Guesses, by their chance at the time", texts, made)


def claims(screen: Screen, analysis: Analysis) -> None:
    lies = [spoken for spoken in analysis.spoken if spoken.against]
    texts = [f"{analysis.names[each.seat]}: “{each.text}” Yet: {' '.join(each.against)}" for each in lies]
    section(screen, "Said against better knowledge", texts, lies)


def missed(screen: Screen, analysis: Analysis, me: Seat | None) -> None:
    made = [each for each in analysis.decisions if each.missed and me in (None, each.seat)]
    texts = [f"{analysis.names[each.seat]} could have named it: {proof(each.missed)}" for each in made if each.missed]
    section(screen, "Missed proofs, as told to the player who missed them", texts, made)


def proof(proved: Proved) -> str:
    because = [f"({line}) {sentence}" for line, sentence in zip(proved.lines, proved.because)]
    return " ".join([proved.text, *because])


def own_moves(analysis: Analysis, me: Seat) -> Table:
    made = [each for each in analysis.decisions if each.seat == me]
    rows = [
        [f"{each.move} {harmless(each.text)}", f"{each.before:,}", f"{each.after:,}", verdict(each)] for each in made
    ]
    return grid(["your moves", "worlds", "after", "given away"], rows)


def verdict(made: Decision) -> str:
    if not made.cost:
        return ""
    return amount(made.cost.loss, made.cost.unit) + (f" ± {made.cost.error:.2f}" if made.cost.error else "")


def judged_by(analysis: Analysis) -> str:
    """Whose numbers these are."""
    judge = f" Losses by {analysis.judge}, in {analysis.unit}. {analysis.caution}" if analysis.judge else ""
    return f"Judged only by what each seat knew at the time; chances by the {analysis.model} model.{judge}".strip()
