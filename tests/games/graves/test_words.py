"""Detective Graves in words, and the things its words are about."""

import pytest

from parlour.core import NATURE, PASS, Telling, catalogue, options, play
from parlour.core.settings import described
from parlour.core.words.english import Names
from parlour.core.words.messages import Say, slug
from parlour.core.words.messages.bundle import NOBODY
from parlour.games.graves import GRAVES, GravesSettings, things
from parlour.games.graves.cards import CARDS, LOCATIONS
from parlour.games.graves.moves import Discard, DrawFrom, GiveUp, Guess, Pick, Place, Redraw, SetClocks, StaySilent, Use
from parlour.games.graves.settings.abilities import PARAMETERS
from tests.games.graves.kit import KIT, OTHER
from tests.games.graves.table import (
    ANN,
    BEA,
    EN,
    KEEP,
    STOP,
    at,
    both_pass,
    deal,
    dealt,
    do,
    last_words,
    one_turn,
    passes,
    place,
    prompt,
    turns,
    use,
    win,
)
from tests.transcripts import told

SEVENS = "M7 S7 Q7 N7 B7 M8 S8 Q8 N8 B8 M9 S9 Q9 N9 B9"
NAMES = ("Ann", "Bea")


def wording(s, move, seat=ANN):
    return EN.option(move, GRAVES.view(s, seat), Names(NAMES, seat))


def button(s, move, seat=ANN):
    return wording(s, move, seat).text


def story(s, seat, names=NAMES):
    return [EN.event(event, s.settings, Names(names, seat)) for event in s.story(seat)]


def zones(s, seat):
    return {zone.id: zone for zone in things.zones(GRAVES.view(s, seat))}


def labels(s, seat, names=NAMES):
    view = GRAVES.view(s, seat)
    return {zone.id: EN.zone(zone, view, Names(names, seat)) for zone in things.zones(view)}


def lying(zone):
    return [piece.thing for piece in zone.pieces]


def about(s, move, seat=ANN):
    return things.of_move(move, GRAVES.view(s, seat))


def last_about(s, seat):
    return things.of_event(s.story(seat)[-1])


def captions(**settings):
    chosen = GravesSettings(**settings)
    return {thing.id: EN.thing(thing, chosen) for thing in catalogue(things, 2, chosen) if thing.kind != "seat"}


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
    assert prompt(s, ANN) == "This is your starting hand. Keep it, or throw it away and draw 5 cards?"
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
    assert button(s, STOP) == "Stop here" and button(s, Guess("Duke")) == "Name the Duke"


def test_a_pass_tells_what_it_brings():
    s = at("Alley", ann="M2 M7", bea=SEVENS)
    assert button(s, PASS) == "Pass; you may change a card"
    do(s, PASS)
    do(s, KEEP)
    assert button(s, PASS, BEA) == "Pass; you may change a card, and the Location ends"


def test_a_card_to_pick_says_what_becomes_of_it():
    s = at(ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
    passes(s)
    place(s, "M7")
    do(s, STOP, Use("M5"))
    assert button(s, Pick("M7")) == "Discard the 7 of Magnifying Glasses"
    s = at(ann="M3 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
    do(s, PASS, Discard("S7"))
    place(s, "Q7")
    do(s, STOP, Use("M3"))
    assert button(s, Pick("S7")) == "Take the 7 of Shoeprints"


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        ("M8 S8 Q8 N8 B8 M9", "draw 5 cards"),
        ("M8 S8", "draw the 2 cards left in your deck"),
        ("M8", "draw the 1 card left in your deck"),
        ("", "draw 5 cards from your shuffled discards"),
    ],
)
def test_a_new_hand_is_promised_only_as_far_as_the_deck_can_give_it(deck, told):
    """GR-46"""
    s = at("River", ann=f"M7 S7 Q7 N7 B7 {deck}", bea=SEVENS)
    assert button(s, Redraw()) == f"Throw your hand away and {told}"
    assert prompt(s, ANN) == f"The River: keep your hand, or throw all of it away and {told}?"


