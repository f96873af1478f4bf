"""What the bots of Death on the Cards say for a move, and what every option is worth to them."""

from random import Random

import pytest

from parlour.bots.death_cards import belief, search
from parlour.core import NATURE, PASS, TAKE_BACK, chance, options, play
from parlour.games.death_cards import DEATH_CARDS
from parlour.games.death_cards.cards import BUNDLE, DELAY, NOT_SO_FAST, POIROT, TRADE, TRAIN
from parlour.games.death_cards.moves import CANCEL, PLAYS, Mark, Name, Reveal
from tests.games.death_cards.kit import choose
from tests.games.death_cards.table import ANN, BEA, CAL, WORDS, do, lay, names, passes, sees, table
from tests.games.death_cards.test_worlds import dealt


def said(s, seat, move):
    """Why the bot on ``seat`` would make the move, in words."""
    view = sees(s, seat)
    return WORDS.explanation(search.explain(view, move), view, names(s, seat))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_option_of_a_game_is_explained_in_a_sentence(seats):
    rng, s, kinds = Random(seats), DEATH_CARDS.begin(seats, DEATH_CARDS.table(seats, {})), set()
    play(s, NATURE, chance(s, rng.randrange))
    while s.asked:
        seat = s.asked[0]
        view = sees(s, seat)
        for move in [move for move in view.options if move != TAKE_BACK]:
            explanation = belief.explain(view, move)
            kinds.add(explanation.kind)
            sentence = WORDS.explanation(explanation, view, names(s, seat))
            assert sentence[0].isupper() or not sentence[0].isalpha()
            assert sentence.endswith(".")
        play(s, seat, choose(s, seat, options(s, seat), rng))
    assert len(kinds) > 8


def test_a_secret_is_pointed_at_for_how_likely_it_is_the_murderer_s():
    s = table(3, {ANN: [POIROT] * 3}, up=(3, 4))
    lay(s, ANN, POIROT, POIROT, POIROT)
    words = said(s, ANN, Mark(5))
    assert words.startswith("Bea's secret 6 is the Murderer's card with ") and "the chance of my side" in words


def test_a_not_so_fast_is_weighed_against_what_it_saves():
    s = table(3, {ANN: [TRAIN], BEA: [NOT_SO_FAST]})
    do(s, ANN, PLAYS[TRAIN])
    words = said(s, BEA, CANCEL)
    assert words.startswith("To cancel Early Train to Paddington raises the chance of my side by ")
    assert words.endswith("while the Not so Fast is worth 4%.") and said(s, BEA, PASS) == words


def test_the_murderer_knows_which_secret_ends_the_game():
    s = confessing()
    assert said(s, CAL, Reveal(6)) == "This is the Murderer's card: revealed, it ends the game."
    assert said(s, CAL, Reveal(7)) == "This secret betrays nothing."


def confessing():
    """The Murderer must reveal a secret."""
    s = dealt(3, {ANN: [BUNDLE, BUNDLE, TRADE, TRADE, DELAY]}, murderer=6)
    lay(s, ANN, BUNDLE, BUNDLE)
    do(s, ANN, Name(CAL))
    passes(s)
    return s


class TestValues:
    def test_to_reveal_the_murderer_s_card_loses_for_certain(self):
        values = search.values(sees(confessing(), CAL), Random(1))
        assert set(values) == {Reveal(6), Reveal(7), Reveal(8)} and values[Reveal(6)] == (0.0, 0.0)
        assert all(value > 3 * error > 0 for move, (value, error) in values.items() if move != Reveal(6))

    def test_a_hunter_gains_by_cancelling_a_train(self):
        s = dealt(3, {ANN: [TRAIN, BUNDLE, TRADE, TRADE, DELAY]}, murderer=6)
        do(s, ANN, PLAYS[TRAIN])
        values = search.values(sees(s, BEA), Random(1))
        assert values[CANCEL][0] > values[PASS][0]

    def test_the_same_view_is_valued_alike(self):
        view = sees(dealt(2, {ANN: [POIROT, TRAIN, BUNDLE, BUNDLE, TRADE]}), ANN)
        assert search.values(view, Random(3)) == search.values(view, Random(3))
