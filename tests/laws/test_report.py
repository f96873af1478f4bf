"""What check_game says: a report if every law holds, and a sentence that finds the place if not."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction

import pytest
from msgspec.structs import replace

from parlour.testing import LAWS, Breach, Kit, channels, check_game, random_run, somebody_can_move, twins_look_alike
from parlour.testing.breach import difference
from parlour.testing.laws.sampler import likelihood, unfair
from tests.toy import MANOR, rules
from tests.toy.kit import KIT


def test_the_report_counts_what_each_law_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.testing.check.LAWS", {"somebody_can_move": somebody_can_move})
    report = check_game(KIT)
    assert report.tallies["somebody_can_move"]["games"] >= 12
    assert str(report).startswith("Manor: every law holds (") and "  somebody can move (" in str(report)


def test_a_soak_plays_so_many_times_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    once = somebody_can_move(KIT)
    monkeypatch.setenv("PARLOUR_SOAK", "3")
    assert somebody_can_move(KIT)["games"] == 3 * once["games"]


def test_a_breach_names_law_table_game_action_seat_and_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.TakeTurn, "why_not", lambda self, s, seat, move: str(s.secrets))
    with pytest.raises(Breach) as caught:
        twins_look_alike(KIT)
    found = r"Twin worlds: Manor \(4 seats.*\), random game \d+, after \d+ actions, the last by .*: secrets exchanged, "
    assert re.match(
        found + r"hidden from seat \d: seat \d can tell by its refusals: .* here and .* there.", str(caught.value)
    )


def test_a_mistake_in_the_rules_names_the_game_in_which_it_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.TakeTurn, "take", lambda self, s, seat, move: s.hands[9])
    with pytest.raises(IndexError) as caught:
        somebody_can_move(KIT)
    assert caught.value.__notes__[0].startswith(
        "So it was in Manor (4 seats), random game 0, after 2 actions, the last by"
    )


def test_a_mistake_elsewhere_names_the_law_and_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MANOR.words("en"), "prompt", lambda view, names: view.nothing)
    with pytest.raises(AttributeError) as caught:
        LAWS["everything_has_words"](KIT)
    assert re.match(
        r"The law was everything_has_words, in Manor \(4 seats\), random game 0, after \d+ actions, ",
        caught.value.__notes__[0],
    )


def test_random_games_are_the_same_every_time() -> None:
    assert random_run(KIT, KIT.variants[0], 4).actions == random_run(KIT, KIT.variants[0], 4).actions


def test_a_seat_is_sent_its_view_its_refusals_its_claims_and_words() -> None:
    s = random_run(KIT, KIT.variants[0], 4).end()
    kit: Kit = replace(KIT, channels={"frames": lambda sight: len(sight.view.story)})
    sent = channels(MANOR, s, 2, more=kit.channels)
    assert list(sent) == ["view", "asked", "refusals", "speech", "options in sight", "words", "frames"]


@pytest.mark.parametrize(
    ("ours", "theirs", "sentence"),
    [
        (b'{"a":[1,2]}', b'{"a":[1,3]}', "a[1] is 2 here and 3 there"),
        (b'{"a":[1]}', b'{"a":[1,3]}', "a has 1 entries here and 2 there, from 3 on"),
        (b'{"a":5}', b'{"a":5.0}', "a is 5 here and 5.0 there"),
        (True, False, "it is True here and False there"),
    ],
)
def test_a_difference_is_found(ours: object, theirs: object, sentence: str) -> None:
    assert difference(ours, theirs) == sentence


def test_chi_square_agrees_with_the_tables() -> None:
    for distance, freedom in ((3.841, 1), (5.991, 2), (7.815, 3), (18.307, 10), (124.342, 100)):
        assert likelihood(distance, freedom) == pytest.approx(0.05, rel=1e-3)
    assert likelihood(0, 5) == 1


def test_a_fair_sampler_passes_and_an_unfair_one_does_not() -> None:
    even = {"a": Fraction(1, 2), "b": Fraction(1, 2)}
    assert unfair(Counter(a=110, b=90), even) is None
    assert "too far from the chances" in str(unfair(Counter(a=180, b=20), even))
    assert unfair(Counter(a=100, c=1), even) == "c was drawn, though it is impossible."
    assert unfair(Counter(), even) is None
