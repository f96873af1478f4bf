"""The package as others meet it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hatch_build import addresses

import parlour

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_the_version_is_the_same_everywhere() -> None:
    assert parlour.__version__ == PROJECT["version"]


def test_the_package_is_typed() -> None:
    assert (Path(parlour.__file__).parent / "py.typed").exists()
    assert "Typing :: Typed" in PROJECT["classifiers"]


def test_the_package_describes_itself() -> None:
    assert "readme" in PROJECT["dynamic"]
    assert (ROOT / "README.md").exists()
    assert PROJECT["keywords"] == sorted(PROJECT["keywords"])


def test_a_package_that_nobody_publishes_names_no_address() -> None:
    assert addresses("") == {}


def test_an_address_is_a_public_one() -> None:
    with pytest.raises(ValueError, match="begins with https://"):
        addresses("git@example.org:parlour")
