"""The twelve Locations of Detective Graves, each with its rulings."""

from random import Random

import pytest

from parlour.core import NATURE, PASS, chance, options, play, refusal
from parlour.games.graves import GRAVES
from parlour.games.graves.cards import CARDS, COVERED, LOCATIONS
from parlour.games.graves.events import Arrived, ClocksSet, Drew, Emptied, Placed, Reshuffled, Uncovered
from parlour.games.graves.moves import Dealt, Discard, DrawFrom, LaidOut, Pick, Place, Redraw, SetClocks, Use
from parlour.games.graves.rules.case import cards_of
from parlour.games.graves.worlds import GravesWorlds, unknowns
from tests.games.graves.table import (
    ANN,
    BEA,
    KEEP,
    STOP,
    at,
    both_pass,
    do,
    heard,
    last_words,
    offered,
    passes,
    place,
    placeable,
    usable,
    use,
    why_not,
    win,
)

SEVENS = "M7 S7 Q7 N7 B7 M8 S8 Q8 N8 B8 M9 S9 Q9 N9 B9"
EIGHTS = "M8 S8 Q8 N8 B8 M9 S9 Q9 N9 B9 MA SA QA NA BA"


def test_each_prints_its_clocks_and_its_trump():
    printed = {name: (location.clocks, location.trump) for name, location in LOCATIONS.items()}
    assert printed == {
        "Bank Vault": (5, "M"),
        "Library": (5, "B"),
        "Palace Grounds": (5, "S"),
        "Bank Vault (II)": (7, "N"),
        "Countryside": (5, "B"),
        "Alley": (5, ""),
        "River": (4, ""),
        "Record Office": (4, "M"),
        "Park": (3, "S"),
        "Station": (5, "N"),
        "Slums": (4, "Q"),
        "Museum": (3, "Q"),
    }


class TestBankVault:
    def test_each_places_the_top_card_of_the_deck_before_the_first_draw(self):
        """GR-5, GR-19"""
        s = at("Bank Vault", ann=SEVENS, bea=EIGHTS)
        assert s.piles[:2] == [("M8",), ("M9",)] and len(s.hands[ANN]) == 7
        assert heard(s, None, Uncovered) == [Uncovered(ANN, "M8", "D"), Uncovered(BEA, "M9", "M")]

    def test_it_is_placed_not_played_so_a_2_changes_nothing(self):
        """GR-19"""
        s = at("Bank Vault", ann="M7 S7 Q7 N7 B7 Q2", bea=EIGHTS)
        assert s.pile(0, ANN) == ("Q2",) and s.trump == "M" and not s.played and s.free == ""

    def test_an_empty_deck_places_nothing(self):
        """GR-19"""
        s = at("Bank Vault", ann="M7 S7 Q7 N7 B7", bea=EIGHTS)
        assert s.piles[:2] == [(), ("M9",)]


class TestLibrary:
    def test_no_ability_may_be_used_and_2s_are_plain(self):
        """GR-20: none at the Library."""
        s = at("Library", ann="M2 M3 M4 M5 M6 B2 B7", bea=SEVENS)
        do(s, PASS, Discard("M4"))
        place(s, "M7")
        do(s, STOP)
        assert not usable(s) and [move.trump for move in offered(s, Place)] == [""] * 6
        assert why_not(s, Place("M2", "M")) == "M2 can't make Magnifying Glasses the trump here."
        assert why_not(s, use_of("M5")) == "No abilities may be used at the Library."


class TestPalaceGrounds:
    def test_values_2_to_4_cannot_be_placed(self):
        """GR-18, GR-21: by the printed value."""
        s = at("Palace Grounds", ann="M2 M3 M4 S2 M5 MA S7", bea=SEVENS)
        assert placeable(s) == {"M5", "MA", "S7"}
        assert why_not(s, Place("S2")) == "Cards of value 4 or less may not be placed at the Palace Grounds."

    def test_but_they_may_be_used(self):
        """GR-21"""
        s = at("Station, Palace Grounds", ann="M3 M4 N7 S2 M5 MA S7", bea=SEVENS)
        win(s, ANN, "N7")
        use(s, "M4", Pick("N7"))
        assert s.pile(1, ANN) == ("N7",)


