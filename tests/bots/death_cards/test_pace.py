"""How the two sides play: what they throw away, and whether people mean what they do."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from bench.strength.death_cards.beliefs import chances, moments
from bench.strength.death_cards.fit import Fitted, Noted, cases, fitted, sharpened
from bench.strength.death_cards.styles import STYLES as TABLES

from parlour.bots.death_cards.evidence import suspicion
from parlour.bots.death_cards.evidence.behaviour import Behaviour
from parlour.bots.death_cards.evidence.pace import ANYHOW, ANYTHING, WAYS, Pace
from parlour.games.death_cards.cards import FOLLY, NOT_SO_FAST
from parlour.games.death_cards.events import Discarded, Interrupted, PlayedNothing, TurnBegan
from tests.games.death_cards.table import ANN, BEA, CAL, DOT

FITTED_FILE = files("parlour.bots.death_cards.evidence").joinpath("fitted.json")
GANGS = [(ANN, -1), (BEA, -1), (CAL, -1), (DOT, -1)]


def paced(*thrown: int) -> Pace:
    """Everybody has had a turn, and threw so many cards away."""
    pace = Pace(len(thrown))
    for seat, cards in enumerate(thrown):
        pace.threw(seat, cards, idle=False)
    return pace


def test_every_way_of_throwing_cards_away_is_a_chance_of_its_own() -> None:
    for way, rates in WAYS.items():
        assert sum(rates) == pytest.approx(1), way


def test_one_who_throws_cards_away_among_savers_is_suspected_by_a_gang_in_a_hurry() -> None:
    pace = paced(2, 0, 0, 0)
    times = pace.times("sparing", "some", GANGS)
    assert times[ANN, -1] > 5 * max(times[BEA, -1], times[CAL, -1])
    assert len(set(pace.times("sparing", "sparing", GANGS).values())) == 1


def test_one_who_saves_cards_among_those_who_throw_them_away_is_suspected_too() -> None:
    """No gang in a hurry explains that: most of the others throw all away."""
    pace = paced(4, 4, 0, 4)
    likely = {way: pace.times(*way, GANGS) for way in (("all", "sparing"), ("sparing", "all"), (ANYTHING, ANYTHING))}
    assert max(likely["all", "sparing"], key=likely["all", "sparing"].__getitem__) == (CAL, -1)
    assert likely["all", "sparing"][CAL, -1] > 1 == likely[ANYTHING, ANYTHING][CAL, -1]
    assert max(likely["sparing", "all"].values()) < 0.01


def test_a_table_where_all_throw_cards_away_is_not_taken_for_a_sparing_one() -> None:
    pace = paced(4, 4, 4, 4)
    assert max(pace.times("sparing", "all", GANGS).values()) < 0.01 < pace.times(ANYTHING, ANYTHING, GANGS)[ANN, -1]


def test_who_plays_nothing_and_cancels_everything_plays_anyhow() -> None:
    odd, sensible = Pace(4), Pace(4)
    for seat in (ANN, BEA, CAL, DOT):
        odd.threw(seat, seat, idle=True)
        odd.interrupted({ANN, BEA})
        sensible.threw(seat, 0, idle=False)
        sensible.interrupted(())
    assert odd.times(ANYHOW, ANYHOW, GANGS)[BEA, -1] > 100
    assert sensible.times(ANYHOW, ANYHOW, GANGS)[BEA, -1] < 0.1
    alone = odd.times("sparing", ANYHOW, GANGS)  # among people who mean what they do, one who doesn't stands out
    assert alone[BEA, -1] > 10 * alone[CAL, -1]


def test_who_throws_a_not_so_fast_away_and_keeps_other_cards_plays_anyhow() -> None:
    likely = {}
    for cards, wasted in ((1, 0), (1, 1), (4, 0), (4, 1)):
        pace = Pace(4)
        pace.threw(ANN, cards, idle=False, wasted=wasted)
        likely[cards, wasted] = pace.likely[ANYHOW][ANN]
    assert likely[1, 1] > 10 * likely[1, 0]
    assert likely[4, 1] == likely[4, 0]  # who throws everything away chooses nothing


def test_a_not_so_fast_thrown_away_is_found_in_the_story() -> None:
    suspected = []
    for card in (FOLLY, NOT_SO_FAST):
        behaviour = Behaviour(4, 3, accomplice=False)
        behaviour.read([TurnBegan(ANN, False), Discarded(ANN, card), TurnBegan(BEA, False)])
        suspected.append(behaviour.pace.likely[ANYHOW][ANN])
    assert suspected[1] > 10 * suspected[0]


def test_a_story_is_read_turn_by_turn() -> None:
    behaviour = Behaviour(4, 3, accomplice=False)
    turn = [TurnBegan(ANN, False), PlayedNothing(ANN), Discarded(ANN, FOLLY), Discarded(ANN, FOLLY), Interrupted(BEA)]
    behaviour.read([*turn, TurnBegan(BEA, True), TurnBegan(CAL, False)])
    assert behaviour.pace.thrown == [(ANN, 1)]  # one of two it must; who is in disgrace only draws, and Cal still plays


def test_the_shares_of_the_styles_add_up() -> None:
    assert set(suspicion.STYLES) == {3, 4, 5, 6}
    for styles in suspicion.STYLES.values():
        assert sum([share for share, *_ in styles]) == pytest.approx(1, abs=0.001)
        assert sum([share for share, acts, hunters, gang in styles if acts == 0 and hunters == gang]) > 0.2


def test_the_fit_begins_with_what_suspicion_says() -> None:
    met = [(one, number) for number in range(3) for one in moments(4, number, TABLES["thumb"])]
    seen = cases([one for one, _ in met], [number for _, number in met])
    table = json.loads(FITTED_FILE.read_bytes())["tables"]["4"]
    said = sharpened(seen, Fitted(table["shares"], table["sharper"]))
    for ((view, _), _), row in zip(met, said, strict=True):
        assert chances(view)[0] == pytest.approx(list(row), abs=0.001)
    assert sum(fitted([Noted(seen, seen, 1.0)], powers=True).shares) == pytest.approx(1, abs=0.001)


def test_a_game_counts_once_no_matter_how_many_moments_of_it_were_noted() -> None:
    met = list(moments(4, 0, TABLES["thumb"]))
    assert list(cases([*met, met[0]], [*[0] * len(met), 1]).counts) == [*[1 / len(met)] * len(met), 1]
