"""Every place on the table has a name of its own, so that a person or a screen reader can tell it from the rest."""

from random import Random
from typing import Any

import pytest

from parlour.core import ENGLISH, Game, Match, View
from parlour.games import SHELF, find

PEOPLE = ("Ann", "Bea", "Cal", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


def titles(game: Game[Any, Any], view: View) -> list[str]:
    words = game.words(ENGLISH)
    names = words.Names(PEOPLE[: view.seats], view.seat)
    return [words.zone(zone, view, names).title for zone in game.things.zones(view)]


@pytest.mark.parametrize("game", SHELF)
def test_no_two_places_on_a_board_have_the_same_name(game: str) -> None:
    rng, most = Random(1), 0
    for number in range(12):
        seats = find(game).seats[0 if number % 4 else -1]
        match = Match(find(game), seats, bytes([number] * 32))
        while match.asked:
            seat = rng.choice(match.asked)
            view = match.view(seat)
            names = titles(find(game), view)
            assert len(names) == len(set(names)), names
            most = max(most, len(names))
            match.play(seat, rng.choice(view.options))
    assert most > 4
