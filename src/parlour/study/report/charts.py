"""Two kinds of chart in SVG: figures with their intervals on one scale, and bars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor, log10

from parlour.study.page.markup import Markup, element, number
from parlour.study.report.panels import Panel, Point

WIDTH, LABELS, RIGHT, ROW = 1000, 330, 150, 30
TOP, FOOT = 8, 34
BAR_HEIGHT = 220


class Scale:
    """Where a value lies between the labels and the figures."""

    def __init__(self, panel: Panel) -> None:
        ends = [
            end for each in panel.points for end in (each.figure.low, each.figure.high, each.fair) if end is not None
        ]
        if panel.kind != "share":
            ends.append(0.0)
        low, high = min(ends), max(ends)
        room = 0.04 * (high - low) or (1.0 if panel.kind == "number" else 0.1)
        self.low, self.high = (
            (max(0.0, low - room), min(1.0, high + room)) if panel.kind == "share" else (low - room, high + room)
        )

    def x(self, value: float) -> float:
        return LABELS + (WIDTH - LABELS - RIGHT) * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Four to eight round values."""
        rough = (self.high - self.low) / 7
        size = 10.0 ** floor(log10(rough))
        step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
        first = int(-(-self.low // step))
        return [n * step for n in range(first, int(self.high // step) + 1)]


def intervals(panel: Panel) -> Markup:
    """One row a figure: a dot, and a line from where to where it may lie."""
    scale, rows = Scale(panel), [*grouped(panel.points)]
    height = TOP + ROW * len(rows) + FOOT
    drawn: list[Markup] = []
    for tick in scale.ticks():
        x = number(scale.x(tick))
        drawn.append(element("line", x1=x, x2=x, y1=TOP, y2=height - FOOT, class_="grid"))
        drawn.append(element("text", shown(panel, tick, short=True), x=x, y=height - 10, class_="tick middle"))
    if panel.kind != "share":
        x = number(scale.x(0.0))
        drawn.append(element("line", x1=x, x2=x, y1=TOP, y2=height - FOOT, class_="zero"))
    for place, (label, colour, each) in enumerate(rows):
        y = TOP + ROW * (place + 0.5)
        drawn.append(element("text", label, x=0, y=number(y), dy=5, class_="group" if each is None else "label"))
        if each is not None:
            drawn += mark(panel, each, scale, y, colour)
    return element(
        "svg", *drawn, viewBox=f"0 0 {WIDTH} {height}", class_="chart report", role="img", aria_label=panel.title
    )


def grouped(points: Sequence[Point]) -> Iterator[tuple[str, int, Point | None]]:
    """Rows that share a label stand under it, each by its group."""
    labels = list(dict.fromkeys([each.label for each in points]))
    groups = list(dict.fromkeys([each.group for each in points]))
    by_group = len(groups) > 1 and len(labels) <= len(groups) * 2 and all(["against" in group for group in groups])
    if len(groups) < 2:
        yield from [(each.label, 0, each) for each in points]
        return
    for head in groups if by_group else labels:
        own = [each for each in points if head == (each.group if by_group else each.label)]
        yield head, 0, None
        for each in own:
            yield (
                f"   {each.label if by_group else each.group}",
                (labels.index(each.label) if by_group else groups.index(each.group)),
                each,
            )


def mark(panel: Panel, each: Point, scale: Scale, y: float, colour: int) -> list[Markup]:
    low, middle, high = [number(scale.x(value)) for value in (each.figure.low, each.figure.mean, each.figure.high)]
    reach = element("line", x1=low, x2=high, y1=number(y), y2=number(y), class_="reach")
    dot = element("circle", cx=middle, cy=number(y), r=6, class_="dot")
    value = "the same" if unchanged(panel, each) else shown(panel, each.figure.mean)
    figure = element("text", value, x=WIDTH - RIGHT + 12, y=number(y), dy=5, class_="figure")
    fair = []
    if each.fair is not None:
        x = number(scale.x(each.fair))
        fair = [element("line", x1=x, x2=x, y1=number(y - 12), y2=number(y + 12), class_="fair")]
    title = element("title", f"{each.label} {each.group}: {told(panel, each)}")
    return [
        element(
            "g",
            title,
            *fair,
            reach,
            dot,
            figure,
            class_=f"point s{colour % 10}{'' if sure(panel, each) else ' unsure'}",
        )
    ]


def sure(panel: Panel, each: Point) -> bool:
    """Whether the figure differs from an even share, or from no change."""
    against = each.fair if panel.kind == "share" else 0.0
    return against is None or not each.figure.low <= against <= each.figure.high


def unchanged(panel: Panel, each: Point) -> bool:
    """Whether an option changes nothing in any of the games."""
    return panel.kind != "share" and each.figure.low == each.figure.high == 0


def shown(panel: Panel, value: float, short: bool = False) -> str:
    if panel.kind != "share" and round(value, 4) == 0:
        return "0"
    if panel.kind == "number":
        return f"{value:+.0f}" if short else f"{value:+.1f}"
    if panel.kind == "change":
        return f"{100 * value:+.0f}" if short else f"{100 * value:+.1f} points"
    return f"{value:.0%}" if short else f"{value:.1%}"


def told(panel: Panel, each: Point) -> str:
    """With its interval, in words."""
    low, high = shown(panel, each.figure.low), shown(panel, each.figure.high)
    if unchanged(panel, each):
        return f"the same in all {each.figure.of:,} games"
    return f"{shown(panel, each.figure.mean)} ({low} to {high}), of {each.figure.of:,}"


def bars(panel: Panel) -> Markup:
    """How many games fell into each span."""
    most, count = max([games for _, games in panel.bars]), len(panel.bars)
    width, base = WIDTH / max(count, 6), BAR_HEIGHT - FOOT
    drawn = []
    for place, (label, games) in enumerate(panel.bars):
        height, x = (base - 24) * games / most, width * place
        drawn += [
            element(
                "rect",
                x=number(x + 3),
                y=number(base - height),
                width=number(width - 6),
                height=number(height),
                rx=3,
                class_="bar",
            ),
            element("text", label, x=number(x + width / 2), y=BAR_HEIGHT - 12, class_="tick middle"),
            element("text", games or "", x=number(x + width / 2), y=number(base - height - 6), class_="tick middle"),
        ]
    return element(
        "svg", *drawn, viewBox=f"0 0 {WIDTH} {BAR_HEIGHT}", class_="chart report", role="img", aria_label=panel.title
    )
