"""The Mastermind, played by acting on its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.layout import TABLE, at_size, faults
from tests.browser.off_screen import at_a_table, play_out, start
from tests.browser.told import SIGNS, tell_otherwise, with_people
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]

MIDDLE = 6  # answers after which a game is in full swing
SCROLLS = (
    "() => [...document.querySelectorAll('.round, .mine')].filter((one) => one.scrollWidth > one.clientWidth).length"
)

CUT_NAMES = """() => [...document.querySelectorAll(".seat .name b")]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""


POWERS = "surveillance, investigation, special election, purge, none"


def sat_down(visitor: Come, seats: int, **context: object) -> Visitor:
    """Somebody at a table with bots, where every power may come soon."""
    ann = visitor(plain=False, **context)
    ann.take_table("mastermind", seats=seats, bot="random", options={"powers": POWERS})
    ann.deal()
    return ann


def glowing(visitor: Visitor) -> Locator:
    """What may be picked on the table: seats, ballots and policies; slots are chosen by their policy."""
    return visitor.page.locator("button.pickable.can:not([data-thing^='place:']):not([data-thing^='token:'])")


def laying_back(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Lay them back so")


def act(visitor: Visitor) -> None:
    """Answer by pointing: a touch picks the thing, a second one sends the move; a Purge is asked about once more."""
    if laying_back(visitor).is_visible():
        cards = visitor.page.get_by_role("region", name="Your seat").locator("ol button")
        if cards.first.is_enabled():
            cards.first.click()
            cards.last.click()
        laying_back(visitor).click()
        return
    thing = visitor.page.locator(f"button[data-thing='{glowing(visitor).first.get_attribute('data-thing')}']").first
    thing.click()
    expect(thing).to_have_attribute("aria-pressed", "true")
    thing.click()
    visitor.confirm()


def play_to_the_end(visitor: Visitor) -> None:
    answers = 0
    while visitor.until_my_move():
        assert answers < 200, "the game does not end"
        if answers == MIDDLE:
            visitor.assert_accessible()
        visitor.until_heard(act)
        answers += 1


def test_a_whole_game_is_played_by_pointing_at_the_table(visitor: Come) -> None:
    ann = sat_down(visitor, 6)
    assert ann.until_my_move()
    ann.assert_accessible()
    ann.assert_at_rest()
    ann.page.set_viewport_size({"width": 1024, "height": 768})
    assert ann.page.evaluate(SCROLLS) == 0
    ann.assert_at_rest()
    play_to_the_end(ann)
    expect(ann.page.locator(".seat .role")).to_have_count(5)  # everybody's role lies open
    ann.page.get_by_role("tab", name="Notes").click()
    expect(ann.page.get_by_role("heading", name="Councils")).to_be_visible()
    ann.assert_accessible()


def at_a_purge(visitor: Come) -> Visitor:
    """Somebody who has to purge a player: it may take some games, off screen."""
    ann, found = visitor(plain=False), False
    while not found:
        table = ann.table_of(
            "mastermind", seats=7, bot="random", options={"powers": "purge, purge, purge, purge, none"}
        )
        start(ann, table)
        found = play_out(ann, table, until="Purging")
    ann.enter(f"/table/{table}")
    assert ann.until_my_move()
    return ann


def test_a_purge_is_asked_about_once_more(visitor: Come) -> None:
    ann = at_a_purge(visitor)
    seat = ann.page.locator(f"button[data-thing='{glowing(ann).first.get_attribute('data-thing')}']")
    name = seat.locator(".name b").inner_text()
    seat.click()
    ann.page.keyboard.press("Enter")
    expect(ann.confirmation).to_contain_text(f"Purge {name}?")
    expect(ann.confirmation.get_by_role("button", name="Put back")).to_be_focused()
    ann.assert_accessible()
    ann.page.keyboard.press("Enter")  # nothing is done by a second Enter alone
    expect(ann.confirmation).to_have_count(0)
    expect(ann.page.locator(".chosen")).to_have_count(0)
    before = ann.page.locator(".stamp").count()
    seat.click()
    seat.click()
    ann.until_heard(lambda ann: ann.confirmation.get_by_role("button", name="Yes, do it").click())
    expect(ann.page.locator(".stamp").nth(before).or_(ann.result).first).to_be_visible()


def look_at_a_seat(visitor: Visitor) -> None:
    """A sheet tells all that is known of a player; looking at it chooses nothing."""
    visitor.page.get_by_role("button", name="All about").first.click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Claims")).to_be_visible()
    expect(sheet.get_by_role("row")).not_to_have_count(0)
    visitor.assert_accessible()
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(visitor.page.locator(".chosen")).to_have_count(0)


def test_a_game_of_ten_fits_on_a_phone_from_the_deal_to_the_end(visitor: Come) -> None:
    ann = sat_down(visitor, 10, **PHONE)
    for _ in range(4):
        assert ann.until_my_move()
        assert ann.page.evaluate(CUT_NAMES) == []
        ann.assert_at_rest()
        assert ann.page.evaluate(SCROLLS) == 0
        for seat in ann.page.locator(".seat").all():
            expect(seat).to_be_in_viewport(ratio=0.9)
        ann.until_heard(act)
    assert ann.page.evaluate(CUT_NAMES) == []
    look_at_a_seat(ann)
    ann.page.get_by_role("button", name="Role covered").click()
    expect(ann.page.get_by_role("button", name="Role covered")).to_have_count(0)
    ann.assert_accessible()
    ann.while_away(play_out)
    expect(ann.result).to_be_visible()
    ann.assert_accessible()


def found(by: int, of: int) -> dict[str, object]:
    """A line of the story: somebody says what they found out about another."""
    claim = {"type": "IFound", "seat": of, "answer": "Syndicate"}
    return {"text": "Something is said.", "event": {"type": "Said", "seat": by, "claim": claim}}


def with_accusations(told: dict[str, Any]) -> None:
    """Seat 1 accuses the first person, then speaks of something else. Seat 5 accuses seat 6, and seat 4 the first."""
    with_people(told)
    if told.get("story"):
        drew = {"type": "IDrew", "council": 1, "cards": {"agency": 1, "syndicate": 2}}
        aside = {"text": "Something else.", "event": {"type": "Said", "seat": 1, "claim": drew}}
        told["story"]["lines"] += [found(1, 0), aside, found(5, 6), found(4, 0)]


WINDOWS = [(1440, 900), (1280, 720), (390, 844), (360, 740)]


@pytest.mark.parametrize("seats", [7, 10])
def test_who_plays_and_who_accuses_whom_is_seen_in_every_window(visitor: Come, seats: int) -> None:
    ann, table = at_a_table(visitor, "mastermind", seats, plain=False)
    tell_otherwise(ann, with_accusations)
    start(ann, table)
    ann.enter(f"/table/{table}")
    expect(ann.page.locator(".seat")).to_have_count(seats - 1)
    for width, height in WINDOWS:
        ann.page.set_viewport_size({"width": width, "height": height})
        for sign, count in {**SIGNS, "bot": seats - 4}.items():
            expect(ann.page.locator(f".seat .presence svg.{sign}").filter(visible=True)).to_have_count(count)
        me = ann.page.get_by_role("region", name="Your seat")
        expect(me.get_by_text("says you are")).to_be_in_viewport()
        expect(me.get_by_role("status")).to_contain_text("says you are Syndicate")
        expect(ann.page.locator(".seat .bubble").get_by_text("You are")).to_be_visible()
        whom = ann.page.locator(".seat .bubble .seat-mark").filter(visible=True)
        expect(whom).to_have_count(1)
        assert faults(ann.page) == []
    ann.assert_accessible()


THINKING = """() => {
    for (const name of document.querySelectorAll('.seat .name:not(:has(.dots))')) {
        const styled = [...name.querySelector('b').classList].find((one) => one.startsWith('svelte-'));
        const dots = Object.assign(document.createElement('span'), {className: `dots ${styled}`});
        dots.append(...[1, 2, 3].map(() => Object.assign(document.createElement('i'), {className: styled})));
        name.append(dots);
    }
}"""


def test_while_everybody_thinks_every_name_is_whole(visitor: Come) -> None:
    """Bots may answer before anybody sees that they think: here all of them are made to seem to."""
    ann, table = at_a_table(visitor, "mastermind", 10, plain=False)
    start(ann, table)
    ann.enter(f"/table/{table}")
    assert ann.until_my_move()
    ann.page.evaluate(THINKING)
    assert [
        fault for size in ((1200, 900), (1280, 752), (1440, 900)) for fault in at_size(ann.page, *size, TABLE)
    ] == []


OVER_THE_EDGE = """() => [...document.querySelectorAll(".ballots .ballot")]
    .filter((ballot) => ballot.scrollHeight > ballot.clientHeight + 1).map((ballot) => ballot.innerText)"""


def test_what_a_ballot_says_stays_on_it(visitor: Come) -> None:
    """In any window: where the text has no room, the title is enough."""
    ann = sat_down(visitor, 5)
    ballots = ann.page.locator(".ballots .ballot")
    while ann.until_my_move() and not ballots.count():
        ann.until_heard(act)
    for width, height in ((960, 900), (1200, 900), (1439, 900), (1440, 900), (1440, 815), (1920, 1080)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.assert_at_rest()
        expect(ballots).to_have_count(2)
        assert ann.page.evaluate(OVER_THE_EDGE) == [], f"{width}x{height}"
