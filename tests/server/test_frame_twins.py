"""The law of twin worlds on every message of a table, in all games, while people talk and clocks run.

Nothing lies between the table and its tabs, so that many games can be compared; ``test_twins`` goes through sockets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Event
from parlour.core.words.messages import Say
from parlour.games.mastermind.events import Drew
from parlour.server.table.shown.seen import Seen
from parlour.server.table.shown.showing import Now
from parlour.server.wire import StoryLine
from parlour.testing import Actions, Kit, Run
from parlour.testing.kit import soak
from tests.games.death_cards.kit import KIT as DEATH_CARDS
from tests.games.graves.kit import KIT as GRAVES
from tests.games.mastermind.kit import KIT as MASTERMIND
from tests.games.mind_reader.kit import KIT as MIND_READER
from tests.games.pi.kit import KIT as PI
from tests.server.parlance import NO_LIMITS
from tests.server.twins import World, compared, history, lived, nearby, parted, runs_with_twins

KITS = [GRAVES, MASTERMIND, PI, MIND_READER, DEATH_CARDS]
AFTER = 40 * soak()  # actions that are followed after two worlds have parted


class Lively(World):
    """A world in which somebody talks after every action, and clocks run."""

    wanted: ClassVar[dict[str, Any]] = {"budget": 86_400, "increment": 5}
    staff: ClassVar[dict[str, Any]] = {"talk": NO_LIMITS}
    recalls: ClassVar[int] = 10

    async def act(self, seat: int, action: Any) -> None:
        await super().act(seat, action)
        self.clock.turn(0.25)
        await self.tabs[self.actions % len(self.tabs)].ask("talk", id=f"talk {self.actions}", text="I wonder.")


def worth(run: Run, twin: Actions) -> int:
    """A twin is worth more, the less is played before the two part: except in a soak, where it counts how long it
    lives."""
    return lived(run, twin) if soak() > 1 else -parted(run, twin)


async def messages_compared(folder: Path, kit: Kit) -> Counter[str]:
    """How many messages were the same in both worlds, by what was exchanged."""
    tally: Counter[str] = Counter()
    for n, (run, found) in enumerate(runs_with_twins(kit, worth)):
        twins = [(seat, kind, twin[: parted(run, twin) + AFTER]) for seat, kind, twin in found]
        watchers = [run.seats, *{seat for seat, _, _ in twins}]
        actions = run.actions[: max([len(twin) for _, _, twin in twins])]
        ours = await history(folder / f"{n}", run, actions, watchers, window=5, watched=Lively, coming=nearby)
        for m, (seat, kind, twin) in enumerate(twins):
            two = [run.seats, seat]
            theirs = await history(folder / f"{n} {m}", run, twin, two, window=5, watched=Lively, coming=nearby)
            tally[kind] += compared(ours, theirs)
    return tally


@pytest.mark.slow
@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
async def test_no_message_tells_what_is_hidden(tmp_path: Path, kit: Kit) -> None:
    tally = await messages_compared(tmp_path, kit)
    print(f"{kit.game.title}: {tally.total()} messages compared: {dict(tally)}")
    assert set(tally) == set(kit.kinds)
    assert tally.total() > 100 * len(kit.kinds)


Leak = Callable[[pytest.MonkeyPatch], None]


def truth(now: Now) -> str:
    """Something that nobody may be told: who belongs to whom."""
    assert now.match is not None
    return str(now.match.state.roles)


def planted(make: Callable[[Seen, str], Seen]) -> Leak:
    """What everybody is shown, with the truth somewhere in it."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = Now.seen_by
        patch.setattr(Now, "seen_by", lambda now, seat, laid: make(honest(now, seat, laid), truth(now)))

    return plant


def in_the_prompt(seen: Seen, truth: str) -> Seen:
    return replace(seen, prompt=Say(seen.prompt.key, {**seen.prompt.args, "truth": truth}))


def in_an_option(seen: Seen, truth: str) -> Seen:
    return replace(seen, options=[replace(option, args={**option.args, "truth": truth}) for option in seen.options])


def in_a_zone(seen: Seen, truth: str) -> Seen:
    return replace(seen, zones={id: replace(zone, at=truth) for id, zone in (seen.zones or {}).items()})


def in_the_view(seen: Seen, truth: str) -> Seen:
    return replace(seen, fields=(*seen.fields, "truth"), view=(*seen.view, truth))


class Desk(Struct, frozen=True):
    """An object in a list, of which only the fields that have changed are sent."""

    moves: int
    truth: str = ""


def in_an_item(patch: pytest.MonkeyPatch) -> None:
    """At first nothing is written there: the truth comes later, as one field of one object."""
    honest = Now.seen_by

    def leaky(now: Now, seat: int | None, laid: bool) -> Seen:
        seen = honest(now, seat, laid)
        late = now.match is not None and now.match.decision > 3
        desks = (Desk(0), Desk(seen.question.decision, truth(now) if late else ""))
        return replace(seen, fields=(*seen.fields, "desks"), view=(*seen.view, desks))

    patch.setattr(Now, "seen_by", leaky)


def in_a_line_kept_for_everybody(patch: pytest.MonkeyPatch) -> None:
    """What a Director has drawn is told to everybody who is told something after that."""
    line, drawn = Now.line, dict[object, Drew]()

    def leaky(now: Now, event: Event, laid: bool) -> StoryLine:
        if isinstance(event, Drew) and event.cards:
            drawn[now.match] = event
        told = line(now, event, laid)
        return replace(told, args={**told.args, "drew": drawn.get(now.match)})

    patch.setattr(Now, "line", leaky)


@pytest.mark.parametrize(
    ("leak", "place"),
    [
        pytest.param(planted(in_the_view), '"truth":"', id="view"),
        pytest.param(planted(in_the_prompt), '"prompt":{[^}]*"truth"', id="prompt"),
        pytest.param(planted(in_an_option), '"args":{[^}]*"truth"', id="option"),
        pytest.param(planted(in_a_zone), '"zones":', id="zone"),
        pytest.param(in_an_item, '"items":{"desks":{"1":{[^}]*"truth"', id="item"),
        pytest.param(in_a_line_kept_for_everybody, '"drew":{', id="line"),
    ],
)
async def test_a_leak_in_any_part_of_a_frame_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak, place: str
) -> None:
    """It differs just where the leak is."""
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=place):
        await messages_compared(tmp_path, MASTERMIND)
