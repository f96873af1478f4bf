"""Frames of the house, changed on their way to a tab: so what is rare at a table is looked at without waiting."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.visitor import Visitor

Change = Callable[[dict[str, Any]], None]


def tell_otherwise(visitor: Visitor, change: Change) -> None:
    """From now on each message of the house is changed before this visitor's tabs hear it."""

    def pass_on(tab: WebSocketRoute) -> None:
        house = tab.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            change(told)
            tab.send(json.dumps(told))

        house.on_message(tell)

    visitor.context.route_web_socket("**", pass_on)


PEOPLE: dict[int, dict[str, object]] = {  # by seat: somebody here, somebody not connected, somebody who gave up
    1: {"sitter": "person", "connected": True},
    2: {"sitter": "person", "connected": False},
    3: {"sitter": "person", "connected": True, "conceded": True},
}
SIGNS = {"person": 1, "away": 1, "conceded": 1}  # by which they are told apart from bots


def with_people(told: dict[str, Any]) -> None:
    """People sit where bots do."""
    if seats := told.get("seats"):
        for seat, person in PEOPLE.items():
            seats[seat] |= person
