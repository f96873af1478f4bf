"""The Syndicate that looks one step ahead weighs what it does against what the table will believe."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.strength.mastermind import played
from bench.strength.mastermind.win_chance import fitted, positions

from parlour.bots.mastermind import belief, search
from parlour.bots.mastermind.lookahead import Lookahead
from parlour.bots.mastermind.win_chance import WEIGHTS, Board, win_chance
from parlour.core import Match, play
from parlour.games.mastermind import MASTERMIND, MastermindView
from parlour.games.mastermind.cards import AGENCY, SYNDICATE
from parlour.games.mastermind.events import Voted
from parlour.games.mastermind.moves import Discard, Enact, Nominate, Vote
from tests.bots.twins import chooses_alike
from tests.games.mastermind.kit import KIT
from tests.games.mastermind.table import ANN, BEA, CAL, DOT, EVE, discard, elect, sees, table

POWERS = table(5).rules.powers


def test_it_plays_a_whole_game_and_its_reasons_fit_its_choices() -> None:
    words = MASTERMIND.words("en")
    met = set()

    def watch(match: Match[Any, MastermindView]) -> None:
        seat = next((seat for seat in match.state.asked if match.state.roles[seat] != AGENCY), None)
        view = match.view(seat)
        if seat is not None and len(view.options) > 1:
            chosen = search.choose(view, Random(1))
            told = search.explain(view, chosen)
            assert told.figures["chosen"] and words.explanation(told, view, words.Names(("?",) * 5, seat))
            met.add(type(chosen))

    assert played(5, 1, belief, search, watch).result
    assert {Nominate, Vote, Enact} <= met


def test_hidden_things_exchanged_change_no_choice() -> None:
    chooses_alike(search, KIT, enough=2)


def test_the_more_the_table_knows_the_better_for_the_agency() -> None:
    board = Board(2, 2, POWERS)
    assert win_chance(board, 5, 0.5, 0.5) > win_chance(board, 5, 0.0, 0.0) > win_chance(board, 5, -0.3, 0.0)
    assert win_chance(Board(5, 2, POWERS), 5, 0.0, 0.0) == 1.0 and win_chance(Board(2, 6, POWERS), 5, 1.0, 1.0) == 0.0


def test_the_more_a_ballot_gives_away_the_better_for_the_agency() -> None:
    """Dot and Eve are the Syndicate; in the worse ballots only they approve of each other."""
    s = table(5)
    play(s, ANN, Nominate(EVE))
    ahead = Lookahead(sees(s, DOT))
    loud, quiet = Voted((DOT, EVE), (ANN, BEA, CAL)), Voted((ANN, BEA, CAL, EVE), (DOT,))
    assert ahead.after(*[loud] * 3) > ahead.after(*[quiet] * 3)


def test_what_it_expects_of_an_option_is_a_chance() -> None:
    s = table(5, top="ASS", director=DOT)
    elect(s, ANN)
    liked = Lookahead(sees(s, DOT)).scores()
    assert liked.keys() == {Discard(AGENCY), Discard(SYNDICATE)} and all([-1 <= score <= 0 for score in liked.values()])


def test_the_last_policies_are_taken_without_a_thought_for_looks() -> None:
    s = table(5, top="ASS", director=ANN)
    s.syndicate = 5
    elect(s, DOT)
    discard(s, "S")
    assert search.choose(sees(s, DOT), Random(1)) == Enact(SYNDICATE)


def test_the_fit_finds_what_wins() -> None:
    """Six positions are enough to see that a fit has the weights of the file's shape, and that wins pull upwards."""
    few = positions(5, 0)[:6]
    assert len(fitted(few)) == len(WEIGHTS) == len(few[0][0])
    won = fitted([(position, 1.0) for position, _ in few])
    lost = fitted([(position, 0.0) for position, _ in few])
    assert won[0] > lost[0]
