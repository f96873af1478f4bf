"""The law of twin worlds, up to the glass: what a browser does by itself tells its neighbours nothing.

The same person sits at the same table twice, in two windows.  What they see differs, and a neighbour may not know it:
so both pages must send the same, in the same order, after the same messages and at the same time.  The pages' clocks
stand still and are turned in equal steps, so no time that really passes decides anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, to_builtins
from playwright.sync_api import Browser, Request

from parlour.server.house import House
from parlour.server.http.guests import COOKIE, Guests
from parlour.server.table.seating import Chair, Guest, Seating
from parlour.server.table.table import Table
from parlour.testing import Actions, Kit, Run
from tests.browser.conftest import visitors
from tests.browser.test_ease import BY_ITSELF
from tests.browser.visitor import Visitor, until
from tests.games.death_cards.kit import KIT as DEATH_CARDS
from tests.games.graves.kit import KIT as GRAVES
from tests.games.mastermind.kit import KIT as MASTERMIND
from tests.games.mind_reader.kit import KIT as MIND_READER
from tests.games.pi.kit import KIT as PI
from tests.server.hourglass import Hourglass
from tests.server.telling import Telling, some_moments
from tests.server.twins import NAMES, NearTab, Scripted, World, questions, scripted
from tests.server.visitors import evening, url_of

KITS = [GRAVES, MASTERMIND, PI, MIND_READER, DEATH_CARDS]
STEPS, STEP = 12, 500  # so often the clock is turned by so many milliseconds

# Writes down all that a page is sent and sends, in its order.  The names of requests are drawn by lot.
WRITTEN_DOWN = """window.glass = [];
window.WebSocket = class extends WebSocket {
    constructor(...where) {
        super(...where);
        this.addEventListener("message", ({ data }) => {
            const { type, id } = JSON.parse(data);
            glass.push({ heard: type, answers: id !== undefined });
        });
    }
    send(data) {
        const { id, ...said } = JSON.parse(data);
        glass.push({ sent: said });
        super.send(data);
    }
};"""
SETTLED = """() => ["frame", "talking"].every((type) => glass.some(({ heard }) => heard === type))
    && glass.filter(({ sent }) => sent).length === glass.filter(({ answers }) => answers).length
    && document.querySelector("[data-decision]") !== null"""
# A script that is there is here at once, any other when it has run.
LOADED = "(urls) => Promise.all(urls.filter((url) => url.endsWith('.js')).map((url) => import(url)))"
# A page that goes by the number of its options, as pages once did.
BY_NUMBER = """const read = JSON.parse;
JSON.parse = (text, ...more) => {
    const said = read(text, ...more);
    if (said?.board?.options) said.board.forced = said.board.options.length === 1;
    return said;
};"""


class Laid(Struct, frozen=True):
    """A table that waits in the house: where it is, and how the house knows its person."""

    table: str
    cookie: str


class Twins(Struct, frozen=True):
    """The same table in both worlds."""

    moment: Telling
    ours: Laid
    theirs: Laid


class Host:
    """A house with tables that are played up to a moment; all but the person asked stay there."""

    def __init__(self, moments: Sequence[Telling]) -> None:
        self.moments, self.scripts = moments, dict[bytes, type[Scripted]]()
        self.opened: Future[str] = Future()
        self.tables: list[Twins] = []

    async def receive(self, folder: Path) -> None:
        """Keep the house open until it is closed from another thread."""
        self.loop, self.closed = asyncio.get_running_loop(), asyncio.Event()
        async with evening(folder, clock=Hourglass(), deal=self.deal) as house, AsyncExitStack() as stay:
            self.tables = [await self.twins(house, stay, one) for one in self.moments]
            self.opened.set_result(url_of(house))
            await self.closed.wait()

    def close(self) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.closed.set)

    def deal(self, game: Any, seats: int, seed: bytes, *more: Any) -> Scripted:
        return self.scripts[seed](game, seats, seed, *more)

    async def twins(self, house: House, stay: AsyncExitStack, one: Telling) -> Twins:
        ours, theirs = [await self.lay(house, stay, one, actions) for actions in (one.ours, one.theirs)]
        return Twins(one, ours, theirs)

    async def lay(self, house: House, stay: AsyncExitStack, one: Telling, actions: Actions) -> Laid:
        run, seed = one.run, bytes([len(self.scripts)]) * 32
        self.scripts[seed] = scripted(actions, Scripted)
        chairs = [Chair() for _ in range(run.seats)]
        seating = Seating(game=run.game.id, options=to_builtins(run.settings), chairs=chairs, window=0)
        id = await house.lay_with(seed, seating)
        table = await stay.enter_async_context(house.at(id))
        tabs = await played(table, run, actions)
        await table.leave(tabs[one.seat].tab)
        signer = Guests(await house.staff.store.key("cookies"))
        return Laid(id, signer.write(tabs[one.seat].tab.guest))


async def played(table: Table, run: Run, actions: Actions) -> list[NearTab]:
    """The tabs of all seats, when they have done all this."""
    tabs = [NearTab(table, Guest(f"guest {seat}", NAMES[seat], True)) for seat in range(run.seats)]
    for seat, tab in enumerate(tabs):
        await table.enter(tab.tab)
        await tab.do("sit", id="sit", seat=seat)
    await tabs[0].do("start", id="start")
    there = World(tabs, [], table, Hourglass())
    for seat, action in questions(run, actions):
        await there.act(seat, action)
        await there.sent()
    return tabs


@contextmanager
def opened(folder: Path, moments: Sequence[Telling]) -> Iterator[Host]:
    """It has a thread of its own: Playwright has a loop in this one."""
    host = Host(moments)
    with ThreadPoolExecutor(1) as elsewhere:
        evening = elsewhere.submit(asyncio.run, host.receive(folder))
        try:
            wait([host.opened, evening], return_when=FIRST_COMPLETED)
            yield host
        finally:
            host.close()
        evening.result()


class Seen(Struct, frozen=True):
    """What a page has done after each turn of its clock, and all that it has fetched."""

    steps: list[list[Any]]
    fetched: list[str]


class Tab:
    """A tab at a table, where nobody does anything."""

    def __init__(self, person: Visitor, laid: Laid) -> None:
        self.person, self.page, self.laid = person, person.page, laid
        self.requests: list[Request] = []
        self.page.on("request", lambda request: self.requests.append(request))
        person.context.add_cookies([{"name": COOKIE, "value": laid.cookie, "url": person.url}])
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1000)

    def live(self) -> Seen:
        """Come to the table and let time pass."""
        self.person.enter(f"/table/{self.laid.table}")
        self.settled()
        return Seen([self.turned() for _ in range(STEPS)], sorted(self.fetched()))

    def turned(self) -> list[Any]:
        """All that the page was sent and has sent so far, after another turn of its clock."""
        self.page.clock.run_for(STEP)
        return self.settled()

    def settled(self) -> list[Any]:
        """The same, once the page has got all that it has asked for."""
        done, loaded = None, -1
        while (now := self.written()) != done or loaded < len(self.requests):
            done, loaded = now, len(self.requests)
            self.page.evaluate(LOADED, [request.url for request in self.requests if "/assets/" in request.url])
        return now

    def written(self) -> list[Any]:
        """What was written down, when nothing waits for its answer."""
        until(self.person, lambda: bool(self.page.evaluate(SETTLED)))
        written: list[Any] = self.page.evaluate("glass.map((one) => one.sent ?? one.heard)")
        return written

    def fetched(self) -> list[str]:
        asked = [f"{request.method} {request.url} {request.post_data}" for request in self.requests]
        return [one.replace(self.laid.table, "TABLE") for one in asked]


def seen(browser: Browser, url: str, laid: Laid, plant: str) -> Seen:
    with visitors(browser, url) as come:
        person = come(plain=False)
        for script in (BY_ITSELF, WRITTEN_DOWN, plant):
            person.context.add_init_script(script)
        return Tab(person, laid).live()


def compare(browser: Browser, host: Host, twins: Twins, plant: str = "") -> None:
    ours, theirs = [seen(browser, host.opened.result(), laid, plant) for laid in (twins.ours, twins.theirs)]
    where = twins.moment.run.at(len(twins.moment.ours))
    assert ours.fetched == theirs.fetched, where
    for n, (mine, other) in enumerate(zip(ours.steps, theirs.steps), 1):
        assert mine == other, f"{where}: seat {twins.moment.seat} gives itself away after {n * STEP} milliseconds"


@pytest.mark.slow
@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
def test_a_page_does_the_same_in_worlds_that_a_neighbour_may_not_tell_apart(
    browser: Browser, tmp_path: Path, kit: Kit
) -> None:
    """MM-41: in The Mastermind a hand of one kind, in Graves a forced Stop."""
    with opened(tmp_path, some_moments(kit)) as host:
        for twins in host.tables:
            compare(browser, host, twins)


def test_a_page_that_answers_a_forced_question_by_itself_is_caught(browser: Browser, tmp_path: Path) -> None:
    caught = pytest.raises(AssertionError, match=r"seat . gives itself away after 1000 milliseconds")
    with opened(tmp_path, some_moments(MASTERMIND)[:1]) as host, caught:
        compare(browser, host, host.tables[0], BY_NUMBER)
