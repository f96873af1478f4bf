"""The words of the notebook of Mind Reader: sheets, facts, and what each line of a proof says."""

from parlour.core import ENGLISH, Fact
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.cards import ALL_CARDS, card_name
from parlour.games.mind_reader.events import GuessedAll
from parlour.games.mind_reader.notebook.heard import heard_by, known_to
from parlour.notebook import notebook, squares, why
from tests.games.mind_reader.table import ANN, BEA, CAL, DOT, ask, begun, end_turn, guess, guess_all, hands_played

WORDS = MIND_READER.words(ENGLISH)
THREE = ("7R 2P 3P 4P", "8W 2S 3S 4S", "9L 2R 3R 4R")


def names_for(view):
    return WORDS.Names(("Ann", "Bea", "Cal", "Dot")[: view.seats], view.seat)


def worded(s, seat, unknown, card, holds=True):
    """A fact in words, and the words of every line that proves it."""
    view = MIND_READER.view(s, seat)
    proof = why(MIND_READER, view, Fact(unknown, (card,), holds))
    return in_words(proof, view)


def in_words(proof, view):
    names = names_for(view)
    lines = [WORDS.because(line, proof.fact, view, names) for line in proof.lines]
    return [WORDS.fact(proof.fact, view, names), *lines]


class TestWords:
    def test_sheets_ask_their_question(self):
        s = begun(*THREE)
        view = MIND_READER.view(s, ANN)
        labels = [WORDS.sheet(sheet, view, names_for(view)) for sheet in notebook(MIND_READER, view).sheets]
        assert [(label.title, label.short, label.note) for label in labels] == [
            ("What is Bea's Secret Card?", "Bea", "61 cards fit"),
            ("What is Cal's Secret Card?", "Cal", "61 cards fit"),
            ("What can the others know of your Secret Card?", "You", "65 cards fit"),
        ]

    def test_rows_are_ranks_and_columns_are_suits(self):
        view = MIND_READER.view(begun(*THREE, jokers=True), ANN)
        sheet = notebook(MIND_READER, view).sheets[0]
        titles = [
            WORDS.heading(heading, sheet, view, names_for(view)).title for heading in (*sheet.rows, *sheet.columns)
        ]
        assert titles[:4] == ["King", "Queen", "Jack", "10"] and titles[12:] == [
            "Ace", "Joker", "Rock", "Scissors", "Lizard", "Paper", "Water",
        ]  # fmt: skip

    def test_an_answer_by_rank(self):
        s = begun(*THREE)
        ask(s, ANN, "4P", BEA)
        assert worded(s, ANN, (BEA, 0), "3W", holds=False) == [
            "Bea's Secret Card is not the 3 of Water.",
            "Your 4 of Paper was lower than Bea's Secret Card, so that one is above 4.",
        ]

    def test_an_answer_by_strength(self):
        s = begun("7R 2P 3P QP", "8W 2S 3S 4S")
        ask(s, ANN, "QP", BEA, "strength")
        assert worded(s, ANN, (BEA, 0), "KL", holds=False)[1] == (
            "Your Queen of Paper was stronger than Bea's Secret Card, "
            "so that one is Rock, Paper up to the Jack or Water."
        )

    def test_an_answer_by_strength_with_jokers(self):
        s = begun("7R 2P 3P QP", "8W 2S 3S 4S", jokers=True)
        ask(s, ANN, "QP", BEA, "strength")
        assert worded(s, ANN, (BEA, 0), "KL", holds=False)[1].endswith(
            "so that one is Rock without its Joker, the Joker of Scissors, the Joker of Lizard, Paper up to the Jack "
            "or Water without its Joker."
        )

    def test_a_card_that_was_dealt_drawn_or_played(self):
        s = begun(*THREE)
        ask(s, ANN, "2P", BEA)
        end_turn(s, ANN)
        assert worded(s, ANN, (BEA, 0), "7R", holds=False)[1:] == [
            "You were dealt the 7 of Rock, so it is nobody else's Secret Card."
        ]
        assert worded(s, ANN, (CAL, 0), "4L", holds=False)[1:] == [
            "You drew the 4 of Lizard, so it is nobody's Secret Card."
        ]
        assert worded(s, CAL, (ANN, 0), "2P", holds=False)[1:] == [
            "Ann's 2 of Paper was played, so it is nobody's Secret Card."
        ]

    def test_a_wrong_guess_tells_the_guesser_most(self):
        s = begun(*THREE)
        guess(s, ANN, BEA, "KW")
        assert worded(s, ANN, (BEA, 0), "8W")[1:] == ["You were shown Bea's Secret Card: it is the 8 of Water."]
        assert worded(s, ANN, (CAL, 0), "8W", holds=False)[1:] == [
            "You were shown Bea's Secret Card: it is the 8 of Water, so no other Secret Card is."
        ]
        assert worded(s, CAL, (BEA, 0), "KW", holds=False)[1:] == [
            "Ann guessed Bea's Secret Card wrong, so that one is not the King of Water."
        ]
        assert worded(s, CAL, (BEA, 0), "7R", holds=False)[1:] == [
            "Ann's Secret Card went face up to Bea: it is the 7 of Rock, so no other Secret Card is."
        ]

    def test_a_failed_guess_at_all_counts_with_what_is_known_beside_it(self):
        """Cal keeps the card that Ann named for Cal, so the one she named for Bea or for Dot is wrong."""
        s = begun(*THREE, "10P 2W 3W 4W", all_or_nothing=True)
        guess_all(s, ANN, "8W", "9L", "KP")
        view = MIND_READER.view(s, CAL)
        fact, (said,) = (
            Fact((DOT, 0), ("9L",), holds=False),
            [n for n, e in enumerate(view.story) if type(e) is GuessedAll],
        )
        assert WORDS.because(said, fact, view, names_for(view)) == (
            "Ann said that Bea's Secret Card is the 8 of Water, your Secret Card is the 9 of Lizard and Dot's Secret "
            "Card is the King of Paper, and at least one of these is wrong."
        )

    def test_a_question_put_in_secret(self):
        s = begun(*THREE, in_secret=True)
        ask(s, ANN, "4P", BEA)
        assert worded(s, CAL, (BEA, 0), "AW", holds=False) == [
            "Bea's Secret Card is not the Ace of Water.",
            "Ann played an unseen card that was lower than Bea's Secret Card, so that one is above some card that Ann "
            "may have held.",
        ]

    def test_what_others_can_tell_of_my_card(self):
        s = begun(*THREE)
        ask(s, ANN, "4P", BEA)
        assert worded(s, BEA, known_to(ANN, 0), "3W", holds=False) == [
            "The others can tell that your Secret Card is not the 3 of Water.",
            "Ann's 4 of Paper was lower than your Secret Card, so that one is above 4.",
        ]

    def test_a_line_about_another_card_says_so_where_few_are_left(self):
        """Three cards are left that may be Bea's or Cal's; each line counts."""
        seen = set()
        for view in hands_played(3, 4, "thumb", suits=3, ranks=4):
            for _, sheet, cell in squares(notebook(MIND_READER, view)):
                if cell.certainty != "open" and sheet.knower is None:
                    seen |= set(in_words(why(MIND_READER, view, cell.fact), view))
        assert any([", and the" in line and line.endswith("is nobody's.") for line in seen])


def test_a_proof_about_my_own_card_names_no_card_that_only_i_have_seen():
    looked_at = 0
    for number, options in enumerate(({}, {"in_secret": True}, {"two_cards": True})):
        for view in list(hands_played(3, number, "thumb", suits=3, ranks=5, **options))[::3]:
            for _, sheet, cell in squares(notebook(MIND_READER, view)):
                if sheet.knower is not None and cell.certainty == "ruled out":
                    said = " ".join(in_words(why(MIND_READER, view, cell.fact), view)[1:])
                    heard = repr([event for _, event in heard_by(sheet.knower, view)])
                    assert all([repr(card) in heard for card in ALL_CARDS if card_name(card) in said])
                    looked_at += 1
    assert looked_at > 100
