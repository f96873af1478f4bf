"""Mind Reader in English."""

import pytest

from parlour.core import ENGLISH, Wording, catalogue, options, play
from parlour.core.words.english import Names
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.cards import REPLIES, SUITS, card_name, suit_of
from parlour.games.mind_reader.moves import Ask, GiveUp, Guess, Keep, NameRank, NameSuit
from parlour.games.mind_reader.rules.turn import END_TURN
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of
from tests.games.mind_reader.table import ANN, BEA, CAL, ask, begun, dealt, end_turn, guess, guess_all
from tests.transcripts import told

WORDS = MIND_READER.words(ENGLISH)
THREE = ("7R 2P 3P 4P", "8W 2S 3S 4S", "9L 2R 3R 4R")
FIVES = ("7R 8R 2P 3P 4P", "8W 9W 2S 3S 4S")
NAMES = ("Ann", "Bea", "Cal")


def names_for(s, seat, names=NAMES):
    return Names(names[: s.seats], seat)


def said(s, seat, names=NAMES):
    """The last line of a seat's story, in words."""
    view = MIND_READER.view(s, seat)
    return WORDS.event(view.story[-1], view.settings, names_for(s, seat, names))


def everything(s, seat):
    """A seat's story, in words."""
    return [WORDS.event(event, s.settings, names_for(s, seat)) for event in s.story(seat)]


def prompt(s, seat):
    return WORDS.prompt(MIND_READER.view(s, seat), names_for(s, seat))


def option(s, seat, move):
    return WORDS.option(move, MIND_READER.view(s, seat), names_for(s, seat))


def labels(s, seat):
    """The zones of the table as a seat sees it, by their titles, with what is said of each."""
    view = MIND_READER.view(s, seat)
    return {
        label.title: (zone, label)
        for zone in MIND_READER.things.zones(view)
        for label in [WORDS.zone(zone, view, names_for(s, seat))]
    }


def caption(id, **settings):
    chosen = MIND_READER.table(3, settings)
    (thing,) = [thing for thing in catalogue(MIND_READER.things, 3, chosen) if thing.id == id]
    return WORDS.thing(thing, chosen)


class TestTheStory:
    def test_a_question_and_its_reply_read_as_a_sentence_to_everyone(self):
        s = begun(*THREE)
        ask(s, ANN, "2P", BEA, "strength")
        assert said(s, ANN) == "You play the 2 of Paper: stronger or weaker than Bea's Secret Card? Stronger."
        assert said(s, BEA) == "Ann plays the 2 of Paper: stronger or weaker than your Secret Card? Stronger."
        assert said(s, CAL) == "Ann plays the 2 of Paper: stronger or weaker than Bea's Secret Card? Stronger."

    def test_played_in_secret_the_others_hear_only_the_question(self):
        s = begun(*THREE, in_secret=True)
        ask(s, ANN, "2P", BEA)
        assert said(s, CAL) == "Ann plays a card that nobody else sees: higher or lower than Bea's Secret Card? Lower."

    def test_mr_32_everybody_hears_when_the_draw_pile_has_run_out_twice(self):
        """MR-32"""
        s, heard = begun(*THREE, draw=""), []
        for seat in (ANN, BEA, CAL):
            ask(s, seat, s.hands[seat][0], (seat + 1) % 3)
            end_turn(s, seat)
            heard.append([line for line in everything(s, ANN) if "discards is shuffled" in line][-1])
        assert heard[0] == heard[2] == "The draw pile is empty: 1 card from the discards is shuffled into a new one."
        assert heard[1] == heard[0] + " The draw pile has run out twice: from now on every turn must contain a guess."
        assert labels(s, CAL)["Draw pile"][1].note == "It has run out twice: every turn must contain a guess."

    def test_mr_32_also_when_nothing_was_left_to_draw(self):
        """MR-32"""
        s = begun(*THREE, draw="")
        s.hands = [(), (), ()]
        for seat in (ANN, BEA):
            end_turn(s, seat)
        twice = "The draw pile has run out twice: from now on every turn must contain a guess."
        ann, bea = [f"There is no card left for {name} to draw." for name in ("Ann", "Bea")]
        assert everything(s, CAL)[-2:] == [ann, f"{bea} {twice}"]

    def test_players_named_like_things_change_nothing_but_names(self):
        s = begun(*THREE)
        ask(s, ANN, "2P", BEA)
        plain = said(s, CAL)
        assert said(s, CAL, ("Hand", "Your", "Doc")) == plain.replace("Ann", "Hand").replace("Bea", "Your")

    def test_a_line_reads_the_same_after_the_hand_is_over(self):
        """It goes by the event alone."""
        s = begun(*FIVES, two_cards=True, strict=True, length="one hand")
        guess(s, ANN, BEA, "KW", side=1)
        assert s.result and everything(s, ANN)[-4:] == [
            "Your left Secret Card, the 7 of Rock, goes face up to Bea.",
            "Your right Secret Card, the 8 of Rock, goes face up to Bea.",
            "You are out of the hand; 3 cards go unseen under the discards.",
            "Bea is the last one in. Points: You 0 (+0), Bea 40 (+40).",
        ]

    def test_the_approved_transcript(self, transcript):
        transcript(told(MIND_READER, 3, "an evening in the parlour", length="one hand", ranks=5, two_cards=True))


