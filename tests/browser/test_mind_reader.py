"""Mind Reader, played by acting on its table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]


def sat_down(visitor: Come, seats: int = 3, **more: object) -> Visitor:
    """Somebody at a table of one hand with bots."""
    ann = visitor(plain=False, **more)
    ann.enter()
    ann.open_table("Mind Reader", seats, bots=True, Length="one hand")
    ann.deal()
    return ann


def thing(visitor: Visitor, start: str) -> Locator:
    """The things on the table that may be picked, by the beginning of their ids."""
    return visitor.page.locator(f"button.pickable[data-thing^='{start}'][aria-pressed]")


def says(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("group", name="Your question").get_by_role("button", name=name)


def keep(visitor: Visitor) -> None:
    """Choose the first card as Secret Card: a touch picks it, a second one sends it."""
    thing(visitor, "card:").first.click()
    thing(visitor, "card:").first.click()
    expect(visitor.page.get_by_text("You keep").first).to_be_attached()


def ask(visitor: Visitor) -> None:
    """A question: card, opponent, kind, and out with it."""
    thing(visitor, "card:").first.click()
    thing(visitor, "secret:").first.click()
    says(visitor, "higher or lower").click()
    says(visitor, "Ask").click()


def guess(visitor: Visitor) -> None:
    """Begin a guess at the first Secret Card that may be pointed at, and name the first card of the grid."""
    visitor.page.get_by_role("button", name="Guess", exact=True).click()
    cell = visitor.page.locator("button.cell").first
    expect(cell.or_(thing(visitor, "secret:").first).first).to_be_visible()
    if not cell.is_visible():
        thing(visitor, "secret:").first.click()
    cell.click()
    says(visitor, "Say it").click()


def until_my_turn(visitor: Visitor) -> bool:
    """Wait until something can be done, or for the end; whether it is the former."""
    expect(visitor.page.locator(".asked.mine").or_(visitor.result)).to_be_visible()
    return not visitor.result.is_visible()


def play_turn(visitor: Visitor) -> None:
    """Ask if that is asked for, then guess: so the game comes to its end."""
    before = visitor.state()
    if visitor.page.get_by_role("heading", name="Choose your Secret Card.").is_visible():
        keep(visitor)
    elif says(visitor, "Ask").is_visible():
        ask(visitor)
    else:
        guess(visitor)
    visitor.until_changed(before)


def test_a_whole_game_is_played_on_the_table(visitor: Come) -> None:
    """By clicks on cards, Secret Cards and kinds of questions; the list of options is never opened."""
    ann = sat_down(visitor, 3)
    ann.assert_accessible()
    while until_my_turn(ann):
        play_turn(ann)
    assert ann.page.locator("[data-number]").count() == 0
    ann.assert_accessible()


def test_a_whole_game_is_played_on_the_table_of_a_phone(visitor: Come) -> None:
    ann = sat_down(visitor, 4, **PHONE)
    while until_my_turn(ann):
        ann.assert_at_rest()
        play_turn(ann)
    ann.assert_accessible()


def test_a_choice_is_put_back_and_another_made(visitor: Come) -> None:
    ann = sat_down(visitor, 2)
    first, second = thing(ann, "card:").nth(0), thing(ann, "card:").nth(1)
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    second.click()
    expect(first).to_have_attribute("aria-pressed", "false")
    ann.page.keyboard.press("Escape")
    expect(second).to_have_attribute("aria-pressed", "false")
    expect(ann.page.get_by_role("heading", name="Choose your Secret Card.")).to_be_visible()


def test_a_question_is_asked_by_keyboard_alone(visitor: Come) -> None:
    """Arrow keys within the hand, Tab to the next group, Enter to pick."""
    ann = sat_down(visitor, 2)
    thing(ann, "card:").first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(thing(ann, "card:").nth(1)).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    expect(says(ann, "Ask")).to_be_visible()
    thing(ann, "card:").first.focus()
    ann.page.keyboard.press("Enter")
    says(ann, "stronger or weaker").focus()
    ann.page.keyboard.press("Enter")
    says(ann, "Ask").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("group", name="What has happened")).to_contain_text("You play")


def test_a_guess_can_be_taken_back(visitor: Come) -> None:
    ann = sat_down(visitor, 2)
    keep(ann)
    expect(says(ann, "Ask")).to_be_visible()
    ann.page.get_by_role("button", name="Guess", exact=True).click()
    ann.page.locator("button.cell").nth(3).click()
    says(ann, "Back").click()
    expect(says(ann, "Ask")).to_be_visible()
    expect(ann.page.locator("button.cell")).to_have_count(0)
