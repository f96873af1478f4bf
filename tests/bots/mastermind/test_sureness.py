"""How sure beliefs are: what looks like a muddle is believed less, and a power changes how sure, not what."""

from __future__ import annotations

import numpy as np
import pytest
from bench.strength.mastermind_fit import Noted, fit, objective, odd, shares
from bench.strength.mastermind_styles import STYLES

from parlour.bots.mastermind.evidence.styles import EARLY, LATE, MEANT, SHARES
from parlour.bots.mastermind.evidence.votes import own_votes, sense
from parlour.bots.mastermind.role_beliefs import Beliefs
from parlour.games.mastermind.events import Nominated, Voted
from tests.games.mastermind.table import ANN, BEA, CAL, DOT, EVE, council, sees, table

LIKED = [Nominated(BEA, CAL), Voted((BEA, CAL, DOT), (ANN, EVE))]
DISLIKED = [Nominated(BEA, CAL), Voted((ANN, EVE), (BEA, CAL, DOT))]


def test_people_who_mean_what_they_do_like_their_own_councils() -> None:
    assert sense(LIKED * 3, None) > 1 > sense(DISLIKED * 3, None)
    assert sense(LIKED * 9, None) < 60  # nothing is ever sure


def test_a_seat_learns_nothing_from_its_own_votes() -> None:
    assert own_votes(LIKED, BEA) == own_votes(LIKED, CAL) < own_votes(LIKED, ANN)
    assert own_votes(LIKED[:1], ANN) == 1


def test_a_table_that_rejects_its_own_councils_is_taken_for_a_muddle() -> None:
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")
    before = Beliefs(sees(s, ANN))
    for event in DISLIKED * 3:
        s.tell(event)
    after = Beliefs(sees(s, ANN))
    assert after.styles[~MEANT] > before.styles[~MEANT] and after.evil[DOT] < before.evil[DOT]


def test_a_power_keeps_the_order_of_the_chances() -> None:
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")
    beliefs = Beliefs(sees(s, ANN))
    plain = beliefs.weigh().sum(axis=(0, 1))
    assert (np.argsort(plain, kind="stable") == np.argsort(beliefs.weights, kind="stable")).all()
    assert beliefs.weights.sum() == pytest.approx(1) and len(LATE) == len(EARLY) == len(SHARES)


def test_the_fit_begins_with_what_is_shipped_and_loses_no_more() -> None:
    tables = [Noted(STYLES["party line"], 1)]
    as_shipped = np.zeros(3 * len(SHARES) + 1)
    assert shares(as_shipped) == pytest.approx(SHARES / SHARES.sum()) and 0 < odd(as_shipped) < 1
    assert tables[0].chances(as_shipped)[-1][: len(tables[0].seen[-1][0].roles)] == pytest.approx(
        Beliefs(tables[0].seen[-1][0].view).weights
    )
    assert objective(tables, fit(tables)) <= objective(tables, as_shipped)
