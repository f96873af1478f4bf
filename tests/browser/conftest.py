"""One Chromium and one house for all browser tests of a worker.

Where the machine has Chromium without a desktop, tests take it: pages are the same, for two thirds of the work.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.house import House, deal_for, quick
from tests.browser.off_screen import at_a_table, play_out, start
from tests.browser.visitor import Visitor

FLAGS = [
    "--no-sandbox",  # a container's root has no other sandbox to give away
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # a process for each window, and none in reserve
]
NEVER = 300_000  # milliseconds after which something is taken never to come; nothing waits for them to pass
WHOLE = ("chromium", "chromium-browser", "google-chrome")  # what people have
NAMES = ("chromium-headless-shell", *WHOLE)
Come = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    # Not for the whole session: while Playwright runs, no other test of this process could run a loop of its own.
    expect.set_options(timeout=NEVER)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, NAMES) as chromium:
        yield chromium


@pytest.fixture
def whole_browser(browser: Browser, playwright: Playwright) -> Iterator[Browser]:
    """One with a desktop, which has places for notices and installed pages."""
    with launched(playwright, WHOLE) as chromium:
        yield chromium


@contextmanager
def launched(playwright: Playwright, names: tuple[str, ...]) -> Iterator[Browser]:
    """The first of these that the machine has."""
    found = next(filter(None, map(shutil.which, names)), None)
    if not found:
        pytest.skip(why_no_chromium())
    chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
    yield chromium
    chromium.close()


def why_no_chromium() -> str:
    """What scripts/setup.sh found when it tried to install it."""
    reason = Path(sys.prefix) / "no-chromium"
    return reason.read_text("utf-8").strip() if reason.exists() else "Chromium is missing: run scripts/setup.sh dev"


@pytest.fixture(scope="package")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house of all tests keeps its tables."""
    return tmp_path_factory.mktemp("house") / "tables.sqlite3"


@pytest.fixture(scope="package")
def house(store: Path) -> Iterator[House]:
    house = quick(store)
    house.open()
    yield house
    house.close()


@pytest.fixture(scope="package")
def ends() -> dict[str, tuple[str, Any]]:
    """By game: the table of the one that was played to its end, and the cookies of the person who did."""
    return {}


@pytest.fixture
def finished(
    visitor: Come, store: Path, ends: dict[str, tuple[str, Any]], request: pytest.FixtureRequest
) -> Callable[[str], tuple[Visitor, str]]:
    """Somebody who has played a game to its end off screen, and its table: one of each game, for all who look back."""

    def come(game: str) -> tuple[Visitor, str]:
        if game not in ends:
            deal_for(store, f"a finished game of {game}")
            ends[game] = played_out(visitor, game)
            deal_for(store, request.node.name)
        ann, (table, cookies) = visitor(), ends[game]
        ann.context.add_cookies(cookies)
        return ann, table

    return come


def played_out(visitor: Come, game: str) -> tuple[str, Any]:
    ann, table = at_a_table(visitor, game)
    start(ann, table)
    play_out(ann, table)
    return table, ann.context.cookies()


@pytest.fixture
def opened() -> Iterator[Callable[[House], House]]:
    """Open another house for this test; ask for it before ``visitor``, so that it closes after they have left."""
    houses: list[House] = []

    def open_house(house: House) -> House:
        houses.append(house)
        house.open()
        return house

    yield open_house
    for house in houses:
        house.close()


@pytest.fixture
def visitor(browser: Browser, house: House, store: Path, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Somebody new comes to the house; at the end nobody may have seen an error."""
    deal_for(store, request.node.name)
    with visitors(browser, house.url) as come:
        yield come


@pytest.fixture
def desktop_visitor(
    whole_browser: Browser, house: House, store: Path, request: pytest.FixtureRequest
) -> Iterator[Come]:
    """Somebody whose browser has a desktop."""
    deal_for(store, request.node.name)
    with visitors(whole_browser, house.url) as come:
        yield come


@contextmanager
def visitors(browser: Browser, house: str) -> Iterator[Come]:
    """Those who come to the house at this address."""
    came: list[Visitor] = []

    def come(url: str = "", **context: Any) -> Visitor:
        came.append(Visitor(browser, url or house, **{"luck": len(came), **context}))
        return came[-1]

    yield come
    for one in came:
        one.leave()
