"""What may be said aloud at a table of The Mastermind, by whom and when."""

from random import Random

import pytest

from parlour.bots.mastermind import thumb
from parlour.bots.mastermind.suspicion import points
from parlour.core import Match, Refused, Said, options, play, refusal
from parlour.games.mastermind import MASTERMIND
from parlour.games.mastermind.cards import AGENCY, ROLES, SYNDICATE, THE_MASTERMIND, Cards
from parlour.games.mastermind.events import Investigated
from parlour.games.mastermind.moves import (
    Arrange,
    IAm,
    IDrew,
    IFound,
    Investigate,
    IReceived,
    ISaw,
    Nominate,
    Purge,
    Vote,
)
from parlour.games.mastermind.notebook.claims import Claims
from parlour.games.mastermind.rules import DirectorDiscards, OperativeEnacts
from tests.games.mastermind.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    EVE,
    GUS,
    cards,
    council,
    discard,
    elect,
    enact,
    on_board,
    reject,
    sees,
    table,
)


def may_say(s, seat):
    return MASTERMIND.speech(sees(s, seat))


def say(s, seat, claim):
    assert claim in may_say(s, seat)
    s.tell(Said(seat, claim))


def claims_of(s, seat):
    return {unknown: says for (unknown, _), says in Claims(sees(s, seat).story).said.items()}


class TestSilence:
    def test_mm_36_both_council_members_are_mute_from_draw_to_enactment(self):
        """MM-36"""
        s = table(top="SSA")
        play(s, ANN, Nominate(BEA))
        assert may_say(s, ANN) and may_say(s, BEA)
        for seat in range(5):
            play(s, seat, Vote(True))
        for step in (DirectorDiscards(ANN, BEA), OperativeEnacts(ANN, BEA)):
            assert s.agenda[-1] == step and not may_say(s, ANN) and not may_say(s, BEA) and may_say(s, CAL)
            discard(s, "S") if isinstance(step, DirectorDiscards) else enact(s, "A")
        assert may_say(s, ANN) and may_say(s, BEA)

    def test_mm_36_by_option_both_may_talk_and_say_what_they_hold(self):
        """MM-36"""
        s = table(top="SSA SSS", council_may_talk=True)
        elect(s, BEA)
        assert sees(s, None).silent == () and MASTERMIND.talk(sees(s, CAL)).silent == ()
        assert IDrew(1, Cards(1, 2)) in may_say(s, ANN) and IAm(AGENCY) in may_say(s, BEA)
        assert not [claim for claim in may_say(s, BEA) if isinstance(claim, IReceived)], "nothing has come to her yet"
        discard(s, "S")
        say(s, BEA, IReceived(1, Cards(0, 2)))
        assert not [claim for claim in may_say(s, BEA) if isinstance(claim, IReceived)], "once, true or not"
        enact(s, "A")
        say(s, ANN, IDrew(1, Cards(1, 2)))
        elect(s, DOT)
        assert IDrew(2, Cards(0, 3)) in may_say(s, BEA)

    def test_mm_6_by_option_too_the_purged_are_silent(self):
        """MM-6, MM-36"""
        s = table(top="SSA", council_may_talk=True)
        s.purge(EVE)
        elect(s, BEA)
        assert sees(s, None).silent == (EVE,) and not may_say(s, EVE)

    def test_what_is_said_with_cards_in_hand_is_noted_of_that_council(self):
        """The other contradicts it, and a rule of thumb holds that against both, before anything is enacted."""
        s = table(top="SSA", council_may_talk=True)
        elect(s, BEA)
        say(s, ANN, IDrew(1, Cards(1, 2)))
        discard(s, "S")
        say(s, BEA, IReceived(1, Cards(0, 2)))
        assert claims_of(s, CAL) == {("drawn", 1): (2,), ("received", 1): (2,)}
        assert points(sees(s, CAL))[ANN] == points(sees(s, CAL))[BEA] == 1.5
        assert thumb.speak(sees(s, BEA), may_say(s, BEA), Random(1)) is None

    def test_mm_36_a_director_who_uses_a_power_may_talk(self):
        """MM-36"""
        s = on_board(table(top="SSS"), syndicate=1)
        council(s, BEA, "S", "S")
        assert s.asked == (ANN,) and may_say(s, ANN)

    def test_mm_6_the_purged_are_silent_for_good(self):
        """MM-6"""
        s = on_board(table(top="SSS"), syndicate=4)
        council(s, BEA, "S", "S")
        play(s, ANN, Purge(CAL))
        assert not may_say(s, CAL) and may_say(s, DOT)

    def test_everybody_sees_who_is_silent_so_that_free_talk_can_obey_too(self):
        s = on_board(table(7, top="SSS SSA"), syndicate=4)
        council(s, BEA, "S", "S")
        play(s, ANN, Purge(CAL))
        assert sees(s, None).silent == (CAL,)
        elect(s, DOT)
        assert sees(s, None).silent == (CAL, BEA, DOT)

    def test_spectators_are_silent_and_so_is_everyone_when_it_is_over(self):
        s = on_board(table(), syndicate=3)
        assert not may_say(s, None)
        elect(s, EVE)
        assert s.result and not may_say(s, ANN)

    def test_the_referee_refuses_what_may_not_be_said(self):
        match = Match(MASTERMIND, 5, bytes(32))
        with pytest.raises(Refused, match="You may not say that now"):
            match.say(ANN, IDrew(1, Cards(1, 2)))
        match.say(ANN, IAm(AGENCY))
        with pytest.raises(Refused, match="You may not say that now"):
            match.say(ANN, IAm(THE_MASTERMIND))