class TestPromptsAndOptions:
    def test_prompts_say_what_is_wanted_and_for_whom_the_table_waits(self):
        s = dealt(*THREE)
        assert prompt(s, ANN) == "Choose your Secret Card." and prompt(s, None) == "Waiting for Ann, Bea and Cal."
        s = begun(*THREE)
        assert prompt(s, ANN) == "Your turn. Ask your question, or guess."
        play(s, ANN, Guess(BEA, 0))
        stake = "If you are right, you win it (10 points) and its owner is out of the hand; if not, you lose yours."
        assert prompt(s, ANN) == f"What is Bea's Secret Card? {stake}"
        play(s, ANN, NameSuit("W"))
        assert prompt(s, ANN) == "What is Bea's Secret Card? Which Water card?"
        assert prompt(s, BEA) == "Waiting for Ann."

    def test_mr_18_between_two_a_guess_ends_the_hand_and_both_cards_are_scored(self):
        """MR-18"""
        s = begun(*THREE)
        guess(s, ANN, BEA, "8W")
        play(s, ANN, Guess(CAL, 0))
        both = "you win it and score your own (10 points each), and the hand is over; if not, Cal scores both."
        assert prompt(s, ANN) == f"What is Cal's Secret Card? If you are right, {both}"

    def test_mr_32_a_compulsory_guess_is_announced_before_the_question_is_asked(self):
        """MR-32"""
        s = begun(*THREE)
        s.exhausted = 2
        due = "The draw pile has run out twice: you must {} in this turn."
        assert prompt(s, ANN) == "Your turn. " + due.format("ask your question and guess")
        ask(s, ANN, "2P", BEA)
        assert prompt(s, ANN) == due.format("guess")
        guess(s, ANN, BEA, "8W")
        assert prompt(s, ANN) == "Guess, or end your turn."

    def test_mr_32_a_guess_made_first_is_not_asked_for_again(self):
        """MR-32"""
        s = begun(*THREE)
        s.exhausted = 2
        guess(s, ANN, BEA, "8W")
        assert prompt(s, ANN) == "Your turn. Ask your question, or guess."

    def test_a_guess_at_all_asks_for_each_card_in_turn(self):
        s = begun(*THREE, all_or_nothing=True)
        guess_all(s, ANN, "8W")
        stake = "If all are right, you win them (10 points each); if any is wrong, you lose yours."
        assert prompt(s, ANN) == f"What is Cal's Secret Card? {stake}"

    def test_options_read_well_as_buttons(self):
        s = begun(*THREE)
        assert option(s, ANN, Ask("2P", BEA, 0, "rank")) == Wording(
            "2 of Paper: higher or lower than Bea's Secret Card?", "Higher or lower?", "than Bea's Secret Card"
        )
        assert option(s, ANN, Guess(BEA, 0)) == Wording("Guess Bea's Secret Card", "Guess", "Bea's")
        headings = {option(s, ANN, move).heading for move in options(s, ANN)}
        assert headings == {"Higher or lower?", "Stronger or weaker?", "Guess"}

    def test_a_card_to_hand_over_is_named(self):
        s = begun(*FIVES, two_cards=True)
        guess(s, ANN, BEA, "KW")
        assert option(s, ANN, GiveUp(1)).text == "Hand over the right one, the 8 of Rock"

    def test_a_draw_is_promised_only_where_there_is_a_card(self):
        s = begun(*THREE, draw="")
        assert option(s, ANN, END_TURN).text == "End the turn"
        ask(s, ANN, "2P", BEA)
        assert option(s, ANN, END_TURN).text == "Draw a card and end the turn"


