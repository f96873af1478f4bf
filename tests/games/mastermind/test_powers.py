"""The Mastermind, ruling by ruling: the four powers."""

import pytest

from parlour.core import PASS, options, play, refusal
from parlour.games.mastermind.cards import AGENCY, AGENT, SYNDICATE, THE_MASTERMIND
from parlour.games.mastermind.events import (
    Appointed,
    Arranged,
    Granted,
    Investigated,
    Lapsed,
    Looked,
    Lost,
    Purged,
    Reshuffled,
)
from parlour.games.mastermind.moves import Appoint, Arrange, Investigate, Nominate, Purge
from parlour.games.mastermind.rules import Investigation, Nomination, Purging, SpecialElection, Surveillance
from tests.games.mastermind.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    EVE,
    FAY,
    GUS,
    cards,
    council,
    elect,
    heard,
    on_board,
    reject,
    sees,
    table,
)

POWERS = {None: Nomination, "I": Investigation, "S": Surveillance, "E": SpecialElection, "P": Purging}


def power(seats, syndicate, **options):
    """Ann as Director and Bea as Operative have just enacted Syndicate policy number ``syndicate``."""
    s = on_board(table(seats, top="SSS SAA", **options), syndicate=syndicate - 1)
    council(s, BEA, "S", "S")
    return s


class TestThePowerTable:
    @pytest.mark.parametrize(
        ("preset", "seats", "powers"),
        [
            ("rulebook", (5, 6), "-IS-P"),
            ("rulebook", (7, 8), "-ISEP"),
            ("rulebook", (9, 10), "IISEP"),
            ("classic", (5, 6), "--SPP"),
            ("classic", (7, 8), "-IEPP"),
            ("classic", (9, 10), "IIEPP"),
        ],
    )
    def test_mm_45_each_policy_has_the_power_of_its_column(self, preset, seats, powers):
        """MM-45"""
        for number in seats:
            for slot, letter in enumerate(powers, 1):
                s = power(number, slot, preset=preset)
                assert type(s.agenda[-1]) is POWERS[None if letter == "-" else letter]

    def test_mm_42_the_column_is_that_of_the_players_who_began(self):
        """MM-42"""
        s = on_board(table(7, top="SSS"), syndicate=3)
        s.living = (ANN, BEA, CAL, DOT, EVE)
        council(s, BEA, "S", "S")
        assert s.agenda[-1] == SpecialElection(ANN)

    def test_mm_25_a_power_must_be_used(self):
        """MM-25"""
        s = power(7, 2)
        assert heard(s, None, Granted) == [Granted(ANN, "Investigation")]
        assert str(refusal(s, ANN, PASS)) == "You must investigate one of the players."
        assert str(refusal(power(7, 4), ANN, Nominate(CAL))) == "You must name the next Director."
        assert str(refusal(power(7, 5), ANN, Purge(9))) == "You must purge one of the players."
        assert str(refusal(power(7, 3), ANN, PASS)) == "You must lay back the three cards that you saw."

    def test_an_agency_policy_gives_no_power(self):
        s = on_board(table(top="SSA"), syndicate=2)
        council(s, BEA, "S", "A")
        assert s.agenda == [Nomination()]


