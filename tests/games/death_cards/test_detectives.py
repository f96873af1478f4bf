"""Detectives: the seventeen sets, what each detective does, and what may be added."""

import pytest

from parlour.core import PASS
from parlour.games.death_cards.cards import (
    ARIADNE,
    BUNDLE,
    FAUX_PAS,
    LARGE,
    MARPLE,
    NOT_SO_FAST,
    PAIRED,
    POIROT,
    PYNE,
    QUIN,
    SATTERTHWAITE,
    TOMMY,
    TUPPENCE,
)
from parlour.games.death_cards.events import Covered, Marked, Revealed, SecretMoved, SetReturned, Spared
from parlour.games.death_cards.moves import LAYS, TOGETHER, Add, Lay, Mark, Name, Reveal
from parlour.games.death_cards.rules.detectives import RevealOwn, new_sets
from parlour.games.death_cards.rules.not_so_fast import NotSoFast
from parlour.games.death_cards.rules.turn import ChooseDiscards
from tests.games.death_cards.table import (
    ANN,
    BEA,
    CAL,
    cancel,
    do,
    finish_turn,
    heard,
    lay,
    may,
    passes,
    refused,
    sees,
    table,
)


def sets_in(*hand):
    return {lay.cards for lay in new_sets(hand)}


class TestSeventeenShapes:
    def test_there_are_seventeen_legal_new_sets(self):
        shapes = [lay for kinds in LAYS.values() for lay in kinds] + [TOGETHER]
        assert len(shapes) == len(set(shapes)) == 17

    @pytest.mark.parametrize("card", LARGE)
    def test_poirot_and_marple_come_in_threes(self, card):
        assert sets_in(card, card, card) == {(card, card, card)}
        assert sets_in(card, card, QUIN) == {(card, card, QUIN)}
        assert sets_in(card, QUIN, QUIN) == {(card, QUIN, QUIN)}
        assert sets_in(card, card) == sets_in(card, QUIN) == set()

    @pytest.mark.parametrize("card", PAIRED)
    def test_satterthwaite_pyne_bundle_tommy_and_tuppence_come_in_pairs(self, card):
        assert sets_in(card, card) == {(card, card)}
        assert sets_in(card, QUIN) == {(card, QUIN)}
        assert sets_in(card) == set()

    def test_tommy_and_tuppence_count_as_each_other(self):
        assert sets_in(TOMMY, TUPPENCE) == {(TOMMY, TUPPENCE)}

    def test_harley_quins_alone_are_no_set_and_ariadne_oliver_makes_none(self):
        assert sets_in(QUIN, QUIN, QUIN) == sets_in(ARIADNE, ARIADNE, QUIN) == set()

    def test_a_first_set_has_the_exact_number_of_cards(self):
        """DC-23"""
        assert sets_in(BUNDLE, BUNDLE, BUNDLE, QUIN) == {(BUNDLE, BUNDLE), (BUNDLE, QUIN)}
        s = table(3, {ANN: [BUNDLE, BUNDLE, BUNDLE]})
        assert refused(s, ANN, Lay((BUNDLE,) * 3)).startswith("That is no set")
        assert refused(s, ANN, Lay((PYNE, PYNE))) == "You do not hold Pyne and Pyne."


class TestPoirotAndMarple:
    @pytest.mark.parametrize("card", [POIROT, MARPLE])
    def test_the_active_player_picks_the_very_secret(self, card):
        s = table(3, {ANN: [card] * 3})
        lay(s, ANN, card, card, card)
        assert may(s, ANN) == [Mark(secret) for secret in range(3, 9)]
        do(s, ANN, Mark(4))
        assert not heard(s, None, Revealed)
        passes(s)
        assert [event.secret for event in heard(s, None, Revealed)] == [4]
        assert s.sets[ANN] == ((card, card, card),)

    def test_only_secrets_of_others_that_are_face_down(self):
        """DC-30 and DC-25: nobody's own, and nothing that is up already."""
        s = table(3, {ANN: [POIROT, QUIN, QUIN]}, up=[3, 7])
        lay(s, ANN, POIROT, QUIN, QUIN)
        assert may(s, ANN) == [Mark(4), Mark(5), Mark(6), Mark(8)]
        assert refused(s, ANN, Mark(0)) == "Pick a face-down secret of another player."

    def test_secrets_are_known_by_stable_numbers(self):
        """DC-22: a secret keeps its number when its neighbours change."""
        s = table(3, {ANN: [POIROT] * 3})
        lay(s, ANN, POIROT, POIROT, POIROT)
        do(s, ANN, Mark(3))
        passes(s)
        for seat in (ANN, BEA, CAL, None):
            assert [lying.secret for lying in sees(s, seat).rows[BEA]] == [3, 4, 5]
            assert [lying.up for lying in sees(s, seat).rows[BEA]] == [True, False, False]


