"""The kinds of step, each shown on the toy: choices made together, windows, decisions of parts, chance, striking."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import CLOCK, HIDDEN, NATURE, PASS, TAKE_BACK, TIME_UP, fair, options, play, refusal
from parlour.core.agenda import ask_anew
from tests.core.matches import SEED
from tests.toy import MANOR, Manor, view
from tests.toy.cards import (
    DELAY,
    DETECTIVE,
    NOT_SO_FAST,
    RED_HERRING,
    SUSPICION,
    TRADE,
    Cancel,
    Dealt,
    Delayed,
    Discard,
    Give,
    Play,
    Put,
    Saw,
    Shuffled,
    Swapped,
    Vote,
)
from tests.toy.rules import BreakTie, Deal, NotSoFast, PutBack, Reshuffle, RevealSecret, TakeTurn

ANN, BEA, CAL, DOT = range(4)
CANCEL = Cancel()


def deal(*given: Sequence[str], deck: int = 20, reshuffles: int = 1) -> Manor:
    """A game whose guests start with exactly these cards; guest g's secrets are 3g, 3g+1, 3g+2."""
    hands = [*given, *[[]] * (4 - len(given))]
    drawn = [card for hand in hands for card in (*hand, *[RED_HERRING] * (5 - len(hand)))]
    s: Manor = MANOR.begin(4, MANOR.table(4, {"reshuffles": reshuffles}))
    play(s, NATURE, Dealt(deck=tuple([RED_HERRING] * deck + drawn[::-1]), secrets=tuple(range(12))))
    return s


def everyone_passes(s: Manor) -> None:
    for guest in s.asked:
        if guest != CLOCK:
            play(s, guest, PASS)


def windowed(*hands: Sequence[str]) -> Manor:
    """Ann has played a Detective on Dot."""
    s = deal([DETECTIVE], *hands)
    play(s, ANN, Play(DETECTIVE, DOT))
    return s


class TestWindow:
    def test_everyone_is_asked_card_or_no_card_even_whoever_played(self) -> None:
        assert windowed([], [NOT_SO_FAST]).asked == (ANN, BEA, CAL, DOT)

    def test_when_all_have_passed_it_closes_and_the_next_step_happens(self) -> None:
        s = windowed()
        everyone_passes(s)
        assert s.agenda[-1] == RevealSecret(DOT) and s.sealed == []

    def test_the_first_who_steps_in_closes_it_whoever_has_passed(self) -> None:
        s = windowed([NOT_SO_FAST])
        play(s, DOT, PASS)
        play(s, BEA, CANCEL)
        assert isinstance(s.agenda[-1], NotSoFast) and s.asked == (ANN, BEA, CAL, DOT) and s.sealed == []

    def test_stepping_in_strikes_the_next_step(self) -> None:
        s = deal([SUSPICION], [NOT_SO_FAST])
        play(s, ANN, Play(SUSPICION))
        play(s, BEA, CANCEL)
        everyone_passes(s)
        assert s.agenda == [TakeTurn(BEA)]

    def test_what_strikes_may_itself_be_struck(self) -> None:
        s = windowed([NOT_SO_FAST], [NOT_SO_FAST])
        play(s, BEA, CANCEL)
        play(s, CAL, CANCEL)
        everyone_passes(s)
        assert s.agenda[-1] == RevealSecret(DOT)

    def test_a_step_that_is_struck_says_what_follows_instead(self) -> None:
        s = windowed([NOT_SO_FAST])
        play(s, BEA, CANCEL)
        everyone_passes(s)
        assert DETECTIVE in s.hands[ANN] and s.discard == [NOT_SO_FAST]

    def test_who_has_passed_is_shown_to_nobody_else(self) -> None:
        s = windowed()
        play(s, BEA, PASS)
        assert view(s, ANN).asked == (ANN, BEA, CAL, DOT) == view(s).asked
        assert view(s, ANN).sealed == () == view(s).sealed
        assert view(s, BEA).asked == (ANN, CAL, DOT) and view(s, BEA).sealed == (None, PASS, None, None)

    def test_nobody_passes_twice(self) -> None:
        s = windowed()
        play(s, BEA, PASS)
        assert str(refusal(s, BEA, PASS)) == "It is not your turn."


