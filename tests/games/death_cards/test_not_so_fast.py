"""Not so Fast: the window before an action; and the answers that may be left with the table."""

import pytest

from parlour.core import PASS
from parlour.games.death_cards import DEATH_CARDS
from parlour.games.death_cards.cards import (
    ASHES,
    FOLLY,
    MARPLE,
    NOT_SO_FAST,
    POIROT,
    PYNE,
    QUIN,
    SUSPICIONS,
    TOMMY,
    TRADE,
)
from parlour.games.death_cards.events import Cancelled, Cleared, Interrupted
from parlour.games.death_cards.moves import CANCEL, PLAYS, Mark, Name, Send
from parlour.games.death_cards.rules.not_so_fast import NotSoFast
from parlour.games.death_cards.view import Action
from tests.games.death_cards.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    WORDS,
    cancel,
    do,
    finish_turn,
    heard,
    lay,
    may,
    pass_turn,
    passes,
    refused,
    sees,
    table,
)

LEFT = DEATH_CARDS.standing


def accused(bea=(), cal=(), ann=(), **given):
    """Ann's Poirot points at Bea's first secret; the window is open."""
    s = table(3, {ANN: [POIROT] * 3 + list(ann), BEA: bea, CAL: cal}, **given)
    lay(s, ANN, POIROT, POIROT, POIROT)
    do(s, ANN, Mark(3))
    return s


class TestTheWindow:
    def test_everybody_is_asked_card_or_no_card(self):
        """DC-1: asking only those who hold one would betray them."""
        s = accused(bea=[NOT_SO_FAST])
        assert s.asked == (ANN, BEA, CAL)
        assert may(s, BEA) == [PASS, CANCEL] and may(s, CAL) == may(s, ANN) == [PASS]
        assert refused(s, CAL, CANCEL) == "You hold no Not so Fast."
        assert sees(s, CAL).asked == sees(accused(), CAL).asked

    def test_everybody_sees_what_is_about_to_happen_and_whether_it_stands(self):
        s = accused(bea=[NOT_SO_FAST], cal=[NOT_SO_FAST])
        assert sees(s, CAL).action == Action(ANN, POIROT, aims=(BEA,), cancels=0, stands=True)
        do(s, BEA, CANCEL)
        assert sees(s, ANN).action == Action(ANN, POIROT, aims=(BEA,), cancels=1, stands=False)
        do(s, CAL, CANCEL)
        assert sees(s, None).action == Action(ANN, POIROT, aims=(BEA,), cancels=2, stands=True)
        passes(s)
        assert sees(s, CAL).action is None

    def test_it_opens_after_all_targets_are_named_and_before_the_action(self):
        """DC-1"""
        s = accused()
        assert isinstance(s.agenda[-1], NotSoFast) and s.face_up == 0
        passes(s)
        assert s.face_up == 1 << 3

    @pytest.mark.parametrize(("cards", "happens"), [(1, False), (2, True), (3, False), (4, True)])
    def test_parity_decides(self, cards, happens):
        """DC-1: each cancels the one before; a player may play several."""
        s = accused(bea=[NOT_SO_FAST] * 2, cal=[NOT_SO_FAST] * 2)
        cancel(s, *[BEA, CAL, BEA, CAL][:cards])
        assert (s.face_up == 1 << 3) is happens
        assert len(heard(s, None, Cancelled)) == (not happens) and len(heard(s, None, Interrupted)) == cards

    def test_it_closes_only_when_all_have_passed_since_the_last_one(self):
        """DC-1: a player who passed is asked again."""
        s = accused(bea=[NOT_SO_FAST], cal=[NOT_SO_FAST])
        do(s, CAL, PASS)
        do(s, BEA, CANCEL)
        assert s.asked == (ANN, BEA, CAL)
        do(s, CAL, CANCEL)
        passes(s)
        assert s.face_up == 1 << 3

    def test_one_s_own_card_may_be_cancelled_and_one_s_own_not_so_fast(self):
        """DC-1"""
        s = accused(ann=[NOT_SO_FAST, NOT_SO_FAST])
        cancel(s, ANN, ANN)
        assert s.face_up == 1 << 3
        s = accused(ann=[NOT_SO_FAST])
        cancel(s, ANN)
        assert s.face_up == 0

    def test_nobody_is_shown_who_has_passed(self):
        """DC-1"""
        s = accused()
        before = sees(s, BEA)
        do(s, CAL, PASS)
        assert sees(s, BEA) == before and sees(s, None).asked == (ANN, BEA, CAL)

    def test_not_so_fasts_are_cleared_in_order_after_the_action_then_the_event(self):
        """DC-32"""
        s = table(3, {ANN: [ASHES, PYNE], BEA: [NOT_SO_FAST]}, discards=[MARPLE])
        do(s, ANN, PLAYS[ASHES])
        do(s, BEA, CANCEL)
        assert s.discard == [MARPLE] and sees(s, CAL).aside == (NOT_SO_FAST,)
        passes(s)
        assert heard(s, CAL, Cleared) == [Cleared((NOT_SO_FAST, ASHES))] and s.discard[-1] == ASHES

    def test_a_disgraced_player_may_still_play_one(self):
        """DC-15"""
        s = accused(cal=[NOT_SO_FAST], up=[6, 7, 8], murderer=0)
        assert s.disgraced == (CAL,)
        cancel(s, CAL)
        assert s.face_up == 0b111000000


