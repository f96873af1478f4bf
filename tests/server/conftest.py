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
    """Beside the real games, the toys: Manor has every kind of step, Ballot seats ten."""
    from parlour import games
    from tests.server.ballot import BALLOT
    from tests.toy import MANOR

    found, toys = games.find, {"manor": MANOR, "ballot": BALLOT}
    monkeypatch.setattr(games, "find", lambda id: toys[id] if id in toys else found(id))
