"""Detective Graves, ruling by ruling: the Case, the turn, the suits, the decks."""

from random import Random

import pytest

from parlour.core import NATURE, PASS, chance, options, play
from parlour.games.graves import GRAVES
from parlour.games.graves.cards import CARDS, CLEARS, IDENTITIES, LOCATIONS, NOBODY, POINTS_TO, VALUE
from parlour.games.graves.events import Arrived, Discarded, Drew, Found, KeptHand, Reshuffled, Resolved, ThrewHand
from parlour.games.graves.moves import Discard, Pick, Place, Redraw
from parlour.games.graves.rules.turn import SwapCard, TakeTurn
from tests.games.graves.table import (
    ANN,
    BEA,
    KEEP,
    LOW,
    STOP,
    at,
    both_pass,
    dealt,
    do,
    heard,
    offered,
    one_turn,
    passes,
    place,
    placeable,
    places,
    turns,
    use,
    why_not,
    win,
)

SEVENS = "M7 S7 Q7 N7 B7 M8 S8 Q8 N8 B8 M9 S9 Q9 N9 B9"


class TestComponents:
    def test_a_deck_has_45_cards_of_five_suits_and_nine_ranks(self):
        assert len(set(CARDS)) == 45 and {VALUE[card] for card in CARDS} == set(range(2, 11)) and VALUE["QA"] == 10

    def test_ten_evidence_cards_clear_every_two_identities_and_each_is_viable_on_six(self):
        assert len(CLEARS) == 10 and all(len(two) == 2 for two in CLEARS.values())
        assert {len(POINTS_TO[identity]) for identity in IDENTITIES} == {6}

    def test_every_suit_is_trump_on_two_of_twelve_locations_and_two_have_none(self):
        trumps = [location.trump for location in LOCATIONS.values()]
        assert len(trumps) == 12 and {suit: trumps.count(suit) for suit in "MSQNB"} == dict.fromkeys("MSQNB", 2)
        assert trumps.count("") == 2

    def test_28_time_tokens_are_the_largest_need(self):
        most = sorted([location.clocks for location in LOCATIONS.values()])[-5:]
        slums = LOCATIONS["Slums"].clocks + 1 + sum(most[1:]) + 1
        assert max(sum(most), slums) == 28

    @pytest.mark.parametrize("identity", IDENTITIES)
    def test_the_evidence_of_a_case_is_that_of_its_identity(self, identity):
        s = dealt(identity=identity)
        assert set(s.evidence) == set(POINTS_TO[identity]) and s.identity == identity


class TestSetup:
    def test_after_the_deal_both_hold_five_cards(self):
        s = dealt(ann="M2 M3 M4 M5 M6 M7", bea="Q2 Q3 Q4 Q5 Q6 Q7")
        assert s.hands == [["M2", "M3", "M4", "M5", "M6"], ["Q2", "Q3", "Q4", "Q5", "Q6"]]
        assert s.decks == [["M7"], ["Q7"]]

    def test_each_may_throw_the_hand_away_once_the_detective_first(self):
        """GR-7"""
        s = dealt(ann="M2 M3 M4 M5 M6 Q2 Q3 Q4 Q5 Q6 QA", bea=SEVENS)
        assert s.asked == (ANN,)
        do(s, Redraw())
        assert s.hands[ANN] == ["Q2", "Q3", "Q4", "Q5", "Q6"] and len(s.discards[ANN]) == 5 and s.asked == (BEA,)
        do(s, KEEP)
        assert heard(s, None, KeptHand) == [KeptHand(BEA)] and isinstance(s.agenda[-1], TakeTurn)

    def test_a_hand_thrown_away_is_shuffled_by_nature_and_its_cards_are_told_to_nobody(self):
        """GR-53"""
        s = dealt("Station, Museum", ann="M2 M3 M4 M5 M6 Q2 Q3 Q4 Q5 Q6")
        play(s, ANN, Redraw())
        assert s.asked == (NATURE,) and heard(s, BEA, ThrewHand) == [ThrewHand(ANN, 5)]
        play(s, NATURE, chance(s, Random(1).randrange))
        assert sorted(s.discards[ANN]) == ["M2", "M3", "M4", "M5", "M6"] != s.discards[ANN]

    def test_the_first_location_is_the_left_most_and_the_detective_leads(self):
        s = at("River, Alley", first_detective="first seat")
        assert heard(s, None, Arrived) == [Arrived(0, "River", 4, ANN)] and s.lead == ANN

    @pytest.mark.parametrize(("choice", "detective"), [("first seat", ANN), ("second seat", BEA)])
    def test_the_table_may_agree_who_is_detective_first(self, choice, detective):
        """GR-42"""
        s = GRAVES.begin(2, GRAVES.table(2, {"first_detective": choice}))
        assert s.detective == detective and type(s.agenda[-1]).__name__ == "LayOut"

    def test_or_leave_it_to_chance(self):
        """GR-42"""
        found = set()
        for seed in range(20):
            s = GRAVES.begin(2, GRAVES.table(2, {}))
            play(s, NATURE, chance(s, Random(seed).randrange))
            found.add(s.detective)
        assert found == {ANN, BEA}


