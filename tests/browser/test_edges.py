"""One pixel to either side of every edge at which a table changes its layout: nothing is cut, covered or away there.

The edges are those of the queries that the page itself has, in its styles and in its scripts, so a new one is looked
at without a word here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from tests.browser.layout import TABLE, at_size
from tests.browser.off_screen import at_a_table, play_out, start
from tests.browser.test_layout import FULLEST, MIDDLE
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]

# Remembers what scripts ask about the window.
LISTEN: Final = """window.asked = [];
const ask = matchMedia.bind(window);
window.matchMedia = (query) => (asked.push(query), ask(query));"""
QUERIES: Final = """() => {
    const inside = (rules) => [...rules].flatMap((rule) =>
        [...(rule instanceof CSSMediaRule ? [rule.conditionText] : []), ...inside(rule.cssRules ?? [])]);
    return [...asked, ...[...document.styleSheets].flatMap((sheet) => inside(sheet.cssRules))];
}"""
EDGE: Final = re.compile(r"(width|height)\s*(?::|[<>]=?)\s*([\d.]+)(r?em|px)")
REM: Final = 16  # pixels, whatever the size of letters on the page is
PHONE: Final = (390, 844)
DESK: Final = (1280, 900)
WIDTHS: Final = range(320, 1921)
HEIGHTS: Final = range(640, 1081)


def edges(queries: list[str]) -> set[tuple[str, int]]:
    """Where one of these begins or ends to hold: across or down, in pixels."""
    found = (one for query in queries for one in EDGE.findall(query))
    return {(way, round(float(size) * (1 if unit == "px" else REM))) for way, size, unit in found}


def windows(edges: set[tuple[str, int]]) -> Iterator[tuple[int, int]]:
    """The sizes to look at: a pixel before an edge, at it and a pixel behind it."""
    for way, edge in sorted(edges):
        for size in (edge - 1, edge, edge + 1):
            if way == "width" and edge in WIDTHS:
                yield size, (PHONE if edge < REM * 60 else DESK)[1]
            elif way == "height" and edge in HEIGHTS:
                yield from ((width, size) for width, _ in (PHONE, DESK))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), FULLEST, ids=lambda one: str(one))
def test_a_table_is_whole_at_every_edge_of_its_layout(visitor: Come, game: str, seats: int) -> None:
    ann, table = at_a_table(visitor, game, seats, plain=False)
    ann.context.add_init_script(LISTEN)
    start(ann, table)
    play_out(ann, table, MIDDLE)
    ann.enter(f"/table/{table}")
    assert ann.until_my_move()
    ann.see_result()
    found = edges(ann.page.evaluate(QUERIES))
    assert ("width", 960) in found  # where a phone ends and a desk begins
    told = [f"{w}x{h}: {fault}" for w, h in windows(found) for fault in at_size(ann.page, w, h, TABLE)]
    assert not told, "\n".join(told)


def test_edges_are_read_from_every_form_of_a_query() -> None:
    queries = ["not (min-width: 60rem)", "(width < 75rem) and (min-height:640px)", "(400px <= width)", "(hover: hover)"]
    assert edges(queries) == {("width", 960), ("width", 1200), ("height", 640)}
    assert list(windows({("width", 1200)})) == [(1199, 900), (1200, 900), (1201, 900)]