class TestBundleTommyAndTuppence:
    @pytest.mark.parametrize("card", [BUNDLE, TOMMY, TUPPENCE, SATTERTHWAITE])
    def test_the_named_player_picks_an_own_secret(self, card):
        s = table(3, {ANN: [card, card]})
        lay(s, ANN, card, card)
        assert may(s, ANN) == [Name(BEA), Name(CAL)]
        do(s, ANN, Name(BEA))
        passes(s)
        assert s.asked == (BEA,) and may(s, BEA) == [Reveal(3), Reveal(4), Reveal(5)]
        assert refused(s, BEA, Reveal(6)) == "Reveal one of your own secrets that is face down."
        do(s, BEA, Reveal(5))
        assert s.face_up == 1 << 5 and s.rows[BEA] == (3, 4, 5)

    def test_who_has_nothing_hidden_cannot_be_named(self):
        """DC-25; and where only one player is left to name, nobody is asked (DC-40)."""
        s = table(4, {ANN: [BUNDLE, BUNDLE]}, up=[3, 4, 5])
        lay(s, ANN, BUNDLE, BUNDLE)
        assert may(s, ANN) == [Name(CAL), Name(3)]
        s = table(3, {ANN: [BUNDLE, BUNDLE]}, up=[3, 4, 5])
        lay(s, ANN, BUNDLE, BUNDLE)
        assert isinstance(s.agenda[-1], NotSoFast)

    def test_a_cancelled_bundle_returns_to_the_hand(self):
        """DC-2: every other set stays, its play used up."""
        s = table(3, {ANN: [BUNDLE, QUIN], BEA: [NOT_SO_FAST]})
        lay(s, ANN, BUNDLE, QUIN)
        do(s, ANN, Name(BEA))
        cancel(s, BEA)
        assert s.sets[ANN] == () and s.hands[ANN] == [BUNDLE, QUIN]
        assert [event.cards for event in heard(s, None, SetReturned)] == [(BUNDLE, QUIN)]
        assert isinstance(s.agenda[-1], ChooseDiscards)

    def test_any_other_cancelled_set_stays_and_the_play_is_used_up(self):
        """DC-2"""
        s = table(3, {ANN: [TOMMY, TOMMY], BEA: [NOT_SO_FAST]})
        lay(s, ANN, TOMMY, TOMMY)
        do(s, ANN, Name(BEA))
        cancel(s, BEA)
        assert s.sets[ANN] == ((TOMMY, TOMMY),) and s.face_up == 0 and s.active == ANN
        finish_turn(s)
        assert s.active == BEA

    def test_bundle_cancelled_while_adding_takes_the_whole_set_back(self):
        """DC-11: a hand over six then draws nothing."""
        rest = [FAUX_PAS] * 3 + [PYNE, PYNE]
        s = table(3, {ANN: [BUNDLE, *rest], BEA: [NOT_SO_FAST]}, sets={ANN: [(BUNDLE, QUIN)]})
        do(s, ANN, Add(BUNDLE, ANN, 0), Name(BEA))
        cancel(s, BEA)
        assert sorted(s.hands[ANN]) == sorted([*rest, BUNDLE, BUNDLE, QUIN]) and s.sets[ANN] == ()
        pile = len(s.pile)
        finish_turn(s)
        assert len(s.hands[ANN]) == 8 and len(s.pile) == pile and s.active == BEA

    @pytest.mark.parametrize("cards", [(TOMMY, TUPPENCE), (TUPPENCE, QUIN, TOMMY)])
    def test_tommy_and_tuppence_side_by_side_cannot_be_cancelled(self, cards):
        """DC-12: with a Harley Quin in the set neither."""
        before, last = cards[:-1], cards[-1]
        if len(before) > 1:
            s = table(3, {ANN: [last], BEA: [NOT_SO_FAST]}, sets={ANN: [before]})
            do(s, ANN, Add(last, ANN, 0), Name(BEA))
        else:
            s = table(3, {ANN: list(cards), BEA: [NOT_SO_FAST]})
            lay(s, ANN, *cards)
            do(s, ANN, Name(BEA))
        assert isinstance(s.agenda[-1], RevealOwn) and s.asked == (BEA,)

    def test_one_beresford_with_a_wildcard_can_be_cancelled(self):
        s = table(3, {ANN: [TUPPENCE, QUIN], BEA: [NOT_SO_FAST]})
        lay(s, ANN, TUPPENCE, QUIN)
        do(s, ANN, Name(BEA))
        assert isinstance(s.agenda[-1], NotSoFast)


