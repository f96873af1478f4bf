"""Death on the Cards, ruling by ruling: the box, the deal, the turn, disgrace and the endings."""

from collections import Counter
from random import Random

import pytest

from parlour.core import NATURE, PASS, TAKE_BACK, Match, chance, options, play, refusal
from parlour.games.death_cards import DEATH_CARDS
from parlour.games.death_cards.cards import (
    ACCOMPLICE,
    ARIADNE,
    BLACKMAILED,
    BUNDLE,
    COPIES,
    FAUX_PAS,
    FOLLY,
    LARGE,
    MARPLE,
    MURDERER,
    NOT_SO_FAST,
    ONE_MORE,
    ORDINARY,
    PAIRED,
    POIROT,
    PYNE,
    QUIN,
    SUSPICIONS,
    TOMMY,
    TRADE,
    TRAIN,
    TUPPENCE,
    box_for,
)
from parlour.games.death_cards.events import (
    Began,
    Discarded,
    Disgraced,
    Drafted,
    Drew,
    Received,
    Recognised,
    Revealed,
    TurnBegan,
)
from parlour.games.death_cards.moves import DISCARDS, DRAFTS, DRAW, PLAYS, STOP, Dealt, Mark, Name, Reveal, Send
from parlour.games.death_cards.rules.secrets import update_disgrace
from parlour.games.death_cards.rules.setup import Deal
from parlour.games.death_cards.rules.turn import BeginTurn, DrawOne, DrawUp
from tests.games.death_cards.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    EVE,
    all_cards,
    do,
    event,
    faces,
    finish_turn,
    heard,
    lay,
    may,
    on_table,
    pass_turn,
    passes,
    refused,
    sees,
    table,
)


class TestTheBox:
    def test_there_are_sixty_one_cards_fifty_seven_with_two_players(self):
        assert [len(all_cards(seats)) for seats in range(2, 7)] == [57, 61, 61, 61, 61]
        assert [len(box_for(seats).deck) + seats for seats in range(2, 7)] == [57, 61, 61, 61, 61]

    def test_twenty_five_detectives_twenty_two_events_four_devious_and_ten_not_so_fasts(self):
        detectives = sum(COPIES[card] for card in (*LARGE, *PAIRED, QUIN, ARIADNE))
        events = sum(COPIES[card] for card in PLAYS)
        devious = COPIES[BLACKMAILED] + COPIES[FAUX_PAS]
        assert (detectives, events, devious, COPIES[NOT_SO_FAST]) == (25, 22, 4, 10)

    def test_two_players_do_without_suspicions_and_blackmail(self):
        assert SUSPICIONS not in all_cards(2) and BLACKMAILED not in all_cards(2)

    @pytest.mark.parametrize(("seats", "pile"), [(2, 41), (3, 39), (4, 33), (5, 27), (6, 21)])
    def test_what_is_left_in_the_draw_pile_after_the_deal(self, seats, pile):
        match = Match(DEATH_CARDS, seats, b"a seed")
        s = match.state
        assert (len(s.pile), len(s.draft), len(s.discard)) == (pile, 3, 1)
        assert [len(hand) for hand in s.hands] == [6] * seats and all(NOT_SO_FAST in hand for hand in s.hands)
        assert on_table(s) == sorted(all_cards(seats))

    @pytest.mark.parametrize(("seats", "ordinary"), [(2, 5), (3, 8), (4, 11), (5, 13), (6, 16)])
    def test_the_secrets_dealt(self, seats, ordinary):
        s = Match(DEATH_CARDS, seats, b"a seed").state
        found = Counter(face if face in (MURDERER, ACCOMPLICE) else "" for face in s.secrets)
        assert found == Counter({"": ordinary, MURDERER: 1} | ({ACCOMPLICE: 1} if seats > 4 else {}))
        assert [len(row) for row in s.rows] == [3] * seats and len(set(s.secrets)) == 3 * seats


