"""Talk and clocks beside the table, with two people: by mouse, by keyboard and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.off_screen import together
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]


def say(person: Visitor, text: str) -> None:
    person.page.get_by_role("textbox", name="Say something").fill(text)
    person.page.keyboard.press("Enter")


def said(person: Visitor) -> Locator:
    return person.page.get_by_role("group", name="What was said")


def test_people_talk_before_and_during_the_game(visitor: Come) -> None:
    ann, bea = together(visitor, hers=PHONE)
    say(ann, "Hello <b>Bea</b> https://parlour.example")
    expect(said(bea)).to_contain_text("Hello <b>Bea</b> https://parlour.example")
    assert said(bea).locator("a, b").count() == 0
    ann.deal()
    expect(bea.page.get_by_role("tab", name="Talk")).to_be_visible()
    ann.page.get_by_role("tab", name="Talk").click()
    say(ann, "Your move.")
    expect(bea.page.get_by_role("log")).to_contain_text("Ann: Your move.")
    tab = bea.page.get_by_role("tab", name="Talk")
    expect(tab).to_have_accessible_name(re.compile(r"^Talk\s*1$"))
    tab.click()
    expect(said(bea)).to_contain_text("Your move.")
    expect(tab).to_have_accessible_name("Talk")
    bea.page.get_by_role("button", name="Phrases").click()
    bea.page.get_by_role("button", name="One moment, please.").click()
    expect(said(ann)).to_contain_text("One moment, please.")
    ann.page.get_by_role("button", name="Answer Bea").click()
    ann.page.get_by_role("button", name="Laughs").click()
    expect(said(bea)).to_contain_text("Laughs: Ann")
    for person in (ann, bea):
        person.assert_accessible()


def test_somebody_is_muted_and_talk_is_switched_off(visitor: Come) -> None:
    ann, bea = together(visitor)
    say(bea, "La la la.")
    expect(said(ann)).to_contain_text("La la la.")
    ann.page.get_by_role("button", name="Answer Bea").click()
    ann.page.get_by_role("button", name="Mute Bea").click()
    expect(said(ann)).not_to_contain_text("La la la.")
    ann.page.get_by_role("button", name="Hear Bea again").click()
    expect(said(ann)).to_contain_text("La la la.")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Switch talk off for everybody").click()
    expect(bea.page.get_by_text("The host has switched talk off.")).to_be_visible()
    expect(bea.page.get_by_role("textbox", name="Say something")).to_have_count(0)


def test_clocks_are_shown_and_stopped_by_agreement(visitor: Come) -> None:
    ann, bea = together(visitor, hers=PHONE, budget=600, increment=10)
    ann.deal()
    clocks = ann.page.get_by_role("region", name="Clocks")
    expect(clocks.get_by_role("listitem")).to_have_count(2)
    expect(bea.page.get_by_role("region", name="Clocks")).to_contain_text("Ann")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Ask for a pause").click()
    expect(bea.page.get_by_text("Ann would like a pause.")).to_be_visible()
    bea.page.get_by_role("button", name="Agree").click()
    for person in (ann, bea):
        expect(person.page.get_by_text("The game is paused")).to_be_visible()
        person.assert_accessible()
    ann.page.get_by_role("button", name="Go on").click()
    expect(bea.page.get_by_text("The game is paused")).to_have_count(0)
