"""The bots for Mind Reader: they play every table, and the better one wins more often."""

from random import Random

import pytest
from bench.strength.mind_reader import duel, turns_to_proof

from parlour import bots
from parlour.bots.mind_reader import belief, search, thumb
from parlour.bots.mind_reader.turns_to_proof import turns_to_proof as estimated
from parlour.core import Match
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.cards import ALL_CARDS
from parlour.games.mind_reader.settings import MindReaderSettings
from tests.bots.twins import chooses_alike
from tests.games.mind_reader.kit import KIT

LEVELS = ("thumb", "belief", "search")
SHORT = {"length": "one hand", "ranks": 5}
TABLES = [
    (2, {}),
    (3, {"jokers": True, "in_secret": True, "ranks": 5}),
    (6, {"length": "one hand", "ranks": 6}),
    (3, {"two_cards": True, "ranks": 4, "length": "one hand"}),
    (2, {"two_cards": True, "in_secret": True, "ranks": 4}),
    (2, {"jokers": True, "in_secret": True}),
    (2, {"suits": 3, "ranks": 3, "length": "one hand"}),
    (4, {"ranks": 5, "length": "target", "target": 40}),
    (5, {"ranks": 5, "length": "one hand"}),
    (3, {"all_or_nothing": True, "ranks": 4, "length": "one hand"}),
    (2, {"all_or_nothing": True, "two_cards": True, "jokers": True, "ranks": 3, "length": "one hand"}),
]


def played(seats, options, names, seed):
    match = Match(MIND_READER, seats, bytes([seed]) * 32, options)
    company = bots.Company(match, dict(enumerate(names)))
    while match.result is None:
        company.answer(company.next())
    return match


@pytest.fixture
def brief(monkeypatch):
    """A search that imagines few hands: quick, and as bound by the rules as any."""
    monkeypatch.setattr(search, "RACES", 40)
    monkeypatch.setattr(search, "FEWEST", 6)


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_level_plays_every_table_without_a_refusal(level, seats, options):
    for seed in range(2):
        assert played(seats, options, [level] * seats, seed).result


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("level", ["novice", *LEVELS])
def test_a_guess_that_somebody_else_has_begun_is_finished_even_with_a_suit_that_cannot_be(level):
    """A bot takes a seat over, or a hint is asked for, after a suit was named by mistake."""
    asked, match, rng = bots.levels.mind(level, "mind_reader"), Match(MIND_READER, 3, bytes(32), SHORT), Random(3)
    while match.result is None:
        (seat, *_) = match.asked
        view = match.view(seat)
        if view.sealed:
            assert asked.choose(view, Random(1)) in view.options
        match.play(seat, rng.choice(view.options))


@pytest.mark.parametrize(("better", "worse", "least"), [("thumb", "random", 0.9), ("belief", "random", 0.9)])
def test_a_bot_that_reasons_beats_one_that_does_not(better, worse, least):
    """Of forty hands, with either first."""
    won = 0
    for seed in range(20):
        for mine in (0, 1):
            names = [better, worse] if mine == 0 else [worse, better]
            won += mine in played(2, {"length": "one hand"}, names, seed).result.winners
    assert won >= 40 * least


def test_the_same_view_and_stream_give_the_same_answer():
    match = played(3, {"length": "one hand", "ranks": 5}, ["belief"] * 3, 1)
    again = played(3, {"length": "one hand", "ranks": 5}, ["belief"] * 3, 1)
    assert match.record.lines == again.record.lines


def test_a_sure_guess_is_made_at_once():
    """With three candidates asked away by hand, the bot names the one card left."""
    match = Match(MIND_READER, 2, bytes(32), {"suits": 3, "ranks": 4, "length": "one hand"})
    company = bots.Company(match, {0: "thumb", 1: "thumb"})
    while match.result is None:
        company.answer(company.next())
    guesses = [event for event in match.view(None).story if type(event).__name__ == "Guessed"]
    assert guesses[-1].right


def test_a_proof_takes_eight_turns_at_most_on_average():
    """Fixed deals; over 2,000 hands it is 7.55 ± 0.13, and the bits alone take 7.8."""
    turns = [turn for number in range(60) for turn in turns_to_proof("belief", number)]
    assert sum(turns) / len(turns) < 8.3


def test_a_bold_guess_in_time_beats_waiting_for_proof():
    """Fixed deals; over 2,000 deals belief wins 54.2 ± 0.9 of a hundred hands."""
    assert sum([duel("belief", "certain", 2, number) for number in range(60)]) > 30


def test_who_looks_ahead_wins_more_than_a_third_among_three(monkeypatch):
    """Fixed deals, and a third of the races; with all of them it is 53 ± 9 of a hundred hands over 60 deals."""
    monkeypatch.setattr(search, "RACES", 300)
    monkeypatch.setattr(search, "FEWEST", 34)
    assert sum([duel("search", "thumb", 3, number) for number in range(8)]) > 8 / 3


SETTINGS = MindReaderSettings()
ALIKE, UNLIKE = dict.fromkeys(["7R", "8R"], 0.5), dict.fromkeys(["7R", "8P"], 0.5)


def test_what_a_held_card_tells_apart_is_proof_in_a_turn():
    """On average a little less: the rival may show one of the two cards first."""
    assert estimated({"7R": 1.0}, ["2S"], SETTINGS) == 0
    assert 0.9 < estimated(ALIKE, ["7S", "KW"], SETTINGS) <= 1


def test_neighbours_of_a_suit_take_longest():
    """Only a 7 or an 8 tells the 7 and the 8 of Rock apart."""
    assert estimated(ALIKE, ["2S"], SETTINGS) > 1 + estimated(UNLIKE, [], SETTINGS)


def test_more_cards_take_more_turns():
    deck = [card for card in ALL_CARDS if card[0] != "*"]
    turns = [estimated(dict.fromkeys(deck[::13][:n] + deck[:n], 1 / n), ["5S", "9W"], SETTINGS) for n in (1, 2, 5, 12)]
    assert turns == sorted(turns)


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("mind", [thumb, belief, search])
def test_hidden_things_exchanged_change_no_choice(mind):
    chooses_alike(mind, KIT, enough=25)
