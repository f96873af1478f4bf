"""The Mastermind, ruling by ruling: deal, election, policies, endings."""

from random import Random

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.core import HIDDEN, NATURE, PASS, Match, Refused, chance, options, play, refusal, written_out
from parlour.games.mastermind import MASTERMIND
from parlour.games.mastermind.cards import AGENCY, AGENT, POLICIES, SYNDICATE, THE_MASTERMIND, Cards
from parlour.games.mastermind.events import (
    CouncilRevealed,
    Drew,
    Elected,
    Granted,
    Learned,
    Lost,
    Passed,
    Received,
    Rejected,
    Reshuffled,
    RolesRevealed,
    TopDecked,
    Voted,
)
from parlour.games.mastermind.moves import Appoint, Dealt, Discard, Enact, Investigate, Nominate, Purge, Shuffled, Vote
from parlour.games.mastermind.rules import (
    Ballot,
    Deal,
    DirectorDiscards,
    Investigation,
    Nomination,
    OperativeEnacts,
    Reshuffle,
)
from parlour.games.mastermind.rules.endings import finish
from tests.games.mastermind.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    EVE,
    FAY,
    GUS,
    council,
    discard,
    elect,
    enact,
    heard,
    on_board,
    reject,
    sees,
    table,
    vote,
)


class TestTheDeal:
    def test_the_role_mix_follows_the_number_of_players(self):
        mixes = [table(seats).rules.mix for seats in range(5, 11)]
        assert mixes == [(3, 1, 1), (4, 1, 1), (4, 2, 1), (5, 2, 1), (6, 2, 1), (6, 3, 1)]

    def test_the_deck_has_eleven_syndicate_and_six_agency_policies(self):
        s = table()
        assert s.deck.count(SYNDICATE) == 11 and s.deck.count(AGENCY) == 6 and not s.discard

    def test_mm_1_agents_are_told_the_agents_and_the_mastermind_is_told_them_too(self):
        """MM-1"""
        s = table(7)
        assert heard(s, ANN, Learned) == [Learned(AGENCY)]
        assert heard(s, EVE, Learned) == [Learned(AGENT, ((FAY, AGENT),), known_by=(AGENT, THE_MASTERMIND))]
        assert heard(s, GUS, Learned) == [Learned(THE_MASTERMIND, ((EVE, AGENT), (FAY, AGENT)))]
        assert sees(s, EVE).roles == (None, None, None, None, AGENT, AGENT, None)
        assert sees(s, GUS).roles == (None, None, None, None, AGENT, AGENT, THE_MASTERMIND)
        assert sees(s, None).roles == (None,) * 7

    @pytest.mark.parametrize("seats", [5, 6])
    def test_mm_1_a_lone_agent_knows_nobody(self, seats):
        """MM-1"""
        s = table(seats)
        assert heard(s, seats - 2, Learned) == [Learned(AGENT, known_by=(AGENT, THE_MASTERMIND))]

    def test_mm_2_a_blind_mastermind_changes_only_what_the_mastermind_sees(self):
        """MM-2"""
        plain, blind = table(7), table(7, blind_mastermind="yes")
        assert heard(blind, GUS, Learned) == [Learned(THE_MASTERMIND)]
        for seat in (None, *range(6)):
            assert sees(plain, seat).roles == sees(blind, seat).roles
            if seat not in (EVE, FAY):
                assert plain.story(seat) == blind.story(seat)
        for agent in (EVE, FAY):  # are told by whom they are known, as the table's options say
            told, (learned,) = heard(plain, agent, Learned), heard(blind, agent, Learned)
            assert told == [replace(learned, known_by=(AGENT, THE_MASTERMIND))] and learned.known_by == (AGENT,)

    def test_mm_35_the_first_director_is_drawn_at_random(self):
        """MM-35"""
        first = {Match(MASTERMIND, 5, bytes([seed]) * 32).state.director for seed in range(40)}
        assert first == set(range(5))

    def test_mm_39_five_to_ten_sit_down(self):
        """MM-39"""
        for seats in (4, 11):
            with pytest.raises(Refused, match=f"The Mastermind is for 5 to 10 players, not {seats}."):
                Match(MASTERMIND, seats, bytes(32))

    def test_nature_can_deal_only_what_is_in_the_box(self):
        s = MASTERMIND.begin(5, MASTERMIND.settings())
        good = Deal().sample(s, lambda n: 0)
        assert refusal(s, NATURE, good) is None
        for bad in (
            Dealt(good.roles[:4], good.deck, 0),
            Dealt(good.roles, good.deck[:-1], 0),
            Dealt(good.roles, (SYNDICATE,) * 17, 0),
            Dealt(good.roles, good.deck, 5),
            PASS,
        ):
            assert str(refusal(s, NATURE, bad)) == "Nature could not have done this."


