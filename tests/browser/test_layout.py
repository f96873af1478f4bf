"""At every size of a window, with few and with many players: nothing that a decision needs is cut, covered or away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.layout import assert_fits_every_window, faults
from tests.browser.off_screen import at_a_table, play_out, start
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
TABLES = [
    ("graves", 2),
    ("death_cards", 2),
    ("death_cards", 6),
    ("mind_reader", 2),
    ("mind_reader", 6),
    ("pi", 2),
    ("mastermind", 7),
    ("mastermind", 10),
]
MIDDLE = 8  # answers after which there is something on every part of the table
A_PAGE = """<main data-game><div class="dock"><h2>What do you do?</h2>
<div class="ways"><button>Pass</button></div></div>
<button class="pickable can">A card</button><p>Some words</p></main>"""


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda one: str(one))
def test_a_table_fits_at_its_start_and_in_the_middle(visitor: Come, game: str, seats: int) -> None:
    ann, table = at_a_table(visitor, game, seats, plain=False)
    start(ann, table)
    ann.enter(f"/table/{table}")
    assert ann.until_my_move()
    assert_fits_every_window(ann.page)
    play_out(ann, table, MIDDLE)
    if ann.until_my_move():
        ann.see_result()
        assert_fits_every_window(ann.page)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("", []),
        (".ways { position: absolute; top: 200vh }", ["not wholly in sight: Pass"]),
        (".dock { overflow: auto; height: 40px }", ["not wholly in sight: Pass"]),
        ("main::before { position: fixed; inset: 0; z-index: 2; content: '' }", ["covered: What do you do?"]),
        (".can { position: absolute; left: -300px }", ["can't be reached: A card"]),
        ("p { overflow: hidden; width: 40px; white-space: nowrap }", ["cut: Some words"]),
        ("p { position: absolute; top: 12px; left: 12px }", ["lie on each other"]),
    ],
)
def test_each_kind_of_fault_is_found(visitor: Come, fault: str, told: list[str]) -> None:
    ann = visitor()
    ann.page.set_content(f"<style>h2, p {{ margin: 0 }} {fault}</style>{A_PAGE}")
    found = faults(ann.page)
    assert all(any(one in line for line in found) for one in told)
    assert bool(found) == bool(told)
    expect(ann.page.locator("main")).to_be_attached()
