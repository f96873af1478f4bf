"""Mind Reader, ruling by ruling."""

import pytest

from parlour.core import HIDDEN, NATURE, TAKE_BACK, Match, Refused, chance, options, play, refusal
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.cards import ALL_CARDS, REPLIES, rank_of, suit_of
from parlour.games.mind_reader.events import Shown
from parlour.games.mind_reader.moves import Ask, Dealt, Drawn, GiveUp, Guess, GuessAll, Keep, NameRank, NameSuit, Picked
from parlour.games.mind_reader.rules.hand import ChooseSecrets, Deal
from parlour.games.mind_reader.rules.turn import END_TURN, Turn
from parlour.games.mind_reader.settings import deck_of
from tests.games.mind_reader.table import (
    ANN,
    BEA,
    CAL,
    DOT,
    ask,
    ask_and_end,
    begun,
    dealt,
    drawn_by,
    end_turn,
    guess,
    guess_all,
    last,
)

THREE = ("7R 2P 3P 4P", "8W 2S 3S 4S", "9L 2R 3R 4R")
TWO = THREE[:2]
FIVES = ("7R 8R 2P 3P 4P", "8W 9W 2S 3S 4S", "9L 10L 2R 3R 4R")  # for two Secret Cards each


def view(s, seat):
    return MIND_READER.view(s, seat)


class TestTheDeal:
    def test_mr_1_jokers_are_left_out_unless_asked_for(self):
        """MR-1"""
        assert len(deck_of(MIND_READER.settings())) == 65
        assert len(deck_of(MIND_READER.settings(jokers=True))) == 70

    def test_everybody_is_dealt_four_cards_and_the_rest_is_the_draw_pile(self):
        match = Match(MIND_READER, 6, bytes(32))
        assert [len(hand) for hand in match.state.hands] == [4] * 6 and len(match.state.draw) == 65 - 24

    def test_mr_2_secret_cards_are_chosen_at_once_sealed_and_stay_for_the_hand(self):
        """MR-2"""
        s = dealt(*THREE)
        play(s, CAL, Keep(("9L",)))
        assert isinstance(s.agenda[-1], ChooseSecrets) and s.asked == (ANN, BEA)
        assert view(s, ANN).sealed == (None, None, HIDDEN)
        play(s, ANN, Keep(("7R",)))
        play(s, BEA, Keep(("8W",)))
        assert s.secrets == [("7R",), ("8W",), ("9L",)] and s.asked == (ANN,)
        assert view(s, CAL).secrets == ("9L",)  # the owner may look

    def test_only_an_own_card_can_be_kept(self):
        assert refusal(dealt(*THREE), ANN, Keep(("8W",))) == "You can keep only cards of your own hand."
        assert refusal(dealt(*THREE), ANN, Keep(("7R", "2P"))) == "Choose your Secret Card now."
        assert refusal(dealt(*FIVES, two_cards=True), ANN, Keep(("7R",))) == "Choose your two Secret Cards now."
        assert str(refusal(dealt(*THREE), ANN, END_TURN)) == "Choose your Secret Card now."

    @pytest.mark.parametrize(
        "hands",
        [
            ("7R 2P 3P 4P",),
            ("7R 2P 3P 4P", "8W 2S 3S"),
            ("7R 2P 3P 4P 5P", "8W 2S 3S"),
            ("7R 2P 3P 4P", "8W 2S 3S 7R"),
            ("7R 2P 3P 4P", "8W 2S 3S *R"),
            ("7R 2P 3P 4P", "8W 2S 3S 4S", "9L 2R 3R 4R"),
        ],
    )
    def test_nature_deals_each_four_different_cards_of_the_deck(self, hands):
        s = MIND_READER.begin(2, MIND_READER.settings())
        assert (
            str(refusal(s, NATURE, Drawn(2)))
            == str(refusal(s, NATURE, Picked("7R")))
            == "Nature could not have done this."
        )
        play(s, NATURE, Drawn(1))
        assert refusal(s, NATURE, Dealt(tuple([tuple(hand.split()) for hand in hands]))) is not None
        assert refusal(s, NATURE, Drawn(1)) is not None
        assert refusal(s, NATURE, Dealt(tuple([tuple(hand.split()) for hand in TWO]))) is None

    def test_mr_29_the_first_dealer_is_chosen_at_random_and_the_player_to_their_left_begins(self):
        """MR-29"""
        s = MIND_READER.begin(3, MIND_READER.settings())
        assert {chance(s, lambda n, k=k: k % n) for k in range(3)} == {Drawn(0), Drawn(1), Drawn(2)}
        play(s, NATURE, Drawn(1))
        play(s, NATURE, chance(s, lambda n: 0))
        for seat in range(3):
            play(s, seat, options(s, seat)[0])
        assert s.asked == (CAL,)


