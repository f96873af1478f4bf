"""Those whom the rules silence give no sign: nothing that they do at will, and could undo, is seen by the others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, get_args

from parlour.core import Talk
from parlour.server import wire
from parlour.server.table.seating import Chair, Seating
from parlour.server.table.silence import SIGNS, signs_closed_to
from tests.server.parlance import Evening, mastermind
from tests.server.visitors import Tab

NO_SIGN = "By the rules you may give the others no sign now."
SEEN = {"play", "concede", "kick"}  # an answer, and what can't be undone
TRIED: dict[str, dict[str, Any]] = {
    "abort": {},
    "bot": {"seat": 1},
    "clock": {"pace": 60},
    "earlier": {"room": "table", "before": 9},
    "forgive": {"name": "Zoe"},
    "hint": {},
    "hurry": {},
    "leave": {},
    "lock": {},
    "luck": {"hash": "0" * 64},
    "mark": {"square": "0:0:0", "mark": "yes"},
    "mute": {"by": "seat:1"},
    "note": {"text": "Bea?"},
    "notebook": {},
    "pause": {},
    "phrase": {"phrase": "hello"},
    "quiet": {},
    "react": {"room": "table", "to": 1, "sign": "agree"},
    "resume": {},
    "resync": {},
    "reveal": {"words": "luck"},
    "say": {"claim": {"type": "IAm", "role": "agency"}},
    "settle": {"help": "hints", "public": True},
    "sit": {"seat": 1},
    "standing": {"name": "pass"},
    "start": {},
    "story": {"before": 9},
    "talk": {"text": "Hm."},
    "undo": {},
    "why": {"square": "0:0:0"},
}


def council(here: Evening) -> tuple[int, ...]:
    found: tuple[int, ...] = here.table.match.view(None).council or ()
    return found


async def host_in_council(here: Evening) -> None:
    """Ann, who has the most buttons, holds cards."""
    while 0 not in council(here):
        await here.play_one()
    await here.tabs[1].do("talk", text="They think.")
    for tab in (*here.tabs, *here.watchers):
        await tab.catch_up()


async def told(tabs: list[Tab]) -> int:
    """How many messages these were sent since they were last asked."""
    before = [len(tab.raw) for tab in tabs]
    for tab in tabs:
        await tab.catch_up()
    return sum([len(tab.raw) - number - 1 for tab, number in zip(tabs, before)])


async def test_nothing_that_a_silent_council_member_asks_for_is_seen_by_others(tmp_path: Path) -> None:
    """MM-36"""
    assert {kind.__struct_config__.tag for kind in get_args(wire.AnyRequest)} == {*TRIED, *SEEN}
    async with mastermind(tmp_path) as here:
        await host_in_council(here)
        ann, others = here.tabs[0], [*here.tabs[1:], *here.watchers]
        for kind, more in TRIED.items():
            await ann.ask(kind, **more)
            assert await told(others) == 0, kind
        assert await ann.refused("abort") == NO_SIGN
        assert {"abort", "leave", "lock", "quiet"}.isdisjoint(ann.frame["you"]["may"])
        assert {"concede", "kick"} <= {*ann.frame["you"]["may"]}


async def test_a_silent_council_member_seems_to_be_here_until_a_bot_may_take_over(tmp_path: Path) -> None:
    """MM-36: to close a tab and come back is a sign as well."""
    async with mastermind(tmp_path) as here:
        await host_in_council(here)
        seat = next(seat for seat in council(here) if seat != 0)
        others = [tab for number, tab in enumerate(here.tabs) if number != seat]
        await here.tabs[seat].close()
        while len(here.table.tabs) > 6:
            await asyncio.sleep(0)
        assert await told([*others, *here.watchers]) == 0
        here.clock.turn(here.table.seating.away)
        await here.tabs[0].until(lambda frame: not frame["seats"][seat]["connected"])
        assert "bot" in here.tabs[0].frame["you"]["may"]


async def test_when_the_policy_is_enacted_all_is_open_again(tmp_path: Path) -> None:
    async with mastermind(tmp_path) as here:
        await host_in_council(here)
        while council(here):
            await here.play_one()
        await here.tabs[0].do("abort")
        await here.tabs[1].until(lambda frame: frame["seats"][0]["agrees_to_abort"])


async def test_what_a_purged_player_agrees_to_stands(tmp_path: Path) -> None:
    """MM-6: said once it helps to end the game; to and fro it would be talk."""
    async with mastermind(tmp_path) as here:
        await here.play_until_purge()
        dead = here.tabs[here.dead]
        await dead.do("abort")
        assert await dead.refused("abort", agree=False) == NO_SIGN
        assert "abort" not in dead.frame["you"]["may"]
        await dead.do("leave")
        assert await dead.refused("resume") == NO_SIGN


def test_alone_with_bots_nobody_sees_a_sign() -> None:
    chairs = [Chair(guest="ann"), Chair(bot="random"), Chair(guest="bea")]
    talk = Talk(silent=(0,))
    for closed, seats in ((SIGNS, 3), (frozenset[str](), 2)):
        seating = Seating(game="mastermind", options={}, chairs=chairs[:seats], stage="playing")
        assert signs_closed_to("ann", seating, talk) == closed
