"""Devious cards: they act when they are received, and only then."""

from parlour.core import PASS
from parlour.games.death_cards.cards import (
    BLACKMAILED,
    FAUX_PAS,
    FOLLY,
    NOT_SO_FAST,
    PYNE,
    QUIN,
    TRADE,
)
from parlour.games.death_cards.events import Revealed, Shown, Spared, Tricked
from parlour.games.death_cards.moves import GIVES, Mark, Name, Play, Reveal, Send
from parlour.games.death_cards.rules.devious import Blackmail
from parlour.games.death_cards.rules.not_so_fast import NotSoFast
from tests.games.death_cards.table import ANN, BEA, CAL, cancel, do, event, heard, may, passes, refused, sees, table


def traded(mine, yours, **given):
    """Ann and Bea have traded these cards."""
    s = table(3, {ANN: [TRADE, mine, QUIN], BEA: [yours, NOT_SO_FAST], CAL: [PYNE]}, **given)
    event(s, ANN, TRADE, Name(BEA))
    do(s, ANN, GIVES[mine])
    do(s, BEA, GIVES[yours])
    return s


class TestSocialFauxPas:
    def test_the_receiver_reveals_a_secret_of_their_choice(self):
        s = traded(FAUX_PAS, PYNE)
        assert heard(s, CAL, Tricked) == [Tricked(ANN, BEA, FAUX_PAS)] and isinstance(s.agenda[-1], NotSoFast)
        passes(s)
        assert s.asked == (BEA,) and may(s, BEA) == [Reveal(3), Reveal(4), Reveal(5)]
        do(s, BEA, Reveal(3))
        assert s.face_up == 1 << 3 and s.discard[-2:] == [FAUX_PAS, TRADE] and s.hands[BEA] == [NOT_SO_FAST]

    def test_cancelled_it_is_discarded(self):
        """DC-34"""
        s = traded(FAUX_PAS, PYNE)
        cancel(s, BEA)
        assert s.face_up == 0 and s.discard[-3:] == [NOT_SO_FAST, FAUX_PAS, TRADE]

    def test_with_nothing_hidden_it_has_no_effect_and_is_discarded(self):
        """DC-34, without a window (DC-41)."""
        s = traded(FAUX_PAS, PYNE, up=[3, 4, 5])
        assert heard(s, None, Spared) == [Spared(BEA)] and s.discard[-2:] == [FAUX_PAS, TRADE]

    def test_it_cannot_be_played(self):
        s = table(3, {ANN: [FAUX_PAS, BLACKMAILED, NOT_SO_FAST]})
        assert may(s, ANN) == [PASS]
        for card in (FAUX_PAS, BLACKMAILED, NOT_SO_FAST):
            assert refused(s, ANN, Play(card)) == "That card is not an event."


class TestBlackmailed:
    def test_the_giver_picks_a_secret_and_alone_is_shown_it(self):
        """DC-34: among the face-down ones only; which one is seen by all (DC-46)."""
        s = traded(BLACKMAILED, PYNE, up=[4])
        assert isinstance(s.agenda[-1], Blackmail) and s.asked == (ANN,) and may(s, ANN) == [Mark(3), Mark(5)]
        assert refused(s, ANN, Mark(4)) == "Pick a face-down secret of the player whom you blackmail."
        do(s, ANN, Mark(5))
        seen = Shown(ANN, BEA, 5, s.secrets[5])
        assert heard(s, ANN, Shown) == heard(s, BEA, Shown) == [seen]
        assert heard(s, CAL, Shown) == heard(s, None, Shown) == [Shown(ANN, BEA, 5, None)]

    def test_that_is_not_a_reveal_and_the_secret_lies_face_down_again(self):
        s = traded(BLACKMAILED, PYNE, up=[3, 4], murderer=5)
        assert not heard(s, None, Revealed) and s.result is None and s.face_up == 0b11000
        assert sees(s, ANN).rows[BEA][2].face is None and s.discard[-2:] == [BLACKMAILED, TRADE]

    def test_nobody_can_cancel_it(self):
        s = traded(BLACKMAILED, PYNE)
        assert not isinstance(s.agenda[-1], NotSoFast)

    def test_a_receiver_with_nothing_hidden_shows_nothing(self):
        """DC-34"""
        s = traded(BLACKMAILED, PYNE, up=[3, 4, 5])
        assert heard(s, None, Spared) == [Spared(BEA)] and not heard(s, None, Shown)


class TestSeveralAtOnce:
    def test_both_ways_all_resolve_in_seat_order_from_the_active_player(self):
        """DC-16"""
        s = traded(FAUX_PAS, FAUX_PAS)
        assert [event.taker for event in heard(s, CAL, Tricked)] == [ANN, BEA]
        passes(s)
        assert s.asked == (ANN,)
        do(s, ANN, Reveal(0))
        passes(s)
        assert s.asked == (BEA,)
        do(s, BEA, Reveal(3))
        assert s.discard[-3:] == [FAUX_PAS, FAUX_PAS, TRADE]

    def test_in_a_folly_too_from_the_active_player_on(self):
        """DC-16: from Bea on, whose turn it is."""
        s = table(3, {ANN: [FAUX_PAS], BEA: [FOLLY, BLACKMAILED], CAL: [FAUX_PAS]}, first=BEA)
        event(s, BEA, FOLLY, Send("left"))
        do(s, ANN, GIVES[FAUX_PAS])
        do(s, BEA, GIVES[BLACKMAILED])
        do(s, CAL, GIVES[FAUX_PAS])
        assert [event.taker for event in heard(s, None, Tricked)] == [BEA, CAL, ANN]
        passes(s)
        do(s, BEA, Reveal(3))
        assert s.asked == (BEA,) and isinstance(s.agenda[-1], Blackmail)
        do(s, BEA, Mark(6))
        passes(s)
        do(s, ANN, Reveal(0))
        assert s.discard[-4:] == [FAUX_PAS, BLACKMAILED, FAUX_PAS, FOLLY] and s.face_up == 0b1001
