"""After a game: the end, the replay from any eyes, the analysis; and nothing of it before."""

from __future__ import annotations

from collections.abc import Callable
from operator import methodcaller

import pytest
from playwright.sync_api import Locator, expect

from parlour.games import SHELF
from tests.browser.layout import faults
from tests.browser.off_screen import at_a_table
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
Finished = Callable[[str], tuple[Visitor, str]]
NONE, SOME = methodcaller("to_have_count", 0), methodcaller("not_to_have_count", 0)
UNCOVERED = """(part) => {
    const { left, bottom } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + 4, bottom - 4));
}"""
BEFORE = "This opens when the game is over."


def seated(visitor: Come) -> tuple[Visitor, str]:
    """Somebody who plays with bots; and at which table."""
    ann, table = at_a_table(visitor, "mind_reader")
    ann.enter(f"/table/{table}")
    ann.deal()
    return ann, table


def place(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name="The moves of the game")


def test_before_the_end_there_is_no_replay(visitor: Come) -> None:
    ann, table = seated(visitor)
    status = ann.page.request.get(f"{ann.url}/api/tables/{table}/replay?eyes=truth").status
    assert status == 409
    assert BEFORE in ann.page.request.get(f"{ann.url}/analysis/{table}").text()


def test_a_replay_is_walked_by_keys_alone(finished: Finished) -> None:
    ann, table = finished("mind_reader")
    ann.enter(f"/replay/{table}")
    slider = place(ann)
    expect(slider).to_have_value("0")
    expect(ann.page.get_by_role("button", name="Next guess")).to_be_visible()  # the analysis is there
    for key, value in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        ann.page.keyboard.press(key)
        expect(slider).to_have_value(value)
    ann.page.keyboard.press("End")
    end = slider.get_attribute("max")
    expect(slider).to_have_value(str(end))
    expect(ann.page.get_by_role("heading", name="The end of the game")).to_be_visible()
    ann.page.keyboard.press("Home")
    ann.page.keyboard.press("g")
    expect(slider).not_to_have_value("0")
    ann.assert_accessible()


def test_each_pair_of_eyes_sees_its_own_and_the_truth_sees_all(finished: Finished) -> None:
    ann, table = finished("mind_reader")
    ann.enter(f"/replay/{table}#2-1")
    mine, theirs = [ann.page.locator(f"[data-place='hand:{seat}'] [data-piece]:not(.unknown) .card") for seat in (0, 1)]
    eyes = ann.page.get_by_role("group", name="Through whose eyes").get_by_role("button")
    for one, of_mine, of_theirs in ((0, SOME, NONE), (3, NONE, NONE), (4, SOME, SOME)):  # Ann, a spectator, the truth
        eyes.nth(one).click()
        expect(eyes.nth(one)).to_have_attribute("aria-pressed", "true")
        expect(ann.page.locator("[data-place='hand:1']")).to_be_visible()
        of_mine(expect(mine))
        of_theirs(expect(theirs))
    assert ann.page.url.endswith("#2-truth")


def test_the_notebook_is_open_at_any_move_and_proves_what_it_says(finished: Finished) -> None:
    ann, table = finished("mind_reader")
    ann.enter(f"/replay/{table}#4-1")
    ann.page.get_by_role("tab", name="Notebook").click()
    ann.page.locator("[data-square]").filter(has=ann.page.locator(".ruled-out")).first.click()
    expect(ann.page.get_by_role("region", name="Why?")).to_be_visible()
    ann.page.get_by_role("tab", name="Minds").click()
    expect(ann.page.get_by_text("What the rules and the cards alone told each seat then.")).to_be_visible()


@pytest.mark.parametrize("game", SHELF)
def test_the_replay_of_every_game_fits_a_phone_and_its_own_table(finished: Finished, visitor: Come, game: str) -> None:
    _, table = finished(game)
    bea = visitor(plain=False, **PHONE)
    bea.enter(f"/replay/{table}#3-1")
    expect(place(bea)).to_have_value("3")
    expect(bea.page.locator(f"[data-game='{game}'] > .board > *").first).to_be_visible()
    for _ in range(3):
        bea.page.get_by_role("button", name="One step on").click()
    expect(place(bea)).to_have_value("6")
    bea.assert_accessible()


@pytest.mark.parametrize(
    ("game", "at", "width", "height"),
    [("death_cards", "30", 1440, 900), ("pi", "12", 1280, 800), ("mind_reader", "9", 1280, 800)],
)
def test_on_the_low_stage_of_a_replay_nothing_is_cut(
    finished: Finished, visitor: Come, game: str, at: str, width: int, height: int
) -> None:
    _, table = finished(game)
    bea = visitor(plain=False, viewport={"width": width, "height": height})
    for eyes in ("1", "truth"):  # a hand before the board, and every hand on it
        bea.enter("/")
        bea.enter(f"/replay/{table}#{at}-{eyes}")
        expect(bea.page.locator("[data-game] > .board > *")).to_be_visible()
        expect(place(bea)).to_have_value(at)
        assert faults(bea.page) == []


def test_what_if_opens_an_exercise_at_that_move(finished: Finished) -> None:
    ann, table = finished("mind_reader")
    ann.enter(f"/replay/{table}#4-1")
    ann.page.get_by_role("button", name="What if?").click()
    expect(ann.page.get_by_text("This is an exercise")).to_be_visible()
    assert table not in ann.page.url
    expect(ann.prompt).to_be_visible()


def test_the_end_leads_to_turning_points_replay_and_analysis(finished: Finished) -> None:
    ann, table = finished("mind_reader")
    ann.enter(f"/table/{table}")
    expect(ann.page.get_by_role("heading", name="Turning points")).to_be_visible()
    ann.page.get_by_role("link", name="see it").first.click()
    expect(place(ann)).not_to_have_value("0")
    ann.page.get_by_role("link", name="The analysis").click()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    assert ann.page.url.endswith(f"/analysis/{table}")
    ann.page.go_back()
    expect(place(ann)).to_be_visible()
    ann.page.go_forward()
    ann.page.get_by_role("link", name="To the replay").click()
    expect(place(ann)).to_be_visible()


def test_the_chart_of_a_replay_is_dragged_like_its_slider(finished: Finished) -> None:
    ann, table = finished("mind_reader")
    ann.enter(f"/replay/{table}")
    expect(ann.page.get_by_role("button", name="Next guess")).to_be_visible()  # the analysis is there, and its chart
    box = ann.page.locator(".plot").bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"], box["y"] + 2)
    ann.page.mouse.down()
    ann.page.mouse.move(box["x"] + box["width"], box["y"] + 2)
    slider = place(ann)
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    ann.page.mouse.up()
    ann.page.mouse.move(box["x"], box["y"] + 2)
    expect(slider).to_have_value(str(slider.get_attribute("max")))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_a_replay_of_graves_through_own_eyes_has_pile_and_hand_in_sight(
    finished: Finished, width: int, height: int
) -> None:
    ann, table = finished("graves")
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.context.add_init_script("localStorage.setItem('parlour.plain', 'off')")
    ann.enter(f"/replay/{table}#40-1")
    expect(place(ann)).to_have_value("40")
    mine = ann.page.locator(".past .mine")
    for part in (ann.page.locator(".past .pile.active").last, mine.locator("li").first, mine.locator("li").last):
        expect(part).to_be_in_viewport(ratio=1)
    for card in (ann.page.locator(".past .pile.active .card").last, mine.locator("li .card").last):
        assert card.evaluate(UNCOVERED)