class TestNomination:
    def test_mm_3_the_last_to_hold_the_placard_may_not_be_nominated_elected_or_not(self):
        """MM-3"""
        s = table()
        reject(s, BEA)
        assert s.director == BEA and Nominate(ANN) not in options(s, BEA)
        assert str(refusal(s, BEA, Nominate(ANN))) == "The term limit bars that player this round."
        assert sees(s, None).barred == (ANN,)

    def test_mm_3_as_an_option_only_an_elected_director_is_barred(self):
        """MM-3"""
        s = table(top="SSA", term_limit="elected_director")
        reject(s, BEA)
        assert Nominate(ANN) in options(s, BEA)
        council(s, DOT, "S", "S")
        assert s.director == CAL and Nominate(BEA) not in options(s, CAL) and Nominate(DOT) in options(s, CAL)

    def test_mm_4_in_the_first_round_nobody_is_barred(self):
        """MM-4"""
        s = table()
        assert options(s, ANN) == [Nominate(seat) for seat in (BEA, CAL, DOT, EVE)]

    def test_mm_4_nor_does_a_dead_previous_director_count(self):
        """MM-4"""
        s = on_board(table(7, top="SSA", powers="none,none,none,purge,purge"), syndicate=3)
        council(s, BEA, "A", "S")
        play(s, ANN, Purge(FAY))
        reject(s, CAL)
        assert len(options(s, CAL)) == 4  # all who live but Cal and Bea, who held the placard

    def test_mm_5_nobody_nominates_themself(self):
        """MM-5"""
        s = table()
        assert str(refusal(s, ANN, Nominate(ANN))) == "You may not nominate yourself."

    def test_mm_7_the_previous_global_operative_may_be_nominated_again(self):
        """MM-7"""
        s = table(top="SSA")
        council(s, CAL, "A", "S")
        assert s.director == BEA and Nominate(CAL) in options(s, BEA)

    @pytest.mark.parametrize("limit", ["previous_director", "elected_director", "elected_pair"])
    def test_mm_8_with_three_alive_somebody_can_always_be_nominated(self, limit):
        """MM-8"""
        s = table(5, top="SSA", term_limit=limit)
        s.living = (ANN, BEA, EVE)
        for _ in range(4):
            assert options(s, s.director)
            reject(s)

    def test_only_the_director_is_asked(self):
        s = table(director=CAL)
        assert s.asked == (CAL,) and s.agenda == [Nomination()]
        assert str(refusal(s, CAL, PASS)) == "You must nominate one of the players."
        assert str(refusal(s, CAL, Nominate(9))) == "You must nominate one of the players."


