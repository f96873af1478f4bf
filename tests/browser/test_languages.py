"""The table depends on ids and kinds alone: in a language that nobody can read everything works as in English."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.games import SHELF, find
from tests.browser.scrambled import SCRAMBLED, scramble
from tests.browser.visitor import Visitor, until

Come = Callable[..., Visitor]
PEOPLE = ("Hand", "Doc", "Your")  # words that the games use themselves
SHORTER = {
    "mind_reader": {"Length": "one hand"},
    "graves": {"Cases": "1"},
    "pi": {"Mini games": "1", "Rounds": "12"},
}
COMPARED = 12  # questions; the end of a game in this language is looked at in test_end

# What is lit, by option or line: each is looked at in turn, as with the focus or the pointer.
LIT = """async () => {
    const { port1, port2 } = new MessageChannel(); // a timer would take longer
    const drawn = () => new Promise((then) => { port1.onmessage = then; port2.postMessage(0); });
    const lit = () => [...document.querySelectorAll(".lit")].map((thing) => thing.dataset.thing).sort().join(" ");
    const looked = async (all, look, away) => {
        const found = [];
        for (const one of all) { look(one); await drawn(); found.push(lit()); away(one); }
        return found;
    };
    const point = (kind) => (line) => line.dispatchEvent(new PointerEvent(kind));
    const options = [...document.querySelectorAll("[data-number]")];
    const lines = [...document.querySelectorAll("aside li")].slice(-5);
    return {
        decision: document.querySelector("[data-decision]")?.dataset.decision,
        options: await looked(options, (option) => option.focus(), (option) => option.blur()),
        lines: await looked(lines, point("pointerenter"), point("pointerleave")),
    };
}"""
# Somebody who plays on without a thought.
PLAY_ON = """() => setInterval(() => {
    const options = [...document.querySelectorAll("[data-number], [role=alertdialog] .primary")];
    options[Math.floor(Math.random() * options.length)]?.click();
}, 20)"""


def gathered(visitor: Come, game: str) -> list[Visitor]:
    """Hand opens a table, and Doc and Your sit down at it; where more are needed, they are bots."""
    seats = max(find(game).seats[0], min(find(game).seats[-1], len(PEOPLE)))
    people = [visitor() for _ in PEOPLE[:seats]]
    for person, name in zip(people, PEOPLE):
        person.enter()
        person.choose_name(name)
    host, *others = people
    hurry = {"Time to step in": "0"} if find(game).windows else {}
    host.open_table(find(game).title, seats, **hurry, **SHORTER.get(game, {}))
    for seat, person in enumerate(others, 2):
        person.enter(host.page.url.removeprefix(host.url))
        person.page.get_by_role("button", name=f"Sit here, on seat {seat}").click()
    for seat in range(len(people) + 1, seats + 1):
        host.page.get_by_role("combobox", name="What kind of bot to add").select_option("random")
        host.page.get_by_role("button", name=f"Add a bot to seat {seat} ").click()
    return people


def result(page: Page) -> Locator:
    return page.locator("#result-title")


def asked(page: Page) -> bool:
    return page.locator("[data-number]").count() > 0 or result(page).is_visible()


@pytest.mark.parametrize("game", SHELF)
def test_in_a_scrambled_language_a_game_is_played_and_the_same_things_light_up(visitor: Come, game: str) -> None:
    """One person at two screens, in English and scrambled: the same position, in other words."""
    host, *others = gathered(visitor, game)
    table = host.page.url
    host.deal()
    english, strange = host.page, host.tab()
    strange.goto(f"{table}?language={SCRAMBLED}")
    for person in others:
        person.page.evaluate(PLAY_ON)
    seen: set[str] = set()
    for answers in range(COMPARED):
        until(host, lambda: asked(strange) and asked(english))
        if result(strange).is_visible():
            break
        seen |= same_lit(host, english, strange)
        answer(strange, answers)
    kinds = {thing.partition(":")[0] for thing in seen}
    assert len(kinds) > 1, kinds
    words = strange.get_by_role("group", name="What has happened").inner_text()
    assert scramble("the") in words and " the " not in words


def answer(page: Page, number: int) -> None:
    """Click one of the options, another kind each time, and wait until the table shows that it has heard."""
    click(page, page.locator("[data-number]").nth(number * 7 % page.locator("[data-number]").count()))
    if page.get_by_role("alertdialog").is_visible():
        click(page, page.get_by_role("alertdialog").get_by_role("button").first)
        expect(page.locator("[aria-disabled='true']")).to_have_count(0)


def click(page: Page, button: Locator) -> None:
    before = page.locator("main").inner_text()
    button.click()
    page.mouse.move(0, 0)  # what scrolls under a resting pointer would light up too
    page.wait_for_function("before => document.querySelector('main').innerText !== before", arg=before)


def same_lit(host: Visitor, english: Page, strange: Page) -> set[str]:
    """What lights up when each option is looked at: the same in both languages."""
    for _ in range(30):
        shown, told = english.evaluate(LIT), strange.evaluate(LIT)
        if shown == told:
            return {thing for about in (*shown["options"], *shown["lines"]) for thing in about.split()}
        host.page.wait_for_timeout(30)  # perhaps somebody else has just moved
    raise AssertionError(f"{shown} in English, {told} in the other language")