class TestToldInTime:
    """What happens to a deck, a Location or a card is said when it happens."""

    def test_two_passes_are_given_as_the_reason_why_a_location_ended(self):
        s = at(ann=SEVENS, bea=SEVENS)
        both_pass(s)
        ending = story(s, BEA).index("Two passes in a row: the Station is over.")
        assert story(s, BEA)[ending + 1] == "The Station is tied at 0: its Evidence goes out unseen."

    def test_time_that_has_run_out_is_not_called_a_pass(self):
        s = at("Park", ann=SEVENS, bea=SEVENS)
        for _ in turns(s):
            pass
        assert "The last time token is gone." in story(s, None)
        assert not [line for line in story(s, None) if "is over" in line]

    def test_with_an_extra_turn_the_last_token_announces_it_and_its_end_is_told(self):
        s = at("Park", ann=SEVENS, bea=SEVENS, extra_turn=True)
        for _ in turns(s):
            pass
        lines = story(s, None)
        assert lines.index("The last time token is gone: one more turn.") < lines.index(
            "The extra turn is played: the Park is over."
        )

    def test_a_deck_that_is_empty_or_short_says_so_once(self):
        s = at(ann="M7 S7 Q7 N7 B7 M8", bea="M7 S7 Q7 N7 B7 M8 S8")
        more = "no more is drawn from it until discards are shuffled in."
        assert f"Your deck is empty now, a card short: {more}" in story(s, ANN)
        assert f"Ann's deck is empty now, a card short: {more}" in story(s, None)
        assert f"Bea's deck is empty now: {more}" in story(s, None)
        one_turn(s)
        assert len([line for line in story(s, None) if "deck is empty" in line]) == 2

    def test_so_does_a_deck_whose_last_card_the_bank_vault_takes(self):
        s = at("Bank Vault", ann="M7 S7 Q7 N7 B7 M8", bea=SEVENS)
        assert len([line for line in story(s, BEA) if line.startswith("Ann's deck is empty now: ")]) == 1

    def test_a_card_used_at_the_museum_is_said_to_leave_the_case(self):
        s = at("Museum", ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        passes(s)
        place(s, "Q7")
        do(s, STOP)
        use(s, "M5", Pick("Q7"))
        assert last_words(s, BEA) == "The 5 of Magnifying Glasses leaves the Case."
        assert last_about(s, BEA) == ("seat:0", "card:D:M5")

    @pytest.mark.parametrize("name", LOCATIONS)
    def test_on_arrival_a_location_says_what_it_does(self, name):
        s = at(name, ann=SEVENS, bea=SEVENS)
        [line] = [line for line in story(s, BEA) if line.startswith("Location 1")]
        assert f"{rule_of(name)} Ann leads." in line

    def test_points_are_told_apart_by_what_they_were_given_for(self):
        s = at(ann=SEVENS, bea=SEVENS)
        win(s, ANN, "N7")
        for _ in range(4):
            both_pass(s)
        do(s, StaySilent(), Guess("Duke"))
        assert story(s, BEA)[-1] == (
            "Points for Case 1: Ann 5 (2 for Evidence, 3 for the unmasking), 5 in all; "
            "You 0 (0 for Evidence, 0 for the unmasking), 0 in all."
        )

    def test_a_pass_promises_no_card_that_the_deck_cannot_give(self):
        """GR-12, GR-45"""
        s = at(ann=SEVENS, bea=SEVENS)
        do(s, PASS)
        assert prompt(s, ANN) == ("You have passed. Discard a card face down and draw another, or keep your hand?")
        s = at(ann="M7 S7 Q7 N7 B7", bea=SEVENS)
        do(s, PASS)
        assert prompt(s, ANN) == (
            "You have passed. Your deck is empty: discard a card face down without drawing another, or keep your hand?"
        )
        s = at(ann="N7 N6 N8 N9 M7", bea=SEVENS)
        place(s, "N7", "N6", "N8", "N9")
        do(s, STOP)
        passes(s)
        do(s, PASS)
        assert prompt(s, ANN) == (
            "You have passed. Your deck is empty: "
            "discard your last card, shuffle your discards and draw one of them, or keep your hand?"
        )

    def test_at_the_museum_a_pass_offers_the_discards_too(self):
        s = at("Museum", ann=SEVENS, bea=SEVENS)
        do(s, PASS)
        assert "from your deck or your discards" in prompt(s, ANN)


def test_the_slums_name_both_locations():
    s = at("Slums, Park", ann=SEVENS, bea=SEVENS)
    assert button(s, SetClocks(-1, 1)) == "One less at the Slums and one more at the Park"
    assert button(s, SetClocks(0, 0)) == "Change nothing"
    do(s, SetClocks(-1, 1))
    assert "Ann changes the time tokens: one less at the Slums and one more at the next Location." in story(s, BEA)


def test_the_detective_is_reminded_of_what_the_evidence_leaves():
    s = at(ann=" ".join(f"N{rank} B{rank} M{rank} S{rank}" for rank in "98765"), bea="Q2 Q3 Q4 Q5 Q6")
    place(s, "N9")
    do(s, STOP)
    for _ in range(5):
        both_pass(s)
    do(s, StaySilent())
    assert prompt(s, ANN) == "Your Evidence leaves the Chemist, the Duke or the Engraver. Who is the Mastermind?"
    do(s, Guess("Duke"))
    assert "with 1 Evidence card. Right!" in " ".join(story(s, None))


def test_the_board_shows_piles_numbers_and_what_is_won():
    s = at(ann=SEVENS, bea=SEVENS)
    place(s, "N7", "M7")
    do(s, STOP)
    pile = zones(s, BEA)["pile:0:0"]
    assert lying(pile) == ["card:D:N7", "card:D:M7"] and [piece.value for piece in pile.pieces] == [14, 7]
    assert (pile.kind, pile.owner, pile.at, pile.value) == ("pile", ANN, "place:station", 21)
    assert labels(s, BEA)["pile:0:0"].title == "1. Station: Ann's pile"
    assert labels(s, ANN)["pile:0:0"].title == "1. Station: your pile"
    assert labels(s, BEA)["pile:0:0"].note == "worth 21"
    both_pass(s)
    mine, yours = zones(s, ANN), zones(s, BEA)
    assert lying(mine["evidence:0"]) == ["evidence:architect+baroness"] and not mine["evidence:0"].pieces[0].up
    assert yours["evidence:0"].pieces == () and yours["evidence:0"].hidden == 1
    assert labels(s, ANN)["place:0"].note == "won by you" and labels(s, BEA)["place:0"].note == "won by Ann"
    assert mine["hand:1"].hidden == len(s.hands[BEA]) and mine["hand:1"].kind == "hand"
    assert labels(s, BEA)["score:1"].note.startswith("the Mastermind, the Duke")


def test_a_location_shows_its_time_its_trump_and_its_evidence():
    s = at("Station, River", ann="Q2 N7 M7 S7 B7 M8 S8", bea=SEVENS)
    here, river = zones(s, ANN)["place:0"], zones(s, ANN)["place:1"]
    assert (here.kind, here.at, here.value, here.hidden) == ("place", "place:station", 5, 1)
    assert lying(here) == ["trump:N"] and lying(river) == [] and river.value == 4
    place(s, "Q2!")
    assert lying(zones(s, ANN)["place:0"]) == ["trump:Q"]
    assert labels(s, ANN)["place:0"].note == "Active. 5 time tokens, trump Question Marks. Nothing special."
    assert labels(s, ANN)["place:1"].note.startswith("4 time tokens, no trump. At the start")


def test_a_resolved_pile_keeps_the_score_that_counted():
    """Also when a card is moved away from it later (GR-58)."""
    s = at("Station, Record Office", ann="N7 M4 N8 S7 B7 M8 S8", bea=SEVENS)
    win(s, ANN, "N7")
    assert zones(s, BEA)["pile:0:0"].value == 14 and zones(s, BEA)["place:0"].value is None
    use(s, "M4", Pick("N7"))
    assert "pile:0:0" not in zones(s, BEA) and GRAVES.view(s, BEA).scores == ((14, 0),)


def test_a_hand_says_what_its_cards_are_worth_at_the_active_location():
    s = at("Record Office", ann="MA QA N7", bea=SEVENS)
    worth = {piece.thing: piece.value for piece in zones(s, ANN)["hand:0"].pieces}
    assert worth["card:D:MA"] == 24 and worth["card:D:QA"] == 12 and worth["card:D:N7"] == 7


def test_the_identity_lies_face_down_before_the_mastermind_until_the_unmasking():
    s = at(ann=SEVENS, bea=SEVENS, cases=1)
    assert zones(s, ANN)["identity"].hidden == 1 and zones(s, ANN)["identity"].owner == BEA
    [card] = zones(s, BEA)["identity"].pieces
    assert card.thing == "identity:duke" and not card.up
    for _ in range(5):
        both_pass(s)
    do(s, Guess("Baroness"))
    assert zones(s, None)["identity"].pieces[0].up


def test_players_named_like_things_change_nothing_but_names():
    s = at(ann=SEVENS, bea=SEVENS)
    place(s, "N7")
    do(s, STOP)
    odd = [label.title for label in labels(s, BEA, ("Hand", "Your")).values()]
    plain = [label.title.replace("Ann's", "Hand's") for label in labels(s, BEA).values()]
    assert odd == plain
    assert [line.replace("Hand", "Ann").replace("Your ", "Bea ") for line in story(s, None, ("Hand", "Your"))] == story(
        s, None
    )


class TestThings:
    def test_cards_of_the_two_decks_are_not_mistaken_for_one_another(self):
        found = captions()
        assert len([id for id in found if id.startswith("card:")]) == 2 * len(CARDS)
        assert "Discredit" in found["card:D:N5"].text and "Destroy Evidence" in found["card:M:N5"].text

    def test_a_text_says_all_that_a_card_does(self):
        found = captions()
        assert found["card:D:NA"].title == "Ace of Notebooks" and found["card:D:NA"].short == "Notebook Ace"
        assert found["card:D:NA"].text == "Worth 10, as a trump 20. It has no ability."
        assert found["card:D:N2"].text == (
            "Worth 2, as a trump 4. New Angle: when you place it from your hand, you may make Notebooks the trump of "
            "that Location, for both piles, until it is changed again."
        )
        assert found["card:M:N3"].text == (
            "Worth 3, as a trump 6. Loose Ends: instead of placing it, use it in your turn and discard it: look "
            "through your discards, take a card that is not a 3 without showing it, and shuffle the pile."
        )

    def test_the_text_of_a_card_is_that_of_its_own_deck(self):
        found = captions(mastermind_deck=OTHER)
        assert "that is not a 3, a 9 or the Ace of Question Marks" in found["card:M:Q3"].text
        assert "make any suit the trump" in found["card:M:M7"].text and "draw 2 cards" in found["card:M:B9"].text
        assert "put a card from the other pile" in found["card:M:Q5"].text
        assert "of value 7 or less" in found["card:D:Q5"].text

    def test_what_is_printed_on_a_card_stands_there_in_short_too(self):
        found = captions(mastermind_deck=OTHER)
        assert found["ability:D:N5"].title == "Discredit"
        assert found["ability:D:N5"].text == "Discard a card of value 7 or less from the other pile."
        assert "its suit" in found["ability:D:N2"].text and "any suit" in found["ability:M:M7"].text
        assert "ability:D:NA" not in found

    def test_the_rule_of_a_location_can_be_read_without_its_printed_trump(self):
        assert captions()["rule:record-office"].text == "Aces count 12, as trumps 24."

    def test_a_location_says_how_long_it_lasts_its_trump_and_its_rule(self):
        assert captions()["place:bank-vault-2"].text == (
            "7 turns, trump Notebooks. "
            "The Mastermind places non-trumps only while it has fewer cards here than the Detective."
        )

    def test_it_lasts_a_turn_longer_where_the_table_says_so(self):
        assert captions(extra_turn=True)["place:station"].text.startswith("6 turns, trump Notebooks.")

    def test_evidence_says_whom_it_clears_and_whom_it_leaves(self):
        assert captions()["evidence:baroness+duke"].text == (
            "The Mastermind is neither of the two, but the Architect, the Chemist or the Engraver. "
            "Worth 2 points to the player who wins it."
        )
        assert "Worth 3 points" in captions(cases=1)["evidence:baroness+duke"].text


class TestAbout:
    def test_placing_points_at_the_card_and_at_the_location(self):
        s = at(ann="Q2 N7 M7 S7 B7 M8 S8", bea=SEVENS)
        assert about(s, Place("N7")) == ("card:D:N7", "place:station")
        assert about(s, Place("Q2", "Q")) == ("card:D:Q2", "place:station", "trump:Q")
        assert about(s, PASS) == about(s, Redraw()) == ()

    def test_a_payment_is_pointed_at_last(self):
        s = at("Park", ann="M6 M2 S9 Q2 B7 M8 N3", bea=SEVENS)
        assert about(s, Place("M6", pay="Q2")) == ("card:D:M6", "place:park", "card:D:Q2")
        do(s, Place("M6", pay="Q2"))
        assert last_about(s, ANN) == ("seat:0", "card:D:M6", "card:D:Q2")
        assert last_about(s, BEA) == ("seat:0", "card:D:M6")

    def test_what_a_5_takes_away_is_a_card_of_the_other_deck(self):
        s = at(ann="M5 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        passes(s)
        place(s, "M7")
        do(s, STOP)
        assert about(s, Use("M5")) == ("card:D:M5",)
        do(s, Use("M5"))
        assert about(s, Pick("M7")) == ("card:M:M7",)
        do(s, Pick("M7"))
        assert last_about(s, None) == ("seat:0", "card:M:M7", "seat:1")

    def test_a_card_fetched_is_pointed_at_by_its_owner_alone(self):
        s = at(ann="M3 S7 Q7 N7 B7 M8 S8", bea=SEVENS)
        do(s, PASS, Discard("S7"))
        place(s, "Q7")
        do(s, STOP)
        use(s, "M3", Pick("S7"))
        assert last_about(s, ANN) == ("seat:0", "card:D:S7") and last_about(s, BEA) == ("seat:0",)

    def test_in_the_second_case_the_decks_have_changed_hands(self):
        s = at(ann=SEVENS, bea=SEVENS)
        for _ in range(5):
            both_pass(s)
        assert about(s, GiveUp(), BEA) == ("identity:duke",) and about(s, StaySilent(), BEA) == ()
        do(s, GiveUp())
        play(s, NATURE, deal(SEVENS, SEVENS))
        do(s, KEEP, KEEP)
        place(s, "N7")
        assert last_about(s, None) == ("seat:1", "card:D:N7") and lying(zones(s, ANN)["hand:0"])[0] == "card:M:B7"

    def test_the_slums_point_at_the_locations_whose_time_changes(self):
        s = at("Slums, Park", ann=SEVENS, bea=SEVENS)
        assert about(s, SetClocks(-1, 1)) == ("place:slums", "place:park")
        assert about(s, SetClocks(0, 1)) == ("place:park",) and about(s, SetClocks(0, 0)) == ()
        do(s, SetClocks(0, 1))
        [event] = [event for event in s.story(None) if type(event).__name__ == "ClocksSet"]
        assert things.of_event(event) == ("seat:0", "place:park")

    def test_a_guess_points_at_the_identity_named_and_at_the_true_one(self):
        s = at(ann=SEVENS, bea=SEVENS, cases=1)
        for _ in range(5):
            both_pass(s)
        assert about(s, Guess("Baroness")) == ("identity:baroness",)
        do(s, Guess("Baroness"))
        [event] = [event for event in s.story(None) if type(event).__name__ == "Guessed"]
        assert things.of_event(event) == ("seat:0", "identity:baroness", "identity:duke")


class TestLabels:
    """Beside the first thing it is about, under its heading, an option has few words."""

    @pytest.mark.parametrize(
        ("move", "heading", "label"),
        [
            (Place("M7"), "Place a card", "Place"),
            (Place("M7", pay="M5"), "Place a card", "Discard the 5 of Magnifying Glasses"),
            (Place("M2", "M"), "Place a card", "Place and make Magnifying Glasses trump"),
            (Use("M5"), "Use an ability", "Discredit"),
            (Discard("M5"), "Choose a card", "Discard"),
            (DrawFrom("deck"), "Draw", ""),
            (KEEP, "Your hand", ""),
            (PASS, "Turn", "Pass"),
        ],
    )
    def test_a_label_is_short(self, move, heading, label):
        found = wording(at("Alley", ann="M2 M7 M5 M6 M3 M4 S8", bea=SEVENS), move)
        assert (found.heading, found.label) == (heading, label)

    def test_what_costs_a_card_is_said_before_the_card_that_pays(self):
        """GR-50: it is one move all the same."""
        s = at("Alley", ann="M2 M7 M5 M6 M3 M4 S8", bea=SEVENS)
        paid = [Place("M7", pay="M5"), Place("M2", "M", "M5"), Pick("M3", "M5")]
        assert [wording(s, move).first for move in (*paid, Place("M7"))] == [
            "Place the 7 of Magnifying Glasses",
            "Place the 2 of Magnifying Glasses and make Magnifying Glasses trump",
            "Move the 3 of Magnifying Glasses here",
            "",
        ]


def rule_of(location):
    return EN.text(Say(f"location-{slug(location)}"), NOBODY, "rule")


def test_every_location_has_its_text():
    assert all(rule_of(name).endswith(".") for name in LOCATIONS)


def test_the_rules_page_names_every_location_ability_and_house_ruling():
    page = EN.PAGE
    assert page.startswith("# Detective Graves against the Mastermind") and "\n18. " in page
    assert all(f"| {name} | {location.clocks} |" in page for name, location in LOCATIONS.items())
    assert "our reading" in page


@pytest.mark.parametrize("option", [setting.name for setting in described(GravesSettings)])
def test_every_option_is_on_the_page_and_in_some_variant_of_the_kit(option):
    assert f"`{option}`" in EN.PAGE
    assert any(option in variant.options for variant in KIT.variants)


def test_the_page_says_what_a_deck_file_cannot_do():
    assert "A printed ability of another kind can't be entered." in EN.PAGE


def test_the_page_says_that_the_list_is_our_reading_and_that_a_card_beats_the_page():
    """GR-70"""
    assert "if the text of a card breaks a rule of this page, the card is right" in EN.PAGE
    assert "This list is **our reading**" in EN.PAGE and "what its cards say beats this list" in EN.PAGE


@pytest.mark.parametrize("effect", PARAMETERS)
def test_the_page_explains_every_effect_and_all_that_a_file_may_say_of_it(effect):
    """GR-70"""
    if effect == "change trump":
        assert 'effect = "change trump"' in EN.PAGE
        return
    [line] = [line for line in EN.PAGE.splitlines() if line.startswith(f"| `{effect}` |")]
    assert all([f"`{parameter}`" in line for parameter in PARAMETERS[effect]])
    assert line.endswith("| |") == (not PARAMETERS[effect])


def test_a_card_in_plain_text_says_what_it_counts_only_where_its_name_does_not():
    s = at("Library", ann="M9 S9 B9 BA MA M2 S2")  # trump Briefcases
    view = GRAVES.view(s, ANN)
    board = {zone.id: text for zone, _, text in Telling(GRAVES, view.settings, Names(NAMES, ANN), 2).board(view)}
    hand = board[f"hand:{ANN}"]
    assert "9 of Magnifying Glasses," in hand
    assert "9 of Briefcases (18)" in hand
    assert "Ace of Magnifying Glasses (10)" in hand


def test_the_approved_transcript(transcript):
    transcript(told(GRAVES, 2, "an evening in the parlour", cases=1))