class TestTheVote:
    def test_mm_14_more_than_half_of_the_living_must_approve_and_a_tie_fails(self):
        """MM-14"""
        for seats, enough in ((5, 3), (6, 4), (7, 4), (10, 6)):
            for approving in range(seats + 1):
                s = table(seats)
                play(s, ANN, Nominate(BEA))
                vote(s, approving)
                assert isinstance(s.agenda[-1], DirectorDiscards) == (approving >= enough)

    def test_mm_14_the_candidates_vote_too_and_nobody_abstains(self):
        """MM-14"""
        s = table()
        play(s, ANN, Nominate(BEA))
        assert s.asked == (ANN, BEA, CAL, DOT, EVE)
        assert str(refusal(s, ANN, PASS)) == "You must approve or reject; nobody abstains."

    def test_mm_14_votes_are_sealed_until_the_last_then_published_by_name(self):
        """MM-14"""
        s = table()
        play(s, ANN, Nominate(BEA))
        play(s, CAL, Vote(False))
        assert sees(s, CAL).sealed == (None, None, Vote(False), None, None)
        assert sees(s, ANN).sealed == (None, None, HIDDEN, None, None)
        for seat in (ANN, BEA, DOT, EVE):
            assert not heard(s, None, Voted)
            play(s, seat, Vote(seat != EVE))
        assert heard(s, None, Voted) == [Voted((ANN, BEA, DOT), (CAL, EVE))]

    def test_each_ballot_is_a_question_of_its_own(self):
        s = table()
        reject(s)
        play(s, BEA, Nominate(CAL))
        assert s.agenda[-1] == Ballot((ANN, BEA, CAL, DOT, EVE), BEA, CAL)


class TestInstability:
    def test_mm_11_the_third_rejection_moves_the_placard_one_step_like_the_others(self):
        """MM-11"""
        s = table(top="A")
        for director in (ANN, BEA, CAL):
            assert s.director == director
            reject(s)
        assert s.director == DOT and s.agency == 1
        assert not heard(s, None, Lost)  # an Agency policy has no power that could be lost (MM-9)

    def test_mm_12_any_enactment_resets_it(self):
        """MM-12"""
        s = table(top="SSA A")
        reject(s)
        reject(s)
        assert s.instability == 2 and heard(s, None, Rejected) == [Rejected(1), Rejected(2)]
        elect(s, DOT)
        assert s.instability == 2
        discard(s, "S")
        enact(s, "A")
        assert s.instability == 0
        for _ in range(3):
            reject(s)
        assert s.instability == 0 and s.agency == 2

    def test_mm_9_a_top_decked_policy_gives_no_power(self):
        """MM-9"""
        s = on_board(table(top="S"), syndicate=1)
        for _ in range(3):
            reject(s)
        assert heard(s, None, TopDecked) == [TopDecked(SYNDICATE, 2)]
        assert heard(s, None, Lost) == [Lost("Investigation", False)]
        assert s.agenda == [Nomination()] and s.director == DOT

    def test_mm_9_nor_is_the_power_deferred(self):
        """MM-9"""
        s = on_board(table(top="S SSA"), syndicate=1)
        for _ in range(3):
            reject(s)
        council(s, EVE, "S", "A")
        assert s.agenda == [Nomination()]

    def test_mm_9_as_an_option_the_director_rejected_last_has_the_power(self):
        """MM-9"""
        s = on_board(table(7, top="S", top_deck_powers=True), syndicate=1)
        for _ in range(3):
            reject(s)
        assert heard(s, None, Granted) == [Granted(CAL, "Investigation")] and not heard(s, None, Lost)
        assert s.asked == (CAL,) and s.agenda[-1] == Investigation(CAL)
        play(s, CAL, Investigate(GUS))
        assert s.agenda == [Nomination()] and s.director == DOT and s.barred == (CAL,)

    def test_mm_9_a_special_election_so_granted_names_the_next_director_and_mm_27_the_turn_goes_on_from_there(self):
        """MM-9, MM-27"""
        s = on_board(table(7, top="S", top_deck_powers=True, top_deck_frees="yes"), syndicate=3)
        for _ in range(3):
            reject(s)
        play(s, CAL, Appoint(FAY))
        assert s.director == FAY and s.barred == ()  # MM-50: freed as after any other top-deck
        reject(s)
        assert s.director == DOT

    def test_mm_9_a_top_decked_policy_that_ends_the_game_gives_no_power(self):
        """MM-9"""
        s = on_board(table(7, top="S", top_deck_powers=True), syndicate=5)
        for _ in range(3):
            reject(s)
        assert s.result and not heard(s, None, Granted)

    def test_mm_9_a_top_decked_purge_may_end_the_game(self):
        """MM-9, MM-30"""
        s = on_board(table(7, top="S", top_deck_powers=True), syndicate=4)
        for _ in range(3):
            reject(s)
        play(s, CAL, Purge(GUS))
        assert s.result.ending == "mastermind_purged"

    def test_mm_10_a_top_deck_does_not_lift_the_term_limit(self):
        """MM-10"""
        s = table(top="A")
        for _ in range(3):
            reject(s)
        assert s.barred == (CAL,) and Nominate(CAL) not in options(s, DOT)

    def test_mm_10_unless_the_table_says_so(self):
        """MM-10"""
        s = table(top="A", top_deck_frees="yes")  # MM-50: under the rulebook's limit too
        for _ in range(3):
            reject(s)
        assert s.barred == () and Nominate(CAL) in options(s, DOT)

    def test_mm_13_a_top_decked_fifth_agency_policy_wins(self):
        """MM-13"""
        s = on_board(table(top="A"), agency=4)
        for _ in range(3):
            reject(s)
        assert s.result.ending == "agency_policies"

    def test_mm_13_a_top_decked_sixth_syndicate_policy_wins(self):
        """MM-13"""
        s = on_board(table(top="S"), syndicate=5)
        for _ in range(3):
            reject(s)
        assert s.result.ending == "syndicate_policies"

    def test_mm_13_a_top_decked_third_syndicate_policy_makes_the_election_of_the_mastermind_dangerous(self):
        """MM-13"""
        s = on_board(table(top="S"), syndicate=2)
        for _ in range(3):
            reject(s)
        elect(s, EVE)
        assert s.result.ending == "mastermind_elected"


