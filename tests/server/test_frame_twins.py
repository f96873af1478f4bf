"""The law of twin worlds on every message of a table, in all games, while people talk and clocks run.

Nothing lies between the table and its tabs, so that many games can be compared; ``test_twins`` goes through sockets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from parlour.core import Event, Zone
from parlour.games.mastermind.events import Drew
from parlour.server.table.shown.labels import Labels, ZonePart
from parlour.server.table.shown.story import StoryLines
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


async def test_a_label_kept_for_everybody_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an Investigation told one seat stands in a label; those who were not told must not be shown it."""
    label, kept = Labels.label, dict[tuple[Labels, Zone], ZonePart]()

    def leaky(labels: Labels, zone: Zone, seat: int | None, noted: Any) -> ZonePart:
        part = label(labels, zone, seat, noted)
        longest = max(part, kept.setdefault((labels, zone), part), key=lambda part: len(part.encoded))
        kept[labels, zone] = longest
        return longest

    monkeypatch.setattr(Labels, "label", leaky)
    with pytest.raises(AssertionError, match="investigated by you: Agency"):
        await messages_compared(tmp_path, MASTERMIND)


async def test_a_line_kept_for_everybody_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards that a Director draws are told to everybody who is told something after that."""
    told, drawn = StoryLines.told, dict[StoryLines, Drew]()

    def leaky(lines: StoryLines, events: Sequence[Event], seat: int | None) -> list[bytes]:
        drawn.update([(lines, event) for event in events if isinstance(event, Drew) and event.cards])
        return told(lines, [*events, drawn[lines]] if lines in drawn else events, seat)

    monkeypatch.setattr(StoryLines, "told", leaky)
    with pytest.raises(AssertionError, match="draws 3 Syndicate policies"):
        await messages_compared(tmp_path, MASTERMIND)
