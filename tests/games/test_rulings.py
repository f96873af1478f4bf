"""The house rulings of every game: each stands on its rules page by its id, and a test of the game names it."""

import re
from collections import Counter
from pathlib import Path

import pytest

from parlour.core import ENGLISH
from parlour.games import find

GAMES = {"mind_reader": "MR", "mastermind": "MM", "pi": "PI", "graves": "GR", "death_cards": "DC"}
NOT_AMONG_THE_RULINGS = {  # of the page, and why
    "MR-6": "one question a turn, of any one player: paragraph 8",
    "MR-8": "equal ranks are the same: paragraph 2; that strength can't tie follows from paragraphs 3 and 4",
    "MR-10": "the same suit is never said: paragraph 4",
    "MR-15": "the last player scores 10: paragraph 15",
    "MR-16": "points are kept after going out: paragraph 13",
    "MM-19": "it says how the cards of the box add up",
    "MM-34": "it says when the program checks for an end",
    "GR-2": "it corrects a number in the rulebook, which our page does not repeat",
}
HERE = Path(__file__)


def listed(game):
    """The rulings on the page, in its order."""
    rulings = find(game).words(ENGLISH).PAGE.partition("\n## House rulings\n")[2]
    return re.findall(rf"^- (?:\*\*)?({GAMES[game]}-\d+)\b", rulings, re.MULTILINE)


def told(game):
    """All rulings of a game: those that are listed, and those that its page need not list."""
    return {*listed(game), *[id for id in NOT_AMONG_THE_RULINGS if id.startswith(GAMES[game])]}


def named(game):
    """The rulings that the tests of a game name."""
    texts = [path.read_text("utf-8") for path in HERE.parent.joinpath(game).glob("test_*.py")]
    return {id for text in texts for id in re.findall(rf"\b{GAMES[game]}-\d+\b", text)}


@pytest.mark.parametrize("game", GAMES)
class TestRulings:
    def test_each_is_named_by_a_test(self, game):
        assert told(game) - named(game) == set()

    def test_each_that_a_test_names_can_be_read(self, game):
        """So none gets lost: its tests would still name it."""
        assert named(game) - told(game) == set()

    def test_the_page_lists_each_once_and_in_order(self, game):
        numbers = [int(id.partition("-")[2]) for id in listed(game)]
        assert len(numbers) > 30 and numbers == sorted(set(numbers))

    def test_none_is_both_on_the_list_and_left_out(self, game):
        assert Counter([*listed(game), *NOT_AMONG_THE_RULINGS]).most_common(1)[0][1] == 1


def test_every_ruling_that_the_code_speaks_of_can_be_read():
    rulings, source = set[str]().union(*map(told, GAMES)), HERE.parents[2] / "src"
    texts = [path.read_text("utf-8") for path in source.rglob("*.py")]
    spoken_of = {id for text in texts for id in re.findall(rf"\b(?:{'|'.join(GAMES.values())})-\d+\b", text)}
    assert spoken_of and spoken_of - rulings == set()