@pytest.mark.parametrize("suits", [3, 5])
def test_every_suit_and_every_card_says_which_suits_it_beats(suits):
    """The wheel is drawn from this; a Joker turns it round."""
    settings = MindReaderSettings(suits=suits, jokers=True)
    box = MIND_READER.things.things(2, settings)
    wheel = {thing.suit: thing.beats for thing in box if thing.kind == "token"}
    assert wheel["R"] == (("suit:S",) if suits == 3 else ("suit:S", "suit:L"))
    for thing in box:
        if thing.id.startswith("card:"):
            others = [f"suit:{suit}" for suit in wheel if suit != thing.suit]
            weaker = tuple([suit for suit in others if (suit in wheel[thing.suit]) != (thing.rank == "*")])
            assert thing.beats == weaker


class TestPointing:
    def about(self, s, seat, move):
        return MIND_READER.things.of_move(move, MIND_READER.view(s, seat))

    def test_a_question_points_at_the_card_then_at_the_secret_card(self):
        s = begun(*THREE)
        assert self.about(s, BEA, Ask("2S", ANN, 0, "rank")) == ("card:2S", "secret:0:0")

    def test_a_guess_points_at_the_secret_card_and_then_at_what_is_named(self):
        s = begun(*FIVES, two_cards=True)
        assert self.about(s, ANN, Guess(BEA, 1)) == ("secret:1:1",)
        play(s, ANN, Guess(BEA, 1))
        assert self.about(s, ANN, NameSuit("W")) == ("suit:W", "secret:1:1")
        play(s, ANN, NameSuit("W"))
        assert self.about(s, ANN, NameRank("10")) == ("card:10W", "secret:1:1")

    def test_a_guess_at_all_points_at_each_in_turn(self):
        s = begun(*THREE, all_or_nothing=True)
        assert self.about(s, ANN, options(s, ANN)[-1]) == ("secret:1:0", "secret:2:0")
        guess_all(s, ANN, "8W")
        assert self.about(s, ANN, NameSuit("L")) == ("suit:L", "secret:2:0")

    def test_the_rest_points_at_what_is_clicked(self):
        s = dealt(*FIVES, two_cards=True)
        assert self.about(s, ANN, Keep(("7R", "2P"))) == ("card:7R", "card:2P")
        s = begun(*FIVES, two_cards=True)
        assert self.about(s, ANN, END_TURN) == ("place:draw",)
        guess(s, ANN, BEA, "KW")
        assert self.about(s, ANN, GiveUp(1)) == ("secret:0:1",)

    def test_a_line_points_at_what_it_speaks_of_in_its_order(self):
        s = begun(*THREE, in_secret=True)
        ask(s, ANN, "2P", BEA)
        of_event = MIND_READER.things.of_event
        assert of_event(s.story(BEA)[-1]) == ("seat:0", "card:2P", "secret:1:0")
        assert of_event(s.story(CAL)[-1]) == ("seat:0", "secret:1:0")
        guess(s, ANN, BEA, "KW")
        assert [of_event(event) for event in s.story(ANN)[-4:]] == [
            ("seat:0", "secret:1:0", "card:KW"),
            ("secret:1:0", "card:8W"),
            ("secret:0:0", "card:7R", "seat:1"),
            ("seat:0",),
        ]


