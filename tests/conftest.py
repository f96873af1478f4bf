"""Golden files: what was approved once must stay so; PARLOUR_APPROVE=1 writes them anew for review."""

from __future__ import annotations

import json
from collections.abc import Callable
from os import environ
from pathlib import Path

import pytest


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
