"""The rules page tells how to play well; what it counts is true."""

import re
from fractions import Fraction
from itertools import pairwise
from math import comb

import pytest

from parlour.core import ENGLISH
from parlour.games import SHELF, find
from parlour.games.graves.rules.unmasking import GIVEN_UP, RIGHT, WRONG
from parlour.games.mastermind.cards import DRAWN, POLICIES, SYNDICATE
from parlour.games.mind_reader.cards import ALL_CARDS, JOKER, REPLIES, rank_of
from parlour.games.pi.cards import BOXES, NEIGHBOURS, PENALTY


def tips(game):
    """The section as one line, so that a sentence is found wherever it is broken."""
    page = find(game).words(ENGLISH).PAGE
    return " ".join(page.partition("\n## Playing well\n")[2].partition("\n## ")[0].split())


@pytest.mark.parametrize("game", SHELF)
def test_every_page_has_some(game):
    assert len(re.findall(r"(?:^| )- ", tips(game))) >= 6


def test_graves_has_the_golden_rule_and_the_texts_of_cards_go_first():
    rule = find("graves").words(ENGLISH).PAGE.partition("\n## The Golden Rule\n")[2].partition("\n## ")[0]
    assert "do what the text says" in rule


def test_mind_reader_a_7_splits_the_ranks_and_any_card_the_suits_in_half():
    assert "A 7 by rank does so" in tips("mind_reader")
    others = [card for card in ALL_CARDS if rank_of(card) != JOKER]
    for question, card in [("rank", "7R"), *[("strength", card) for card in others]]:
        replies = [REPLIES[question][card][other] for other in others if other != card]
        assert max([replies.count(reply) for reply in replies]) / len(replies) < 0.6


def test_mastermind_three_syndicate_policies_come_about_once_in_four_times():
    syndicate = POLICIES.count(SYNDICATE)
    assert "all are Syndicate about once in four times" in tips("mastermind")
    assert Fraction(comb(syndicate, DRAWN), comb(len(POLICIES), DRAWN)) == pytest.approx(1 / 4, abs=0.01)
    assert "more often Syndicate than not" in tips("mastermind") and 2 * syndicate > len(POLICIES)


def test_pi_these_locations_have_six_neighbours_and_a_box_is_worth_a_failed_attempt():
    large = [location for location, near in NEIGHBOURS.items() if len(near) == 6]
    assert f"{', '.join(large[:-1])} and {large[-1]} have six neighbours" in tips("pi")
    assert {high - low for high, low in pairwise(BOXES[:-1])} == {PENALTY}


def test_graves_giving_up_pays_from_three_evidence_cards_on():
    """By the chances on the page."""
    chances = [Fraction(1, 5), Fraction(1, 3), Fraction(3, 5), Fraction(9, 10), Fraction(1)]
    lost = [chance * RIGHT - (1 - chance) * WRONG for chance in chances]  # by staying silent, to the Detective's lead
    assert [each > GIVEN_UP for each in lost] == [False, False, False, True, True]
    assert "give up if the Detective has three Evidence cards or more" in tips("graves")
