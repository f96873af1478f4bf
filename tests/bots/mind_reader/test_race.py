"""Hands imagined to their end: dealt as the story allows, played by everybody, and of use to who looks ahead."""

from random import Random

import numpy as np
import pytest

from parlour.bots.mind_reader import search
from parlour.bots.mind_reader.race import ME, NUMBER, together
from parlour.bots.mind_reader.search import Tried
from parlour.core import play
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.moves import Ask, Guess
from parlour.games.mind_reader.rules.turn import END_TURN
from tests.games.mind_reader.table import ANN, BEA, CAL, ask, begun, end_turn, hands_played

THREE = ("7R 2P 3P 8P", "8W 2S 3S 4S", "9L 5S 6S 7S")
RACES = 60


def sees(s, seat=ANN):
    return MIND_READER.view(s, seat)


def dealt(view, races=RACES):
    return Tried(view).table.dealt(races, np.random.default_rng(1))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_is_hidden_is_dealt_as_the_story_allows(seats):
    views = [view for view in hands_played(seats, 4, "thumb") if view.seat is not None and search.can_race(view)]
    for view in views[:: max(1, len(views) // 5)]:
        tried, race = Tried(view), dealt(view)
        held = np.concatenate([race.hands.reshape(RACES, -1), race.secrets, race.pile[:, :2]], axis=1)
        for cards in held:
            known = cards[cards < len(NUMBER)]
            assert len(set(known)) == len(known)
        for racer, seat in enumerate(tried.table.seats[1:], 1):
            assert set(race.secrets[:, racer]) <= {NUMBER[card] for card in tried.chances[seat, 0]}


def test_nobody_suspects_a_card_that_they_hold_and_everybody_the_truth():
    view = [view for view in hands_played(3, 2, "thumb") if view.seat is not None and search.can_race(view)][9]
    race = dealt(view)
    for one in range(race.racers):
        for other in set(range(race.racers)) - {one}:
            words, places = np.divmod(race.secrets[:, other], 64)
            assert (race.suspects[race.races, one, other, words] >> places.astype(np.uint64) & np.uint64(1)).all()


def test_every_race_ends_with_one_player_or_goes_on_evenly():
    race = dealt(sees(begun(*THREE)))
    race.play_on(ME)
    assert (race.still_in.sum(axis=1) >= 1).all() and race.over.mean() > 0.9
    assert (race.points[race.over].sum(axis=1) == 30).all()
    assert 0 < race.won().mean() < 1


def test_races_are_the_same_alone_and_together():
    one, other = dealt(sees(begun(*THREE))), dealt(sees(begun(*THREE)))
    both = together([dealt(sees(begun(*THREE))), other])
    one.play_on(ME)
    both.play_on(ME)
    assert (both.won()[:RACES] == one.won()).all()


def test_a_card_that_all_but_lies_open_is_worth_less_to_its_owner():
    """After questions about Bea alone, Ann wins more hands, and Bea fewer."""
    s = begun("7R 8P 8S 4W", "8W AS KS QS", "9L 5S 6S 7S", draw="3L 5L QL KL 2L 4L 6L 8L 10L JL")
    before = dealt(sees(s), 400)
    before.play_on(ME)
    ask(s, ANN, "8P", BEA)  # the same rank: five cards are left, less those seen
    end_turn(s, ANN)
    of_bea = dealt(sees(s, BEA), 400)
    of_bea.play_on(ME)
    assert of_bea.won().mean() < before.won().mean() - 0.05


def test_the_likeliest_winner_is_chosen_among_what_was_tried():
    view = sees(begun(*THREE))
    tried = Tried(view)
    moves = tried.moves()
    assert {move.of for move in moves} == {BEA, CAL} and all([isinstance(move, Ask) for move in moves])
    values = tried.values(moves, Random(1).getrandbits(64))
    assert search.choose(view, Random(1)) == max(moves, key=lambda move: values[move])


def test_with_every_card_proved_it_guesses():
    tried = Tried(sees(begun("7R 8P 8S 4W", "8W AS KS QS")))
    tried.chances = {(BEA, 0): {"8W": 1.0}}
    assert tried.moves() == [Guess(BEA, 0)]


def test_after_the_question_it_may_end_its_turn_or_be_bold():
    s = begun(*THREE)
    play(s, ANN, Ask("8P", BEA, 0, "rank"))
    tried = Tried(sees(s))
    assert tried.moves()[0] == END_TURN
    tried.chances = {(BEA, 0): {"8W": 0.5, "8R": 0.5}, (CAL, 0): tried.chances[CAL, 0]}
    assert tried.moves() == [END_TURN, Guess(BEA, 0)]


class TestWhatIsKnownAlready:
    """Bea's card is above 8, so that a 2 by rank tells nothing of it."""

    def tried(self):
        s = begun("7R 2P 3P 8P", "KW 2S 3S 4S", "9L 5S 6S 7S")
        tried = Tried(sees(s))
        tried.chances = {(BEA, 0): {"KW": 0.5, "QW": 0.5}, (CAL, 0): tried.chances[CAL, 0]}
        return tried, Ask("2P", BEA, 0, "rank"), Ask("8P", CAL, 0, "rank")

    def won(self, tried, monkeypatch, known, telling):
        """In 100 imagined hands so many are won after each."""
        shares = np.array([[n < many for n in range(100)] for many in (known, telling)], dtype=float)
        monkeypatch.setattr(tried, "won", lambda moves, seed: shares)

    def test_it_is_not_asked_for_a_lead_that_may_be_luck(self, monkeypatch):
        tried, known, telling = self.tried()
        self.won(tried, monkeypatch, 44, 40)
        assert tried.best([known, telling], 1) == telling

    def test_it_is_asked_if_it_surely_wins_more_and_the_reason_is_told(self, monkeypatch):
        tried, known, telling = self.tried()
        self.won(tried, monkeypatch, 70, 40)
        assert tried.best([known, telling], 1) == known
        assert tried.of_question(known) == ("keeps quiet", {"winning": 0.7, "telling": 0.4})
