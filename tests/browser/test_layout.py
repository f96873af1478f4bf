"""At every size of a window, with many players and in a soak with few, from the deal to the end: nothing that a
decision needs is cut, covered or away, and words stand out from their ground by night too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import expect

from parlour.core.words import ENGLISH, words_of_game
from parlour.games import find
from parlour.testing.kit import soak
from tests.browser.layout import OVER, SIZES, TABLE, assert_fits_windows, assert_legible_by_night, at_size, faults
from tests.browser.off_screen import at_a_table, play_out, start
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
FULLEST = [("graves", 2), ("death_cards", 6), ("mind_reader", 6), ("pi", 2), ("mastermind", 10)]
TABLES = [*FULLEST, ("death_cards", 2), ("mind_reader", 2), ("mastermind", 7)] if soak() > 1 else FULLEST
ENDS = [*FULLEST, ("death_cards", 4), ("pi", 5)] if soak() > 1 else FULLEST
MIDDLE = 8  # answers after which there is something on every part of the table
A_PAGE = """<main data-game><div class="dock"><h2>What do you do?</h2>
<div class="ways"><button>Pass</button></div></div>
<button class="pickable can">A card</button><p>Some words</p></main>"""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda one: str(one))
def test_a_table_fits_at_its_start_and_in_the_middle(visitor: Come, game: str, seats: int) -> None:
    ann, table = at_a_table(visitor, game, seats, plain=False)
    start(ann, table)
    ann.enter(f"/table/{table}")
    assert ann.until_my_move()
    assert_fits_windows(ann.page, half=1)
    play_out(ann, table, MIDDLE)
    if ann.until_my_move():
        ann.see_result()
        assert_fits_windows(ann.page, half=0)
        assert_legible_by_night(ann.page)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), ENDS, ids=lambda one: str(one))
def test_the_end_of_a_game_fits_with_everything_revealed(visitor: Come, game: str, seats: int) -> None:
    ann, table = at_a_table(visitor, game, seats, plain=False)
    start(ann, table)
    play_out(ann, table)
    ann.enter(f"/table/{table}")
    expect(ann.page.locator(f"[data-game={game}] > .board > *")).to_be_visible()
    assert_fits_windows(ann.page, ENDS.index((game, seats)) % 2, OVER)
    assert_legible_by_night(ann.page)


@pytest.mark.parametrize(("seats", "words"), [(4, 1), (2, 3)])
def test_the_longest_text_of_a_card_is_whole_or_not_on_its_face(visitor: Come, seats: int, words: int) -> None:
    ann, table = at_a_table(visitor, "death_cards", seats, plain=False)
    told = say_most_on_every_card(words)
    ann.context.route("**/api/words/en/games/death_cards.ftl", lambda route: route.fulfill(body=told))
    start(ann, table)
    ann.enter(f"/table/{table}")
    assert ann.until_my_move()
    assert [fault for width, height in SIZES for fault in at_size(ann.page, width, height, TABLE)] == []
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    texts = ann.page.get_by_role("region", name="Your seat").locator(".face .text:visible")
    expect(texts).to_have_count(6 if words == 1 else 0)  # three times as many words have no room


def say_most_on_every_card(times: int) -> str:
    """The words of the game, but each card has the longest text of all, so many times over."""
    game = find("death_cards")
    words, settings = game.words(ENGLISH), game.table(4, {})
    longest = max([words.thing(each, settings).text for each in game.things.things(4, settings)], key=len)
    messages = FluentParser().parse(words_of_game(game.package, ENGLISH).read_text("utf-8"))
    for message in messages.body:
        if isinstance(message, ast.Message) and message.id.name.startswith("card-"):
            for attribute in message.attributes:
                if attribute.id.name == "text":
                    attribute.value = ast.Pattern([ast.TextElement(longest * times)])
    return FluentSerializer().serialize(messages)


def test_a_fault_far_down_the_page_of_the_end_is_found(visitor: Come) -> None:
    ann = visitor()
    ann.page.set_content(
        "<style>section { height: 300vh } h2, h3 { margin: 0 } h3 { position: absolute; translate: 0 -90% }"
        "</style><section aria-labelledby='result-title'></section><div data-game><h2>Sealed</h2><h3>Winner</h3></div>"
    )
    assert faults(ann.page, OVER) == [
        "“Sealed” and “Winner” lie on each other",
        "“Winner” and “Sealed” lie on each other",
    ]


def test_words_that_fade_by_night_are_found(visitor: Come) -> None:
    ann = visitor()
    ann.page.set_content(
        "<style>:root { color-scheme: light dark } body { color: #333; background: light-dark(#fff, #222) }</style>"
        "<main><h1>A secret</h1></main>"
    )
    with pytest.raises(AssertionError, match="A secret"):
        assert_legible_by_night(ann.page)


FAULTS = {  # a style, and what is told of the page because of it
    "": [],
    ".ways { position: absolute; top: 200vh }": ["not wholly in sight: Pass"],
    ".dock { overflow: auto; height: 40px }": ["not wholly in sight: Pass"],
    "main::before { position: fixed; inset: 0; z-index: 2; content: '' }": ["covered: What do you do?"],
    ".can { position: absolute; left: -300px }": ["can't be reached: A card"],
    "p { overflow: hidden; width: 40px; white-space: nowrap }": ["cut: Some words"],
    "p { position: absolute; top: 12px; left: 12px }": ["lie on each other"],
}


def test_each_kind_of_fault_is_found(visitor: Come) -> None:
    ann = visitor()
    for fault, told in FAULTS.items():
        ann.page.set_content(f"<style>h2, p {{ margin: 0 }} {fault}</style>{A_PAGE}")
        found = faults(ann.page)
        assert all(any(one in line for line in found) for one in told), fault
        assert bool(found) == bool(told), fault


def test_what_axe_objects_to_is_told(visitor: Come) -> None:
    ann = visitor()
    ann.page.set_content("<html lang='en'><title>A page</title><main><h1>Cards</h1><img src='data:,'></main></html>")
    with pytest.raises(AssertionError, match=r"image-alt: <img"):
        ann.assert_accessible()