class TestPolicies:
    def test_the_director_discards_one_of_three_and_the_operative_enacts_one_of_two(self):
        s = table(top="SAA")
        elect(s, BEA)
        assert s.agenda[-1] == DirectorDiscards(ANN, BEA) and s.hand == Cards(2, 1) and len(s.deck) == 14
        discard(s, "A")
        assert s.agenda[-1] == OperativeEnacts(ANN, BEA) and s.hand == Cards(1, 1) and s.discard == [AGENCY]
        enact(s, "S")
        assert s.syndicate == 1 and s.discard == [AGENCY, AGENCY] and not s.hand

    def test_mm_20_hands_are_counts_and_choices_name_a_policy(self):
        """MM-20"""
        s = table(top="SAS")
        elect(s, BEA)
        assert options(s, ANN) == [Discard(AGENCY), Discard(SYNDICATE)]
        assert json.decode(json.encode(written_out(sees(s, ANN))))["hand"] == {"agency": 1, "syndicate": 2}
        other = table(top="SSA")
        elect(other, BEA)
        assert sees(s, ANN) == sees(other, ANN)  # in any order of drawing
        discard(s, "A")
        assert options(s, BEA) == [Enact(SYNDICATE)]

    def test_a_card_not_held_is_refused_in_a_sentence(self):
        s = table(top="SSS")
        elect(s, BEA)
        assert str(refusal(s, ANN, Discard(AGENCY))) == "You hold no Agency policy."
        assert str(refusal(s, ANN, PASS)) == "You must discard one policy."
        discard(s, "S")
        assert str(refusal(s, BEA, Enact(AGENCY))) == "You hold no Agency policy."
        assert str(refusal(s, BEA, Discard(SYNDICATE))) == "You must enact one policy."

    def test_only_the_council_sees_its_cards(self):
        s = table(top="SSA")
        elect(s, BEA)
        assert heard(s, ANN, Drew) == [Drew(ANN, Cards(1, 2))] and heard(s, BEA, Drew) == [Drew(ANN)]
        assert sees(s, BEA).hand is None and sees(s, None).council == (ANN, BEA)
        discard(s, "A")
        assert heard(s, ANN, Passed) == [Passed(ANN, AGENCY)] and heard(s, BEA, Passed) == [Passed(ANN)]
        assert heard(s, BEA, Received) == [Received(BEA, Cards(0, 2))] and not heard(s, CAL, Received)
        assert sees(s, BEA).hand == Cards(0, 2) and sees(s, ANN).hand is None

    def test_mm_41_a_hand_of_one_kind_is_still_asked(self):
        """MM-41"""
        s = table(top="AAA")
        elect(s, BEA)
        assert s.asked == (ANN,) and options(s, ANN) == [Discard(AGENCY)]
        discard(s, "A")
        assert s.asked == (BEA,) and options(s, BEA) == [Enact(AGENCY)]

    @pytest.mark.parametrize("left", [0, 1, 2])
    def test_mm_17_with_fewer_than_three_cards_leftovers_and_discards_are_shuffled_before_a_draw(self, left):
        """MM-17"""
        s = table()
        s.deck, s.discard = s.deck[:left], s.deck[left:]
        play(s, ANN, Nominate(BEA))
        vote(s)
        assert s.asked == (NATURE,) and s.agenda[-1] == Reshuffle()
        assert str(refusal(s, NATURE, Shuffled((0,) * 17))) == "Nature could not have done this."
        assert str(refusal(s, NATURE, PASS)) == "Nature could not have done this."
        play(s, NATURE, Shuffled(tuple(range(17))))
        assert heard(s, None, Reshuffled) == [Reshuffled(17)] and len(s.deck) == 14 and not s.discard

    @pytest.mark.parametrize("left", [0, 2])
    def test_mm_17_and_before_a_top_deck(self, left):
        """MM-17"""
        s = table()
        s.deck, s.discard = s.deck[:left], s.deck[left:]
        s.instability = 2
        reject(s)
        assert heard(s, None, Reshuffled) == [Reshuffled(17)] and len(s.deck) == 16

    def test_mm_17_three_cards_are_enough_and_pile_sizes_are_public(self):
        """MM-17"""
        s = table()
        s.deck, s.discard = s.deck[:3], s.deck[3:]
        elect(s, BEA)
        assert not heard(s, None, Reshuffled) and (sees(s, None).deck, sees(s, None).discard) == (0, 14)


