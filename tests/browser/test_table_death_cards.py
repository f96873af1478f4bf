"""Death on the Cards, played by acting on its table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from parlour.testing.kit import soak
from tests.browser.off_screen import at_a_table, play_out, start
from tests.browser.told import SIGNS, tell_otherwise, with_people
from tests.browser.visitor import LOOK_EVERY, PHONE, Visitor, until

Come = Callable[..., Visitor]

MOST_MOVES = 400
DESKS: tuple[ViewportSize, ...] = (
    {"width": 1024, "height": 768},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
)
CUT_OFF = """() => [...document.querySelectorAll(".face .text, .face .title")]
    .filter((words) => words.scrollHeight > words.clientHeight + 2 || words.scrollWidth > words.clientWidth + 1)
    .map((words) => words.innerText)"""
MIDDLE = 12  # moves into a game, when there is something on every part of the table
SITUATION = """() => document.querySelector('main').innerText
    + document.querySelectorAll('[aria-pressed=true]').length"""
CHANGED = f"before => ({SITUATION})() !== before"

COVERED = """() => {
    const [clock, pile] = [".clock", ".pile .slot"].map((one) => document.querySelector(one)?.getBoundingClientRect());
    return Boolean(clock && pile) && clock.right > pile.left;
}"""


def sat_down(visitor: Come, seats: int, **more: object) -> Visitor:
    """Somebody at a table with bots; a window is open until everybody has passed."""
    ann = visitor(plain=False, **more)
    ann.take_table("death_cards", seats=seats, bot="random")
    ann.deal()
    return ann


def glowing(visitor: Visitor) -> Locator:
    """The things on the table that may be picked now."""
    return visitor.page.locator("button.pickable.can, button.lift:not(.chosen)")


def ready(visitor: Visitor) -> Locator:
    """The move that the choice has come down to."""
    return visitor.page.locator(".ways .primary")


def touch(visitor: Visitor) -> None:
    """One click: confirm, send what is ready, pick what glows, or take what the rail offers; then it shows."""
    before = visitor.page.evaluate(SITUATION)
    window = visitor.page.get_by_role("region", name="Who steps in?")
    rail = visitor.page.locator(".ways .button:not(.quiet)")
    if visitor.confirmation.is_visible():
        visitor.confirm()
    elif window.is_visible() or not glowing(visitor).count() or ready(visitor).is_visible():
        rail.first.click()
    else:
        glowing(visitor).first.click()
    visitor.page.wait_for_function(CHANGED, arg=before, polling=LOOK_EVERY)


def sat_until(visitor: Come, seats: int, shown: Callable[[Visitor], Locator]) -> Visitor:
    """Somebody who plays until this is shown; if a game ends before, at another table."""
    while True:
        ann = sat_down(visitor, seats)
        while ann.until_my_move():
            if shown(ann).is_visible():
                return ann
            touch(ann)


def turn(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Play nothing")


def place_to_step_in(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Who steps in?").locator(".mine").get_by_role("button")


def shows_all(visitor: Visitor) -> None:
    """On a desk of any size no text of a card is cut off, and the clock is not covered by the pile."""
    visitor.assert_accessible()
    for size in DESKS:
        visitor.page.set_viewport_size(size)
        assert visitor.page.evaluate(CUT_OFF) == []
        assert visitor.page.evaluate(COVERED) is False
        visitor.assert_at_rest()


def play_to_the_end(visitor: Visitor, look: Callable[[Visitor], None], moves: int = MOST_MOVES) -> None:
    """Act on the table for so many moves, or until the game is over; have a look at it when it is well under way."""
    for move in range(moves):
        if not visitor.until_my_move():
            return
        if move == MIDDLE:
            look(visitor)
        touch(visitor)
    assert moves < MOST_MOVES, "the game does not end"
    visitor.while_away(play_out)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7 if soak() > 1 else 3))
def test_a_whole_game_is_played_on_the_table(visitor: Come, seats: int) -> None:
    """By clicks on cards, players, letters, sets and piles; the list of options is never opened."""
    ann = sat_down(visitor, seats)
    ann.assert_accessible()
    play_to_the_end(ann, shows_all)
    assert ann.page.locator("[data-number]").count() == 0
    expect(ann.page.locator(".letter:not(.known)")).to_have_count(0)  # every secret lies open
    ann.assert_accessible()


@pytest.mark.slow
def test_a_whole_game_on_a_phone_stays_in_its_window(visitor: Come) -> None:
    """Acted out in a soak; else its second half is played off screen."""
    ann = sat_down(visitor, 3, **PHONE)
    play_to_the_end(ann, stays, 2 * MIDDLE if soak() == 1 else MOST_MOVES)
    ann.until_over()  # a page that is just loaded has no words yet
    ann.assert_accessible()


def stays(visitor: Visitor) -> None:
    visitor.assert_at_rest()
    visitor.assert_fits()
    visitor.assert_accessible()


def test_the_window_shows_whether_the_action_stands_and_where_to_step_in(visitor: Come) -> None:
    ann = sat_until(visitor, 4, place_to_step_in)
    prompt, stamp = ann.page.evaluate("['.dock h2', '.stamp'].map((one) => document.querySelector(one).innerText)")
    assert ("is cancelled" in prompt) == ("Cancelled" in stamp)
    told = ann.page.get_by_role("group", name="What has happened")

    def stepped_in() -> bool:
        """A bot may be quicker, and then there is another window."""
        place_to_step_in(ann).evaluate_all("(places) => places[0]?.click()")
        return "You play Not so Fast!" in told.inner_text()

    until(ann, stepped_in)


def test_discards_are_numbered_and_taken_back_by_keyboard_alone(visitor: Come) -> None:
    """Arrow keys within the hand, Enter to pick, and the rail's button to take back."""
    ann = sat_until(visitor, 2, turn)
    turn(ann).press("Enter")
    expect(ann.prompt).to_contain_text("discard at least one card")
    cards = ann.page.locator("ul.hand li button")
    cards.first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("ul.hand .sunk > b")).to_have_text("1")
    ann.page.get_by_role("button", name="Take back the last part").press("Enter")
    expect(ann.page.locator("ul.hand .sunk")).to_have_count(0)


@pytest.mark.parametrize("seats", [4, 6])
def test_on_a_phone_it_is_seen_who_is_a_bot_a_person_or_away(visitor: Come, seats: int) -> None:
    ann, table = at_a_table(visitor, "death_cards", seats, plain=False, **PHONE)
    tell_otherwise(ann, with_people)
    start(ann, table)
    ann.enter(f"/table/{table}")
    expect(ann.page.locator(".seat")).to_have_count(seats - 1)
    for sign, count in {**SIGNS, "bot": seats - 4}.items():
        expect(ann.page.locator(f".seat .presence svg.{sign}").filter(visible=True)).to_have_count(count)
    ann.assert_accessible()
