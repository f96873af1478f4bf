"""The referee: what it refuses, how it numbers questions, how it lets people speak and time run out."""

from __future__ import annotations

import pytest
from msgspec import json

from parlour.core import CLOCK, NATURE, PASS, TAKE_BACK, TIME_UP, Match, Move, Refused, Said, replay, restore, verify
from parlour.core.referee.record import AnyLine, Stopped, Undone, read
from tests.core.matches import (
    SEED,
    AnyMatch,
    finished,
    half_decided,
    in_a_window,
    opened,
    played_until,
    with_a_card_played,
)
from tests.toy import MANOR
from tests.toy.cards import DETECTIVE, NOT_SO_FAST, TRADE, Cancel, Dealt, Discard, Hold, Vote


def unchanged_by_refusing(m: AnyMatch, seat: int, move: Move, reason: str, decision: int | None = None) -> None:
    before = json.encode(m.state), list(m.record.lines), m.decision
    with pytest.raises(Refused, match=reason):
        m.play(seat, move, decision)
    assert (json.encode(m.state), m.record.lines, m.decision) == before


def last_line(m: AnyMatch) -> AnyLine:
    *_, last = read(m.record.lines)
    return last


class TestItRefusesWithAReasonAndChangesNothing:
    def test_a_move_out_of_turn(self) -> None:
        m = opened()
        unchanged_by_refusing(m, 1, m.options(0)[0], "It is not your turn.")

    def test_a_move_of_another_question(self) -> None:
        unchanged_by_refusing(opened(), 0, Vote(1), "That is not one of your options now.")

    def test_a_card_that_is_not_in_hand_with_a_sentence_of_the_game_s_own(self) -> None:
        m = opened()
        missing = next(card for card in ("suspicion", "delay", "trade") if card not in m.state.hands[0])
        unchanged_by_refusing(m, 0, Discard(missing), f"You hold no {missing}.")

    def test_a_move_in_the_name_of_nature(self) -> None:
        unchanged_by_refusing(opened(), NATURE, Dealt((), ()), "Nobody plays for nature.")

    @pytest.mark.parametrize("seat", [4, -2, 99])
    def test_a_seat_that_is_not_at_the_table(self, seat: int) -> None:
        unchanged_by_refusing(opened(), seat, PASS, "It is not your turn.")

    def test_taking_back_where_nothing_was_done(self) -> None:
        unchanged_by_refusing(opened(), 0, TAKE_BACK, "not one of your options")

    def test_a_second_answer_to_the_same_question(self) -> None:
        m = in_a_window()
        m.play(2, PASS)
        unchanged_by_refusing(m, 2, PASS, "It is not your turn.", m.decision)

    def test_anything_after_the_end(self) -> None:
        m = finished()
        unchanged_by_refusing(m, 0, Vote(1), "The game is over.")
        unchanged_by_refusing(m, 0, PASS, "The game is over.", m.decision)
        with pytest.raises(Refused, match=r"The game is over."):
            m.say(0, Hold(TRADE))


class TestWhatItShows:
    def test_options_are_empty_for_whoever_is_not_asked(self) -> None:
        assert opened().options(1) == ()

    def test_the_view_of_nobody_is_the_spectator_s(self) -> None:
        m = opened()
        assert m.view() == m.view(None) and m.view().hand == () and len(m.view(2).hand) == 5

    def test_the_same_seed_deals_the_same_cards_and_another_seed_others(self) -> None:
        assert opened().record.lines == opened().record.lines
        assert opened().state.secrets != opened(bytes(32)).state.secrets

    def test_a_finished_match_has_a_result_and_asks_nobody(self) -> None:
        m = finished()
        assert m.result is not None and m.asked == () and m.claims(0) == ()


class TestDecisions:
    def test_other_seats_answers_leave_the_number_of_a_question(self) -> None:
        m = in_a_window()
        number = m.decision
        m.play(1, PASS, number)
        m.play(3, PASS, number)
        assert m.decision == number

    def test_an_answer_that_comes_second_is_refused_and_its_seat_is_asked_again(self) -> None:
        m = in_a_window()
        number, holder = m.decision, next(g for g in range(4) if NOT_SO_FAST in m.state.hands[g])
        m.play(holder, Cancel(), number)
        unchanged_by_refusing(m, (holder + 1) % 4, PASS, "That answers an earlier question.", number)
        assert m.asked == (0, 1, 2, 3)

    def test_the_last_answer_raises_it(self) -> None:
        m = in_a_window()
        number = m.decision
        for seat in range(4):
            m.play(seat, PASS, number)
        assert m.decision > number

    def test_parts_and_taking_them_back_leave_it(self) -> None:
        m = half_decided()
        number, seat = m.decision, m.asked[0]
        m.play(seat, TAKE_BACK, number)
        m.play(seat, m.options(seat)[0], number)
        assert m.decision == number

    def test_speaking_leaves_it(self) -> None:
        m = opened()
        m.say(2, Hold(DETECTIVE))
        assert m.decision == opened().decision

    def test_an_answer_without_a_number_answers_the_question_of_the_moment(self) -> None:
        m = opened()
        m.play(0, m.options(0)[0])
        assert m.decision > opened().decision