class TestSatterthwaite:
    def test_beside_a_wildcard_he_takes_the_secret_face_down(self):
        """DC-9: it is revealed first, then moved."""
        s = table(3, {ANN: [SATTERTHWAITE, QUIN]})
        lay(s, ANN, SATTERTHWAITE, QUIN)
        do(s, ANN, Name(BEA))
        passes(s)
        do(s, BEA, Reveal(4))
        assert s.rows[ANN] == (0, 1, 2, 4) and s.rows[BEA] == (3, 5) and s.face_up == 0
        assert len(heard(s, CAL, Revealed)) == len(heard(s, CAL, SecretMoved)) == 1

    def test_without_one_he_leaves_it(self):
        s = table(3, {ANN: [SATTERTHWAITE, SATTERTHWAITE]})
        lay(s, ANN, SATTERTHWAITE, SATTERTHWAITE)
        do(s, ANN, Name(BEA))
        passes(s)
        do(s, BEA, Reveal(4))
        assert s.rows[BEA] == (3, 4, 5) and s.face_up == 1 << 4

    def test_the_second_satterthwaite_steals_again(self):
        """DC-9"""
        s = table(3, {ANN: [SATTERTHWAITE]}, sets={ANN: [(SATTERTHWAITE, QUIN)]})
        do(s, ANN, Add(SATTERTHWAITE, ANN, 0), Name(BEA))
        passes(s)
        do(s, BEA, Reveal(3))
        assert 3 in s.rows[ANN]

    def test_a_murderer_revealed_is_caught_before_anything_moves(self):
        """DC-9 and DC-48"""
        s = table(3, {ANN: [SATTERTHWAITE, QUIN]})
        lay(s, ANN, SATTERTHWAITE, QUIN)
        do(s, ANN, Name(CAL))
        passes(s)
        do(s, CAL, Reveal(6))
        assert s.result.ending == "unmasked" and s.result.winners == (ANN, BEA) and not heard(s, None, SecretMoved)

    def test_ariadne_never_steals(self):
        """DC-9: she has the owner reveal a secret, and the set does nothing."""
        s = table(3, {ANN: [ARIADNE]}, sets={BEA: [(SATTERTHWAITE, QUIN)]})
        do(s, ANN, Add(ARIADNE, BEA, 0))
        passes(s)
        do(s, BEA, Reveal(3))
        assert s.rows[BEA] == (3, 4, 5) and s.face_up == 1 << 3


