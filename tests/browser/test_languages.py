"""Everybody reads their own language, and the table depends on ids and kinds alone: in a language that nobody can read
everything works as in English."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.games import SHELF, find
from parlour.testing.kit import soak
from tests.browser.off_screen import ask, at_a_table, called, guest, play_out, signature, start
from tests.browser.scrambled import FROM_RIGHT, SCRAMBLED, scramble
from tests.browser.visitor import LOOK_EVERY, Visitor, until

Come = Callable[..., Visitor]
PEOPLE = ("Hand", "Doc", "Your")  # words that the games use themselves
SHORTER = {"mind_reader": {"length": "one hand"}, "graves": {"cases": 1}, "pi": {"mini_games": 1, "rounds": 12}}
COMPARED = 4 * soak()  # questions at most; the end of a game in this language is looked at in test_end

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
    const lines = [...document.querySelectorAll("aside [data-line]")].slice(-5);
    return {
        decision: document.querySelector("[data-decision]")?.dataset.decision,
        options: await looked(options, (option) => option.focus(), (option) => option.blur()),
        lines: await looked(lines, point("pointerenter"), point("pointerleave")),
    };
}"""
# Choose one of the options in the panel, if there still is one; whether there was.
CHOOSE = """(number) => {
    const options = [...document.querySelectorAll("[data-number]:not([aria-disabled='true'])")];
    options[number % options.length]?.click();
    return options.length > 0;
}"""


def gathered(visitor: Come, game: str) -> Visitor:
    """Hand opens a table, Doc and Your sit down at it, and the cards are dealt; then bots go on for these two."""
    hand = called(visitor(), PEOPLE[0])
    seats = max(find(game).seats[0], min(find(game).seats[-1], len(PEOPLE)))
    hand.take_table(game, seats=seats, options=SHORTER.get(game, {}))
    table = hand.page.url.replace("/table/", "/api/tables/")
    others = [guest(hand.url, name) for name in PEOPLE[1:seats]]
    for seat, person in enumerate(others, 1):
        ask(table, person, "sit", seat=seat)
    for seat in range(len(PEOPLE), seats):
        ask(table, signature(hand), "bot", seat=seat, bot="random")
    hand.deal()
    hand.page.mouse.move(0, 0)  # what scrolls under a resting pointer would light up
    for person in others:
        ask(table, person, "leave")
    return hand


def result(page: Page) -> Locator:
    return page.locator("#result-title, .over .covered")  # the end, or the result of the last hand before it


def asked(page: Page) -> bool:
    return page.locator("[data-number]").count() > 0 or result(page).is_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_in_a_scrambled_language_a_game_is_played_and_the_same_things_light_up(visitor: Come, game: str) -> None:
    """One person at two screens, in English and scrambled: the same position, in other words."""
    hand = gathered(visitor, game)
    english, strange = hand.page, hand.tab()
    strange.goto(f"{english.url}?language={SCRAMBLED}")
    seen: set[str] = set()
    for answers in range(COMPARED):
        until(hand, lambda: asked(strange) and asked(english))
        if result(strange).is_visible():
            break
        seen |= same_lit(english, strange)
        answer(strange, answers)
    kinds = {thing.partition(":")[0] for thing in seen}
    assert len(kinds) > 1, kinds
    words = strange.get_by_role("group", name=scramble("What has happened")).inner_text()
    assert scramble("the") in words and " the " not in words


def answer(page: Page, number: int) -> None:
    """Choose one of the options, another kind each time, and wait until the table shows that it has heard."""
    before = page.locator("main").inner_text()
    if not page.evaluate(CHOOSE, number * 7):
        return  # the question is no longer asked
    changed(page, before)
    if page.get_by_role("alertdialog").is_visible():
        before = page.locator("main").inner_text()
        page.get_by_role("alertdialog").get_by_role("button").first.click()
        page.mouse.move(0, 0)
        changed(page, before)
        expect(page.locator("[aria-disabled='true']")).to_have_count(0)


def changed(page: Page, before: str) -> None:
    moved_on = "before => document.querySelector('main').innerText !== before"
    page.wait_for_function(moved_on, arg=before, polling=LOOK_EVERY)


def same_lit(english: Page, strange: Page) -> set[str]:
    """What lights up when each option is looked at: the same in both languages."""
    for _ in range(30):
        shown, told = english.evaluate(LIT), strange.evaluate(LIT)
        if shown == told:
            return {thing for about in (*shown["options"], *shown["lines"]) for thing in about.split()}
        english.wait_for_timeout(30)  # perhaps somebody else has just moved
    raise AssertionError(f"{shown} in English, {told} in the other language")


