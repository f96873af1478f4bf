"""Event cards, one class each."""

import pytest

from parlour.core import HIDDEN, PASS
from parlour.games.death_cards.cards import (
    ANOTHER_VICTIM,
    ARIADNE,
    ASHES,
    BUNDLE,
    DELAY,
    FOLLY,
    MARPLE,
    NOT_SO_FAST,
    OFF_THE_TABLE,
    ONE_MORE,
    POIROT,
    PYNE,
    QUIN,
    SATTERTHWAITE,
    SUSPICIONS,
    TOMMY,
    TRADE,
    TRAIN,
    TUPPENCE,
)
from parlour.games.death_cards.events import (
    Covered,
    Delayed,
    Departed,
    Gave,
    HandCleared,
    LeftTheGame,
    Looked,
    Named,
    Pointed,
    SecretMoved,
    Spared,
    TieBroken,
    Took,
    TookNothing,
)
from parlour.games.death_cards.moves import (
    DISCARDS,
    DRAW,
    GIVES,
    PLAYS,
    STOP,
    Lift,
    Mark,
    Name,
    Point,
    Put,
    Reveal,
    Seize,
    Send,
    Take,
)
from parlour.games.death_cards.rules.detectives import RevealOwn
from parlour.games.death_cards.rules.event_cards import PointAtOnce
from parlour.games.death_cards.rules.not_so_fast import NotSoFast
from parlour.games.death_cards.rules.turn import ChooseDiscards, DrawUp
from tests.games.death_cards.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    cancel,
    do,
    event,
    finish_turn,
    heard,
    may,
    on_table,
    passes,
    refused,
    sees,
    table,
)


class TestCardsOffTheTable:
    def test_the_named_player_discards_every_not_so_fast(self):
        """DC-45: how many is seen by all, and the event lies on top of them."""
        s = table(3, {ANN: [OFF_THE_TABLE, PYNE], BEA: [NOT_SO_FAST, POIROT, NOT_SO_FAST]})
        do(s, ANN, PLAYS[OFF_THE_TABLE], Name(BEA))
        assert s.hands[BEA] == [POIROT] and heard(s, CAL, HandCleared) == [HandCleared(BEA, 2)]
        assert s.discard[-3:] == [NOT_SO_FAST, NOT_SO_FAST, OFF_THE_TABLE]

    def test_nobody_can_cancel_it(self):
        s = table(3, {ANN: [OFF_THE_TABLE, PYNE], BEA: [NOT_SO_FAST]})
        do(s, ANN, PLAYS[OFF_THE_TABLE], Name(CAL))
        assert isinstance(s.agenda[-1], ChooseDiscards)

    def test_a_player_may_choose_themselves(self):
        """DC-27"""
        s = table(3, {ANN: [OFF_THE_TABLE, NOT_SO_FAST, PYNE]})
        do(s, ANN, PLAYS[OFF_THE_TABLE])
        assert may(s, ANN) == [Name(ANN), Name(BEA), Name(CAL)]
        do(s, ANN, Name(ANN))
        assert s.hands[ANN] == [PYNE]