class TestTimeOut:
    def test_a_half_made_decision_is_dropped_and_the_record_shows_it_as_taken_back(self) -> None:
        m = half_decided()
        number = m.decision
        m.time_out(m.asked[0])
        assert m.state.sealed == [] and m.decision == number
        assert json.decode(m.record.lines[-1])["move"] == {"type": "TakeBack"}
        assert json.encode(replay(MANOR, m.record.lines)) == json.encode(m.state)

    def test_who_has_decided_nothing_loses_nothing(self) -> None:
        for m in (opened(), in_a_window(), finished()):
            before = list(m.record.lines)
            m.time_out(0)
            m.time_out(3)
            assert m.record.lines == before

    def test_a_vote_already_cast_stays(self) -> None:
        m = in_a_window()
        m.play(1, PASS)
        m.time_out(1)
        assert m.state.sealed == [None, PASS, None, None]


class TestUndoing:
    def test_a_half_made_decision_is_undone_as_a_whole(self) -> None:
        m = half_decided()
        m.undo(m.asked[0])
        assert m.state.sealed == [] and last_line(m) == Undone(m.asked[0], len(m.record.lines) - 1)

    def test_parts_that_were_all_taken_back_are_no_choice_to_go_back_to(self) -> None:
        m = half_decided()
        seat, began = m.asked[0], len(m.record.lines)
        m.play(seat, TAKE_BACK)
        m.play(seat, m.options(seat)[0])  # named and taken back once more
        m.play(seat, TAKE_BACK)
        there = json.encode(m.view(seat))
        m.undo(seat)
        undone = last_line(m)
        assert isinstance(undone, Undone) and undone.to < began and json.encode(m.view(seat)) != there
        assert json.encode(restore(MANOR, m.record.lines, m.seed).state) == json.encode(m.state)

    def test_a_record_that_went_back_to_such_parts_is_still_played_again(self) -> None:
        """Referees of before went back to them, and had to be asked twice."""
        m = half_decided()
        seat, began = m.asked[0], len(m.record.lines)
        m.play(seat, TAKE_BACK)
        m.undo(seat, began)
        assert last_line(m) == Undone(seat, began)
        assert restore(MANOR, m.record.lines, m.seed).record.lines == m.record.lines

    @pytest.mark.parametrize("to", [0, 1, 2, 999])
    def test_a_line_that_is_no_move_of_the_seat_is_refused_and_nothing_changes(self, to: int) -> None:
        m = half_decided()
        before = json.encode(m.state), list(m.record.lines), m.decision
        with pytest.raises(Refused, match="There is no such choice to undo"):
            m.undo(m.asked[0], to)
        assert (json.encode(m.state), m.record.lines, m.decision) == before


class TestSpeech:
    def test_a_claim_is_a_line_and_an_event_and_nothing_else(self) -> None:
        m = opened()
        quiet = m.state.clone()
        m.say(2, Hold(DETECTIVE))
        assert json.decode(m.record.lines[-1])["claim"] == {"type": "Hold", "card": "detective"}
        assert [m.view(seat).story[-1] for seat in (None, 0, 1, 2, 3)] == [Said(2, Hold(DETECTIVE))] * 5
        m.state.told.pop()
        assert m.state == quiet

    def test_one_claim_until_something_else_happens(self) -> None:
        m = opened()
        m.say(2, Hold(DETECTIVE))
        m.say(1, Hold(DETECTIVE))
        lines = list(m.record.lines)
        with pytest.raises(Refused, match=r"You may not say that now."):
            m.say(2, Hold(TRADE))
        assert m.record.lines == lines
        m.play(0, m.options(0)[0])
        m.say(2, Hold(TRADE))

    @pytest.mark.parametrize("seat", [NATURE, 4, 99])
    def test_only_those_at_the_table_speak(self, seat: int) -> None:
        with pytest.raises(Refused, match=r"You may not say that now."):
            opened().say(seat, Hold(TRADE))

    def test_who_must_be_silent_is(self) -> None:
        m = opened(silent=True)
        assert m.claims(1) == ()
        with pytest.raises(Refused):
            m.say(1, Hold(TRADE))