class TestInvestigation:
    def test_mm_23_the_director_is_told_the_side_and_the_mastermind_is_syndicate_aligned(self):
        """MM-23"""
        for target, answer in ((CAL, AGENCY), (EVE, SYNDICATE), (GUS, SYNDICATE)):
            s = power(7, 2)
            play(s, ANN, Investigate(target))
            assert heard(s, ANN, Investigated) == [Investigated(ANN, target, answer)]
            assert sees(s, ANN).findings == ((target, answer),)

    def test_mm_23_as_an_option_the_very_role(self):
        """MM-23"""
        for target, answer in ((CAL, AGENCY), (EVE, AGENT), (GUS, THE_MASTERMIND)):
            s = power(7, 2, investigation="role")
            play(s, ANN, Investigate(target))
            assert heard(s, ANN, Investigated) == [Investigated(ANN, target, answer)]

    def test_mm_22_everyone_hears_who_was_investigated_and_nobody_else_the_answer(self):
        """MM-22"""
        s = power(7, 2)
        play(s, ANN, Investigate(GUS))
        for seat in (None, *range(1, 7)):
            assert heard(s, seat, Investigated) == [Investigated(ANN, GUS)] and sees(s, seat).findings == ()
        assert sees(s, None).investigated == ((ANN, GUS),)

    def test_mm_24_nobody_is_investigated_twice_by_anyone(self):
        """MM-24"""
        s = table(9, top="SSS SSS")
        council(s, BEA, "S", "S")
        assert str(refusal(s, ANN, Investigate(ANN))) == "You may not choose yourself."
        play(s, ANN, Investigate(CAL))
        council(s, DOT, "S", "S")
        assert s.asked == (BEA,) and Investigate(CAL) not in options(s, BEA) and Investigate(ANN) in options(s, BEA)
        assert str(refusal(s, BEA, Investigate(CAL))) == "That player has been investigated before."

    def test_mm_24_with_nobody_left_the_power_lapses(self):
        """MM-24"""
        s = on_board(table(5, top="SSS", powers="investigation," * 4 + "none"), syndicate=3)
        s.investigated = ((BEA, CAL), (CAL, DOT), (DOT, EVE), (EVE, BEA))
        council(s, BEA, "S", "S")
        assert heard(s, None, Lapsed) == [Lapsed(ANN, "Investigation")] and s.agenda == [Nomination()]

    def test_mm_24_as_an_option_anyone_may_be_investigated_again(self):
        """MM-24"""
        s = table(9, top="SSS SSS SSS", repeat_investigations=True, powers="investigation," * 3 + "none,none")
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(CAL))
        council(s, DOT, "S", "S")
        assert Investigate(CAL) in options(s, BEA)
        play(s, BEA, Investigate(CAL))
        assert sees(s, BEA).findings == sees(s, ANN).findings == ((CAL, AGENCY),)
        s.director = s.last_in_turn = ANN  # Ann once more
        s.barred = ()
        council(s, DOT, "S", "S")
        play(s, ANN, Investigate(CAL))
        assert sees(s, ANN).findings == ((CAL, AGENCY),) and len(s.investigated) == 3

    def test_mm_24_as_an_option_the_power_never_lapses(self):
        """MM-24"""
        s = on_board(table(5, top="SSS", powers="investigation," * 4 + "none", repeat_investigations=True), syndicate=3)
        s.investigated = ((BEA, CAL), (CAL, DOT), (DOT, EVE), (EVE, BEA))
        council(s, BEA, "S", "S")
        assert not heard(s, None, Lapsed) and options(s, ANN) == [Investigate(seat) for seat in range(1, 5)]


class TestSurveillance:
    def test_mm_21_the_cards_go_back_on_top_in_the_chosen_order(self):
        """MM-21"""
        s = power(7, 3)
        chosen = Arrange(tuple(cards("ASA")))
        assert len(options(s, ANN)) == 3 and chosen in options(s, ANN)
        play(s, ANN, chosen)
        assert s.top == chosen.cards and len(s.deck) == 17 - 2 - 3
        for _ in range(3):
            reject(s)
        assert s.agency == 1  # the order matters if a top-deck comes first

    def test_mm_21_there_are_at_most_three_orders_and_mm_41_one_is_still_asked(self):
        """MM-21, MM-41"""
        for top, orders in (("AAA", 1), ("AAS", 3), ("SSA", 3), ("SSS", 1)):
            s = on_board(table(7, top="SSS" + top), syndicate=2)
            council(s, BEA, "S", "S")
            assert s.asked == (ANN,) and len(options(s, ANN)) == orders

    def test_mm_22_only_the_director_sees_cards_and_order(self):
        """MM-22"""
        s = power(7, 3)
        play(s, ANN, Arrange(tuple(cards("AAS"))))
        assert heard(s, ANN, Looked) == [Looked(ANN, tuple(cards("SAA")))]
        assert heard(s, ANN, Arranged) == [Arranged(ANN, tuple(cards("AAS")))]
        for seat in (None, *range(1, 7)):
            assert heard(s, seat, Looked) == [Looked(ANN)] and heard(s, seat, Arranged) == [Arranged(ANN)]

    def test_mm_17_a_short_deck_is_shuffled_before_the_look(self):
        """MM-17"""
        s = on_board(table(7, top="SSS"), syndicate=2)
        s.deck, s.discard = s.deck[-5:], s.deck[:-5]
        council(s, BEA, "S", "S")
        assert heard(s, None, Reshuffled) == [Reshuffled(14)] and s.agenda[-1] == Surveillance(ANN)

    def test_mm_45_and_mm_52_in_the_classic_preset_the_order_stays_and_is_still_asked(self):
        """MM-45, MM-52"""
        s = on_board(table(5, top="SSS SAA", preset="classic"), syndicate=2)
        council(s, BEA, "S", "S")
        assert options(s, ANN) == [Arrange(tuple(cards("SAA")))]


