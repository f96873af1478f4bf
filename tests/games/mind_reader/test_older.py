"""Records of a Parlour that had the option ``gentle`` in place of ``strict`` are played as they were."""

from pathlib import Path

import pytest

from parlour.core import Match, replay, verify
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.events import HandEnded

RECORDS = Path(__file__).with_name("records")


def lines_of(name):
    return (RECORDS / f"{name}_before_strict.jsonl").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", ["two_cards", "gentle", "all_or_nothing"])
def test_mr_23_and_mr_33_a_record_of_before_verifies_line_by_line(name):
    """MR-23, MR-33"""
    lines = lines_of(name)
    match = verify(MIND_READER, lines)
    assert match.record.lines == lines and match.result is not None
    assert replay(MIND_READER, lines).result == match.result


def test_mr_23_two_cards_of_before_are_strict_though_nobody_chose_it():
    """MR-23"""
    s = replay(MIND_READER, lines_of("two_cards"))
    assert s.settings.strict
    (ended,) = [event for event in s.story(None) if isinstance(event, HandEnded)]
    assert max(ended.gained) == 40, "both cards of the one who guessed wrong, and two of their own"


def test_mr_33_gentle_of_before_is_the_default_of_today():
    """MR-33"""
    assert not replay(MIND_READER, lines_of("gentle")).settings.strict
    assert '"GiveUp"' in "".join(lines_of("gentle"))


@pytest.mark.parametrize(
    ("written", "strict"),
    [
        ({"two_cards": True, "gentle": False}, True),
        ({"two_cards": True}, True),
        ({"two_cards": True, "gentle": True}, False),
        ({"two_cards": True, "gentle": False, "all_or_nothing": True}, False),
        ({"two_cards": False, "gentle": False}, False),
        ({}, False),
        ({"two_cards": True, "strict": False}, False),
        ({"two_cards": True, "strict": True}, True),
    ],
)
def test_what_was_written_down_keeps_its_meaning(written, strict):
    settings = MIND_READER.table_of(2, written)
    assert settings.strict is strict
    assert MIND_READER.table_of(2, MIND_READER.older(written)) == settings, "once read it is written in today's words"


def test_a_new_table_is_gentle_and_its_record_says_so():
    match = Match(MIND_READER, 2, bytes(32), {"two_cards": True})
    assert not match.settings.strict
    assert '"strict":false' in match.record.lines[0] and "gentle" not in match.record.lines[0]
