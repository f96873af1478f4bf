"""The player aid: one key shows it, one screen holds it, and one sheet of paper."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
FULLEST = {  # the tables that have most to tell
    "mind_reader": {"seats": 6, "options": {"two_cards": True, "jokers": True}},
    "mastermind": {"seats": 10},
    "pi": {"seats": 5},
    "graves": {"seats": 2},
    "death_cards": {"seats": 6},
}
DESKS = ((1440, 900), (1280, 720))
SCROLLED = "inside => inside.scrollHeight - inside.clientHeight"
COLOUR = "words => getComputedStyle(words).color.match(/\\d+/g).slice(0, 3).map(Number)"
SIDEWAYS = "inside => inside.scrollWidth - inside.clientWidth"


def at_table(visitor: Come, game: str, **more: object) -> Visitor:
    ann = visitor(plain=False, **more)
    ann.take_table(game, **FULLEST[game])
    return ann


def shown(ann: Visitor) -> Locator:
    """The aid, once it is drawn."""
    dialog = ann.page.get_by_role("dialog", name="Player aid")
    expect(dialog.get_by_role("heading", name="How it goes")).to_be_visible()
    return dialog


def sheets_of_paper(ann: Visitor) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", ann.page.pdf(prefer_css_page_size=True)))


@pytest.mark.parametrize("game", FULLEST)
def test_it_fits_one_screen_and_one_sheet_of_paper(visitor: Come, game: str) -> None:
    ann = at_table(visitor, game)
    ann.page.keyboard.press("a")
    inside = shown(ann).locator(".content")
    for width, height in DESKS:
        ann.page.set_viewport_size({"width": width, "height": height})
        assert (inside.evaluate(SCROLLED), inside.evaluate(SIDEWAYS)) == (0, 0), (width, height)
    assert sheets_of_paper(ann) == 1


@pytest.mark.parametrize("game", FULLEST)
def test_on_a_phone_it_is_read_downwards_only(visitor: Come, game: str) -> None:
    ann = at_table(visitor, game, **PHONE)
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Player aid").click()
    assert shown(ann).locator(".content").evaluate(SIDEWAYS) == 0
    ann.assert_fits()


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_a_key_opens_it_during_play_and_closes_it_again(visitor: Come, colours: str) -> None:
    ann = visitor(plain=False, color_scheme=colours)
    ann.take_table("graves", seats=2, bot="random", options={"cases": 1})
    ann.deal()
    ann.page.keyboard.press("a")
    dialog = shown(ann)
    expect(dialog.get_by_role("term").filter(has_text="Countryside")).to_be_visible()
    ann.assert_accessible()
    ann.page.keyboard.press("a")
    expect(dialog).to_be_hidden()
    ann.page.keyboard.press("Shift+A")
    shown(ann)
    ann.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    ann.page.keyboard.press("Control+a")  # the browser's own
    expect(dialog).to_be_hidden()


def test_on_paper_it_is_dark_on_light_also_by_night(visitor: Come) -> None:
    ann = at_table(visitor, "pi", color_scheme="dark")
    ann.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    ann.page.keyboard.press("a")
    words = shown(ann).get_by_role("definition").first
    by_night = words.evaluate(COLOUR)
    ann.page.emulate_media(media="print")
    assert max(words.evaluate(COLOUR)) < 128 < min(by_night)


def test_the_menu_tells_the_key_and_typing_an_a_opens_nothing(visitor: Come) -> None:
    ann = at_table(visitor, "pi")
    ann.page.get_by_role("button", name="Table menu").click()
    expect(ann.page.get_by_text("? opens the rules, A the player aid.")).to_be_visible()
    ann.page.keyboard.press("a")  # the menu is open
    expect(ann.page.get_by_role("dialog", name="Player aid")).to_be_hidden()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_label("Invite link").press("a")  # nor while a field has the keys
    expect(ann.page.get_by_role("dialog", name="Player aid")).to_be_hidden()
