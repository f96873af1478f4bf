"""An analysis in words that need no explanation."""

from __future__ import annotations

from random import Random

import pytest

from parlour.core import Match
from parlour.games import find
from parlour.study.analysis import analyse
from parlour.study.analysis.saying import amount, percent, ruled_out


@pytest.mark.parametrize(
    ("bits", "told"),
    [
        (-1.0, "hardly anything"),
        (0.0, "hardly anything"),
        (1.0, "about 1 of 2 possibilities"),
        (2.0, "about 3 of 4 possibilities"),
        (3.0, "about 7 of 8 possibilities"),
        (40.0, "about 99 of 100 possibilities"),
    ],
)
def test_what_is_ruled_out_is_told_as_a_part_of_the_possibilities(bits: float, told: str) -> None:
    assert ruled_out(bits) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["under 1%", "25%", "0.7 turns", "12% win chance", "about 3 of 4 possibilities"]),
        ("de", ["unter 1\u00a0%", "25\u00a0%", "0,7 Züge", "12\u00a0% Gewinnchance", "etwa 3 von 4 Möglichkeiten"]),
    ],
)
def test_figures_are_told_in_the_language_of_the_reader(language: str, told: list[str]) -> None:
    lost = [amount(0.7, "turns", language), amount(0.12, "win chance", language)]
    assert [percent(0.001, language), percent(0.25, language), *lost, ruled_out(2.0, language)] == told


def test_a_game_is_analysed_in_german() -> None:
    match, rng = Match(find("mind_reader"), 3, b"seven", {"length": "one hand"}), Random(7)
    while match.result is None:
        seat = match.asked[0]
        match.play(seat, rng.choice(match.options(seat)))
    english, german = [analyse(match.record.lines, language=each) for each in ("en", "de")]
    assert [each.kind for each in german.turnings] == [each.kind for each in english.turnings] != []
    assert german.headline != english.headline and "Entscheidungen." in german.sentence
    assert not {each.title for each in german.turnings} & {each.title for each in english.turnings}
