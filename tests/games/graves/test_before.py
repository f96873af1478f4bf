"""Records that Parlour wrote before it had the newer options and effects: they replay and verify as they are."""

from pathlib import Path

import pytest
from msgspec import json

from parlour.core import opening, replay, verify
from parlour.games.graves import GRAVES

BEFORE = Path(__file__).parent / "before"


@pytest.mark.parametrize("name", ["match", "own_decks"])
def test_a_record_of_before_replays_and_verifies(name):
    """GR-29, GR-38, GR-70: it has none of the options, and is played as if they were left alone."""
    lines = (BEFORE / f"{name}.jsonl").read_text("utf-8").splitlines()
    assert not {"museum_for_good", "break_ties"} & opening(lines).options.keys()
    s = replay(GRAVES, lines)
    assert s.result is not None and s.result.ending == json.decode(lines[-1])["result"]["ending"]
    assert not (s.settings.museum_for_good or s.settings.break_ties)
    verify(GRAVES, lines)


def test_the_version_of_the_rules_is_as_it_was():
    """No record of before is played differently."""
    assert GRAVES.version == 2
