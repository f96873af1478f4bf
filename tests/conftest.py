"""For all tests: the long ones first, and golden files.

What was approved once must stay so; PARLOUR_APPROVE=1 writes it anew for review.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice, pairwise
from os import environ
from pathlib import Path

import pytest

# Parts of the names of tests that take ten seconds of a processor or more.
LONG = (
    "test_its_types_and_its_format_hold",
    "test_its_components_do_what_they_should",
    "worlds_equal_brute_force",
    "twins_look_alike",
    "proofs_have_no_line_to_spare",
    "test_the_house_answers_as_it_is_described",
    "test_it_is_in_the_house_s_format_and_typed",
    "test_it_keeps_every_law",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests are begun first, by all workers: else one may be left alone with them at the end."""
    workers = int(environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long, short = [item for item in items if is_long(item)], iter([item for item in items if not is_long(item)])
    ends = [len(items) * n // workers for n in range(workers + 1)]  # xdist gives each a stretch, all equally long
    for n, (start, end) in enumerate(pairwise(ends)):
        first = long[n::workers]
        items[start:end] = [*first, *islice(short, end - start - len(first))]


def is_long(item: pytest.Item) -> bool:
    return any([name in item.name for name in LONG])


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