class TestComparing:
    def test_the_relation_over_all_seventy_cards_is_the_golden_table(self, golden_table):
        """A letter a card, in the order of ALL_CARDS: higher, lower, same; stronger is +, weaker is -."""
        letters = {"higher": "h", "lower": "l", "same": "s", "stronger": "+", "weaker": "-"}
        table = {q: {a: "".join([letters[REPLIES[q][a][b]] for b in ALL_CARDS]) for a in ALL_CARDS} for q in REPLIES}
        golden_table(table)

    def test_suits_beat_one_another_as_the_rulings_say(self):
        beaten = {"R": "SL", "P": "RW", "S": "PL", "W": "RS", "L": "PW"}
        for suit, weaker in beaten.items():
            stronger_than = {o for o in beaten if o != suit and REPLIES["strength"]["5" + suit]["9" + o] == "stronger"}
            assert stronger_than == set(weaker)

    def test_of_two_cards_one_is_stronger(self):
        for card in ALL_CARDS:
            for other in ALL_CARDS:
                if card != other:
                    assert {REPLIES["strength"][card][other], REPLIES["strength"][other][card]} == {
                        "stronger",
                        "weaker",
                    }

    def test_mr_8_equal_ranks_are_the_same_and_strength_cannot_tie(self):
        """MR-8"""
        assert REPLIES["rank"]["7R"]["7L"] == "same"
        assert {REPLIES["strength"][a][b] for a in ALL_CARDS for b in ALL_CARDS if a != b} == {"stronger", "weaker"}

    def test_the_ace_is_low_and_the_joker_lower(self):
        assert REPLIES["rank"]["AR"]["2P"] == "lower" and REPLIES["rank"]["*R"]["AP"] == "lower"
        assert REPLIES["rank"]["KR"]["QP"] == "higher"

    def test_a_joker_of_rock_beats_paper_and_water_and_loses_to_the_rest(self):
        beaten = {other for other in ALL_CARDS if other != "*R" and REPLIES["strength"]["*R"][other] == "stronger"}
        assert {suit_of(card) for card in beaten} == {"P", "W"} and len(beaten) == 28

    def test_mr_9_two_jokers_are_the_same_in_rank_and_turn_the_table_round_once(self):
        """MR-9"""
        assert REPLIES["rank"]["*R"]["*P"] == "same"
        assert REPLIES["strength"]["*R"]["*P"] == "stronger"  # paper beats rock, reversed once

    def test_mr_10_the_same_suit_is_never_said_only_stronger_or_weaker_by_rank(self):
        """MR-10"""
        for card, reply in (("2R", "weaker"), ("9R", "stronger"), ("AR", "weaker"), ("KR", "stronger")):
            s = begun(f"7P {card} 3P 4P", "8R 2S 3S 4S")
            assert ask(s, ANN, card, BEA, "strength") == reply

    def test_mr_20_the_engine_answers_so_no_wrong_clue_can_be_given(self):
        """MR-20"""
        s = begun(*TWO)
        assert ask(s, ANN, "2P", BEA, "rank") == "lower"
        assert s.asked == (ANN,)  # Bea is asked nothing


