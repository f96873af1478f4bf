"""Pieces that every section of the page is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.core import Seat
from parlour.study.page.markup import Markup, element


def letters(names: Sequence[str]) -> list[str]:
    """Seats are told apart by the letters they have at the table: the first of a name that no seat before it has."""
    taken: list[str] = []
    for seat, name in enumerate(names):
        free = [letter for letter in name.upper() if letter.isalnum() and letter not in taken]
        taken.append(free[0] if free else str(seat + 1))
    return taken


def badge(names: Sequence[str], seat: Seat) -> Markup:
    return element("span", letters(names)[seat], class_=f"badge s{seat % 10}", aria_hidden="true")


def section(title: str, note: str, *inside: object, printed: bool = True) -> Markup:
    """A panel with a title, and in small print what its figures mean; some are too long for a sheet of paper."""
    head = element("header", element("h2", title), element("p", note, class_="note") if note else None)
    return element("section", head, *inside, class_="panel" if printed else "panel on-screen")


def table(titles: Sequence[str], rows: Iterable[Sequence[object]], caption: str = "") -> Markup:
    """A plain table; its first column heads the rows."""
    head = element("tr", *[element("th", title, scope="col") for title in titles])
    body = [
        element("tr", element("th", first, scope="row"), *[element("td", cell) for cell in rest])
        for first, *rest in rows
    ]
    told = element("caption", caption) if caption else None
    return element("div", element("table", told, element("thead", head), element("tbody", *body)), class_="scroll")


def behind(summary: str, *inside: object) -> Markup:
    """The same in words and numbers, for readers who cannot see a chart; it unfolds for anyone."""
    return element("details", element("summary", summary), *inside)