class TestOccasions:
    def test_mm_47_a_role_is_claimed_once_a_round(self):
        """MM-47"""
        s = table()
        assert may_say(s, ANN) == [IAm(role) for role in ROLES]
        say(s, ANN, IAm(AGENCY))
        assert not may_say(s, ANN) and may_say(s, BEA)
        reject(s)
        assert may_say(s, ANN) == [IAm(role) for role in ROLES]

    def test_mm_37_director_and_operative_may_claim_their_cards_once_and_lie(self):
        """MM-37"""
        s = table(top="SSA")
        council(s, BEA, "A", "S")
        drew = [claim for claim in may_say(s, ANN) if isinstance(claim, IDrew)]
        assert drew == [IDrew(1, Cards(3 - n, n)) for n in range(4)]
        received = [claim for claim in may_say(s, BEA) if isinstance(claim, IReceived)]
        assert received == [IReceived(1, Cards(2 - n, n)) for n in range(3)]
        assert all(isinstance(claim, IAm) for claim in may_say(s, CAL))
        say(s, ANN, IDrew(1, Cards(0, 3)))  # a lie
        assert not [claim for claim in may_say(s, ANN) if isinstance(claim, IDrew)]

    def test_mm_47_of_a_council_one_speaks_until_the_next_has_enacted(self):
        """MM-47"""
        s = table(top="SSA SSA")
        council(s, BEA, "A", "S")
        elect(s, DOT)
        assert IDrew(1, Cards(1, 2)) in may_say(s, ANN)
        discard(s, "A")
        enact(s, "S")
        assert not [claim for claim in may_say(s, ANN) if isinstance(claim, IDrew)]
        assert IDrew(2, Cards(1, 2)) in may_say(s, BEA) and IReceived(2, Cards(0, 2)) in may_say(s, DOT)

    def test_mm_23_a_director_who_investigated_may_claim_a_result_once_true_or_not(self):
        """MM-23"""
        s = on_board(table(7, top="SSS"), syndicate=1)
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(GUS))
        found = [claim for claim in may_say(s, ANN) if isinstance(claim, IFound)]
        assert found == [IFound(GUS, AGENCY), IFound(GUS, SYNDICATE)]
        say(s, ANN, IFound(GUS, AGENCY))
        assert not [claim for claim in may_say(s, ANN) if isinstance(claim, IFound)]
        assert not [claim for claim in may_say(s, BEA) if isinstance(claim, IFound)]

    def test_mm_24_each_of_two_investigations_of_a_player_may_be_spoken_of(self):
        """MM-24, MM-47"""
        s = on_board(table(7, top="SSS SSS", repeat_investigations=True), syndicate=1)
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(GUS))
        say(s, ANN, IFound(GUS, AGENCY))
        s.tell(Investigated(ANN, GUS))
        assert IFound(GUS, SYNDICATE) in may_say(s, ANN)

    def test_mm_54_where_the_role_is_told_the_claim_names_a_role(self):
        """MM-54"""
        s = on_board(table(7, top="SSS", investigation="role"), syndicate=1)
        council(s, BEA, "S", "S")
        play(s, ANN, Investigate(GUS))
        assert [claim for claim in may_say(s, ANN) if isinstance(claim, IFound)] == [
            IFound(GUS, role) for role in ROLES
        ]

    def test_mm_47_what_surveillance_saw_is_claimed_by_number(self):
        """MM-47"""
        s = on_board(table(7, top="SSS SAA"), syndicate=2)
        council(s, BEA, "S", "S")
        assert not [claim for claim in may_say(s, ANN) if isinstance(claim, ISaw)]
        play(s, ANN, Arrange(tuple(cards("AAS"))))
        assert [claim for claim in may_say(s, ANN) if isinstance(claim, ISaw)] == [
            ISaw(Cards(3 - n, n)) for n in range(4)
        ]

    def test_mm_37_a_claim_changes_nothing_but_the_story(self):
        """MM-37"""
        s = table(top="SSA")
        council(s, BEA, "A", "S")
        before, worlds = s.clone(), MASTERMIND.worlds(sees(s, CAL)).marginals()
        say(s, ANN, IDrew(1, Cards(0, 3)))
        assert MASTERMIND.worlds(sees(s, CAL)).marginals() == worlds
        s.told.pop()
        assert s == before


def test_mm_38_a_time_out_publishes_nothing_and_leaves_the_decision_open():
    """MM-38"""
    match = Match(MASTERMIND, 5, bytes(32))
    match.play(match.asked[0], match.options(match.asked[0])[0])
    for seat in match.asked:
        match.play(seat, Vote(True))
    director, lines, told = match.asked[0], len(match.record.lines), len(match.state.told)
    match.time_out(director)
    assert (len(match.record.lines), len(match.state.told), match.asked) == (lines, told, (director,))
    assert refusal(match.state, director, options(match.state, director)[0]) is None