class TestAnotherVictim:
    def test_the_set_is_taken_and_acts_for_its_new_owner(self):
        """DC-8: with new targets and a window of its own; Ariadnes move along."""
        cards = (POIROT, QUIN, QUIN, ARIADNE)
        s = table(3, {ANN: [ANOTHER_VICTIM]}, sets={BEA: [(PYNE, PYNE)], CAL: [cards]})
        do(s, ANN, PLAYS[ANOTHER_VICTIM])
        assert may(s, ANN) == [Seize(BEA, 0), Seize(CAL, 0)]
        do(s, ANN, Seize(CAL, 0))
        passes(s)
        assert s.sets == ((cards,), ((PYNE, PYNE),), ())
        do(s, ANN, Mark(4))
        assert isinstance(s.agenda[-1], NotSoFast)
        passes(s)
        assert s.face_up == 1 << 4 and s.discard[-1] == ANOTHER_VICTIM

    def test_beside_an_own_set_the_one_that_was_taken_acts(self):
        """DC-8"""
        s = table(3, {ANN: [ANOTHER_VICTIM]}, sets={ANN: [(PYNE, PYNE)], BEA: [(POIROT,) * 3]})
        event(s, ANN, ANOTHER_VICTIM)
        assert s.sets[ANN] == ((PYNE, PYNE), (POIROT,) * 3)
        assert may(s, ANN) == [Mark(secret) for secret in range(3, 9)]  # another player's, face down

    def test_tommy_and_tuppence_have_no_window_of_their_own(self):
        """DC-8"""
        s = table(3, {ANN: [ANOTHER_VICTIM], BEA: [NOT_SO_FAST]}, sets={BEA: [(TOMMY, TUPPENCE)]})
        do(s, ANN, PLAYS[ANOTHER_VICTIM])
        passes(s)
        do(s, ANN, Name(BEA))
        assert isinstance(s.agenda[-1], RevealOwn)

    def test_with_no_set_to_take_it_is_not_playable(self):
        """DC-8"""
        s = table(3, {ANN: [ANOTHER_VICTIM]}, sets={ANN: [(PYNE, PYNE)]})
        assert may(s, ANN) == [PASS]
        assert refused(s, ANN, PLAYS[ANOTHER_VICTIM]) == "No other player has a set that you could take."

    def test_cancelled_the_set_stays_where_it_is(self):
        s = table(3, {ANN: [ANOTHER_VICTIM, PYNE], BEA: [NOT_SO_FAST]}, sets={BEA: [(BUNDLE, QUIN)]})
        do(s, ANN, PLAYS[ANOTHER_VICTIM])
        cancel(s, BEA)
        assert s.sets[BEA] == ((BUNDLE, QUIN),) and s.discard[-2:] == [NOT_SO_FAST, ANOTHER_VICTIM]

    def test_a_bundle_cancelled_after_it_goes_to_the_active_player_s_hand(self):
        """DC-36: Quins and Ariadnes too, and nothing must be discarded."""
        rest = [PYNE, PYNE, MARPLE, MARPLE, POIROT]
        s = table(3, {ANN: [ANOTHER_VICTIM, *rest], BEA: [NOT_SO_FAST]}, sets={BEA: [(BUNDLE, QUIN, ARIADNE)]})
        do(s, ANN, PLAYS[ANOTHER_VICTIM])
        passes(s)
        do(s, ANN, Name(CAL))
        cancel(s, BEA)
        assert s.hands[ANN] == [*rest, BUNDLE, QUIN, ARIADNE] and s.sets == ((), (), ())
        assert STOP in may(s, ANN)
        finish_turn(s)
        assert len(s.hands[ANN]) == 8 and s.active == BEA


class TestDeadCardFolly:
    def folly(self, way):
        s = table(3, {ANN: [FOLLY, POIROT], BEA: [MARPLE], CAL: [PYNE]})
        event(s, ANN, FOLLY, Send(way))
        for seat, card in ((ANN, POIROT), (BEA, MARPLE), (CAL, PYNE)):
            do(s, seat, GIVES[card])
        return s

    def test_left_is_the_next_player_and_right_the_one_before(self):
        """DC-17"""
        assert self.folly("left").hands == [[PYNE], [POIROT], [MARPLE]]
        assert self.folly("right").hands == [[MARPLE], [PYNE], [POIROT]]

    def test_only_giver_and_taker_see_the_card(self):
        s = self.folly("left")
        assert Gave(ANN, BEA, POIROT) in s.story(ANN) and Gave(ANN, BEA, POIROT) in s.story(BEA)
        assert Gave(ANN, BEA, None) in s.story(CAL) and Gave(ANN, BEA, None) in s.story(None)

    def test_an_empty_hand_passes_nothing_but_receives(self):
        """DC-35"""
        s = table(3, {ANN: [FOLLY, POIROT], CAL: [PYNE]})
        event(s, ANN, FOLLY, Send("left"))
        assert s.asked == (ANN, CAL)
        do(s, ANN, GIVES[POIROT])
        do(s, CAL, GIVES[PYNE])
        assert s.hands == [[PYNE], [POIROT], []]

    def test_choices_are_sealed(self):
        s = table(3, {ANN: [FOLLY, POIROT], BEA: [MARPLE], CAL: [PYNE]})
        event(s, ANN, FOLLY, Send("left"))
        do(s, BEA, GIVES[MARPLE])
        assert sees(s, ANN).sealed == (None, HIDDEN, None) and sees(s, BEA).sealed[BEA] == GIVES[MARPLE]
        assert refused(s, ANN, GIVES[PYNE]) == "You hold no Pyne."

    def test_between_two_players_there_is_only_one_direction(self):
        """DC-44"""
        s = table(2, {ANN: [FOLLY, POIROT], BEA: [MARPLE]})
        do(s, ANN, PLAYS[FOLLY])
        assert isinstance(s.agenda[-1], NotSoFast)

    def test_when_not_so_fasts_have_emptied_every_hand_nothing_is_passed(self):
        s = table(2, {ANN: [FOLLY], BEA: []})
        do(s, ANN, PLAYS[FOLLY])
        passes(s)
        assert s.discard[-1] == FOLLY and isinstance(s.agenda[-1], DrawUp)


