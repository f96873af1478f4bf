"""What lies on the table of P.I., and what options and lines of the story point at."""

import pytest

from parlour.core import ENGLISH, PASS, Piece, Zone, catalogue, play
from parlour.core.words.english import Names
from parlour.games.pi import PI
from parlour.games.pi.cards import HARBOUR, WHOLE
from parlour.games.pi.events import (
    CityLaid,
    Examined,
    Failed,
    Held,
    Investigated,
    MiniGameBegan,
    MiniGameEnded,
    Passed,
    Solved,
    TurnedUp,
)
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from tests.games.pi.table import ANN, BEA, CAL, FIVE, attempt, dealt, for_ann, miss, place, solve, take, told

WORDS = PI.words(ENGLISH)


def box(seats=2, **options):
    return {thing.id: thing for thing in PI.things.things(seats, PI.table(seats, options))}


def zones(s, seat):
    return {zone.id: zone for zone in PI.things.zones(PI.view(s, seat))}


def about(s, seat, move):
    return PI.things.of_move(move, PI.view(s, seat))


def of_last(s, kind):
    return PI.things.of_event(told(s, kind)[-1])


class TestTheBox:
    def test_every_tile_and_every_evidence_card_is_in_it_once(self):
        kinds = [(thing.kind, thing.suit) for thing in box(5).values()]
        assert [kinds.count(("tile", suit)) for suit in ("suspect", "crime", "location")] == [13, 11, 14]
        assert [kinds.count(("card", suit)) for suit in ("suspect", "crime", "location")] == [12, 10, 14]

    def test_ids_are_plain(self):
        assert {"suspect:doc", "crime:bank-job", "location:ricks-cafe", "evidence:ricks-cafe", "crime:none"} <= set(
            box()
        )
        assert all([id.isascii() and " " not in id for id in box(5)])

    def test_locations_have_their_numbers(self):
        assert box()["location:downtown"].rank == "11" and box(city="harbour")["location:ricks-cafe"].rank == "2"

    def test_tokens_have_owners_and_the_marker_has_none(self):
        owners = {thing.id: thing.owner for thing in box(3).values() if thing.kind == "token"}
        assert owners == {
            f"{token}:{seat}": seat for token in ("investigator", "disc", "cube") for seat in range(3)
        } | {"marker": None}

    def test_the_harbour_has_only_its_own_cards(self):
        assert len([thing for thing in box(city="harbour").values() if thing.kind == "card"]) == len(HARBOUR.evidence)


class TestTheCity:
    def test_a_location_holds_its_three_tiles_left_to_right(self):
        zone = zones(dealt(*FIVE[:2]), ANN)["place:lakeside"]
        assert zone.kind == "place" and zone.at == "location:lakeside" and zone.owner is None
        assert zone.pieces == (Piece("suspect:doc"), Piece("location:lakeside"), Piece("crime:bank-job"))

    def test_the_locations_come_in_the_order_of_the_board(self):
        places = [zone.at for zone in PI.things.zones(PI.view(dealt(*FIVE[:2]), ANN)) if zone.kind == "place"]
        assert [box()[id].rank for id in places] == [str(number) for number in range(1, 15)]

    def test_an_investigator_carries_its_tokens(self):
        s = for_ann("Bubbles, Murder, Downtown")
        place(s, ANN, "Little Italy")
        assert zones(s, BEA)["place:little-italy"].pieces[3:] == (
            Piece("investigator:0"),
            Piece("disc:0", on="investigator:0"),
            Piece("cube:0", on="investigator:0"),
        )

    def test_tokens_lie_on_tiles(self):
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Waterfront")
        miss(s, BEA)
        take(s, ANN, "Murder")
        assert zones(s, BEA)["place:waterfront"].pieces[3:] == (Piece("cube:0", on="location:waterfront"),)
        assert zones(s, BEA)["place:trocadero"].pieces[3:] == (Piece("disc:0", on="crime:murder"),)

    def test_the_city_looks_the_same_to_everybody(self):
        s = dealt(*FIVE)
        place(s, ANN, "Downtown")
        take(s, BEA, "Rusty")
        seen = [[zone for zone in PI.things.zones(PI.view(s, seat)) if zone.kind != "secret"] for seat in (None, 0, 4)]
        assert seen[0] == seen[1] == seen[2]