class TestSpecialElection:
    def test_mm_26_any_other_living_player_may_be_chosen(self):
        """MM-26"""
        s = power(7, 4)
        assert options(s, ANN) == [Appoint(seat) for seat in range(1, 7)]
        assert str(refusal(s, ANN, Appoint(ANN))) == "You may not choose yourself."
        play(s, ANN, Appoint(EVE))
        assert heard(s, None, Appointed) == [Appointed(ANN, EVE)] and s.asked == (EVE,)
        assert s.agenda == [Nomination()] and Nominate(ANN) not in options(s, EVE)

    def test_mm_26_the_next_in_turn_then_serves_twice(self):
        """MM-26"""
        s = power(7, 4)
        play(s, ANN, Appoint(BEA))
        reject(s, DOT)
        assert s.director == BEA and Nominate(ANN) in options(s, BEA)

    def test_mm_27_afterwards_the_turn_goes_on_left_of_the_caller_though_the_council_was_rejected(self):
        """MM-27"""
        s = power(7, 4)
        play(s, ANN, Appoint(EVE))
        reject(s, DOT)
        assert s.instability == 1 and s.director == BEA and s.barred == (EVE,)

    def test_mm_27_and_if_it_stood(self):
        """MM-27"""
        s = power(7, 4)
        play(s, ANN, Appoint(EVE))
        council(s, DOT, "S", "A")
        assert s.director == BEA

    def test_mm_43_called_by_a_special_director_the_turn_resumes_left_of_the_last_regular_one(self):
        """MM-43"""
        s = table(7, top="SSS SSS SSA", powers="special election, special election, none, none, none")
        council(s, BEA, "S", "S")
        play(s, ANN, Appoint(EVE))
        council(s, BEA, "S", "S")
        play(s, EVE, Appoint(CAL))
        s.living = tuple([seat for seat in s.living if seat != BEA])  # the purged are passed over
        council(s, FAY, "S", "A")
        assert s.director == CAL