class TestLookIntoTheAshes:
    def test_one_of_the_top_five_is_taken_unseen(self):
        """DC-21 and DC-42: the others see neither the five nor the one."""
        s = table(3, {ANN: [ASHES]}, discards=[POIROT, MARPLE, PYNE, BUNDLE, TRADE, TRAIN])
        event(s, ANN, ASHES)
        five = (POIROT, MARPLE, PYNE, BUNDLE, TRADE)
        assert heard(s, ANN, Looked) == [Looked(ANN, five)] and heard(s, BEA, Looked) == [Looked(ANN, None)]
        assert sees(s, ANN).looking_at == five and sees(s, BEA).looking_at == () and refused(s, ANN, Take(TRAIN))
        do(s, ANN, Take(PYNE))
        assert s.hands[ANN] == [PYNE] and heard(s, CAL, Took) == [Took(ANN, None)]
        assert s.discard == [TRAIN, TRADE, BUNDLE, MARPLE, POIROT, ASHES]

    def test_nothing_need_be_taken(self):
        """DC-52: all see that nothing was (DC-42)."""
        s = table(3, {ANN: [ASHES]}, discards=[POIROT, MARPLE])
        event(s, ANN, ASHES)
        do(s, ANN, PASS)
        assert s.hands[ANN] == [] and s.discard == [MARPLE, POIROT, ASHES]
        assert heard(s, BEA, TookNothing) == [TookNothing(ANN)] and not heard(s, BEA, Took)

    def test_this_card_and_the_not_so_fasts_about_it_are_not_among_the_five(self):
        """DC-32: they go on the pile after the action, the Not so Fasts first, the event on top."""
        s = table(3, {ANN: [ASHES, NOT_SO_FAST], BEA: [NOT_SO_FAST]}, discards=[POIROT])
        do(s, ANN, PLAYS[ASHES])
        cancel(s, BEA, ANN)
        assert may(s, ANN) == [Take(POIROT), PASS]
        do(s, ANN, Take(POIROT))
        assert s.discard == [NOT_SO_FAST, NOT_SO_FAST, ASHES]

    @pytest.mark.parametrize("card", [ASHES, DELAY])
    def test_with_an_empty_discard_pile_neither_it_nor_delay_is_playable(self, card):
        """DC-38"""
        s = table(3, {ANN: [card]}, discards=[])
        assert may(s, ANN) == [PASS] and refused(s, ANN, PLAYS[card]) == "The discard pile is empty."

    def test_only_the_top_of_the_discard_pile_is_public(self):
        """DC-21"""
        s = table(3, discards=[POIROT, MARPLE])
        for seat in (ANN, BEA, None):
            assert (sees(s, seat).top, sees(s, seat).discards, sees(s, seat).looking_at) == (POIROT, 2, ())


