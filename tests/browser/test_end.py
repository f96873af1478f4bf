"""When a game is over nothing is secret any more."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from parlour.games import SHELF
from tests.browser.scrambled import SCRAMBLED
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
Finished = Callable[[str], tuple[Visitor, str]]
SECRETS = ("hand", "secret", "secrets", "identity", "evidence", "role", "case")  # the zones that hide something
# What lies before the players, by zone: the words for each piece, and what is only counted.
SHOWN = """(kinds) => Object.fromEntries([...document.querySelectorAll("[data-place]")]
    .filter((zone) => kinds.includes(zone.dataset.place.split(":")[0]))
    .map((zone) => [zone.dataset.place, {
        known: [...zone.querySelectorAll("[data-piece]:not(.unknown) .card")].map((card) => card.innerText),
        covered: zone.querySelectorAll(".count, .unknown").length,
    }]))"""


@pytest.mark.parametrize("game", SHELF)
def test_the_end_reveals_what_everybody_had_to_players_and_spectators(
    finished: Finished, visitor: Come, game: str
) -> None:
    ann, table = finished(game)
    ann.enter(f"/table/{table}")
    expect(ann.result).to_be_visible()
    cal = visitor()
    cal.enter(f"/table/{table}?language={SCRAMBLED}")  # ids and kinds are the same in every language
    expect(cal.page.locator("#result-title")).to_be_visible()
    for one in (ann, cal):
        expect(one.page.locator("[data-place]:visible").first).to_be_attached()  # the table is fetched after the frame
        shown = one.page.evaluate(SHOWN, list(SECRETS))
        assert shown and [zone for zone, lies in shown.items() if lies["covered"]] == []
        assert any(lies["known"] for lies in shown.values())
        if game == "pi":
            expect(one.page.get_by_role("columnheader")).to_have_count(4)  # player, two rounds, sum
