"""For everybody: by keyboard, on a phone, in light and dark, for a screen reader."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from parlour.core.things import catalogue
from parlour.core.words import ENGLISH
from parlour.games import find
from tests.browser.off_screen import play_out, start
from tests.browser.visitor import BROKEN_WORDS, OVERFLOWING, PHONE, Visitor, first

Come = Callable[..., Visitor]
# Each name in turn on one card as large as those of a hand: what is told of those that don't fit.
TOO_LONG = f"""(names) => {{
    const card = document.querySelector(".card.large.named");
    return names.flatMap((name) => {{
        card.style.setProperty("--letters", Math.max(...name.split(/[\\s-]/).map((word) => word.length)));
        card.querySelector(".title").textContent = name;
        return [...({OVERFLOWING})(), ...({BROKEN_WORDS})()];
    }});
}}"""


def tab_to(visitor: Visitor, name: str) -> None:
    """Press Tab until something of that name has the focus."""
    named = "document.activeElement.ariaLabel || document.activeElement.innerText"
    for _ in range(80):
        visitor.page.keyboard.press("Tab")
        if name in visitor.page.evaluate(named):
            return
    pytest.fail(f"Tab never comes to {name}")


def titles(game: str) -> list[str]:
    """What the cards and tiles of a game are called."""
    box, words, seats = find(game).things, find(game).words(ENGLISH), find(game).seats[-1]
    settings = find(game).table(seats, {})
    drawn = [thing for thing in catalogue(box, seats, settings) if thing.kind in ("card", "tile")]
    return [words.thing(thing, settings).title for thing in drawn]


def test_a_whole_game_is_played_by_keyboard_alone(visitor: Come) -> None:
    ann = visitor()
    ann.enter()
    expect(ann.page.get_by_role("button", name="Play now against 3 bots: Mind Reader")).to_be_visible()
    tab_to(ann, "Skip to the content")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
    tab_to(ann, "Play now against 3 bots: Mind Reader")
    assert_focus_is_seen(ann)
    ann.page.keyboard.press("Enter")
    assert ann.until_asked()
    ann.take_table("mind_reader", seats=2, bot="random", options={"length": "one hand"})  # a shorter one
    tab_to(ann, "Deal the cards")
    ann.page.keyboard.press("Enter")
    while ann.until_asked():
        before = ann.state()
        number = ann.options.last.get_attribute("data-number") or ""
        ann.page.keyboard.press("Escape")
        ann.page.keyboard.type(number)
        expect(ann.options.last).to_be_focused()
        ann.page.keyboard.press("Enter")
        ann.until_changed(before)
        if ann.confirmation.is_visible():
            expect(ann.confirmation.get_by_role("button", name="Put back")).to_be_focused()
            ann.page.keyboard.press("Shift+Tab")
            ann.page.keyboard.press("Enter")
            expect(ann.confirmation).to_have_count(0)
    expect(ann.result).to_be_focused()


def assert_focus_is_seen(visitor: Visitor) -> None:
    style = "getComputedStyle(document.activeElement)"
    assert visitor.page.evaluate(f"{style}.outlineStyle") == "solid"
    assert visitor.page.evaluate(f"parseFloat({style}.outlineWidth)") >= 2


def test_the_focus_goes_on_to_the_next_question_and_the_story_is_said_aloud_as_it_happens(visitor: Come) -> None:
    ann = visitor()
    ann.take_table("mind_reader", seats=2, bot="random")
    ann.deal()
    ann.until_asked()
    expect(ann.page.get_by_role("log")).to_have_text("")
    ann.page.keyboard.type("1")
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_be_focused()
    expect(ann.page.get_by_role("log")).not_to_have_text("")


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_no_word_on_a_card_is_broken(visitor: Come, window: dict[str, object]) -> None:
    """Every name of the games whose cards are names, on a card as large as those of a hand."""
    ann = visitor(**window)
    ann.take_table("pi", seats=2, bot="random")
    ann.deal()
    expect(ann.page.locator(".card.large.named").first).to_be_visible()
    ann.assert_fits()
    assert ann.page.evaluate(TOO_LONG, [*titles("pi"), *titles("death_cards")]) == []


def test_on_a_phone_the_story_is_one_touch_away(visitor: Come) -> None:
    ann = visitor(**PHONE)
    ann.take_table("mind_reader", seats=2, bot="random")
    ann.deal()
    ann.until_asked()
    story = ann.page.get_by_role("group", name="What has happened")
    expect(story).to_be_hidden()
    ann.page.get_by_role("button", name="Show all that has happened").tap()
    expect(story).to_contain_text("You are dealt")
    ann.page.get_by_role("tab", name="Board").tap()
    expect(story).to_be_hidden()


@pytest.mark.parametrize(("scheme", "window"), [("light", {}), ("dark", PHONE)], ids=["light desk", "dark phone"])
def test_everything_fits_and_axe_objects_to_nothing(visitor: Come, scheme: str, window: dict[str, object]) -> None:
    ann = visitor(color_scheme=scheme, **window)
    ann.enter()
    expect(ann.page.get_by_role("heading", name="Mind Reader")).to_be_visible()
    ann.assert_accessible()
    ann.page.get_by_role("link", name="Invite friends to a new table of Mind Reader").click()
    expect(ann.page.get_by_label("Jokers")).to_be_visible()
    ann.assert_accessible()
    ann.assert_fits()
    ann.take_table("mind_reader", seats=6, bot="random", options={"length": "one hand"})
    ann.assert_fits()
    ann.assert_accessible()
    ann.deal()
    ann.until_asked()
    ann.assert_fits()
    ann.assert_accessible()
    for door in ("Table menu", "Rules of Mind Reader", "Invite friends"):
        ann.page.get_by_role("button", name=door).click()
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        ann.assert_accessible()
        ann.page.keyboard.press("Escape")
    ann.while_away(play_out)
    ann.until_over()
    ann.assert_fits()
    ann.assert_accessible()


def test_light_or_dark_can_be_chosen_and_is_kept(visitor: Come) -> None:
    ann = visitor(color_scheme="light")
    ann.enter()
    background = "getComputedStyle(document.body).backgroundColor"
    light = ann.page.evaluate(background)
    ann.page.get_by_role("button", name="Colours: as the device").click()
    assert ann.page.evaluate(background) == light
    ann.page.get_by_role("button", name="Colours: light").click()
    dark = ann.page.evaluate(background)
    assert dark != light
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Colours: dark")).to_be_visible()
    assert ann.page.evaluate(background) == dark


def test_the_newest_line_of_a_long_story_is_in_sight(visitor: Come) -> None:
    """The panel changes its height with every question: that is not scrolling back."""
    ann = visitor(viewport={"width": 1280, "height": 640})
    table = ann.table_of("graves", seats=2, bot="random")
    start(ann, table)
    play_out(ann, table, 12)
    ann.enter(f"/table/{table}")
    story = ann.page.get_by_role("group", name="What has happened")
    for _ in range(4):
        ann.until_asked()
        ann.answer(first)
        expect(story.get_by_role("listitem").last).to_be_in_viewport()
    assert story.evaluate("list => list.scrollHeight > list.clientHeight")
    story.evaluate("list => list.scrollTo(0, 0)")
    ann.page.wait_for_function("list => list.scrollTop === 0", arg=story.element_handle())
    ann.until_asked()
    ann.answer(first)
    assert story.evaluate("list => list.scrollTop") == 0