class TestCardTrade:
    def test_each_gives_a_card_of_its_own_choice(self):
        s = table(3, {ANN: [TRADE, POIROT], BEA: [MARPLE, PYNE], CAL: [QUIN]})
        event(s, ANN, TRADE, Name(BEA))
        assert s.asked == (ANN, BEA) and heard(s, None, Named) == [Named(ANN, BEA)]
        do(s, BEA, GIVES[PYNE])
        do(s, ANN, GIVES[POIROT])
        assert s.hands == [[PYNE], [MARPLE, POIROT], [QUIN]]
        assert heard(s, CAL, Gave) == [Gave(ANN, BEA, None), Gave(BEA, ANN, None)]

    def test_both_sides_need_a_card(self):
        """DC-35"""
        alone = table(3, {ANN: [TRADE], BEA: [PYNE]})
        nobody = table(3, {ANN: [TRADE, PYNE]})
        for s in (alone, nobody):
            reason = refused(s, ANN, PLAYS[TRADE])
            assert reason == "A trade needs a card in your hand and one in somebody else's."
        s = table(4, {ANN: [TRADE, PYNE], BEA: [POIROT], DOT: [QUIN]})
        do(s, ANN, PLAYS[TRADE])
        assert may(s, ANN) == [Name(BEA), Name(DOT)] and refused(s, ANN, Name(CAL))

    def test_a_hand_emptied_by_not_so_fasts_trades_nothing(self):
        """DC-35 and DC-43"""
        s = table(3, {ANN: [TRADE, NOT_SO_FAST], BEA: [NOT_SO_FAST, PYNE]})
        do(s, ANN, PLAYS[TRADE])
        cancel(s, BEA, ANN)
        assert not heard(s, ANN, Gave) and s.hands == [[], [PYNE], []] and s.discard[-1] == TRADE


class TestAndThenThereWasOneMore:
    def test_any_face_up_secret_goes_face_down_to_any_player(self):
        """DC-30: from anyone, to anyone, the player included; it lies down last in the row (DC-39)."""
        s = table(3, {ANN: [ONE_MORE]}, up=[1, 4])
        do(s, ANN, PLAYS[ONE_MORE])
        assert may(s, ANN) == [Mark(1), Mark(4)]
        do(s, ANN, Mark(4))
        assert may(s, ANN) == [Name(ANN), Name(BEA), Name(CAL)]
        do(s, ANN, Name(ANN))
        passes(s)
        assert s.rows == ((0, 1, 2, 4), (3, 5), (6, 7, 8)) and s.face_up == 1 << 1
        assert len(heard(s, None, SecretMoved)) == 1

    def test_given_to_its_owner_it_is_turned_down(self):
        """DC-39"""
        s = table(3, {ANN: [ONE_MORE]}, up=[4])
        event(s, ANN, ONE_MORE, Name(BEA))
        assert s.rows[BEA] == (3, 4, 5) and s.face_up == 0 and len(heard(s, None, Covered)) == 1

    def test_it_may_end_a_disgrace(self):
        """DC-13"""
        s = table(3, {ANN: [ONE_MORE]}, up=[0, 3, 4, 5])
        event(s, ANN, ONE_MORE, Mark(0), Name(BEA))
        assert s.disgraced == ()

    def test_with_nothing_face_up_it_is_not_playable(self):
        """DC-14"""
        s = table(3, {ANN: [ONE_MORE]})
        assert refused(s, ANN, PLAYS[ONE_MORE]) == "No secret is face up."


