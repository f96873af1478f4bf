"""The package as others meet it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import parlour

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_the_version_is_the_same_everywhere() -> None:
    assert parlour.__version__ == PROJECT["version"]


def test_the_package_is_typed() -> None:
    assert (Path(parlour.__file__).parent / "py.typed").exists()
    assert "Typing :: Typed" in PROJECT["classifiers"]


def test_the_package_describes_itself() -> None:
    assert (ROOT / PROJECT["readme"]).exists()
    assert PROJECT["keywords"] == sorted(PROJECT["keywords"])
