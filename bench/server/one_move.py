"""One move on the server, from its arrival on a socket until all frames are sent: what is called, in which files.

`python -m bench.server.one_move` opens a house in this process, sits five people down, and lets them move at random.
Of each move it counts Parlour's own functions that are called, those that are different, and how often the thread goes
on in another file than before.  The figures are the middle of all moves.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from io import StringIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, Final

from bench.server.house import RATES
from bench.server.house_tables import HouseTable, house_guests
from bench.server.rows import SEATS
from msgspec import Struct

import parlour
from parlour.server.log import opened
from parlour.server.serve import Plan, house_at

MOVES: Final = 60
OURS: Final = str(Path(parlour.__file__).parent)


class Address(Struct, frozen=True):
    """As much of a server as it takes to come in."""

    url: str


class Walk:
    """Where a thread went, as far as the way leads through Parlour."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self.called: list[CodeType] = []

    def step(self, frame: FrameType, event: str, _: Any) -> None:
        if event not in ("call", "return") or not frame.f_code.co_filename.startswith(OURS):
            return
        back = frame.f_back
        if event == "call":
            self.called.append(frame.f_code)
            self.files.append(frame.f_code.co_filename)
        elif back is not None and back.f_code.co_filename.startswith(OURS):
            self.files.append(back.f_code.co_filename)

    @property
    def changes(self) -> int:
        return sum([one != other for one, other in zip(self.files, self.files[1:])])


async def walked(table: HouseTable) -> Walk | None:
    """One move, until everybody has heard of it; None when the game is over."""
    walk, decision = Walk(), max([tab.decision for tab in table.tabs])
    sys.setprofile(walk.step)
    try:
        moved = await table.move()
        while not table.last.over and any([tab.decision < decision for tab in table.tabs]):
            await asyncio.sleep(0)
    finally:
        sys.setprofile(None)
    return walk if moved else None


async def walks(game: str) -> list[Walk]:
    with TemporaryDirectory() as folder:
        log = opened(StringIO(), logging.ERROR)
        plan = Plan(store=Path(folder) / "house.sqlite3", host="127.0.0.1", port=0, rates=RATES, log=log)
        async with house_at(plan) as house:
            guests = await house_guests(Address(f"http://127.0.0.1:{house.port}"), SEATS)  # type: ignore[arg-type]
            async with guests.session:
                table = await guests.table(game, 1)
                found = [walk for _ in range(MOVES) if (walk := await walked(table)) is not None]
                await table.close()
                return found


def main(games: list[str]) -> None:
    print("| game | functions called | of them different | changes of file |\n|---|---|---|---|")
    for game in games or ["mastermind", "pi"]:
        found = asyncio.run(walks(game))
        figures = [
            median([len(walk.called) for walk in found]),
            median([len({*walk.called}) for walk in found]),
            median([walk.changes for walk in found]),
        ]
        print(f"| {game} | {' | '.join([f'{figure:.0f}' for figure in figures])} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