class TestEndings:
    def test_five_agency_policies_win_for_the_agency(self):
        s = on_board(table(top="SSA"), agency=4)
        council(s, BEA, "S", "A")
        assert s.result.ending == "agency_policies" and s.result.winners == (ANN, BEA, CAL)
        assert s.result.points == (1, 1, 1, 0, 0)
        assert s.result.roles == (AGENCY, AGENCY, AGENCY, AGENT, THE_MASTERMIND)

    def test_six_syndicate_policies_win_for_the_syndicate(self):
        s = on_board(table(top="SSA"), syndicate=5)
        council(s, BEA, "A", "S")
        assert s.result.ending == "syndicate_policies" and s.result.winners == (DOT, EVE)

    def test_mm_15_the_mastermind_elected_operative_after_three_syndicate_policies_wins_at_once(self):
        """MM-15"""
        s = on_board(table(), syndicate=3)
        elect(s, EVE)
        assert s.result.ending == "mastermind_elected" and s.result.winners == (DOT, EVE) and not s.councils

    def test_mm_15_after_two_or_as_director_never(self):
        """MM-15"""
        s = on_board(table(top="SSA"), syndicate=2)
        elect(s, EVE)
        assert s.result is None
        s = on_board(table(top="SSA", director=EVE), syndicate=5)
        elect(s, ANN)
        assert s.result is None

    def test_mm_16_an_operative_who_survives_such_an_election_is_confirmed_in_public(self):
        """MM-16"""
        s = on_board(table(), syndicate=3)
        elect(s, DOT)
        assert sees(s, None).confirmed == (DOT,) and heard(s, None, Elected) == [Elected(ANN, DOT, True)]
        s = on_board(table(), syndicate=2)
        elect(s, DOT)
        assert sees(s, None).confirmed == () and heard(s, None, Elected) == [Elected(ANN, DOT, False)]

    def test_mm_32_there_is_no_win_by_parity(self):
        """MM-32"""
        s = table(top="SSA")
        s.living = (ANN, DOT, EVE)  # the Syndicate is in the majority
        council(s, DOT, "S", "A")
        assert s.result is None

    def test_mm_34_both_sides_cannot_win_at_once(self):
        """MM-34"""
        s = table()
        finish(s, "agency_policies", AGENCY, "Because.")
        with pytest.raises(AssertionError, match="both sides"):
            finish(s, "syndicate_policies", SYNDICATE, "Because.")

    def test_mm_46_at_the_end_roles_and_discards_are_published(self):
        """MM-46"""
        s = on_board(table(top="SSA"), agency=4)
        council(s, BEA, "S", "A")
        assert heard(s, None, RolesRevealed) == [RolesRevealed(s.roles)] and sees(s, None).roles == s.roles
        (opened,) = heard(s, None, CouncilRevealed)
        assert opened == CouncilRevealed(1, s.councils[0])
        assert (opened.council.drawn, opened.council.discarded, opened.council.buried) == (
            Cards(1, 2),
            SYNDICATE,
            SYNDICATE,
        )
        assert str(refusal(s, ANN, Nominate(BEA))) == "The game is over."