class TestParkerPyne:
    def test_any_face_up_secret_anyone_s_is_turned_down(self):
        """DC-30"""
        s = table(3, {ANN: [PYNE, PYNE]}, up=[0, 4])
        lay(s, ANN, PYNE, PYNE)
        assert may(s, ANN) == [Mark(0), Mark(4)]
        do(s, ANN, Mark(0))
        assert heard(s, None, Marked) == [Marked(ANN, ANN, 0)]  # before anybody decides whether to step in
        passes(s)
        assert s.face_up == 1 << 4 and len(heard(s, None, Covered)) == 1

    def test_he_may_end_a_disgrace(self):
        """DC-13"""
        s = table(3, {ANN: [PYNE, PYNE]}, up=[3, 4, 5])
        assert s.disgraced == (BEA,)
        lay(s, ANN, PYNE, PYNE)
        do(s, ANN, Mark(3))
        passes(s)
        assert s.disgraced == ()

    def test_with_nothing_face_up_he_is_playable_without_effect(self):
        """DC-14; nobody is asked for a Not so Fast (DC-41)."""
        s = table(3, {ANN: [PYNE, PYNE, FAUX_PAS]})
        lay(s, ANN, PYNE, PYNE)
        assert s.sets[ANN] == ((PYNE, PYNE),) and isinstance(s.agenda[-1], ChooseDiscards)


class TestAdding:
    def test_a_matching_original_acts_again(self):
        s = table(3, {ANN: [POIROT]}, sets={ANN: [(POIROT, QUIN, QUIN)]})
        do(s, ANN, Add(POIROT, ANN, 0), Mark(3))
        passes(s)
        assert s.sets[ANN] == ((POIROT, QUIN, QUIN, POIROT),) and s.face_up == 1 << 3

    def test_never_a_wildcard_nor_a_stranger_nor_to_the_set_of_another(self):
        s = table(3, {ANN: [QUIN, MARPLE, POIROT]}, sets={ANN: [(PYNE, PYNE)], BEA: [(POIROT, QUIN, QUIN)]})
        assert may(s, ANN) == [PASS]
        for move in (Add(QUIN, ANN, 0), Add(MARPLE, ANN, 0), Add(POIROT, BEA, 0)):
            assert refused(s, ANN, move) == "That card cannot join that set."

    def test_tommy_joins_tuppence_and_cannot_be_cancelled(self):
        """DC-12"""
        s = table(3, {ANN: [TOMMY], BEA: [NOT_SO_FAST]}, sets={ANN: [(TUPPENCE, QUIN)]})
        do(s, ANN, Add(TOMMY, ANN, 0), Name(BEA))
        assert s.asked == (BEA,) and isinstance(s.agenda[-1], RevealOwn)


class TestAriadneOliver:
    def test_she_joins_another_player_s_set_only(self):
        """DC-10"""
        s = table(3, {ANN: [ARIADNE]}, sets={ANN: [(PYNE, PYNE)], CAL: [(TOMMY, QUIN)]})
        assert may(s, ANN) == [Add(ARIADNE, CAL, 0), PASS]

    def test_its_owner_reveals_and_the_set_does_not_act(self):
        """DC-10"""
        s = table(3, {ANN: [ARIADNE]}, sets={CAL: [(POIROT, QUIN, QUIN)]})
        do(s, ANN, Add(ARIADNE, CAL, 0))
        passes(s)
        assert s.asked == (CAL,)
        do(s, CAL, Reveal(8))
        assert s.face_up == 1 << 8 and s.sets[CAL] == ((POIROT, QUIN, QUIN, ARIADNE),)

    def test_an_owner_with_nothing_hidden_is_spared(self):
        """DC-10 and DC-41"""
        s = table(3, {ANN: [ARIADNE, FAUX_PAS]}, sets={BEA: [(TOMMY, QUIN)]}, up=[3, 4, 5])
        do(s, ANN, Add(ARIADNE, BEA, 0))
        assert heard(s, None, Spared) == [Spared(BEA)] and isinstance(s.agenda[-1], ChooseDiscards)

    def test_cancelled_she_stays_in_the_set_without_effect(self):
        """DC-10: even in a set of Bundle's, which does not go back to a hand for her sake."""
        s = table(3, {ANN: [ARIADNE], BEA: [NOT_SO_FAST]}, sets={BEA: [(BUNDLE, QUIN)]})
        do(s, ANN, Add(ARIADNE, BEA, 0))
        cancel(s, BEA)
        assert s.sets[BEA] == ((BUNDLE, QUIN, ARIADNE),) and s.face_up == 0