class TestCards:
    def test_the_evidence(self):
        s = for_ann("Bubbles, Murder, Downtown", display="Murder, Pop")
        take(s, ANN, "Murder")
        found = zones(s, BEA)
        assert found["display"].pieces[0] == Piece("evidence:pop") and len(found["display"].pieces) == 9
        assert found["deck"] == Zone("deck", "deck", hidden=26)
        assert found["discard"].pieces == (Piece("evidence:murder"),)

    def test_a_player_s_kept_evidence_and_figures(self):
        s = for_ann("Bubbles, Murder, Downtown")
        take(s, ANN, "Rusty")
        place(s, BEA, "Skid Row")
        attempt(s, ANN)
        found = zones(s, BEA)
        assert found["kept:0"] == Zone("kept:0", "set", ANN, (Piece("evidence:rusty"),)) and "kept:1" not in found
        assert found["score:0"].value == -2
        assert found["score:0"].pieces == (Piece("investigator:0", value=5), Piece("marker"))
        assert found["score:1"].pieces == (Piece("investigator:1", value=4),)


class TestCases:
    def test_you_see_the_case_you_hold_and_of_the_others_only_that_they_are_there(self):
        found = zones(dealt(*FIVE[:3]), ANN)
        mine = [Piece(id, up=False) for id in ("suspect:bubbles", "crime:murder", "location:downtown")]
        assert found["case:0"] == Zone("case:0", "secret", ANN, tuple(mine), at="seat:1")
        assert found["case:1"] == Zone("case:1", "secret", BEA, hidden=3, at="seat:2")
        assert [zones(dealt(*FIVE[:3]), None)[f"case:{seat}"].hidden for seat in range(3)] == [3, 3, 3]

    def test_a_solved_case_is_open_to_everybody_its_holder_included(self):
        s = dealt(*FIVE[:3])
        miss(s, ANN)
        solve(s, BEA)
        opened = tuple([Piece(id) for id in ("suspect:bubbles", "crime:murder", "location:downtown")])
        assert [zones(s, seat)["case:0"].pieces for seat in (None, ANN, CAL)] == [opened] * 3

    def test_at_the_end_all_are_open(self):
        s = dealt(*FIVE[:3], mini_games=1, rounds=1)
        solve(s, ANN)
        miss(s, BEA, CAL)
        for holder, case in enumerate(s.cases):
            cards = [
                WORDS.thing(box(3)[piece.thing], s.settings).title for piece in zones(s, None)[f"case:{holder}"].pieces
            ]
            assert cards == list(case)


class TestPointing:
    def test_an_evidence_card_is_pointed_at_and_then_its_tile(self):
        s = dealt(*FIVE[:2], display="Murder")
        assert about(s, ANN, Take("Murder")) == ("evidence:murder", "crime:murder")

    def test_an_investigator_is_aimed_at_a_location(self):
        assert about(dealt(*FIVE[:2]), ANN, Place("Rick's Café")) == ("location:ricks-cafe",)

    def test_an_attempt_points_at_one_tile_after_the_other(self):
        s = dealt(*FIVE[:2])
        parts = (Accuse("Doc"), Charge("Bank Job"), Locate("Downtown"))
        assert [about(s, ANN, part) for part in parts] == [
            ("suspect:doc",),
            ("crime:bank-job",),
            ("location:downtown",),
        ]
        assert about(s, ANN, PASS) == ()

    def test_the_story_points_at_the_player_and_then_at_what_they_did(self):
        s = dealt(*FIVE[:3])
        place(s, ANN, "Downtown")
        take(s, BEA, "Rusty")
        attempt(s, CAL)
        assert of_last(s, Investigated) == ("seat:0", "location:downtown")
        assert of_last(s, Examined) == ("seat:1", "evidence:rusty", "suspect:rusty")
        assert of_last(s, Failed) == ("seat:2", "suspect:doc", "crime:bank-job", "location:lakeside")
        assert of_last(s, TurnedUp)[0].startswith("evidence:") and of_last(s, MiniGameBegan) == ("marker", "seat:0")
        solve(s, ANN)
        assert of_last(s, Solved) == ("seat:0", "suspect:pinky", "crime:smuggling", "location:china-town")
        assert of_last(s, CityLaid) == () and PI.things.of_event(Passed(BEA)) == ("seat:1",)

    def test_the_case_you_hold_and_those_laid_open_at_the_end(self):
        s = dealt(*FIVE[:2])
        held = next(event for event in s.story(ANN) if isinstance(event, Held))
        tiles = ("suspect:bubbles", "crime:murder", "location:downtown")
        assert PI.things.of_event(held) == ("seat:0", *tiles, "seat:1")
        solve(s, ANN)
        miss(s, BEA)
        assert of_last(s, MiniGameEnded) == ("seat:1", "seat:0", *tiles)


