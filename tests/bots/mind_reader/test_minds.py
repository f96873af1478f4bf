"""The minds for Mind Reader: they play every table, and the better one wins more often."""

from random import Random

import pytest

from parlour import bots
from parlour.core import Match
from parlour.games.mind_reader import MIND_READER

LEVELS = ("thumb", "belief", "search")
TABLES = [
    (2, {}),
    (3, {"jokers": True, "in_secret": True, "ranks": 5}),
    (6, {"length": "one hand", "ranks": 6}),
    (3, {"two_cards": True, "ranks": 4, "length": "one hand"}),
    (2, {"two_cards": True, "gentle": True, "in_secret": True, "ranks": 4}),
    (3, {"all_or_nothing": True, "ranks": 4, "length": "one hand"}),
    (2, {"all_or_nothing": True, "two_cards": True, "jokers": True, "ranks": 3, "length": "one hand"}),
]


def played(seats, options, names, seed):
    match = Match(MIND_READER, seats, bytes([seed]) * 32, options)
    company = bots.Company(match, {seat: bots.find(name)(MIND_READER) for seat, name in enumerate(names)})
    while match.result is None:
        company.answer(company.next())
    return match


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_level_plays_every_table_without_a_refusal(level, seats, options):
    for seed in range(2):
        assert played(seats, options, [level] * seats, seed).result


@pytest.mark.parametrize(("better", "worse", "least"), [("thumb", "random", 0.9), ("belief", "random", 0.9)])
def test_whoever_reasons_beats_whoever_does_not(better, worse, least):
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
    """With three candidates asked away by hand, the mind names the one card left."""
    match = Match(MIND_READER, 2, bytes(32), {"suits": 3, "ranks": 4, "length": "one hand"})
    mind, rng = bots.find("thumb")(MIND_READER), Random(1)
    while match.result is None:
        seat = match.asked[0]
        match.play(seat, mind.choose(match.view(seat), rng))
    guesses = [event for event in match.view(None).story if type(event).__name__ == "Guessed"]
    assert guesses[-1].right
