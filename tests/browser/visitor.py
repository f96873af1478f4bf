"""Somebody with a browser, and what they commonly do at Parlour."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Download, Locator, Page, expect

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What a client throws into the shuffle by itself is 16 bytes; its other random numbers are names of requests.
LUCK = """const random = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => bytes.length === 16 ? bytes.fill(%d) : random(bytes);"""
LOOK_EVERY = 30  # milliseconds; without it a page is looked at, and laid out and drawn for that, sixty times a second
DECISION = "document.querySelector('[data-decision]')?.dataset.decision"
LYING_STILL = """() => !document.getAnimations().some(
    (motion) => motion.playState === "running" && motion.effect.target.closest("[data-piece]"))"""
# Told in the page: to send all that axe finds well as well takes a quarter of its time.
OBJECTIONS = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)))"""
OVERFLOWING = """() => [...document.querySelectorAll(":root, [data-place], .card")]
    .filter((thing) => thing.scrollWidth > thing.clientWidth)
    .map((thing) => thing.dataset.place ?? thing.innerText)"""
BROKEN_WORDS = """() => [...document.querySelectorAll(".card .title")].flatMap((title) => {
    const text = title.firstChild;
    return [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map((word) => word[0]);
})"""


class Visitor:
    """One browser window with its own cookies; it remembers what the console complains of.

    With ``plain`` every game is played at the generic table, with a list of all options. What it throws into the
    shuffle is always its ``luck``, so that a seed of the house decides what is dealt; without one it is random.
    Sounds are off where ``sound`` is not asked for: a page that makes them keeps more threads busy.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        plain: bool = True,
        sound: bool = False,
        luck: int | None = 0,
        **context: Any,
    ) -> None:
        self.url = url
        self.complaints: list[str] = []
        settings = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **context}
        self.context = browser.new_context(**settings)
        self.context.add_init_script("localStorage.setItem('parlour.single', 'off')")  # every answer is the test's own
        self.context.add_init_script(f"localStorage.setItem('parlour.plain', '{'on' if plain else 'off'}')")
        if not sound:
            self.context.add_init_script("localStorage.setItem('parlour.sound', 'off')")
        if luck is not None:
            self.context.add_init_script(LUCK % luck)
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same window."""
        page = self.context.new_page()
        page.set_default_timeout(300_000)  # a limit for what never comes; nothing waits for it to pass
        page.on("console", self.mind)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def mind(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url')})")

    def leave(self) -> None:
        self.context.close()
        assert self.complaints == []

    # ── on the way to a table ──────────────────────────────────────────────────────────────────────────────────────

    def enter(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def choose_name(self, name: str) -> None:
        self.page.get_by_role("button", name="Change name").click()
        self.page.get_by_role("textbox", name="What shall we call you?").fill(name)
        self.page.get_by_role("button", name="That's me").click()
        expect(self.page.get_by_text(name, exact=True)).to_be_visible()

    def open_table(self, game: str, seats: int, *, bots: bool = False, **options: str) -> None:
        """A new table, from the lobby; options by their labels."""
        self.page.get_by_role("link", name=f"Invite friends to a new table of {game}").click()
        self.page.get_by_label("Seats", exact=True).select_option(str(seats))
        if bots:
            self.page.get_by_label("The other seats").select_option("random")
        for label, value in options.items():
            self.choose(label, value)
        self.page.get_by_role("button", name="Open the table").click()
        expect(self.page.get_by_role("heading", name="At the table")).to_be_visible()

    def take_table(self, game: str, **wishes: object) -> None:
        """A new table, asked of the house without a page; the way that people go, from the lobby, is ``open_table``."""
        self.enter(f"/table/{self.table_of(game, **wishes)}")
        expect(self.page.get_by_role("heading", name="At the table")).to_be_visible()

    def table_of(self, game: str, **wishes: object) -> str:
        """The id of a new table where this person sits; a window is open there until everybody has passed."""
        house, signed = self.context.request, {"Origin": self.url}
        house.get(f"{self.url}/api/me")  # leaves the cookie by which the house knows its guests
        told = house.post(f"{self.url}/api/tables", data={"game": game, "window": 0, **wishes}, headers=signed)
        return str(told.json()["id"])

    def choose(self, label: str, value: str) -> None:
        """Choose from a list, or fill in a field."""
        field = self.page.get_by_label(label, exact=True)
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)

    def deal(self) -> None:
        self.page.get_by_role("button", name="Deal the cards").click()
        expect(self.prompt).to_be_visible()

    @property
    def invitation(self) -> str:
        return self.page.get_by_label("Invite link").input_value()

    # ── at a table ─────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="Your options").get_by_role("heading", level=2)

    @property
    def options(self) -> Locator:
        """Those that may be chosen now: while an answer is on its way, none may."""
        return self.page.locator("[data-number]:not([aria-disabled='true'])")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("heading", name=re.compile(r"won|Nobody|without a result"))

    def until_asked(self) -> bool:
        """Wait for a question, or for the end; whether it is a question."""
        return self.until_end_or(self.options.first)

    def until_my_move(self) -> bool:
        """Wait until this person can act, with nothing on its way, or for the end; whether it is the first."""
        return self.until_end_or(self.page.locator("[data-decision].mine[aria-busy='false']"))

    def until_end_or(self, asked: Locator) -> bool:
        """Wait for one of the two; whether it is not the end."""
        expect(asked.or_(self.result).or_(self.last_hand)).to_be_visible()
        return not self.is_over()

    def until_over(self) -> None:
        """Wait for the end."""
        expect(self.result.or_(self.last_hand)).to_be_visible()
        assert self.is_over()

    @property
    def last_hand(self) -> Locator:
        """The way on from the result of the last hand, which lies on the table before the end is shown."""
        return self.page.locator(".playing.over").get_by_role("button", name="Go on")

    def is_over(self) -> bool:
        """Whether the game is over; the result of its last hand is seen then."""
        if self.last_hand.is_visible():
            self.last_hand.press("Enter")
            expect(self.result).to_be_visible()
        return self.result.is_visible()

    def until_heard(self, act: Callable[[Visitor], None]) -> None:
        """Act on the table, and wait until it asks something else."""
        before = self.page.evaluate(DECISION)
        act(self)
        self.page.wait_for_function(f"before => {DECISION} !== before", arg=before, polling=LOOK_EVERY)

    def while_away(self, happens: Callable[[Visitor, str], object]) -> None:
        """Leave the page of the table, let something happen there, and come back to what has become of it."""
        table = self.page.url.removeprefix(self.url)
        self.enter()
        happens(self, table.rpartition("/")[2])
        self.enter(table)

    def see_result(self) -> None:
        """Go on if the result of a hand lies on the table."""
        seen = self.page.get_by_role("region", name="Result", exact=True).get_by_role("button", name="Go on")
        if seen.is_visible():
            seen.click()

    def confirm(self) -> None:
        """Say yes if a costly move is asked about once more."""
        if self.confirmation.is_visible():
            self.confirmation.get_by_role("button", name="Yes, do it").click()

    def answer(self, choose: Callable[[Visitor], Locator]) -> None:
        """Answer the question now asked, and wait until the table shows that it has heard."""
        before = self.state()
        choose(self).click()
        self.until_changed(before)
        if self.confirmation.is_visible():  # a costly move is asked about once more
            before = self.state()
            self.confirm()
            self.until_changed(before)

    @property
    def confirmation(self) -> Locator:
        return self.page.get_by_role("alertdialog")

    def until_changed(self, before: str) -> None:
        """Wait until the table is no longer as it was ``before``."""
        changed = "before => document.querySelector('main').innerText !== before"
        self.page.wait_for_function(changed, arg=before, polling=LOOK_EVERY)

    def until_turn(self) -> None:
        """Keep the first card of each hand, until it is this person's turn to ask."""
        while self.until_asked() and not self.page.get_by_role("heading", name="Your turn.").is_visible():
            self.answer(first)

    def state(self) -> str:
        return self.page.locator("main").inner_text()

    def play_on(self, choose: Callable[[Visitor], Locator]) -> int:
        """Answer until the end; how many answers it took."""
        answers = 0
        while self.until_asked():
            assert answers < 400, "the game does not end"
            self.answer(choose)
            answers += 1
        return answers

    def record(self) -> Download:
        with self.page.expect_download() as coming:
            self.page.get_by_role("link", name="Download the record").click()
        return coming.value

    # ── what must hold on every page ───────────────────────────────────────────────────────────────────────────────

    def assert_accessible(self) -> None:
        """axe finds nothing to object to."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        assert self.page.evaluate(OBJECTIONS) == []

    def assert_fits(self) -> None:
        """Nothing sticks out to the side of the window, of its place or of its card, and no word there is broken.

        Cards on their way are let come to rest first.
        """
        self.page.wait_for_function(LYING_STILL)
        assert self.page.evaluate(OVERFLOWING) == []
        assert self.page.evaluate(BROKEN_WORDS) == []

    def assert_at_rest(self) -> None:
        """The table is all in the window: only parts of it scroll."""
        assert self.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def first(visitor: Visitor) -> Locator:
    """The first option."""
    return visitor.options.first


def last(visitor: Visitor) -> Locator:
    """The last option; in Mind Reader that is to guess, while anything can be guessed."""
    return visitor.options.last


def until(visitor: Visitor, holds: Callable[[], bool]) -> None:
    """Wait for something that concerns several windows."""
    for _ in range(2000):
        if holds():
            return
        visitor.page.wait_for_timeout(30)
    raise AssertionError("it never came to that")
