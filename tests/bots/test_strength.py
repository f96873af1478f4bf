"""The short form of ``make strength``: fixed deals, so that neither luck nor time decides."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from bench.strength.death_cards.silence import Heard
from bench.strength.ladder import step_row
from bench.strength.mastermind import READ, after_councils, readable
from bench.strength.observer import Clue, Observer, Watched, tells

from parlour.core import Event, Said
from parlour.games.death_cards.cards import ACCOMPLICE
from parlour.games.death_cards.events import Revealed, TurnBegan
from parlour.games.death_cards.moves import Suspect

STEPS = [
    ("mind_reader", 2, "novice", "random", 6),
    ("mind_reader", 2, "thumb", "novice", 20),
    ("pi", 2, "novice", "random", 3),
    ("graves", 2, "novice", "random", 3),
    ("graves", 2, "thumb", "novice", 16),
    ("mastermind", 5, "novice", "random", 20),
    ("mastermind", 5, "thumb", "novice", 20),
    ("death_cards", 6, "novice", "random", 20),
    ("death_cards", 6, "thumb", "novice", 20),
]


@pytest.mark.parametrize(("game", "seats", "upper", "lower", "deals"), STEPS, ids=str)
def test_a_level_wins_more_than_the_one_below(game: str, seats: int, upper: str, lower: str, deals: int) -> None:
    assert step_row(game, seats, upper, lower, deals)["mean"] > 0


def test_a_step_down_is_called_broken() -> None:
    row = step_row("mind_reader", 2, "random", "thumb", 4)
    assert row["broken"] and not row["met"]


def coin_games(betrays: float, games: int) -> list[Watched]:
    """Two seats of whom one is guilty: it raises a hand so often, and the other every other time."""
    rng = Random(1)
    found = []
    for _ in range(games):
        guilty = rng.randrange(2)
        raised = [[rng.random() < (betrays if seat == guilty else 0.5) for seat in range(2)] for _ in range(10)]
        found.append(Watched((0, 1), guilty, lambda seat, raised=raised: hands(seat, raised), rng.randrange(2)))
    return found


def hands(guilty: int, raised: list[list[bool]]) -> Iterator[Clue]:
    for turn in raised:
        for seat, up in enumerate(turn):
            yield ("hand", seat == guilty), up, 1


def test_the_observer_finds_a_tell_and_nothing_where_there_is_none() -> None:
    named, believed, gained = tells("a tell", coin_games(0.9, 100), 0.05)
    assert named["mean"] > 0.9 and believed["mean"] < 0.7 and not gained["met"]
    named, _, _ = tells("no tell", coin_games(0.5, 100), 0.05)
    assert named["mean"] < 0.65


def test_the_observer_reads_what_the_whole_table_saw_of_a_game() -> None:
    game = next(seen for number in range(9) if (seen := after_councils(5, number)))
    kinds = {context[0] for context, _, _ in game.reading(game.truth)}  # type: ignore[index]
    assert {"nomination", "vote", "policy", "drew", "received"} <= kinds
    assert game.truth in game.hypotheses and len(game.hypotheses) == 10
    assert Observer([game]).names(game) in game.hypotheses


def test_only_a_level_that_is_offered_is_held_to_the_goal_of_tells() -> None:
    assert readable(7, "belief") == READ and readable(7, "search") is None
    *_, gained = tells("a level that is not offered", coin_games(0.9, 10), readable(7, "search"))
    assert "goal" not in gained and "met" not in gained


def spoken(silent: set[int]) -> list[Event]:
    """Three rounds of five, in which some seats say nothing on their turns."""
    told: list[Event] = []
    for seat in [*range(5)] * 3:
        told.append(TurnBegan(seat, False))
        told += [] if seat in silent else [Said(seat, Suspect((seat + 1) % 5))]
    return [*told, TurnBegan(0, False)]


def test_who_alone_is_silent_is_named_and_where_all_speak_nobody_is() -> None:
    assert Heard(5, exposed=False).read(spoken({3})).gain("silent", 3) == pytest.approx(0.8)
    assert Heard(5, exposed=False).read(spoken({3})).gain("suspecting", 3) == pytest.approx(-0.2)
    assert Heard(5, exposed=False).read(spoken(set())).gain("silent", 3) == pytest.approx(0)


def test_a_round_that_the_end_cut_short_tells_nothing() -> None:
    """Seat 3 catches seat 2: everybody before has had one more turn, and spoke on it."""
    cut = [*spoken(set()), Said(0, Suspect(1)), *spoken(set())[2:7]]
    heard = Heard(5, exposed=False).read(cut)
    assert [len(turns) for turns in heard.turns] == [4, 4, 4, 3, 3]
    assert heard.gain("suspecting", 2) == pytest.approx(0)


def test_after_an_exposure_only_what_follows_counts_and_only_of_the_others() -> None:
    heard = Heard(5, exposed=True).read([*spoken({3}), Revealed(1, 4, ACCOMPLICE), *spoken({2})])
    assert heard.watched() == [0, 2, 3, 4]
    assert heard.gain("silent", 2) == pytest.approx(0.75) and heard.gain("silent", 3) == pytest.approx(-0.25)