class TestBankVaultII:
    def test_the_mastermind_may_place_a_non_trump_only_while_it_has_fewer_cards(self):
        """GR-22"""
        s = at("Bank Vault (II)", ann=SEVENS, bea="M7 M8 M9 N7 N8 Q7 Q8")
        place(s, "M7", "M8")
        do(s, STOP)
        place(s, "M7", "M8")
        assert placeable(s) == {"N7", "N8"}
        assert why_not(s, Place("M9")) == (
            "At the Bank Vault (II) the Mastermind may place only trumps until it has fewer cards than the Detective."
        )

    def test_trumps_always_and_they_count(self):
        """GR-22"""
        s = at("Bank Vault (II)", ann=SEVENS, bea="M7 M8 M9 N7 N8 Q7 Q8")
        place(s, "M7", "M8")
        do(s, STOP)
        place(s, "N7")
        assert "M7" in placeable(s)
        place(s, "N8")
        assert placeable(s) == set()

    def test_the_detective_is_free(self):
        """GR-22"""
        s = at("Bank Vault (II)", ann=SEVENS, bea=SEVENS)
        assert placeable(s) == set(s.hands[ANN])

    def test_a_later_removal_or_change_of_trump_undoes_nothing(self):
        """GR-22, GR-52"""
        s = at("Bank Vault (II)", ann="M5 M7 Q2 N7 B7 S7 S8", bea="M7 N8 N9 N6 Q7 Q8 Q9")
        place(s, "B7")
        do(s, STOP)
        place(s, "M7", "N8", "N9")
        do(s, STOP)
        assert s.pile(0, BEA) == ("M7", "N8", "N9")
        place(s, "Q2!")
        assert s.trump == "Q" and s.pile(0, BEA) == ("M7", "N8", "N9")
        use(s, "M5", Pick("M7"))
        assert s.piles[:2] == [("B7", "Q2"), ("N8", "N9")]

    def test_cards_moved_in_count_in_both_totals(self):
        """GR-52"""
        s = at("Station, Bank Vault (II)", ann="N7 M4 M7 M8 B7 S7 S8", bea="N6 B4 M7 M8 Q7 Q8 Q9")
        place(s, "N7")
        do(s, STOP)
        place(s, "N6")
        do(s, STOP)
        both_pass(s)
        use(s, "M4", Pick("N7"))
        do(s, STOP)
        assert "M7" in placeable(s)
        use(s, "B4", Pick("N6"))
        assert s.piles[2:4] == [("N7",), ("N6",)] and placeable(s) == set()


class TestCountryside:
    def test_both_draw_three_once_before_the_first_draw(self):
        """GR-23"""
        s = at("Countryside", ann=SEVENS, bea=EIGHTS)
        drawn = [(event.seat, event.cards) for event in heard(s, None, Drew)]
        assert drawn == [(ANN, 5), (BEA, 5), (ANN, 3), (BEA, 3), (ANN, 2), (BEA, 2)]
        place(s, "B7")
        do(s, STOP)
        passes(s)
        assert len(s.hands[ANN]) == 5 + 3 + 2 - 1 + 2


