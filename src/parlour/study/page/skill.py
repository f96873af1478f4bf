"""Skill and luck apart: par, loss, luck and turns of every seat; or what each gave away; or what each found out."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.words.english import plural
from parlour.study.analysis.saying import given_away, ruled_out
from parlour.study.analysis.shape import Analysis, SeatSummary
from parlour.study.page.markup import Markup, element, joined, number
from parlour.study.page.parts import badge, section

WIDTH = 300
MOST_BITS = 16.0  # a full bar


def skill(analysis: Analysis) -> Markup:
    if any([seat.par is not None for seat in analysis.seats]):
        note = (
            "turns = par + skill loss − luck; luck is all that the seat did not decide; pale: still needed at the end"
        )
        drawn = cards([turns(seat, analysis) for seat in analysis.seats])
        return section("Skill and luck, apart", note, drawn, element("p", caution(analysis), class_="note"))
    if any([seat.loss is not None for seat in analysis.seats]):
        note = f"by the values of {analysis.judge}; losses within two standard errors of nothing do not count"
        drawn = cards([losses(seat, analysis) for seat in analysis.seats])
        return section("What was given away", note, drawn, element("p", analysis.caution, class_="note"))
    note = (
        "in bits about what the first page of the notebook asks: each halves what is possible; below zero: lost track"
    )
    return section("Where knowledge came from", note, cards([sources(seat, analysis) for seat in analysis.seats]))


def caution(analysis: Analysis) -> str:
    """What these figures do not say."""
    told = []
    if any([made.guess and not made.cost for made in analysis.decisions]):
        told.append("Guesses are judged by their chance, below, and not here.")
    if len(analysis.names) > 2:
        told.append("Par was measured between two players: with more, what the others tell is luck for everybody.")
    return " ".join(told)


def cards(inside: Sequence[Markup]) -> Markup:
    return element("div", *inside, class_="cards")


def card(analysis: Analysis, seat: SeatSummary, rows: Sequence[Markup], *words: object) -> Markup:
    title = element("h3", badge(analysis.names, seat.seat), seat.name)
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
    share = f"{plural(asked, 'turn')}, with {(seat.accuracy or 0):.0%} of what the best questions could tell."
    overheard = f" What was overheard rules out {ruled_out(seat.overheard)}."
    return card(analysis, seat, rows, share, overheard)


def losses(seat: SeatSummary, analysis: Analysis) -> Markup:
    """For each decision that was judged: the values of one game do not add up."""
    each = [(every.loss or 0.0) / max(1, every.judged) for every in analysis.seats]
    scale = (WIDTH - 4) / (max(each) or 1.0)
    costly = [made for made in analysis.decisions if made.seat == seat.seat and made.cost and made.cost.counted > 0]
    told = f"{len(costly)} of {seat.judged} decisions were clearly not the best."
    drawn = bar(0, each[seat.seat] * scale, "loss")
    return card(analysis, seat, [row("Given away", given_away(seat, analysis.unit), drawn)], told)


def sources(seat: SeatSummary, analysis: Analysis) -> Markup:
    """What was proved to the seat; and where a bot reads behaviour, how much clearer it saw at the end."""
    proved = {"By own moves": seat.gained, "Overheard": seat.overheard}
    if analysis.reads_behaviour:
        thoughts = [each.bits for each in analysis.thoughts if each.seat == seat.seat] or [0.0]
        proved = {"Proved": seat.gained + seat.overheard, "Believed": thoughts[0] - thoughts[-1]}
    scale = (WIDTH - 4) / MOST_BITS
    drawn = [bar(0, min(MOST_BITS, max(0.0, bits)) * scale, "done") for bits in proved.values()]
    return card(
        analysis, seat, [row(title, f"{bits:.1f} bits", each) for (title, bits), each in zip(proved.items(), drawn)]
    )
