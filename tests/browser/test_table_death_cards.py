"""Death on the Cards, played by acting on its table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]

MOST_MOVES = 400
SITUATION = """() => document.querySelector('main').innerText
    + document.querySelectorAll('[aria-pressed=true]').length"""
CHANGED = f"before => ({SITUATION})() !== before"


def sat_down(visitor: Come, seats: int, **more: object) -> Visitor:
    """Somebody at a table with bots; a window is open until everybody has passed."""
    ann = visitor(plain=False, **more)
    ann.enter()
    ann.open_table("Death on the Cards", seats, bots=True, **{"Time to step in": "0"})
    ann.deal()
    return ann


def glowing(visitor: Visitor) -> Locator:
    """The things on the table that may be picked now."""
    return visitor.page.locator("button.pickable.can, button.lift:not(.chosen)")


def ready(visitor: Visitor) -> Locator:
    """The move that the choice has come down to."""
    return visitor.page.locator(".ways .primary")


def until_my_move(visitor: Visitor) -> bool:
    """Wait until something can be done, or for the end; whether it is the former."""
    mine = visitor.page.locator(".dock.mine:not(:has([aria-disabled='true']))")
    expect(mine.or_(visitor.result)).to_be_visible()
    return not visitor.result.is_visible()


def touch(visitor: Visitor) -> None:
    """One click: confirm, send what is ready, pick what glows, or take what the rail offers; then it shows."""
    before = visitor.page.evaluate(SITUATION)
    window = visitor.page.get_by_role("region", name="Who steps in?")
    rail = visitor.page.locator(".ways .button:not(.quiet)")
    if visitor.confirmation.is_visible():
        visitor.confirmation.get_by_role("button", name="Yes, do it").click()
    elif window.is_visible() or not glowing(visitor).count() or ready(visitor).is_visible():
        rail.first.click()
    else:
        glowing(visitor).first.click()
    visitor.page.wait_for_function(CHANGED, arg=before)


def until_turn(visitor: Visitor) -> None:
    """Play on until this person may play a card that needs no other one."""
    while not visitor.page.get_by_role("heading", name="Your turn:").is_visible():
        assert until_my_move(visitor), "the game was over first"
        touch(visitor)


def test_a_whole_game_is_played_on_the_table(visitor: Come) -> None:
    """By clicks on cards, players, letters, sets and piles; the list of options is never opened."""
    ann = sat_down(visitor, 3)
    ann.assert_accessible()
    moves = 0
    while until_my_move(ann):
        moves += 1
        assert moves < MOST_MOVES, "the game does not end"
        if moves == 12:
            ann.assert_accessible()
        touch(ann)
    assert ann.page.locator("[data-number]").count() == 0
    expect(ann.page.locator(".letter:not(.known)")).to_have_count(0)  # every secret lies open
    ann.assert_accessible()


def test_a_game_on_a_phone_stays_in_its_window(visitor: Come) -> None:
    ann = sat_down(visitor, 4, **PHONE)
    for _ in range(20):
        if not until_my_move(ann):
            break
        ann.assert_at_rest()
        ann.assert_fits()
        touch(ann)
    ann.assert_accessible()


def test_the_window_shows_whether_the_action_stands_and_where_to_step_in(visitor: Come) -> None:
    """Everybody is dealt a Not so Fast: in the first window there is a place for it."""
    ann = sat_down(visitor, 4)
    window = ann.page.get_by_role("region", name="Who steps in?")
    while not window.is_visible():
        assert until_my_move(ann), "nobody played anything"
        touch(ann)
    cancelled = "It is cancelled" in ann.prompt.inner_text()
    expect(window.locator(".stamp")).to_have_text(re.compile("Cancelled" if cancelled else "Stands"))
    window.locator(".mine").get_by_role("button").click()
    expect(ann.page.get_by_role("group", name="What has happened")).to_contain_text("You play Not so Fast!")


def test_discards_are_marked_in_their_order_and_taken_back(visitor: Come) -> None:
    ann = sat_down(visitor, 2)
    until_turn(ann)
    ann.page.get_by_role("button", name="Play nothing").click()
    expect(ann.prompt).to_contain_text("discard at least one card")
    hand = ann.page.locator(".hand li")
    hand.nth(1).get_by_role("button").click()
    expect(ann.page.locator(".hand .sunk b")).to_have_text("1")
    ann.page.get_by_role("button", name="Take back the last part").click()
    expect(ann.page.locator(".hand .sunk")).to_have_count(0)


def test_a_card_is_picked_and_put_back_by_keyboard_alone(visitor: Come) -> None:
    """Arrow keys within the hand, Enter to pick, Escape to put back."""
    ann = sat_down(visitor, 2)
    until_turn(ann)
    ann.page.get_by_role("button", name="Play nothing").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_contain_text("discard at least one card")
    cards = ann.page.locator(".hand li button")
    cards.first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_contain_text("You will discard")