class TestTheDeal:
    def test_murderer_and_accomplice_are_never_in_one_hand(self):
        """DC-26: such a deal is dealt again."""
        s = DEATH_CARDS.begin(5, DEATH_CARDS.table(5, {}))
        rng = Random(1)
        for _ in range(200):
            move = chance(s, rng.randrange)
            assert move.secrets.index(MURDERER) // 3 != move.secrets.index(ACCOMPLICE) // 3
            assert Deal().possible(s, move)
        together = Dealt(faces(5, 0, 1), move.deck, move.first)
        assert not Deal().possible(s, together)

    def test_they_learn_each_other_and_nobody_else_learns_anything(self):
        """DC-26"""
        s = DEATH_CARDS.begin(5, DEATH_CARDS.table(5, {}))
        play(s, NATURE, Dealt(faces(5, 0, 4), tuple(s.box.deck), ANN))
        assert heard(s, ANN, Recognised) == [Recognised(BEA, ACCOMPLICE)]
        assert heard(s, BEA, Recognised) == [Recognised(ANN, MURDERER)]
        assert [heard(s, seat, Recognised) for seat in (CAL, DOT, EVE, None)] == [[], [], [], []]
        assert [sees(s, seat).partner for seat in (ANN, BEA, CAL, None)] == [BEA, ANN, None, None]

    def test_everybody_sees_their_own_cards_only(self):
        s = DEATH_CARDS.begin(3, DEATH_CARDS.table(3, {}))
        play(s, NATURE, Dealt(faces(3), tuple(s.box.deck), BEA))
        assert [len(heard(s, seat, Received)) for seat in (ANN, BEA, CAL, None)] == [1, 1, 1, 0]
        assert sees(s, ANN).hand == tuple(s.hands[ANN]) and sees(s, None).hand == ()
        assert [lying.face for lying in sees(s, BEA).rows[BEA]] == list(ORDINARY[3:6])
        assert {lying.face for row in sees(s, None).rows for lying in row} == {None}
        assert heard(s, None, Began)[0].first == BEA

    @pytest.mark.parametrize("spoilt", ["deck", "secrets", "first"])
    def test_nature_deals_nothing_impossible(self, spoilt):
        s = DEATH_CARDS.begin(3, DEATH_CARDS.table(3, {"birthdays": "09-15 01-01 01-02"}))
        whole = {"secrets": faces(3), "deck": tuple(s.box.deck), "first": ANN}
        wrong = {"deck": (POIROT, *whole["deck"][1:-1], POIROT), "secrets": (*faces(3)[:-1], MURDERER), "first": BEA}
        assert Deal().possible(s, Dealt(**whole)) and not Deal().possible(s, PASS)
        assert not Deal().possible(s, Dealt(**whole | {spoilt: wrong[spoilt]}))

    def test_the_birthday_nearest_to_the_fifteenth_of_september_begins(self):
        """DC-20: the year is a circle; equally near ones are drawn for (DC-49)."""

        def firsts(*days):
            return DEATH_CARDS.table(len(days), {"birthdays": " ".join(days)}).may_begin(len(days))

        assert firsts("09-15", "09-16", "01-01") == [ANN]
        assert firsts("03-01", "01-05", "03-20") == [BEA]  # 5 January is nearer by way of the new year
        assert firsts("09-10", "09-20", "12-31") == [ANN, BEA]
        assert firsts("02-29", "02-29") == [ANN, BEA]
        assert firsts("03-15", "03-16") == [ANN] and firsts("03-16", "03-17") == [BEA]  # the 16th is farthest
        assert firsts("03-15", "03-17") == [ANN, BEA]

    def test_without_birthdays_anybody_may_begin(self):
        """DC-20"""
        assert DEATH_CARDS.table(4, {}).may_begin(4) == [ANN, BEA, CAL, DOT]


