"""What the bots of Death on the Cards say for a move, and what every option is worth to them."""

from random import Random

import pytest

from parlour.bots.death_cards import belief, novice, search, thumb
from parlour.core import NATURE, PASS, TAKE_BACK, chance, options, play
from parlour.games.death_cards import DEATH_CARDS
from parlour.games.death_cards.cards import (
    BLACKMAILED,
    BUNDLE,
    DELAY,
    FAUX_PAS,
    FOLLY,
    NOT_SO_FAST,
    POIROT,
    TRADE,
    TRAIN,
)
from parlour.games.death_cards.moves import CANCEL, DISCARDS, PLAYS, Mark, Name, Reveal, Send
from tests.bots.twins import told_alike
from tests.games.death_cards.kit import KIT, choose
from tests.games.death_cards.table import ANN, BEA, CAL, WORDS, do, lay, names, passes, sees, table
from tests.games.death_cards.test_worlds import dealt


def said(s, seat, move, mind=search):
    """Why the bot on ``seat`` would make the move, in words."""
    view = sees(s, seat)
    return WORDS.explanation(mind.explain(view, move), view, names(s, seat))


@pytest.mark.parametrize("mind", [novice, thumb, belief])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_option_of_a_game_is_explained_in_a_sentence(mind, seats):
    rng, s, kinds = Random(seats), DEATH_CARDS.begin(seats, DEATH_CARDS.table(seats, {})), set()
    play(s, NATURE, chance(s, rng.randrange))
    while s.asked:
        seat = s.asked[0]
        view = sees(s, seat)
        for move in [move for move in view.options if move != TAKE_BACK]:
            explanation = mind.explain(view, move)
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


def test_who_knows_the_murderer_speaks_of_no_chances():
    s = dealt(3, {ANN: [BUNDLE, BUNDLE, TRADE, TRADE, DELAY]}, murderer=0)
    lay(s, ANN, BUNDLE, BUNDLE)
    assert said(s, ANN, Name(BEA)).startswith("The Murderer is not Bea: a secret revealed there raises the chance")


def test_a_train_is_explained_by_who_wants_the_draw_pile_to_run_out():
    """A Murderer among four keeps it until twenty cards are left: before, it would tell who it is."""
    detective, murderer = table(4, {ANN: [TRAIN]}), table(4, {ANN: [TRAIN]}, murderer=0)
    assert said(detective, ANN, PLAYS[TRAIN]).endswith("cards, and my side wants it to last.")
    assert said(murderer, ANN, PLAYS[TRAIN]).endswith("to run out, but now it would tell everybody who I am.")


def test_a_murderer_who_waits_says_why_a_delay_is_let_pass():
    s = table(4, {ANN: [DELAY], BEA: [NOT_SO_FAST]}, murderer=3, discards=[FOLLY] * 3)
    do(s, ANN, PLAYS[DELAY])
    assert said(s, BEA, PASS).endswith("the chance of my side by 2%, but now it would tell everybody who I am.")


def test_cards_are_passed_to_the_neighbour_whom_a_trick_would_hurt():
    s = table(4, {ANN: [FOLLY, FAUX_PAS]})
    do(s, ANN, PLAYS[FOLLY])
    assert said(s, ANN, Send("left")).startswith("My Social Faux Pas makes the other reveal a secret: with Bea that ")
    s = table(4, {ANN: [FOLLY, TRADE]})
    do(s, ANN, PLAYS[FOLLY])
    assert said(s, ANN, Send("left")) == "Left or right makes no difference to me."


def test_a_card_is_thrown_away_beside_what_the_rest_of_the_hand_is_worth():
    s = table(3, {ANN: [TRADE, DELAY, NOT_SO_FAST]})
    do(s, ANN, PASS)
    assert said(s, ANN, DISCARDS[TRADE]) == "Card Trade is worth 25 of 100 to me, and nothing in my hand is worth less."
    assert said(s, ANN, DISCARDS[DELAY]).endswith("is worth 80 of 100 to me, and something in my hand is worth less.")


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ([TRADE, FAUX_PAS, DELAY], "My Social Faux Pas makes the other reveal a secret: with Bea that "),
        (
            [TRADE, BLACKMAILED, DELAY],
            "The Murderer is Bea with a chance of 33%: who takes my Blackmailed must show me ",
        ),
        ([TRADE, FOLLY, DELAY], "Any other choice is as good to me as Bea."),
    ],
)
def test_a_partner_for_a_trade_is_chosen_for_the_card_to_be_given(hand, reason):
    s = table(3, {ANN: hand, BEA: [FOLLY], CAL: [FOLLY]})
    do(s, ANN, PLAYS[TRADE])
    assert said(s, ANN, Name(BEA)).startswith(reason)


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


