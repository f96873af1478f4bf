"""Twin worlds over the wire: the same table twice, with what a seat may not see exchanged in one of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, ClassVar, TypeAlias

from msgspec import json, to_builtins

from parlour.core import CLOCK, NATURE, Claim, Match, Move
from parlour.server import wire
from parlour.server.house import LENGTH, House
from parlour.server.table.seating import Chair, Guest, Seating
from parlour.server.table.shown import tabs as shown
from parlour.server.table.table import Table
from parlour.testing import Actions, Kit, Run, act, random_run, refused
from parlour.testing.kit import soak
from parlour.testing.laws.twin_worlds import some_twins
from tests.server.hourglass import Hourglass
from tests.server.visitors import Tab, evening, url_of, visitors

TABLE = "a" * LENGTH
NAMES = ("Ann", "Bea", "Cal", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


class Scripted(Match[Any, Any]):
    """A match in which nature does what the script says."""

    script: Iterator[Move]

    def settle(self) -> None:
        while NATURE in self.asked:
            self.make(NATURE, next(self.script))


def scripted(actions: Actions, kind: type[Scripted]) -> type[Scripted]:
    nature = iter([action for seat, action in actions if seat == NATURE and isinstance(action, Move)])
    return type("Script", (kind,), {"script": nature})


class NearTab:
    """A tab with nothing between itself and the table: what it is sent waits to be read."""

    def __init__(self, table: Table, guest: Guest) -> None:
        self.table, self.tab = table, shown.Tab(guest, whole=True, laid=True)

    @property
    def raw(self) -> list[Any]:
        return self.tab.outbox.waiting

    async def ask(self, type: str, **more: Any) -> None:
        await self.table.do(self.tab, wire.READ.decode(json.encode({"type": type, **more})))

    async def do(self, type: str, **more: Any) -> None:
        await self.ask(type, **more)
        assert self.raw[-1].startswith(b'{"type":"done"'), self.raw[-1]


Tabs: TypeAlias = Sequence[Tab] | Sequence[NearTab]
Coming: TypeAlias = "Callable[[House, Sequence[str]], AbstractAsyncContextManager[Tabs]]"


@asynccontextmanager
async def by_sockets(house: House, names: Sequence[str]) -> AsyncIterator[Tabs]:
    async with visitors(url_of(house), *names, origin=house.staff.origin) as people:
        yield [await person.tab(TABLE, view="whole", zones="sent") for person in people]


@asynccontextmanager
async def nearby(house: House, names: Sequence[str]) -> AsyncIterator[Tabs]:
    async with house.at(TABLE) as table:
        tabs = [NearTab(table, Guest(f"guest {number}", name)) for number, name in enumerate(names)]
        for tab in tabs:
            await table.enter(tab.tab)
        yield tabs
        for tab in tabs:
            await table.leave(tab.tab)


class World:
    """A table in a house of its own, with all seats and, last, a spectator; some of these are watched."""

    wanted: ClassVar[dict[str, Any]] = {}  # of the table
    staff: ClassVar[dict[str, Any]] = {}  # of the house
    recalls: ClassVar[int] = 1  # after so many actions the watchers ask for the story so far

    def __init__(self, tabs: Tabs, watchers: Sequence[int], table: Table, clock: Hourglass) -> None:
        self.tabs, self.watchers, self.table, self.clock, self.actions = tabs, watchers, table, clock, 0

    async def sent(self) -> dict[int, bytes]:
        """Everything that each watcher was sent since it was last asked."""
        came = {watcher: await self.sent_to(self.tabs[watcher]) for watcher in self.watchers}
        for tab in self.tabs:
            tab.raw.clear()
        return came

    async def sent_to(self, tab: Tab | NearTab) -> bytes:
        if self.actions % self.recalls == 0:
            await tab.ask("story", id="past", before=10**6)
        await tab.ask("bot", id="look", seat=63)
        return b"\n".join(tab.raw)

    async def act(self, seat: int, action: Any) -> None:
        self.actions += 1
        assert self.table.match is not None
        decision = self.table.match.decision
        more = (
            {"claim": to_builtins(action)}
            if isinstance(action, Claim)
            else {"move": to_builtins(action), "decision": decision}
        )
        await self.tabs[seat].do("say" if isinstance(action, Claim) else "play", id=f"action {self.actions}", **more)
        await self.let_pass()

    async def let_pass(self) -> None:
        """Where all have passed, a first-come question waits for nothing but its time."""
        match = self.table.match
        if match is not None and match.asked == (CLOCK,):
            decision = match.decision
            self.clock.turn(self.table.seating.window)
            while match.decision == decision:
                await asyncio.sleep(0)


@asynccontextmanager
async def world(
    folder: Path,
    run: Run,
    actions: Actions,
    watchers: Sequence[int],
    kind: type[Scripted],
    window: int,
    watched: type[World],
    coming: Coming,
) -> AsyncIterator[World]:
    """The same table, the same people and the same address in every world."""
    clock, chairs = Hourglass(), [Chair() for _ in range(run.seats)]
    options = to_builtins(run.settings)
    seating = Seating(game=run.game.id, options=options, chairs=chairs, window=window, help="hints", **watched.wanted)
    staff = {"deal": scripted(actions, kind), "clock": clock, **watched.staff}
    async with evening(folder, public_url="http://parlour.example", **staff) as house:
        await house.staff.store.open(TABLE, bytes(32), json.encode(seating), {})
        async with coming(house, (*NAMES[: run.seats], "Zoe")) as tabs:
            for seat in range(run.seats):
                await tabs[seat].do("sit", id="sit", seat=seat)
            await tabs[0].do("start", id="start")
            yield watched(tabs, watchers, house.tables[TABLE], clock)


def questions(run: Run, actions: Actions) -> Actions:
    """The seats' own actions, up to where a referee would refuse one, nature's answer was never written, or the game is
    over."""
    s, asked, settled = run.begin(), Actions(), 0
    for seat, action in actions:
        if refused(run.game, s, seat, action):
            break
        act(s, seat, action)
        if not s.asked:
            break
        if seat != NATURE:
            asked.append((seat, action))
        if NATURE not in s.asked:
            settled = len(asked)
    return asked[:settled]


async def history(
    folder: Path,
    run: Run,
    actions: Actions,
    watchers: Sequence[int],
    kind: type[Scripted] = Scripted,
    window: int = 0,
    watched: type[World] = World,
    coming: Coming = by_sockets,
) -> list[dict[int, bytes]]:
    """All that the watchers were sent after each action."""
    async with world(folder, run, actions, watchers, kind, window, watched, coming) as there:
        sent = [await there.sent()]
        for seat, action in questions(run, actions):
            await there.act(seat, action)
            sent.append(await there.sent())
        return sent


def compared(ours: list[dict[int, bytes]], theirs: list[dict[int, bytes]]) -> int:
    """How many messages the watchers of the twin were sent; all of them must be the same."""
    pairs = [(here[watcher], there[watcher]) for here, there in zip(ours, theirs) for watcher in there]
    unlike = [set(one.splitlines()) ^ set(other.splitlines()) for one, other in pairs if one != other]
    assert not unlike, unlike[0]
    return sum([there.count(b"\n") + 1 for _, there in pairs])


def parted(run: Run, twin: Actions) -> int:
    """After how many actions the two part."""
    return next((n for n, (one, other) in enumerate(zip(run.actions, twin)) if one != other), len(twin))


def lived(run: Run, twin: Actions) -> int:
    """How many actions follow after the two have parted and before one is refused."""
    before = sum([seat != NATURE for seat, _ in twin[: parted(run, twin)]])
    return len(questions(run, twin)) - before


Twin: TypeAlias = tuple[int, str, Actions]


def runs_with_twins(kit: Kit, worth: Callable[[Run, Actions], int] = lived) -> Iterator[tuple[Run, list[Twin]]]:
    """Random games of every variant until each kind of hidden thing has had its twins."""
    had: Counter[str] = Counter()
    for seed, variant in product(range(20 * soak()), kit.variants):
        if all(had[kind] >= soak() for kind in kit.kinds):
            return
        run = random_run(kit, variant, seed)
        twins = [twin for twin in twins_of(kit, run, worth) if had[twin[1]] < soak()]
        if twins:
            had.update([kind for _, kind, _ in twins])
            yield run, twins


def twins_of(kit: Kit, run: Run, worth: Callable[[Run, Actions], int]) -> list[Twin]:
    """The twin of each kind that is worth most, of those that live on for a while after the exchange."""
    best: dict[str, tuple[int, Twin]] = {}
    for seat in range(run.seats):
        for kind, twin in some_twins(kit, run, seat, Random(seat)):
            found = worth(run, twin)
            if (kind not in best or found > best[kind][0]) and lived(run, twin) > 3:
                best[kind] = found, (seat, kind, twin)
    return [twin for _, twin in best.values()]