class TestTheTurn:
    def test_one_may_play_nothing_but_must_then_discard(self):
        """DC-24"""
        s = table(3, {ANN: [PYNE, QUIN]})
        do(s, ANN, PASS)
        assert refused(s, ANN, STOP) == "You played nothing, so discard at least one card."
        do(s, ANN, DISCARDS[QUIN])
        assert STOP in may(s, ANN)

    def test_after_a_play_no_discard_is_due(self):
        s = table(3, {ANN: [PYNE, PYNE, QUIN]})
        lay(s, ANN, PYNE, PYNE)
        assert STOP in may(s, ANN)

    def test_discards_are_chosen_in_private_then_seen_one_by_one(self):
        """DC-33; until then they may be taken back (DC-47)."""
        s = table(3, {ANN: [PYNE, QUIN, MARPLE]})
        do(s, ANN, PASS)
        before = sees(s, BEA)
        do(s, ANN, DISCARDS[QUIN], DISCARDS[PYNE], TAKE_BACK, DISCARDS[MARPLE])
        assert sees(s, BEA) == before
        do(s, ANN, STOP)
        assert heard(s, BEA, Discarded) == [Discarded(ANN, QUIN), Discarded(ANN, MARPLE)]
        assert s.discard[-2:] == [QUIN, MARPLE] and s.hands[ANN] == [PYNE]

    def test_one_draws_up_to_six_from_pile_or_draft(self):
        s = table(3, {ANN: [PYNE] * 3 + [QUIN]}, pile=[POIROT, MARPLE, TOMMY], draft=[BUNDLE, TRAIN, TUPPENCE])
        do(s, ANN, PASS, DISCARDS[QUIN], STOP)
        assert may(s, ANN) == [DRAW, DRAFTS[BUNDLE], DRAFTS[TRAIN], DRAFTS[TUPPENCE]]
        do(s, ANN, DRAFTS[TRAIN])
        assert s.draft == (BUNDLE, POIROT, TUPPENCE) and heard(s, BEA, Drafted) == [Drafted(ANN, TRAIN, POIROT)]
        do(s, ANN, DRAW, DRAW)
        assert s.hands[ANN] == [PYNE, PYNE, PYNE, TRAIN, MARPLE, TOMMY] and s.active == BEA
        assert heard(s, ANN, Drew)[0] == Drew(ANN, MARPLE) and heard(s, BEA, Drew)[0] == Drew(ANN, None)

    def test_an_empty_hand_owes_no_discard_and_draws_six(self):
        """DC-28"""
        s = table(3)
        do(s, ANN, PASS)
        assert isinstance(s.agenda[-1], DrawUp)
        finish_turn(s)
        assert len(s.hands[ANN]) == 6

    def test_a_full_hand_draws_nothing(self):
        s = table(3, {ANN: [PYNE, PYNE, PYNE, MARPLE, MARPLE, POIROT, POIROT, POIROT]})
        lay(s, ANN, PYNE, PYNE)
        do(s, ANN, STOP)
        assert len(s.hands[ANN]) == 6 and s.active == BEA

    def test_turns_go_round_clockwise(self):
        s = table(3, {ANN: [QUIN], BEA: [PYNE], CAL: [MARPLE]}, first=CAL)
        for _ in range(3):
            pass_turn(s)
        assert [event.seat for event in heard(s, None, TurnBegan)] == [CAL, ANN, BEA, CAL]


class TestRevealsAndTheirTargets:
    def test_only_others_can_be_made_to_reveal(self):
        """DC-30"""
        s = table(3, {ANN: [TOMMY, TUPPENCE]})
        do(s, ANN, *[move for move in may(s, ANN) if move != PASS][:1])
        assert refused(s, ANN, Name(ANN)) == "Name another player who has a secret face down."


