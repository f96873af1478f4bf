"""What spares people clicks, and what they would otherwise miss."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.house import House, real
from tests.browser.off_screen import play_out
from tests.browser.visitor import PHONE, Visitor, first, last

Come = Callable[..., Visitor]
Opened = Callable[[House], House]
BY_ITSELF = "localStorage.setItem('parlour.single', 'on')"


def result(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Result", exact=True)


def test_a_tab_that_was_closed_has_lost_nothing(visitor: Come) -> None:
    ann = visitor()
    ann.take_table("mind_reader", seats=2, bot="random", options={"length": "one hand"})
    ann.deal()
    ann.until_asked()
    table = ann.page.url
    ann.page.close()
    ann.page = ann.tab()
    ann.enter()
    expect(ann.page.get_by_text("Your turn")).to_be_visible()
    ann.assert_accessible()
    ann.page.get_by_role("link", name="Go on at the table of Mind Reader").click()
    expect(ann.page).to_have_url(table)
    play_out(ann, table.rpartition("/")[2])
    ann.enter()
    ann.page.get_by_text("1 finished game").click()
    ann.page.get_by_role("link", name="Look again at the table of Mind Reader").click()
    ann.until_over()


def test_where_there_is_only_one_thing_to_do_it_is_done(visitor: Come) -> None:
    ann = visitor()
    ann.context.add_init_script(BY_ITSELF)
    ann.take_table("graves", seats=2, bot="random", options={"cases": 20})
    ann.deal()
    only = ann.page.get_by_text("Only one thing to do:")
    while not only.is_visible():
        assert ann.until_asked()
        if ann.options.count() > 1:
            ann.answer(last)  # to place a card, not to pass
    before = ann.state()
    ann.until_changed(before)


def test_the_result_of_a_hand_stays_until_it_was_seen(visitor: Come) -> None:
    ann = visitor(**PHONE)
    ann.take_table("mind_reader", seats=2, bot="random", options={"length": "target"})
    ann.deal()
    while not result(ann).is_visible():
        assert ann.until_asked()
        ann.answer(last)
    ann.assert_accessible()
    ann.assert_fits()
    ann.page.reload()
    expect(result(ann)).to_contain_text("Points")
    result(ann).get_by_role("button", name="Go on").click()
    expect(result(ann)).to_have_count(0)
    ann.page.reload()
    expect(ann.prompt).to_be_visible()
    expect(result(ann)).to_have_count(0)


def test_the_result_of_the_last_hand_comes_before_the_end(visitor: Come) -> None:
    ann = visitor()
    ann.take_table("mind_reader", seats=2, bot="random", options={"length": "one hand"})
    ann.deal()
    while not result(ann).is_visible():
        expect(ann.options.first.or_(result(ann))).to_be_visible()
        if not result(ann).is_visible():
            ann.answer(last)
    expect(result(ann)).to_contain_text("the last one in. Points:")
    expect(ann.result).to_have_count(0)
    result(ann).get_by_role("button", name="Go on").press("Enter")
    expect(ann.result).to_be_focused()


def test_somebody_alone_with_bots_skips_to_their_turn(opened: Opened, visitor: Come, tmp_path: Path) -> None:
    house = opened(real(tmp_path / "tables.sqlite3"))
    ann = visitor(house.url)
    ann.take_table("pi", seats=5, bot="random")
    ann.deal()
    skip = ann.page.get_by_role("button", name="Skip to my turn")
    while not skip.is_visible():
        if ann.options.first.is_visible():
            ann.answer(first)
        expect(skip.or_(ann.options.first)).to_be_visible()
    skip.click()
    expect(skip).to_have_count(0)
    assert ann.until_asked()
    ann.answer(first)
    expect(ann.page.get_by_text("The bots hurry until it is your turn.")).to_have_count(0)


# Counts how often the browser is asked, and tells what it would have shown; the real browser answers.
COUNTED = """const ask = Notification.requestPermission.bind(Notification);
window.asked = 0;
Notification.requestPermission = () => { window.asked += 1; return ask(); };
window.shown = [];
window.Notification = class extends Notification {
    constructor(title, more) { super(title, more); window.shown.push(`${title}: ${more.body}`); }
};
Object.defineProperty(document, "hidden", { get: () => window.elsewhere ?? false });"""


def notices(visitor: Visitor) -> Locator:
    """The switch for notices, in the open menu."""
    visitor.page.get_by_role("button", name="Table menu").click()
    return visitor.page.get_by_label("Tell me when it is my turn")


def test_the_browser_tells_of_a_turn_once_it_was_asked_by_a_click(desktop_visitor: Come) -> None:
    ann, bea = desktop_visitor(), desktop_visitor()
    ann.context.grant_permissions(["notifications"])
    ann.context.add_init_script(COUNTED)
    ann.take_table("mind_reader", seats=2)
    bea.page.goto(ann.invitation)
    bea.page.get_by_role("button", name="Sit").first.click()
    assert ann.page.evaluate("asked") == 0
    box = notices(ann)
    box.click()
    expect(box).to_be_checked()
    assert ann.page.evaluate("asked") == 1
    ann.page.reload()
    expect(notices(ann)).to_be_checked()
    assert ann.page.evaluate("asked") == 0  # it is remembered
    ann.page.keyboard.press("Escape")
    ann.page.evaluate("elsewhere = true")
    ann.page.get_by_role("button", name="Deal the cards").click()
    expect(ann.page).to_have_title("● Mind Reader · Parlour")
    assert ann.page.evaluate("shown") == ["Mind Reader: Choose your Secret Card."]
    ann.answer(first)
    expect(ann.page).to_have_title("Mind Reader · Parlour")


def test_a_browser_that_allows_no_notices_is_not_taken_at_its_word(visitor: Come) -> None:
    """The box is not ticked, and a sentence tells why."""
    ann = visitor()
    ann.context.grant_permissions(["clipboard-read"])  # and nothing else
    ann.take_table("mind_reader", seats=2, bot="random")
    box = notices(ann)
    box.click()
    expect(ann.page.get_by_role("status").filter(has_text="The browser does not allow")).to_be_visible()
    expect(box).not_to_be_checked()
    ann.assert_accessible()


def test_sounds_are_switched_off_for_good(visitor: Come) -> None:
    ann = visitor(sound=True)
    ann.take_table("mind_reader", seats=2, bot="random")
    ann.page.get_by_role("button", name="Sounds: on").click()
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Sounds: off")).to_be_visible()
