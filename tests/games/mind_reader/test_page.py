"""What players of Mind Reader can read at the table: every paragraph in its order, and every option."""

import re

import pytest

from parlour.core import ENGLISH, described
from parlour.games.mind_reader import MIND_READER
from tests.games.mind_reader.kit import KIT

PAGE = MIND_READER.words(ENGLISH).PAGE
RULES, HOUSE_RULINGS = PAGE.split("\n## House rulings\n")


def test_the_paragraphs_are_numbered_through():
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", RULES, re.MULTILINE)]
    assert PAGE.startswith("# Mind Reader") and numbers == list(range(1, 25))


@pytest.mark.parametrize("option", [setting.name for setting in described(MIND_READER.settings)])
def test_every_option_is_tried_by_the_laws_and_explained_on_the_page(option):
    default = getattr(MIND_READER.settings(), option)
    assert any([variant.options.get(option, default) != default for variant in KIT.variants])
    assert f"`{option}`" in RULES