class TestTheTable:
    def test_a_seat_sees_its_own_cards_and_only_how_many_others_hold(self):
        s = begun(*THREE)
        guess(s, ANN, BEA, "8W")
        zones = labels(s, ANN)
        assert [piece.thing for piece in zones["Your hand"][0].pieces] == ["card:2P", "card:3P", "card:4P"]
        assert zones["Cal's hand"][0].pieces == () and zones["Cal's hand"][0].hidden == 3
        assert [(p.thing, p.face, p.up) for p in zones["Your Secret Card"][0].pieces] == [
            ("secret:0:0", "card:7R", False)
        ]
        assert [(p.thing, p.face, p.up) for p in zones["Cal's Secret Card"][0].pieces] == [("secret:2:0", "", False)]
        assert [piece.thing for piece in zones["Your winnings"][0].pieces] == ["card:8W"]
        assert zones["Your points"][1].note == "10 points" and zones["Your points"][0].value == 10
        assert zones["Bea's points"][1].note == "0 points, out of the hand" and "Bea's Secret Card" not in zones

    def test_closed_discards_are_counted(self):
        s = begun(*THREE, in_secret=True)
        ask(s, ANN, "2P", BEA)
        assert labels(s, BEA)["Discards"][0].hidden == 1 and labels(s, BEA)["Discards"][0].pieces == ()

    def test_every_suit_lies_before_the_two_that_it_beats(self):
        suits = [piece.thing[-1] for piece in labels(begun(*THREE), None)["Suits"][0].pieces]
        for place, suit in enumerate(suits):
            weaker = {
                other for other in SUITS if other != suit and REPLIES["strength"]["5" + suit]["9" + other] == "stronger"
            }
            assert {suits[(place + 1) % 5], suits[(place + 2) % 5]} == weaker


class TestCaptions:
    def test_a_card_has_rank_and_suit_a_title_and_a_text_that_compares_it(self):
        things = {thing.id: thing for thing in catalogue(MIND_READER.things, 2, MIND_READER.settings())}
        assert (things["card:7R"].rank, things["card:7R"].suit) == ("7", "R")
        assert caption("card:7R").title == "7 of Rock" and caption("card:7R").short == "7 Rock"
        assert caption("card:7R").text == (
            "Play it to ask how it compares with a Secret Card. By rank it is higher than Ace to 6, lower than 8 to "
            "King and the same as any other 7. By strength it is stronger than Scissors, Lizard and lower Rock cards, "
            "and weaker than Paper, Water and higher Rock cards."
        )

    def test_a_joker_is_compared_as_the_rules_compare_it(self):
        text = caption("card:*R", jokers=True).text
        assert text.endswith(
            "stronger than Paper and Water, and weaker than Scissors, Lizard and every other Rock card."
        )
        assert "Against a Joker of another suit the suits are reversed." in caption("card:2P", jokers=True).text

    @pytest.mark.parametrize("settings", [{}, {"suits": 3, "ranks": 4}, {"suits": 4, "ranks": 5}])
    def test_every_text_tells_the_truth_about_suits(self, settings):
        deck = deck_of(MIND_READER.table(3, settings))
        for card in deck:
            stronger, weaker = (
                caption(f"card:{card}", **settings).text.split("stronger than ")[1].split(", and weaker than ")
            )
            for other in {c for c in deck if suit_of(c) != suit_of(card)}:
                reply = REPLIES["strength"][card][other]
                name = SUITS[suit_of(other)]
                assert (name in stronger) == (reply == "stronger") and (name in weaker) == (reply == "weaker"), card

    def test_a_secret_card_says_what_a_wrong_guess_costs(self):
        last = "The last player left scores their own."
        assert caption("secret:1:0").text.endswith(f"if not, you lose yours. {last}")
        assert caption("secret:1:1", two_cards=True).title == "Right Secret Card"
        assert caption("secret:1:1", two_cards=True, strict=True).text.endswith(
            f"if not, you lose both of yours. {last}"
        )
        assert caption("secret:1:1", two_cards=True).text.endswith(f"if not, you lose one of yours. {last}")

    def test_titles_are_those_the_story_uses(self):
        assert all([caption(f"card:{card}").title == card_name(card) for card in ("AR", "10W", "QS")])
