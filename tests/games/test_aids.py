"""The player aid of every game: all that is in the box of a table, in the words of the things themselves."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from parlour.core import ENGLISH, Aid, Entry, Thing
from parlour.games import SHELF, find
from parlour.games.mastermind.settings import ruleset
from parlour.testing import Kit
from parlour.testing.laws.wording import missing_on_aid
from tests.games.graves.kit import OTHER


def kit_of(game: str) -> Kit:
    kit: Kit = import_module(f"tests.games.{game}.kit").KIT
    return kit


TABLES = [(game, variant.seats, variant.options) for game in SHELF for variant in kit_of(game).variants]
SIZES = [(game, seats, {}) for game in SHELF for seats in find(game).seats]


def aid_of(game: str, seats: int, options: dict[str, Any]) -> Aid:
    return find(game).words(ENGLISH).aid(seats, find(game).table(seats, options))


def entries(aid: Aid, section: str = "") -> list[Entry]:
    return [entry for each in aid.sections if section in ("", each.title) for entry in each.entries]


def titles(game: str, seats: int, section: str = "", **options: Any) -> str:
    return "; ".join([entry.title for entry in entries(aid_of(game, seats, options), section)])


def box(game: str, seats: int, options: dict[str, Any]) -> list[Thing]:
    return [*find(game).things.things(seats, find(game).table(seats, options))]


@pytest.mark.parametrize(("game", "seats", "options"), [*TABLES, *SIZES])
def test_every_card_tile_and_role_of_every_table_is_on_it_and_nothing_else(game, seats, options):
    assert [*missing_on_aid(aid_of(game, seats, options), box(game, seats, options))] == []


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_single_thing_does_is_what_it_says_itself(game, seats, options):
    words, settings = find(game).words(ENGLISH), find(game).table(seats, options)
    things = {each.id: each for each in box(game, seats, options)}
    for entry in entries(aid_of(game, seats, options)):
        if len(entry.things) == 1 and things[entry.things[0]].suit != "location":  # of those it lists the neighbours
            assert entry.text in words.thing(things[entry.things[0]], settings).text


class TestMindReader:
    def test_a_game_without_jokers_shows_none(self):
        assert "Joker" not in str(aid_of("mind_reader", 4, {}))
        assert "Jokers" in titles("mind_reader", 4, jokers=True)

    def test_suits_left_out_of_the_deck_are_not_there(self):
        assert titles("mind_reader", 3, "Suits", suits=3) == "Rock; Scissors; Paper"

    def test_between_two_nothing_counts_twenty(self):
        assert "20" not in titles("mind_reader", 2, "Points") and "20" in titles("mind_reader", 3, "Points")


class TestTheMastermind:
    @pytest.mark.parametrize("preset", ["rulebook", "classic"])
    @pytest.mark.parametrize("seats", find("mastermind").seats)
    def test_it_has_the_powers_of_the_preset_for_so_many_players(self, preset, seats):
        shown = titles("mastermind", seats, "Powers of the Director", preset=preset)
        powers = ruleset(seats, find("mastermind").table(seats, {"preset": preset})).powers
        granted = {power for power in powers if power}
        assert [power for power in granted if power not in shown] == [] and shown.count("policy") == len(granted)

    def test_it_tells_which_policies_give_a_power(self):
        assert "Investigation (first and second Syndicate policy)" in titles("mastermind", 9)

    def test_a_table_without_powers_says_so(self):
        assert titles("mastermind", 5, "Powers of the Director", powers="none, none, none, none, none") == "None"

    def test_it_has_the_number_of_each_role(self):
        assert titles("mastermind", 10, "Roles") == "Agency operative ×6; Syndicate Agent ×3; The Mastermind ×1"


class TestPi:
    def test_it_has_the_locations_of_its_city(self):
        near = "Locations, and what they are next to"
        assert titles("pi", 2, near, city="harbour").count(";") == 3 and titles("pi", 2, near).count(";") == 13


class TestGraves:
    def test_it_has_the_abilities_of_the_usual_decks(self):
        assert "A 2: New Angle / Misdirection; A 3: Old Notes / Loose Ends" in titles("graves", 2, "Cards")

    def test_an_ability_of_one_side_only_says_whose_it_is(self):
        ability = '[[ability]]\ncards = ["S9"]\ntitle = "Flight"\neffect = "reshuffle"\ndraw = 2\n'
        shown = titles("graves", 2, "Cards", detective_deck=ability)
        assert "The 9 of Shoeprints: Flight (Detective only)" in shown
        assert "A 2: Misdirection (Mastermind only)" in shown

    def test_the_same_deck_on_both_sides_is_told_once(self):
        ability = '[[ability]]\ncards = ["9"]\ntitle = "Flight"\neffect = "reshuffle"\ndraw = 2\n'
        assert titles("graves", 2, "Cards", detective_deck=ability, mastermind_deck=ability) == "Value; A 9: Flight"

    def test_every_ability_of_another_deck_is_on_it(self):
        settings = find("graves").table(2, {"detective_deck": OTHER})
        shown = titles("graves", 2, "Cards", detective_deck=OTHER)
        assert all([ability.title in shown for ability in settings.decks[0].abilities.values()])

    def test_the_single_case_has_its_own_points_and_nobody_gives_up(self):
        assert "Give up" in titles("graves", 2) and "Give up" not in titles("graves", 2, cases=1)
        assert "4 points for the Detective" in str(aid_of("graves", 2, {"cases": 1}))


class TestDeathOnTheCards:
    def test_cards_that_stay_in_the_box_are_not_there(self):
        assert "Blackmailed" in titles("death_cards", 3) and "Blackmailed" not in titles("death_cards", 2)

    def test_it_tells_how_often_each_card_occurs(self):
        assert "Not so Fast ×10" in titles("death_cards", 2) and "Not so Fast ×10" in titles("death_cards", 6)

    def test_only_with_five_or_more_there_is_an_accomplice(self):
        assert "Accomplice" not in str(aid_of("death_cards", 4, {})) and "Accomplice" in titles("death_cards", 5)