@pytest.mark.parametrize("mind", [novice, thumb])
def test_simple_minds_explain_alike_in_twin_worlds(mind):
    def explained(run, s, seat):
        open_to = [move for move in run.game.view(s, seat).options if move != TAKE_BACK]
        return [said(s, seat, move, mind) for move in open_to] if seat in s.asked else None

    told_alike(explained, KIT, enough=3)


class TestByThumb:
    def test_a_set_goes_at_the_player_with_the_fewest_secrets_to_hide(self):
        s = table(3, {ANN: [BUNDLE, BUNDLE]}, up=(3,))
        lay(s, ANN, BUNDLE, BUNDLE)
        assert said(s, ANN, Name(BEA), thumb) == "Bea: 2 secrets are face down there, and nobody I am after has fewer."
        assert said(s, ANN, Name(CAL), thumb) == "Cal: 3 secrets are face down there, but somebody I am after has 2."

    def test_a_detective_stops_a_train_and_a_murderer_does_not(self):
        s = table(3, {ANN: [TRAIN], BEA: [NOT_SO_FAST], CAL: [NOT_SO_FAST]})
        do(s, ANN, PLAYS[TRAIN])
        harm, none = (
            "hurts my side, and a Not so Fast would stop it.",
            "does not hurt my side enough for a Not so Fast.",
        )
        assert said(s, BEA, CANCEL, thumb) == said(s, BEA, PASS, thumb) == f"Early Train to Paddington {harm}"
        assert said(s, CAL, PASS, thumb) == f"Early Train to Paddington {none}"

    def test_each_side_says_what_it_wants_of_the_draw_pile(self):
        detective, murderer = table(3, {ANN: [TRAIN, DELAY]}), table(3, {ANN: [TRAIN, DELAY]}, murderer=0)
        assert said(detective, ANN, PLAYS[TRAIN], thumb).endswith("cards, and my side wants it to last.")
        assert said(murderer, ANN, PLAYS[TRAIN], thumb).endswith("cards, and my side wants it to run out.")
        assert "when 12 cards are left to draw or fewer, and now there are " in said(
            detective, ANN, PLAYS[DELAY], thumb
        )

    def test_the_murderer_knows_which_secret_ends_the_game(self):
        assert said(confessing(), CAL, Reveal(6), thumb) == "This is the Murderer's card: revealed, it ends the game."

    def test_cards_are_thrown_away_by_how_they_are_rated(self):
        s = table(3, {ANN: [TRADE, DELAY, NOT_SO_FAST]})
        do(s, ANN, PASS)
        assert said(s, ANN, DISCARDS[TRADE], thumb) == "I rate Card Trade at 0.3, and nothing in my hand lower."
        assert said(s, ANN, DISCARDS[DELAY], thumb).endswith(" at 2, and something in my hand lower.")

    def test_it_can_send_the_cards_of_a_player_whose_seat_it_takes_over(self):
        s = table(3, {ANN: [FOLLY, TRADE], BEA: [TRADE], CAL: [TRADE]})
        do(s, ANN, PLAYS[FOLLY])
        assert thumb.choose(sees(s, ANN), Random(1)) in options(s, ANN)
        assert said(s, ANN, Send("left"), thumb).startswith("Any other choice is as good to me as ")


class TestANovice:
    def test_it_keeps_its_not_so_fast_though_it_would_help(self):
        s = table(3, {ANN: [TRAIN], BEA: [NOT_SO_FAST]})
        do(s, ANN, PLAYS[TRAIN])
        assert said(s, BEA, PASS, novice) == "I keep my Not so Fast for something worse."

    def test_it_goes_at_anybody(self):
        s = table(3, {ANN: [BUNDLE, BUNDLE]}, up=(3,))
        lay(s, ANN, BUNDLE, BUNDLE)
        assert said(s, ANN, Name(CAL), novice) == "Any other choice is as good to me as Cal."