def test_what_is_said_in_one_language_is_read_in_another(visitor: Come) -> None:
    """Ann claims something in English; Bea reads it in German, and answers in German what Ann reads in English."""
    ann, bea = called(visitor(), "Ann"), called(visitor(), "Bea")
    table = ann.table_of("mastermind", seats=5)
    at = f"{ann.url}/api/tables/{table}"
    ask(at, signature(bea), "sit", seat=1)
    for seat in range(2, 5):
        ask(at, signature(ann), "bot", seat=seat, bot="random")
    ann.enter(f"/table/{table}")
    bea.enter(f"/table/{table}?language=de")
    ann.deal()
    claim(ann.page, "Say something", "I am with the Agency.")
    expect(told(bea.page, "Ann sagt: „Ich bin bei der Agentur.“")).to_be_visible()
    claim(bea.page, "Etwas sagen", "Ich bin bei der Agentur.")
    expect(told(ann.page, "Bea says: “I am with the Agency.”")).to_be_visible()


def claim(page: Page, say: str, claim: str) -> None:
    page.get_by_role("button", name=say).click()
    page.get_by_role("button", name=claim).click()


def told(page: Page, line: str) -> Locator:
    """A line of the story; bots may have gone on since."""
    return page.locator("aside [data-line]").filter(has_text=line)


# Every text that was ever on the page.
SEEN = """() => {
    window.seen = new Set();
    new MutationObserver(() => window.seen.add(document.body?.innerText))
        .observe(document, { subtree: true, childList: true, characterData: true });
}"""
# What a page shows or reads aloud that has no message: {free-seats}.
UNSAID = """() => {
    const spoken = [...document.querySelectorAll("[aria-label], [title]")]
        .flatMap((one) => ["aria-label", "title"].map((name) => one.getAttribute(name) ?? ""));
    return [document.body.innerText, ...spoken].flatMap((text) => text.match(/\\{[^}]*\\}/g) ?? []);
}"""
PHONE = {"viewport": {"width": 360, "height": 640}}


def test_a_person_chooses_a_language_once(visitor: Come) -> None:
    ann = visitor()
    ann.enter()
    expect(ann.page.get_by_role("link", name="Rules of P.I.")).to_be_visible()
    ann.page.get_by_label("Language").select_option("Deutsch")
    expect(ann.page.get_by_role("link", name="Regeln: P.I.")).to_be_visible()
    assert ann.page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == ["de", "ltr"]
    ann.page.add_init_script(f"({SEEN})()")
    ann.enter("/new/pi")
    expect(ann.page.get_by_role("button", name="Tisch eröffnen")).to_be_visible()
    ann.enter()
    expect(ann.page.get_by_role("link", name="Regeln: P.I.")).to_be_visible()
    seen = ann.page.evaluate("[...window.seen].join()")
    assert "Die Spiele" in seen and "The games" not in seen  # it does not begin in English


def test_a_browser_that_likes_german_is_answered_in_german(visitor: Come) -> None:
    ann = visitor(locale="de-AT", **PHONE)
    ann.enter()
    expect(ann.page.get_by_role("link", name="Regeln: P.I.")).to_be_visible()
    ann.assert_fits()
    ann.assert_accessible()


def test_a_language_is_read_from_right_to_left(visitor: Come) -> None:
    ann = visitor(**PHONE)
    ann.enter(f"/?language={FROM_RIGHT}")
    expect(ann.page.get_by_role("heading", name=scramble("The games"))).to_be_visible()
    assert ann.page.evaluate("document.documentElement.dir") == "rtl"
    ann.assert_fits()


@pytest.mark.parametrize("game", SHELF)
def test_a_game_is_played_in_german_to_its_end(visitor: Come, game: str) -> None:
    ann, table = at_a_table(visitor, game, plain=False, locale="de-DE")
    start(ann, table)
    ann.enter(f"/table/{table}")
    expect(ann.page.get_by_role("group", name="Was geschehen ist")).to_be_visible()
    expect(ann.page.locator("[data-place]:visible").first).to_be_attached()
    for answers in (3, 3, None):
        play_out(ann, table, answers)
        assert ann.page.evaluate(UNSAID) == []
    ann.enter(f"/table/{table}")
    seen = ann.page.locator(".playing.over").get_by_role(
        "button", name="Weiter", exact=True
    )  # the result of the last hand
    won = ann.page.locator("#result-title").filter(has_text="gewonnen")
    expect(seen.or_(won)).to_be_visible()
    if seen.is_visible():
        seen.click()
    expect(won).to_be_visible()
    assert ann.page.evaluate(UNSAID) == []
