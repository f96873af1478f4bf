"""Whether people can read what they need and reach what they may choose, at every size of a window.

``assert_fits_windows`` resizes one page and asks Chromium where everything was drawn (``layout.js``): what is
asked is wholly in sight, what is offered can be touched, no word is cut off, and no words lie on each other.
``assert_legible_by_night`` has axe compare the colours of words and ground on a dark page: their places are the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypedDict

from playwright.sync_api import Page

from parlour.testing.kit import soak
from tests.browser.visitor import AXE, LYING_STILL

FAULTS: Final = Path(__file__).with_suffix(".js").read_text("utf-8")
SIZES: Final = ((360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080), (3840, 2160))
FAINT: Final = """() => axe.run(document, { runOnly: ["color-contrast"], resultTypes: ["violations"] })
    .then(({ violations }) => violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)))"""
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Places(TypedDict):
    """Selectors: what must be wholly in sight, what must be reachable, and where every word must be legible."""

    needed: str
    offered: str
    read: str


TABLE: Final[Places] = {
    "needed": ".dock h2, .ways button, [role=alertdialog] button",
    "offered": "button.pickable.can, button.lift",
    "read": "[data-game], .dock",
}
OVER: Final[Places] = {**TABLE, "read": "[data-game], [aria-labelledby=result-title]"}


def faults(page: Page, places: Places = TABLE) -> list[str]:
    """What is wrong with the page as it is drawn now."""
    page.wait_for_function(LYING_STILL)
    found: list[str] = page.evaluate(FAULTS, places)
    return found


def assert_fits_windows(page: Page, half: int, places: Places = TABLE) -> None:
    """The same page in windows of half the sizes, small and large ones, and in a soak of all sizes; at the end its
    window is as before."""
    before, sizes = page.viewport_size, SIZES if soak() > 1 else SIZES[half::2]
    told = [f"{width}x{height}: {fault}" for width, height in sizes for fault in at_size(page, width, height, places)]
    if before:
        page.set_viewport_size(before)
    assert not told, "\n".join(told)


def at_size(page: Page, width: int, height: int, places: Places) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    return faults(page, places)


def assert_legible_by_night(page: Page) -> None:
    """Afterwards it is day again."""
    page.emulate_media(color_scheme="dark")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(FAINT)
    page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)
