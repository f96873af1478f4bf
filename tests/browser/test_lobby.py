"""The lobby: a newcomer learns what there is to play, and sits in a game after one click."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Request, expect

from parlour.games import SHELF, find
from parlour.notebook import HELP
from parlour.testing.kit import soak
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
FIRST_LOAD = 90_000  # bytes of all that is fetched, as they travel: files with gzip, answers of the API as they are
GZIP = {"extra_http_headers": {"Accept-Encoding": "gzip"}}
LARGE = {"viewport": {"width": 3840, "height": 2160}, "color_scheme": "light"}
SMALL = {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}


def play_now(visitor: Visitor, game: str) -> Locator:
    return visitor.page.get_by_role("button", name=re.compile(f"^Play now .*: {re.escape(find(game).title)}$"))


@pytest.mark.slow
@pytest.mark.parametrize("game", [*SHELF][: None if soak() > 1 else 1])
def test_a_newcomer_is_in_a_game_with_hints_after_one_click(visitor: Come, game: str) -> None:
    ann = visitor(plain=False)
    ann.enter()
    play_now(ann, game).click()
    expect(ann.prompt).to_be_visible()
    ann.page.get_by_role("button", name="Table menu").click()
    expect(ann.page.get_by_text(HELP["hints"])).to_be_visible()


def test_a_level_is_chosen_by_its_sentence_and_plays(visitor: Come) -> None:
    ann = visitor()
    ann.enter()
    level = ann.page.get_by_label("How well the bots play: Mind Reader")
    level.focus()
    level.select_option("random")
    expect(ann.page.get_by_text("Takes any option, each as likely as the next.")).to_be_visible()
    with ann.page.expect_request(lambda request: request.method == "POST") as opening:
        play_now(ann, "mind_reader").click()
    wished = {"game": "mind_reader", "seats": 4, "bot": "random", "window": 0, "help": "hints"}
    assert opening.value.post_data_json == wished
    expect(ann.prompt).to_be_visible()


def test_a_guest_sees_the_help_that_the_host_chose(visitor: Come) -> None:
    ann, bea = visitor(), visitor()
    ann.enter()
    ann.open_table("Mind Reader", 2, Help="warnings")
    bea.page.goto(ann.invitation)
    for person in (ann, bea):
        expect(person.page.get_by_text(HELP["warnings"])).to_be_visible()


def test_the_first_load_is_small_and_fetches_no_rules_page(visitor: Come) -> None:
    ann = visitor(**GZIP)
    loaded: list[Request] = []
    ann.page.on("requestfinished", lambda request: loaded.append(request))
    ann.enter()
    expect(ann.page.get_by_text(find("pi").words("en").BLURB)).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    weights = {request.url.removeprefix(ann.url): request.sizes()["responseBodySize"] for request in loaded}
    assert {"/", "/api/me", "/api/games?language=en", "/api/tables"} <= set(weights)
    assert not [path for path in weights if "/page" in path]
    assert 0 < sum(weights.values()) <= FIRST_LOAD, weights


@pytest.mark.parametrize("window", [SMALL, LARGE], ids=["small and dark", "4K and light"])
def test_the_lobby_fits_and_everybody_can_use_it(visitor: Come, window: dict[str, object]) -> None:
    ann = visitor(**window)
    ann.enter()
    expect(ann.page.get_by_role("heading", name="Mind Reader")).to_be_visible()
    ann.assert_fits()
    ann.assert_accessible()
