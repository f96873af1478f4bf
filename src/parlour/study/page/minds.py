"""What was said against better knowledge, and what the bots believed."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Seat
from parlour.core.words.english import with_article
from parlour.study.analysis.saying import percent
from parlour.study.analysis.shape import Analysis, Belief, SeatSummary, Thought
from parlour.study.page.markup import Markup, element
from parlour.study.page.parts import badge, section

BROAD, HIGH = 12, 18


def claims(analysis: Analysis) -> Markup | None:
    checked = [spoken for spoken in analysis.spoken if spoken.checked]
    if not checked:
        return None
    lies = [spoken for spoken in checked if spoken.against]
    entries = [
        element(
            "li",
            element(
                "strong",
                badge(analysis.names, each.seat),
                f"{analysis.names[each.seat]}, move {each.move}: “{each.text}”",
            ),
            element("p", "Yet: ", " ".join(each.against)),
        )
        for each in lies
    ]
    note = f"{len(lies)} of {len(checked)} claims contradicted what their speaker knew"
    inside = (
        element("ul", *entries, class_="claims")
        if lies
        else element("p", "Everybody told the truth, as far as they knew.")
    )
    return section("Claims against knowledge", note, inside)


def beliefs(analysis: Analysis) -> Markup | None:
    """For each seat and question a strip: the darker, the likelier the bot thought the true answer."""
    most = max(range(len(analysis.seats)), key=lambda seat: changed(analysis, seat))
    rows = [seat_beliefs(analysis, seat, unfolded=seat.seat == most) for seat in analysis.seats]
    if not any(rows):
        return None
    note = f"each strip a question, each square a decision: the darker, the more {believer(analysis)} gave to the truth"
    return section("What the bots believed", note, *[row for row in rows if row], printed=False)


def believer(analysis: Analysis) -> str:
    return f"{with_article(analysis.believer)} bot" if analysis.reads_behaviour else analysis.believer


def changed(analysis: Analysis, seat: Seat) -> float:
    """How much a seat's beliefs in the truth moved, all in all: the greatest change is shown unfolded."""
    first: dict[int, float] = {}
    last: dict[int, float] = {}
    for thought in analysis.thoughts:
        for belief in thought.beliefs if thought.seat == seat else ():
            first.setdefault(belief.answer, belief.truth or 0.0)
            last[belief.answer] = belief.truth or 0.0
    return sum([abs(last[answer] - first[answer]) for answer in last])


def seat_beliefs(analysis: Analysis, seat: SeatSummary, unfolded: bool) -> Markup | None:
    thoughts = [each for each in analysis.thoughts if each.seat == seat.seat]
    asked = sorted({belief.answer for each in thoughts for belief in each.beliefs if belief.truth is not None})
    if not asked:
        return None
    strips = [strip(analysis, thoughts, answer) for answer in asked]
    title = element("summary", badge(analysis.names, seat.seat), seat.name)
    return element("details", title, *strips, class_="mind", open="" if unfolded else None)


def strip(analysis: Analysis, thoughts: Sequence[Thought], answer: int) -> Markup:
    """One question through the game."""
    given = [(each.move, belief) for each in thoughts for belief in each.beliefs if belief.answer == answer]
    squares = [square(place, move, belief) for place, (move, belief) in enumerate(given)]
    chart = element(
        "svg",
        *squares,
        viewBox=f"0 0 {max(1, len(given)) * BROAD} {HIGH}",
        class_="beliefs",
        aria_hidden="true",
        style=f"--n:{len(given)}",
    )
    start, end = (given[0][1].truth or 0.0), (given[-1][1].truth or 0.0)
    text = analysis.answers[answer].text or analysis.answers[answer].page
    return element(
        "div", element("span", text), chart, element("b", f"{percent(start)} → {percent(end)}"), class_="belief-row"
    )


def square(place: int, move: int, belief: Belief) -> Markup:
    chance = belief.truth or 0.0
    told = element(
        "title", f"Move {move}: {percent(chance)} for the truth. Likeliest: {belief.text} {percent(belief.chance)}"
    )
    return element(
        "rect", told, x=place * BROAD, y=1, width=BROAD - 1, height=HIGH - 2, fill_opacity=f"{0.06 + 0.94 * chance:.2f}"
    )