class TestAnswersLeftWithTheTable:
    def test_they_have_names_a_player_understands(self):
        assert {name: WORDS.standing(name) for name in LEFT} == {
            "pass": "Pass until my next turn",
            "target": "Ask me only when I am the target",
        }

    def test_one_passes_in_every_window(self):
        s = accused(bea=[NOT_SO_FAST])
        assert [LEFT["pass"].answer(sees(s, seat)) for seat in (ANN, BEA, CAL)] == [PASS] * 3

    def test_neither_answers_anything_but_a_window(self):
        s = table(3, {ANN: [ASHES]})
        assert [left.answer(sees(s, ANN)) for left in LEFT.values()] == [None, None]
        assert [left.answer(sees(s, BEA)) for left in LEFT.values()] == [None, None]

    def test_passing_is_over_when_one_s_own_turn_begins(self):
        s = accused()
        over = LEFT["pass"].over
        assert not any(over(sees(s, seat)) for seat in (ANN, BEA, CAL))
        passes(s)
        assert not over(sees(s, ANN))
        finish_turn(s)
        assert s.active == BEA and over(sees(s, BEA)) and not over(sees(s, ANN)) and not over(sees(s, CAL))

    def test_a_disgraced_turn_with_an_empty_hand_is_a_turn_too(self):
        s = table(3, {ANN: [PYNE]}, up=[3, 4, 5])
        pass_turn(s)
        assert s.active == BEA and LEFT["pass"].over(sees(s, BEA))

    def test_asking_only_the_target_is_never_over(self):
        s = table(3, {ANN: [PYNE]})
        assert not LEFT["target"].over(sees(s, ANN))

    def test_the_target_is_asked_the_others_pass(self):
        s = accused()
        assert [LEFT["target"].answer(sees(s, seat)) for seat in (ANN, BEA, CAL)] == [PASS, None, PASS]

    def test_so_is_the_player_whose_own_card_is_being_cancelled(self):
        s = accused(ann=[NOT_SO_FAST], bea=[NOT_SO_FAST])
        do(s, BEA, CANCEL)
        assert [LEFT["target"].answer(sees(s, seat)) for seat in (ANN, BEA, CAL)] == [None, None, PASS]
        do(s, ANN, CANCEL)
        assert [LEFT["target"].answer(sees(s, seat)) for seat in (ANN, BEA, CAL)] == [PASS, None, PASS]

    def asked_about(self, s):
        return [seat for seat in range(s.seats) if LEFT["target"].answer(sees(s, seat)) is None]

    def test_each_card_has_its_own_targets(self):
        s = table(4, {ANN: [TRADE, PYNE], BEA: [PYNE], CAL: [PYNE]})
        do(s, ANN, PLAYS[TRADE], Name(CAL))
        assert self.asked_about(s) == [CAL]
        s = table(4, {ANN: [FOLLY]})
        do(s, ANN, PLAYS[FOLLY], Send("left"))
        assert self.asked_about(s) == [ANN, BEA, CAL, DOT]
        s = table(4, {ANN: [SUSPICIONS]})
        do(s, ANN, PLAYS[SUSPICIONS])
        assert self.asked_about(s) == [ANN, BEA, CAL, DOT]
        s = table(4, {ANN: [TOMMY, QUIN]})
        lay(s, ANN, TOMMY, QUIN)
        do(s, ANN, Name(DOT))
        assert self.asked_about(s) == [DOT]
        s = table(4, {ANN: [ASHES]})
        do(s, ANN, PLAYS[ASHES])
        assert self.asked_about(s) == []

    def test_what_is_left_looks_at_nothing_but_the_view(self):
        """Whether others hold a Not so Fast makes no difference."""
        with_one, without = accused(cal=[NOT_SO_FAST]), accused(cal=[PYNE])
        for left in LEFT.values():
            assert left.answer(sees(with_one, BEA)) == left.answer(sees(without, BEA))