class TestCaptions:
    @pytest.mark.parametrize("options", [{}, {"city": "harbour"}, {"repeat_cubes": True}])
    def test_everything_says_what_it_is_and_what_it_does(self, options):
        settings = PI.table(3, options)
        for thing in catalogue(PI.things, 3, settings)[3:]:
            caption = WORDS.thing(thing, settings)
            assert caption.title and caption.text.endswith(".") and len(caption.short or caption.title) <= 20, thing

    def test_a_location_names_its_neighbours_on_this_map(self):
        whole, harbour = PI.table(2, {}), PI.table(2, {"city": "harbour"})
        waterfront = box()["location:waterfront"]
        assert "next to 10 Union Square, 11 Downtown and 14 Skid Row." in WORDS.thing(waterfront, whole).text
        assert "next to 1 Union Square and 4 Skid Row." in WORDS.thing(waterfront, harbour).text

    def test_evidence_says_when_it_brings_a_token(self):
        murder = WORDS.thing(box()["evidence:murder"], PI.table(2, {}))
        assert murder.title == "Evidence: Murder" and murder.short == "Murder"
        assert "If Murder is the crime of your case, your disc goes onto its tile" in murder.text

    def test_read_literally_only_discs_stay_silent(self):
        investigator = box()["investigator:0"]
        assert (
            "carries your disc or cube already brings no second one" in WORDS.thing(investigator, PI.table(2, {})).text
        )
        assert (
            "carries your disc already brings no second one"
            in WORDS.thing(investigator, PI.table(2, {"repeat_cubes": True})).text
        )


@pytest.mark.parametrize("called", [("Hand", "Doc"), ("Your", "Evidence"), ("You", "Downtown")])
def test_names_change_nothing_but_the_names(called):
    """An option is worded the same, and a line differs only in the name."""
    s = dealt(*FIVE[:2])
    place(s, ANN, "Downtown")
    view, plain, odd = PI.view(s, BEA), Names(("Ann", "Bea"), BEA), Names(called, BEA)
    for move in view.options:
        assert WORDS.option(move, view, plain) == WORDS.option(move, view, odd)
    for event in view.story:
        read = WORDS.event(event, s.settings, plain)
        assert WORDS.event(event, s.settings, odd) == read.replace("Ann", called[0])


def test_labels_stand_beside_what_an_option_is_about():
    s = dealt(*FIVE[:2], display="Murder")
    view, names = PI.view(s, ANN), Names(("Ann", "Bea"), ANN)
    moves = (Place("Downtown"), Take("Murder"), Accuse("Doc"), Accuse("Bubbles"))
    labels = [WORDS.option(move, view, names).label for move in moves]
    assert labels == ["Investigate", "Examine", "Accuse", "Accuse (in the case you hold)"]
    play(s, ANN, Accuse("Doc"))
    assert WORDS.option(Charge("Murder"), PI.view(s, ANN), names).label == "Of this (in the case you hold)"


def test_whole_is_the_box_of_both_cities():
    assert set(HARBOUR.evidence) < set(WHOLE.evidence)


class TestTheStreets:
    @pytest.mark.parametrize("city", [WHOLE, HARBOUR], ids=["whole", "harbour"])
    def test_bricks_touch_just_where_locations_are_next_door(self, city):
        rows, near = city.street_map.rows, city.street_map.near
        widest = max([len(row) for row in rows])
        left = {  # of each brick in half bricks
            number: (y, widest - len(row) + 2 * x) for y, row in enumerate(rows) for x, number in enumerate(row)
        }

        def touch(one, other):
            (y, x), (v, u) = left[one], left[other]
            return abs(x - u) == (2 if y == v else 1) and abs(y - v) <= 1

        touching = [tuple([other for other in sorted(left) if touch(one, other)]) for one in sorted(left)]
        assert touching == [tuple(sorted(numbers)) for numbers in near]

    def test_the_whole_city_has_29_borders(self):
        assert sum([len(numbers) for numbers in WHOLE.street_map.near]) == 2 * 29


class TestAnAttempt:
    def test_what_is_named_lies_before_the_one_who_names_it_and_nobody_else(self):
        s = dealt(*FIVE[:2])
        play(s, ANN, Accuse("Doc"))
        play(s, ANN, Charge("Murder"))
        assert zones(s, ANN)["attempt"] == Zone("attempt", "aside", ANN, (Piece("suspect:doc"), Piece("crime:murder")))
        assert "attempt" not in zones(s, BEA)
        assert "attempt" not in zones(s, None)
