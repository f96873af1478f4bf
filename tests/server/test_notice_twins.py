"""The law of twin worlds on notices: exchange what a seat may not see, and it is told of its turn in the same words,
as often, and after the same moves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, ClassVar
from zlib import crc32

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.server.notices import notifier
from parlour.server.notices.hooks import Webhooks
from parlour.server.notices.notifier import EVERY, QUIET, Notifier
from parlour.server.notices.wording import HookMessage
from parlour.server.store.notices import Notice, Notices
from parlour.server.table.course import Course
from parlour.testing import Kit
from parlour.testing.kit import soak
from tests.games.mind_reader.kit import KIT as MIND_READER
from tests.server.receivers import Ear, ear
from tests.server.twins import TABLE, World, compared, history, runs_with_twins
from tests.server.visitors import Tab
from tests.toy.kit import KIT as MANOR


class Noticed(World):
    """A world in which everybody wants to hear of their turn, and after every action long enough goes by for that."""

    staff: ClassVar[dict[str, Any]] = {"webhooks": Webhooks(private=True)}
    ear: ClassVar[Ear]
    known = False

    async def sent(self) -> dict[int, bytes]:
        if not self.known:
            await self.make_known()
        for _ in range(2):  # the first look finds what has begun, the second what is due
            self.clock.turn(QUIET)
            while self.clock.now() + EVERY not in self.clock.awaited:
                await asyncio.sleep(0)
        sent = await super().sent()
        self.ear.heard.clear()
        return sent

    async def sent_to(self, tab: Tab) -> bytes:
        """The frames, and after them the notices."""
        path = f"/{self.tabs.index(tab)}"
        return await super().sent_to(tab) + json.encode([said for at, said in self.ear.heard if at == path])

    async def make_known(self) -> None:
        self.known, store = True, self.table.staff.store
        for seat, chair in enumerate(self.table.seating.chairs):
            values = (f"account {seat}", chair.name, chair.name, chair.guest, "off", 0.0)
            await store.rows("INSERT INTO accounts VALUES ($1, $2, $3, $4, NULL, $5, $6)", *values)
            await Notices(store).put(f"account {seat}", "hook", f"{self.ear.url}/{seat}", "en")


@pytest.fixture(autouse=True)
def away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The watchers hold sockets, by which the law compares frames; to the notifier they are away."""

    async def nobody_is_there(self: Notifier, notice: Notice) -> bool:
        return False

    monkeypatch.setattr(Notifier, "is_there", nobody_is_there)


async def both(
    folder: Path, kit: Kit, kind: str, most: int = 40
) -> tuple[list[dict[int, bytes]], list[dict[int, bytes]]]:
    """What a seat is sent in two worlds that look the same to it."""
    run, twins = next((run, twins) for run, twins in runs_with_twins(kit) if kind in [twin[1] for twin in twins])
    seat, _, twin = next(twin for twin in twins if twin[1] == kind)
    async with ear() as there:
        Noticed.ear = there
        ours = await history(folder / "ours", run, run.actions[:most], [seat], watched=Noticed)
        theirs = await history(folder / "twin", run, twin[:most], [seat], watched=Noticed)
    return ours, theirs


KINDS = [(MIND_READER, MIND_READER.kinds[0]), (MANOR, "secrets"), (MANOR, "dealt")]


@pytest.mark.parametrize(("kit", "kind"), KINDS, ids=["mind_reader", "secrets", "dealt"])
async def test_a_notice_tells_nothing_of_what_is_hidden(tmp_path: Path, kit: Kit, kind: str) -> None:
    ours, theirs = await both(tmp_path, kit, kind, 24 * soak())
    sent = b"".join([part for told in ours for part in told.values()])
    notices = sent.count(b'"type":"your turn"')
    assert notices > 1
    print(f"{compared(ours, theirs)} messages compared, among them {notices} notices")


def telling_secrets(self: Notifier, notice: Notice, message: HookMessage) -> HookMessage:
    match = self.house.tables[TABLE].match
    return replace(message, text=f"{message.text} {match and match.state.secrets}")


async def test_a_notice_that_tells_a_secret_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    send = notifier.Notifier.send

    async def leaky(self: Notifier, notice: Notice, name: str) -> None:
        said = notifier.wording.your_turn_message
        monkeypatch.setattr(
            notifier.wording, "your_turn_message", lambda *about: telling_secrets(self, notice, said(*about))
        )
        await send(self, notice, name)
        monkeypatch.setattr(notifier.wording, "your_turn_message", said)

    monkeypatch.setattr(Notifier, "send", leaky)
    with pytest.raises(AssertionError):
        compared(*await both(tmp_path, MANOR, "secrets", 20))


async def test_a_notice_that_depends_on_another_s_secret_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is told is information too: here, some turns are kept from people, and which ones hangs on the secrets."""
    sitting = Course.sitting

    def leaky(course: Course) -> dict[str, bool]:
        secrets = crc32(repr(course.match.state.secrets).encode()) if course.match else 0
        kept = secrets >> (course.match.decision if course.match else 0) % 32 & 1
        return {guest: asked and not kept for guest, asked in sitting(course).items()}

    monkeypatch.setattr(Course, "sitting", leaky)
    with pytest.raises(AssertionError):
        compared(*await both(tmp_path, MANOR, "secrets", 20))
