"""For all tests: the long ones first, and golden files.

What was approved once must stay so; PARLOUR_APPROVE=1 writes it anew for review.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from os import environ
from pathlib import Path

import pytest

# Parts of the names of tests that take fifteen seconds of a processor or more. One worker has them all: few, then.
LONG = (
    "test_its_types_and_its_format_hold",
    "test_its_components_do_what_they_should",
    "worlds_equal_brute_force",
    "twins_look_alike",
    "proofs_have_no_line_to_spare",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests are begun first: else a worker may be left alone with one at the end."""
    items.sort(key=lambda item: not any([name in item.name for name in LONG]))


def approved(path: Path, text: str) -> None:
    """``text`` is what stands in the golden file ``path``."""
    if environ.get("PARLOUR_APPROVE"):
        path.write_text(text, "utf-8")
    assert path.exists(), f"{path.name} was never approved: run with PARLOUR_APPROVE=1 and read it"
    assert text == path.read_text("utf-8")


@pytest.fixture
def golden_table(request: pytest.FixtureRequest) -> Callable[[object], None]:
    """Compare a table with the golden one of this test's folder."""
    path = request.path.parent / f"{request.node.originalname or request.node.name}.json"
    return lambda table: approved(path, json.dumps(table, indent=1) + "\n")


@pytest.fixture
def transcript(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Compare what each seat saw with the approved transcript of this test's folder."""
    return lambda text: approved(request.path.parent / "transcript.md", text)
