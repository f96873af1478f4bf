"""What is built: a wheel with the client as it is now, and an sdist from which everything can be tested."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import hatch_build
import pytest

import guard
import web_client

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
NPM = """#!/bin/sh
[ "$1" = ci ] || { mkdir -p dist; echo fresh >dist/index.html; echo Svelte >dist/licences.txt; }
"""

SAFELY: Any = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # Python 3.11.4 and later


class Tree:
    """A copy of the files that are kept, with an npm of our own: it is not the client's build that is tested here."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.out = folder / "tree", folder / "out"
        for path in guard.kept_files(ROOT):
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, self.folder / path)
        self.web = self.folder / "web"
        self.npm = folder / "bin" / "npm"
        self.npm.parent.mkdir()
        self.npm.write_text(NPM)
        self.npm.chmod(0o755)

    def client(self, text: str) -> None:
        """A client that was built from the sources as they are."""
        (self.web / "dist").mkdir(exist_ok=True)
        (self.web / "dist" / "index.html").write_text(text)
        (self.web / "dist" / "licences.txt").write_text("Svelte\n")
        web_client.mark(self.web)

    def build(self, target: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", self.out],
            cwd=self.folder,
            env={**os.environ, "PATH": f"{self.npm.parent}:/usr/bin:/bin" if self.npm.exists() else ""},
            capture_output=True,
            text=True,
            check=False,
        )

    def wheel(self) -> zipfile.ZipFile:
        done = self.build("wheel")
        assert done.returncode == 0, done.stderr
        (path,) = self.out.glob("*.whl")
        return zipfile.ZipFile(path)


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_a_client_built_from_these_sources_goes_along_as_it_is(tree: Tree) -> None:
    tree.client("built before\n")
    with tree.wheel() as wheel:
        assert wheel.read("parlour/web/index.html") == b"built before\n"


@pytest.mark.parametrize("changed", ["src/app.css", "index.html", "package-lock.json", "vite.config.ts", "src/new.ts"])
def test_a_stale_client_is_built_anew(tree: Tree, changed: str) -> None:
    tree.client("built before\n")
    with (tree.web / changed).open("a") as file:
        file.write("\n")
    with tree.wheel() as wheel:
        assert wheel.read("parlour/web/index.html") == b"fresh\n"
    assert web_client.is_current(tree.web)


def test_without_npm_a_stale_client_is_refused(tree: Tree) -> None:
    tree.client("built before\n")
    (tree.web / "src" / "new.ts").write_text("")
    tree.npm.unlink()
    done = tree.build("wheel")
    assert done.returncode != 0
    assert "web/dist is not built from these sources and npm is missing" in done.stderr
    assert not list(tree.out.glob("*.whl"))


def test_the_wheel_names_the_licences_of_what_is_in_the_client(tree: Tree) -> None:
    tree.client("built before\n")
    with tree.wheel() as wheel:
        assert wheel.read("parlour/web/licences.txt") == b"Svelte\n"


def test_the_wheel_is_typed_and_its_metadata_offer_what_players_need(tree: Tree) -> None:
    tree.client("built before\n")
    with tree.wheel() as wheel:
        names = set(wheel.namelist())
        (place,) = [name for name in names if name.endswith("/METADATA")]
        metadata = wheel.read(place).decode()
    assert {"parlour/py.typed", "parlour/cli/skeleton/game/rules.py.txt", "parlour/games/pi/words/en.md"} <= names
    assert [line for line in metadata.splitlines() if line.startswith("Provides-Extra")] == [
        "Provides-Extra: cluster",
        "Provides-Extra: mcp",
        "Provides-Extra: openspiel",
        "Provides-Extra: postgres",
        "Provides-Extra: rl",
        "Provides-Extra: server",
        "Provides-Extra: study",
    ]
    assert "Description-Content-Type: text/markdown" in metadata
    assert "<img" not in metadata, "without an address a package index would show broken pictures"


def test_pictures_and_pages_of_the_readme_have_whole_addresses_on_a_package_index() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    shown = hatch_build.elsewhere(text, "https://example.org/parlour/")
    assert 'src="https://example.org/parlour/raw/main/docs/images/lobby.webp"' in shown
    assert "](https://example.org/parlour/blob/main/docs/agents.md)" in shown
    for address in re.findall(r'src="([^"]+)"|\]\(([^)]+)\)', shown):
        assert "".join(address).startswith("https://"), address


def test_the_sdist_holds_every_file_that_is_kept_and_the_client(tree: Tree) -> None:
    tree.client("built before\n")
    done = tree.build("sdist")
    assert done.returncode == 0, done.stderr
    (path,) = tree.out.glob("*.tar.gz")
    with tarfile.open(path) as sdist:
        names = {Path(*Path(name).parts[1:]) for name in sdist.getnames()}
        sdist.extractall(tree.out, **SAFELY)
    kept = {path for path in guard.kept_files(ROOT) if path.name != "PKG-INFO"}
    assert kept - names == set()
    (unpacked,) = [path for path in tree.out.iterdir() if path.is_dir()]
    assert web_client.is_current(unpacked / "web")  # so that a wheel is made from it without npm
    assert {*guard.kept_files(unpacked), Path("PKG-INFO")} == {*kept, Path("PKG-INFO")}  # and the guard needs no git


def test_developers_tools_are_no_public_extras() -> None:
    offered = {"study", "cluster", "server", "postgres", "mcp", "openspiel", "rl"}
    assert set(PROJECT["project"]["optional-dependencies"]) == offered
    assert {"dev", "bench"} <= set(PROJECT["dependency-groups"])


def test_make_lock_asks_for_every_group_and_extra() -> None:
    recipe = (ROOT / "Makefile").read_text("utf-8")
    for name in PROJECT["dependency-groups"]:
        assert f"--group {name} " in recipe
    assert "--all-extras " in recipe


def test_the_client_s_build_writes_its_licences() -> None:
    """`make test` has built it: Svelte is in the bundle, tools such as Vite are not."""
    built = ROOT / "web" / "dist" / "licences.txt"
    if not built.parent.exists():
        pytest.skip("web/dist was not built; `make test` builds it")
    told = built.read_text("utf-8")
    assert "\nsvelte 5." in told and "Permission is hereby granted" in told
    assert "\nvite " not in told and "\ntypescript " not in told
