"""Detective Graves in words."""

from pathlib import Path
from re import findall

import pytest

from parlour.core import PASS, Names, options
from parlour.games.graves import GRAVES
from parlour.games.graves.cards import Discard, Guess, Pick, Place, Redraw, SetClocks, StaySilent, Use
from parlour.games.graves.locations import LOCATIONS
from parlour.games.graves.phrases import LOCATION_TEXT
from tests.games.graves.table import ANN, BEA, STOP, at, both_pass, dealt, do, last_words, passes, place, prompt, use
from tests.transcripts import told

SEVENS = "M7 S7 Q7 N7 B7 M8 S8 Q8 N8 B8 M9 S9 Q9 N9 B9"
NAMES = ("Ann", "Bea")


def button(s, move, seat=ANN):
    return GRAVES.words.move(move, GRAVES.view(s, seat), Names(NAMES, seat))


def zones(s, seat):
    return {zone.title: zone for zone in GRAVES.words.board(GRAVES.view(s, seat), Names(NAMES, seat))}


def test_a_placement_reads_as_a_sentence():
    s = at("Park", ann="M6 M2 S9 Q2 B7 M8 N3", bea=SEVENS)
    do(s, Place("M6", pay="Q2"))
    assert last_words(s, ANN) == "You place the 6 of Magnifying Glasses, discarding the 2 of Question Marks."
    assert last_words(s, BEA) == "Ann places the 6 of Magnifying Glasses, discarding a card face down."
    place(s, "M2!")
    assert last_words(s, None) == "Ann places the 2 of Magnifying Glasses. Magnifying Glasses are trump now."


def test_abilities_are_told_by_their_titles():
    s = at(ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
    passes(s)
    place(s, "M7")
    do(s, STOP, Use("M5"))
    assert last_words(s, BEA) == "Ann uses the 5 of Magnifying Glasses: Discredit."
    assert prompt(s, ANN) == "Discredit: which card of Bea's pile do you discard?"
    do(s, Pick("M7"))
    assert last_words(s, BEA) == "Ann discards the 7 of Magnifying Glasses from your pile."
    assert last_words(s, ANN) == "You discard the 7 of Magnifying Glasses from Bea's pile."


def test_what_is_hidden_is_a_card_face_down():
    s = at(ann="M3 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
    do(s, PASS, Discard("S7"))
    assert last_words(s, BEA) == "Ann discards a card face down."
    place(s, "Q7")
    do(s, STOP)
    use(s, "M3", Pick("S7"))
    assert last_words(s, BEA) == "Ann takes a card face down from the discards and shuffles them."
    assert last_words(s, ANN) == "You take the 7 of Shoeprints from the discards and shuffle them."


def test_prompts_say_what_is_wanted():
    s = dealt(ann=SEVENS, bea=SEVENS)
    assert prompt(s, ANN) == "This is your starting hand. Keep it, or throw it away for 5 others?"
    assert prompt(s, BEA) == prompt(s, None) == "Waiting for Ann."
    do(s, *[options(s, ANN)[0]] * 2)
    assert prompt(s, ANN) == (
        "Your turn at the Station: trump Notebooks, 5 time tokens. Place a card, use an ability, or pass."
    )
    place(s, "M7")
    assert prompt(s, ANN) == (
        "Your turn at the Station: trump Notebooks, 5 time tokens. "
        "Play on or stop; you may place Magnifying Glasses and trumps."
    )


def test_options_read_well_as_buttons():
    s = at("Alley", ann="M2 M7 M5 M6 M3 M4 S8", bea=SEVENS)
    assert button(s, Place("M2", "M")) == "Place the 2 of Magnifying Glasses and make Magnifying Glasses trump"
    assert button(s, Place("M2", pay="M7")) == (
        "Place the 2 of Magnifying Glasses, discarding the 7 of Magnifying Glasses"
    )
    assert button(s, Use("M5")) == (
        "Discredit, with the 5 of Magnifying Glasses: discard a card of value 7 or less from the other pile"
    )
    assert button(s, Use("M6")).endswith("shuffle your discards into your deck and draw a card")
    assert button(s, Redraw()) == "Throw your hand away and draw 7 cards"
    assert button(s, PASS) == "Pass" and button(s, STOP) == "Stop" and button(s, Guess("Duke")) == "The Duke"


def test_the_slums_name_both_locations():
    s = at("Slums, Park", ann=SEVENS, bea=SEVENS)
    assert button(s, SetClocks(-1, 1)) == "One less at the Slums and one more at the Park"
    assert button(s, SetClocks(0, 0)) == "Change nothing"
    do(s, SetClocks(-1, 1))
    told_of = [GRAVES.words.event(e, GRAVES.view(s, BEA), Names(NAMES, BEA)) for e in GRAVES.view(s, BEA).story]
    assert "Ann changes the time tokens: one less at the Slums and one more at the next Location." in told_of


def test_the_detective_is_reminded_of_what_the_evidence_leaves():
    s = at(ann=" ".join(f"N{rank} B{rank} M{rank} S{rank}" for rank in "98765"), bea="Q2 Q3 Q4 Q5 Q6")
    place(s, "N9")
    do(s, STOP)
    for _ in range(5):
        both_pass(s)
    do(s, StaySilent())
    assert prompt(s, ANN) == "Your Evidence leaves the Chemist, the Duke or the Engraver. Who is the Mastermind?"
    do(s, Guess("Duke"))
    assert "with 1 Evidence card. Right!" in " ".join(
        [GRAVES.words.event(e, GRAVES.view(s), Names(NAMES)) for e in s.story(None)]
    )


def test_the_board_shows_piles_numbers_and_what_is_won():
    s = at(ann=SEVENS, bea=SEVENS)
    place(s, "N7", "M7")
    do(s, STOP)
    assert zones(s, BEA)["1. Station: Ann's pile"].cards == ("Notebooks 7", "Magnifying Glasses 7")
    assert zones(s, BEA)["1. Station: Ann's pile"].note == "worth 21"
    both_pass(s)
    mine, yours = zones(s, ANN), zones(s, BEA)
    assert mine["Your Evidence"].cards == ("Clears the Architect and the Baroness",)
    assert yours["Ann's Evidence"].cards == () and yours["Ann's Evidence"].hidden == 1
    assert mine["1. Station"].note == "won by you" and yours["1. Station"].note == "won by Ann"
    assert mine["Bea's hand"].hidden == len(s.hands[BEA])
    assert yours["Your hand"].note.startswith("the Mastermind, the Duke")


def test_every_location_has_its_text():
    assert LOCATION_TEXT.keys() == LOCATIONS.keys()


def test_the_rules_page_names_every_location_ability_and_house_ruling():
    page = GRAVES.words.PAGE
    assert page.startswith("# Detective Graves against the Mastermind") and "\n18. " in page
    assert all(f"| {name} | {location.clocks} |" in page for name, location in LOCATIONS.items())
    assert "our reconstruction" in page


RULINGS = (*range(1, 16), *range(17, 35), *range(36, 43), *range(44, 53))


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_is_named_by_a_test(number):
    assert f"GR-{number}" in named()


def test_every_house_ruling_is_named_by_a_test():
    house = set(findall(r"GR-\d+", GRAVES.words.PAGE))
    assert house == {f"GR-{number}" for number in range(53, 64)} and house <= named()


def named() -> set[str]:
    """The rulings in the docstrings of the tests beside this one."""
    files = [path for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)]
    return {ruling for path in files for ruling in findall(r"GR-\d+", path.read_text("utf-8"))}


def test_the_approved_transcript(transcript):
    transcript(told(GRAVES, 2, "an evening in the parlour", cases=1))
