"""P.I. in words."""

import re

import pytest

from parlour.core import ENGLISH, NATURE, PASS, described, options, play
from parlour.core.words.english import Names
from parlour.games.pi import PI, PiSettings
from parlour.games.pi.cards import NEIGHBOURS, WHOLE
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Shuffled, Take
from tests.games.pi.kit import KIT
from tests.games.pi.table import ANN, BEA, CAL, FIVE, WRONG, attempt, dealt, for_ann, miss, place, solve, take
from tests.transcripts import told

WORDS = PI.words(ENGLISH)
CALLED = ("Ann", "Bea", "Cal", "Dot", "Eve")


def names(s, seat):
    return Names(CALLED[: s.seats], seat)


def said(s, seat, back=1):
    """A line of a seat's story, the last or an earlier one, in words."""
    return WORDS.event(PI.view(s, seat).story[-back], s.settings, names(s, seat))


def prompt(s, seat):
    return WORDS.prompt(PI.view(s, seat), names(s, seat))


def worded(s, seat, move):
    return WORDS.option(move, PI.view(s, seat), names(s, seat)).text


def zones(s, seat):
    """The table as a seat reads it: the titles of what lies in each zone, and the note."""
    view = PI.view(s, seat)
    titles = {thing.id: WORDS.thing(thing, s.settings).title for thing in PI.things.things(s.seats, s.settings)}
    found = {}
    for zone in PI.things.zones(view):
        label = WORDS.zone(zone, view, names(s, seat))
        found[label.title] = [titles[piece.thing] for piece in zone.pieces], label.note
    return found


class TestPrompts:
    def test_a_turn_names_what_can_be_done(self):
        s = dealt(*FIVE[:3])
        whose = "solve the case Cal holds."
        assert prompt(s, ANN) == f"Round 1, your turn: investigate, examine, or {whose}"
        assert prompt(s, BEA) == prompt(s, None) == "Waiting for Ann."

    def test_without_investigators_they_are_not_spoken_of(self):
        s = dealt(*FIVE[:2], investigators=0)
        end = "or solve the case Bea holds."
        assert prompt(s, ANN) == f"Round 1, your turn: examine, {end}"
        s.display = []
        assert prompt(s, ANN) == f"Round 1, your turn: pass, {end}"

    def test_an_attempt_is_asked_for_part_by_part(self):
        s = dealt(*FIVE[:2])
        play(s, ANN, Accuse("Doc"))
        assert prompt(s, ANN) == "You accuse Doc. Of which crime?"
        play(s, ANN, Charge("Murder"))
        assert prompt(s, ANN) == "You accuse Doc of Murder. Hiding where?"

    def test_the_end_is_told(self):
        s = dealt(*FIVE[:2], mini_games=1)
        solve(s, ANN)
        miss(s, BEA)
        assert prompt(s, BEA) == "The game is over. Ann won: The best total is 7."


class TestOptions:
    def test_they_read_well_as_buttons(self):
        s = dealt(*FIVE[:2])
        assert worded(s, ANN, Place("Downtown")) == "Investigate Downtown"
        assert worded(s, ANN, Take("Murder")) == "Examine Murder"
        assert worded(s, ANN, Accuse("Doc")) == "Accuse Doc"
        assert worded(s, ANN, PASS) == "Pass"
        headings = {WORDS.option(move, PI.view(s, ANN), names(s, ANN)).heading for move in options(s, ANN)}
        assert headings == {"Place an Investigator", "Examine Evidence", "Attempt to solve"}

    def test_pointless_names_are_warned_of(self):
        """PI-39"""
        s = dealt(*FIVE[:3])
        attempt(s, ANN, WRONG)
        solve(s, BEA)
        miss(s, CAL)
        assert worded(s, CAL, Accuse("Bubbles")) == "Accuse Bubbles (in a solved case)"
        assert worded(s, ANN, Accuse("Bubbles")) == "Accuse Bubbles (in the case you hold)"
        play(s, ANN, Accuse("Doc"))
        play(s, ANN, Charge("Bank Job"))
        assert worded(s, ANN, Locate("Lakeside")) == "hiding in Lakeside (you tried this)"
        assert worded(s, ANN, Locate("Downtown")) == "hiding in Downtown (in the case you hold)"
        assert worded(s, ANN, Locate("Skid Row")) == "hiding in Skid Row"


