"""Bots that speak: after each thing they are told, one claim at most, at a time drawn before they thought of it."""

from __future__ import annotations

from asyncio import Task, create_task, current_task

from parlour.bots import levels
from parlour.bots.thinking import Question, occasion
from parlour.core import Claim, Seat
from parlour.server.bots.thinking import Thinkers
from parlour.server.log import place
from parlour.server.table.table import Table


class Talkers:
    """The bots at one table that may say something."""

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.table, self.staff, self.thinkers = table, table.staff, thinkers
        self.thinking: dict[Seat, Task[None]] = {}
        self.heard: dict[Seat, int] = {}  # how much each had been told when it last thought of speaking

    @property
    def busy(self) -> bool:
        return bool(self.thinking)

    def wake(self) -> None:
        """Have every bot think of something to say that was told something new."""
        for seat in self.seats():
            if seat not in self.thinking and self.told(seat) > self.heard.get(seat, 0):
                self.thinking[seat] = create_task(self.talk(seat))

    def stop(self) -> list[Task[None]]:
        for task in self.thinking.values():
            task.cancel()
        return [*self.thinking.values()]

    def told(self, seat: Seat) -> int:
        return self.table.match.state.heard(seat).length if self.table.match else 0

    def seats(self) -> dict[Seat, str]:
        """The seats of bots that speak at all, and which bots; one that keeps a person's seat says nothing for them."""
        seating, game = self.table.seating, self.table.game.id
        if seating.stage != "playing":
            return {}
        own = [(seat, chair.bot) for seat, chair in enumerate(seating.chairs) if not (chair.guest or chair.kicked)]
        return {seat: bot for seat, bot in own if bot and levels.talks(bot, game)}

    async def talk(self, seat: Seat) -> None:
        """Think of something to say for as long as there is news."""
        try:
            while await self.news(seat):
                # sooner than most moves, or it is too late
                release = self.staff.clock.now() + self.table.pauses.pause() / 2
                asked = await self.occasion(seat)
                claim = await self.thinkers.think(self.table.who, asked) if asked else None
                if isinstance(claim, Claim):
                    await self.table.pauses.past(release)
                    await self.say(seat, claim)
        except Exception as error:  # it is silent until something else has happened
            self.staff.metrics.failures.inc()
            self.table.log.error("talk_failed", error=place(error))
        finally:
            self.rest(seat)

    async def news(self, seat: Seat) -> bool:
        """Whether the bot on ``seat`` was told anything since it last thought of speaking."""
        async with self.table.turn:
            told = self.told(seat)
            if seat not in self.seats() or told <= self.heard.get(seat, 0):
                self.rest(seat)  # here, in turn: the next news start a new thought
                return False
            self.heard[seat] = told
            return True

    async def occasion(self, seat: Seat) -> Question | None:
        """What may be said now."""
        async with self.table.turn:
            match, bot = self.table.match, self.seats().get(seat)
            return occasion(match, seat, bot) if match and bot else None

    async def say(self, seat: Seat, claim: Claim) -> None:
        """Say it, unless it may no longer be said."""
        async with self.table.turn:
            match = self.table.match
            if match is not None and seat in self.seats():
                await self.table.tried(lambda: match.say(seat, claim))

    def rest(self, seat: Seat) -> None:
        if self.thinking.get(seat) is current_task():
            del self.thinking[seat]
            self.table.rest()
