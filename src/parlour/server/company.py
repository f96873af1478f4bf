"""Those at a table who are not people: bots on their seats, and the clock that answers for whoever takes too long.

Whatever a bot does that others see happens at a time that was drawn before it began to think.  In a first-come
question that time lies within the question's own; elsewhere, if the thought took longer, another pause is added, so
that the table sees pauses drawn by lot, and never how long a thought was.
"""

from __future__ import annotations

from asyncio import Task, create_task, current_task
from collections.abc import Callable, Coroutine
from pickle import dumps
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct

from parlour.bots import stream
from parlour.core import Match, Move, Piecewise, Refused, Seat, play
from parlour.server.answers import answer_for_all, any_move
from parlour.server.log import place
from parlour.server.talk import Talk
from parlour.server.thinking import Question

if TYPE_CHECKING:  # a table has its company, which plays at the table
    from parlour.server.tables import Table

Answering: TypeAlias = "Callable[[Seat, int, float], Coroutine[Any, Any, None]]"
RETRY: Final = 1.0  # seconds, after what was due could not be written down


class Thought(Struct, frozen=True):
    """An answer on its way: to which question, and whose; another question, or another author, needs another."""

    decision: int
    author: str | None
    task: Task[None]


class Alarm(Struct, frozen=True):
    deadline: float
    task: Task[None]


