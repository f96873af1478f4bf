"""Among three and more, everybody hears the answers: a question is worth what it brings before the others' turns."""

from random import Random

import pytest

from parlour.bots.mind_reader import belief
from parlour.bots.mind_reader.belief import chances_of
from parlour.bots.mind_reader.crowd import PROVED, Crowd, is_crowd, proved
from parlour.core import ENGLISH
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.moves import Ask
from parlour.games.mind_reader.worlds import MindReaderWorlds
from tests.games.mind_reader.table import ANN, BEA, CAL, begun, guess, hands_played

FOUR = ("7R 2P 3P 8P", "8W 2S 3S 4S", "9L 5S 6S 7S", "JR 8S 9S 10S")


def crowd_of(view):
    worlds = MindReaderWorlds(view)
    return Crowd(view, worlds.knowledge, chances_of(worlds))


def asking(seats):
    views = [view for view in hands_played(seats, 3, "thumb") if view.seat is not None and is_crowd(view)]
    return [view for view in views if any([isinstance(move, Ask) for move in view.options])]


def test_a_crowd_is_two_rivals_or_more_with_one_card_each():
    assert is_crowd(MIND_READER.view(begun(*FOUR), ANN))
    assert not is_crowd(MIND_READER.view(begun(*FOUR[:2]), ANN))
    assert not is_crowd(MIND_READER.view(begun(*FOUR, all_or_nothing=True), ANN))
    s = begun(*FOUR[:3])
    guess(s, ANN, BEA, "8W")
    assert not is_crowd(MIND_READER.view(s, ANN))


def test_the_fewer_cards_are_suspected_the_likelier_is_a_proof():
    chances = [proved(suspects) for suspects in range(1, len(PROVED) + 3)]
    assert chances == sorted(chances, reverse=True) and chances[0] == 1


def test_a_card_that_is_open_to_all_is_soon_gone_and_sooner_with_more_who_hunt_it():
    of_three, of_four = [crowd_of(MIND_READER.view(begun(*FOUR[:seats]), ANN)) for seats in (3, 4)]
    assert of_three.taken(3) > of_three.taken(6) and of_four.taken(3) > of_three.taken(3)
    assert of_four.standing(2, 20) > of_four.standing(2, 2) and of_four.standing(1, 2) == 1


@pytest.mark.parametrize("seats", [3, 5])
def test_it_asks_what_is_worth_most_and_says_why(seats):
    words = MIND_READER.words(ENGLISH)
    names = ("Ann", "Bea", "Cal", "Dot", "Eve")[:seats]
    found = asking(seats)[::3]
    assert len(found) > 3
    for view in found:
        chosen, crowd = belief.choose(view, Random(1)), crowd_of(view)
        if isinstance(chosen, Ask):
            assert crowd.worth(chosen) == max(
                [crowd.worth(question) for question in belief.useful_questions(view, crowd.chances)]
            )
            told = belief.explain(view, chosen)
            assert told.kind in ("races", "learns nothing")
            assert "worth more" not in words.explanation(told, view, words.Names(names, view.seat))


def test_what_a_question_may_bring_is_told_in_a_sentence():
    view = MIND_READER.view(begun(*FOUR), ANN)
    words = MIND_READER.words(ENGLISH)
    said = words.explanation(
        belief.explain(view, Ask("2P", CAL, 0, "rank")), view, words.Names(("A", "B", "C", "D"), ANN)
    )
    assert said.startswith("I ask about C's Secret Card with the 2 of Paper: 0% of the time that proves it, and ")
    assert said.endswith("somebody takes it before my next turn; another question is worth more.")
