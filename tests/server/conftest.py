"""Tests of the server are coroutines, run on the loop that the server runs on."""

from __future__ import annotations

import asyncio
from inspect import iscoroutinefunction

import pytest

from parlour.server.serve import fastest_loop
from parlour.testing.kit import soak


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(asyncio.wait_for(pyfuncitem.obj(**given), 120 * soak()))
    return True


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the real games and bots, the toys."""
    from parlour import bots, games
    from tests.server.toys import with_bots, with_games

    monkeypatch.setattr(games, "find", with_games(games.find))
    monkeypatch.setattr(bots, "find", with_bots(bots.find))
