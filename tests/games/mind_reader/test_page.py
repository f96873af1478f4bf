"""What players of Mind Reader can read at the table: every house ruling, and every option."""

import re
from pathlib import Path

import pytest

from parlour.core import ENGLISH, described
from parlour.games.mind_reader import MIND_READER
from tests.games.mind_reader.kit import KIT

PAGE = MIND_READER.words(ENGLISH).PAGE
RULES, HOUSE_RULINGS = PAGE.split("\n## House rulings\n")
LISTED = re.findall(r"^- (MR-\d+): ", HOUSE_RULINGS, re.MULTILINE)
OUR_OWN = {"MR-37", "MR-38", "MR-39"}  # written beside the game, where the shared rulings are silent
FROM_THE_RULEBOOK = {  # the rulebook decides these itself: the numbered paragraphs say so
    "MR-6": "one question a turn, of any one player: paragraph 8",
    "MR-8": "equal ranks are the same: paragraph 2; that strength can't tie follows from paragraphs 3 and 4",
    "MR-10": "the same suit is never said: paragraph 4",
    "MR-15": "the last player scores 10: paragraph 15",
    "MR-16": "points are kept after going out: paragraph 13",
}


def shared_rulings():
    """The ids in the shared folder beside the project, if there is one."""
    for folder in Path(__file__).resolve().parents:
        rulings = folder / "shared" / "rules" / "mind_reader.md"
        if rulings.exists():
            return set(re.findall(r"^\| (MR-\d+) \|", rulings.read_text("utf-8"), re.MULTILINE))
    pytest.skip("the shared rulings are not here")


def test_every_house_ruling_can_be_read_at_the_table():
    assert set(LISTED) - OUR_OWN == shared_rulings() - FROM_THE_RULEBOOK.keys()


def test_no_ruling_is_listed_twice_and_all_of_ours_are_there():
    assert len(LISTED) == len(set(LISTED)) and set(LISTED) >= OUR_OWN


def test_the_paragraphs_are_numbered_through():
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", RULES, re.MULTILINE)]
    assert PAGE.startswith("# Mind Reader") and numbers == list(range(1, 25))


@pytest.mark.parametrize("option", [setting.name for setting in described(MIND_READER.settings)])
def test_every_option_is_tried_by_the_laws_and_explained_on_the_page(option):
    default = getattr(MIND_READER.settings(), option)
    assert any([variant.options.get(option, default) != default for variant in KIT.variants])
    assert f"`{option}`" in RULES
