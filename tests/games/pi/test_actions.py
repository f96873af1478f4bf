"""What a detective of P.I. can do on a turn, ruling by ruling."""

import pytest

from parlour.core import NATURE, PASS, TAKE_BACK, options, play, refusal
from parlour.games.pi import PI
from parlour.games.pi.cards import NEIGHBOURS, Case
from parlour.games.pi.events import Failed, MiniGameEnded, NothingToTurnUp, Solved, TurnedUp
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Shuffled, Take
from parlour.games.pi.rules.evidence import Reshuffle
from parlour.games.pi.state import Agent
from tests.games.pi.table import (
    ANN,
    BEA,
    CAL,
    FIVE,
    WRONG,
    attempt,
    deal,
    dealt,
    for_ann,
    miss,
    place,
    solve,
    take,
    told,
    turns,
)


class TestInvestigators:
    def test_a_disc_for_a_tile_here_and_a_cube_for_one_next_door(self):
        """PI-9"""
        s = for_ann("Bubbles, Murder, Downtown")
        assert place(s, ANN, "Little Italy") == (1, 1)

    def test_nothing_for_tiles_farther_off(self):
        """PI-9"""
        s = for_ann("Bubbles, Murder, Downtown")
        assert place(s, ANN, "Rick's Café") == (0, 1)  # Downtown only

    def test_only_a_tile_of_the_same_kind_matches(self):
        """PI-9"""
        s = for_ann("Earl, Blackmail, Skid Row")
        assert place(s, ANN, "Little Italy") == (1, 1)  # Blackmail is here; Earl is in Trocadero next door

    def test_a_blank_tile_neither_matches_nor_blocks_a_cube(self):
        """PI-9"""
        s = for_ann("Bubbles, Murder, Downtown")
        assert place(s, ANN, "Main Street") == (0, 2)  # neither a suspect nor a crime lies here

    def test_three_discs_where_all_three_are_here(self):
        s = for_ann("Earl, Murder, Trocadero")
        assert place(s, ANN, "Trocadero") == (3, 0)

    def test_up_to_three_cubes(self):
        """PI-33"""
        s = for_ann("Earl, Murder, Trocadero")
        assert place(s, ANN, "Main Street") == (0, 3)

    def test_the_tokens_lie_on_the_investigator_not_on_tiles(self):
        s = for_ann("Bubbles, Murder, Downtown")
        place(s, ANN, "Little Italy")
        assert s.desks[ANN].agents == (Agent("Little Italy", 1, 1),)
        assert s.desks[ANN].discs == s.desks[ANN].cubes == ()

    def test_no_second_disc_for_a_tile_here(self):
        """PI-10"""
        s = for_ann("Bubbles, Murder, Downtown")
        assert take(s, ANN, "Bubbles") == ("disc", False)
        miss(s, BEA)
        assert place(s, ANN, "Little Italy") == (0, 1)

    def test_no_second_cube_for_this_location_s_tile_of_that_kind(self):
        """PI-10"""
        s = for_ann("Bubbles, Murder, Downtown")
        assert take(s, ANN, "Blackmail") == ("cube", False)  # Murder is next door to Blackmail's tile
        miss(s, BEA)
        assert place(s, ANN, "Little Italy") == (1, 0)

    def test_tokens_elsewhere_never_matter(self):
        """PI-10"""
        s = for_ann("Bubbles, Murder, Downtown")
        assert take(s, ANN, "Murder") == ("disc", False)
        miss(s, BEA)
        assert place(s, ANN, "Little Italy") == (1, 1)

    def test_tokens_of_another_player_never_matter(self):
        """PI-10"""
        s = dealt("Bubbles, Murder, Downtown", "Earl, Blackmail, Skid Row")
        miss(s, ANN)
        assert take(s, BEA, "Bubbles") == ("disc", False)
        assert place(s, ANN, "Little Italy") == (1, 1)

    def test_read_literally_cubes_are_given_again(self):
        """PI-10"""
        s = for_ann("Bubbles, Murder, Downtown", repeat_cubes=True)
        take(s, ANN, "Blackmail")
        miss(s, BEA)
        assert place(s, ANN, "Little Italy") == (1, 1)

    def test_a_second_own_investigator_in_a_location_is_refused(self):
        """PI-11"""
        s = for_ann("Bubbles, Murder, Downtown")
        place(s, ANN, "Downtown")
        miss(s, BEA)
        assert Place("Downtown") not in options(s, ANN)
        reason = "You have an Investigator in Downtown already; another could tell you nothing."
        assert str(refusal(s, ANN, Place("Downtown"))) == reason

    def test_several_players_may_share_a_location(self):
        """PI-11"""
        s = dealt(*FIVE[:2])
        place(s, ANN, "Downtown")
        assert refusal(s, BEA, Place("Downtown")) is None

    def test_without_investigators_the_action_is_gone(self):
        """PI-12"""
        s = for_ann("Bubbles, Murder, Downtown", investigators=1)
        place(s, ANN, "Downtown")
        miss(s, BEA)
        assert not [move for move in options(s, ANN) if isinstance(move, Place)]
        assert str(refusal(s, ANN, Place("Lakeside"))) == (
            "You have no Investigators left; they are for one use in the whole game."
        )

    def test_they_never_come_back(self):
        """PI-12"""
        s = for_ann("Bubbles, Murder, Downtown", investigators=1)
        place(s, ANN, "Downtown")
        solve(s, BEA)
        play(s, NATURE, deal(*FIVE[:2]))
        assert s.asked == (BEA,) and s.desks[ANN].investigators == 0 and s.desks[BEA].investigators == 1

    def test_used_investigators_stay_until_the_mini_game_ends(self):
        """PI-13"""
        s = for_ann("Bubbles, Murder, Downtown")
        place(s, ANN, "Little Italy")
        miss(s, BEA)
        solve(s, ANN)
        assert s.desks[ANN].agents == (Agent("Little Italy", 0, 0),)
        miss(s, BEA)
        assert s.desks[ANN].agents == () and s.desks[ANN].investigators == 4

    def test_there_is_no_such_location(self):
        s = for_ann("Bubbles, Murder, Downtown")
        assert str(refusal(s, ANN, Place("Baker Street"))) == "There is no location called Baker Street."


