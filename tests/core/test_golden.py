"""A record written once must be verified for ever: fair numbers, seals, and the rules of the first game.

``PARLOUR_APPROVE=1`` writes it anew; do that only together with a new version of the game's rules or of the format.
"""

from __future__ import annotations

from os import environ
from pathlib import Path
from random import Random

import pytest
from msgspec import json

from parlour.core import TAKE_BACK, Match, verify
from parlour.games import find

GOLDEN = Path(__file__).with_name("golden.jsonl")
SEED = bytes(range(32))


def written() -> list[str]:
    """A random match of three, with words thrown in by the players, and a part taken back here and there."""
    rng, m = Random(5), Match(find("mind_reader"), 3, SEED, {"jokers": True}, ("ann", "bea", "cal"))
    while m.asked:
        seat = rng.choice(m.asked)
        m.play(seat, rng.choice(m.options(seat)))
        if seat in m.asked and m.state.sealed and rng.random() < 0.3:
            m.time_out(seat)
    return m.record.lines


@pytest.fixture(scope="module")
def lines() -> list[str]:
    if environ.get("PARLOUR_APPROVE"):
        GOLDEN.write_text("\n".join(written()) + "\n", encoding="utf-8")
    return GOLDEN.read_text(encoding="utf-8").splitlines()


def test_a_record_of_old_is_still_verified(lines: list[str]) -> None:
    m = verify(find("mind_reader"), lines)
    assert m.record.lines == lines and m.result is not None


def test_it_has_entropy_and_parts_taken_back(lines: list[str]) -> None:
    entries = [json.decode(line) for line in lines]
    assert entries[0]["entropy"] == ["ann", "bea", "cal"]
    assert json.decode(json.encode(TAKE_BACK)) in [entry.get("move") for entry in entries]
