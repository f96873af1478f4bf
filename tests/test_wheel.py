"""`pip install 'parlour[server]'`, then `parlour serve`: the wheel carries the client, and nobody needs npm."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from sysconfig import get_path
from urllib.request import Request, urlopen

import pytest

import web_client

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it; what it depends on is lent by this one, for nothing is fetched."""
    if not web_client.is_current(ROOT / "web"):
        pytest.skip("web/dist is not built from these sources")
    folder = tmp_path_factory.mktemp("fresh")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    published = os.environ | {"PARLOUR_ADDRESS": "https://example.org/parlour/"}
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=900, env=published)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / "bin" / "python"
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
    install = [uv, "pip", "install", "--offline", "--no-deps", "--python", str(python), str(wheel)]
    subprocess.run(install, check=True, capture_output=True, timeout=900)
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(get_path("purelib") + "\n")
    return python


def test_the_package_is_the_installed_one_and_brings_all_its_files(python: Path, tmp_path: Path) -> None:
    look = "import parlour, pathlib; print(*sorted(p.name for p in pathlib.Path(parlour.__file__).parent.rglob('*')))"
    done = subprocess.run([python, "-c", look], capture_output=True, text=True, check=True, env={}, cwd=tmp_path)
    assert {"index.html", "0001-tables.sql", "en.ftl", "en.md", "grammar.ftl", "py.typed"} <= set(done.stdout.split())


def test_the_package_says_where_the_project_lives_as_its_publisher_said(python: Path, tmp_path: Path) -> None:
    look = "from importlib.metadata import metadata; print(*metadata('parlour').get_all('Project-URL'), sep='\\n')"
    done = subprocess.run([python, "-c", look], capture_output=True, text=True, check=True, env={}, cwd=tmp_path)
    urls = dict(line.split(", ") for line in done.stdout.splitlines())
    assert urls["Homepage"] == "https://example.org/parlour"
    assert urls["Issues"] == "https://example.org/parlour/issues"
    for name in ("Documentation", "Changelog"):
        home, _, file = urls[name].partition("/blob/main/")
        assert home == urls["Homepage"] and (ROOT / file).is_file()


def test_the_house_opens_with_its_client_and_without_npm(python: Path, tmp_path: Path) -> None:
    command = [python.with_name("parlour"), "serve", "--host", "127.0.0.1", "--port", "0", "--store", "house.sqlite3"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={"PATH": ""}, cwd=tmp_path) as house:
        try:
            assert house.stdout is not None
            (url,) = re.findall(r"http://\S+", house.stdout.readline())
            page = urlopen(url, timeout=300).read().decode()
            (script, *_) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
            assert urlopen(url + script, timeout=300).read()
            games = json.loads(urlopen(f"{url}/api/games", timeout=300).read())
            assert len(games) == 5
            wanted = Request(f"{url}/api/tables", data=b'{"game": "mind_reader"}', method="POST")
            assert urlopen(wanted, timeout=300).status == 201
            assert json.loads(urlopen(f"{url}/readyz", timeout=300).read()) == {"ok": True}
        finally:
            house.terminate()
    assert house.returncode == 0
