"""What the package asks to be installed, it uses."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
IMPORT = re.compile(r"""^\s*(?:import|from) (\w+)|import_module\("(\w+)""", re.MULTILINE)
ASKED = [*PROJECT["dependencies"], *EXTRAS["study"], *EXTRAS["server"]]


@pytest.fixture(scope="module")
def imported() -> set[str]:
    """The first names of all modules that the package imports."""
    sources = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    return {name for source in sources for found in IMPORT.findall(source) for name in found}


@pytest.fixture(scope="module")
def provided() -> dict[str, set[str]]:
    """By what is installed: the modules that it brings."""
    modules: dict[str, set[str]] = {}
    for module, names in packages_distributions().items():
        for name in names:
            modules.setdefault(name.replace("_", "-"), set()).add(module)
    return modules


@pytest.mark.parametrize("asked", [re.split(r"[^\w.-]", line)[0] for line in ASKED])
def test_every_dependency_is_imported(asked: str, imported: set[str], provided: dict[str, set[str]]) -> None:
    modules = provided.get(asked, set())
    assert modules & imported, f"{asked} is installed for nothing: take it out of pyproject.toml, then `make lock`"