class TestTheTurn:
    def test_mr_3_guesses_then_one_question_then_guesses_then_a_draw(self):
        """MR-3"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "8W")
        assert s.asked == (ANN,) and END_TURN not in options(s, ANN)
        ask(s, ANN, "2P", CAL)
        assert not any([isinstance(move, Ask) for move in options(s, ANN)])
        assert Guess(CAL, 0) in options(s, ANN) and END_TURN in options(s, ANN)
        end_turn(s, ANN)
        assert drawn_by(s, ANN) == ["4L"] and s.asked == (CAL,)

    def test_mr_3_the_question_is_compulsory_while_a_card_is_held(self):
        """MR-3"""
        assert str(refusal(begun(*TWO), ANN, END_TURN)) == "Before your turn ends you must ask your question."

    def test_mr_4_after_a_guess_the_question_is_still_due(self):
        """MR-4"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "8W")
        assert s.agenda[-1] == Turn(ANN, False, True, 1, 1)

    def test_mr_5_one_may_guess_as_long_as_one_is_right(self):
        """MR-5"""
        s = begun(*THREE, "10P 2W 3W 4W")
        guess(s, ANN, BEA, "8W")
        guess(s, ANN, CAL, "9L")
        assert s.asked == (ANN,) and s.gained[ANN] == 20

    def test_mr_6_any_one_player_still_in_may_be_asked_once_a_turn(self):
        """MR-6"""
        s = begun(*THREE)
        assert {move.of for move in options(s, ANN) if isinstance(move, Ask)} == {BEA, CAL}
        ask(s, ANN, "2P", CAL)
        assert str(refusal(s, ANN, Ask("3P", BEA, 0, "rank"))) == "You have asked your one question of this turn."

    def test_mr_7_card_question_and_reply_are_public_and_the_discards_open(self):
        """MR-7"""
        s = begun(*THREE)
        ask(s, ANN, "2P", BEA, "strength")
        for seat in (BEA, CAL, None):
            assert view(s, seat).story[-1].card == "2P" and view(s, seat).discard == ("2P",)
        assert view(s, CAL).hand == ("2R", "3R", "4R") and view(s, None).hand == ()

    def test_parts_of_a_guess_may_be_taken_back_and_nobody_hears_of_them(self):
        s = begun(*THREE)
        before = view(s, BEA)
        play(s, ANN, Guess(BEA, 0))
        play(s, ANN, NameSuit("W"))
        assert view(s, BEA) == before
        play(s, ANN, TAKE_BACK)
        play(s, ANN, TAKE_BACK)
        assert ask(s, ANN, "2P", BEA) == "lower"

    def test_option_lists_stay_small(self):
        s = begun(*[" ".join(deck_of(MIND_READER.settings())[5 * k : 5 * k + 5]) for k in range(6)], two_cards=True)
        assert len(options(s, ANN)) == 3 * 5 * 2 * 2 + 5 * 2

    @pytest.mark.parametrize(
        ("move", "reason"),
        [
            (Ask("2S", BEA, 0, "rank"), "You hold no 2 of Scissors."),
            (Ask("", BEA, 0, "rank"), "There is no such card."),
            (Ask("2X", BEA, 0, "rank"), "There is no such card."),
            (Ask("2P", ANN, 0, "rank"), "You know your own Secret Card."),
            (Guess(BEA, 1), "That player has no Secret Card there any more."),
            (GuessAll(), "Guess one Secret Card at a time."),
            (NameSuit("R"), "Ask a question, guess, or end your turn."),
            (TAKE_BACK, "There is nothing to take back."),
        ],
    )
    def test_a_refusal_names_its_reason(self, move, reason):
        assert str(refusal(begun(*TWO), ANN, move)) == reason

    def test_out_of_turn_is_refused(self):
        assert str(refusal(begun(*TWO), BEA, Ask("2S", ANN, 0, "rank"))) == "It is not your turn."

    def test_a_guess_begun_must_be_finished(self):
        s = begun(*TWO)
        play(s, ANN, Guess(BEA, 0))
        assert str(refusal(s, ANN, END_TURN)) == "Finish your guess first, or take it back: a suit, then a rank."


