"""What lies on the table of Death on the Cards, and what options and lines of the story point at."""

import pytest

from parlour.core import PASS, Said, catalogue
from parlour.core.words.english import Names
from parlour.games.death_cards import DEATH_CARDS
from parlour.games.death_cards.cards import (
    ANOTHER_VICTIM,
    ARIADNE,
    BUNDLE,
    COPIES,
    DELAY,
    FOLLY,
    MARPLE,
    NOT_SO_FAST,
    ONE_MORE,
    POIROT,
    PYNE,
    QUIN,
    TOMMY,
    TRADE,
)
from parlour.games.death_cards.events import Added, Gave, Marked, Revealed, SecretMoved, Shown
from parlour.games.death_cards.moves import (
    CANCEL,
    DISCARDS,
    DRAFTS,
    DRAW,
    PLAYS,
    STOP,
    Add,
    Ask,
    Lay,
    Lift,
    Mark,
    Name,
    Reveal,
    Seize,
    Send,
    Suspect,
)
from tests.games.death_cards.table import ANN, BEA, CAL, WORDS, do, event, lay, passes, sees, table

THINGS = DEATH_CARDS.things


def about(s, seat, move):
    return THINGS.of_move(move, sees(s, seat))


def zones(s, seat):
    return {zone.id: zone for zone in THINGS.zones(sees(s, seat))}


def box(seats):
    return {thing.id: thing for thing in THINGS.things(seats, DEATH_CARDS.table(seats, {}))}


class TestTheBox:
    def test_cards_go_by_kind_and_detectives_by_the_size_of_their_set(self):
        found = box(4)
        assert (found["card:poirot"].suit, found["card:poirot"].rank) == ("detective", "3")
        assert (found["card:bundle"].suit, found["card:bundle"].rank) == ("detective", "2")
        kinds = [found[f"card:{name}"].suit for name in ("quin", "folly", "faux_pas", "not_so_fast", "escape")]
        assert kinds == ["wildcard", "event", "devious", "not so fast", "escape"]
        assert len([id for id in found if id.startswith("card:")]) == len(COPIES) + 1

    def test_what_two_players_leave_in_the_box_is_not_on_their_table(self):
        assert {"card:suspicions", "card:blackmailed"}.isdisjoint(box(2)) and "face:accomplice" not in box(4)
        assert "face:accomplice" in box(5) and "secret:15" in box(5) and "secret:16" not in box(5)

    def test_every_text_says_what_the_thing_does(self):
        for seats in (2, 6):
            settings = DEATH_CARDS.table(seats, {})
            for thing in THINGS.things(seats, settings):
                caption = WORDS.thing(thing, settings)
                assert caption.title and len(caption.text) > 30, thing
                assert len(caption.short or caption.title) <= 16, thing

    def test_a_long_title_has_a_short_one(self):
        settings = DEATH_CARDS.table(3, {})
        caption = WORDS.thing(box(3)["card:delay"], settings)
        assert (caption.title, caption.short) == ("Delay the Murderer's Escape!", "Delay")


class TestTheTable:
    def test_a_secret_has_the_number_on_its_back_and_to_its_owner_a_face(self):
        s = table(3, up=[4])
        mine, theirs = zones(s, BEA)["secrets:1"].pieces, zones(s, ANN)["secrets:1"].pieces
        assert [piece.thing for piece in mine] == ["secret:4", "secret:5", "secret:6"]
        assert [piece.face for piece in mine] == ["face:deserter", "face:eloper", "face:forger"]
        assert [piece.face for piece in theirs] == ["", "face:eloper", ""]
        assert [piece.up for piece in theirs] == [False, True, False]

    def test_sets_have_an_owner_and_an_id(self):
        s = table(3, sets={BEA: [(TOMMY, QUIN), (PYNE, QUIN)]})
        found = zones(s, ANN)["set:1:1"]
        assert (found.kind, found.owner, found.at) == ("set", BEA, "set:1:1")
        assert [piece.thing for piece in found.pieces] == ["card:pyne", "card:quin"]

    def test_what_left_the_game_lies_aside(self):
        s = table(3, {ANN: [DELAY]}, discards=[MARPLE])
        assert "gone" not in zones(s, ANN)
        event(s, ANN, DELAY)
        do(s, ANN, Lift(0))
        assert [piece.thing for piece in zones(s, BEA)["gone"].pieces] == ["card:delay"]

    def test_a_spectator_sees_no_hand(self):
        s = table(3, {ANN: [PYNE]})
        assert all(not zone.pieces for zone in zones(s, None).values() if zone.kind == "hand")


