"""An analysis for a person at a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from parlour.cli.mistakes import harmless
from parlour.cli.study.figures import grid
from parlour.cli.terminal.drawing import HEADING
from parlour.cli.terminal.screen import Screen
from parlour.core import ENGLISH, Language, Seat
from parlour.core.words.messages.house import Speech, speech
from parlour.study.analysis.saying import PART, amount, first_known, given_away, percent
from parlour.study.analysis.shape import Analysis, Answer, Decision, Proved

EXPLAINED: Final = ("accuracy", "given-away", "par", "luck", "to-go", "found-out", "overheard")


def draw(analysis: Analysis, me: Seat | None, language: Language = ENGLISH) -> None:
    """Headline, figures, turning points, and what could be known when; to one seat also its own moves."""
    screen, say = Screen(), speech(PART, language)
    screen.line(analysis.headline, HEADING)
    screen.line(analysis.sentence)
    figures = filled_columns(analysis, language)
    titles = {key: say(f"column-{key}") if key else "" for key in figures}
    table(screen, grid([*titles.values()], zip(*figures.values())))
    meant = [f"{titles[key]}: {say(f'meaning-{key}')}" for key in figures if key in EXPLAINED]
    screen.line("; ".join(meant) + ".")
    section(
        screen, say("turning-points"), [f"{each.title}. {each.text}" for each in analysis.turnings], analysis.turnings
    )
    if analysis.answers:
        table(screen, answers(analysis, language))
    guesses(screen, analysis, language)
    claims(screen, analysis, say)
    missed(screen, analysis, me, say)
    if me is not None:
        table(screen, own_moves(analysis, me, language))
    screen.line(judged_by(analysis, say))


def table(screen: Screen, drawn: Table) -> None:
    screen.line()
    screen.console.print(drawn)


def filled_columns(analysis: Analysis, language: Language) -> dict[str, list[str]]:
    """The figures that this game gives, a column each with a row for each seat."""
    say = speech(PART, language)
    columns = {
        "": [harmless(seat.name) for seat in analysis.seats],
        "decisions": [str(seat.decisions) for seat in analysis.seats],
        "accuracy": [percent(seat.accuracy, language) if seat.accuracy is not None else "" for seat in analysis.seats],
        "given-away": [given_away(seat, analysis.unit, language) for seat in analysis.seats],
        "par": [figure(seat.par, say) for seat in analysis.seats],
        "luck": [figure(seat.luck, say, "+") for seat in analysis.seats],
        "questions": ["" if seat.asked is None else str(seat.asked) for seat in analysis.seats],
        "to-go": [figure(seat.to_go, say) for seat in analysis.seats],
        "found-out": [say("bits", number=round(seat.gained, 1)) for seat in analysis.seats],
        "overheard": [say("bits", number=round(seat.overheard, 1)) for seat in analysis.seats],
    }
    return {title: column for title, column in columns.items() if any(column)}


def figure(value: float | None, say: Speech, sign: str = "") -> str:
    if value is None:
        return ""
    return (sign if value >= 0 else "") + say("figure", number=round(value, 1))


def answers(analysis: Analysis, language: Language) -> Table:
    """When each answer could first be known, and by whom."""
    say = speech(PART, language)
    rows = [
        [
            part(answer, analysis) + harmless(answer.text or answer.page),
            first(answer, analysis, language),
            named(answer, analysis, say),
        ]
        for answer in analysis.answers
    ]
    drawn = Table()
    for key in ("answer", "first-provable", "named"):
        drawn.add_column(say(f"column-{key}"))
    for row in rows:
        drawn.add_row(*row)
    return drawn


def part(answer: Answer, analysis: Analysis) -> str:
    """Which hand, Case or mini-game it is about, where there are several."""
    return f"{analysis.part_name} {answer.part + 1}: " if len(analysis.parts) > 1 else ""


def first(answer: Answer, analysis: Analysis, language: Language) -> str:
    when, seats = first_known(answer, language)
    return harmless(f"{when}: {', '.join([analysis.names[seat] for seat in seats])}" if seats else when)


def named(answer: Answer, analysis: Analysis, say: Speech) -> str:
    if answer.named_by is None:
        return ""
    return harmless(say("named-at", name=analysis.names[answer.named_by], move=str(answer.named_at)))


def section(screen: Screen, title: str, texts: Sequence[str], moves: Sequence[object]) -> None:
    """Sentences under a title, each with the number of its move."""
    if texts:
        screen.line()
        screen.line(title, HEADING)
    for text, each in zip(texts, moves):
        screen.line(text, lead=f"{each.move:>5}  ")  # type: ignore[attr-defined]


def guesses(screen: Screen, analysis: Analysis, language: Language) -> None:
    made = [each for each in analysis.decisions if each.guess]
    say = speech(PART, language)
    outcomes = {True: say("guess-right"), False: say("guess-wrong"), None: ""}
    guessed = [(analysis.names[each.seat], each.guess) for each in made if each.guess]
    texts = [f"{who}, {percent(it.chance, language)}: {it.text} {outcomes[it.right]}" for who, it in guessed]
    section(screen, say("guesses-by-chance"), texts, made)


def claims(screen: Screen, analysis: Analysis, say: Speech) -> None:
    lies = [spoken for spoken in analysis.spoken if spoken.against]
    texts = [
        say("said-yet", name=analysis.names[each.seat], text=each.text, against=" ".join(each.against)) for each in lies
    ]
    section(screen, say("said-against"), texts, lies)


def missed(screen: Screen, analysis: Analysis, me: Seat | None, say: Speech) -> None:
    made = [each for each in analysis.decisions if each.missed and me in (None, each.seat)]
    texts = [
        say("could-have-named", name=analysis.names[each.seat], proof=proof(each.missed))
        for each in made
        if each.missed
    ]
    section(screen, say("missed-proofs"), texts, made)


def proof(proved: Proved) -> str:
    because = [f"({line}) {sentence}" for line, sentence in zip(proved.lines, proved.because)]
    return " ".join([proved.text, *because])


def own_moves(analysis: Analysis, me: Seat, language: Language) -> Table:
    say, made = speech(PART, language), [each for each in analysis.decisions if each.seat == me]
    rows = [[f"{each.move} {harmless(each.text)}", *worlds(each, say), verdict(each, language)] for each in made]
    return grid([say(f"column-{key}") for key in ("your-moves", "worlds", "after", "given-away")], rows)


def worlds(made: Decision, say: Speech) -> list[str]:
    """How many there were before a move, and after it."""
    return [say("count", number=number) for number in (made.before, made.after)]


def verdict(made: Decision, language: Language) -> str:
    if not made.cost:
        return ""
    error = speech(PART, language)("error", number=round(made.cost.error, 2)) if made.cost.error else ""
    return f"{amount(made.cost.loss, made.cost.unit, language)} {error}".strip()


def judged_by(analysis: Analysis, say: Speech) -> str:
    """Whose numbers these are."""
    told = [say("judged-by-knowledge", model=analysis.model)]
    if analysis.judge:
        told += [say("losses-by", judge=analysis.judge, unit=analysis.unit.replace(" ", "-")), analysis.caution]
    return " ".join(told).strip()
