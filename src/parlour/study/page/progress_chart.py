"""The chart of what was left to find out, seat by seat, with the turning points marked on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log10
from typing import Final, NamedTuple

from parlour.core import Seat
from parlour.core.words.english import with_article
from parlour.study.analysis.shape import Analysis
from parlour.study.page.markup import Markup, element, number
from parlour.study.page.parts import behind, letters, section, table

WIDTH, HEIGHT = 1000, 330
LEFT, RIGHT, TOP, BOTTOM = 74, 24, 28, 34
BITS_A_DECADE: Final = 3.321928  # ten times as many possibilities


class Spot(NamedTuple):
    """What was left to one seat after so many decisions."""

    move: int
    part: int
    bits: float


def progress_chart(analysis: Analysis) -> Markup | None:
    lines = [spots(analysis, seat) for seat in range(len(analysis.names))]
    if not any([len(line) > 1 for line in lines]):
        return None
    frame = Frame(analysis.moves, max([spot.bits for line in lines for spot in line], default=1.0))
    drawn = [
        *frame.grid(),
        *part_marks(analysis, frame),
        *[path for seat, line in enumerate(lines) for path in paths(analysis, seat, line, frame)],
        *turning_marks(analysis, lines, frame),
    ]
    chart = element(
        "svg",
        *drawn,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        class_="chart",
        role="img",
        aria_label="What was left to find out, seat by seat; the table below has the same figures.",
    )
    note = "possibilities left for what each seat was after, by what it knew; each line of the grid is ten times less"
    return section(
        "What was left to find out",
        by_belief(analysis) or note,
        key(analysis),
        element("div", chart, class_="scroll"),
        figures(analysis, lines),
    )


def by_belief(analysis: Analysis) -> str:
    """Where bots read behaviour, their beliefs tell more than the bare rules."""
    if not analysis.reads_behaviour:
        return ""
    believer = f"{with_article(analysis.believer)} bot"
    return f"possibilities left, as {believer} in that seat would believe; each line is ten times less"


def spots(analysis: Analysis, seat: Seat) -> list[Spot]:
    if by_belief(analysis):
        return [Spot(each.move - 1, each.part, each.bits) for each in analysis.thoughts if each.seat == seat]
    return [Spot(point.move, point.part, point.bits) for point in analysis.seats[seat].points]


class Frame:
    """Where a decision and a number of bits lie on the chart."""

    def __init__(self, moves: int, bits: float) -> None:
        self.moves, self.bits = max(1, moves), max(bits, BITS_A_DECADE)

    def x(self, move: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * move / self.moves

    def y(self, bits: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * bits / self.bits

    def grid(self) -> Iterator[Markup]:
        """A line for each factor of ten; the lowest is certainty."""
        for decade in range(int(self.bits / BITS_A_DECADE) + 1):
            y = number(self.y(decade * BITS_A_DECADE))
            yield element("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, class_="grid")
            yield element("text", f"{10**decade:,}" if decade else "sure", x=LEFT - 10, y=y, dy=4, class_="tick")
        for move in range(0, self.moves + 1, step(self.moves)):
            yield element("text", move, x=number(self.x(move)), y=HEIGHT - 8, class_="tick middle")


def step(moves: int) -> int:
    """So that about eight numbers stand below the chart."""
    size = 10 ** int(log10(max(10, moves)))
    return next(each for each in (size // 10, size // 5, size // 2, size) if moves <= 10 * each) or 1


def part_marks(analysis: Analysis, frame: Frame) -> Iterator[Markup]:
    """Where a new hand, Case or mini-game begins."""
    for place, move in enumerate(analysis.parts if len(analysis.parts) > 1 else ()):
        x = number(frame.x(move))
        if place:
            yield element("line", x1=x, x2=x, y1=TOP - 8, y2=HEIGHT - BOTTOM, class_="part")
        yield element(
            "text", f"{analysis.part_name} {place + 1}", x=number(frame.x(move) + 6), y=TOP - 12, class_="part-name"
        )


def paths(analysis: Analysis, seat: Seat, line: Sequence[Spot], frame: Frame) -> Iterator[Markup]:
    """A line for each part of the game, with the seat's letter at its end."""
    for part in sorted({spot.part for spot in line}):
        own = [spot for spot in line if spot.part == part]
        points = " ".join([f"{number(frame.x(spot.move))},{number(frame.y(spot.bits))}" for spot in own])
        yield element("polyline", points=points, class_=f"line s{seat % 10} d{seat % 4}")
        x, y = number(frame.x(own[-1].move)), number(frame.y(own[-1].bits))
        mark = element("circle", cx=x, cy=y, r=8), element("text", letters(analysis.names)[seat], x=x, y=y, dy=4)
        yield element("g", *mark, class_=f"end s{seat % 10}")


def turning_marks(analysis: Analysis, lines: Sequence[Sequence[Spot]], frame: Frame) -> Iterator[Markup]:
    """Numbered dots; the list of turning points has the same numbers."""
    for place, turning in enumerate(analysis.turnings, 1):
        line = lines[turning.seat]
        bits = next((spot.bits for spot in reversed(line) if spot.move <= turning.move), 0.0)
        x, y = frame.x(turning.move), frame.y(bits)
        dot = element("circle", cx=number(x), cy=number(y), r=9), element("text", place, x=number(x), y=number(y), dy=4)
        yield element("g", element("title", turning.title), *dot, class_=f"turning s{turning.seat % 10}")


def key(analysis: Analysis) -> Markup:
    """Who is drawn how."""
    entries = []
    for seat, name in enumerate(analysis.names):
        line = element("line", x1=2, x2=38, y1=6, y2=6, class_=f"line s{seat % 10} d{seat % 4}")
        entries.append(
            element(
                "li",
                element("svg", line, viewBox="0 0 40 12", class_="sample", aria_hidden="true"),
                f"{letters(analysis.names)[seat]} {name}",
            )
        )
    return element("ul", *entries, class_="legend")


def figures(analysis: Analysis, lines: Sequence[Sequence[Spot]]) -> Markup:
    """The chart as a table: what was left after every tenth of the game."""
    moves = sorted({round(analysis.moves * n / 10) for n in range(11)})
    rows = [[name, *[left_at(line, move) for move in moves]] for name, line in zip(analysis.names, lines)]
    return behind("The same as a table", table(["after decision", *map(str, moves)], rows, "Bits missing"))


def left_at(line: Sequence[Spot], move: int) -> str:
    return next((f"{spot.bits:.1f}" for spot in reversed(line) if spot.move <= move), "")