class TestAlley:
    def test_a_further_card_costs_one_of_the_three(self):
        """GR-24, GR-50: payment and placement are one move, and the payment is seen by all."""
        s = at("Alley", ann="M7 M8 M9 MA M6 S7 S8", bea=SEVENS)
        place(s, "M7", "M8", "M9")
        assert why_not(s, Place("MA")) == (
            "Your pile at the Alley is full: discard one of its 3 cards with the placement."
        )
        assert {move.pay for move in offered(s, Place)} == {"M7", "M8", "M9"}
        do(s, Place("MA", pay="M7"))
        assert s.pile(0, ANN) == ("M8", "M9", "MA") and s.discards[ANN] == ["M7"]
        assert heard(s, None, Placed)[-1] == Placed(ANN, "MA", "", "M7", "D")

    def test_as_often_as_one_likes(self):
        """GR-24"""
        s = at("Alley", ann="M7 M8 M9 MA M6 S7 S8", bea=SEVENS)
        place(s, "M7", "M8", "M9")
        do(s, Place("MA", pay="M7"), Place("M6", pay="M8"))
        assert s.pile(0, ANN) == ("M9", "MA", "M6") and s.discards[ANN] == ["M7", "M8"]

    def test_a_card_that_is_paid_for_may_change_the_trump(self):
        """GR-8, GR-24"""
        s = at("Alley", ann="M7 M8 M9 M2 M6 S7 S8", bea=SEVENS)
        place(s, "M7", "M8", "M9")
        ways = [(move.trump, move.pay) for move in offered(s, Place) if move.card == "M2"]
        assert ways == [(trump, paid) for trump in ("", "M") for paid in ("M7", "M8", "M9")]
        do(s, Place("M2", "M", "M7"))
        assert s.trump == "M" and s.pile(0, ANN) == ("M8", "M9", "M2")
        assert heard(s, None, Placed)[-1] == Placed(ANN, "M2", "M", "M7", "D")

    def test_nothing_is_paid_below_three(self):
        """GR-50"""
        s = at("Alley", ann="M7 M8 M9 MA M6 S7 S8", bea=SEVENS)
        place(s, "M7", "M8")
        assert why_not(s, Place("M9", pay="M7")) == "This card costs nothing here."

    def test_a_card_moved_in_pays_too(self):
        """GR-50: ability 4 may pay the Alley."""
        s = at("Station, Alley", ann="N7 M4 M8 M9 MA S7 S8", bea=SEVENS)
        win(s, ANN, "N7")
        place(s, "M8", "M9", "MA")
        use(s, "M4")
        assert offered(s, Pick) == [Pick("N7", paid) for paid in ("M8", "M9", "MA")]
        assert why_not(s, Pick("N7")) == "Discard a card from your pile at the Alley exactly when it is full."
        do(s, Pick("N7", "M8"))
        assert s.pile(1, ANN) == ("M9", "MA", "N7") and s.discards[ANN] == ["M8", "M4"]

    def test_abilities_may_be_used_all_the_same(self):
        s = at("Alley", ann="M7 M8 M9 M5 M6 S7 S8", bea=SEVENS)
        place(s, "M7", "M8", "M9")
        do(s, STOP)
        place(s, "M7")
        do(s, STOP)
        assert "M5" in usable(s)


