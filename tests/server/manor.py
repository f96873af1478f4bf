"""Manor at a table of the house: answers to leave there, bots that play it, and the way to a first-come question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from msgspec import structs

from parlour.core import PASS, Claim, Game, Move, Standing
from parlour.server.table.table import Table
from tests.server.visitors import Tab
from tests.toy import MANOR as PLAIN
from tests.toy.cards import NOT_SO_FAST, Cancel, Discard, Hold
from tests.toy.rules import CANCEL

PASSING: Final = {"type": "Pass"}
CANCELLING: Final = {"type": "Cancel"}


def my_turn(view: Any) -> bool:
    return any(isinstance(move, Discard) for move in view.options)


def stumble(view: Any) -> Move:
    raise KeyError("the secret of seat 2")


MANOR: Game[Any, Any] = structs.replace(
    PLAIN,
    standing={
        "pass": Standing(lambda view: PASS, my_turn),
        "cancel": Standing(lambda view: CANCEL if CANCEL in view.options else None),
        "broken": Standing(stumble),
        "illegal": Standing(lambda view: Discard("crown jewels")),
    },
)

SALON: Game[Any, Any] = structs.replace(
    MANOR, id="salon", title="Salon", speech=lambda view: [Hold("delay")]
)  # and no end of it


def cancel(view: Any, rng: Random) -> Move:
    """Cancel whatever can be cancelled."""
    found: Move = next((move for move in view.options if isinstance(move, Cancel)), view.options[-1])
    return found


def guess(view: Any, rng: Random) -> Move:
    """At Mind Reader, guess at once."""
    found: Move = next((move for move in view.options if type(move).__name__ == "Guess"), view.options[0])
    return found


def repeat(view: Any, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """Say the first thing that may be said."""
    return claims[0]


BOTS: Final[dict[str, dict[str, Any]]] = {
    "canceller": {"choose": cancel},
    "guesser": {"choose": guess},
    "parrot": {"choose": cancel, "speak": repeat},
}


def holders(table: Table) -> list[int]:
    """The seats that could step in."""
    assert table.match is not None
    return [seat for seat, hand in enumerate(table.match.state.hands) if NOT_SO_FAST in hand]


def passes(table: Table, before: int | None = None) -> list[int]:
    """The seats that pass at the end of the record, or before one of its lines; the last first."""
    assert table.match is not None
    found = []
    for line in reversed(table.match.record.lines[:before]):
        if '"Pass"' not in line:
            break
        found.append(int(line.split('"seat":')[1].split(",")[0]))
    return found


def anybody(holders: list[int]) -> bool:
    return True


async def first_come(
    tabs: list[Tab], table: Table | None = None, so: Callable[[list[int]], bool] = anybody
) -> dict[str, Any]:
    """Play on until a card is played that may be cancelled, while ``so`` of those who could."""
    while True:
        for tab in tabs:
            await tab.catch_up()
        asked = next(tab for tab in tabs if tab.options)
        cards = [move for move in asked.options if move["type"] == "Play"]
        good = bool(cards) and so(holders(table) if table else [])
        await asked.play(cards[0] if good else asked.options[0])
        if good:
            for tab in tabs:
                await tab.catch_up()
            board: dict[str, Any] = tabs[0].frame["board"]
            return board
