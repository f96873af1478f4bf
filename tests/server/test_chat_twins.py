"""The law of twin worlds on talk: change what somebody may not hear, and every byte they are sent stays the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec import structs

from parlour.core import Talk
from parlour.server.store.talk import sqlite as shelf
from parlour.server.talk import conversation
from parlour.server.talk.rooms import Place, place_of
from parlour.testing import Kit
from tests.games.mind_reader.kit import KIT as MIND_READER
from tests.server.parlance import NO_LIMITS, Evening, mastermind
from tests.server.twins import World, compared, history, runs_with_twins
from tests.server.visitors import Tab
from tests.toy.kit import KIT as MANOR

QUIET: Sequence[str] = ()
LOUD = ("It was Cal, I swear it.", "Nobody listens to me.", "Well then, " + "no " * 60)


class Talkative(World):
    """A world in which everybody talks after every action, those who watch too, and clocks run."""

    wanted: ClassVar[dict[str, Any]] = {"budget": 7200, "increment": 5}
    staff: ClassVar[dict[str, Any]] = {"talk": NO_LIMITS}

    async def act(self, seat: int, action: Any) -> None:
        await super().act(seat, action)
        self.clock.turn(0.25)
        for number, tab in enumerate(self.tabs):
            if tab.said and tab.said[-1].get("room", "table"):
                await tab.ask("talk", id=f"talk {self.actions} {number}", text=f"I am {number}.")


@pytest.mark.parametrize("kit", [MIND_READER, MANOR], ids=["mind_reader", "manor"])
async def test_talk_tells_nothing_of_what_is_hidden(tmp_path: Path, kit: Kit) -> None:
    run, twins = next(runs_with_twins(kit))
    seat, _, twin = twins[0]
    watchers = [run.seats, seat]
    ours = await history(tmp_path / "ours", run, run.actions[:24], watchers, window=5, watched=Talkative)
    theirs = await history(tmp_path / "twin", run, twin[:24], watchers, window=5, watched=Talkative)
    sent = b"".join([told[seat] for told in ours])
    assert b'"type":"said"' in sent and b'"type":"clocks"' in sent
    assert compared(ours, theirs) > 10


async def spoken(folder: Path, apart: Sequence[str], gallery: Sequence[str]) -> dict[str, list[bytes]]:
    """What everybody is sent while the purged and the gallery say this, and the living talk."""
    async with mastermind(folder, structs.replace(NO_LIMITS, kept=100)) as here:
        await here.play_until_purge()
        before = {tab: len(tab.raw) for tab in (*here.tabs, *here.watchers)}
        await said_in_secret(here, apart, gallery)
        for number, tab in enumerate(here.living):
            await tab.ask("talk", id=f"living {number}", text="I wonder.")
            await tab.ask("react", id=f"sign {number}", room="table", to=1, sign="doubt")
        fresh = await talk_of_a_newcomer(here)
        for tab in before:
            await tab.ask("bot", id="look", seat=63)
        return {
            "living": [*[sent(here, tab, before[tab]) for tab in here.living], fresh],
            "watching": [sent(here, tab, before[tab]) for tab in here.watchers],
            "purged": [sent(here, here.tabs[here.dead], before[here.tabs[here.dead]])],
        }


def sent(here: Evening, tab: Tab, since: int) -> bytes:
    """All that a tab was sent; the table's own name is another in each house."""
    return b"\n".join(tab.raw[since:]).replace(here.table.id.encode(), b"TABLE")


async def said_in_secret(here: Evening, apart: Sequence[str], gallery: Sequence[str]) -> None:
    for number, text in enumerate(apart):
        await here.tabs[here.dead].do("talk", id=f"apart {number}", text=text)
    for number, text in enumerate(gallery):
        await here.watchers[0].do("talk", id=f"gallery {number}", text=text)


async def talk_of_a_newcomer(here: Evening) -> bytes:
    """What a living player is told of the talk who comes back: history must keep the same secrets."""
    tab = here.living[0]
    since = len(tab.raw)
    await tab.ask("resync", id="again")
    return sent(here, tab, since)


async def test_nobody_can_tell_what_is_said_in_rooms_they_do_not_hear(tmp_path: Path) -> None:
    quiet = await spoken(tmp_path / "quiet", QUIET, QUIET)
    loud = await spoken(tmp_path / "loud", LOUD, LOUD)
    apart = await spoken(tmp_path / "apart", LOUD, QUIET)
    assert quiet["living"] == apart["living"] == loud["living"]
    assert quiet["watching"] == apart["watching"] != loud["watching"]  # they hear the gallery, and not the purged
    assert quiet["purged"] != apart["purged"] == loud["purged"]  # they hear each other, and not the gallery


def everyone_hears(seat: Any, seating: Any, rule: Talk) -> Place:
    """A leak: all rooms are one."""
    return structs.replace(place_of(seat, seating, rule), hears=("table", "apart", "gallery"))


def numbered_together(add: Callable[..., None]) -> Callable[..., None]:
    """A leak: the remarks of all rooms are counted together, so that gaps tell of those one does not hear."""

    def adding(db: Any, remark: Any, most: int) -> None:
        add(db, remark, most)
        (last,) = db.execute("SELECT max(number) FROM remarks WHERE table_id = ?", (remark.table,)).fetchone()
        own = (last + 1, remark.table, remark.guest, remark.request)
        db.execute("UPDATE remarks SET number = ? WHERE table_id = ? AND guest = ? AND request = ?", own)

    return adding


def one_bucket(self: Any, guest: str, room: str) -> None:
    """A leak: who speaks in one room keeps others from speaking elsewhere."""
    if len([remark for said in self.recent.values() for remark in said]) > 9:
        raise conversation.Refused("Too much is said here.")


@pytest.mark.parametrize(
    ("owner", "name", "leak"),
    [
        (conversation, "place_of", everyone_hears),
        (shelf, "add", numbered_together(shelf.add)),
        (conversation.Conversation, "check_limits", one_bucket),
    ],
    ids=["everyone hears", "numbered together", "one bucket"],
)
async def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, leak: Any
) -> None:
    monkeypatch.setattr(owner, name, leak)
    quiet = await spoken(tmp_path / "quiet", QUIET, QUIET)
    loud = await spoken(tmp_path / "loud", LOUD, LOUD)
    assert quiet["living"] != loud["living"]
