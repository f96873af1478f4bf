"""Who is in charge of a table: somebody always asks again when it may have become free."""

from __future__ import annotations

from asyncio import Event, sleep
from typing import Any

from parlour.server.table.neighbours.charge import Charge
from tests.server.hourglass import Hourglass


class Others:
    """Another process is in charge until it is buried; how the question travels is for the test to say."""

    alone = False

    def __init__(self) -> None:
        self.buried, self.asked, self.travels = False, 0, Event()

    async def take_charge(self, table: str) -> bool:
        free = self.buried
        self.asked += 1
        if self.asked == 1:
            await self.travels.wait()
        return free


async def test_a_table_that_becomes_free_while_it_is_asked_for_is_asked_for_again() -> None:
    """The answer was on its way when the other process was buried: without a second question nobody is in charge."""
    others, taken, failed = Others(), Event(), list[Exception]()
    neighbours: Any = others

    async def take() -> None:
        taken.set()

    charge = Charge(neighbours, "table", take, Hourglass(), failed.append, lambda: None)
    charge.seek()
    await sleep(0)
    others.buried = True
    charge.seek()  # as the news says that it is free
    others.travels.set()
    await taken.wait()
    assert charge.held and others.asked == 2 and not failed


async def test_a_table_of_somebody_else_is_asked_for_once_for_each_piece_of_news() -> None:
    others, failed = Others(), list[Exception]()
    others.travels.set()
    neighbours: Any = others

    async def take() -> None: ...

    charge = Charge(neighbours, "table", take, Hourglass(), failed.append, lambda: None)
    for asked in (1, 2):
        charge.seek()
        while charge.seeking.busy:
            await sleep(0)
        assert others.asked == asked and not charge.held and not failed
