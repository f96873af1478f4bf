"""The notebook beside the table: marks, proofs and hints, by mouse, keyboard and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from parlour.games import SHELF
from tests.browser.visitor import PHONE, Visitor, first

Come = Callable[..., Visitor]


def seated(visitor: Come, help: str, game: str = "mind_reader", **more: object) -> Visitor:
    """Somebody who has opened a table with so much help, and the notebook there."""
    ann = visitor(**more)
    ann.take_table(game, bot="thumb", help=help)
    ann.deal()
    ann.page.get_by_role("tab", name="Notes").click()
    while not pages_are_there(ann):
        ann.answer(first)
    return ann


def pages_are_there(visitor: Visitor) -> bool:
    """Whether there is anything to note yet."""
    nothing = visitor.page.get_by_text("There is nothing to note yet.")
    table = visitor.page.get_by_role("group", name="Pages").get_by_role("table")
    settle(visitor)
    expect(nothing.or_(table.first)).to_be_visible()
    return table.count() > 0


def settle(visitor: Visitor) -> None:
    """Wait until the pages are those of now."""
    expect(visitor.page.locator(".notebook[aria-busy=false]")).to_be_visible()


def marked(mark: str) -> re.Pattern[str]:
    return re.compile(f"your mark: {mark}")


def squares(visitor: Visitor, certainty: str) -> Locator:
    return visitor.page.locator("[data-square]").filter(has=visitor.page.locator(f".{certainty}"))


def test_a_mark_is_there_after_a_reload_and_for_nobody_else(visitor: Come) -> None:
    ann = seated(visitor, "marks")
    square = ann.page.locator("[data-square]").nth(3)
    square.click()
    expect(square).to_have_accessible_name("King, Paper: open; your mark: no")
    ann.page.get_by_role("textbox", name="Your notes").fill("She likes Paper.")
    ann.page.get_by_role("textbox", name="Your notes").blur()
    expect(ann.page.get_by_text("Kept.")).to_be_visible()
    ann.page.reload()
    ann.page.get_by_role("tab", name="Notes").click()
    expect(square).to_have_accessible_name("King, Paper: open; your mark: no")
    expect(ann.page.get_by_role("textbox", name="Your notes")).to_have_value("She likes Paper.")
    bob = visitor()
    bob.enter(ann.page.url.removeprefix(ann.url))
    expect(bob.prompt).to_be_visible()
    expect(bob.page.get_by_role("tab", name="Notes")).to_have_count(0)


def test_a_proof_leads_to_its_lines_in_the_story(visitor: Come) -> None:
    ann = seated(visitor, "notebook")
    ann.until_turn()
    settle(ann)
    squares(ann, "ruled-out").first.click()
    proof = ann.page.get_by_role("region", name="Why?")
    line = proof.get_by_role("button", name="in the story").first
    expect(line).to_be_visible()
    ann.assert_accessible()
    line.click()
    expect(ann.page.get_by_text("Part of the proof").first).to_be_in_viewport()


def test_a_wrong_mark_is_warned_of_by_keyboard_alone(visitor: Come) -> None:
    ann = seated(visitor, "warnings")
    square = ann.page.locator("[data-square]")
    square.first.focus()
    for _ in range(square.count()):  # one of them is a card that Ann holds: it can't be Agatha's
        for mark in ("no", "maybe", "yes"):
            ann.page.keyboard.press("Enter")
            expect(ann.page.locator(":focus")).to_have_accessible_name(marked(mark))
        settle(ann)
        if ann.page.get_by_text("contradicts").count():
            break
        step_on(ann)
    expect(ann.page.get_by_text("One mark contradicts what you were told.")).to_be_visible()


def step_on(visitor: Visitor) -> None:
    """To the square on the right, or to the first of the next row."""
    here = visitor.page.locator(":focus").get_attribute("data-at")
    visitor.page.keyboard.press("ArrowRight")
    if visitor.page.locator(":focus").get_attribute("data-at") == here:
        for _ in range(int(str(here).split(",")[1])):
            visitor.page.keyboard.press("ArrowLeft")
        visitor.page.keyboard.press("ArrowDown")


def test_a_hint_tells_more_with_every_step(visitor: Come) -> None:
    ann = seated(visitor, "hints")
    ann.until_turn()
    settle(ann)
    ann.page.get_by_role("button", name="Give me a hint").click()
    hint = ann.page.get_by_role("region", name="Hint")
    for step in (1, 2, 3):
        expect(hint.locator("> ol > li")).to_have_count(step)
        if step < 3:
            hint.get_by_role("button", name="Tell me more").click()
    expect(hint.get_by_text("bot would:")).to_be_visible()
    ann.assert_accessible()


@pytest.mark.parametrize("game", SHELF)
def test_every_page_of_every_game_fits_a_phone(visitor: Come, game: str) -> None:
    ann = seated(visitor, "notebook", game, **PHONE)
    pages = ann.page.get_by_role("tablist", name="Pages").get_by_role("tab")
    for page in range(max(1, pages.count())):
        if pages.count():
            pages.nth(page).click()
        ann.assert_fits()
    ann.assert_accessible()
