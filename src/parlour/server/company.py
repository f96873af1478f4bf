"""Those at a table who are not people: bots on their seats, and the clock that answers for whoever takes too long."""

from __future__ import annotations

from asyncio import Task, create_task, current_task
from pickle import dumps
from typing import TYPE_CHECKING, Any

from parlour.bots import stream
from parlour.core import PASS, Match, Move, Refused, Seat
from parlour.server.log import place
from parlour.server.thinking import Question

if TYPE_CHECKING:  # a table has its company, which plays at the table
    from parlour.server.tables import Table


class Company:
    def __init__(self, table: Table) -> None:
        self.table, self.staff = table, table.staff
        self.thinking: dict[Seat, Task[None]] = {}
        self.alarm: Task[None] | None = None

    @property
    def busy(self) -> bool:
        return bool(self.thinking) or self.alarm is not None

    def wake(self) -> None:
        """Have every bot that is asked think, and the clock run; called whenever something has changed."""
        for seat in self.asked_bots():
            if seat not in self.thinking:
                self.thinking[seat] = create_task(self.answer(seat))
        if self.table.seating.deadline is not None and self.alarm is None:
            self.alarm = create_task(self.keep_time())

    def asked_bots(self) -> list[Seat]:
        match, seating = self.table.match, self.table.seating
        if match is None or seating.stage != "playing":
            return []
        return [seat for seat in match.asked if seating.is_bot(seat)]

    def stop(self) -> list[Task[None]]:
        """Let nobody here begin anything more; what is returned winds up by itself."""
        tasks = [*self.thinking.values(), *([self.alarm] if self.alarm else [])]
        for task in tasks:
            task.cancel()
        return tasks

    # ── bots ──

    async def answer(self, seat: Seat) -> None:
        """Answer for ``seat`` for as long as it is a bot's and is asked.

        When an answer is given is drawn before it is thought of, once for a decision of many parts or few.
        """
        decision, release = -1, 0.0
        try:
            while asked := await self.question(seat):
                if decision != asked.decision:
                    decision, release = asked.decision, self.staff.clock.now() + self.staff.pause()
                move = await self.think(asked)
                await self.staff.clock.until(release)
                await self.play(seat, move, decision)
        except Exception as error:  # it begins again when anything happens at the table
            self.stumbled(error)
        finally:
            self.rest(seat)

    async def question(self, seat: Seat) -> Question | None:
        """What the bot on ``seat`` is to answer; None if it isn't asked any more."""
        async with self.table.turn:
            match, bot = self.table.match, self.table.seating.chairs[seat].bot
            if seat not in self.asked_bots() or match is None or bot is None:
                self.rest(seat)  # here, in turn: whoever asks this seat next starts a new thought
                return None
            seed = stream(match.seed, "bot", seat, len(match.record.lines)).getrandbits(128)
            return Question(bot, match.game.id, match.decision, dumps(match.view(seat)), seed)

    def rest(self, seat: Seat) -> None:
        """This thought is over; there may be a new one in its place already."""
        if self.thinking.get(seat) is current_task():
            del self.thinking[seat]
            self.table.put_away(self.table)

    def stumbled(self, error: Exception) -> None:
        self.staff.metrics.failures.inc()
        self.table.log.error("company_failed", error=place(error))

    async def think(self, asked: Question) -> Move | None:
        try:
            with self.staff.metrics.thought.time():
                return await self.staff.thinkers.choose(asked)
        except Exception as error:
            self.stumbled(error)
            return None

    async def play(self, seat: Seat, move: Move | None, decision: int) -> None:
        """Make the bot's move, unless its seat or its question has gone meanwhile; without one, any will do."""
        async with self.table.turn:
            match = self.table.match
            if match is None or seat not in self.asked_bots():
                return
            try:
                await self.table.attempt(lambda: match.play(seat, move or any_move(match, seat), decision))
            except Refused:
                return  # it answered an earlier question: it will be asked again

    # ── the clock ──

    def set_deadline(self) -> None:
        """A new question, a new deadline; answers of others don't move it."""
        table, match = self.table, self.table.match
        if table.seating.pace and match and match.decision != table.timed:
            table.timed = match.decision
            table.seating.deadline = self.staff.clock.now() + table.seating.pace

    async def keep_time(self) -> None:
        try:
            while (deadline := self.table.seating.deadline) is not None:
                await self.staff.clock.until(deadline)
                async with self.table.turn:
                    if self.table.seating.deadline == deadline:
                        await self.hurry()
        except Exception as error:
            self.stumbled(error)
        finally:
            self.alarm = None
            self.table.put_away(self.table)

    async def hurry(self) -> None:
        """The time is over: half-made decisions are dropped, and everyone still asked passes, or does anything."""
        match = self.table.match
        if match is not None:
            try:
                await self.table.attempt(lambda: answer_for_all(match))
            except Refused:
                return  # it could not be written down; the deadline stands


def answer_for_all(match: Match[Any, Any]) -> None:
    decision = match.decision
    for seat in match.asked:
        match.time_out(seat)
    while match.result is None and match.decision == decision:
        match.play(match.asked[0], any_move(match, match.asked[0]))


def any_move(match: Match[Any, Any], seat: Seat) -> Move:
    """A move for a seat that has made none: to pass, if that may be done."""
    options = match.options(seat)
    rng = stream(match.seed, "late", seat, len(match.record.lines))
    return PASS if PASS in options else rng.choice(options)
