"""Whole games, played in a real browser."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from parlour.games import SHELF, find
from parlour.testing.kit import soak
from tests.browser.house import PARLOUR, ROOT, House, quick, real
from tests.browser.visitor import PHONE, Visitor, first, last

Come = Callable[..., Visitor]
Opened = Callable[[House], House]
LOOKS = 3 * soak()  # at one table, each at another question
WINDOWS: dict[str, dict[str, Any]] = {"phone": PHONE, **({"desk": {}} if soak() > 1 else {})}


def asking_at_first(visitor: Visitor) -> Locator:
    """Ask while the draw pile is high; then guess, so that the game comes to its end."""
    asked = visitor.page.get_by_role("list").get_by_text("You play").count()
    return first(visitor) if asked < 4 else last(visitor)


def test_a_whole_game_of_mind_reader_is_played_by_clicking(visitor: Come, tmp_path: Path) -> None:
    ann = visitor(reduced_motion="no-preference", sound=True)
    ann.enter()
    ann.open_table("Mind Reader", 3, bots=True, Length="one hand")
    ann.deal()
    ann.play_on(asking_at_first)
    expect(ann.page.get_by_text("Checked in your browser")).to_be_visible()
    ann.page.get_by_role("button", name="Have it checked").click()
    expect(ann.page.get_by_text("Verified.")).to_be_visible()
    record = tmp_path / "record.jsonl"
    ann.record().save_as(record)
    done = subprocess.run([*PARLOUR, "verify", str(record)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith("Genuine"), done


@pytest.mark.slow
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", SHELF)
def test_the_generic_table_plays_every_game_on_the_shelf(visitor: Come, game: str, window: str) -> None:
    """From the lobby to a question; from views, options and words alone, without an objection from axe."""
    ann = visitor(**WINDOWS[window])
    hurry = {"Time to step in": "0"} if find(game).windows else {}
    ann.enter()
    ann.assert_fits()
    ann.open_table(find(game).title, find(game).seats[0], bots=True, **hurry)
    ann.assert_fits()
    ann.deal()
    for _ in range(LOOKS):
        if not ann.until_asked():
            break
        ann.assert_fits()
        ann.assert_at_rest()
        ann.answer(first)
    ann.assert_accessible()


def test_a_game_goes_on_over_a_restart_of_the_house(opened: Opened, visitor: Come, tmp_path: Path) -> None:
    """The line breaks, is told calmly, and comes back; what was begun is finished."""
    house = opened(quick(tmp_path / "tables.sqlite3"))
    ann = visitor(house.url)
    ann.take_table("mind_reader", seats=2, bot="random", options={"length": "one hand"})
    ann.deal()
    ann.until_asked()
    ann.answer(first)
    house.close()
    expect(ann.page.get_by_text("The connection is lost.")).to_be_visible()
    opened(quick(tmp_path / "tables.sqlite3", int(house.url.rpartition(":")[2])))
    expect(ann.page.get_by_text("The connection is lost.")).to_have_count(0)
    ann.play_on(last)
    ann.complaints = [told for told in ann.complaints if "ERR_CONNECTION" not in told]  # of course


def test_the_house_that_a_person_starts_deals_at_one_click(opened: Opened, visitor: Come, tmp_path: Path) -> None:
    """`parlour serve` as it is, with its limits and its unhurried bots."""
    house = opened(real(tmp_path / "tables.sqlite3"))
    ann = visitor(house.url)
    ann.enter()
    ann.page.get_by_role("button", name="Play now against 3 bots: Mind Reader").click()
    ann.until_asked()
    ann.answer(first)
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Concede").click()
    ann.page.get_by_role("button", name="Concede").click()
    expect(ann.result).to_be_visible()
