"""Every decision that was judged as a small bar, and the best and worst of them."""

from __future__ import annotations

from collections.abc import Callable

from parlour.study.analysis.saying import amount, closed, percent, ruled_out
from parlour.study.analysis.shape import Analysis, Decision
from parlour.study.page.markup import Markup, element, number
from parlour.study.page.parts import badge, behind, section, table

HEIGHT = 46
GAP, BROAD = 3, 14


def accuracy(analysis: Analysis) -> Markup | None:
    """Of each question its share of the best one's worth; else of each decision what it gave away."""
    if any([made.asked for made in analysis.decisions]):
        rows = [strip(analysis, seat.seat, share, share_text) for seat in analysis.seats]
        note = "each bar a question: its share of what the best one could tell"
        return section("Accuracy of each question", note, *rows, questions_table(analysis))
    if any([made.cost for made in analysis.decisions]):
        worst = max([made.cost.counted for made in analysis.decisions if made.cost]) or 1.0
        rows = [strip(analysis, seat.seat, lambda made: lost(made, worst), loss_text) for seat in analysis.seats]
        note = f"each bar a decision: the higher, the more {analysis.unit} it gave away"
        return section("What each decision gave away", note, *rows, costs_table(analysis))
    return None


def strip(
    analysis: Analysis, seat: int, high: Callable[[Decision], float | None], told: Callable[[Decision], str]
) -> Markup:
    """One seat's bars, side by side."""
    made = [(each, value) for each in analysis.decisions if each.seat == seat and (value := high(each)) is not None]
    bars = [upright(place, value, told(each)) for place, (each, value) in enumerate(made)]
    width = max(1, len(made)) * (BROAD + GAP)
    mean = sum([value for _, value in made]) / max(1, len(made))
    chart = element("svg", *bars, viewBox=f"0 0 {width} {HEIGHT}", class_=f"strip s{seat % 10}", aria_hidden="true")
    figure = percent(mean) if high is share else ""
    return element(
        "div",
        element("span", badge(analysis.names, seat), analysis.names[seat]),
        chart,
        element("b", figure),
        class_="strip-row",
    )


def upright(place: int, value: float, told: str) -> Markup:
    x, high = place * (BROAD + GAP), max(1.5, (HEIGHT - 4) * value)
    back = element("rect", x=x, y=2, width=BROAD, height=HEIGHT - 4, rx=2, class_="whole")
    front = element("rect", x=x, y=number(HEIGHT - 2 - high), width=BROAD, height=number(high), rx=2, class_="share")
    return element("g", element("title", told), back, front)


def share(made: Decision) -> float | None:
    return made.asked.accuracy if made.asked else None


def share_text(made: Decision) -> str:
    assert made.asked
    return f"Move {made.move}: {made.text} {made.asked.bits:.2f} of {made.asked.best:.2f} bits"


def lost(made: Decision, worst: float) -> float | None:
    return max(0.0, made.cost.counted) / worst if made.cost else None


def loss_text(made: Decision) -> str:
    assert made.cost
    return f"Move {made.move}: {closed(made.text)} {amount(made.cost.loss, made.cost.unit)}"


def questions_table(analysis: Analysis) -> Markup:
    rows = [
        [
            str(made.move),
            analysis.names[made.seat],
            made.text,
            f"{made.asked.bits:.2f}",
            f"{made.asked.best:.2f}",
            f"{made.gained:.2f}",
        ]
        for made in analysis.decisions
        if made.asked
    ]
    return behind("All questions", table(["move", "who", "question", "bits expected", "best", "gained"], rows))


def costs_table(analysis: Analysis) -> Markup:
    rows = [
        [
            str(made.move),
            analysis.names[made.seat],
            made.text,
            amount(made.cost.loss, made.cost.unit),
            f"{made.cost.error:.2f}",
            made.cost.best_text,
        ]
        for made in analysis.decisions
        if made.cost and made.cost.counted > 0
    ]
    return behind("All that gave something away", table(["move", "who", "decision", "loss", "error", "better"], rows))


def turnings(analysis: Analysis) -> Markup | None:
    """The turning points, numbered as on the chart."""
    if not analysis.turnings:
        return None
    entries = [
        element(
            "li",
            element("strong", badge(analysis.names, each.seat), each.title),
            element("span", f"move {each.move}", class_="note"),
            element("p", each.text),
        )
        for each in analysis.turnings
    ]
    return section("Turning points", "numbered as on the chart", element("ol", *entries, class_="turnings"))


def best_and_worst(analysis: Analysis) -> Markup | None:
    """The question that told most beside what was expected, and the decision that gave away most."""
    judged = [made for made in analysis.decisions if made.cost]
    if not judged:
        return None
    worst = max(judged, key=lambda made: made.cost.counted if made.cost else 0.0)
    best = max([made for made in judged if is_best(made)] or judged, key=lambda made: made.gained)
    return section(
        "Best and worst",
        "by what the seat knew",
        highlight(analysis, best, good=True),
        highlight(analysis, worst, good=False),
    )


def is_best(made: Decision) -> bool:
    return made.cost is not None and made.cost.loss <= 0


def highlight(analysis: Analysis, made: Decision, good: bool) -> Markup:
    assert made.cost
    title = element(
        "h3",
        badge(analysis.names, made.seat),
        f"{'Best' if good else 'Worst'}: {analysis.names[made.seat]}, move {made.move}",
    )
    told = [closed(made.text)]
    if made.asked:
        told.append(f"It could be expected to rule out {ruled_out(made.asked.bits)}.")
        told.append(f"It ruled out {ruled_out(made.gained)}.")
    if not good:
        told.append(f"Given away: {amount(made.cost.loss, made.cost.unit)}. Better: {closed(made.cost.best_text)}")
    return element("div", title, element("p", " ".join(told)), class_="highlight good" if good else "highlight")