class TestGuessing:
    def test_mr_11_a_right_guess_takes_the_card_face_up_and_the_turn_goes_on(self):
        """MR-11"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "8W")
        assert s.won[ANN] == ("8W",) and s.gained == (10, 0, 0)
        assert s.still_in() == (ANN, CAL) and s.asked == (ANN,)

    def test_mr_12_a_wrong_guesser_alone_sees_the_card_pays_and_is_out_without_a_draw(self):
        """MR-12"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "KW")
        assert last(s, "Shown") == Shown(BEA, 0, "8W")
        assert [seat for seat in (ANN, BEA, CAL, None) if Shown(BEA, 0, "8W") in view(s, seat).story] == [ANN]
        assert s.won[BEA] == ("7R",) and s.gained == (0, 10, 0)
        assert s.still_in() == (BEA, CAL) and s.asked == (BEA,) and drawn_by(s, ANN) == []

    def test_mr_12_the_named_card_is_publicly_excluded(self):
        """MR-12"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "KW")
        assert "KW" not in MIND_READER.worlds(view(s, CAL)).marginals()[BEA, 0]

    def test_mr_13_the_hand_of_a_player_who_is_out_goes_unseen_under_the_discards(self):
        """MR-13"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "KW")
        assert s.buried == ["2P", "3P", "4P"] and s.hands[ANN] == ()
        assert "2P" not in str(view(s, CAL)) and view(s, CAL).buried_size == 3

    def test_mr_35_buried_cards_stay_closed_and_their_number_is_public(self):
        """MR-35"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "KW")
        assert last(s, "WentOut").cards == 3 and view(s, None).buried_size == 3 and view(s, None).discard == ()

    def test_mr_27_a_card_already_seen_may_be_guessed_and_is_wrong(self):
        """MR-27"""
        s = begun(*THREE)
        ask(s, ANN, "2P", BEA)
        guess(s, ANN, BEA, "2P")
        assert not last(s, "Guessed").right and ANN not in s.still_in()

    def test_mr_28_without_jokers_no_joker_can_be_named(self):
        """MR-28"""
        s = begun(*TWO)
        for part in (Guess(BEA, 0), NameSuit("W")):
            play(s, ANN, part)
        assert NameRank("*") not in options(s, ANN) and refusal(s, ANN, NameRank("*"))


class TestTheDrawPile:
    def test_mr_14_an_empty_pile_is_made_anew_from_the_discards(self):
        """MR-14"""
        s = begun(*TWO, draw="")
        ask(s, ANN, "2P", BEA)
        end_turn(s, ANN)
        assert last(s, "Reshuffled").cards == 1
        assert s.hands[ANN] == ("3P", "4P", "2P") and s.discard == []

    def test_mr_14_won_secret_cards_are_not_shuffled_in(self):
        """MR-14"""
        s = begun(*THREE, draw="")
        guess(s, ANN, BEA, "8W")
        ask(s, ANN, "2P", CAL)
        end_turn(s, ANN)
        assert "8W" not in s.draw and sorted([*s.draw, *s.hands[ANN]]) == sorted(["2P", "3P", "4P", "2S", "3S", "4S"])

    def test_mr_37_what_lies_under_the_discards_is_shuffled_in_with_them(self):
        """MR-37"""
        s = begun(*THREE, draw="")
        guess(s, ANN, BEA, "KW")
        ask(s, BEA, "2S", CAL)
        end_turn(s, BEA)
        assert last(s, "Reshuffled").cards == 4

    def test_mr_14_without_discards_there_is_no_draw_and_without_a_card_one_guesses_or_passes(self):
        """MR-14"""
        s = begun(*TWO, draw="")
        s.hands[ANN] = ()
        assert [type(move).__name__ for move in options(s, ANN)] == ["Guess", "EndTurn"]
        end_turn(s, ANN)
        assert last(s, "NoDraw").seat == ANN and s.asked == (BEA,)

    def test_mr_32_after_the_second_exhaustion_every_turn_must_contain_a_guess(self):
        """MR-32"""
        s = begun(*THREE, draw="")
        s.exhausted = 2
        ask(s, ANN, "2P", BEA)
        assert str(refusal(s, ANN, END_TURN)) == "Before your turn ends you must guess: the draw pile ran out twice."
        guess(s, ANN, BEA, "8W")
        assert END_TURN in options(s, ANN)

    def test_mr_32_exhaustions_are_counted_when_a_card_is_wanted(self):
        """MR-32"""
        s = begun(*TWO, draw="")
        for seat in (ANN, BEA):
            ask(s, seat, s.hands[seat][0], 1 - seat)
            end_turn(s, seat)
        assert s.exhausted == 2

    def test_mr_38_the_pile_runs_out_each_time_a_card_is_due_also_without_discards_to_make_a_new_one(self):
        """MR-38"""
        s = begun(*THREE, draw="")
        for seat in (ANN, BEA):
            s.hands[seat] = ()
            end_turn(s, seat)
            assert last(s, "NoDraw").seat == seat
        assert s.exhausted == 2 and END_TURN not in options(s, CAL)
        ask(s, CAL, s.hands[CAL][0], ANN)
        assert END_TURN not in options(s, CAL)


class TestScoring:
    def test_mr_39_the_last_players_own_secret_card_is_not_shown_at_the_end(self):
        """MR-39: nor to those who were out before"""
        s = begun(*THREE, length="one hand")
        (cals,) = s.secrets[CAL]
        guess(s, ANN, BEA, "KW")
        guess(s, BEA, CAL, "KW")  # wrong, so Bea alone is shown it
        assert s.result and last(s, "HandEnded").last == CAL
        assert cals in str(view(s, BEA)) and cals not in str(view(s, ANN)) and cals not in str(view(s, None))

    def test_mr_39_cards_that_left_a_hand_unseen_are_not_shown_at_the_end(self):
        """MR-39"""
        s = begun(*THREE, all_or_nothing=True, length="one hand")
        guess_all(s, ANN, "KW", "KL")
        (bees,) = s.secrets[BEA]
        guess_all(s, BEA, "KL")
        assert s.result and [card for _, _, card in s.forfeited] == ["7R", bees]
        assert not any(card in str(view(s, CAL)) for card in ("7R", bees))

    def test_mr_15_the_last_player_with_a_secret_card_scores_ten(self):
        """MR-15"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "KW")
        guess(s, BEA, CAL, "KW")
        assert last(s, "HandEnded").gained == (0, 10, 20) and last(s, "HandEnded").last == CAL

    def test_mr_16_points_are_kept_after_going_out(self):
        """MR-16"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "8W")
        guess(s, ANN, CAL, "KW")
        assert last(s, "HandEnded").gained == (10, 0, 20)

    def test_mr_17_all_in_one_turn_count_twenty_each_and_ten_for_the_own_card(self):
        """MR-17"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "8W")
        ask(s, ANN, "2P", CAL)
        guess(s, ANN, CAL, "9L")
        assert last(s, "HandEnded").gained == (50, 0, 0)

    def test_mr_17_not_if_they_are_taken_in_two_turns(self):
        """MR-17"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "8W")
        ask_and_end(s, ANN, CAL)
        ask_and_end(s, CAL, ANN)
        guess(s, ANN, CAL, "9L")
        assert last(s, "HandEnded").gained == (30, 0, 0)

    def test_mr_31_twenty_only_if_all_opponents_of_the_start_are_taken_in_that_turn(self):
        """MR-31"""
        s = begun(*THREE, "10P 2W 3W 4W")
        guess(s, ANN, BEA, "KW")
        guess(s, BEA, CAL, "9L")
        guess(s, BEA, DOT, "10P")
        assert last(s, "HandEnded").gained == (0, 10 + 10 + 10 + 10, 0, 0)

    def test_mr_17_option_all_still_secret_counts_twenty_each_with_two_opponents_still_in(self):
        """MR-17"""
        s = begun(*THREE, "10P 2W 3W 4W", double_points="all still secret")
        guess(s, ANN, BEA, "KW")
        guess(s, BEA, CAL, "9L")
        guess(s, BEA, DOT, "10P")
        assert last(s, "HandEnded").gained == (0, 10 + 20 + 20 + 10, 0, 0)

    def test_mr_17_option_all_still_secret_counts_ten_with_one_opponent_left(self):
        """MR-17"""
        s = begun(*THREE, double_points="all still secret")
        guess(s, ANN, BEA, "KW")
        guess(s, BEA, CAL, "9L")
        assert last(s, "HandEnded").gained == (0, 10 + 10 + 10, 0)
        s = begun(*TWO, double_points="all still secret")
        guess(s, ANN, BEA, "8W")
        assert last(s, "HandEnded").gained == (20, 0)

    def test_mr_17_option_all_still_secret_must_be_taken_in_one_turn(self):
        """MR-17"""
        s = begun(*THREE, double_points="all still secret")
        guess(s, ANN, BEA, "8W")
        ask_and_end(s, ANN, CAL)
        ask_and_end(s, CAL, ANN)
        guess(s, ANN, CAL, "9L")
        assert last(s, "HandEnded").gained == (30, 0, 0)

    def test_mr_17_option_all_still_secret_with_two_cards_counts_opponents_not_cards(self):
        """MR-17, MR-25"""
        s = begun(*FIVES, two_cards=True, double_points="all still secret")
        guess(s, ANN, BEA, "8W")
        ask_and_end(s, ANN, CAL)
        for seat in (BEA, CAL):
            ask_and_end(s, seat, ANN)
        for of, side, card in ((BEA, 1, "9W"), (CAL, 0, "9L"), (CAL, 1, "10L")):
            guess(s, ANN, of, card, side)
        assert last(s, "HandEnded").gained == (10 + 3 * 20 + 20, 0, 0)
        s = begun(*FIVES[:2], two_cards=True, double_points="all still secret")
        guess(s, ANN, BEA, "8W")
        guess(s, ANN, BEA, "9W", side=1)
        assert last(s, "HandEnded").gained == (10 + 10 + 20, 0)

    def test_mr_17_option_all_still_secret_goes_with_all_or_nothing(self):
        """MR-17, MR-26, MR-31"""
        s = begun(*THREE, "10P 2W 3W 4W", all_or_nothing=True, double_points="all still secret")
        guess_all(s, ANN, "8W", "9L", "KP")
        guess_all(s, BEA, "9L", "10P")
        assert last(s, "HandEnded").gained == (0, 20 + 20 + 10, 0, 0)

    def test_mr_18_two_players_right_is_ten_and_ten(self):
        """MR-18"""
        s = begun(*TWO)
        guess(s, ANN, BEA, "8W")
        assert last(s, "HandEnded").gained == (20, 0)

    def test_mr_18_two_players_wrong_gives_the_opponent_ten_and_ten(self):
        """MR-18"""
        s = begun(*TWO)
        guess(s, ANN, BEA, "KW")
        assert last(s, "HandEnded").gained == (0, 20)

    def test_mr_19_as_many_hands_as_players_the_deal_moves_left_ties_are_shared(self):
        """MR-19"""
        s = begun(*TWO)
        guess(s, ANN, BEA, "8W")
        assert s.agenda == [Deal(ANN)] and s.result is None
        play(s, NATURE, Dealt((("7R", "2P", "3P", "4P"), ("8W", "2S", "3S", "4S"))))
        for seat, card in ((ANN, "7R"), (BEA, "8W")):
            play(s, seat, Keep((card,)))
        assert s.asked == (BEA,)
        guess(s, BEA, ANN, "7R")
        assert s.result.points == (20, 20) and s.result.winners == (ANN, BEA)
        assert s.result.ending == "all_hands_played"

    def test_mr_19_the_deal_moves_to_the_left_and_all_is_hidden_anew(self):
        """MR-19"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "8W")
        guess(s, ANN, CAL, "9L")
        assert s.agenda == [Deal(ANN)]
        play(s, NATURE, Dealt(tuple([tuple(hand.split()) for hand in THREE])))
        assert view(s, BEA).undiscovered == [] and view(s, BEA).secrets == ()
        for seat, card in ((ANN, "7R"), (BEA, "8W"), (CAL, "9L")):
            play(s, seat, Keep((card,)))
        guess(s, BEA, ANN, "7R")
        guess(s, BEA, CAL, "9L")
        assert s.agenda == [Deal(BEA)]

    def test_mr_19_option_one_hand(self):
        """MR-19"""
        s = begun(*TWO, length="one hand")
        guess(s, ANN, BEA, "8W")
        assert s.result.winners == (ANN,)

    def test_mr_19_option_target_score(self):
        """MR-19"""
        s = begun(*TWO, length="target", target=20)
        guess(s, ANN, BEA, "8W")
        assert s.result.ending == "target_reached" and s.result.points == (20, 0)

    def test_mr_19_below_the_target_a_match_goes_on_past_a_hand_each(self):
        """MR-19"""
        s = begun(*TWO, length="target", target=60)
        guess(s, ANN, BEA, "8W")
        for first, card in ((BEA, "KR"), (ANN, "8W")):  # Ann wins every hand
            assert s.result is None
            play(s, NATURE, Dealt(tuple([tuple(hand.split()) for hand in TWO])))
            play(s, ANN, Keep(("7R",)))
            play(s, BEA, Keep(("8W",)))
            guess(s, first, 1 - first, card)
        assert s.result.winners == (ANN,) and s.result.points == (60, 0)


