"""What bots say aloud: after each thing they are told, one claim at most, at a time drawn before they thought of it."""

from __future__ import annotations

from asyncio import Task, create_task, current_task
from pickle import dumps
from typing import TYPE_CHECKING, Any

from parlour.bots import stream
from parlour.bots.company import just_spoke
from parlour.core import Claim, Match, Refused, Seat
from parlour.server import levels
from parlour.server.log import place
from parlour.server.thinking import Occasion

if TYPE_CHECKING:  # a table has its company, which talks at the table
    from parlour.server.tables import Table


class Talk:
    def __init__(self, table: Table) -> None:
        self.table, self.staff = table, table.staff
        self.thinking: dict[Seat, Task[None]] = {}
        self.heard: dict[Seat, int] = {}  # how much each had been told when it last thought of speaking

    def wake(self) -> None:
        """Have every bot think of something to say that was told something new."""
        for seat in self.talkers():
            if seat not in self.thinking and self.told(seat) > self.heard.get(seat, 0):
                self.thinking[seat] = create_task(self.talk(seat))

    def told(self, seat: Seat) -> int:
        return len(self.table.match.state.story(seat)) if self.table.match else 0

    def talkers(self) -> list[Seat]:
        """The seats of bots that speak at all."""
        seating, game = self.table.seating, self.table.game.id
        if seating.stage != "playing":
            return []
        return [seat for seat, chair in enumerate(seating.chairs) if chair.bot and levels.talker(chair.bot, game)]

    async def talk(self, seat: Seat) -> None:
        """Think of something to say for as long as there is news."""
        try:
            while await self.news(seat):
                release = self.staff.clock.now() + self.staff.pause() / 2  # sooner than most moves, or it is too late
                claim = await self.find_words(seat)
                if claim is not None:
                    await self.staff.past(release)
                    await self.say(seat, claim)
        except Exception as error:  # it is silent until something else has happened
            self.staff.metrics.failures.inc()
            self.table.log.error("talk_failed", error=place(error))
        finally:
            self.rest(seat)

    async def news(self, seat: Seat) -> bool:
        """Whether it was told anything since the bot on ``seat`` last thought of speaking."""
        async with self.table.turn:
            told = self.told(seat)
            if seat not in self.talkers() or told <= self.heard.get(seat, 0):
                self.rest(seat)  # here, in turn: the next news start a new thought
                return False
            self.heard[seat] = told
            return True

    async def find_words(self, seat: Seat) -> Claim | None:
        async with self.table.turn:
            match, bot = self.table.match, self.table.seating.chairs[seat].bot
            occasion = occasion_for(bot, match, seat) if match and bot and not match.result else None
        return await self.staff.thinkers.speak(occasion) if occasion else None

    async def say(self, seat: Seat, claim: Claim) -> None:
        """Say it, unless it may no longer be said."""
        async with self.table.turn:
            match = self.table.match
            try:
                if match is not None and seat in self.talkers():
                    await self.table.attempt(lambda: match.say(seat, claim))
            except Refused:
                return

    def rest(self, seat: Seat) -> None:
        if self.thinking.get(seat) is current_task():
            del self.thinking[seat]
            self.table.put_away(self.table)


def occasion_for(bot: str, match: Match[Any, Any], seat: Seat) -> Occasion | None:
    """What ``seat`` may say now: one thing, until something else than talk has happened."""
    view = match.view(seat)
    claims = () if seat in just_spoke(view) else match.game.speech(view)
    seed = stream(match.seed, "talk", seat, len(view.story)).getrandbits(128)
    return Occasion(bot, match.game.id, dumps(view), dumps(claims), seed) if claims else None
