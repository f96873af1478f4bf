"""Questions that anyone may answer first: their time, passing, changing your mind, answers left with the table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.visitor import PHONE, Visitor, until

Come = Callable[..., Visitor]


def two_at_a_table(visitor: Come, window: str) -> tuple[Visitor, Visitor]:
    """Ann at her desk opens a table of Death on the Cards, and Bea comes with her phone."""
    ann, bea = visitor(), visitor(**PHONE, reduced_motion="no-preference")
    ann.enter()
    ann.open_table("Death on the Cards", 2, **{"Time to step in": window})
    bea.enter(ann.page.url.removeprefix(ann.url))
    bea.page.get_by_role("button", name="Sit here, on seat 2").click()
    return ann, bea


def control(visitor: Visitor) -> Locator:
    return visitor.page.get_by_label("When anyone may step in")


def has_passed(visitor: Visitor) -> Locator:
    return visitor.page.get_by_text("You have passed.")


def is_asked(visitor: Visitor) -> bool:
    return visitor.options.first.is_visible() and not has_passed(visitor).is_visible()


def somebody_asked(people: tuple[Visitor, ...]) -> Visitor:
    """Wait until the table waits for one of them."""
    until(people[0], lambda: any(is_asked(one) for one in people))
    return next(one for one in people if is_asked(one))


def may_step_in(visitor: Visitor) -> bool:
    return "Not so fast?" in visitor.prompt.inner_text()


def at_turn(visitor: Visitor) -> bool:
    return visitor.prompt.inner_text().startswith(("Your turn", "You are in disgrace"))


def sparing(visitor: Visitor) -> Locator:
    """The first option that costs nobody a Not so Fast: each was dealt one."""
    return visitor.options.filter(has_not_text=re.compile("Cards off the Table|Not so Fast")).first


def keeping_quiet(visitor: Visitor) -> Locator:
    """The first option that does not give the Murderer away: that would end the game."""
    return visitor.options.filter(has_not_text="Murderer").first


def still(visitor: Visitor) -> str:
    """All that is shown, but for the seconds that are left."""
    return re.sub(r"\d+ s\b", "", visitor.state())


def test_the_host_chooses_a_time_and_a_player_who_passed_can_change_their_mind(visitor: Come) -> None:
    ann, bea = two_at_a_table(visitor, window="60")
    for one in (ann, bea):
        expect(one.page.get_by_role("definition").filter(has_text="1 minute").first).to_be_visible()
    ann.deal()
    while not may_step_in(mover := somebody_asked((ann, bea))):
        mover.answer(sparing)
    for one, motion in ((ann, "none"), (bea, "run")):
        expect(one.options).to_have_text(["Let it pass", re.compile("Not so fast!")])
        expect(one.page.get_by_role("timer", name="Time left to step in")).to_be_visible()
        assert motion in one.page.locator(".bar").evaluate("bar => getComputedStyle(bar).animationName")
        expect(one.page.get_by_text("to move")).to_have_count(0)
    bea.assert_fits()
    before = still(ann)
    bea.page.get_by_role("button", name="Let it pass").click()
    expect(has_passed(bea)).to_be_visible()
    expect(bea.options).to_have_text([re.compile("Not so fast!")])
    bea.assert_accessible()
    assert still(ann) == before
    bea.page.get_by_role("button", name="Not so fast!").click()
    expect(ann.prompt).to_contain_text("It is cancelled, as things stand.")
    expect(has_passed(bea)).to_have_count(0)


def test_an_answer_left_with_the_table_passes_until_it_no_longer_applies(visitor: Come) -> None:
    ann, bea = two_at_a_table(visitor, window="0")
    ann.deal()
    passes = 0
    while not passes:
        mover = somebody_asked((ann, bea))
        passes = turn_with_an_answer_left(mover, bea if mover is ann else ann)


def turn_with_an_answer_left(mover: Visitor, other: Visitor) -> int:
    """One turn, in which ``other`` passes by an answer left with the table: how often that was seen."""
    control(other).select_option("pass")
    expect(other.page.get_by_text("The table answers for you. Only you can see this")).to_be_visible()
    passes = 0
    while not at_turn(other):
        asked = somebody_asked((mover, other))
        if asked is mover and may_step_in(mover):
            expect(has_passed(other)).to_be_visible()
            expect(control(other)).to_have_value("pass")
            expect(mover.page.get_by_text("The table answers for you")).to_have_count(0)
            passes += 1
        if not at_turn(other):
            asked.answer(keeping_quiet)
    expect(other.page.get_by_text("“Pass until my next turn” no longer applies")).to_be_visible()
    expect(control(other)).to_have_value("")
    other.assert_accessible()
    return passes
