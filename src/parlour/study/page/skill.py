"""Skill and luck apart: par, loss, luck and turns of every seat; or what each gave away; or what each found out."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.study.analysis.english import amount
from parlour.study.analysis.shape import Analysis, SeatSummary
from parlour.study.page.markup import Markup, element, joined, number
from parlour.study.page.parts import badge, section

WIDTH = 300


def skill(analysis: Analysis) -> Markup:
    if any([seat.par is not None for seat in analysis.seats]):
        note = (
            "turns = par + skill loss − luck; luck is all that the seat did not decide; pale: still needed at the end"
        )
        return section("Skill and luck, apart", note, cards([turns(seat, analysis) for seat in analysis.seats]))
    if any([seat.loss is not None for seat in analysis.seats]):
        note = f"in {analysis.unit}, by the values of {analysis.judge}; the thin line is the standard error"
        return section("What was given away", note, cards([losses(seat, analysis) for seat in analysis.seats]))
    note = "bits about what the first page of the notebook asks"
    return section("Where knowledge came from", note, cards([sources(seat, analysis) for seat in analysis.seats]))


def cards(inside: Sequence[Markup]) -> Markup:
    return element("div", *inside, class_="cards")


def card(seat: SeatSummary, rows: Sequence[Markup], *words: object) -> Markup:
    title = element("h3", badge(seat.seat), seat.name)
    told = element("p", *words) if words else None
    return element("div", title, element("dl", *rows), told, class_=f"seat s{seat.seat % 10}")


def row(title: str, value: str, drawn: Markup, kind: str = "") -> Markup:
    chart = element("svg", drawn, viewBox=f"0 0 {WIDTH} 16", preserveAspectRatio="none", aria_hidden="true")
    return element(
        "div", element("dt", title), element("dd", chart, class_="bar"), element("dd", value), class_=f"row {kind}"
    )


def bar(start: float, end: float, kind: str) -> Markup:
    low, high = sorted((start, end))
    return element("rect", x=number(low), y=2, width=number(max(1.5, high - low)), height=12, rx=2, class_=kind)


def turns(seat: SeatSummary, analysis: Analysis) -> Markup:
    """Par, moved right by what was lost and left by luck, is where the turns end."""
    par, loss, luck, to_go = (seat.par or 0.0), (seat.loss or 0.0), (seat.luck or 0.0), (seat.to_go or 0.0)
    asked = seat.asked or 0
    most = max(
        [max((each.par or 0) + (each.loss or 0), (each.asked or 0) + (each.to_go or 0)) for each in analysis.seats]
    )
    scale = (WIDTH - 4) / max(1.0, most)
    rows = [
        row("Par", f"{par:.1f}", bar(0, par * scale, "par")),
        row("Skill loss", f"+{loss:.1f}", bar(par * scale, (par + loss) * scale, "loss")),
        row(
            "Good luck" if luck >= 0 else "Bad luck",
            f"{-luck:+.1f}".replace("-", "−"),
            bar((par + loss) * scale, (par + loss - luck) * scale, "luck" if luck >= 0 else "loss"),
        ),
        row(
            "Turns",
            f"{asked + to_go:.1f}",
            joined(bar(0, asked * scale, "done"), bar(asked * scale, (asked + to_go) * scale, "to-go")),
            "total",
        ),
    ]
    share = f"{asked} turns, with {(seat.accuracy or 0):.0%} of what the best questions could tell."
    overheard = f" {seat.overheard:.1f} bits overheard."
    return card(seat, rows, share, overheard)


def losses(seat: SeatSummary, analysis: Analysis) -> Markup:
    most = max([(each.loss or 0) + each.error for each in analysis.seats])
    scale, loss = (WIDTH - 4) / (most or 1.0), seat.loss or 0.0
    error = bar((loss - seat.error) * scale, (loss + seat.error) * scale, "error")
    drawn = joined(bar(0, loss * scale, "loss"), error if seat.error else None)
    costly = [made for made in analysis.decisions if made.seat == seat.seat and made.cost and made.cost.loss > 0]
    told = f"{len(costly)} of {seat.decisions} decisions could have been better."
    return card(seat, [row("Given away", amount(loss, analysis.unit), drawn)], told)


def sources(seat: SeatSummary, analysis: Analysis) -> Markup:
    most = max([max(each.gained, each.overheard) for each in analysis.seats])
    scale = (WIDTH - 4) / (most or 1.0)
    rows = [
        row("By own moves", f"{seat.gained:.1f} bits", bar(0, max(0.0, seat.gained) * scale, "done")),
        row("Overheard", f"{seat.overheard:.1f} bits", bar(0, max(0.0, seat.overheard) * scale, "luck")),
    ]
    return card(seat, rows)
