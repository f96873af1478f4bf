"""A newcomer is led through a first game of each kind, may undo a choice against bots, and can install the house."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from msgspec import json
from playwright.sync_api import Locator, expect

from parlour.core import ENGLISH, verify
from parlour.games import SHELF, find
from parlour.testing.kit import soak
from tests.browser.off_screen import play_out
from tests.browser.visitor import PHONE, Visitor, first

Come = Callable[..., Visitor]


def led(visitor: Visitor, game: str) -> Visitor:
    """In a first game, from the lobby."""
    visitor.enter()
    visitor.page.get_by_role("button", name=f"Be led through a first game of {find(game).title}").click()
    expect(guide(visitor)).to_be_visible()
    return visitor


def guide(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=re.compile("^Your first game"))


def tip(visitor: Visitor) -> Locator:
    return guide(visitor).get_by_role("heading", level=3)


@pytest.mark.slow
@pytest.mark.parametrize("game", [*SHELF][: None if soak() > 1 else 1])
def test_at_the_generic_table_the_guide_leaves_room_for_the_question(visitor: Come, game: str) -> None:
    ann = led(visitor(), game)
    ann.until_asked()
    ann.assert_accessible()
    ann.page.set_viewport_size({"width": 390, "height": 844})
    expect(ann.prompt).to_be_in_viewport(ratio=0.9)
    expect(guide(ann).get_by_role("button", name="Got it")).to_be_in_viewport(ratio=0.9)
    assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    ann.page.get_by_role("tab", name="Notes", exact=True).click()
    expect(ann.prompt).to_be_in_viewport(ratio=0.9)


def titles(game: str) -> set[str]:
    return {tip.title for tip in find(game).words(ENGLISH).GUIDE.tips}


def test_a_first_game_is_led_on_each_thing_told_once_and_closed_by_doing_it(visitor: Come) -> None:
    ann, shown = led(visitor(), "mind_reader"), list[str]()
    expect(tip(ann)).to_have_text("Hide one of your cards.")
    ann.answer(first)
    expect(tip(ann)).not_to_have_text("Hide one of your cards.")
    ann.page.reload()
    expect(guide(ann)).to_be_visible()
    while len(shown) < 3 and ann.until_asked():
        shown += [told for told in tip(ann).all_inner_texts() if told not in shown[-1:]]
        ann.answer(first)
    assert len({*shown}) == len(shown) == 3
    assert {*shown} < titles("mind_reader") - {"Hide one of your cards."}


def test_a_hint_is_one_click_away(visitor: Come) -> None:
    ann = led(visitor(plain=False), "mind_reader")
    guide(ann).get_by_role("button", name="Which one is good?").click()
    expect(ann.page.get_by_role("region", name="Hint")).to_be_visible()


def test_who_knows_the_game_is_led_no_more(visitor: Come) -> None:
    ann = led(visitor(), "pi")
    guide(ann).get_by_role("button", name="I know this game").click()
    expect(guide(ann)).to_have_count(0)
    ann.page.reload()
    expect(ann.prompt).to_be_visible()
    expect(guide(ann)).to_have_count(0)


@pytest.mark.parametrize("game", SHELF)
def test_on_a_phone_a_first_game_is_told_in_its_own_words_beside_question_and_hand(visitor: Come, game: str) -> None:
    ann = led(visitor(plain=False, **{**PHONE, "viewport": {"width": 390, "height": 844}}), game)
    expect(ann.page.locator("[data-decision]")).to_be_visible()
    expect(guide(ann)).to_contain_text("Your aim")
    ann.assert_at_rest()
    box = ann.prompt.bounding_box()
    assert box and box["y"] + box["height"] <= 844
    ann.assert_accessible()
    guide(ann).get_by_role("button", name="Got it").click()
    assert ann.until_my_move()
    expect(tip(ann)).to_have_text(re.compile("|".join(re.escape(title) for title in titles(game))))


def test_somebody_alone_with_bots_undoes_a_choice_and_everything_says_so(visitor: Come) -> None:
    ann = led(visitor(), "mind_reader")
    undo = ann.page.get_by_role("button", name="Undo your last choice")
    ann.until_asked()
    expect(undo).to_have_count(0)  # there is nothing yet
    before = ann.prompt.inner_text()
    ann.answer(first)
    ann.until_asked()
    undo.click()
    expect(ann.page.get_by_text("1 choice was undone here.")).to_be_visible()
    expect(ann.prompt).to_have_text(before)
    ann.while_away(play_out)
    ann.until_over()
    lines = ann.record().path().read_text("utf-8").splitlines()
    assert [json.decode(line)["seat"] for line in lines if '"type":"Undone"' in line] == [0]
    assert verify(find("mind_reader"), lines).result
    expect(ann.page.get_by_text("1 choice was undone here.")).to_be_visible()


def test_the_house_can_be_installed(desktop_visitor: Come) -> None:
    ann = desktop_visitor()
    ann.enter()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    session = ann.context.new_cdp_session(ann.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest") and manifest["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as every window of a test is