class TestRiver:
    def test_the_detective_may_throw_the_whole_hand_away_for_as_many(self):
        """GR-25, GR-5: the Detective decides before the first draw."""
        s = at("River", ann=SEVENS, bea=SEVENS)
        assert s.asked == (ANN,) and options(s, ANN) == (KEEP, Redraw()) and len(s.hands[ANN]) == 5
        do(s, Redraw())
        assert s.hands[ANN] == ["B8", "M8", "M9", "N8", "Q8", "S8", "S9"] and len(s.discards[ANN]) == 5

    def test_or_keep_it(self):
        """GR-25: all or nothing."""
        s = at("River", ann=SEVENS, bea=SEVENS)
        assert str(refusal(s, ANN, Discard("M7"))) == "Keep your whole hand or throw all of it away."
        do(s, KEEP)
        assert len(s.hands[ANN]) == 7 and not s.discards[ANN]

    def test_a_short_deck_gives_what_it_holds_and_no_more(self):
        """GR-46: nothing is shuffled, neither for the new hand nor for the draw of the first turn."""
        s = at("River", ann="M7 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        do(s, Redraw())
        assert heard(s, None, Reshuffled) == [] and s.hands[ANN] == ["M8", "S8"]
        assert sorted(s.discards[ANN]) == ["B7", "M7", "N7", "Q7", "S7"] and s.decks[ANN] == []
        assert heard(s, BEA, Emptied) == [Emptied(ANN, 3)]

    def test_a_deck_that_was_empty_before_is_made_of_the_discards_with_that_hand(self):
        """GR-46: and as many cards are drawn as were thrown away."""
        s = at("River", ann="M7 S7 Q7 N7 B7", bea=SEVENS)
        do(s, Redraw())
        assert heard(s, None, Reshuffled) == [Reshuffled(ANN, 5)]
        assert s.hands[ANN] == ["B7", "M7", "N7", "Q7", "S7"] and s.discards[ANN] == s.decks[ANN] == []

    def test_an_empty_hand_is_not_asked(self):
        """GR-25"""
        s = at("Station, River", ann="N7 N8 N9 N6 N5", bea=SEVENS)
        place(s, "N7", "N8", "N9", "N6", "N5")
        passes(s)
        assert s.place == 1 and type(s.agenda[-1]).__name__ == "TakeTurn" and s.asked == (BEA,)


class TestRecordOffice:
    def test_aces_are_12_and_24_as_trumps(self):
        """GR-17"""
        s = at("Record Office", ann="MA QA Q9 M2 S7 B7 M8", bea=SEVENS)
        place(s, "MA", "QA", "Q9")
        assert s.score(ANN) == 24 + 12 + 9

    def test_thresholds_use_the_printed_10(self):
        """GR-18"""
        s = at("Record Office, Park", ann="MA QA Q9 M2 S7 B7 M8", bea=SEVENS)
        both_pass(s)
        assert all(move.pay for move in offered(s, Place) if move.card == "QA")


class TestPark:
    def test_a_non_trump_of_6_or_more_costs_another_card_unrevealed(self):
        """GR-26, GR-50"""
        s = at("Park", ann="M6 M5 S9 Q2 B7 M8 N3", bea="S8 S7 S6 SA S5 S4 S3")
        do(s, Place("M6", pay="Q2"))
        assert s.pile(0, ANN) == ("M6",) and s.discards[ANN] == ["Q2"]
        assert heard(s, ANN, Placed) == [Placed(ANN, "M6", "", "Q2", "D")]
        assert heard(s, BEA, Placed) == heard(s, None, Placed) == [Placed(ANN, "M6", "", COVERED, "D")]
        assert "Q2" not in str(GRAVES.view(s, BEA))

    def test_any_card_pays_and_low_cards_and_trumps_are_free(self):
        """GR-26, GR-18"""
        s = at("Park", ann="M6 M5 S9 Q2 B7 M8 N3", bea=SEVENS)
        moves = offered(s, Place)
        assert {move.pay for move in moves if move.card == "M6"} == {"M5", "S9", "Q2", "B7", "M8", "N3"}
        assert {move.pay for move in moves if move.card in ("M5", "S9", "Q2", "N3")} == {""}
        assert why_not(s, Place("M6")) == (
            "At the Park a non-trump of value 6 or more costs another card from your hand."
        )

    def test_it_needs_another_card(self):
        """GR-26"""
        s = at("Park", ann="M6 S9 S8 S7 S6", bea=SEVENS)
        place(s, "S9", "S8", "S7", "S6")
        assert placeable(s) == set() and s.hands[ANN] == ["M6"]

    def test_after_a_change_of_trump_another_suit_is_free(self):
        """GR-26, GR-8: by the trump of that moment."""
        s = at("Park", ann="M6 M2 S9 Q2 B7 M8 N3", bea=SEVENS)
        place(s, "M2!")
        assert {move.pay for move in offered(s, Place) if move.card == "M6"} == {""}
        assert {move.pay for move in offered(s, Place) if move.card == "S9"} == {"M6", "Q2", "B7", "M8", "N3"}


class TestStation:
    def test_nothing_is_special_there(self):
        here = LOCATIONS["Station"]
        assert not here.opening and here.abilities and not here.charges and not here.trailing and not here.recycling


class TestSlums:
    @pytest.mark.parametrize(("here", "there"), [(h, t) for h in (-1, 0, 1) for t in (-1, 0, 1)])
    def test_the_detective_sets_the_tokens_here_and_independently_at_the_next_location(self, here, there):
        """GR-27, GR-5"""
        s = at("Slums, Park", ann=SEVENS, bea=SEVENS)
        assert s.asked == (ANN,) and len(options(s, ANN)) == 9 and len(s.hands[ANN]) == 5
        do(s, SetClocks(here, there))
        assert s.clocks[:2] == (4 + here, 3 + there)
        assert heard(s, None, ClocksSet) == [ClocksSet(ANN, "Slums", here, there, "Park" if there else "")]

    def test_even_if_the_mastermind_leads(self):
        """GR-27"""
        s = at("Station, Slums", ann=SEVENS, bea=SEVENS)
        win(s, BEA, "N7")
        assert s.lead == BEA and s.asked == (ANN,)

    def test_as_the_fifth_location_it_has_no_next_one(self):
        """GR-27"""
        s = at("Station, Library, Record Office, Slums, Palace Grounds", ann=SEVENS, bea=SEVENS)
        for _ in range(3):
            both_pass(s)
        assert len(options(s, ANN)) == 9
        s = at("Station, Library, Record Office, Palace Grounds, Slums", ann=SEVENS, bea=SEVENS)
        for _ in range(4):
            both_pass(s)
        assert options(s, ANN) == [SetClocks(0, 0), SetClocks(-1, 0), SetClocks(1, 0)]
        assert why_not(s, SetClocks(0, 1)) == "There is no next Location."


class TestMuseum:
    def test_for_every_single_draw_choose_the_deck_or_the_unseen_top_of_the_own_discards(self):
        """GR-28"""
        s = museum()
        assert s.asked == (ANN,) and options(s, ANN) == (DrawFrom("deck"), DrawFrom("discards"))
        do(s, DrawFrom("discards"))
        assert "M7" in s.hands[ANN] and s.discards[ANN] == []
        assert Drew(ANN, ("M7",), "discards", "D") in heard(s, ANN, Drew)
        assert Drew(ANN, 1, "discards") in heard(s, BEA, Drew) and Drew(ANN, 1, "discards") in heard(s, None, Drew)

    def test_the_deck_gives_one_card_at_a_time(self):
        """GR-28"""
        s = museum()
        hand, deck = len(s.hands[ANN]), len(s.decks[ANN])
        do(s, DrawFrom("deck"))
        assert (len(s.hands[ANN]), len(s.decks[ANN])) == (hand + 1, deck - 1)
        assert options(s, ANN) == (DrawFrom("deck"), DrawFrom("discards"))

    def test_the_replacement_of_a_pass_too(self):
        """GR-28"""
        s = museum()
        do(s, DrawFrom("discards"))
        do(s, PASS, Discard("S7"))
        assert options(s, ANN) == (DrawFrom("deck"), DrawFrom("discards"))
        do(s, DrawFrom("discards"))
        assert "S7" in s.hands[ANN]

    def test_without_discards_the_deck_gives(self):
        """GR-28"""
        s = at("Museum", ann=SEVENS, bea=SEVENS)
        assert len(s.hands[ANN]) == 7 and s.asked == (ANN,) and type(s.agenda[-1]).__name__ == "TakeTurn"

    def test_the_starting_hand_is_not_yet_drawn_there(self):
        """GR-28"""
        s = at("Museum", ann=SEVENS, bea=SEVENS)
        assert [event.source for event in heard(s, None, Drew)[:2]] == ["deck", "deck"]

    def test_with_an_empty_deck_take_the_top_discard_or_nothing(self):
        """GR-51"""
        s = museum(ann="M7 S7 Q7 N7 B7 M8 S8")
        assert options(s, ANN) == (DrawFrom("discards"), DrawFrom("nothing"))
        assert why_not(s, DrawFrom("deck")) == "Your deck is empty."
        do(s, DrawFrom("nothing"), DrawFrom("nothing"))
        assert len(s.hands[ANN]) == 6 and s.discards[ANN] == ["M7"]

    def test_an_empty_hand_that_takes_nothing_gets_its_discards_shuffled(self):
        """GR-51"""
        s = at("Museum", ann="M7 Q8 Q9 Q6 Q5", bea=SEVENS)
        do(s, PASS, Discard("M7"), DrawFrom("nothing"))
        place(s, "Q7")
        do(s, STOP, DrawFrom("nothing"), DrawFrom("nothing"))
        place(s, "Q8", "Q9", "Q6", "Q5")
        passes(s)
        assert s.asked == (ANN,) and not s.hands[ANN] and s.discards[ANN] == ["M7"]
        do(s, DrawFrom("nothing"))
        assert s.hands[ANN] == ["M7"] and heard(s, None, Reshuffled) == [Reshuffled(ANN, 1)]

    def test_cards_used_there_are_out_for_the_rest_of_the_case(self):
        """GR-29"""
        s = at("Museum", ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        passes(s)
        place(s, "M7")
        do(s, STOP)
        use(s, "M5", Pick("M7"))
        assert s.gone == (("M5",), ()) and not s.discards[ANN] and s.discards[BEA] == ["M7"]
        assert GRAVES.view(s).gone == (("M5",), ())

    def test_a_museum_card_returns_for_the_next_case(self):
        """GR-29, GR-37"""
        s = at("Museum", ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        s.gone = (("M5",), ())
        s.clear()
        assert s.gone == ((), ())

    def test_read_literally_it_is_out_for_the_whole_match_with_the_deck_that_changes_hands(self):
        """GR-29, GR-37"""
        s = at("Museum", ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS, museum_for_good=True)
        s.gone, s.detective = (("M5",), ("S6",)), BEA
        s.clear()
        assert s.gone == (("S6",), ("M5",))
        assert "M5" not in cards_of(s, BEA) and "S6" not in cards_of(s, ANN) and len(cards_of(s, BEA)) == len(CARDS) - 1

    @pytest.mark.parametrize("for_good", [False, True])
    def test_so_the_next_case_is_dealt_and_known_with_or_without_it(self, for_good):
        """GR-29: nobody takes a card that is out for one that is hidden."""
        rng, s = Random(3), GRAVES.begin(2, GRAVES.table(2, {"cases": 4, "museum_for_good": for_good}))
        compared = missing = 0
        while s.asked:
            seat = s.asked[0]
            if s.case > 1 and seat != NATURE and rng.random() < 0.03:
                worlds = GravesWorlds(GRAVES.view(s, seat))
                assert (
                    worlds.allows(unknowns(s, seat)) and GRAVES.view(worlds.sample(rng.randrange), seat) == worlds.view
                )
                compared += 1
            move = chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat))
            if isinstance(move, LaidOut):
                move = LaidOut(("Museum", *[name for name in move.locations if name != "Museum"])[:5])
            if isinstance(move, Dealt):
                short = [len(CARDS) - len(cards) for cards in (move.detective, move.mastermind)]
                assert short == [len(s.gone[s.detective]), len(s.gone[s.mastermind])]
                missing += sum(short)
            play(s, seat, move)
        assert compared > 5 and (missing > 0) == for_good

    def test_it_is_told_in_words_for_how_long(self):
        """GR-29"""
        for for_good, told in ((False, "leaves the Case"), (True, "leaves the match")):
            s = at("Museum", ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS, museum_for_good=for_good)
            passes(s)
            place(s, "M7")
            do(s, STOP)
            use(s, "M5", Pick("M7"))
            assert last_words(s, BEA) == f"The 5 of Magnifying Glasses {told}."


def test_a_location_is_told_by_name_time_and_lead():
    s = at("Slums, Park", ann=SEVENS, bea=SEVENS)
    do(s, SetClocks(0, 1))
    both_pass(s)
    assert heard(s, None, Arrived) == [Arrived(0, "Slums", 4, ANN), Arrived(1, "Park", 4, ANN)]


def museum(ann=SEVENS):
    """At the Museum, where Ann has discarded M7 and the Mastermind nothing."""
    s = at("Station, Museum", ann=ann, bea=SEVENS)
    do(s, PASS, Discard("M7"))
    passes(s)
    return s


def use_of(card: str) -> Use:
    return Use(card)
