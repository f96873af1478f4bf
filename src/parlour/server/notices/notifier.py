"""Tells people that it is their turn, if a table has waited for them for some time and they are not there.

Every process does so; a notice that one has taken is left alone by the others.  Looking every few seconds, and not at
the moment of a move, it tells nothing by when it speaks.
"""

from __future__ import annotations

from asyncio import Task, create_task, gather
from typing import Final

from msgspec import Struct
from msgspec.json import Decoder

from parlour.server.house import House, title
from parlour.server.log import alias, place
from parlour.server.notices import wording
from parlour.server.notices.contacts import Contacts
from parlour.server.notices.mail import NotSent
from parlour.server.rates import Buckets, Rate
from parlour.server.store.notices import Notice

EVERY: Final = 15.0  # seconds between two looks
QUIET: Final = 120.0  # seconds that a table waits before anybody is told
TAKEN: Final = 300.0  # seconds after which a notice may be taken again from a process that died with it
PAUSES: Final = (60.0, 600.0, 3600.0)  # seconds before it is tried again, and again, and for the last time
MOST: Final = 50  # at one look
ACCOUNT: Final = Rate(40 / 86400, 40)  # notices of one account


class LaidChair(Struct):
    guest: str | None = None


class Laid(Struct):
    """What a notice needs of a seating."""

    game: str
    chairs: list[LaidChair]

    def has_others(self, guest: str) -> bool:
        return any(chair.guest not in (None, guest) for chair in self.chairs)


LAID: Final = Decoder(Laid)


class Notifier:
    """One in each process."""

    def __init__(self, house: House, contacts: Contacts) -> None:
        self.house, self.contacts, self.notices = house, contacts, contacts.notices
        self.clock, self.log, self.metrics = house.staff.clock, house.staff.log, house.staff.metrics
        self.told = Buckets(ACCOUNT, self.clock.now)
        self.looking: Task[None] | None = None
        self.waiting: Task[None] | None = None

    def open(self) -> None:
        self.looking = create_task(self.keep_looking())

    async def close(self) -> None:
        """What is being sent is sent; nothing more is begun."""
        looking, self.looking = self.looking, None
        if self.waiting:
            self.waiting.cancel()
        if looking:
            await gather(looking, return_exceptions=True)

    async def keep_looking(self) -> None:
        while self.looking:
            self.waiting = create_task(self.clock.until(self.clock.now() + EVERY))
            await self.waiting
            try:
                await self.look()
            except Exception as error:  # the store may be away for a moment
                self.log.error("notices_unread", error=place(error))

    async def look(self) -> None:
        now = self.clock.now()
        await self.notices.note_new(now + QUIET)
        due = await self.notices.take(now, now + TAKEN, MOST)
        await gather(*[self.tell(notice) for notice in due if self.looking])

    async def tell(self, notice: Notice) -> None:
        now = self.clock.now()
        if await self.is_there(notice):
            await self.notices.put_off(notice, now + QUIET, notice.tries - 1)
            return
        laid = LAID.decode(notice.seating)
        if not laid.has_others(notice.guest):  # bots don't mind waiting
            await self.notices.told(notice)
            return
        outcome = await self.tried(notice, title(laid.game))
        self.metrics.notices.labels(notice.way, outcome).inc()
        if outcome == "failed" and notice.tries <= len(PAUSES):
            await self.notices.put_off(notice, now + PAUSES[notice.tries - 1], notice.tries)
        else:
            await self.notices.told(notice)

    async def is_there(self, notice: Notice) -> bool:
        """Whether somebody has the table open, here or by way of another process."""
        table = self.house.tables.get(notice.table)
        here = table.presence.connected if table else ()
        return notice.guest in here or notice.guest in (await self.house.neighbours.visits(notice.table)).here

    async def tried(self, notice: Notice, name: str) -> str:
        if notice.tries == 1 and not self.told.take(notice.account):
            return "too many"
        try:
            await self.send(notice, name)
            return "sent"
        except NotSent as error:
            self.log.warning("notice_failed", table=alias(notice.table), way=notice.way, error=str(error))
            return "failed"

    async def send(self, notice: Notice, name: str) -> None:
        channels, table = self.contacts.channels, self.house.staff.invite(notice.table)
        if notice.way == "hook" and channels.hooks:
            await channels.hooks.send(notice.address, wording.your_turn_message(notice.language, name, table))
        elif notice.way == "mail" and channels.mailer:
            await self.mail(notice, name, table)
        else:
            raise NotSent("the operator has switched it off")

    async def mail(self, notice: Notice, name: str, table: str) -> None:
        """With a link that ends it, for people and, in the header, for mail programs."""
        house, off = self.house.staff.public_url, self.contacts.off(notice.account, notice.address)
        headers = {
            "List-Unsubscribe": f"<{house}/api/notices/off/{off}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        letter = wording.your_turn_letter(notice.language, name, table, house, f"{house}/notices/off#{off}")
        await self.contacts.mailer().send(notice.address, letter, headers)