def random_game(rng, seats, preset):
    """Every state of a random game."""
    s = MASTERMIND.begin(seats, MASTERMIND.settings(preset=preset))
    while s.asked:
        seat = rng.choice(s.asked)
        play(s, seat, chance(s, rng.randrange) if seat == NATURE else rng.choice(options(s, seat)))
        yield s


@pytest.mark.parametrize("preset", ["rulebook", "classic"])
@pytest.mark.parametrize("seats", range(5, 11))
class TestRandomGames:
    def test_mm_19_seventeen_cards_eleven_and_six_after_every_move(self, seats, preset):
        """MM-19"""
        rng = Random(seats)
        for _ in range(15):
            for s in random_game(rng, seats, preset):
                piles = s.deck + s.discard
                assert piles.count(SYNDICATE) + s.hand.syndicate + s.syndicate == 11
                assert piles.count(AGENCY) + s.hand.agency + s.agency == 6
                assert len(piles) + len(s.hand) + s.agency + s.syndicate == len(POLICIES)

    def test_no_game_takes_more_than_thirty_nominations(self, seats, preset):
        """At most three nominations lead to a policy or to an ending, and the tenth policy, 4 + 5 + 1, ends it."""
        rng = Random(seats)
        for _ in range(40):
            *_, s = random_game(rng, seats, preset)
            nominations = [event for event in s.told if type(event).__name__ == "Nominated"]
            assert len(nominations) <= min(30, 3 * (s.agency + s.syndicate) + 3)

    def test_mm_44_there_are_never_six_agency_policies(self, seats, preset):
        """MM-44"""
        rng = Random(seats)
        for _ in range(15):
            *_, s = random_game(rng, seats, preset)
            assert s.agency <= 5 and s.syndicate <= 6 and s.agency + s.syndicate <= 10


def test_thirty_nominations_are_reached_by_a_table_that_rejects_all_but_the_last():
    s = table(5, top="SASASASAS A")
    for _ in range(9):
        for _ in range(3):
            reject(s)
    assert (s.syndicate, s.agency, s.result) == (5, 4, None)
    for _ in range(3):
        reject(s)
    assert s.result.ending == "agency_policies"
    assert len([event for event in s.told if type(event).__name__ == "Nominated"]) == 30