class TestDelayTheMurderersEscape:
    def test_up_to_five_go_back_in_an_order_of_the_player_s_own(self):
        """DC-6: the number is public (DC-42), the order is not."""
        s = table(3, {ANN: [DELAY]}, discards=[POIROT, MARPLE, PYNE, BUNDLE, TRADE, TRAIN])
        event(s, ANN, DELAY)
        assert may(s, ANN) == [Lift(n) for n in range(6)]
        assert heard(s, ANN, Looked) == [Looked(ANN, (POIROT, MARPLE, PYNE, BUNDLE, TRADE))]
        assert heard(s, BEA, Looked) == [Looked(ANN, None)]
        do(s, ANN, Lift(3))
        assert may(s, ANN) == [Put(POIROT), Put(MARPLE), Put(PYNE)]
        before = sees(s, BEA)
        do(s, ANN, Put(MARPLE), Put(PYNE))
        assert sees(s, BEA) == before
        do(s, ANN, Put(POIROT))
        assert s.pile[-3:] == [MARPLE, PYNE, POIROT] and s.discard == [TRAIN, TRADE, BUNDLE]
        assert heard(s, ANN, Delayed) == [Delayed(ANN, 3, (MARPLE, PYNE, POIROT), BUNDLE)]
        assert heard(s, BEA, Delayed) == [Delayed(ANN, 3, None, BUNDLE)]

    def test_with_fewer_than_five_it_takes_what_there_is(self):
        """DC-6"""
        s = table(3, {ANN: [DELAY]}, discards=[POIROT, MARPLE])
        event(s, ANN, DELAY)
        assert may(s, ANN) == [Lift(0), Lift(1), Lift(2)] and refused(s, ANN, Lift(3)) == "Lift 0 to 2 cards."

    def test_no_card_at_all_may_go_back(self):
        """DC-52: it leaves the game all the same."""
        s = table(3, {ANN: [DELAY]}, discards=[POIROT, MARPLE])
        pile = list(s.pile)
        event(s, ANN, DELAY)
        do(s, ANN, Lift(0))
        assert s.pile == pile and s.discard == [MARPLE, POIROT] and s.gone == (DELAY,)
        assert heard(s, BEA, Delayed) == heard(s, ANN, Delayed) == [Delayed(ANN, 0, (), POIROT)]

    def test_then_it_leaves_the_game_but_cancelled_it_is_discarded(self):
        """DC-5"""
        s = table(3, {ANN: [DELAY]}, discards=[POIROT])
        event(s, ANN, DELAY)
        do(s, ANN, Lift(1), Put(POIROT))
        assert s.gone == (DELAY,) and heard(s, None, LeftTheGame) == [LeftTheGame(DELAY)] and s.discard == []
        s = table(3, {ANN: [DELAY], BEA: [NOT_SO_FAST]}, discards=[POIROT])
        do(s, ANN, PLAYS[DELAY])
        cancel(s, BEA)
        assert s.gone == () and s.discard == [POIROT, NOT_SO_FAST, DELAY]


class TestEarlyTrainToPaddington:
    six = (POIROT, MARPLE, PYNE, BUNDLE, TRADE, TRAIN)

    def test_played_it_takes_six_from_the_draw_pile(self):
        """DC-5: a copy that is milled does nothing."""
        s = table(3, {ANN: [TRAIN, QUIN]}, pile=self.six, discards=[TOMMY])
        event(s, ANN, TRAIN)
        assert s.discard == [TOMMY, *self.six] and s.gone == (TRAIN,)
        assert heard(s, BEA, Departed) == [Departed(self.six)] and isinstance(s.agenda[-1], ChooseDiscards)

    def test_being_discarded_counts_as_being_played(self):
        """DC-5 and DC-33: its window opens after the last discard, before drawing."""
        s = table(3, {ANN: [TRAIN, PYNE, QUIN]}, pile=[POIROT, MARPLE, PYNE, BUNDLE, TRADE, TOMMY], discards=[TUPPENCE])
        do(s, ANN, PASS, DISCARDS[TRAIN], DISCARDS[QUIN], STOP)
        assert isinstance(s.agenda[-1], NotSoFast) and s.discard == [TUPPENCE, QUIN]
        passes(s)
        assert len(s.discard) == 8 and s.gone == (TRAIN,) and isinstance(s.agenda[-1], DrawUp)

    def test_once_for_each_copy_and_each_can_be_cancelled(self):
        """DC-5: a cancelled train goes to the discard pile."""
        s = table(3, {ANN: [TRAIN, TRAIN], BEA: [NOT_SO_FAST]}, discards=[])
        pile = len(s.pile)
        do(s, ANN, PASS, DISCARDS[TRAIN], DISCARDS[TRAIN])
        cancel(s, BEA)
        assert s.discard == [NOT_SO_FAST, TRAIN] and len(s.pile) == pile
        passes(s)
        assert len(s.pile) == pile - 6 and s.gone == (TRAIN,)

    def test_a_disgraced_player_s_discard_sends_it_off_too(self):
        """DC-5 and DC-15"""
        s = table(3, {ANN: [TRAIN]}, up=[0, 1, 2])
        pile = len(s.pile)
        do(s, ANN, DISCARDS[TRAIN])
        passes(s)
        assert len(s.pile) == pile - 6

    def test_a_traded_copy_does_nothing(self):
        """DC-5"""
        s = table(3, {ANN: [TRADE, TRAIN], BEA: [PYNE]})
        pile = len(s.pile)
        do(s, ANN, PLAYS[TRADE])
        passes(s)
        do(s, ANN, GIVES[TRAIN])
        do(s, BEA, GIVES[PYNE])
        assert s.hands[BEA] == [TRAIN] and len(s.pile) == pile

    def test_a_copy_in_the_opening_discard_does_nothing(self):
        """DC-5"""
        s = table(3, {ANN: [PYNE]}, discards=[TRAIN])
        assert s.asked == (ANN,) and not isinstance(s.agenda[-1], NotSoFast)

    def test_taking_the_last_cards_it_lets_the_murderer_escape(self):
        """DC-4: six or fewer."""
        s = table(3, {ANN: [TRAIN, QUIN]})
        del s.pile[5:]
        event(s, ANN, TRAIN)
        assert s.result.ending == "escaped" and s.result.winners == (CAL,)


