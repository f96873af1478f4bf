"""When a game is over nothing is secret any more."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from parlour.games import SHELF, find
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
SHORTER = {
    "mind_reader": {"Length": "target"},
    "graves": {"Cases": "2"},
    "pi": {"Mini games": "2", "Rounds": "12"},
}
SECRETS = ("hand", "secret", "secrets", "identity", "evidence", "role", "case")  # the zones that hide something
# One option after the other, further on in the list each time, so that no game goes round in circles.
PLAY_ON = """() => {
    let clicks = 0;
    setInterval(() => {
        const options = [...document.querySelectorAll("[data-number], [role=alertdialog] .primary")];
        options[(clicks++ * 7) % options.length]?.click();
    }, 20);
}"""
# What lies before the players, by zone: the words for each piece, and what is only counted.
SHOWN = """(kinds) => Object.fromEntries([...document.querySelectorAll("[data-place]")]
    .filter((zone) => kinds.includes(zone.dataset.place.split(":")[0]))
    .map((zone) => [zone.dataset.place, {
        known: [...zone.querySelectorAll("[data-piece]:not(.unknown) .card")].map((card) => card.innerText),
        covered: zone.querySelectorAll(".count, .unknown").length,
    }]))"""


@pytest.mark.parametrize("game", SHELF)
def test_the_end_reveals_what_everybody_had_to_players_and_spectators(visitor: Come, game: str) -> None:
    ann, cal = visitor(), visitor()
    ann.enter()
    hurry = {"Time to step in": "0"} if find(game).windows else {}
    options = {**hurry, **SHORTER.get(game, {})}
    seats = max(find(game).seats[0], min(3, find(game).seats[-1]))
    ann.open_table(find(game).title, seats, bots=True, **options)
    ann.deal()
    cal.enter(ann.page.url.removeprefix(ann.url))
    expect(cal.prompt).to_be_visible()
    ann.page.evaluate(PLAY_ON)
    expect(ann.result).to_be_visible()
    expect(cal.result).to_be_visible()
    for one in (ann, cal):
        shown = one.page.evaluate(SHOWN, list(SECRETS))
        assert shown and [zone for zone, lies in shown.items() if lies["covered"]] == []
        assert any(lies["known"] for lies in shown.values())
        if game in SHORTER and game != "mind_reader":
            expect(one.page.get_by_role("columnheader", name="Round 2")).to_be_visible()
