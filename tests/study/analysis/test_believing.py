"""What bots believe, and what guesses are worth, agree with what is certain."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from parlour.core import Answer, Bet, Unknown, View
from parlour.core.referee.following import decoded
from parlour.core.referee.record import Moved
from parlour.games import SHELF, find
from parlour.games.pi.cards import KINDS
from parlour.games.pi.worlds import PiWorlds
from parlour.notebook import why
from parlour.study.analysis.believing import EVEN, Believer
from parlour.study.analysis.knowledge import Knowledge
from parlour.study.moments import moments
from tests.study.analysis.records import record
from tests.study.analysis.test_analysis import TABLES

READS_BEHAVIOUR = ("mastermind", "death_cards")


def views(game: str) -> Iterator[View]:
    """Some seats that were asked, all through a game."""
    for moment in moments(find(game), record(game, TABLES[game])):
        if moment.number % 7 == 0 and (asked := moment.view(None).asked):
            yield moment.view(asked[0])


@pytest.mark.parametrize("game", SHELF)
def test_a_bot_believes_what_is_certain_and_nothing_that_is_ruled_out(game: str) -> None:
    believer, known_facts = Believer(find(game)), 0
    assert (believer.name == EVEN) == (game not in READS_BEHAVIOUR)
    for view in views(game):
        known = Knowledge(find(game), view)
        beliefs = believer.beliefs(view, known)
        for asked, cells in known.asks.items():
            assert sum(beliefs[asked].values()) < 1 + 1e-9
            for cell in [cell for cell in cells if len(cell.among) == 1 and cell.certainty != "open"]:
                believed = beliefs[asked].get(cell.among[0], 0.0)
                assert believed == pytest.approx(float(cell.certainty == "certain"), abs=1e-9)
                known_facts += 1
    assert known_facts


@pytest.mark.parametrize("game", ["mind_reader", "pi", "graves", "mastermind"])
def test_what_can_be_named_for_certain_is_proved_by_the_story(game: str) -> None:
    notes: Any = find(game).notebook()
    for view in views(game):
        for fact in notes.nameable(view):
            assert why(find(game), view, fact).left[-1:] in ((1,), ())


def fitting(view: Any, bet: Bet) -> int:
    """The deals in which an attempt is right, counted one by one."""
    worlds = PiWorlds(view)
    cases = [worlds.cases(holder) for holder in worlds.holders]
    deals = [dict(zip(worlds.holders, each)) for each in product(*cases)]
    truths: list[dict[Unknown, Answer]] = [
        {(kind, holder): card for holder, case in deal.items() for kind, card in zip(KINDS, case)} for deal in deals
    ]
    right = {fact.unknown: fact.among[0] for fact in bet.facts}
    return sum([worlds.allows(truth) and right.items() <= truth.items() for truth in truths])


def test_an_attempt_at_a_case_is_worth_its_share_of_all_deals_that_fit() -> None:
    game, found = find("pi"), 0
    notes: Any = game.notebook()
    for moment in moments(game, record("pi", 2)):
        if isinstance(moment.line, Moved) and moment.line.seat >= 0:
            view = moment.view(moment.line.seat)
            if bet := notes.bet(view, decoded(game.read_move, moment.line.move)):
                chances = game.worlds(view).marginals()
                single = [chances[fact.unknown].get(fact.among[0], 0) for fact in bet.facts]
                assert 0 <= bet.chance <= min(single), "no likelier than any one of its cards"
                assert bet.chance == Fraction(fitting(view, bet), game.worlds(view).count())
                found += 1
    assert found
