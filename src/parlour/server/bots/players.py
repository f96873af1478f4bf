"""Bots that play: each answers the questions its seat is asked.

Everything a bot does that others see happens at a time that was drawn before it began to think.  In a first-come
question that time lies within the question's own; elsewhere, if the thought took longer, another pause is added, so
that the table sees pauses drawn by lot, and never how long a thought was.
"""

from __future__ import annotations

from asyncio import Task, create_task, current_task
from typing import Any

from msgspec import Struct

from parlour.bots.thinking import Question, question
from parlour.core import Claim, Match, Move, Piecewise, Seat
from parlour.server.bots.thinking import Thinkers
from parlour.server.clock import until_settled
from parlour.server.table.table import Table
from parlour.server.table.time.windows import any_move, has_its_own_time


class Thought(Struct, frozen=True, eq=False):
    """An answer on its way: to which question, and whose; another question, or another bot, needs another."""

    decision: int
    bot: str
    task: Task[None]


class Players:
    """The bots that sit at one table."""

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.table, self.staff, self.thinkers = table, table.staff, thinkers
        self.thinking: dict[Seat, Thought] = {}

    @property
    def busy(self) -> bool:
        return bool(self.thinking)

    def wake(self) -> None:
        """Have every bot that is asked think of an answer, unless one is on its way."""
        for seat, bot in self.asked().items():
            self.begin(seat, bot)

    def asked(self) -> dict[Seat, str]:
        """The seats that owe an answer and are played by bots, and which bots."""
        match, seating = self.table.match, self.table.seating
        if match is None or seating.stage != "playing" or seating.paused:
            return {}
        return {seat: bot for seat, chair in enumerate(seating.chairs) if (bot := chair.bot) and seat in match.asked}

    def begin(self, seat: Seat, bot: str) -> None:
        assert self.table.match is not None
        old, decision = self.thinking.get(seat), self.table.match.decision
        if old and (old.decision, old.bot) == (decision, bot):
            return
        if old and old.task is not current_task():
            old.task.cancel()
        task = create_task(self.answer(seat, decision, self.table.pauses.release()))
        self.thinking[seat] = Thought(decision, bot, task)

    def stop(self) -> list[Task[None]]:
        tasks = [thought.task for thought in self.thinking.values()]
        for task in tasks:
            task.cancel()
        return tasks

    async def answer(self, seat: Seat, decision: int, release: float) -> None:
        """Have the bot on ``seat`` answer the question; after a failure it tries again, later each time."""
        try:
            await until_settled(lambda: self.is_settled(seat, decision, release), self.staff.clock)
        finally:
            self.rest(seat)

    async def is_settled(self, seat: Seat, decision: int, release: float) -> bool:
        """Answer in one part or in several; False if something failed that may work another time."""
        try:
            while asked := await self.question(seat, decision):
                move = await self.think(asked)
                if not (await self.add_part(seat, move, decision) or await self.give(seat, move, decision, release)):
                    return await self.question(seat, decision) is None  # others have gone on; else it was not written
        except Exception as error:
            self.table.stumbled(error)
            return self.table.commits.broken  # the next who comes reads such a table anew, with other bots
        return True

    async def question(self, seat: Seat, decision: int) -> Question | None:
        """What the bot on ``seat`` is to answer; None if it isn't asked that any more."""
        async with self.table.turn:
            match, bot = self.table.match, self.asked().get(seat)
            if match is None or bot is None or match.decision != decision:
                self.rest(seat)  # here, in turn: the next question to this seat starts a new thought
                return None
            return question(match, seat, bot)

    def rest(self, seat: Seat) -> None:
        """This thought is over; there may be a new one in its place already."""
        thought = self.thinking.get(seat)
        if thought and thought.task is current_task():
            del self.thinking[seat]
            self.table.rest()

    async def think(self, asked: Question) -> Move | Claim | None:
        try:
            with self.staff.metrics.thought.time():
                return await self.thinkers.think(self.table.who, asked)
        except Exception as error:
            self.table.stumbled(error)
            return None

    async def add_part(self, seat: Seat, move: Any, decision: int) -> bool:
        """Make a move that only adds to a decision: nobody else can see it, so it need not wait."""
        async with self.table.turn:
            match = self.table.match
            if match is None or match.decision != decision or not is_part(match, seat, move):
                return False
            return await self.make(seat, move, decision)

    async def give(self, seat: Seat, move: Any, decision: int, release: float) -> bool:
        """Make a move that others see, at its time; a bot too late for a first-come question lets it go by."""
        match = self.table.match
        if match and has_its_own_time(match, self.table.seating) and self.staff.clock.now() > release:
            move = None
        await self.table.pauses.past(release)
        async with self.table.turn:
            return await self.make(seat, move, decision)

    async def make(self, seat: Seat, move: Any, decision: int) -> bool:
        """Make the bot's move, unless its seat or its question has gone meanwhile; without a good one, any will do."""
        match = self.table.match
        bot = self.asked().get(seat)
        if match is None or bot is None:
            return False
        legal = move in match.options(seat)
        if move is not None and not legal and match.decision == decision:
            self.table.log.warning("illegal_move", bot=bot)  # the operator should know; the game goes on
        chosen = move if legal else any_move(match, seat)
        return await self.table.tried(lambda: match.play(seat, chosen, decision))


def is_part(match: Match[Any, Any], seat: Seat, move: Any) -> bool:
    """Whether ``move`` leaves a decision of several parts incomplete."""
    step = match.state.agenda[-1] if match.asked else None
    if not isinstance(step, Piecewise) or step.seat != seat or move not in match.options(seat):
        return False
    return not step.completes(match.state, move)
