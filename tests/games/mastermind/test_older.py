"""Records of a Parlour that had no veto are played as they were."""

from pathlib import Path

import pytest

from parlour.core import Match, replay, verify
from parlour.games.mastermind import MASTERMIND
from parlour.games.mastermind.cards import SYNDICATE_WINS

RECORDS = Path(__file__).with_name("records")


def lines_of(preset):
    return (RECORDS / f"{preset}_before_the_veto.jsonl").read_text("utf-8").splitlines()


@pytest.mark.parametrize("preset", ["rulebook", "classic"])
def test_mm_45_and_mm_61_a_record_of_before_verifies_line_by_line(preset):
    """MM-45, MM-61"""
    lines = lines_of(preset)
    match = verify(MASTERMIND, lines)
    assert match.record.lines == lines and match.state.syndicate == SYNDICATE_WINS


def test_mm_61_classic_of_before_has_no_veto():
    """MM-61"""
    assert replay(MASTERMIND, lines_of("classic")).rules.veto is False


def test_a_classic_table_of_today_has_it_and_its_record_says_so():
    match = Match(MASTERMIND, 5, bytes(32), {"preset": "classic"})
    assert match.state.rules.veto and '"veto":"preset"' in match.record.lines[0]


@pytest.mark.parametrize(
    ("written", "veto"),
    [
        ({"preset": "classic"}, False),
        ({}, False),
        ({"preset": "classic", "veto": "preset"}, True),
        ({"preset": "rulebook", "veto": "yes"}, True),
        ({"preset": "classic", "veto": "no"}, False),
    ],
)
def test_what_was_written_down_keeps_its_meaning(written, veto):
    settings = MASTERMIND.table_of(5, written)
    assert settings.says("veto") is veto and not settings.council_may_talk
    assert MASTERMIND.table_of(5, MASTERMIND.older(written)) == settings
