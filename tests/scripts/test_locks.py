"""A lock names all that is needed: it is installed as it stands, so nothing that is missing there would be noticed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT, GROUPS = PYPROJECT["project"], PYPROJECT["dependency-groups"]
EXTRAS = PROJECT["optional-dependencies"]
PLAYING = [*PROJECT["dependencies"], *EXTRAS["study"], *EXTRAS["server"], *GROUPS["build"]]
ASKED = {
    "base": PROJECT["dependencies"],
    "build": GROUPS["build"],
    "house": [*PROJECT["dependencies"], *EXTRAS["server"], *EXTRAS["postgres"]],
    "run": PLAYING,
    "dev": [*PLAYING, *[line for lines in EXTRAS.values() for line in lines], *GROUPS["dev"]],
}
PIN = re.compile(r"^\w.*?(?= \\$)", re.MULTILINE)
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def lock_of(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")


def lacking(lock: str, asked: list[str], python: str) -> list[str]:
    """What a lock does not bring on a Python of this version, or in a release that somebody refuses."""
    pins = [one for one in map(Requirement, PIN.findall(lock)) if holds(one, python)]
    pinned = {canonicalize_name(one.name): str(one.specifier).removeprefix("==") for one in pins}
    faults: list[str] = []
    for by, one in needed([Requirement(line) for line in asked], python):
        version = pinned.get(canonicalize_name(one.name))
        if version is None or not one.specifier.contains(version, prereleases=True):
            faults.append(f"{by} wants {one}, the lock has {version or 'none'}")
    return list(dict.fromkeys(faults))


def needed(asked: list[Requirement], python: str) -> Iterator[tuple[str, Requirement]]:
    """All that these packages need, and what those need in turn, each with the one that wants it."""
    todo, known = [("parlour", one) for one in asked if holds(one, python)], set[tuple[str, str]]()
    while todo:
        by, one = todo.pop()
        yield by, one
        for extra in {"", *one.extras}:
            if (one.name, extra) not in known:
                known.add((one.name, extra))
                todo += [(one.name, other) for other in wishes(one.name) if holds(other, python, extra)]


def wishes(package: str) -> list[Requirement]:
    """What a package asks for; nothing of one that only another Python needs, which is not installed here."""
    try:
        return [Requirement(line) for line in requires(package) or []]
    except PackageNotFoundError:
        return []


def holds(one: Requirement, python: str, extra: str = "") -> bool:
    """Whether it is meant for this machine, on a Python of this version."""
    here = {"python_version": python, "python_full_version": f"{python}.0", "extra": extra}
    return one.marker is None or one.marker.evaluate(here)


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("name", ASKED)
def test_a_lock_brings_all_that_is_needed(name: str, python: str) -> None:
    assert lacking(lock_of(name), ASKED[name], python) == []


@pytest.mark.parametrize(
    ("name", "package", "by"),
    [
        ("base", "msgspec", "parlour"),
        ("run", "aiosignal", "aiohttp"),
        ("dev", "iniconfig", "pytest"),
        ("run", "trove-classifiers", "hatchling"),  # in any release
    ],
)
def test_a_package_that_is_missing_is_named(name: str, package: str, by: str) -> None:
    """Asked for by us or by another package."""
    planted = re.sub(rf"^{package}==.*\n(?:    .*\n)*", "", lock_of(name), flags=re.MULTILINE)
    assert len(planted) < len(lock_of(name))
    faults = lacking(planted, ASKED[name], "3.11")
    assert any([fault.startswith(f"{by} wants {package}") and fault.endswith("has none") for fault in faults]), faults


def test_a_release_that_is_too_old_is_named() -> None:
    planted = re.sub(r"^msgspec==[\d.]+", "msgspec==0.1", lock_of("base"), flags=re.MULTILINE)
    assert lacking(planted, ASKED["base"], "3.11") == ["parlour wants msgspec>=0.20, the lock has 0.1"]