class TestPurge:
    def test_mm_30_another_living_player_leaves_the_game_and_no_role_is_shown(self):
        """MM-30"""
        s = power(7, 5)
        assert options(s, ANN) == [Purge(seat) for seat in range(1, 7)]
        assert str(refusal(s, ANN, Purge(ANN))) == "You may not choose yourself."
        play(s, ANN, Purge(EVE))
        assert heard(s, None, Purged) == [Purged(ANN, EVE, True)] and sees(s, None).roles == (None,) * 7
        assert sees(s, None).living == (ANN, BEA, CAL, DOT, FAY, GUS)

    def test_mm_30_the_mastermind_purged_is_the_end_and_the_agency_wins(self):
        """MM-30"""
        s = power(7, 5)
        play(s, ANN, Purge(GUS))
        assert s.result.ending == "mastermind_purged" and s.result.winners == (ANN, BEA, CAL, DOT)
        assert heard(s, None, Purged) == [Purged(ANN, GUS, False)]

    def test_mm_16_a_player_purged_while_the_game_goes_on_was_not_the_mastermind(self):
        """MM-16"""
        s = power(7, 5)
        play(s, ANN, Purge(EVE))
        assert EVE in sees(s, None).confirmed

    def test_mm_6_the_purged_neither_vote_nor_hold_office_nor_are_targets(self):
        """MM-6"""
        s = power(7, 5)
        play(s, ANN, Purge(CAL))
        assert s.director == BEA and str(refusal(s, BEA, Nominate(CAL))) == "That player has been purged."
        play(s, BEA, Nominate(DOT))
        assert CAL not in s.asked and str(refusal(s, CAL, options(s, BEA)[0])) == "It is not your turn."
        s = power(7, 5)
        play(s, ANN, Purge(BEA))
        assert s.director == CAL  # the placard passes the purged by

    def test_mm_53_the_purged_win_with_their_side_and_see_no_more_than_before(self):
        """MM-53"""
        s = power(7, 5)
        play(s, ANN, Purge(CAL))
        assert sees(s, CAL).roles == (None, None, AGENCY, None, None, None, None)
        elect(s, GUS)
        assert s.result.ending == "mastermind_elected" and CAL not in s.result.winners
        s = power(7, 5)
        play(s, ANN, Purge(EVE))
        elect(s, GUS)
        assert EVE in s.result.winners

    @pytest.mark.parametrize(("syndicate", "move"), [(2, Investigate(FAY)), (4, Appoint(FAY)), (5, Purge(FAY))])
    def test_mm_6_the_purged_are_no_targets_of_powers(self, syndicate, move):
        """MM-6"""
        s = on_board(table(7, top="SSS"), syndicate=syndicate - 1)
        s.living = (ANN, BEA, CAL, DOT, EVE, GUS)
        council(s, BEA, "S", "S")
        assert str(refusal(s, ANN, move)) == "That player has been purged."
        assert [option.seat for option in options(s, ANN)] == [BEA, CAL, DOT, EVE, GUS]


class TestTheLostPurge:
    def lost(self, **options):
        """Instability enacts the fifth Syndicate policy; Dot is Director."""
        s = on_board(table(7, top="S SAA", **options), syndicate=4)
        for _ in range(3):
            reject(s)
        return s

    def test_mm_40_a_top_decked_purge_is_lost(self):
        """MM-40"""
        s = self.lost()
        assert heard(s, None, Lost) == [Lost("Purge", False)] and not s.purge_owed
        council(s, EVE, "S", "A")
        assert s.agenda == [Nomination()]

    def test_mm_40_as_an_option_the_next_director_whose_council_enacts_has_it(self):
        """MM-40"""
        s = self.lost(late_purge=True)
        assert heard(s, None, Lost) == [Lost("Purge", True)] and sees(s, None).purge_owed
        reject(s)
        council(s, FAY, "S", "A")
        assert s.agenda[-1] == Purging(EVE) and not s.purge_owed

    def test_mm_40_the_option_is_for_tables_with_a_single_purge(self):
        """MM-40"""
        s = on_board(table(7, top="S", preset="classic", late_purge=True), syndicate=3)
        for _ in range(3):
            reject(s)
        assert heard(s, None, Lost) == [Lost("Purge", False)]

    def test_mm_40_it_is_kept_though_another_power_is_lost_after_it(self):
        """MM-40"""
        powers = "none, none, purge, investigation, none"
        s = on_board(table(7, top="S S SAA", late_purge=True, powers=powers), syndicate=2)
        for _ in range(6):
            reject(s)
        assert heard(s, None, Lost) == [Lost("Purge", True), Lost("Investigation", False)] and s.purge_owed

    def test_mm_48_it_is_used_before_the_power_of_the_new_policy(self):
        """MM-48"""
        powers = "none, none, purge, special election, none"
        s = on_board(table(7, top="S SSS", late_purge=True, powers=powers), syndicate=2)
        for _ in range(3):
            reject(s)
        council(s, EVE, "S", "S")
        assert s.agenda[-1] == Purging(DOT)
        play(s, DOT, Purge(FAY))
        assert s.agenda[-1] == SpecialElection(DOT) and Appoint(FAY) not in options(s, DOT)