class TestEvidence:
    def test_the_card_of_the_case_brings_a_disc_onto_its_tile(self):
        s = for_ann("Bubbles, Murder, Downtown", display="Murder")
        assert take(s, ANN, "Murder") == ("disc", False)
        assert s.desks[ANN].discs == ("Murder",)

    def test_a_card_next_door_to_the_true_tile_of_its_kind_brings_a_cube(self):
        """PI-14"""
        s = for_ann("Bubbles, Murder, Downtown")
        assert take(s, ANN, "Waterfront") == ("cube", False)
        miss(s, BEA)
        assert take(s, ANN, "Earl") == ("cube", False)  # Earl is in Trocadero, Bubbles in Little Italy
        assert s.desks[ANN].cubes == ("Waterfront", "Earl")

    def test_a_true_tile_of_another_kind_next_door_does_not_count(self):
        """PI-14"""
        s = for_ann("Bubbles, Murder, Downtown")
        assert take(s, ANN, "Kidnapping") == ("cube", False)  # Murder is next door to it
        miss(s, BEA)
        assert take(s, ANN, "Pop") == ("nothing", False)  # Downtown is next door, but it is no suspect

    def test_a_card_whose_tile_carries_your_token_is_selectable_only_if_nothing_else_is(self):
        """PI-15"""
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Murder")
        miss(s, BEA)
        s.display = ["Murder", "Pop"]
        assert Take("Murder") not in options(s, ANN) and Take("Pop") in options(s, ANN)
        assert str(refusal(s, ANN, Take("Murder"))) == (
            "Murder carries your token already; take a card that can tell you something."
        )
        s.display = ["Murder"]
        assert refusal(s, ANN, Take("Murder")) is None

    def test_it_brings_no_new_token_and_is_discarded(self):
        """PI-15, PI-42"""
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Murder")
        miss(s, BEA)
        before, s.display = s.desks[ANN], ["Murder"]
        s.discard.clear()
        assert take(s, ANN, "Murder") == ("known", False)
        assert s.desks[ANN] == before and s.discard == ["Murder"]

    def test_read_literally_any_card_may_be_taken(self):
        """PI-15"""
        s = for_ann("Bubbles, Murder, Downtown", marked_cards=True)
        take(s, ANN, "Murder")
        miss(s, BEA)
        s.display = ["Murder", "Pop"]
        assert refusal(s, ANN, Take("Murder")) is None

    def test_another_player_s_token_is_no_obstacle(self):
        """PI-15"""
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Murder")
        s.display = ["Murder", "Pop"]
        assert refusal(s, BEA, Take("Murder")) is None

    def test_a_card_known_not_to_be_yours_may_be_taken_and_still_informs(self):
        """PI-16"""
        s = dealt("Bubbles, Kidnapping, Skid Row", "Earl, Murder, Downtown")
        assert take(s, ANN, "Bubbles") == ("cube", False)  # Ann holds Bubbles herself; Earl is next door

    def test_a_token_on_the_investigator_there_moves_to_the_tile(self):
        """PI-17"""
        s = for_ann("Bubbles, Murder, Downtown")
        place(s, ANN, "Little Italy")
        miss(s, BEA)
        assert take(s, ANN, "Bubbles") == ("disc", True)
        assert s.desks[ANN].agents == (Agent("Little Italy", 0, 1),) and s.desks[ANN].discs == ("Bubbles",)
        assert "Bubbles" in s.discard
        miss(s, BEA)
        assert take(s, ANN, "Blackmail") == ("cube", True)
        assert s.desks[ANN].agents == (Agent("Little Italy", 0, 0),) and s.desks[ANN].cubes == ("Blackmail",)

    def test_an_investigator_elsewhere_gives_up_nothing(self):
        """PI-17"""
        s = for_ann("Bubbles, Murder, Downtown")
        place(s, ANN, "Main Street")
        miss(s, BEA)
        assert take(s, ANN, "Murder") == ("disc", False)
        assert s.desks[ANN].agents == (Agent("Main Street", 0, 2),)

    def test_a_card_that_brings_a_token_is_discarded(self):
        """PI-18"""
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Murder")
        assert s.discard == ["Murder"] and s.desks[ANN].kept == ()

    def test_a_card_that_tells_nothing_stays_before_you_until_the_mini_game_ends(self):
        """PI-18"""
        s = for_ann("Bubbles, Murder, Downtown")
        assert take(s, ANN, "Rusty") == ("nothing", False)
        assert s.desks[ANN].kept == ("Rusty",) and s.discard == []
        solve(s, BEA)
        assert s.desks[ANN].kept == ()

    def test_one_card_is_turned_up_after_the_turn(self):
        """PI-19"""
        s = for_ann("Bubbles, Murder, Downtown", display="Murder")
        following = s.deck[-1]
        take(s, ANN, "Murder")
        assert s.display[-1] == following and len(s.display) == 9 and told(s, TurnedUp) == [TurnedUp(following)]

    def test_an_empty_deck_is_made_of_the_discards_this_card_included(self):
        """PI-19"""
        s = for_ann("Bubbles, Murder, Downtown", display="Murder")
        s.deck, s.discard = [], ["Pop", "Earl"]
        play(s, ANN, Take("Murder"))
        assert s.agenda[-1] == Reshuffle() and s.discard == ["Pop", "Earl", "Murder"]
        assert refusal(s, NATURE, Shuffled((0, 1))) and refusal(s, NATURE, Shuffled((0, 1, 1)))
        play(s, NATURE, Shuffled((1, 0, 2)))
        assert s.display[-1] == "Murder" and s.deck == ["Earl", "Pop"] and s.discard == []

    def test_with_nothing_left_the_display_shrinks_for_good(self):
        """PI-19, PI-44"""
        s = for_ann("Bubbles, Murder, Downtown", display="Rusty, Murder")
        s.deck = []
        play(s, ANN, Take("Rusty"))
        assert len(s.display) == 8 and told(s, NothingToTurnUp)
        play(s, BEA, Take("Murder"))
        assert len(s.display) == 7 and s.desks[BEA].kept == ("Murder",)

    def test_a_card_not_on_display_is_refused(self):
        s = for_ann("Bubbles, Murder, Downtown", display="Murder")
        assert str(refusal(s, ANN, Take("Skid Row"))) == "Skid Row is not among the Evidence on display."

    def test_with_neither_card_nor_investigator_you_attempt_or_pass(self):
        """PI-20"""
        s = for_ann("Bubbles, Murder, Downtown", investigators=0)
        assert str(refusal(s, ANN, PASS)) == (
            "You may pass only if you can neither place an Investigator nor take an Evidence card."
        )
        s.display = []
        assert options(s, ANN)[0] == PASS and {type(move) for move in options(s, ANN)[1:]} == {Accuse}

    def test_if_all_unsolved_players_pass_in_one_round_they_take_0(self):
        """PI-20"""
        s = dealt(*FIVE[:3], investigators=0)
        s.display = []
        play(s, ANN, PASS)
        miss(s, BEA)
        play(s, CAL, PASS)
        assert s.round == 2
        for seat in (ANN, BEA, CAL):
            play(s, seat, PASS)
        assert told(s, MiniGameEnded)[0].why == "passed"
        assert [desk.points for desk in s.desks] == [(0,)] * 3

    def test_a_player_who_solved_in_that_round_is_not_asked_to_pass(self):
        """PI-43"""
        s = dealt(*FIVE[:3], investigators=0)
        s.display = []
        solve(s, ANN)
        play(s, BEA, PASS)
        play(s, CAL, PASS)
        assert told(s, MiniGameEnded)[0].why == "passed" and [desk.points for desk in s.desks] == [(7,), (0,), (0,)]

    def test_cubes_never_run_out(self):
        """PI-22"""
        s = for_ann("Earl, Murder, Trocadero", investigators=14)
        for location in NEIGHBOURS["Trocadero"]:
            assert place(s, ANN, location) == (0, 3)
            miss(s, BEA)
        assert sum([agent.cubes for agent in s.desks[ANN].agents]) == 18  # the box has ten


