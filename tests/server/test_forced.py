"""Which questions a browser may answer by itself: others see how soon it does, and must learn nothing by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from parlour.core import NATURE, Game, options
from parlour.core.view import View
from parlour.games.graves.rules.abilities import Remove
from parlour.games.graves.rules.turn import TakeTurn
from parlour.server.table.shown import seen
from parlour.testing import Actions, Kit, Run, random_run
from tests.games.death_cards.kit import KIT as DEATH_CARDS
from tests.games.graves.kit import KIT as GRAVES
from tests.games.mastermind.kit import KIT as MASTERMIND
from tests.games.mind_reader.kit import KIT as MIND_READER
from tests.games.pi.kit import KIT as PI
from tests.server.telling import Telling, some_moments
from tests.server.twins import NearTab, Scripted, World, nearby, questions, world

KITS = [GRAVES, MASTERMIND, PI, MIND_READER, DEATH_CARDS]


def table_of(folder: Path, run: Run, actions: Actions) -> AbstractAsyncContextManager[World]:
    return world(folder, run, actions, [], Scripted, window=0, watched=World, coming=nearby)


async def played(there: World, run: Run, actions: Actions) -> World:
    for seat, action in questions(run, actions):
        await there.act(seat, action)
        await there.sent()
    return there


async def mark(tab: Any) -> bool:
    """Whether this tab is told that it may take the only option by itself."""
    await tab.ask("resync", id="all")
    (frame,) = [said for said in map(json.decode, tab.raw[-3:]) if said["type"] == "frame"]
    return bool(frame["board"]["forced"])


async def marks(folder: Path, run: Run, actions: Actions) -> list[bool]:
    """Those of all seats, and of somebody who watches."""
    async with table_of(folder, run, actions) as there:
        await played(there, run, actions)
        return [await mark(tab) for tab in there.tabs]


async def compare(folder: Path, one: Telling) -> None:
    ours, theirs = await marks(folder / "ours", one.run, one.ours), await marks(folder / "twin", one.run, one.theirs)
    assert ours == theirs, f"{one.run.at(len(one.ours))}: seat {one.seat} answers sooner in one world"


@pytest.mark.slow
@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
async def test_no_browser_is_told_to_answer_where_that_depends_on_something_hidden(tmp_path: Path, kit: Kit) -> None:
    """MM-41: among people a hand of one kind, or a forced Stop, is asked like any other."""
    for n, one in enumerate(some_moments(kit)):
        await compare(tmp_path / str(n), one)


async def test_a_mark_that_knows_the_hand_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def as_it_was(game: Game[Any, Any], view: View, alone: bool) -> bool:
        return view.asked == (view.seat,) and not game.speech(view)

    monkeypatch.setattr(seen, "is_forced", as_it_was)
    with pytest.raises(AssertionError, match="answers sooner in one world"):
        await compare(tmp_path, some_moments(MASTERMIND)[0])


def moments(so: Callable[[Any], bool]) -> Iterator[tuple[Run, Actions]]:
    """Games of Graves up to where seat 0 has one option, and something is so."""
    for seed in range(40):
        run = random_run(GRAVES, GRAVES.variants[0], seed)
        for n, (s, _, _) in enumerate(run.states()):
            if NATURE not in s.asked and 0 in s.asked and len(options(s, 0)) == 1 and so(s):
                yield run, run.actions[:n]
                break


async def test_where_everybody_can_see_that_there_is_no_choice_it_is_marked(tmp_path: Path) -> None:
    run, actions = next(moments(lambda s: isinstance(s.agenda[-1], Remove)))
    assert await marks(tmp_path, run, actions) == [True, False, False]


async def test_a_hidden_hand_is_answered_by_itself_only_alone_with_bots(tmp_path: Path) -> None:
    """Nobody else sits there, keeps a seat there, or watches."""
    run, actions = next(moments(lambda s: isinstance(s.agenda[-1], TakeTurn)))
    async with table_of(tmp_path, run, actions) as there:
        ann, bea, zoe = (await played(there, run, actions)).tabs
        assert isinstance(bea, NearTab) and isinstance(zoe, NearTab)
        assert not await mark(ann), "Bea plays"
        await bea.do("leave", id="leave")
        assert not await mark(ann), "a bot keeps Bea's seat"
        await ann.do("kick", id="kick", seat=1)
        assert not await mark(ann), "Bea and Zoe watch"
        await there.table.leave(bea.tab)
        assert not await mark(ann), "Zoe watches"
        await there.table.leave(zoe.tab)
        assert await mark(ann)
        await there.table.enter(zoe.tab)
        assert not await mark(ann), "Zoe has come back"
