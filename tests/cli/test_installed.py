"""Games and bots of other packages: what is installed beside Parlour is found by its entry points."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import COMMAND

ROOT = Path(__file__).parents[2]
BROKEN = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "broken-games"
version = "1"

[project.entry-points."parlour.games"]
whist = "broken_games:WHIST"
bridge = "broken_games.bridge:BRIDGE"

[project.entry-points."parlour.bots"]
sleeper = "broken_games:Sleeper"
"""


class Site:
    """A folder into which packages are really installed, and a Parlour that finds them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(ROOT / "src"), str(self.folder)])
        environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "100"}
        command = [COMMAND[0], "-c", COMMAND[-1], *words]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    def install(self, package: Path) -> None:
        uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
        into = ["--target", str(self.folder), "--offline", "--no-deps", "--no-build-isolation"]
        python = ["--python", sys.executable]
        subprocess.run([uv, "pip", "install", *python, *into, str(package)], check=True, capture_output=True)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("packages")
    site, game, broken = Site(folder / "site"), folder / "game", folder / "broken"
    done = site.run("new-game", "hidden_numbers", "--package", str(game))
    assert (done.returncode, done.stderr) == (0, "")
    (broken / "broken_games").mkdir(parents=True)
    (broken / "pyproject.toml").write_text(BROKEN, "utf-8")
    (broken / "broken_games" / "__init__.py").write_text("WHIST = 7\n\nclass Sleeper: ...\n", "utf-8")
    site.install(game)
    site.install(broken)
    return site


def test_a_game_of_another_package_is_on_the_shelf_and_its_bot_plays_it(site: Site) -> None:
    assert "hidden_numbers: Hidden Numbers, 2 to 4 players" in site.run("games").stdout
    bots = ("--bots", "hidden_numbers_thumb,random", "--games", "8", "--seats", "2", "--workers", "1")
    for command in ("simulate", "tournament"):
        done = site.run(command, "hidden_numbers", *bots)
        assert (done.returncode, done.stderr) == (0, ""), command
        assert "hidden_numbers_thumb" in done.stdout


AGENTS = """
import gymnasium, pyspiel
from parlour.envs.gymnasium import name_of
from parlour.envs.openspiel import load
from parlour.envs.pettingzoo import env
from random import Random

seat = gymnasium.make(name_of("hidden_numbers"), seats=3, opponents="random")
row, info = seat.reset(seed=1)
over = False
while not over:
    row, reward, over, _, info = seat.step(int(info["action_mask"].argmax()))
table = env("hidden_numbers", seats=3)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, _, over, _, _ = table.last()
    table.step(None if over else int(seen["action_mask"].argmax()))
state, rng = pyspiel.load_game("parlour_hidden_numbers(players=3)").new_initial_state(), Random(1)
while not state.is_terminal():
    state.apply_action(rng.choice(state.legal_actions()))
print(len(row), table.encoder.width, sum(state.returns()))
"""


def test_agents_sit_down_at_a_game_of_another_package(site: Site) -> None:
    """Nobody has written a number for it."""
    path = os.pathsep.join([str(ROOT / "src"), str(site.folder)])
    done = subprocess.run(
        [sys.executable, "-c", AGENTS],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    row, width, won = done.stdout.split()
    assert row == width and float(won) == -1


def test_a_broken_package_is_named_in_a_sentence_and_stops_nothing(site: Site) -> None:
    done = site.run("games")
    assert done.returncode == 0 and "pi: P.I." in done.stdout
    assert done.stderr.splitlines() == [
        "The package broken-games declares bridge, but broken_games.bridge:BRIDGE cannot be loaded: "
        "No module named 'broken_games.bridge'.",
        "The package broken-games declares whist, but broken_games:WHIST is no Game of that id.",
    ]
    for words, why in [
        (("games", "whist"), "The package broken-games declares whist, but broken_games:WHIST is no Game of that id."),
        (("simulate", "pi", "--bots", "sleeper"), "sleeper is no bot: it has no choose(view, rng)."),
        (("serve", "--bots", "sleeper"), "sleeper is no bot: it has no choose(view, rng)."),
    ]:
        done = site.run(*words)
        assert (done.returncode, done.stderr.strip()) == (2, why)


def test_nobody_looks_for_packages_who_plays_a_game_of_ours(site: Site) -> None:
    """To look through all that is installed takes time: a start without need does not pay for it."""
    start = "import sys; from parlour.bots.own import player; player('thumb', 'pi')"
    look = f"{start}; print('importlib.metadata' in sys.modules)"
    path = os.pathsep.join([str(ROOT / "src"), str(site.folder)])
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", look], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_package_is_not_written_over_anything(site: Site, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    done = site.run("new-game", "hidden_numbers", "--package", str(tmp_path))
    assert (done.returncode, done.stderr) == (2, f"{tmp_path} is not empty; name another folder.\n")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
