"""P.I. at its own table: the city at night, played by pointing at it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.visitor import LOOK_EVERY, PHONE, Visitor

Come = Callable[..., Visitor]


class Detective:
    """Somebody at the city, and what they do there."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    def sit_down(self, seats: int, **options: int) -> None:
        self.visitor.take_table("pi", seats=seats, bot="random", options=options)
        self.visitor.deal()
        expect(self.ways.first).to_be_visible()

    @property
    def ways(self) -> Locator:
        return self.page.get_by_role("group", name="Ways to use your turn").get_by_role("button")

    @property
    def possible(self) -> Locator:
        """The locations that may be pointed at now."""
        return self.page.get_by_role("group", name="The city").locator("button[aria-pressed]")

    @property
    def cards(self) -> Locator:
        return self.page.get_by_role("list", name="Evidence on display").get_by_role("button")

    @property
    def send(self) -> Locator:
        """The button that sends what was chosen."""
        return self.page.locator(".doors .primary")

    @property
    def story(self) -> Locator:
        return self.page.get_by_role("group", name="What has happened")

    @property
    def decision(self) -> str | None:
        return self.page.locator("[data-decision]").get_attribute("data-decision")

    def until_next(self, decision: str | None) -> None:
        """Wait for the next turn, or for the end."""
        self.page.wait_for_function(
            "before => { const now = document.querySelector('[data-decision]')?.dataset.decision;"
            " return now === undefined || (now !== before && document.querySelector('.way')); }",
            arg=decision,
            polling=LOOK_EVERY,
        )

    def name_in_vain(self) -> None:
        """Name three tiles, the first of which is in the case that this person holds."""
        self.page.locator(".brick:has(.suspect .folder)").get_by_role("button").click()
        expect(self.parts.nth(0)).to_have_class(re.compile("named"))
        self.possible.nth(2).click()
        expect(self.parts.nth(1)).to_have_class(re.compile("named"))
        self.possible.nth(3).click()

    @property
    def parts(self) -> Locator:
        return self.page.locator(".parts > li")


def test_a_whole_game_is_played_by_pointing_at_the_city(visitor: Come) -> None:
    ann = visitor(plain=False)
    detective = Detective(ann)
    detective.sit_down(3, mini_games=1, rounds=5)
    ann.assert_fits()
    ann.assert_at_rest()
    ann.assert_accessible()
    place_an_investigator(detective)
    examine_a_card(detective)
    solve_in_vain(detective)
    place_by_keyboard(detective)
    drag_an_investigator(detective)
    assert not ann.until_my_move()
    expect(ann.page.locator(".shown")).to_have_count(9)  # three cases lie open
    ann.assert_accessible()


def place_an_investigator(detective: Detective) -> None:
    """A location is chosen, put back, chosen again and sent by the button."""
    before = detective.decision
    detective.possible.nth(4).click()
    send = detective.send
    expect(send).to_be_visible()
    detective.page.keyboard.press("Escape")
    expect(send).to_have_count(0)
    detective.possible.nth(6).click()
    send.click()
    detective.until_next(before)
    expect(detective.story).to_contain_text("You place an Investigator")
    expect(detective.page.locator(".agent.mine")).to_have_count(1)


def examine_a_card(detective: Detective) -> None:
    """What each would tell is in sight. The second touch sends one, and a card takes its place in the gap."""
    before = detective.decision
    names = detective.cards.all_inner_texts()
    for card in detective.cards.all():
        card.click()
        expect(detective.page.get_by_role("group", name="What the answer will mean")).to_be_in_viewport(ratio=0.99)
    detective.cards.nth(2).click()
    expect(detective.page.locator(".ghost").first).to_be_visible()
    detective.cards.nth(2).click()
    detective.until_next(before)
    expect(detective.story).to_contain_text("You examine")
    now = detective.cards.all_inner_texts()
    assert len(now) == len(names) and now[2] != names[2]


def solve_in_vain(detective: Detective) -> None:
    """Suspect, crime and hideout; the last can be taken back until all three are named."""
    before = detective.decision
    detective.page.get_by_role("button", name=re.compile("^Solve the case")).click()
    expect(detective.page.get_by_role("button", name="Name all three")).to_be_disabled()
    detective.visitor.assert_accessible()
    detective.name_in_vain()
    expect(detective.parts.nth(2)).to_have_class(re.compile("named"))
    detective.page.get_by_role("button", name="Take back").click()
    expect(detective.parts.nth(2)).not_to_have_class(re.compile("named"))
    detective.page.get_by_role("button", name="Take back").click()
    expect(detective.parts.nth(1)).not_to_have_class(re.compile("named"))
    detective.possible.nth(0).click()
    expect(detective.parts.nth(1)).to_have_class(re.compile("named"))
    detective.possible.nth(0).click()
    detective.page.get_by_role("button", name="Name all three").click()
    detective.until_next(before)
    expect(detective.story).to_contain_text("Wrong! That makes 2 penalty points.")
    expect(detective.page.get_by_role("region", name="Your seat")).to_contain_text("Named in vain")


