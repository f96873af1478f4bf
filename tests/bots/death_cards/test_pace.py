"""How a table plays, whoever is guilty: what is thrown away, and whether people mean what they do."""

from __future__ import annotations

import json
from importlib.resources import files

import numpy as np
import pytest
from bench.strength.death_cards.beliefs import chances, moments
from bench.strength.death_cards.fit import LEAST, cases, fitted
from bench.strength.death_cards.styles import STYLES as TABLES

from parlour.bots.death_cards.evidence import suspicion
from parlour.bots.death_cards.evidence.behaviour import Behaviour
from parlour.bots.death_cards.evidence.pace import ANYHOW, ANYTHING, AT_RANDOM, GANG, OFTEN, USUAL, Pace
from parlour.games.death_cards.cards import FOLLY
from parlour.games.death_cards.events import Discarded, Interrupted, PlayedNothing, TurnBegan
from tests.games.death_cards.table import ANN, BEA, CAL, DOT

FITTED_FILE = files("parlour.bots.death_cards.evidence").joinpath("fitted.json")
GANGS = [(ANN, -1), (BEA, -1), (CAL, -1), (DOT, -1)]


def test_every_way_of_throwing_cards_away_is_a_chance_of_its_own() -> None:
    assert sum(USUAL) == pytest.approx(1) and sum(AT_RANDOM) == pytest.approx(1)
    for way in GANG:
        assert sum([often * times for often, times in zip(USUAL, OFTEN[way])]) == pytest.approx(1)


def test_one_who_throws_cards_away_among_savers_is_suspected_by_a_gang_in_a_hurry() -> None:
    pace = Pace(4)
    for seat, cards in ((ANN, 2), (BEA, 0), (CAL, 0), (DOT, 0)):
        pace.threw(seat, cards, idle=False)
    times = pace.times("hurried", GANGS)
    assert times[ANN, -1] > 5 * max(times[BEA, -1], times[CAL, -1])
    assert len(set(pace.times("usual", GANGS).values())) == 1


def test_a_table_where_all_throw_cards_away_is_not_taken_for_a_usual_one() -> None:
    pace = Pace(4)
    for seat in (ANN, BEA, CAL, DOT):
        pace.threw(seat, 4, idle=False)
    assert max(pace.times("wasteful", GANGS).values()) < 0.01 < pace.times(ANYTHING, GANGS)[ANN, -1] == 1


def test_who_plays_nothing_and_cancels_everything_plays_anyhow() -> None:
    odd, sensible = Pace(4), Pace(4)
    for seat in (ANN, BEA, CAL, DOT):
        odd.threw(seat, seat, idle=True)
        odd.interrupted(2)
        sensible.threw(seat, 0, idle=False)
        sensible.interrupted(0)
    assert odd.times(ANYHOW, GANGS)[BEA, -1] > 100 > 0.1 > sensible.times(ANYHOW, GANGS)[BEA, -1]


def test_a_story_is_read_turn_by_turn() -> None:
    behaviour = Behaviour(4, 3, accomplice=False)
    turn = [TurnBegan(ANN, False), PlayedNothing(ANN), Discarded(ANN, FOLLY), Discarded(ANN, FOLLY), Interrupted(BEA)]
    behaviour.read([*turn, TurnBegan(BEA, True), TurnBegan(CAL, False)])
    assert behaviour.pace.thrown == [(ANN, 1)]  # one of two it must; who is in disgrace only draws, and Cal still plays


def test_the_shares_of_the_styles_add_up() -> None:
    assert set(suspicion.STYLES) == {3, 4, 5, 6}
    for styles in suspicion.STYLES.values():
        assert sum([share for share, _, _ in styles]) == pytest.approx(1, abs=0.001)
        assert sum([share for share, acts, way in styles if way in (ANYTHING, ANYHOW)]) > 0.2


def test_the_fit_begins_with_what_suspicion_says() -> None:
    met = [one for number in range(3) for one in moments(6, number, TABLES["thumb"])]
    noted, shares = cases(met), json.loads(FITTED_FILE.read_bytes())["shares"]["6"]
    said = np.tensordot(shares, noted.styles, (0, 1))
    for (view, _), row in zip(met, said / said.sum(axis=1, keepdims=True), strict=True):
        assert chances(view)[0] == pytest.approx(list(row), abs=0.001)
    assert sum(fitted([noted], LEAST[6])) == pytest.approx(1, abs=0.001)
