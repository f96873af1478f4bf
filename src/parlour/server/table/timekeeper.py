"""What happens at a table by the clock: a question's time is over, or an answer that was left with the table is due."""

from __future__ import annotations

from asyncio import Task
from typing import Any

from parlour.bots import levels
from parlour.core import Match, Seat
from parlour.server.table.table import Table
from parlour.server.table.time.clocks import late_seats, stand_in
from parlour.server.table.time.timers import Timers
from parlour.server.table.time.windows import time_is_over


class Timekeeper:
    """It sets the timers of one table."""

    def __init__(self, table: Table) -> None:
        self.table, self.timers = table, Timers(table.staff.clock, table.stumbled, table.rest)

    @property
    def busy(self) -> bool:
        """A deadline in the future alone keeps no table in memory: the house sets an alarm."""
        deadline, now = self.table.seating.deadline, self.table.staff.clock.now()
        due = deadline is not None and deadline <= now
        return any(due or key is not None for key in self.timers.running)

    def stop(self) -> list[Task[None]]:
        return self.timers.stop()

    def wake(self) -> None:
        """Set the timers for the deadline, and for answers that were left with the table and step in."""
        match, seating = self.table.match, self.table.seating
        if (deadline := seating.deadline) is None:
            self.timers.cancel(None)
        else:
            self.timers.set(None, deadline, lambda: deadline, lambda: self.end_question(deadline))
        if match is None or seating.stage != "playing" or seating.paused:
            return
        for seat, chair in enumerate(seating.chairs):
            if chair.standing and self.table.course.standing.left(seat, match, seating):
                self.set_step_in(seat, match.decision, chair.standing)

    def set_step_in(self, seat: Seat, decision: int, name: str) -> None:
        self.timers.set(seat, (decision, name), self.table.pauses.release, lambda: self.step_in(seat, decision))

    async def end_question(self, deadline: float) -> bool:
        """The time of a question is over, or that for luck; whether nothing is left to do about it."""
        async with self.table.turn:
            match, seating = self.table.match, self.table.seating
            if seating.deadline == deadline and seating.stage == "revealing":
                await self.table.tried(seating.throw_in_luck)
            elif match is not None and seating.deadline == deadline:
                await self.table.tried(lambda: self.time_is_over(match))
            return self.table.seating.deadline != deadline

    def time_is_over(self, match: Match[Any, Any]) -> None:
        """Bots answer for people who are late; for bots, and in a first-come question, anything will do."""
        table, now = self.table, self.table.staff.clock.now()
        if late := late_seats(table.seating, match, now):
            stand_in(table.seating, match, late, levels.standby(table.game.id).name, now)
        else:
            time_is_over(match)

    async def step_in(self, seat: Seat, decision: int) -> bool:
        """Give the answer that was left by ``seat``; whether nothing is left to do about it."""
        async with self.table.turn:
            match, seating = self.table.match, self.table.seating
            if match is None or match.decision != decision or seating.stage != "playing" or seating.paused:
                return True
            move = self.table.course.standing.left(seat, match, seating)
            return move is None or await self.table.tried(lambda: match.play(seat, move, decision))
