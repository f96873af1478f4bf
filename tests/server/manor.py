"""Manor at a table of the house: answers to leave there, bots that play it, and the way to a first-come question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from msgspec import structs

from parlour.bots import Bot
from parlour.core import PASS, Claim, Game, Move, Standing
from parlour.games.mind_reader.cards import Guess
from parlour.server.tables import Table
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
        "pass": Standing("Pass until my next turn.", lambda view: PASS, my_turn),
        "cancel": Standing("Cancel whatever I can.", lambda view: CANCEL if CANCEL in view.options else None),
        "broken": Standing("Stumble.", stumble),
        "illegal": Standing("Do what can't be done.", lambda view: Discard("crown jewels")),
    },
)

SALON: Game[Any, Any] = structs.replace(
    MANOR, id="salon", title="Salon", speech=lambda view: [Hold("delay")]
)  # and no end of it


class Canceller(Bot):
    """It cancels whatever it can."""

    def __init__(self, game: Game[Any, Any]) -> None:
        pass

    def choose(self, view: Any, rng: Random) -> Move:
        found: Move = next((move for move in view.options if isinstance(move, Cancel)), view.options[-1])
        return found


class Parrot(Canceller):
    """It says the first thing that may be said."""

    def speak(self, view: Any, claims: Sequence[Claim], rng: Random) -> Claim | None:
        return claims[0]


class Guesser(Canceller):
    """At Mind Reader, it guesses at once."""

    def choose(self, view: Any, rng: Random) -> Move:
        found: Move = next((move for move in view.options if isinstance(move, Guess)), view.options[0])
        return found


BOTS: Final[dict[str, type[Bot]]] = {"canceller": Canceller, "guesser": Guesser, "parrot": Parrot}


def holders(table: Table) -> list[int]:
    """The seats that could step in."""
    assert table.match is not None
    return [seat for seat, hand in enumerate(table.match.state.hands) if NOT_SO_FAST in hand]


def passes(table: Table) -> list[int]:
    """The seats that pass at the end of the record, the last first."""
    assert table.match is not None
    found = []
    for line in reversed(table.match.record.lines):
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