def place_by_keyboard(detective: Detective) -> None:
    """Arrow keys go from location to location, Enter chooses and sends."""
    before = detective.decision
    keys = detective.page.keyboard
    detective.possible.first.focus()
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(detective.page.locator(".brick.chosen")).to_have_count(1)
    keys.press("Enter")
    detective.until_next(before)
    expect(detective.page.locator(".agent.mine")).to_have_count(2)


def drag_an_investigator(detective: Detective) -> None:
    figures = detective.page.get_by_role("button", name="3 of 5 Investigators left")
    before = detective.decision
    figures.drag_to(detective.possible.last)
    detective.until_next(before)
    expect(detective.story).to_contain_text(re.compile("(You place an Investigator.*){3}", re.DOTALL))


IN_SIGHT = """elements => elements.every((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && element.contains(over);
})"""


CUT = """names => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""


def read_the_city(detective: Detective) -> None:
    """A sheet has the city in large letters; a touch there chooses a location, as one on the map does."""
    detective.page.get_by_role("button", name="Larger").tap()
    sheet = detective.page.get_by_role("dialog")
    expect(sheet.get_by_role("listitem")).to_have_count(14)
    detective.visitor.assert_accessible()
    sheet.get_by_role("button", name="Trocadero").tap()
    expect(sheet).to_have_count(0)
    expect(detective.page.locator(".brick.chosen")).to_contain_text("Trocadero")
    detective.page.get_by_role("button", name="Put back").tap()


def go_by_the_story(detective: Detective) -> None:
    """A way that is chosen while the city is out of sight leads to it; there it is left again."""
    detective.page.get_by_role("tab", name="Story").tap()
    expect(detective.possible).to_have_count(0)
    detective.ways.first.tap()
    expect(detective.possible.first).to_be_visible()
    detective.ways.first.tap()
    expect(detective.ways.first).to_have_attribute("aria-pressed", "false")


def test_a_whole_game_on_a_phone_has_all_that_a_turn_needs_in_sight(visitor: Come) -> None:
    ann = visitor(plain=False, **PHONE)
    detective = Detective(ann)
    detective.sit_down(5, mini_games=1, rounds=3)
    for things, number in ((detective.possible, 14), (detective.cards, 9), (detective.ways, 3)):
        expect(things).to_have_count(number)
        assert things.evaluate_all(IN_SIGHT)
    ann.assert_fits()
    ann.assert_at_rest()
    ann.assert_accessible()
    assert detective.cards.locator(".name").evaluate_all(CUT) == []
    read_the_city(detective)
    before = detective.decision
    detective.possible.nth(7).tap()
    detective.send.tap()
    detective.until_next(before)
    go_by_the_story(detective)
    before = detective.decision
    detective.ways.last.tap()
    assert detective.possible.evaluate_all(IN_SIGHT)
    detective.name_in_vain()
    ann.assert_fits()
    detective.page.get_by_role("button", name="Name all three").tap()
    detective.until_next(before)
    detective.page.get_by_role("tab", name="Hand").tap()
    expect(detective.page.get_by_role("region", name="Your seat")).to_contain_text("Named in vain")
    ann.assert_fits()
    ann.assert_accessible()
    detective.page.get_by_role("tab", name="Board").tap()
    detective.cards.first.tap()
    detective.send.tap()
    assert not ann.until_my_move()
    ann.assert_accessible()


# Names that have more than one line, or stick out of their window.
SPILLING = """() => [...document.querySelectorAll(".brick .window")].flatMap((frame) => {
    const range = document.createRange(), box = frame.getBoundingClientRect();
    range.selectNodeContents([...frame.querySelectorAll(":scope > span:not([class*=ghost])")].find(
        (name) => name.getClientRects().length && name.innerText.trim()));
    const lines = [...range.getClientRects()];
    const isIn = lines.every(({ left, right, bottom }) =>
        left >= box.left && right <= box.right && bottom <= box.bottom + 1);
    return lines.length === 1 && isIn ? [] : [range.toString()];
})"""


def test_every_name_fits_its_window_on_a_low_desk(visitor: Come) -> None:
    anna = Detective(visitor(plain=False, viewport={"width": 1280, "height": 720}))
    anna.sit_down(2, mini_games=1)
    expect(anna.page.locator(".brick .window")).to_have_count(28)
    expect(anna.page.locator(".brick .window", has_text="Mob Killing")).to_be_visible()
    assert anna.page.evaluate(SPILLING) == []
