"""Mind Reader, played by acting on its table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]


def sat_down(visitor: Come, seats: int = 3, **more: object) -> Visitor:
    """Somebody at a table of one hand with bots."""
    ann = visitor(plain=False, **more)
    ann.enter()
    ann.open_table("Mind Reader", seats, bots=True, Length="one hand")
    ann.deal()
    return ann


def thing(visitor: Visitor, start: str) -> Locator:
    """The things on the table that may be picked, by the beginning of their ids."""
    return visitor.page.locator(f"button.pickable[data-thing^='{start}'][aria-pressed]")


def says(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("group", name="Your question").get_by_role("button", name=name)


def keep(visitor: Visitor) -> None:
    """Choose the first card as Secret Card: a touch picks it, a second one sends it."""
    thing(visitor, "card:").first.click()
    thing(visitor, "card:").first.click()
    expect(visitor.page.get_by_text("You keep").first).to_be_attached()


def ask(visitor: Visitor) -> None:
    """A question: card, opponent, kind, and out with it."""
    thing(visitor, "card:").first.click()
    thing(visitor, "secret:").first.click()
    says(visitor, "higher or lower").click()
    says(visitor, "Ask").click()


def name_first_card(visitor: Visitor) -> None:
    visitor.page.locator("button.cell").first.click()
    says(visitor, "Say it").click()
