"""The abilities of the default decks, card by card."""

import pytest

from parlour.core import NATURE, PASS, options, play
from parlour.games.graves import GRAVES
from parlour.games.graves.cards import CARDS, COVERED
from parlour.games.graves.events import Carried, Drew, Removed, Reshuffled, Took, Used
from parlour.games.graves.moves import Discard, Pick, Place, Shuffled, Use
from parlour.games.graves.settings.decks import deck_of
from tests.games.graves.table import (
    ANN,
    BEA,
    STOP,
    at,
    both_pass,
    do,
    heard,
    offered,
    passes,
    place,
    usable,
    use,
    why_not,
    win,
)

SEVENS = "M7 S7 Q7 N7 B7 M8 S8 Q8 N8 B8 M9 S9 Q9 N9 B9"
TITLES = {
    "D": ("New Angle", "Old Notes", "Connect the Scenes", "Discredit", "Fresh Start"),
    "M": ("Misdirection", "Loose Ends", "Plant Evidence", "Destroy Evidence", "Change of Plan"),
}
EFFECTS = ("change trump", "fetch", "carry", "remove", "reshuffle")


@pytest.mark.parametrize("side", TITLES)
def test_the_default_set_is_the_same_for_both_sides_but_for_its_titles(side):
    deck = deck_of(side, "")
    assert deck.cards == CARDS
    for rank, title, effect in zip("23456", TITLES[side], EFFECTS):
        assert {(deck.abilities[suit + rank].title, deck.abilities[suit + rank].effect) for suit in "MSQNB"} == {
            (title, effect)
        }


@pytest.mark.parametrize("rank", "789A")
def test_7_8_9_and_ace_have_none(rank):
    assert not any(card[1] == rank for side in TITLES for card in deck_of(side, "").abilities)
    s = at(ann=f"M{rank} S{rank} Q{rank} N{rank} B{rank}", bea=SEVENS)
    assert why_not(s, Use(f"M{rank}")) == f"M{rank} has no ability to be used from your hand."