class TestEntropy:
    def test_what_the_players_throw_in_changes_the_deal(self) -> None:
        deals = [Match(MANOR, 4, SEED, {}, words).state.secrets for words in ((), ("ann",), ("bea",), ("ann", "bea"))]
        assert len(set(deals)) == 4

    def test_their_order_and_their_limits_matter(self) -> None:
        one, two = Match(MANOR, 4, SEED, {}, ("ab", "c")), Match(MANOR, 4, SEED, {}, ("a", "bc"))
        assert one.state.secrets != two.state.secrets

    def test_it_is_written_in_the_opening_and_the_commitment_is_to_the_seed_alone(self) -> None:
        with_it, without = Match(MANOR, 4, SEED, {}, ("ann",)), opened()
        first, other = json.decode(with_it.record.lines[0]), json.decode(without.record.lines[0])
        assert first["entropy"] == ["ann"] and first["commitment"] == other["commitment"]


def test_a_match_that_breaks_off_in_a_window_hides_who_has_passed() -> None:
    m = in_a_window()
    before = [m.view(seat) for seat in (None, 0, 2, 3)]
    m.play(1, PASS)
    assert [m.view(seat) for seat in (None, 0, 2, 3)] == before
    assert played_until(lambda m: False).result


class TestATimedMatch:
    """At a timed table the clock closes windows, and the record says so."""

    def opened(self) -> AnyMatch:
        m = next(m for k in range(99) if (m := with_a_card_played(bytes([k]) * 32, timed=True)))
        assert m.state.asked == (0, 1, 2, 3, CLOCK)
        return m

    def test_a_pass_is_a_line_of_the_record_at_once_and_the_question_stays_the_same(self) -> None:
        m = self.opened()
        lines, question = len(m.record.lines), m.decision
        for seat in range(4):
            m.play(seat, PASS, question)
        assert len(m.record.lines) == lines + 4 and m.decision == question

    def test_closing_the_window_is_a_line_of_the_record(self) -> None:
        m = self.opened()
        m.play(2, PASS)
        m.close_window()
        assert '"seat":-2,"move":{"type":"TimeUp"}' in m.record.lines[-1] and CLOCK not in m.asked

    def test_no_window_is_closed_that_is_not_open(self) -> None:
        with pytest.raises(Refused, match="It is not your turn"):
            opened(timed=True).close_window()

    def test_no_player_moves_the_clock(self) -> None:
        with pytest.raises(Refused, match="It is not your turn"):
            self.opened().play(CLOCK, TIME_UP)

    def test_its_record_says_that_it_is_timed_and_goes_on_as_it_was(self) -> None:
        m = self.opened()
        m.play(1, PASS)
        again = restore(MANOR, m.record.lines, m.seed)
        assert again.state == m.state and again.record.lines == m.record.lines
        m.close_window()
        assert replay(MANOR, m.record.lines).timed
        assert restore(MANOR, m.record.lines, m.seed).state == m.state

    def test_a_record_of_an_untimed_match_says_nothing_of_a_clock(self) -> None:
        assert "timed" not in opened().record.lines[0]


class TestAMatchThatItsPeopleEnd:
    def stopped(self) -> AnyMatch:
        m = played_until(lambda m: len(m.record.lines) > 9)
        m.stop("conceded", "Ann conceded.")
        return m

    def test_its_record_reveals_the_seed_and_is_verified(self) -> None:
        m = self.stopped()
        assert m.seed.hex() in m.record.lines[-1]
        assert verify(MANOR, m.record.lines).record.lines == m.record.lines

    def test_nothing_goes_on_after_that(self) -> None:
        m = self.stopped()
        lines = len(m.record.lines)
        for attempt in (
            lambda: m.play(m.asked[0], m.options(m.asked[0])[0]),
            lambda: m.say(0, Hold(TRADE)),
            lambda: m.stop("aborted", "All agreed."),
            m.close_window,
        ):
            with pytest.raises(Refused, match="The game is over"):
                attempt()
        assert len(m.record.lines) == lines

    def test_a_game_that_is_over_is_not_ended_again(self) -> None:
        with pytest.raises(Refused, match="The game is over"):
            finished().stop("aborted", "All agreed.")

    def test_a_record_that_goes_on_after_it_is_refused(self) -> None:
        m = played_until(lambda m: len(m.record.lines) > 9)
        m.record.write(Stopped("conceded", "Ann conceded.", m.seed.hex()))
        m.play(m.asked[0], m.options(m.asked[0])[0])
        with pytest.raises(Refused, match=r"Line 1[12]: The game is over"):
            replay(MANOR, m.record.lines)
