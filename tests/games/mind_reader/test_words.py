"""Mind Reader in words."""

from parlour.core import Names, options, play
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.cards import Ask, Guess, NameSuit
from tests.games.mind_reader.table import ANN, BEA, CAL, ask, begun, dealt, guess, guess_all
from tests.transcripts import told

WORDS = MIND_READER.words
THREE = ("7R 2P 3P 4P", "8W 2S 3S 4S", "9L 2R 3R 4R")
NAMES = ("Ann", "Bea", "Cal")


def said(s, seat):
    """The last line of a seat's story, in words."""
    view = MIND_READER.view(s, seat)
    return WORDS.event(view.story[-1], view, Names(NAMES[: view.seats], seat))


def prompt(s, seat):
    return WORDS.prompt(MIND_READER.view(s, seat), Names(NAMES[: s.seats], seat))


def test_a_question_and_its_reply_read_as_a_sentence_to_everyone():
    s = begun(*THREE)
    ask(s, ANN, "2P", BEA, "strength")
    assert said(s, ANN) == "You play the 2 of Paper: stronger or weaker than Bea's Secret Card? Stronger."
    assert said(s, BEA) == "Ann plays the 2 of Paper: stronger or weaker than your Secret Card? Stronger."
    assert said(s, CAL) == "Ann plays the 2 of Paper: stronger or weaker than Bea's Secret Card? Stronger."


def test_played_in_secret_the_others_hear_only_the_question():
    s = begun(*THREE, in_secret=True)
    ask(s, ANN, "2P", BEA)
    assert said(s, CAL) == "Ann plays a card that nobody else sees: higher or lower than Bea's Secret Card? Lower."


def test_prompts_say_what_is_wanted_and_whom_one_waits_for():
    s = dealt(*THREE)
    assert prompt(s, ANN) == "Choose your Secret Card." and prompt(s, None) == "Waiting for Ann, Bea and Cal."
    s = begun(*THREE)
    assert prompt(s, ANN) == "Your turn. Ask your question, or guess."
    play(s, ANN, Guess(BEA, 0))
    assert prompt(s, ANN) == "What is Bea's Secret Card? Name its suit."
    play(s, ANN, NameSuit("W"))
    assert prompt(s, ANN) == "What is Bea's Secret Card? Which Water card?"
    assert prompt(s, BEA) == "Waiting for Ann."


def test_a_guess_at_all_asks_for_each_card_in_turn():
    s = begun(*THREE, all_or_nothing=True)
    guess_all(s, ANN, "8W")
    assert prompt(s, ANN) == "What is Cal's Secret Card? Name its suit."


def test_options_read_well_as_buttons():
    s = begun(*THREE)
    view, names = MIND_READER.view(s, ANN), Names(NAMES, ANN)
    assert WORDS.move(Ask("2P", BEA, 0, "rank"), view, names) == "2 of Paper: higher or lower than Bea's Secret Card?"
    assert {WORDS.kind(move) for move in options(s, ANN)} == {"Higher or lower?", "Stronger or weaker?", "Guess"}


def test_the_board_shows_own_cards_by_name_and_others_by_number():
    s = begun(*THREE)
    guess(s, ANN, BEA, "8W")
    zones = {zone.title: zone for zone in WORDS.board(MIND_READER.view(s, ANN), Names(NAMES, ANN))}
    assert zones["Your hand"].cards == ("2 of Paper", "3 of Paper", "4 of Paper")
    assert zones["Cal's hand"].hidden == 3 and zones["Cal's Secret Card"].hidden == 1
    assert zones["Your winnings"].cards == ("8 of Water",)


def test_the_rules_page_numbers_its_paragraphs():
    assert WORDS.PAGE.startswith("# Mind Reader") and "\n24. " in WORDS.PAGE


def test_the_approved_transcript(transcript):
    transcript(told(MIND_READER, 3, "an evening in the parlour", length="one hand", ranks=5, two_cards=True))