class TestOptions:
    def test_a_set_points_at_its_cards(self):
        s = table(3, {ANN: [POIROT, QUIN, QUIN]})
        assert about(s, ANN, Lay((POIROT, QUIN, QUIN))) == ("card:poirot", "card:quin", "card:quin")

    def test_ariadne_points_at_her_card_then_at_the_set_that_she_joins(self):
        s = table(3, {ANN: [ARIADNE]}, sets={BEA: [(TOMMY, QUIN), (PYNE, QUIN)]})
        assert about(s, ANN, Add(ARIADNE, BEA, 1)) == ("card:ariadne", "set:1:1")
        wording = WORDS.option(Add(ARIADNE, BEA, 1), sees(s, ANN), Names(("Ann", "Bea", "Cal"), ANN))
        assert wording.heading == "Add a detective"
        assert wording.label == "to Bea's set of Parker Pyne and Harley Quin"
        assert wording.text == f"Add Ariadne Oliver {wording.label}"

    def test_targets_are_players_secrets_and_sets(self):
        s = table(3, {ANN: [ANOTHER_VICTIM, FOLLY]}, sets={BEA: [(TOMMY, QUIN)]})
        assert about(s, ANN, Name(CAL)) == ("seat:2",) and about(s, ANN, Mark(4)) == ("secret:5",)
        assert about(s, ANN, Reveal(0)) == ("secret:1",) and about(s, ANN, Seize(BEA, 0)) == ("set:1:0",)
        assert about(s, ANN, Send("left")) == ("seat:1",) and about(s, ANN, Send("right")) == ("seat:2",)

    def test_drawing_points_at_the_pile_or_at_the_card_in_the_draft(self):
        s = table(3, {ANN: [PYNE]})
        assert about(s, ANN, DRAW) == ("place:pile",) and about(s, ANN, DRAFTS[MARPLE]) == ("card:marple",)
        assert about(s, ANN, DISCARDS[PYNE]) == ("card:pyne",) and about(s, ANN, STOP) == about(s, ANN, PASS) == ()

    def test_a_not_so_fast_points_at_itself_at_the_action_and_at_its_target(self):
        s = table(3, {ANN: [POIROT] * 3, BEA: [NOT_SO_FAST]})
        lay(s, ANN, POIROT, POIROT, POIROT)
        do(s, ANN, Mark(4))
        assert about(s, BEA, CANCEL) == ("card:not_so_fast", "card:poirot", "secret:5")

    @pytest.mark.parametrize(
        ("card", "targets", "pointed_at"),
        [
            (TRADE, (Name(CAL),), ("seat:2",)),
            (ANOTHER_VICTIM, (), ("set:1:0",)),
            (ONE_MORE, (Name(CAL),), ("secret:4", "seat:2")),
            (FOLLY, (Send("left"),), ()),
        ],
    )
    def test_each_action_in_question_points_at_what_it_is_aimed_at(self, card, targets, pointed_at):
        s = table(3, {ANN: [card, PYNE], BEA: [NOT_SO_FAST], CAL: [PYNE]}, sets={BEA: [(TOMMY, QUIN)]}, up=[3])
        do(s, ANN, PLAYS[card], *targets)
        slug = f"card:{card.lower().replace(' ', '_')}"
        assert about(s, BEA, CANCEL) == ("card:not_so_fast", slug, *pointed_at)

    def test_a_not_so_fast_says_what_it_cancels_and_whether_that_stands(self):
        s = table(3, {ANN: [BUNDLE, BUNDLE, NOT_SO_FAST], BEA: [NOT_SO_FAST]})
        lay(s, ANN, BUNDLE, BUNDLE)
        do(s, ANN, Name(BEA))
        title, names = "Lady Eileen “Bundle” Brent", ("Ann", "Bea", "Cal")
        first = WORDS.option(CANCEL, sees(s, BEA), Names(names, BEA))
        assert (first.text, first.label) == (f"Not so fast! Cancel Ann's {title}", "Cancel it")
        do(s, BEA, CANCEL)
        second = WORDS.option(CANCEL, sees(s, ANN), Names(names, ANN))
        assert second.text == f"Not so fast! Let your {title} happen after all"


class TestTheStory:
    def test_lines_point_at_who_acts_then_at_the_card_then_at_the_target(self):
        assert THINGS.of_event(Added(ANN, ARIADNE, BEA, (TOMMY, QUIN))) == ("seat:0", "card:ariadne", "seat:1")
        assert THINGS.of_event(Marked(ANN, BEA, 4, CAL)) == ("seat:0", "secret:5", "seat:2")
        assert THINGS.of_event(Revealed(BEA, 4, "Eloper")) == ("secret:5", "face:eloper")
        assert THINGS.of_event(SecretMoved(BEA, 4, "Eloper", CAL)) == ("secret:5", "face:eloper", "seat:2")
        assert THINGS.of_event(Said(ANN, Suspect(BEA))) == ("seat:0", "seat:1")
        assert THINGS.of_event(Said(ANN, Ask(BEA, PYNE))) == ("seat:0", "card:pyne", "seat:1")

    def test_what_a_seat_may_not_see_is_not_pointed_at(self):
        assert THINGS.of_event(Gave(ANN, BEA, None)) == ("seat:0", "seat:1")
        assert THINGS.of_event(Shown(ANN, BEA, 4, None)) == ("secret:5", "seat:0")


def test_names_of_players_change_nothing_but_names():
    """Players called Hand, Doc and Your."""
    s = table(3, {ANN: [BUNDLE, BUNDLE], BEA: [NOT_SO_FAST]}, sets={CAL: [(TOMMY, QUIN)]})
    lay(s, ANN, BUNDLE, BUNDLE)
    do(s, ANN, Name(BEA))
    passes(s)
    view, plain, odd = sees(s, BEA), ("Ann", "Bea", "Cal"), ("Hand", "Doc", "Your")

    def said(called):
        names = Names(called, BEA)
        zone_names = [WORDS.zone(zone, view, names).title for zone in THINGS.zones(view)]
        options = [WORDS.option(move, view, names).text for move in view.options]
        return [*zone_names, *options, *[WORDS.event(line, s.settings, names) for line in view.story]]

    swapped = [text.replace("Ann", "Hand").replace("Cal", "Your") for text in said(plain)]
    assert said(odd) == swapped
    ids = {thing.id for thing in catalogue(THINGS, 3, s.settings)}
    assert {id for move in view.options for id in THINGS.of_move(move, view)} <= ids
