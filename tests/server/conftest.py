"""Tests of the server are coroutines, run on the loop that the server runs on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from inspect import iscoroutinefunction
from pathlib import Path

import pytest

from parlour.server.http.sockets import heartbeat
from parlour.server.serve import fastest_loop
from parlour.testing.kit import soak
from tests.server.postgres import server
from tests.server.stores import Place, PostgresPlace, SqlitePlace

NEVER = 1100  # seconds after which a test is taken never to end: a busy machine may take many minutes


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(asyncio.wait_for(pyfuncitem.obj(**given), NEVER * soak()))
    return True


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the real games and bots, the toys."""
    from parlour import games
    from parlour.bots import levels
    from tests.server.toys import modules, with_games, with_levels

    monkeypatch.setattr(games, "find", with_games(games.find))
    monkeypatch.setattr(levels, "LEVELS", with_levels(levels.LEVELS))
    for name, module in modules().items():
        monkeypatch.setitem(sys.modules, name, module)


@pytest.fixture(autouse=True)
def patient_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is given up because a busy machine left their tab unread for half a minute."""
    monkeypatch.setattr(heartbeat, "SECOND", 3600.0)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL in which databases can be made."""
    with server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return SqlitePlace(tmp_path) if request.param == "sqlite" else PostgresPlace(request.getfixturevalue("postgres"))