class TestWindowAtATimedTable:
    def timed(self, *hands: list[str]) -> Manor:
        s = windowed(*hands)
        s.timed = True
        ask_anew(s)
        return s

    def test_it_stays_open_when_all_have_passed_until_the_clock_closes_it(self) -> None:
        s = self.timed()
        everyone_passes(s)
        assert isinstance(s.agenda[-1], NotSoFast) and s.asked == (CLOCK,)
        play(s, CLOCK, TIME_UP)
        assert s.agenda[-1] == RevealSecret(DOT) and s.sealed == []

    def test_the_clock_closes_it_for_those_who_have_not_answered_too(self) -> None:
        s = self.timed()
        play(s, BEA, PASS)
        play(s, CLOCK, TIME_UP)
        assert s.agenda[-1] == RevealSecret(DOT) and s.sealed == []

    def test_a_seat_that_has_passed_may_still_step_in(self) -> None:
        s = self.timed([NOT_SO_FAST])
        play(s, BEA, PASS)
        assert view(s, BEA).options == [CANCEL] and refusal(s, BEA, CANCEL) is None
        play(s, BEA, CANCEL)
        assert isinstance(s.agenda[-1], NotSoFast) and s.sealed == []

    def test_nobody_passes_twice(self) -> None:
        s = self.timed([NOT_SO_FAST])
        play(s, BEA, PASS)
        assert str(refusal(s, BEA, PASS)) == "It is not your turn."

    def test_a_seat_without_the_card_has_nothing_to_reconsider(self) -> None:
        s = self.timed([NOT_SO_FAST])
        play(s, CAL, PASS)
        assert view(s, CAL).options == [] and str(refusal(s, CAL, CANCEL)) == "It is not your turn."

    def test_who_has_passed_is_shown_to_nobody_else_and_the_clock_is_no_player(self) -> None:
        s = self.timed()
        play(s, BEA, PASS)
        assert view(s, ANN).asked == (ANN, BEA, CAL, DOT) == view(s).asked
        assert view(s, BEA).asked == (ANN, CAL, DOT)

    def test_the_clock_does_nothing_else(self) -> None:
        s = self.timed()
        assert str(refusal(s, CLOCK, PASS)) == "The clock can only close the window."
        assert str(refusal(windowed(), CLOCK, TIME_UP)) == "It is not your turn."


class TestTogether:
    def suspicion(self) -> Manor:
        s = deal([SUSPICION])
        play(s, ANN, Play(SUSPICION))
        everyone_passes(s)
        return s

    def test_choices_are_secret_until_all_are_in(self) -> None:
        s = self.suspicion()
        play(s, ANN, Vote(BEA))
        assert view(s, BEA).sealed == (HIDDEN, None, None, None) == view(s).sealed
        assert view(s, ANN).sealed == (Vote(BEA), None, None, None)
        assert view(s).asked == (BEA, CAL, DOT) and view(s, ANN).options == ()

    def test_the_step_stays_the_same_object_from_ballot_to_ballot(self) -> None:
        s = self.suspicion()
        step = s.agenda[-1]
        play(s, CAL, Vote(BEA))
        assert s.agenda[-1] is step

    def test_choices_are_revealed_in_the_order_of_seats_however_they_came(self) -> None:
        s, t = self.suspicion(), self.suspicion()
        votes = [(ANN, Vote(BEA)), (BEA, Vote(ANN)), (CAL, Vote(BEA)), (DOT, Vote(ANN))]
        for guest, vote in votes:
            play(s, guest, vote)
        for guest, vote in reversed(votes):
            play(t, guest, vote)
        assert s == t and s.agenda[-1] == BreakTie(ANN, suspects=(ANN, BEA))

    def test_only_the_seats_named_are_asked(self) -> None:
        s = deal([TRADE, DETECTIVE])
        play(s, ANN, Play(TRADE, CAL))
        everyone_passes(s)
        assert s.asked == (ANN, CAL)
        play(s, CAL, Give(RED_HERRING))
        play(s, ANN, Give(DETECTIVE))
        assert Swapped((ANN, CAL), (DETECTIVE, RED_HERRING)) in s.story(CAL) and Swapped((ANN, CAL)) in s.story(DOT)

    def test_in_an_imagined_world_choices_of_others_are_invented(self) -> None:
        s = self.suspicion()
        play(s, ANN, Vote(BEA))
        world = s.clone()
        world.sealed = list(view(s, DOT).sealed)
        s.agenda[-1].unseal(world, fair(SEED, 0))  # type: ignore[attr-defined]  # it is a Together
        assert world.sealed[ANN] in options(s, BEA) + options(s, ANN) and world.sealed[1:] == [None, None, None]


