"""Detective Graves, played by acting on its table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Position, expect

from parlour.games.graves.settings.decks import EXAMPLE
from parlour.testing.kit import soak
from tests.browser.house import deal_for
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
EDGE: Position = {"x": 6, "y": 12}  # where cards overlap, only their left edge is free
# What lies in the house that is played for and sticks out of it: nothing there is cut off.
CUT = """() => [...document.querySelectorAll(".open.now")].filter((open) => open.scrollHeight > open.clientHeight + 1)
    .map((open) => open.innerText)"""
# Words that stick out of their house or of their card.
OUTSIDE = """() => [...document.querySelectorAll(".window :is(h3, p), .floor .name, .mine .print")].filter((words) => {
    const [inner, outer] = [words, words.closest(".window, .wall, .card")].map((one) => one.getBoundingClientRect());
    const [left, right] = [inner.left < outer.left - 1, inner.right > outer.right + 1];
    return inner.width && (left || right || inner.bottom > outer.bottom + 1);
}).map((words) => words.innerText)"""
MIDDLE = 12  # moves into a game, when there is something on every part of the table
CALM = 2 * MIDDLE if soak() > 1 else MIDDLE  # moves, after which a Case is brought to its end


def sat_down(visitor: Come, **more: object) -> Visitor:
    """Somebody at a table of one Case with a bot, who has kept the first hand."""
    ann = visitor(plain=False, **more)
    ann.take_table("graves", seats=2, bot="random", options={"cases": 1})
    ann.deal()
    ann.until_my_move()
    return ann


def glowing(visitor: Visitor) -> Locator:
    """What may be picked next, wherever it lies."""
    return visitor.page.locator("button.pickable.can")


def button(visitor: Visitor, which: str) -> Locator:
    return visitor.page.locator(f"button{which}")


def ways(visitor: Visitor) -> Locator:
    """The buttons for what is left to choose from."""
    return visitor.page.locator(".ways button:not(.quiet)")


def act(visitor: Visitor) -> None:
    """Do something about the question, by acting on the table."""
    stop = visitor.page.get_by_role("button", name="Stop here")
    if button(visitor, ".stack").count():
        button(visitor, ".stack").first.click()
    elif stop.count():
        stop.click()
    else:
        choose(visitor)
        send(visitor)


def act_hastily(visitor: Visitor) -> None:
    """Pass where that is possible: so a Case comes to its end soon."""
    in_haste = visitor.page.get_by_role("button", name="Pass")
    if in_haste.count():
        in_haste.click()
    else:
        act(visitor)


def choose(visitor: Visitor) -> None:
    """Point at the first thing that glows, or at a clock that may be set."""
    if (clock := button(visitor, "[aria-label^='One time token']")).count():
        clock.first.click()
    elif glowing(visitor).count():
        glowing(visitor).first.click(position=EDGE)


def send(visitor: Visitor) -> None:
    """Put the card on the glowing place, or take the first way; a card that costs another one is paid for then."""
    if button(visitor, ".slot").count():
        button(visitor, ".slot").first.click()
    elif ways(visitor).count():
        ways(visitor).first.click()
    visitor.confirm()
    if visitor.page.get_by_text("Which card pays?").is_visible():
        glowing(visitor).first.click(position=EDGE)
        send(visitor)


@pytest.mark.slow
def test_a_whole_game_is_played_on_the_table(visitor: Come) -> None:
    """By clicks on cards, piles, clocks and identities; the list of options is never opened."""
    ann = sat_down(visitor, viewport={"width": 1440, "height": 900})
    ann.assert_accessible()
    answers = 0
    while ann.until_my_move():
        ann.until_heard(act if answers < CALM else act_hastily)
        answers += 1
        if answers == MIDDLE:
            ann.assert_at_rest()
            ann.assert_accessible()
            assert_fits_low_and_narrow(ann)
    assert ann.page.locator("[data-number]").count() == 0
    expect(ann.page.get_by_text("the Mastermind", exact=True)).to_be_visible()
    ann.assert_accessible()


def assert_fits_low_and_narrow(visitor: Visitor) -> None:
    """Rules and cards lie in their frames, and the key of abilities stays in sight."""
    for width in (1366, 1024):
        visitor.page.set_viewport_size({"width": width, "height": 768})
        visitor.assert_at_rest()
        assert visitor.page.evaluate(OUTSIDE) == []
        expect(visitor.page.get_by_label("What your cards can do").locator("dt").last).to_be_in_viewport()
    visitor.page.set_viewport_size({"width": 1440, "height": 900})


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_a_deck_of_many_abilities_leaves_room_for_the_street(visitor: Come, size: tuple[int, int]) -> None:
    """GR-70: below the hand stand the names of what it can do, in one line or two."""
    ann = visitor(plain=False, viewport={"width": size[0], "height": size[1]})
    decks = {"detective_deck": EXAMPLE, "mastermind_deck": EXAMPLE}
    key = ann.page.get_by_label("What your cards can do").locator("dt")
    while not key.count():  # a hand may have no ability at all
        ann.take_table("graves", seats=2, bot="random", options={"cases": 1, **decks})
        ann.deal()
        ann.until_my_move()
        ann.assert_at_rest()
    assert key.count() <= 7
    expect(key.last).to_be_in_viewport()
    assert ann.page.evaluate(OUTSIDE) == ann.page.evaluate(CUT) == []


def test_a_whole_game_on_a_phone_has_all_that_a_decision_needs_in_its_window(visitor: Come) -> None:
    ann = sat_down(visitor, **PHONE)
    answers = 0
    while ann.until_my_move():
        ann.assert_at_rest()
        assert ann.page.evaluate(CUT) == []
        ann.until_heard(act if answers < MIDDLE else act_hastily)
        answers += 1
        if answers == MIDDLE:
            ann.assert_accessible()
    assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    ann.assert_accessible()


def test_a_card_is_chosen_put_back_and_placed_by_keyboard_alone(visitor: Come) -> None:
    ann = sat_down(visitor)
    while not ann.page.get_by_text("Choose a card", exact=True).is_visible():
        ann.until_heard(act)
        assert ann.until_my_move()
    card = glowing(ann).first
    card.focus()
    ann.page.keyboard.press("Enter")
    chosen = ann.page.locator("button.pickable.chosen")
    expect(chosen.first).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("Enter")
    expect(chosen.first).to_be_focused()
    before, placed = ann.page.locator(".pile.active .score").last, button(ann, ".slot").first
    placed.focus()
    foretold = before.locator(".coming").inner_text().removeprefix("→ ")
    ann.page.keyboard.press("Enter")
    expect(before.locator("b")).to_have_text(foretold)
    expect(ann.page.get_by_role("group", name="What has happened")).to_contain_text("You place")


# What the house deals then: the guest is the Detective, and the Park is the first Location.
AT_THE_PARK = "the Park 18"
SEVEN = ".mine [data-thing='card:D:Q7']"  # no trump there, and so high that it costs a card
THREE = ".mine [data-thing='card:D:M3']"


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_at_the_park_a_card_is_placed_first_and_then_paid_for(
    visitor: Come, store: Path, window: dict[str, object]
) -> None:
    deal_for(store, AT_THE_PARK)
    ann = sat_down(visitor, **window)
    ann.until_heard(lambda ann: ann.page.get_by_role("button", name="Keep your hand").click())
    ann.until_my_move()
    seven, three = ann.page.locator(SEVEN), ann.page.locator(THREE)
    three.click(position=EDGE)
    seven.click(position=EDGE)  # a card that is not placed yet gives way to another
    expect(glowing(ann)).to_have_count(0)
    button(ann, ".slot").click()
    expect(ann.prompt).to_have_text("Place the 7 of Question Marks: which card do you give for it?")
    expect(glowing(ann)).to_have_count(6)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_text("Choose a card", exact=True)).to_be_visible()
    seven.click(position=EDGE)
    button(ann, ".slot").click()
    three.click(position=EDGE)
    ann.assert_at_rest()
    ann.until_heard(lambda ann: button(ann, ".slot").click())
    expect(ann.page.locator(".pile.active .score b").last).to_have_text("7")
    expect(seven.or_(three)).to_have_count(0)


INKS = "(cards) => [...new Set(cards.map((card) => getComputedStyle(card).color))].sort()"


def test_cards_in_the_list_of_options_have_the_colours_that_they_have_in_the_hand(visitor: Come) -> None:
    ann = sat_down(visitor)
    while not ann.page.get_by_text("Choose a card", exact=True).is_visible():
        ann.until_heard(act)
        assert ann.until_my_move()
    ann.page.locator("summary", has_text="as a list").click()
    listed, held = ann.page.locator(".options .card"), ann.page.locator(".mine .hand .card:not(.dead)")
    expect(listed.first).to_be_visible()
    assert listed.evaluate_all(INKS) == held.evaluate_all(INKS)


def test_what_an_ability_does_is_reached_by_key_and_by_touch_on_a_low_desk(visitor: Come) -> None:
    ann = sat_down(visitor, viewport={"width": 1280, "height": 720})
    while not ann.page.get_by_label("What your cards can do").is_visible():
        ann.until_heard(act)
        assert ann.until_my_move()
    abilities = ann.page.get_by_label("What your cards can do").get_by_role("button")
    expect(abilities).not_to_have_count(0)
    for ability in abilities.all():
        expect(ability).to_be_in_viewport(ratio=1)
        ability.focus()
        ann.page.keyboard.press("Enter")
        expect(ann.page.get_by_role("tooltip")).to_contain_text(str(ability.get_attribute("aria-description")))
    ann.assert_accessible()