class TestPlayingInSecret:
    def test_mr_21_only_asker_and_asked_see_the_card_and_the_discards_are_closed(self):
        """MR-21"""
        s = begun(*THREE, in_secret=True)
        ask(s, ANN, "2P", BEA)
        assert [view(s, seat).story[-1].card for seat in (ANN, BEA, CAL, None)] == ["2P", "2P", None, None]
        assert [view(s, seat).discard for seat in (ANN, BEA, CAL, None)] == [()] * 4
        assert view(s, CAL).discard_size == 1 and view(s, CAL).story[-1].reply == "lower"


class TestTwoCards:
    def test_mr_22_five_cards_two_secrets_three_in_hand_and_a_side_is_named(self):
        """MR-22"""
        s = begun(*FIVES, two_cards=True)
        assert s.secrets[BEA] == ("8W", "9W") and s.hands[BEA] == ("2S", "3S", "4S")
        assert ask(s, ANN, "2P", BEA, "rank", side=1) == "lower"
        assert last(s, "Asked").side == 1
        assert {(m.of, m.side) for m in options(s, ANN) if isinstance(m, Guess)} == {(1, 0), (1, 1), (2, 0), (2, 1)}

    def test_mr_22_any_two_cards_may_be_kept_either_of_them_on_the_left(self):
        """MR-22"""
        kept = options(dealt(*FIVES, two_cards=True), BEA)
        assert len(set(kept)) == 5 * 4 and {Keep(("8W", "2S")), Keep(("2S", "8W"))} <= set(kept)

    def test_mr_23_strictly_a_wrong_guess_costs_both_cards_at_once(self):
        """MR-23"""
        s = begun(*FIVES, two_cards=True, strict=True)
        guess(s, ANN, BEA, "KW", side=1)
        assert s.won[BEA] == ("7R", "8R") and s.gained[BEA] == 20 and ANN not in s.still_in()

    def test_mr_23_strictly_who_has_lost_one_card_pays_with_the_other(self):
        """MR-23"""
        s = begun(*FIVES, two_cards=True, strict=True)
        guess(s, ANN, BEA, "8W")
        ask(s, ANN, "2P", BEA, side=1)
        end_turn(s, ANN)
        guess(s, BEA, CAL, "KW")
        assert s.won[CAL] == ("9W",) and s.gained == (10, 0, 10) and BEA not in s.still_in()

    def test_mr_24_with_one_card_lost_one_stays_in(self):
        """MR-24"""
        s = begun(*FIVES, two_cards=True)
        guess(s, ANN, BEA, "9W", side=1)
        assert s.still_in() == (ANN, BEA, CAL) and s.sides_left(BEA) == (0,)

    def test_mr_24_the_last_player_scores_ten_for_each_own_card_left(self):
        """MR-24"""
        s = begun(*FIVES[:2], two_cards=True, strict=True)
        guess(s, ANN, BEA, "KW", side=1)
        assert last(s, "HandEnded").gained == (0, 40)

    def test_mr_25_twenty_each_for_all_cards_of_all_opponents_in_one_turn(self):
        """MR-25"""
        s = begun(*FIVES, two_cards=True)
        for of, side, card in ((BEA, 0, "8W"), (BEA, 1, "9W"), (CAL, 0, "9L"), (CAL, 1, "10L")):
            guess(s, ANN, of, card, side)
        assert last(s, "HandEnded").gained == (4 * 20 + 20, 0, 0)

    def test_mr_33_and_mr_23_by_default_a_wrong_guess_costs_one_own_card_of_choice_and_the_turn(self):
        """MR-33, MR-23"""
        s = begun(*FIVES, two_cards=True)
        guess(s, ANN, BEA, "KW")
        assert list(options(s, ANN)) == [GiveUp(0), GiveUp(1)]
        play(s, ANN, GiveUp(1))
        assert s.won[BEA] == ("8R",) and s.gained[BEA] == 10
        assert s.sides_left(ANN) == (0,) and s.asked == (BEA,)

    def test_mr_33_one_is_out_when_no_card_is_left(self):
        """MR-33"""
        s = begun(*FIVES[:2], two_cards=True)
        for seat in (ANN, BEA, ANN):
            guess(s, seat, 1 - seat, "KW")
            play(s, seat, options(s, seat)[0])
        assert last(s, "HandEnded").last == BEA and last(s, "HandEnded").gained == (10, 10 + 10 + 10)

    def test_mr_34_only_the_card_of_the_named_side_is_shown(self):
        """MR-34"""
        s = begun(*FIVES, two_cards=True)
        guess(s, ANN, BEA, "KW", side=1)
        assert [event for event in s.story(ANN) if isinstance(event, Shown)] == [Shown(BEA, 1, "9W")]