class TestTheTurn:
    def test_both_draw_two_then_the_lead_acts_then_the_other(self):
        """GR-4, GR-54: the Lead draws first."""
        s = at(ann=SEVENS, bea=SEVENS)
        assert [event.seat for event in heard(s, None, Drew)] == [ANN, BEA, ANN, BEA]
        assert len(s.hands[ANN]) == len(s.hands[BEA]) == 7 and s.asked == (ANN,)
        place(s, "M7")
        do(s, STOP)
        assert s.asked == (BEA,) and s.clocks[0] == 5
        place(s, "M7")
        do(s, STOP)
        assert s.asked == (ANN,) and s.clocks[0] == 4 and len(s.hands[ANN]) == 8

    @pytest.mark.parametrize("name", LOCATIONS)
    def test_a_location_of_n_clocks_has_n_turns(self, name):
        """GR-1"""
        s = at(name, ann=ONLY_TRUMPS[name], bea=LOW)
        settle_opening(s)
        assert len(list(turns(s))) == LOCATIONS[name].clocks

    @pytest.mark.parametrize("name", LOCATIONS)
    def test_to_the_letter_it_has_one_more(self, name):
        """GR-1, the option: N + 1 turns."""
        s = at(name, ann=ONLY_TRUMPS[name], bea=LOW, extra_turn=True)
        settle_opening(s)
        assert len(list(turns(s))) == LOCATIONS[name].clocks + 1

    def test_when_the_last_token_is_gone_the_location_is_resolved(self):
        """GR-2: "step 5" means the resolution."""
        s = at("Park, Station", ann=ONLY_TRUMPS["Park"], bea=LOW)
        for _ in range(3):
            assert places(s) == 1
            one_turn(s)
        assert places(s) == 2 and heard(s, None, Resolved)[0].winner == ANN

    def test_two_passes_in_one_turn_end_the_location_at_once(self):
        """GR-2, GR-3"""
        s = at(ann=SEVENS, bea=SEVENS)
        both_pass(s)
        assert s.place == 1 and s.clocks[0] == 5

    def test_so_does_a_pass_of_the_second_and_then_of_the_lead_in_the_next_turn(self):
        """GR-3"""
        s = at(ann=SEVENS, bea=SEVENS)
        place(s, "M7")
        do(s, STOP)
        passes(s)
        assert s.place == 0 and s.clocks[0] == 4
        passes(s)
        assert s.place == 1 and s.asked == (ANN,)

    def test_a_placement_or_an_ability_in_between_begins_the_count_anew(self):
        """GR-3"""
        s = at(ann="M7 S7 Q7 N7 B7 M5 M8 M9", bea=SEVENS)
        passes(s)
        place(s, "M7")
        assert s.passes == 0
        do(s, STOP)
        place(s, "S7")
        do(s, STOP)
        passes(s)
        assert s.passes == 1
        use(s, "M5", Pick("M7"))
        assert s.passes == 0
        do(s, STOP)
        passes(s)
        assert s.place == 0

    def test_at_a_new_location_the_count_is_nothing(self):
        """GR-3"""
        s = at(ann=SEVENS, bea=SEVENS)
        both_pass(s)
        assert s.passes == 0
        passes(s)
        assert s.place == 1

    def test_the_last_to_pass_still_swaps_a_card_before_the_location_ends(self):
        """GR-3, GR-12"""
        s = at(ann=SEVENS, bea=SEVENS)
        passes(s)
        do(s, PASS)
        assert isinstance(s.agenda[-1], SwapCard) and s.place == 0
        do(s, Discard("M7"))
        assert s.place == 1 and s.discards[BEA] == ["M7"]

    def test_to_play_without_a_card_is_a_pass_and_passing_is_for_those_who_played_nothing(self):
        """GR-11"""
        s = at(ann=SEVENS, bea=SEVENS)
        assert why_not(s, STOP) == "You have played nothing yet: pass instead."
        place(s, "M7")
        assert why_not(s, PASS) == "You have already played this turn: stop instead."

    def test_an_empty_hand_passes_by_itself(self):
        """GR-11"""
        s = at(ann=SEVENS, bea="N7 N8 N9 N6 N5 NA N4")
        for _ in range(2):
            passes(s)
            if s.asked == (BEA,):
                place(s, *list(s.hands[BEA]))
        assert not s.hands[BEA] and s.place == 1

    def test_a_hand_that_runs_empty_in_a_turn_has_stopped(self):
        """GR-57"""
        s = at(ann="N7 N8 N9 N6 N5", bea=SEVENS)
        place(s, "N7", "N8", "N9", "N6")
        assert s.asked == (ANN,)
        place(s, "N5")
        assert s.asked == (BEA,) and not s.played

    def test_there_is_no_hand_limit(self):
        """GR-13"""
        s = at("Station, Library", ann=" ".join(CARDS), bea="M7 M8 M9 MA M6 N7 N8 N9 NA N6 B7 B8 B9 BA B6")
        for _ in range(4):
            passes(s)
            place(s, sorted(placeable(s))[0])
            do(s, STOP)
        assert len(s.hands[ANN]) == 5 + 2 * 5

    def test_a_pass_may_discard_a_card_unseen_and_draw_another(self):
        """GR-12"""
        s = at(ann="M7 S7 Q7 N7 B7 M8 S8 BA", bea=SEVENS)
        do(s, PASS, Discard("Q7"))
        assert s.discards[ANN] == ["Q7"] and "BA" in s.hands[ANN] and len(s.hands[ANN]) == 7
        assert heard(s, ANN, Discarded) == [Discarded(ANN, "Q7", "D")]
        assert heard(s, BEA, Discarded) == heard(s, None, Discarded) == [Discarded(ANN)]

    def test_with_an_empty_deck_it_discards_and_draws_nothing(self):
        """GR-12"""
        s = at(ann="M7 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        do(s, PASS, Discard("Q7"))
        assert len(s.hands[ANN]) == 6 and s.discards[ANN] == ["Q7"]

    def test_a_discard_that_empties_the_hand_before_an_empty_deck_has_the_discards_shuffled(self):
        """GR-45"""
        s = at(ann="N7 N8 N9 N6 N5", bea=SEVENS)
        place(s, "N7", "N8", "N9", "N6")
        do(s, STOP)
        place(s, "M7")
        do(s, STOP)
        do(s, PASS, Discard("N5"))
        assert s.hands[ANN] == ["N5"] and not s.discards[ANN] and heard(s, None, Reshuffled) == [Reshuffled(ANN, 1)]


class TestEmptyDecks:
    def test_a_short_deck_gives_what_it_has(self):
        """GR-14"""
        s = at(ann="M7 S7 Q7 N7 B7 M8", bea=SEVENS)
        assert len(s.hands[ANN]) == 6 and not s.decks[ANN]

    def test_an_empty_deck_is_not_reshuffled_while_there_is_a_hand(self):
        """GR-14"""
        s = at(ann="M7 S7 Q7 N7 B7", bea=SEVENS)
        do(s, PASS, Discard("M7"))
        place(s, "M7")
        do(s, STOP)
        assert s.discards[ANN] == ["M7"] and len(s.hands[ANN]) == 4

    def test_before_an_empty_deck_an_empty_hand_gets_the_discards_as_a_new_deck_and_draws_on(self):
        """GR-14"""
        s = at(ann="N7 N8 N9 B7 B8", bea=SEVENS)
        do(s, PASS, Discard("B7"))
        place(s, "M7")
        do(s, STOP)
        place(s, "B8", "N7", "N8", "N9")
        assert s.asked == (BEA,)
        place(s, "N7")
        do(s, STOP)
        assert s.hands[ANN] == ["B7"] and not s.discards[ANN] and s.asked == (ANN,)


class TestSuits:
    def test_one_free_suit_and_trumps(self):
        """GR-8"""
        s = at("Station", ann="M7 M8 Q7 N7 N8 B7 S7", bea=SEVENS)
        assert placeable(s) == {"M7", "M8", "Q7", "N7", "N8", "B7", "S7"}
        place(s, "N7")
        assert placeable(s) == {"M7", "M8", "Q7", "N8", "B7", "S7"}
        place(s, "M7")
        assert placeable(s) == {"M8", "N8"}
        assert why_not(s, Place("Q7")) == "Besides trumps, you may place only Magnifying Glasses this turn."

    def test_each_turn_a_suit_is_chosen_anew(self):
        """GR-8"""
        s = at("Station", ann="M7 M8 Q7 N7 N8 B7 S7", bea=SEVENS)
        place(s, "M7")
        do(s, STOP)
        assert placeable(s) == set(s.hands[BEA])

    def test_without_a_trump_only_one_suit(self):
        """GR-44"""
        s = at("Alley", ann="M7 M8 Q7 N7 N8 B7 S7", bea=SEVENS)
        place(s, "M7")
        assert placeable(s) == {"M8"}

    def test_a_2_of_another_suit_is_the_chosen_suit_and_after_its_change_another_may_follow(self):
        """GR-9, GR-47"""
        s = at("Station", ann="Q2 Q8 M7 N7 B7 S7 S8", bea=SEVENS)
        place(s, "Q2!")
        assert s.trump == "Q" and s.free == "" and placeable(s) == {"Q8", "M7", "N7", "B7", "S7", "S8"}
        place(s, "M7")
        assert placeable(s) == {"Q8"}

    def test_a_2_placed_without_its_change_fills_the_slot(self):
        """GR-9"""
        s = at("Station", ann="Q2 Q8 M7 N7 B7 S7 S8", bea=SEVENS)
        place(s, "Q2")
        assert s.trump == "N" and placeable(s) == {"Q8", "N7"}

    def test_cards_placed_as_the_old_trump_never_fill_the_slot(self):
        """GR-47"""
        s = at("Station", ann="N8 N7 Q2 M7 M8 S7 S8", bea=SEVENS)
        place(s, "N8", "Q2!")
        assert s.free == "" and placeable(s) == {"N7", "M7", "M8", "S7", "S8"}
        place(s, "M7")
        assert placeable(s) == {"M8"}

    def test_if_the_chosen_suit_becomes_trump_the_slot_is_empty_again(self):
        """GR-8, GR-47"""
        s = at("Station", ann="Q7 Q2 M7 M8 S7 S8 N2", bea=SEVENS)
        place(s, "Q7")
        assert placeable(s) == {"Q2", "N2"}
        place(s, "Q2!")
        assert s.free == "" and placeable(s) == {"M7", "M8", "S7", "S8", "N2"}
        assert s.trump == "Q"
        place(s, "N2!")
        assert s.trump == "N" and s.free == ""

    def test_a_2_is_judged_by_the_trump_before_its_change(self):
        """GR-48"""
        s = at("Station", ann="M7 Q2 S7 S8 B7 B8 N7", bea=SEVENS)
        place(s, "M7")
        assert why_not(s, Place("Q2", "Q")) is not None and "Q2" not in placeable(s)

    def test_a_2_does_not_make_room_for_itself_at_the_bank_vault_ii(self):
        """GR-48, GR-22: it is no trump before it lies there."""
        s = at("Bank Vault (II)", ann=SEVENS, bea="Q2 N2 M7 M8 M9 Q7 Q8")
        place(s, "M7")
        do(s, STOP)
        place(s, "M7")
        assert placeable(s) == {"N2"} and why_not(s, Place("Q2", "Q")) is not None

    def test_the_trump_stays_changed_if_the_2_leaves_the_pile(self):
        """GR-48"""
        s = at("Station", ann="Q2 S7 S8 B7 B8 N7 M7", bea="M5 S5 Q5 N5 B5 M7 S7")
        place(s, "Q2!")
        do(s, STOP)
        use(s, "M5", Pick("Q2"))
        assert s.trump == "Q" and s.discards[ANN] == ["Q2"] and not s.pile(0, ANN)

    def test_a_change_of_trump_counts_for_both_piles_and_for_cards_already_there(self):
        """GR-10"""
        s = at("Station", ann="Q7 Q8 N7 M7 S7 B7 M8", bea="Q9 Q2 N8 M9 S9 B9 BA")
        place(s, "Q7")
        do(s, STOP)
        assert s.score(ANN) == 7
        place(s, "Q2!")
        assert (s.score(ANN), s.score(BEA)) == (14, 4)

    def test_it_holds_at_the_active_location_only_and_is_possible_where_there_is_no_trump(self):
        """GR-10"""
        s = at("Alley, Station", ann="Q2 Q8 N7 M7 S7 B7 M8", bea=SEVENS)
        place(s, "Q2!")
        assert s.trump == "Q"
        do(s, STOP)
        both_pass(s)
        assert s.place == 1 and s.trump == "N"

    def test_a_2_can_make_only_its_own_suit_trump_and_only_if_it_is_not(self):
        """GR-59"""
        s = at("Station", ann="Q2 N2 N7 M7 S7 B7 M8", bea=SEVENS)
        assert {(move.card, move.trump) for move in offered(s, Place) if move.card[1] == "2"} == {
            ("Q2", ""),
            ("Q2", "Q"),
            ("N2", ""),
        }
        assert why_not(s, Place("Q2", "S")) == "Q2 can't make Shoeprints the trump here."


class TestResolving:
    def test_the_higher_score_wins_the_evidence_looks_at_it_and_leads_next(self):
        """GR-32: only its winner sees it."""
        s = at(ann=SEVENS, bea=SEVENS)
        win(s, BEA, "N7")
        assert s.winners == (BEA,) and s.lead == BEA and s.asked == (BEA,)
        assert heard(s, BEA, Found) == [Found(BEA, 0, "Station", s.evidence[0])]
        assert not heard(s, ANN, Found) and not heard(s, None, Found)
        assert GRAVES.view(s, BEA).evidence[0] == s.evidence[0] and GRAVES.view(s, ANN).evidence == ("",) * 5

    def test_trumps_count_twice_and_an_ace_10(self):
        """GR-17"""
        s = at("Station", ann="NA MA M9 M2 S7 B7 M8", bea=SEVENS)
        place(s, "NA", "MA", "M9")
        assert s.score(ANN) == 20 + 10 + 9

    def test_a_tie_takes_the_evidence_out_unseen_and_the_lead_stays(self):
        """GR-6"""
        s = at(ann=SEVENS, bea=SEVENS)
        win(s, BEA, "N7")
        place(s, "B8")
        do(s, STOP)
        place(s, "B8")
        do(s, STOP)
        both_pass(s)
        assert s.winners == (BEA, NOBODY) and s.lead == BEA and len(heard(s, BEA, Found)) == 1

    def test_so_does_nothing_against_nothing(self):
        """GR-6"""
        s = at(ann=SEVENS, bea=SEVENS)
        both_pass(s)
        assert s.winners == (NOBODY,) and heard(s, None, Resolved) == [Resolved("Station", NOBODY, (0, 0), ANN)]

    def test_piles_stay_where_they_are(self):
        s = at(ann=SEVENS, bea=SEVENS)
        win(s, ANN, "N7")
        assert s.pile(0, ANN) == ("N7",)


class TestSecrecy:
    def test_piles_and_all_numbers_are_public(self):
        """GR-15"""
        s = at(ann=SEVENS, bea=SEVENS)
        place(s, "M7")
        do(s, STOP, PASS, Discard("Q7"))
        v = GRAVES.view(s)
        assert v.pile(0, ANN) == ("M7",) and v.hands == (8, 9) and v.decks == (6, 5) and v.discards == (0, 1)

    def test_hands_and_discards_are_not_the_own_discards_neither(self):
        """GR-15"""
        s = at(ann=SEVENS, bea="M7 M8 M9 MA M6 N7 N8")
        do(s, PASS, Discard("Q7"))
        assert "Q7" not in str(GRAVES.view(s, BEA)) and not GRAVES.view(s).hand
        v = GRAVES.view(s, ANN)
        assert v.discards == (1, 0) and v.hand == tuple(s.hands[ANN])

    def test_the_mastermind_knows_its_identity_and_nobody_where_which_evidence_lies(self):
        """GR-30, GR-31"""
        s = at(ann=SEVENS, bea=SEVENS)
        assert GRAVES.view(s, BEA).identity == "Duke" and GRAVES.view(s, ANN).identity == GRAVES.view(s).identity == ""
        assert GRAVES.view(s, BEA).evidence == GRAVES.view(s, ANN).evidence == ("",) * 5

    def test_nobody_is_ever_shown_the_evidence_set_aside(self):
        """GR-30"""
        rng = Random(4)
        s = GRAVES.begin(2, GRAVES.table(2, {"cases": 1, "knows_all": True}))
        while s.asked:
            seat = s.asked[0]
            play(s, seat, chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat)))
            if s.evidence:
                for who in (ANN, BEA, None):
                    assert s.evidence[5] not in str(GRAVES.view(s, who).story)


def settle_opening(s):
    """Answer what a Location asks at its start: change nothing."""
    step = type(s.agenda[-1]).__name__
    if step in ("CrossRiver", "AdjustClocks"):
        do(s, options(s, s.asked[0])[0])


ONLY_TRUMPS = {  # cards that may be placed at once, at any Location
    name: " ".join(sorted([card for card in CARDS if card[1] in "56789A"], key=lambda card: card[0] != location.trump))
    for name, location in LOCATIONS.items()
}
