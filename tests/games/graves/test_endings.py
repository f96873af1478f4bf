"""Why a match ended as it did, said by messages: its figures travel with the result, and no record has them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import UNSET, json
from msgspec.structs import replace

from parlour.core import Match, Result, verify
from parlour.core.words.messages.words import MessageWords
from parlour.games.graves import GRAVES
from tests.games.graves.test_unmasking import finished

ENGLISH, GERMAN = [MessageWords(GRAVES.package, language) for language in ("en", "de")]
TIED: dict[str, Any] = {"won": (5, 5), "margins": (30, 30), "break_ties": True}
ENDINGS = [
    finished([9, 13], [1, 0]),
    finished([9, 9], [0, 1]),
    finished([20, 20], [3, 2], cases=6),
    finished([9, 9], [0, 0]),
    finished([9, 9], [1, 1]),
    finished([9, 9], [1, 1], won=(4, 5), break_ties=True),
    finished([9, 9], [1, 1], **{**TIED, "margins": (31, 30)}),
    finished([9, 9], [0, 0], **TIED),
]


@pytest.mark.parametrize("result", ENDINGS)
def test_the_message_says_what_the_rules_say(result: Result) -> None:
    assert ENGLISH.why(result) == result.why
    assert "{" not in GERMAN.why(result) and GERMAN.why(result) != result.why


@pytest.mark.parametrize("cases", [1, 2, 3, 19])
def test_so_is_what_a_player_was(cases: int) -> None:
    roles = finished([9, 8], [0, 0], cases=cases).roles
    assert tuple([ENGLISH.role(role) for role in roles]) == roles
    assert not [role for role in roles if "{" in GERMAN.role(role)]


def test_german_speaks_of_the_figures() -> None:
    assert GERMAN.why(ENDINGS[2]) == "Beide haben 20 Punkte. Richtig geraten: 3 gegen 2."
    assert GERMAN.role("Detective in 2 of 3 Cases") == "Detektiv in 2 von 3 Fällen"


@pytest.mark.parametrize("words", [ENGLISH, GERMAN])
def test_what_no_message_can_say_is_told_as_it_was(words: MessageWords) -> None:
    """A result without its figures, from a record that can't be replayed; and an end that people made."""
    assert words.why(replace(ENDINGS[1], figures=UNSET)) == ENDINGS[1].why
    assert words.why(Result("conceded", (0,), (), "Bea conceded.")) == "Bea conceded."


def test_a_record_has_no_figures_and_verifies() -> None:
    match, rng = Match(GRAVES, seats=2, seed=bytes(32), settings={"cases": 1}), Random(1)
    while match.result is None:
        match.play(match.asked[0], rng.choice(match.options(match.asked[0])))
    closed = json.decode(match.record.lines[-1])["result"]
    assert match.result.figures is not UNSET and "figures" not in closed
    assert verify(GRAVES, match.record.lines).result == match.result


def test_a_case_is_called_so_in_each_language() -> None:
    assert (ENGLISH.PART, GERMAN.PART) == ("Case", "Fall")