class Company:
    def __init__(self, table: Table) -> None:
        self.table, self.staff = table, table.staff
        self.thinking: dict[Seat, Thought] = {}
        self.talk = Talk(table)
        self.alarm: Alarm | None = None

    @property
    def busy(self) -> bool:
        return bool(self.thinking or self.talk.thinking) or self.alarm is not None

    def wake(self) -> None:
        """Have everybody begin who is to do something, and the clock run; called whenever something has changed."""
        match, chairs = self.table.match, self.table.seating.chairs
        if match is not None:
            for seat in self.asked_bots():
                self.begin(seat, match.decision, chairs[seat].bot, self.answer)
            for seat in self.steppers():
                self.begin(seat, match.decision, chairs[seat].standing, self.step_in)
            self.talk.wake()
        self.wind()

    def begin(self, seat: Seat, decision: int, author: str | None, how: Answering) -> None:
        """Think of an answer, unless one is on its way."""
        old = self.thinking.get(seat)
        if old and (old.decision, old.author) == (decision, author):
            return
        if old and old.task is not current_task():
            old.task.cancel()
        self.thinking[seat] = Thought(decision, author, create_task(how(seat, decision, self.release())))

    def release(self) -> float:
        """When an answer that is thought of from now on will be given."""
        now, deadline = self.staff.clock.now(), self.table.seating.deadline
        if self.table.answers.timed and deadline is not None:
            return now + self.staff.share() * (deadline - now)
        return now + self.staff.pause()

    def stop(self) -> list[Task[None]]:
        """Let nobody here begin anything more; what is returned winds up by itself."""
        alarm = [self.alarm.task] if self.alarm else []
        tasks = [*[thought.task for thought in self.thinking.values()], *self.talk.thinking.values(), *alarm]
        for task in tasks:
            task.cancel()
        return tasks

    def stumbled(self, error: Exception) -> None:
        self.staff.metrics.failures.inc()
        self.table.log.error("company_failed", error=place(error))

    # ── bots ──

    def asked_bots(self) -> list[Seat]:
        match, seating = self.table.match, self.table.seating
        if match is None or seating.stage != "playing":
            return []
        return [seat for seat in match.asked if seating.is_bot(seat) and not self.table.answers.passed(seat)]

    async def answer(self, seat: Seat, decision: int, release: float) -> None:
        """Have the bot on ``seat`` answer the question, in one part or in several."""
        try:
            while asked := await self.question(seat, decision):
                move = await self.think(asked)
                if not await self.add_part(seat, move, decision):
                    await self.give(seat, move, decision, release)
        except Exception as error:  # it begins again when anything happens at the table
            self.stumbled(error)
        finally:
            self.rest(seat)

    async def question(self, seat: Seat, decision: int) -> Question | None:
        """What the bot on ``seat`` is to answer; None if it isn't asked that any more."""
        async with self.table.turn:
            match, bot = self.table.match, self.table.seating.chairs[seat].bot
            if match is None or bot is None or match.decision != decision or seat not in self.asked_bots():
                self.rest(seat)  # here, in turn: whoever asks this seat next starts a new thought
                return None
            seed = stream(match.seed, "bot", seat, len(match.record.lines)).getrandbits(128)
            return Question(bot, match.game.id, decision, dumps(match.view(seat)), seed)

    def rest(self, seat: Seat) -> None:
        """This thought is over; there may be a new one in its place already."""
        thought = self.thinking.get(seat)
        if thought and thought.task is current_task():
            del self.thinking[seat]
            self.table.put_away(self.table)

    async def think(self, asked: Question) -> Move | None:
        try:
            with self.staff.metrics.thought.time():
                return await self.staff.thinkers.choose(asked)
        except Exception as error:
            self.stumbled(error)
            return None

    async def add_part(self, seat: Seat, move: Move | None, decision: int) -> bool:
        """Make a move that only adds to a decision: nobody else can see it, so it need not wait."""
        async with self.table.turn:
            match = self.table.match
            if match is None or move is None or match.decision != decision or not is_part(match, seat, move):
                return False
            return await self.make(seat, move, decision)

    async def give(self, seat: Seat, move: Move | None, decision: int, release: float) -> None:
        """Make a move that others see, at its time; whoever is too late for a first-come question lets it go by."""
        if self.table.answers.timed and self.staff.clock.now() > release:
            move = None
        await self.staff.past(release)
        async with self.table.turn:
            await self.make(seat, move, decision)

    async def make(self, seat: Seat, move: Move | None, decision: int) -> bool:
        """Make the bot's move, unless its seat or its question has gone meanwhile; without a good one, any will do."""
        match = self.table.match
        if match is None or seat not in self.asked_bots():
            return False
        if move is None or move not in match.options(seat):
            move = any_move(match, seat)
        return await self.attempt(lambda: self.table.answers.play(seat, move, decision))

    async def attempt(self, deed: Callable[[], None]) -> bool:
        """Whether it could be done; if not, things have changed, and whoever is still asked will be asked again."""
        try:
            await self.table.attempt(deed)
            return True
        except Refused:
            return False

    # ── answers left with the table ──

    def steppers(self) -> list[Seat]:
        """Who has left an answer that steps in now; those that pass have passed already."""
        seating = self.table.seating
        if seating.stage != "playing":
            return []
        return [seat for seat, chair in enumerate(seating.chairs) if chair.standing and self.table.answers.left(seat)]

    async def step_in(self, seat: Seat, decision: int, release: float) -> None:
        """Give the answer that was left, at a time that tells no more than anybody's."""
        try:
            await self.staff.clock.until(release)
            async with self.table.turn:
                move = self.table.answers.left(seat)
                self.rest(seat)
                if move is not None and self.table.seating.stage == "playing":
                    await self.attempt(lambda: self.table.answers.play(seat, move, decision))
        except Exception as error:
            self.stumbled(error)
        finally:
            self.rest(seat)

    # ── the clock ──

    def set_deadline(self) -> None:
        """A new question, a new deadline; answers of others don't move it."""
        table, match, seating = self.table, self.table.match, self.table.seating
        if match and match.decision != table.timed:
            table.timed = match.decision
            seconds = seating.window if table.answers.timed else seating.pace
            seating.deadline = self.staff.clock.now() + seconds if seconds else None

    def wind(self) -> None:
        """Have the alarm set to the deadline, which may be sooner than the last one was."""
        deadline, old = self.table.seating.deadline, self.alarm
        if deadline == (old.deadline if old else None):
            return
        if old and old.task is not current_task():
            old.task.cancel()
        self.alarm = Alarm(deadline, create_task(self.ring(deadline))) if deadline is not None else None

    async def ring(self, deadline: float) -> None:
        """When the time is over, answer for whoever has not; if that can't be written down, try again."""
        moment = deadline
        try:
            while self.table.seating.deadline == deadline:
                await self.staff.clock.until(moment)
                async with self.table.turn:
                    if self.table.seating.deadline == deadline:
                        await self.hurry()
                moment = self.staff.clock.now() + RETRY
        except Exception as error:
            self.stumbled(error)
        finally:
            self.hush()

    async def hurry(self) -> None:
        match = self.table.match
        if match is not None:
            await self.attempt(lambda: answer_for_all(match))

    def hush(self) -> None:
        if self.alarm and self.alarm.task is current_task():
            self.alarm = None
        self.table.put_away(self.table)


def is_part(match: Match[Any, Any], seat: Seat, move: Move) -> bool:
    """Whether ``move`` leaves a decision of several parts incomplete."""
    step = match.state.agenda[-1] if match.asked else None
    if not isinstance(step, Piecewise) or step.seat != seat or move not in match.options(seat):
        return False
    after = match.state.clone()
    play(after, seat, move)
    return bool(after.sealed)
