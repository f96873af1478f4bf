"""The law of twin worlds for the tools: exchange what a seat has no right to see, and every answer stays the same."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.core import NATURE, Match, Refused
from parlour.games import SHELF
from parlour.mcp.desk import Desk
from parlour.mcp.line import Heard
from parlour.mcp.local import LocalHouse, LocalTable
from parlour.mcp.remote import looked
from parlour.mcp.tables import Look
from parlour.mcp.tools import Tools
from parlour.testing import Run
from tests.bots.twins import told_alike
from tests.envs.test_rows import kit_of
from tests.games.mind_reader.kit import KIT as MIND_READER
from tests.server.twins import World, compared, history, runs_with_twins
from tests.server.visitors import Tab

CALLS: list[tuple[str, dict[str, Any]]] = [
    ("look", {}),
    ("look", {"since": 3}),
    ("wait", {}),
    ("options", {}),
    ("claims", {}),
    ("notes", {}),
    ("remarks", {}),
    ("start", {}),
    ("move", {"question": "99", "number": 1}),
    ("move", {"question": "5", "number": 10**6}),
    ("claim", {"after": 1, "number": 1}),
]  # those that change nothing, and those that are refused


async def answered(house: LocalHouse, table: str = "t1") -> list[str]:
    """What the tools say, one after the other."""
    tools, said = Tools(house), []
    for tool, arguments in CALLS:
        try:
            said.append(await getattr(tools, tool)(table, **arguments))
        except Refused as reason:
            said.append(f"refused: {reason}")
    return [*said, await tools.tables()]


def at_once(coroutine: Coroutine[Any, Any, list[str]]) -> list[str]:
    """What it returns; it need not wait for anything."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        said: list[str] = done.value
        return said
    raise AssertionError("a tool that only tells something waits")


class Seated:
    """The tools at a table whose state may be any; that nature is asked, no player sees."""

    def __init__(self, table: type[LocalTable]) -> None:
        self.kind = table

    def tell(self, run: Run, s: Any, seat: int) -> object:
        if NATURE in s.asked:
            return None
        house, match = LocalHouse(), Match(run.game, run.seats, bytes(32), run.settings)
        match.state, match.decision = s, 5
        house.here["t1"] = self.kind(match, seat, "random")
        return at_once(answered(house))


@pytest.mark.parametrize("game", SHELF)
def test_the_tools_say_the_same_in_twin_worlds(game: str) -> None:
    told_alike(Seated(LocalTable).tell, kit_of(game), enough=2)


class Peeking(LocalTable):
    """Tells the prompt of the next seat."""

    def seen(self) -> Look:
        look = super().seen()
        assert look.view is not None
        beside = self.match.view((self.me + 1) % look.view.seats)
        return replace(look, names=[str(beside.story) for _ in look.names])


def test_a_tool_that_looks_into_another_hand_is_caught() -> None:
    with pytest.raises(AssertionError):
        told_alike(Seated(Peeking).tell, MIND_READER, enough=3)


class Told(World):
    """What the tools say at a table of a house, to each of its watchers."""

    def __init__(self, tabs: list[Tab], *more: Any) -> None:
        super().__init__(tabs, *more)
        self.heard = {id(tab): Heard() for tab in tabs}

    async def sent_to(self, tab: Tab) -> bytes:
        heard = self.heard[id(tab)]
        for line in (await super().sent_to(tab)).split(b"\n"):
            heard.hear(json.decode(line))
        return await self.words(looked(heard))

    async def words(self, look: Look) -> bytes:
        house = LocalHouse()
        house.here["t1"] = Shown(look)  # type: ignore[assignment]
        return "\n".join(await answered(house)).encode()


class Shown(LocalTable):
    """A table of a house, which is only looked at."""

    def __init__(self, look: Look) -> None:
        self.turn, self.note, self.shown = asyncio.Lock(), "", look

    def seen(self) -> Look:
        return self.shown


async def test_the_tools_say_the_same_at_twin_houses(tmp_path: Path) -> None:
    run, twins = next(runs_with_twins(MIND_READER))
    tally: Counter[str] = Counter()
    for n, (seat, kind, twin) in enumerate(twins[:3]):
        ours = await history(tmp_path / f"ours {n}", run, run.actions[:40], [seat], watched=Told)
        theirs = await history(tmp_path / f"twin {n}", run, twin[:40], [seat], watched=Told)
        tally[kind] += compared(ours, theirs)
    assert tally.total() > 20


def test_all_tools_are_in_the_law() -> None:
    """Those that are not listed act: what they say afterwards is a look."""
    acting = {"games", "rules", "open_table", "join", "chat", "write_notes", "tables", "take_back"}
    assert {name for name, _ in CALLS} | acting == set(Desk(LocalHouse()).arguments)
