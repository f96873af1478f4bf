"""Why the bots of Mind Reader make a move: from their own numbers, for any move they could make, in a sentence."""

from random import Random

import pytest

from parlour.bots.mind_reader import belief, search, thumb
from parlour.core import ENGLISH, TAKE_BACK
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.moves import Ask, EndTurn, Guess, Keep, NameRank, NameSuit
from tests.games.mind_reader.table import ANN, BEA, ask, begun, dealt, end_turn, guess, hands_played

WORDS = MIND_READER.words(ENGLISH)
TABLES = [
    (2, {}),
    (3, {"all_or_nothing": True, "ranks": 5}),
    (3, {"two_cards": True, "jokers": True, "ranks": 4}),
    (3, {"in_secret": True, "ranks": 6}),
]


def in_words(mind, view, move):
    explanation = mind.explain(view, move)
    return worded(explanation, view) if explanation else None


def worded(explanation, view):
    names = WORDS.Names(("Ann", "Bea", "Cal")[: view.seats], view.seat)
    return WORDS.explanation(explanation, view, names)


def says(mind, s, move, seat=ANN):
    return in_words(mind, MIND_READER.view(s, seat), move)


@pytest.mark.parametrize("mind", [thumb, belief, search])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_move_is_explained_in_a_sentence(mind, seats, options):
    kinds, rng = set(), Random(1)
    for view in hands_played(seats, 5, "thumb", **options):
        for move in rng.sample(view.options, min(4, len(view.options))):
            said = in_words(mind, view, move)
            assert said.startswith("I ") and said.endswith(".") and "{" not in said
            kinds.add(type(move))
    assert kinds >= {Keep, Ask, EndTurn, NameSuit, NameRank}


def test_what_is_taken_back_needs_no_reason():
    assert says(belief, begun("7R 2P 3P 4P", "8W 2S 3S 4S"), TAKE_BACK) is None


def test_a_question_is_explained_by_what_it_leaves():
    s = begun("7R 2P 3P 8P", "8W 2S 3S 4S")
    assert says(thumb, s, Ask("8P", BEA, 0, "rank")) == (
        "I ask about Bea's Secret Card with the 8 of Paper: 61 cards fit it now, and 32 will at worst."
    )
    explanation = belief.explain(MIND_READER.view(s, ANN), Ask("8P", BEA, 0, "rank"))
    before, after = explanation.figures["fit"], explanation.figures["left"]
    assert before == 61 and after == pytest.approx((32**2 + 25**2 + 4**2) / 61)


def test_the_best_question_is_named_beside_a_worse_one():
    view = MIND_READER.view(begun("7R 2P 3P 8P", "8W 2S 3S 4S"), ANN)
    questions = [move for move in view.options if isinstance(move, Ask)]
    turns = {move: belief.explain(view, move).figures["turns"] for move in questions}
    best = belief.choose(view, Random(1))
    assert turns[best] == min(turns.values()) and "best question" not in in_words(belief, view, best)
    assert "best question" in in_words(belief, view, max(questions, key=lambda move: turns[move]))


def test_a_question_that_tells_nothing_says_so():
    """Bea's card is above 8, so a 2 is lower than it anyway."""
    s = begun("7R 2P 3P 8P", "KW 2S 3S 4S")
    ask(s, ANN, "8P", BEA)
    end_turn(s, ANN)
    ask(s, BEA, "2S", ANN)
    end_turn(s, BEA)
    assert says(belief, s, Ask("2P", BEA, 0, "rank")) == (
        "I ask about Bea's Secret Card with the 2 of Paper because a question is due; the answer tells me nothing."
    )


def test_a_sure_guess_names_the_card():
    s = begun("7R 8R 2P 3P 4P", "8W 9W 2S 3S 4S", two_cards=True)
    guess(s, ANN, BEA, "KW")
    view = MIND_READER.view(s, ANN)
    assert in_words(search, view, Guess(BEA, 0)) == "I guess Bea's left Secret Card: it can only be the 8 of Water."


def test_a_bet_is_explained_by_its_chance_and_by_what_waiting_is_worth(monkeypatch):
    """In the views of these hands in which a guess is a bet; a few imagined races tell it in the same words."""
    monkeypatch.setattr(search, "RACES", 90)
    monkeypatch.setattr(search, "FEWEST", 10)
    found = []
    for number in range(12):
        for view in hands_played(2, number):
            bets = [move for move in view.options if isinstance(move, Guess)]
            explanation = search.explain(view, bets[0]) if bets else None
            if explanation and "waiting" in explanation.figures:
                assert 0 <= explanation.figures["waiting"] <= 1 and 0 < explanation.figures["chance"] < 1
                found.append(worded(explanation, view))
    assert len(found) > 5 and all(["; if I wait, I win " in said for said in found])


def test_a_card_is_kept_for_the_reason_of_the_level():
    s = dealt("7R 2P 3P AP", "8W 2S 3S 4S")
    assert says(thumb, s, Keep(("AP",))) == (
        "I keep the Ace of Paper, 6 ranks from the middle: the further, the sooner found out."
    )
    assert says(search, s, Keep(("AP",))) == (
        "I keep the Ace of Paper: any card is as good, as long as nobody can read a habit."
    )


def test_a_part_of_a_guess_that_is_certain_says_so():
    views = [view for number in range(3) for view in hands_played(2, number)]
    named = [view for view in views if NameSuit in map(type, view.options)]
    said = [in_words(belief, view, belief.choose(view, Random(1))) for view in named]
    assert any([words.endswith(": it can be nothing else.") for words in said])
    assert not any(["100%" in words for words in said])


def test_another_question_is_called_better_only_beyond_luck():
    """What it asks itself, in hands imagined anew, is never far behind."""
    asked = [view for view in hands_played(3, 1) if any([isinstance(move, Ask) for move in view.options])][:6]
    chosen = [(view, search.choose(view, Random(1))) for view in asked]
    said = [in_words(search, view, move) for view, move in chosen if isinstance(move, Ask)]
    assert len(said) > 3 and not any(["best question" in words for words in said])
