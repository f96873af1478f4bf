"""Every text on a page is a message that its language has: one that is missing would show its key in braces."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from parlour.games import SHELF
from tests.browser.off_screen import at_a_table, play_out, start
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
Finished = Callable[[str], tuple[Visitor, str]]
STEPS = (0, 2, 5, 9)  # answers between two looks
# In sight or not: whatever is written, and whatever is read aloud.
LACKING = r"""() => {
    const spoken = ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-valuetext"];
    const texts = [...document.querySelectorAll("body *")].flatMap((part) => [
        ...[...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data),
        ...spoken.map((name) => part.getAttribute(name) ?? ""),
    ]);
    return [...new Set(texts.filter((text) => /\{[^\s{}]*\}|undefined|\[object/.test(text)))];
}"""
OPEN_ALL = "() => document.querySelectorAll('details:not([open])').forEach((part) => { part.open = true; })"


def assert_worded(page: Page) -> None:
    page.evaluate(OPEN_ALL)
    assert page.evaluate(LACKING) == []


@pytest.mark.parametrize("plain", [False, True], ids=["own", "plain"])
@pytest.mark.parametrize("game", SHELF)
def test_no_message_is_missing_at_a_table(visitor: Come, game: str, plain: bool) -> None:
    ann, table = at_a_table(visitor, game, plain=plain)
    ann.enter(f"/table/{table}")
    expect(ann.page.get_by_role("heading", name="At the table")).to_be_visible()
    assert_worded(ann.page)
    start(ann, table)
    for answers in STEPS:
        play_out(ann, table, answers)
        expect(ann.page.locator("[data-decision]").first).to_be_visible()
        assert_worded(ann.page)


@pytest.mark.parametrize("game", SHELF)
def test_no_message_is_missing_at_the_end_and_in_a_replay(finished: Finished, game: str) -> None:
    ann, table = finished(game)
    ann.enter(f"/table/{table}")
    expect(ann.result).to_be_visible()
    assert_worded(ann.page)
    for eyes in ("spectator", "1", "truth"):
        ann.enter(f"/replay/{table}#20-{eyes}")
        expect(ann.page.locator("[data-place]").first).to_be_attached()
        assert_worded(ann.page)
