"""A report in a few sentences: what stands out, and what does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.study.intervals import standing_out
from parlour.study.report.panels import Panel, Point


def sentences(panels: Sequence[Panel]) -> tuple[str, ...]:
    """One about each panel that says something."""
    return tuple([f"{panel.title}: {said}" for panel in panels for said in about(panel)])


def about(panel: Panel) -> Iterator[str]:
    if panel.bars:
        if panel.remark:
            yield panel.remark
    elif panel.kind != "share":
        yield changes(panel)
    elif any([each.group for each in panel.points]):
        yield against_each_other(panel.points)
    elif any([each.fair is not None for each in panel.points]):
        yield favoured(certain(panel), len(panel.points))
    else:
        note = f"{panel.note}: " if panel.title.endswith("players") else ""
        yield f"{note}{', '.join([f'{each.label} {each.figure.rate}' for each in panel.points])}."


def changes(panel: Panel) -> str:
    """What changes for certain, the most first."""
    moved = certain(panel)
    if not moved:
        return "nothing moves it for certain in so few games."
    found, of = panel.stand_out or (len(moved), len(panel.points))
    strongest = sorted(moved, key=lambda each: -abs(each.figure.mean))[:3]
    return f"{'; '.join([f'{labelled(each)} {change(panel, each)}' for each in strongest])}. {by_chance(found, of)}"


def certain(panel: Panel) -> list[Point]:
    """The figures that stand out for certain, of all that the panel compares."""
    figures, even = [each.figure for each in panel.points], [each.fair or 0.0 for each in panel.points]
    _, compared = panel.stand_out or (0, len(figures))
    return [panel.points[place] for place in standing_out(figures, even, compared)]


def change(panel: Panel, each: Point) -> str:
    return f"{each.figure.mean:+.0f} decisions" if panel.kind == "number" else f"{100 * each.figure.mean:+.0f} points"


def labelled(each: Point) -> str:
    return f"{each.label} ({each.group})" if each.group else each.label


def against_each_other(points: Sequence[Point]) -> str:
    """Pairs of bots at one table."""
    groups = dict.fromkeys([each.group for each in points])
    pairs = [[f"{each.label} {each.figure.mean:.0%}" for each in points if each.group == group] for group in groups]
    return f"{'; '.join([', '.join(pair) for pair in pairs])}."


def favoured(uneven: Sequence[Point], of: int) -> str:
    if not uneven:
        return "no difference that these games could tell from chance."
    told = "; ".join([f"{each.label} wins {each.figure.rate}, even would be {each.fair:.0%}" for each in uneven])
    return f"{told}. {by_chance(len(uneven), of)}"


def by_chance(found: int, of: int) -> str:
    """How much to make of what stands out, where many figures were looked at."""
    stand = "stands" if found == 1 else "stand"
    return f"{found} of the {of} that were compared {stand} out for certain, corrected for so many."