class TestTheStory:
    def test_an_investigator_and_its_tokens(self):
        s = for_ann("Bubbles, Murder, Downtown")
        place(s, ANN, "Little Italy")
        assert said(s, ANN) == "You place an Investigator in Little Italy: 1 disc and 1 cube."
        assert said(s, BEA) == "Ann places an Investigator in Little Italy: 1 disc and 1 cube."
        place(s, BEA, "Lakeside")
        assert said(s, BEA, 2) == "You place an Investigator in Lakeside: nothing."

    def test_evidence_and_what_became_of_it(self):
        s = for_ann("Bubbles, Murder, Downtown")
        place(s, ANN, "Little Italy")
        miss(s, BEA)
        take(s, ANN, "Bubbles")
        assert said(s, BEA, 2) == "Ann examines Bubbles: a disc, moved from the Investigator there."
        miss(s, BEA)
        take(s, ANN, "Waterfront")
        assert said(s, BEA, 2) == "Ann examines Waterfront: a cube."
        miss(s, BEA)
        take(s, ANN, "Rusty")
        assert said(s, ANN, 2) == "You examine Rusty: nothing; the card is kept."
        assert said(s, ANN).endswith(" joins the display.")
        miss(s, BEA)
        s.display = ["Waterfront"]
        play(s, ANN, Take("Waterfront"))
        assert said(s, ANN, 2) == "You examine Waterfront: a token lies there already; the card is discarded."

    def test_the_deck_runs_out(self):
        s = for_ann("Bubbles, Murder, Downtown", display="Murder, Rusty")
        s.deck = []
        play(s, ANN, Take("Murder"))
        play(s, NATURE, Shuffled((0,)))
        assert said(s, ANN, 2) == "The Evidence deck is empty; a new one is made of 1 discard."
        play(s, BEA, Take("Rusty"))
        assert "No Evidence is left to turn up: the display shrinks." in (said(s, ANN), said(s, ANN, 2))

    def test_attempts(self):
        s = dealt(*FIVE[:3])
        miss(s, ANN)
        assert said(s, BEA) == "Ann names Doc, Bank Job, Lakeside. Wrong! That makes 2 penalty points."
        solve(s, BEA)
        assert said(s, BEA) == "You solve the case in round 1: Bubbles, Murder, Downtown. 7 points!"

    def test_a_new_mini_game(self):
        s = dealt(*FIVE[:2], display="Murder, Pop")
        assert said(s, ANN, 4) == "Mini-game 1 of 3. You have the First Player marker."
        assert said(s, ANN, 3) == "The city is laid: 14 locations with new tiles, 9 Evidence cards on display."
        assert said(s, ANN, 2) == "You hold Bubbles, Murder, Downtown: Bea must solve it."
        assert said(s, BEA, 2) == "You hold Earl, Forgery, Road House: Ann must solve it."
        assert said(s, ANN) == "Round 1."

    def test_the_end_of_a_mini_game_opens_what_is_unsolved(self):
        s = dealt(*FIVE[:2])
        solve(s, ANN)
        miss(s, BEA)
        assert said(s, BEA) == (
            "Mini-game 1 is over: only one case is unsolved. You score 0. Ann held Bubbles, Murder, Downtown. "
            "Totals: Ann 7, You -2."
        )
        assert "Bea scores 0." in said(s, ANN)

    def test_all_who_score_0_are_named(self):
        s = dealt(*FIVE[:3], rounds=1)
        solve(s, ANN)
        miss(s, BEA, CAL)
        assert "Bea and Cal score 0. You held" in said(s, ANN) and "You and Bea score 0." in said(s, CAL)

    def test_why_a_mini_game_is_over(self):
        s = dealt(*FIVE[:2])
        solve(s, ANN, BEA)
        assert said(s, None) == "Mini-game 1 is over: every case is solved. Totals: Ann 7, Bea 7."
        s = dealt(*FIVE[:2], rounds=1)
        miss(s, ANN, BEA)
        assert said(s, None).startswith("Mini-game 1 is over: the last round is played.")
        s = dealt(*FIVE[:2], investigators=0)
        s.display = []
        play(s, ANN, PASS)
        assert said(s, BEA) == "Ann passes."
        play(s, BEA, PASS)
        assert said(s, None).startswith("Mini-game 1 is over: everybody left has passed.")


class TestTheBoard:
    def test_each_location_shows_tiles_tokens_and_neighbours(self):
        s = for_ann("Bubbles, Murder, Downtown")
        place(s, ANN, "Little Italy")
        miss(s, BEA)
        take(s, ANN, "Bubbles")
        titles, note = zones(s, BEA)["3 Little Italy"]
        assert titles == ["Bubbles", "Little Italy", "Blackmail", "Investigator", "Cube", "Disc"]
        assert note == "Ann: Investigator with 1 cube, disc on Bubbles; next to 1 4 6 7"
        assert zones(s, ANN)["3 Little Italy"][1].startswith("You: Investigator")
        assert zones(s, BEA)["8 Main Street"] == (["No Suspect", "Main Street", "No Crime"], "next to 4 5 7 9 11 12")

    def test_scores_and_kept_evidence_are_open_and_the_case_is_not(self):
        s = dealt(*FIVE[:3])
        take(s, ANN, "Bubbles")
        solve(s, BEA)
        miss(s, CAL)
        table = zones(s, CAL)
        assert table["Ann's kept Evidence"][0] == ["Evidence: Bubbles"]
        assert table["Bea's score"][1] == "7 points, 5 Investigators left, solved in round 1"
        assert table["Your score"][1] == "-2 points (0 less 2 for failed attempts), 5 Investigators left"
        assert table["You hold"] == (["Pinky", "Smuggling", "China Town"], "for Ann to solve")
        assert table["Bea holds"] == ([], "for you to solve")
        assert zones(s, None)["Cal holds"] == ([], "for Ann to solve")

    def test_before_the_deal_there_is_nothing_to_see(self):
        s = PI.begin(2, PI.table(2, {}))
        assert not PI.things.zones(PI.view(s, ANN))


class TestThePage:
    def test_it_lists_every_neighbour(self):
        numbers = {location: n for n, location in enumerate(WHOLE.locations, 1)}
        for location, near in NEIGHBOURS.items():
            row = f"| {numbers[location]} {location} | {' '.join([str(n) for n in sorted(map(numbers.get, near))])} |"
            assert row in WORDS.PAGE

    @pytest.mark.parametrize("option", [option.name for option in described(PiSettings)])
    def test_every_option_is_explained_there_and_tried_by_the_laws(self, option):
        assert re.search(rf"`{option}(=\w+)?`", WORDS.PAGE.partition("## Options")[2])
        assert any([option in variant.options for variant in KIT.variants])


def test_the_approved_transcript(transcript):
    transcript(told(PI, 3, "a night in the harbour 84", city="harbour", mini_games=2, rounds=5, investigators=2))
