"""The law of twin worlds on the wire: exchange what a seat may not see, and every byte it is sent stays the same."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.server import wire
from parlour.server.table.screens import Screens
from parlour.server.table.shown.showing import Now
from parlour.server.table.shown.tabs import Tab
from parlour.testing import Kit
from tests.games.mind_reader.kit import KIT as MIND_READER
from tests.server.twins import Scripted, compared, history, runs_with_twins
from tests.toy.kit import KIT as MANOR


class Leaky(Scripted):
    """A match of Manor that shows everybody all secrets."""

    def unread_view(self, seat: int | None) -> Any:
        return replace(super().unread_view(seat), secrets=tuple(self.state.secrets))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kit", "window"), [(MIND_READER, 5), (MANOR, 0), (MANOR, 5)], ids=["mind_reader", "manor", "manor by the clock"]
)
async def test_twin_worlds_send_the_same_bytes(tmp_path: Path, kit: Kit, window: int) -> None:
    tally: Counter[str] = Counter()
    for n, (run, twins) in enumerate(runs_with_twins(kit)):
        spectator = run.seats
        watchers = [spectator, *{seat for seat, _, _ in twins}]
        ours = await history(tmp_path / f"ours {n}", run, run.actions, watchers, window=window)
        for m, (seat, kind, twin) in enumerate(twins):
            theirs = await history(tmp_path / f"twin {n} {m}", run, twin, [spectator, seat], window=window)
            tally[kind] += compared(ours, theirs)
    print(f"{tally.total()} messages compared: {dict(tally)}")
    assert set(tally) == set(kit.kinds)
    assert tally.total() > 100 * len(kit.kinds)


async def test_a_leak_in_the_earlier_story_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All seats' own lines, sent to everybody."""

    def leaky(screens: Screens, tab: Tab, request: wire.AskStory) -> None:
        lines = [other.picture.story.story() for other in screens.presence.tabs if other.picture]
        tab.send(json.encode({"type": "lines", "id": request.id, "since": 0, "lines": lines}))

    monkeypatch.setattr(Screens, "send_earlier", leaky)
    run, twins = next(runs_with_twins(MANOR))
    _, _, twin = next(twin for twin in twins if twin[1] == "secrets")
    ours = await history(tmp_path / "ours", run, run.actions[:20], [run.seats])
    theirs = await history(tmp_path / "twin", run, twin[:20], [run.seats])
    with pytest.raises(AssertionError):
        compared(ours, theirs)


async def test_a_planted_leak_is_caught(tmp_path: Path) -> None:
    run, twins = next(runs_with_twins(MANOR))
    _, _, twin = next(twin for twin in twins if twin[1] == "secrets")
    ours = await history(tmp_path / "ours", run, run.actions[:20], [run.seats], Leaky)
    theirs = await history(tmp_path / "twin", run, twin[:20], [run.seats], Leaky)
    with pytest.raises(AssertionError):
        compared(ours, theirs)


async def test_views_of_other_seats_sent_along_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run, twins = next(runs_with_twins(MANOR))
    seat, _, twin = next(twin for twin in twins if twin[1] == "secrets")

    def leaky(now: Now, tab: Tab, seat: int | None) -> None:
        views = [now.match.view(each) for each in range(run.seats)] if now.match else []
        tab.send(json.encode({"type": "view", "view": views}))

    monkeypatch.setattr(Now, "send_view", leaky)
    ours = await history(tmp_path / "ours", run, run.actions[:20], [seat])
    theirs = await history(tmp_path / "twin", run, twin[:20], [seat])
    with pytest.raises(AssertionError):
        compared(ours, theirs)