class TestDisgrace:
    def test_all_secrets_face_up_is_disgrace(self):
        """DC-13: found anew after every reveal."""
        s = table(3, {ANN: [POIROT] * 3}, up=[3, 4])
        lay(s, ANN, POIROT, POIROT, POIROT)
        do(s, ANN, Mark(5))
        passes(s)
        assert s.disgraced == (BEA,) and heard(s, None, Disgraced) == [Disgraced((BEA,))]

    def test_the_murderer_is_never_in_disgrace(self):
        """DC-13: though the last card down is the Murderer's."""
        s = table(3, murderer=0, up=[1, 2])
        assert s.disgraced == ()

    def test_no_secrets_at_all_is_disgrace(self):
        """DC-13"""
        s = table(4, {ANN: [ONE_MORE]}, up=[3])
        s.rows = (s.rows[ANN], (3,), (4, 5, 6, 7, 8), s.rows[DOT])
        update_disgrace(s)
        assert s.disgraced == (BEA,)
        event(s, ANN, ONE_MORE, Name(CAL))
        assert s.rows[BEA] == () and s.disgraced == (BEA,)

    def test_a_face_up_accomplice_card_disgraces_the_player_before_whom_it_lies(self):
        """DC-13 and DC-19: the card may have moved; the role stays where it was dealt."""
        s = table(5, murderer=14, accomplice=3)
        s.face_up = 1 << 3
        update_disgrace(s)
        assert s.disgraced == (BEA,)
        s.rows = (s.rows[ANN], (4, 5), (6, 7, 8, 3), *s.rows[DOT:])
        update_disgrace(s)
        assert s.disgraced == (CAL,)
        assert s.dealt(ACCOMPLICE) == BEA and sees(s, EVE).partner == BEA

    def test_the_murderer_with_the_accomplice_card_is_not_disgraced(self):
        """DC-19"""
        s = table(5, murderer=14, accomplice=3)
        s.rows, s.face_up = (s.rows[ANN], (4, 5), *s.rows[CAL:EVE], (12, 13, 14, 3)), 1 << 3
        update_disgrace(s)
        assert s.disgraced == ()

    def test_a_disgraced_player_discards_one_and_draws_one(self):
        """DC-15: no refill to six; from the pile or from the draft."""
        s = table(3, {ANN: [PYNE, PYNE]}, up=[0, 1, 2])
        assert heard(s, None, TurnBegan) == [TurnBegan(ANN, True)] and may(s, ANN) == [DISCARDS[PYNE]]
        assert refused(s, ANN, PASS) == "In disgrace you discard one card."
        assert refused(s, ANN, DISCARDS[QUIN]) == "You hold no Quin."
        do(s, ANN, DISCARDS[PYNE])
        assert isinstance(s.agenda[-1], DrawOne) and len(may(s, ANN)) > 1
        do(s, ANN, DRAW)
        assert len(s.hands[ANN]) == 2 and s.active == BEA

    def test_a_disgraced_player_still_trades_passes_on_and_points(self):
        """DC-15"""
        hands = {ANN: [TRADE, FOLLY, SUSPICIONS], BEA: [PYNE], CAL: [QUIN]}
        s = table(3, hands, up=[3, 4, 5])
        assert s.disgraced == (BEA,)
        do(s, ANN, PLAYS[TRADE])
        assert Name(BEA) in may(s, ANN)
        s = table(3, hands, up=[3, 4, 5])
        event(s, ANN, FOLLY, Send("left"))
        assert s.asked == (ANN, BEA, CAL)
        s = table(3, hands, up=[3, 4, 5])
        event(s, ANN, SUSPICIONS)
        assert s.asked == (ANN, BEA, CAL)

    def test_with_an_empty_hand_a_disgraced_player_draws_one(self):
        """DC-15"""
        s = table(3, up=[0, 1, 2])
        do(s, ANN, DRAW)
        assert len(s.hands[ANN]) == 1 and s.active == BEA


