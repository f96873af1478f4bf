"""What tables leave behind is swept away: not at every one, and not only after millions of objects."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server import sweeping
from parlour.server.sweeping import MANY, Sweeping


def swept(tables: int, here: int) -> int:
    """How often the collector was called while so many tables were put away."""
    calls = list[None]()
    sweeping = Sweeping(lambda: here, lambda: calls.append(None))
    for _ in range(tables):
        sweeping.add()
    return len(calls)


def test_a_small_house_sweeps_after_every_fifty_tables() -> None:
    assert swept(10 * MANY, here=3) == 10


def test_a_large_house_sweeps_when_as_many_tables_were_put_away_as_there_are() -> None:
    assert swept(10_000, here=2_000) == 5


async def test_even_a_single_table_is_swept_away_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "PAUSE", 0.0)
    called = asyncio.Event()
    one = Sweeping(lambda: 0, called.set)
    keeping = asyncio.create_task(one.keep_sweeping())
    await asyncio.sleep(0)
    assert not called.is_set()
    one.add()
    await called.wait()
    keeping.cancel()