class TestAttempts:
    def test_all_three_right_solves_the_case(self):
        s = for_ann("Bubbles, Murder, Downtown")
        attempt(s, ANN, "Bubbles, Murder, Downtown")
        assert told(s, Solved) == [Solved(ANN, Case("Bubbles", "Murder", "Downtown"), 1, 7)]

    @pytest.mark.parametrize("named", ["Doc, Murder, Downtown", "Bubbles, Forgery, Downtown", "Doc, Forgery, Lakeside"])
    def test_a_wrong_attempt_costs_2_and_tells_only_that(self, named):
        """PI-6"""
        s = for_ann("Bubbles, Murder, Downtown")
        attempt(s, ANN, named)
        assert s.desks[ANN].penalty == 2 and told(s, Failed) == [Failed(ANN, Case(*named.split(", ")), 2)]

    def test_you_may_try_again_in_later_turns(self):
        """PI-6"""
        s = for_ann("Bubbles, Murder, Downtown")
        miss(s, ANN, BEA, ANN, BEA)
        solve(s, ANN)
        assert s.desks[ANN].solved == 3 and s.desks[ANN].penalty == 4

    def test_penalties_go_on_past_10(self):
        """PI-7"""
        s = for_ann("Bubbles, Murder, Downtown")
        miss(s, *[ANN, BEA] * 6)
        assert s.desks[ANN].penalty == 12

    def test_nobody_learns_of_an_attempt_before_it_is_complete(self):
        s = for_ann("Bubbles, Murder, Downtown")
        before = PI.view(s, BEA), PI.view(s, None)
        play(s, ANN, Accuse("Bubbles"))
        play(s, ANN, Charge("Murder"))
        assert (PI.view(s, BEA), PI.view(s, None)) == before
        assert PI.view(s, ANN).sealed == (Accuse("Bubbles"), Charge("Murder"))

    def test_an_attempt_begun_may_be_taken_back_for_something_else(self):
        s = for_ann("Bubbles, Murder, Downtown")
        play(s, ANN, Accuse("Bubbles"))
        play(s, ANN, TAKE_BACK)
        assert refusal(s, ANN, Place("Downtown")) is None

    def test_a_blank_tile_is_refused(self):
        """PI-29"""
        s = for_ann("Bubbles, Murder, Downtown")
        assert str(refusal(s, ANN, Accuse("No Suspect"))) == "No Suspect is a blank tile; no case has it."
        play(s, ANN, Accuse("Bubbles"))
        assert str(refusal(s, ANN, Charge("No Crime"))) == "No Crime is a blank tile; no case has it."

    def test_what_does_not_exist_is_refused_by_name(self):
        s = for_ann("Bubbles, Murder, Downtown")
        assert str(refusal(s, ANN, Accuse("Moriarty"))) == "There is no suspect called Moriarty."
        play(s, ANN, Accuse("Bubbles"))
        assert str(refusal(s, ANN, Charge("Arson"))) == "There is no crime called Arson."
        play(s, ANN, Charge("Murder"))
        assert str(refusal(s, ANN, Locate("Baker Street"))) == "There is no location called Baker Street."

    def test_the_parts_come_in_order(self):
        s = for_ann("Bubbles, Murder, Downtown")
        assert str(refusal(s, ANN, Charge("Murder"))) == "Begin an attempt with its suspect."
        play(s, ANN, Accuse("Bubbles"))
        assert str(refusal(s, ANN, Place("Downtown"))) == "Name the crime now, or take back what you named."
        play(s, ANN, Charge("Murder"))
        assert str(refusal(s, ANN, Accuse("Doc"))) == "Name the location now, or take back what you named."

    def test_pointless_triples_may_be_named(self):
        """PI-39"""
        s = dealt(*FIVE[:3])
        miss(s, ANN)
        solve(s, BEA)
        miss(s, CAL)
        for case in (WRONG, s.cases[ANN], s.goal(BEA)):  # tried before, held, solved
            attempt(s, ANN, case)
            miss(s, CAL)
        assert s.desks[ANN].penalty == 8

    def test_a_solver_s_three_discs_mark_the_tiles_and_its_other_tokens_go(self):
        """PI-25"""
        s = dealt(*FIVE[:3])
        place(s, ANN, "Road House")
        miss(s, BEA, CAL)
        take(s, ANN, "Pinky")
        miss(s, BEA, CAL)
        assert s.desks[ANN].discs == ("Pinky",)
        solve(s, ANN)
        assert s.desks[ANN].discs == s.cases[CAL] and s.desks[ANN].cubes == ()
        assert s.desks[ANN].agents == (Agent("Road House", 0, 0),)

    def test_a_solver_acts_no_more_but_is_answered_for(self):
        """PI-25"""
        s = dealt(*FIVE[:3])
        solve(s, ANN)
        assert place(s, BEA, "Little Italy") == (1, 1)  # Ann, who has solved, holds Bea's case
        miss(s, CAL)
        assert turns(s) == [BEA, CAL]
