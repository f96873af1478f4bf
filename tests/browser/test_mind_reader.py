"""Mind Reader, played by acting on its table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
LONG = {"length": "target", "target": 1000}


def sat_down(visitor: Come, seats: int, options: dict[str, object], **window: object) -> Visitor:
    """Somebody at a table with bots, asked for a Secret Card."""
    ann = visitor(plain=False, **window)
    ann.take_table("mind_reader", seats=seats, bot="random", options=options)
    ann.deal()
    return ann


def thing(visitor: Visitor, start: str) -> Locator:
    """The things on the table that may be picked, by the beginning of their ids."""
    return visitor.page.locator(f"button.pickable[data-thing^='{start}'][aria-pressed]")


def says(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("group", name="Your question").get_by_role("button", name=name)


def is_choosing(visitor: Visitor) -> bool:
    return visitor.page.get_by_role("heading", name="Choose your Secret Card.").is_visible()


def keep(visitor: Visitor) -> None:
    """The first card is the Secret Card: a touch picks it, a second one sends it."""
    thing(visitor, "card:").first.click()
    thing(visitor, "card:").first.click()


def ask(visitor: Visitor) -> None:
    """Card, opponent, kind, and out with it."""
    thing(visitor, "card:").first.click()
    thing(visitor, "secret:").first.click()
    says(visitor, "higher or lower").click()
    says(visitor, "Ask").click()


def guess(visitor: Visitor) -> None:
    """Guess at the first Secret Card that may be pointed at, and name the first card of the grid.

    Where only one Secret Card can be meant, nobody asks which.
    """
    visitor.page.get_by_role("button", name="Guess", exact=True).click()
    cells, which = visitor.page.locator("button.cell"), visitor.page.get_by_text("Whose Secret Card? Point at it.")
    expect(cells.first.or_(which)).to_be_visible()
    if which.is_visible():
        thing(visitor, "secret:").first.click()
    cells.first.click()
    says(visitor, "Say it").click()
    expect(cells).to_have_count(0)


def play_on(visitor: Visitor) -> None:
    """Ask where that is asked for, else guess: so the game comes to its end."""
    while visitor.until_my_move():
        visitor.assert_at_rest()
        visitor.until_heard(keep if is_choosing(visitor) else ask if says(visitor, "Ask").is_visible() else guess)


def until_question(visitor: Visitor) -> None:
    """Keep the first card of each hand, until it is this person's turn to ask."""
    while visitor.until_my_move() and not says(visitor, "Ask").is_visible():
        visitor.until_heard(keep)


def test_a_whole_game_is_played_on_the_table(visitor: Come) -> None:
    """By clicks on cards, Secret Cards and kinds of questions; the list of options is never opened."""
    ann = sat_down(visitor, 3, {"length": "one hand"}, reduced_motion="no-preference")
    ann.assert_accessible()
    play_on(ann)
    assert ann.page.locator("[data-number]").count() == 0
    ann.assert_accessible()


def test_a_whole_game_is_played_on_the_table_of_a_phone(visitor: Come) -> None:
    ann = sat_down(visitor, 4, {"length": "one hand"}, **PHONE)
    ann.assert_fits()
    ann.assert_accessible()
    play_on(ann)
    ann.assert_accessible()


def test_a_turn_at_a_desk(visitor: Come) -> None:
    ann = sat_down(visitor, 2, LONG)
    put_back_and_choose_another(ann)
    until_question(ann)
    take_back_a_guess(ann)
    ask_by_keyboard(ann)
    story = ann.page.get_by_role("group", name="What has happened")
    expect(story).to_contain_text("You play")
    assert ann.until_my_move()
    expect(story).not_to_contain_text("You draw")
    ann.until_heard(lambda ann: thing(ann, "place:draw").click())  # one touch on the pile ends the turn
    expect(story).to_contain_text("You draw")


def put_back_and_choose_another(visitor: Visitor) -> None:
    first, second = thing(visitor, "card:").nth(0), thing(visitor, "card:").nth(1)
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    second.click()
    expect(first).to_have_attribute("aria-pressed", "false")
    visitor.page.keyboard.press("Escape")
    expect(second).to_have_attribute("aria-pressed", "false")
    assert is_choosing(visitor)


def take_back_a_guess(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Guess", exact=True).click()
    visitor.page.locator("button.cell").nth(3).click()
    says(visitor, "Back").click()
    expect(says(visitor, "Ask")).to_be_visible()
    expect(visitor.page.locator("button.cell")).to_have_count(0)


def ask_by_keyboard(visitor: Visitor) -> None:
    """Arrow keys within the hand, Enter to pick and to send."""
    keys = visitor.page.keyboard
    thing(visitor, "card:").first.focus()
    keys.press("ArrowRight")
    expect(thing(visitor, "card:").nth(1)).to_be_focused()
    keys.press("Enter")
    says(visitor, "higher or lower").focus()
    for key in ("ArrowRight", "Enter", "Tab", "Tab"):
        keys.press(key)
    expect(says(visitor, "Ask")).to_be_focused()
    visitor.until_heard(lambda visitor: keys.press("Enter"))


def test_on_a_phone_everything_for_a_question_is_in_sight(visitor: Come) -> None:
    """The cards, every opponent's Secret Card, the wheel, the kinds and the button, without scrolling."""
    ann = sat_down(visitor, 4, LONG, **{**PHONE, "viewport": {"width": 390, "height": 844}})
    until_question(ann)
    suits = ann.page.get_by_role("group", name="Which suit beats which").get_by_role("button")
    expect(suits).to_have_count(5)
    wanted = [thing(ann, "card:"), thing(ann, "secret:"), suits]
    asked = [says(ann, "lower"), says(ann, "stronger"), says(ann, "Ask")]
    for one in [each for group in wanted + asked for each in group.all()]:
        expect(one).to_be_in_viewport(ratio=0.99)
    ann.page.get_by_role("tab", name="Story").tap()
    expect(thing(ann, "card:").first).to_be_in_viewport()


def test_on_a_phone_what_a_guess_may_cost_is_in_sight(visitor: Come) -> None:
    ann = sat_down(visitor, 4, LONG, **{**PHONE, "viewport": {"width": 390, "height": 844}})
    until_question(ann)
    ann.page.get_by_role("button", name="Guess", exact=True).tap()
    thing(ann, "secret:").first.tap()
    cost = ann.page.get_by_role("heading", name="if not, you lose yours")
    expect(cost).to_be_in_viewport(ratio=0.99)


def test_on_a_phone_a_line_of_the_story_shows_on_the_board_what_it_is_about(visitor: Come) -> None:
    ann = sat_down(visitor, 2, LONG, **PHONE)
    until_question(ann)
    ann.page.get_by_role("tab", name="Story").tap()
    story = ann.page.get_by_role("group", name="What has happened")
    story.get_by_role("listitem").filter(has_text="Agatha deals").tap()
    expect(story).to_be_hidden()
    expect(ann.page.locator("[data-thing].lit").first).to_be_visible()
