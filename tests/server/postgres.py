"""A PostgreSQL for tests: the one that TEST_PG_URL names, else one of our own that lives as long as the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import pytest

PLACES = "/usr/lib/postgresql/*/bin"


@contextmanager
def server() -> Iterator[str]:
    """The URL of a database in which others can be made."""
    if url := os.environ.get("TEST_PG_URL"):
        yield url
        return
    programs = found()
    if programs is None:
        pytest.skip(why_none())
    folder = Path(mkdtemp(prefix="parlour-pg-"))
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        shutil.chown(folder, user)
    try:
        run(user, programs / "initdb", "-D", folder / "data", "-A", "trust", "-U", "postgres", "-N", "-E", "UTF8")
        settings = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        run(user, programs / "pg_ctl", "-D", folder / "data", "-o", settings, "-l", folder / "log", "-w", "start")
        try:
            yield f"postgresql://postgres@/postgres?host={folder}"
        finally:
            run(user, programs / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(user: str | None, program: Path, *arguments: object) -> None:
    command = [str(program), *[str(argument) for argument in arguments]]
    done = subprocess.run(command, user=user, cwd="/", capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def found() -> Path | None:
    """Where PostgreSQL's programs are, the newest first."""
    path = shutil.which("initdb")
    places = [Path(path).parent] if path else sorted(Path("/").glob(PLACES[1:]), reverse=True)
    return next((place for place in places if (place / "initdb").exists()), None)


def why_none() -> str:
    noted = Path(sys.prefix) / "no-postgresql"
    return noted.read_text().strip() if noted.exists() else "PostgreSQL is not installed; scripts/setup.sh dev does it"