class TestTheFrame:
    def test_a_card_used_is_shown_resolved_and_then_laid_face_down_on_the_discards(self):
        s = at(ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        passes(s)
        place(s, "M7")
        do(s, STOP, Use("M5"))
        assert heard(s, BEA, Used) == [Used(ANN, "M5", "Discredit", "D")]
        assert "M5" not in s.hands[ANN] and not s.discards[ANN]
        do(s, Pick("M7"))
        assert s.discards[ANN] == ["M5"] and not s.pile(0, ANN)

    def test_while_it_is_resolved_it_lies_in_no_pile(self):
        """GR-56"""
        s = at(ann="M3 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        do(s, PASS, Discard("S7"))
        place(s, "M7")
        do(s, STOP, Use("M3"))
        assert options(s, ANN) == [Pick("S7")]

    def test_any_number_may_be_used_in_any_order_with_placements(self):
        s = at(ann="M5 S5 N7 N8 B7 M8 S8", bea="N7 N8 M7 M8 Q7 B7 S7")
        passes(s)
        place(s, "N7", "N8", "M7", "M8")
        do(s, STOP)
        place(s, "N7")
        use(s, "M5", Pick("N7"))
        place(s, "N8")
        use(s, "S5", Pick("M7"))
        assert s.piles[:2] == [("N7", "N8"), ("N8", "M8")] and s.discards[ANN] == ["M5", "S5"]

    def test_using_one_counts_as_playing_and_is_not_bound_by_the_suit_rule(self):
        s = at(ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        passes(s)
        place(s, "M7")
        do(s, STOP)
        place(s, "Q7")
        assert "M5" in usable(s)
        use(s, "M5", Pick("M7"))
        assert s.free == "Q" and why_not(s, PASS) is not None and s.score(ANN) == 7

    def test_not_after_a_pass_and_not_in_the_others_turn(self):
        s = at(ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        passes(s)
        place(s, "M7")
        assert why_not(s, Use("M5"), ANN) == "It is not your turn."
        do(s, STOP, PASS)
        assert why_not(s, Use("M5")) == "You have passed: discard a card or keep your hand."

    @pytest.mark.parametrize("card", ["M3", "M4", "M5", "M6"])
    def test_not_without_something_to_work_on(self, card):
        s = at(ann=f"{card} S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        title = deck_of("D", "").abilities[card].title
        assert not usable(s) and why_not(s, Use(card)) == f"{title} has nothing to work on now."


class TestTwos:
    def test_a_2_placed_from_the_hand_may_make_its_own_suit_trump(self):
        """Ability 2; GR-10"""
        s = at(ann="M2 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        assert [move for move in offered(s, Place) if move.card == "M2"] == [Place("M2"), Place("M2", "M")]
        place(s, "M2!")
        assert s.trump == "M" and s.score(ANN) == 4

    def test_it_need_not(self):
        s = at(ann="M2 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        place(s, "M2")
        assert s.trump == "N"

    def test_it_cannot_be_discarded_for_it(self):
        s = at(ann="M2 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        assert not usable(s) and why_not(s, Use("M2")) == "M2 has no ability to be used from your hand."


class TestThrees:
    def test_a_3_takes_a_card_from_the_discards_unseen_by_the_other(self):
        """Ability 3; GR-55"""
        s = discarded(ann="M3 S7 Q7 N7 B7 M8 S8")
        use(s, "M3", Pick("S7"))
        assert "S7" in s.hands[ANN] and s.discards[ANN] == ["M3"]
        assert heard(s, ANN, Took) == [Took(ANN, "S7", "D")] and heard(s, BEA, Took) == [Took(ANN, COVERED)]

    def test_not_a_3(self):
        """Ability 3"""
        s = discarded(ann="M3 S3 Q7 N7 B7 M8 S8", card="S3")
        assert not usable(s)

    def test_the_pile_is_then_shuffled_before_the_3_goes_on_it(self):
        """Ability 3"""
        s = discarded("Station, Museum", ann="M3 S7 Q7 N7 B7 M8 S8 B8")
        do(s, PASS, Discard("Q7"))
        place(s, "S7")
        do(s, STOP)
        do(s, PASS, Discard("N7"))
        place(s, "S8")
        do(s, STOP)
        assert s.discards[ANN] == ["S7", "Q7", "N7"]
        play(s, ANN, Use("M3"))
        play(s, ANN, Pick("Q7"))
        assert s.asked == (NATURE,)
        play(s, NATURE, Shuffled((1, 0)))
        assert s.discards[ANN] == ["N7", "S7", "M3"]

    def test_what_may_be_taken_is_offered_in_no_telling_order(self):
        """GR-15, GR-53"""
        s = discarded(ann="M3 S7 B7 N7 Q7 M8 S8 B8")
        s.discards[ANN] = ["S7", "B7", "N7"]
        do(s, Use("M3"))
        assert options(s, ANN) == [Pick("B7"), Pick("N7"), Pick("S7")]


class TestFours:
    def test_a_4_moves_a_card_of_7_or_less_from_the_own_pile_at_a_resolved_location(self):
        """Ability 4"""
        s = at("Station, Library, Record Office", ann="N7 N8 M4 Q7 B7 M8 S8", bea=SEVENS)
        place(s, "N7", "N8")
        do(s, STOP)
        both_pass(s)
        both_pass(s)
        use(s, "M4")
        assert options(s, ANN) == [Pick("N7")]
        do(s, Pick("N7"))
        assert s.pile(0, ANN) == ("N8",) and s.pile(2, ANN) == ("N7",)
        assert heard(s, None, Carried) == [Carried(ANN, "N7", "Station", side="D")]

    def test_moved_not_played_so_nothing_is_paid_at_the_park(self):
        """Ability 4"""
        s = at("Station, Park", ann="N7 M4 M9 Q7 B7 M8 S8", bea=SEVENS)
        win(s, ANN, "N7")
        hand = len(s.hands[ANN])
        use(s, "M4")
        assert options(s, ANN) == [Pick("N7")]
        do(s, Pick("N7"))
        assert s.pile(1, ANN) == ("N7",) and len(s.hands[ANN]) == hand - 1

    def test_moved_not_played_so_the_mastermind_needs_no_fewer_cards_at_the_bank_vault_ii(self):
        """Ability 4, GR-22"""
        s = at("Station, Bank Vault (II)", ann=SEVENS, bea="M7 M4 M9 Q7 B7 M8 S8")
        win(s, BEA, "M7")
        use(s, "M4", Pick("M7"))
        assert s.piles[2:4] == [(), ("M7",)]

    def test_moved_not_played_so_no_suit_rule_no_palace_and_no_change_of_trump(self):
        """Ability 4"""
        s = at("Station, Palace Grounds", ann="N2 N7 M4 Q7 B7 M8 S8", bea=SEVENS)
        place(s, "N7", "N2")
        do(s, STOP)
        both_pass(s)
        place(s, "Q7")
        use(s, "M4", Pick("N2"))
        assert s.pile(1, ANN) == ("Q7", "N2") and s.trump == "S" and s.free == "Q"

    def test_what_is_moved_away_changes_nothing_where_it_was(self):
        """GR-58"""
        s = at("Station, Record Office", ann="N7 M4 M9 Q7 B7 M8 S8", bea=SEVENS)
        win(s, ANN, "N7")
        use(s, "M4", Pick("N7"))
        assert s.winners == (ANN,) and GRAVES.view(s, ANN).evidence[0] == s.evidence[0]

    def test_from_any_resolved_location(self):
        """Ability 4"""
        s = at("Station, Library, Record Office", ann="N7 M4 M9 Q7 B7 M8 S8", bea=SEVENS)
        both_pass(s)
        win(s, ANN, "N7")
        use(s, "M4", Pick("N7"))
        assert s.pile(1, ANN) == () and s.pile(2, ANN) == ("N7",)

    def test_not_from_the_other_side_nor_from_the_active_location(self):
        """Ability 4"""
        s = at("Station, Record Office", ann="N7 M4 M9 Q7 B7 M8 S8", bea=SEVENS)
        win(s, BEA, "N7")
        passes(s)
        place(s, "Q7")
        assert "M4" not in usable(s)


class TestFives:
    def test_a_5_puts_a_card_of_7_or_less_from_the_other_pile_on_its_owners_discards(self):
        """Ability 5"""
        s = at(ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        passes(s)
        place(s, "M7", "M8")
        do(s, STOP)
        use(s, "M5")
        assert options(s, ANN) == [Pick("M7")]
        assert why_not(s, Pick("M8")) == "Choose a card that is low enough from the other pile at the Station."
        do(s, Pick("M7"))
        assert s.pile(0, BEA) == ("M8",) and s.discards == [["M5"], ["M7"]]
        assert heard(s, None, Removed) == [Removed(ANN, "M7", "M")]

    def test_only_at_the_active_location(self):
        """Ability 5"""
        s = at("Station, Record Office", ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        win(s, BEA, "N7")
        passes(s)
        assert "M5" not in usable(s)


class TestSixes:
    def test_a_6_shuffles_the_discards_into_the_deck_and_draws_one(self):
        """Ability 6"""
        s = discarded(ann="M6 S7 Q7 N7 B7 M8 S8 N9 B8")
        before = len(s.decks[ANN])
        play(s, ANN, Use("M6"))
        assert s.asked == (NATURE,)
        play(s, NATURE, Shuffled(tuple(range(before + 1))))
        assert "S7" in s.hands[ANN] and s.discards[ANN] == ["M6"] and len(s.decks[ANN]) == before
        assert heard(s, None, Reshuffled) == [Reshuffled(ANN, 1)] and heard(s, BEA, Drew)[-1] == Drew(ANN, 1)

    def test_only_if_there_are_discards_and_the_6_itself_is_not_shuffled_in(self):
        """GR-49"""
        s = at(ann="M6 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        assert not usable(s)
        s = discarded(ann="M6 S7 Q7 N7 B7 M8 S8")
        use(s, "M6")
        assert s.discards[ANN] == ["M6"] and "M6" not in s.decks[ANN]

    def test_one_a_turn(self):
        """GR-49"""
        s = discarded(ann="M6 S6 Q7 N7 B7 M8 S8", card="Q7")
        use(s, "M6")
        assert "S6" not in usable(s) and why_not(s, Use("S6")) == "You may reshuffle only once a turn."
        do(s, STOP)
        passes(s)
        assert "S6" in usable(s)


def discarded(locations="Station", ann=SEVENS, card="S7"):
    """It is Ann's turn, and ``card`` lies on her discards."""
    s = at(locations, ann=ann, bea=SEVENS)
    do(s, PASS, Discard(card))
    place(s, "Q7")
    do(s, STOP)
    return s
