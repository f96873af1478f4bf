"""Take pictures of the games' tables: three sizes, light and dark, at the start, in the middle and at the end.

All of them go to .reports/screenshots; a small one of each game and of the lobby, for the README, goes to docs/images.
Without names: the lobby and all games on the shelf. It needs the built client and Chromium, and PYTHONPATH=. for the
tests' visitors.
"""

from __future__ import annotations

import shutil
import sys
from base64 import b64decode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.conftest import FLAGS, NAMES
from tests.browser.house import ROOT, House, quick
from tests.browser.visitor import Visitor, first, last

from parlour.games import SHELF, find

LOBBY: Final = "lobby"
ALL: Final = ROOT / ".reports" / "screenshots"
SMALL: Final = ROOT / "docs" / "images"
SIZES: Final = {"desk": (1440, 900), "phone": (390, 844), "small": (360, 740)}
SEATS: Final = {"mind_reader": 4, "mastermind": 7, "pi": 4, "graves": 2, "death_cards": 5}
BOTS: Final = {"The other seats": "thumb"}
SHORT: Final = {"mind_reader": {"Length": "one hand"}}
MIDDLE: Final = 9  # answers after which a game is well under way
OWN_TABLE: Final = "localStorage.setItem('parlour.plain', 'off')"


def main(names: list[str]) -> int:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        print("screenshots: Chromium is missing; scripts/setup.sh dev installs it")
        return 2
    expect.set_options(timeout=60_000)  # a window in which anyone may step in stays open for a while
    ALL.mkdir(parents=True, exist_ok=True)
    SMALL.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = quick(Path(folder) / "tables.sqlite3")
        house.open()
        try:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            for name in names or (LOBBY, *SHELF):
                enter_lobby(browser, house) if name == LOBBY else take(browser, house, name)
        finally:
            house.close()
    return 0


def enter_lobby(browser: Browser, house: House) -> None:
    """The lobby as somebody sees it who comes for the first time."""
    ann = Visitor(browser, house.url)
    ann.enter()
    expect(ann.page.get_by_role("article")).to_have_count(len(SHELF))
    picture_sizes(ann.page, LOBBY)
    (SMALL / f"{LOBBY}.webp").write_bytes(small(ann.page))
    ann.leave()


def take(browser: Browser, house: House, name: str) -> None:
    """Play a game at the generic table, and take pictures of its own table in a second tab."""
    ann = Visitor(browser, house.url)
    ann.enter()
    options: dict[str, Any] = {**BOTS, **SHORT.get(name, {})}
    ann.open_table(find(name).title, SEATS.get(name, find(name).seats[0]), **options)
    ann.deal()
    ann.until_asked()
    ann.context.add_init_script(OWN_TABLE)
    shown = ann.context.new_page()
    shown.goto(ann.page.url)
    picture_all(shown, name, "start")
    for answers in range(MIDDLE):
        if ann.until_asked():
            ann.answer(last if answers and answers % 2 == 0 else first)
    ann.until_asked()
    picture_all(shown, name, "middle")
    (SMALL / f"{name}.webp").write_bytes(small(shown))
    ann.play_on(last)
    shown.reload()  # the result of the last hand was seen in the first tab
    picture_all(shown, name, "end")
    ann.leave()
    print(f"{name}: {len(SIZES) * 2 * 3} pictures")


def picture_all(page: Page, name: str, when: str) -> None:
    """The table as it is now, at every size, light and dark."""
    expect(page.locator("main [data-game]")).to_be_visible()
    picture_sizes(page, f"{name}-{when}")


def picture_sizes(page: Page, name: str) -> None:
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.screenshot(path=ALL / f"{name}-{size}-{scheme}.png")
    page.set_viewport_size({"width": 1440, "height": 900})


def small(page: Page) -> bytes:
    """The desk at half its size."""
    clip = {"x": 0, "y": 0, "width": 1440, "height": 900, "scale": 0.5}
    session = page.context.new_cdp_session(page)
    taken: dict[str, Any] = session.send("Page.captureScreenshot", {"format": "webp", "quality": 78, "clip": clip})
    return b64decode(taken["data"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
