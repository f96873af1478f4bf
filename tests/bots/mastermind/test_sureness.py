"""How sure beliefs are: what looks like a muddle is believed less, and a power changes how sure, not what."""

from __future__ import annotations

import numpy as np
import pytest
from bench.strength.mastermind.fit import Noted, fit, objective, odd, shares
from bench.strength.mastermind.styles import STYLES
from msgspec.structs import replace

from parlour.bots.mastermind.evidence import styles
from parlour.bots.mastermind.evidence.reliability import sober, sober_side
from parlour.bots.mastermind.evidence.styles import EARLY, LATE, MEANT, SHARES, SYNDICATE_BABBLES
from parlour.bots.mastermind.evidence.votes import evidence, meant, own_votes, own_votes_by_side
from parlour.bots.mastermind.role_beliefs import Beliefs, assignments
from parlour.core import Said
from parlour.games.mastermind.cards import AGENCY, AGENT, SYNDICATE, Cards
from parlour.games.mastermind.events import Nominated, Voted
from parlour.games.mastermind.moves import IAm, IReceived
from tests.games.mastermind.table import ANN, BEA, CAL, DOT, EVE, council, sees, table

LIKED = [Nominated(BEA, CAL), Voted((BEA, CAL, DOT), (ANN, EVE))]
DISLIKED = [Nominated(BEA, CAL), Voted((ANN, EVE), (BEA, CAL, DOT))]


def test_people_who_mean_what_they_do_like_their_own_councils() -> None:
    assert meant(own_votes(LIKED * 3, None)) > 1 > meant(own_votes(DISLIKED * 3, None))
    assert meant(own_votes(LIKED * 9, None)) < 60  # nothing is ever sure


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


def test_a_table_that_speaks_soberly_is_not_taken_for_a_muddle() -> None:
    assert meant(sober([False] * 4)) > 5 > 1 > meant(sober([True] * 4))
    assert sober([]) == 1  # silence tells nothing
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")
    muddled = []
    for role in (AGENCY, SYNDICATE):
        view = sees(s, ANN)
        said = [Said(seat, IAm(AGENT if role == SYNDICATE else role)) for seat in (BEA, CAL, DOT, EVE)]
        muddled.append(Beliefs(replace(view, story=(*view.story, *said))).styles[~MEANT])
    assert muddled[0] < Beliefs(sees(s, ANN)).styles[~MEANT] < muddled[1]


def test_where_one_side_babbles_it_is_those_who_joke_or_those_who_do_not() -> None:
    jokers, loyal = {BEA: True, CAL: False, DOT: False, EVE: True}, assignments(5, 1) == 0
    likeliest = [sober_side(jokers, sober) for sober in (loyal, ~loyal)]
    those, others = [loyal[likely == likely.max()] for likely in likeliest]
    assert len(those) == len(others) == 2  # either of the two may be the Mastermind
    assert not those[:, [BEA, EVE]].any() and not others[:, [CAL, DOT]].any()


def test_who_jokes_beside_somebody_who_did_harm_is_suspected() -> None:
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")
    view = sees(s, ANN)
    said = [Said(seat, IAm(AGENT if seat in (DOT, EVE) else AGENCY)) for seat in (BEA, CAL, DOT, EVE)]
    before, after = Beliefs(view), Beliefs(replace(view, story=(*view.story, *said)))
    assert after.evil[EVE] > after.evil[BEA] and before.evil[EVE] == pytest.approx(before.evil[BEA])
    assert after.styles[SYNDICATE_BABBLES] > before.styles[SYNDICATE_BABBLES]


def test_where_only_the_syndicate_votes_anyhow_it_votes_against_its_own_councils() -> None:
    roles = assignments(5, 1)
    likely = own_votes_by_side([Nominated(BEA, CAL), Voted((CAL, DOT, EVE), (ANN, BEA))], roles, ANN)
    best = roles[likely == likely.max()]
    assert best[:, BEA].all() and not best[:, CAL].any()


def test_what_a_director_votes_on_the_own_council_says_nothing_of_the_role() -> None:
    roles = assignments(5, 1)
    yes, no = [[Nominated(BEA, CAL), Voted(*votes)] for votes in (((BEA, CAL), (DOT, EVE)), ((CAL,), (BEA, DOT, EVE)))]
    assert evidence(yes, roles, ANN, np.ones(5)) == pytest.approx(evidence(no, roles, ANN, np.ones(5)))


def test_who_admits_a_choice_and_enacted_the_worse_is_suspected() -> None:
    s = table(5, top="ASS")
    council(s, DOT, "S", "S")
    view = sees(s, BEA)
    admits = Said(DOT, IReceived(1, Cards(1, 1)))
    claims = Said(DOT, IReceived(1, Cards(0, 2)))
    admitted, covered = [Beliefs(replace(view, story=(*view.story, claim))) for claim in (admits, claims)]
    blunt = [style.name for style in styles.STYLES].index("blunt")
    assert admitted.evil[DOT] > covered.evil[DOT] and admitted.styles[blunt] > 1.5 * covered.styles[blunt]


def test_only_a_muddle_is_believed_less_as_the_game_goes_on() -> None:
    first, later = styles.sharpness(1, seats=5), styles.sharpness(4, seats=5)
    assert (first[MEANT] == later[MEANT]).all() and first[~MEANT] > later[~MEANT]
    assert (styles.sharpness(0, seats=5) == first).all()


def test_what_a_larger_table_tells_is_surer() -> None:
    five, seven, ten = [styles.sharpness(3, seats) for seats in (5, 7, 10)]
    assert (five == LATE + EARLY / 3).all() and (ten >= seven).all() and (seven >= five).all()


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