class TestAllOrNothing:
    def test_mr_26_single_guesses_are_not_allowed(self):
        """MR-26"""
        s = begun(*THREE, all_or_nothing=True)
        reason = "Single guesses are not allowed: name every Secret Card at once."
        assert str(refusal(s, ANN, Guess(BEA, 0))) == reason and GuessAll() in options(s, ANN)

    def test_mr_26_all_right_scores_every_card_and_the_own(self):
        """MR-26"""
        s = begun(*THREE, all_or_nothing=True)
        guess_all(s, ANN, "8W", "9L")
        assert last(s, "HandEnded").gained == (50, 0, 0)

    def test_mr_26_any_wrong_and_only_no_is_said_nothing_is_shown_and_the_own_card_leaves_unscored(self):
        """MR-26"""
        s = begun(*THREE, all_or_nothing=True)
        guess_all(s, ANN, "8W", "KL")
        assert not last(s, "GuessedAll").right and s.gained == (0, 0, 0)
        assert not [event for event in s.story(ANN) if isinstance(event, Shown)]
        assert s.still_in() == (BEA, CAL) and s.forfeited == [(ANN, 0, "7R")] and "7R" not in str(view(s, BEA))

    def test_mr_26_the_last_one_left_gets_ten(self):
        """MR-26"""
        s = begun(*THREE, all_or_nothing=True)
        guess_all(s, ANN, "8W", "KL")
        guess_all(s, BEA, "KL")
        assert last(s, "HandEnded").gained == (0, 0, 10) and s.won == ((), (), ())

    def test_mr_26_at_a_table_of_two_a_wrong_guess_is_shown_and_paid_as_any_other(self):
        """MR-26, MR-12"""
        s = begun(*TWO, all_or_nothing=True, length="one hand")
        guess_all(s, ANN, "KL")
        assert not last(s, "GuessedAll").right and s.forfeited == []
        assert [Shown(BEA, 0, "8W") in s.story(seat) for seat in (ANN, BEA, None)] == [True, False, False]
        assert s.won == ((), ("7R",)) and last(s, "HandedOver").card == "7R"
        assert s.result.points == (0, 20)

    def test_mr_26_at_a_table_of_two_with_two_cards_both_named_are_shown_and_both_own_are_paid(self):
        """MR-26, MR-23, MR-36"""
        s = begun(*FIVES[:2], two_cards=True, all_or_nothing=True, length="one hand")
        guess_all(s, ANN, "8W", "KL")
        shown = [event for event in s.story(ANN) if isinstance(event, Shown)]
        assert shown == [Shown(BEA, 0, "8W"), Shown(BEA, 1, "9W")]
        assert s.won == ((), ("7R", "8R")) and s.result.points == (0, 40)

    def test_mr_26_with_one_opponent_left_of_several_still_only_no_is_said(self):
        """MR-26: what counts is the size of the table"""
        s = begun(*THREE, all_or_nothing=True)
        guess_all(s, ANN, "8W", "KL")
        guess_all(s, BEA, "KL")
        assert not [event for event in s.story(BEA) if isinstance(event, Shown)]

    def test_mr_31_binds_all_or_nothing_too(self):
        """MR-31"""
        s = begun(*THREE, all_or_nothing=True)
        guess_all(s, ANN, "8W", "KL")
        guess_all(s, BEA, "9L")
        assert last(s, "HandEnded").gained == (0, 20, 0)

    def test_mr_36_with_two_cards_every_remaining_card_of_every_opponent_is_named(self):
        """MR-36"""
        s = begun(*FIVES, two_cards=True, all_or_nothing=True)
        guess_all(s, ANN, "8W", "9W", "9L", "10L")
        assert last(s, "HandEnded").gained == (4 * 20 + 20, 0, 0)