class TestPointYourSuspicions:
    def pointed(self, s, *at):
        event(s, ANN, SUSPICIONS)
        for seat, suspect in enumerate(at):
            do(s, seat, Point(suspect))

    def test_the_window_is_before_the_pointing(self):
        """DC-3"""
        s = table(3, {ANN: [SUSPICIONS]})
        do(s, ANN, PLAYS[SUSPICIONS])
        assert isinstance(s.agenda[-1], NotSoFast)
        passes(s)
        assert isinstance(s.agenda[-1], PointAtOnce) and s.asked == (ANN, BEA, CAL)

    def test_all_point_at_once_and_the_most_suspected_reveals(self):
        s = table(3, {ANN: [SUSPICIONS]})
        self.pointed(s, BEA, CAL, BEA)
        assert heard(s, None, Pointed) == [Pointed((BEA, CAL, BEA))] and s.asked == (BEA,)
        assert not heard(s, None, Named)  # the fingers have named them
        do(s, BEA, Reveal(4))
        assert s.face_up == 1 << 4 and s.discard[-1] == SUSPICIONS

    def test_nobody_points_at_themselves(self):
        """DC-7"""
        s = table(3, {ANN: [SUSPICIONS]})
        event(s, ANN, SUSPICIONS)
        assert refused(s, BEA, Point(BEA)) == "You may not point at yourself."

    def test_the_active_player_breaks_a_tie_among_the_tied_only(self):
        """DC-7"""
        s = table(4, {ANN: [SUSPICIONS]})
        self.pointed(s, BEA, ANN, BEA, ANN)
        assert s.asked == (ANN,) and may(s, ANN) == [Name(ANN), Name(BEA)]
        assert refused(s, ANN, Name(CAL)) == "Name one of those at whom most fingers point."
        do(s, ANN, Name(BEA))
        assert s.asked == (BEA,) and heard(s, None, TieBroken) == [TieBroken(ANN, (ANN, BEA), BEA)]

    def test_a_suspect_with_nothing_hidden_is_spared(self):
        """DC-7 and DC-50"""
        s = table(3, {ANN: [SUSPICIONS]}, up=[3, 4, 5])
        self.pointed(s, BEA, ANN, BEA)
        assert heard(s, None, Spared) == [Spared(BEA)]

    def test_who_is_disgraced_during_the_own_turn_ends_it_normally(self):
        """DC-29: any number of discards, and a hand of six; the disgraced turn comes next time."""
        s = table(3, {ANN: [SUSPICIONS, PYNE, QUIN, QUIN]}, up=[0, 1])
        self.pointed(s, BEA, ANN, ANN)
        assert s.disgraced == (ANN,) and isinstance(s.agenda[-1], ChooseDiscards)
        finish_turn(s, PYNE, QUIN)
        assert len(s.hands[ANN]) == 6 and s.active == BEA


class TestNothingIsLost:
    def test_every_card_stays_somewhere(self):
        s = table(3, {ANN: [SATTERTHWAITE, QUIN, FOLLY], BEA: [NOT_SO_FAST, PYNE]})
        everything = on_table(s)
        event(s, ANN, FOLLY, Send("left"))
        do(s, ANN, GIVES[QUIN])
        do(s, BEA, GIVES[PYNE])
        do(s, ANN, DISCARDS[SATTERTHWAITE])
        do(s, ANN, DRAW)
        assert on_table(s) == everything