class TestPiecewise:
    def delay(self) -> Manor:
        """Cal plays Delay over a Detective and a Trade."""
        s = deal([DETECTIVE], [TRADE], [DELAY])
        play(s, ANN, Discard(DETECTIVE))
        play(s, BEA, Discard(TRADE))
        play(s, CAL, Play(DELAY))
        everyone_passes(s)
        return s

    def test_it_is_complete_when_there_is_no_next_part(self) -> None:
        s = self.delay()
        assert s.agenda[-1] == PutBack(CAL)
        play(s, CAL, Put(TRADE))
        play(s, CAL, Put(DETECTIVE))
        assert s.hands[CAL][-1] == DETECTIVE and s.deck[-1] == TRADE and s.gone == [DELAY] and s.sealed == []

    def test_its_parts_are_private_even_in_number(self) -> None:
        s = self.delay()
        before = [view(s, seat) for seat in (None, ANN, BEA, DOT)]
        play(s, CAL, Put(TRADE))
        assert [view(s, seat) for seat in (None, ANN, BEA, DOT)] == before
        assert view(s, CAL).sealed == (Put(TRADE),)
        play(s, CAL, Put(DETECTIVE))
        assert Delayed(CAL, (TRADE, DETECTIVE), True) in s.story(CAL)
        assert Delayed(CAL, (DETECTIVE, TRADE), False) in s.story(ANN)

    def test_a_part_may_be_taken_back_though_it_is_never_offered(self) -> None:
        s = self.delay()
        assert str(refusal(s, CAL, TAKE_BACK)) == "There is nothing to take back."
        play(s, CAL, Put(TRADE))
        assert refusal(s, CAL, TAKE_BACK) is None and view(s, CAL).options == [Put(DETECTIVE)]
        play(s, CAL, TAKE_BACK)
        assert view(s, CAL).options == [Put(DETECTIVE), Put(TRADE)] and s.sealed == []


class TestChance:
    def test_nature_is_a_seat_and_is_asked(self) -> None:
        s = deal([DETECTIVE], deck=0)
        play(s, ANN, Discard(DETECTIVE))
        assert s.asked == (NATURE,) and s.agenda[-1] == Reshuffle()
        play(s, NATURE, Shuffled((0,)))
        assert DETECTIVE in s.hands[ANN] and s.asked == (BEA,)

    def test_it_cannot_do_what_is_impossible(self) -> None:
        s = deal([DETECTIVE], deck=0)
        play(s, ANN, Discard(DETECTIVE))
        for move in (Shuffled((1,)), Shuffled((0, 0)), Shuffled(()), PASS, Dealt((), ())):
            assert str(refusal(s, NATURE, move)) == "Nature could not have done this."

    def test_a_fair_outcome_is_possible(self) -> None:
        s = MANOR.begin(4, MANOR.table(4, {}))
        assert Deal().possible(s, Deal().sample(s, fair(SEED, 0)))

    def test_the_end_clears_the_agenda_and_asks_nobody(self) -> None:
        s = deal([DETECTIVE], deck=0, reshuffles=0)
        play(s, ANN, Discard(DETECTIVE))
        assert s.result is not None and s.result.ending == "escaped" and s.agenda == [] and s.asked == ()
        assert view(s, BEA).agenda == () and view(s, BEA).options == () and view(s, BEA).result == s.result


class TestTelling:
    def test_everyone_hears_only_what_is_theirs(self) -> None:
        s = deal()
        assert s.story(BEA)[0] == Saw((3, 4, 5)) and Saw((0, 1, 2)) not in s.story(BEA)
        assert not [event for event in s.story(None) if isinstance(event, Saw)]

    def test_a_story_may_be_read_from_a_later_telling_on(self) -> None:
        s = deal()
        known = len(s.told)
        play(s, ANN, Discard(RED_HERRING))
        assert s.story(BEA) == s.story(BEA)[: -len(s.story(BEA, known))] + s.story(BEA, known)