class TestEndings:
    def test_the_murderer_revealed_all_others_win(self):
        s = table(3, {ANN: [POIROT] * 3}, up=[3, 4, 5])
        lay(s, ANN, POIROT, POIROT, POIROT)
        do(s, ANN, Mark(6))
        passes(s)
        assert s.result.ending == "unmasked" and s.result.winners == (ANN, BEA) and s.asked == ()
        assert s.result.roles == ("innocent", "innocent", "murderer") and s.result.points == (1, 1, 0)
        assert str(refusal(s, ANN, PASS)) == "The game is over."

    def test_the_accomplice_wins_and_loses_with_the_murderer(self):
        s = table(5, {ANN: [POIROT] * 3})
        lay(s, ANN, POIROT, POIROT, POIROT)
        do(s, ANN, Mark(12))
        passes(s)
        assert s.result.winners == (ANN, BEA, CAL)
        s = table(5)
        del s.pile[1:]
        do(s, ANN, PASS, DRAW)
        assert s.result.ending == "escaped" and s.result.winners == (DOT, EVE)

    def test_the_last_card_drawn_ends_the_game_even_mid_draw(self):
        """DC-4"""
        s = table(3, {ANN: [PYNE]})
        del s.pile[2:]
        do(s, ANN, PASS, DISCARDS[PYNE], DRAW)
        assert s.result is None
        do(s, ANN, DRAW)
        assert s.result.ending == "escaped" and len(s.hands[ANN]) == 2 and len(s.draft) == 3

    def test_so_does_a_refill_of_the_draft(self):
        """DC-4: the draft itself is no part of the pile."""
        s = table(3, {ANN: [PYNE]})
        del s.pile[1:]
        do(s, ANN, PASS, DISCARDS[PYNE], DRAFTS[s.draft[0]])
        assert s.result.ending == "escaped" and s.result.winners == (CAL,)

    def test_all_others_in_disgrace_the_murderer_wins(self):
        """DC-31: disgrace decides."""
        s = table(3, {CAL: [POIROT] * 3}, first=CAL, up=[0, 1, 2, 3, 4])
        lay(s, CAL, POIROT, POIROT, POIROT)
        passes(s)
        assert s.result.ending == "all_disgraced" and s.result.winners == (CAL,)

    def disgraced_but_for_the_accomplice(self, **given):
        s = table(5, {EVE: [POIROT] * 3}, first=EVE, up=[0, 1, 2, 3, 4, 5, 6, 7], **given)
        lay(s, EVE, POIROT, POIROT, POIROT)
        do(s, EVE, Mark(8))
        passes(s)
        return s

    def test_literally_the_accomplice_is_one_of_the_others(self):
        """DC-18"""
        assert self.disgraced_but_for_the_accomplice().result is None

    def test_unless_the_table_ignores_the_accomplice(self):
        """DC-18"""
        s = self.disgraced_but_for_the_accomplice(accomplice_counts=False)
        assert s.result.ending == "all_disgraced" and s.result.winners == (DOT, EVE)

    def test_disgrace_by_the_accomplice_s_card_counts_though_secrets_lie_face_down(self):
        """DC-31: it is disgrace that decides, not whether all their secrets are up."""
        s = table(5, {EVE: [BUNDLE, BUNDLE]}, first=EVE, up=range(9))
        lay(s, EVE, BUNDLE, BUNDLE)
        passes(s)
        do(s, DOT, Reveal(9))
        assert s.hidden(DOT) and s.result.ending == "all_disgraced"

    def test_after_three_hundred_turns_the_murderer_escapes(self):
        """DC-37"""
        s = table(3, {ANN: [PYNE]})
        s.turn = 299
        pass_turn(s)
        assert s.result is None and heard(s, None, TurnBegan)[-1] == TurnBegan(BEA, False)
        pass_turn(s)
        assert s.result.ending == "out_of_time" and s.result.winners == (CAL,)
        assert heard(s, None, TurnBegan)[-1] == TurnBegan(BEA, False)  # nobody's turn begins any more
        assert any(isinstance(step, BeginTurn) for step in table(3).agenda)


class TestRandomGames:
    @pytest.mark.parametrize("seats", range(2, 7))
    def test_they_end_and_no_card_is_lost(self, seats):
        for n in range(4):
            rng, match = Random(n), Match(DEATH_CARDS, seats, bytes([n]))
            while match.asked:
                seat = rng.choice(match.asked)
                match.play(seat, rng.choice(options(match.state, seat)))
            assert on_table(match.state) == sorted(all_cards(seats))
            assert match.result and all(out_of >= so_much >= 0 or out_of == 1 for so_much, out_of in tally(match))

    def test_the_tally_names_the_ending(self):
        s = table(3, {ANN: [POIROT] * 3})
        lay(s, ANN, POIROT, POIROT, POIROT)
        do(s, ANN, Mark(6))
        passes(s)
        figures = DEATH_CARDS.tally(s)
        assert figures["unmasked"] == (1, 1) and figures["escaped"] == (0, 1) and figures["turns_a_game"] == (1, 1)
        assert figures["secrets_revealed_a_game"] == (len(heard(s, None, Revealed)), 1)


def tally(match):
    return DEATH_CARDS.tally(match.state).values()