class TestOptions:
    @pytest.mark.parametrize(
        ("seats", "options", "sentence"),
        [
            (1, {}, "Mind Reader is for 2 to 6 players, not 1."),
            (7, {}, "Mind Reader is for 2 to 6 players, not 7."),
            (3, {"jokers": 1}, "Option jokers must be true or false, not 1."),
            (3, {"target": 5}, "Option target must be a whole number from 10 to 1000, not 5."),
            (3, {"length": "long"}, "Option length must be one of a hand each, target, one hand, not long."),
            (3, {"strict": True}, "Option strict goes only with two_cards=true."),
            (
                3,
                {"strict": True, "two_cards": True, "all_or_nothing": True},
                "Option strict is not needed with all_or_nothing: there a wrong guess always costs everything.",
            ),
            (6, {"ranks": 2}, "With 5 suits of 2 ranks there are cards for 2 players, not 6."),
            (3, {"ranks": 2}, "With 5 suits of 2 ranks there are cards for 2 players, not 3."),
        ],
    )
    def test_a_wrong_table_is_one_clear_sentence(self, seats, options, sentence):
        with pytest.raises(Refused) as refused:
            MIND_READER.table(seats, options)
        assert str(refused.value) == sentence

    def test_a_deck_may_be_dealt_to_its_last_card(self):
        assert MIND_READER.table(2, {"suits": 4, "ranks": 2}).ranks == 2

    def test_an_unknown_option_names_those_there_are(self):
        with pytest.raises(Refused, match="has no option wings; it has jokers, in_secret, two_cards"):
            MIND_READER.table(3, {"wings": True})

    def test_a_short_deck_has_its_first_suits_and_ranks(self):
        deck = deck_of(MIND_READER.settings(suits=3, ranks=4))
        assert {suit_of(card) for card in deck} == {"R", "P", "S"}
        assert {rank_of(card) for card in deck} == {"A", "2", "3", "4"}
