"""The cases that fit some clues: an array of yes and no, with an axis each for suspect, crime and location."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from parlour.games.pi.cards import Card, Case, City, Location
from parlour.games.pi.knowledge.clues import Clue, Compared, Counted
from parlour.games.pi.rules.answers import token

Fits: TypeAlias = npt.NDArray[np.bool_]
SHAPES = ((-1, 1, 1), (1, -1, 1), (1, 1, -1))  # one axis of the array, ready to be spread over the others


def fitting(city: City, homes: Mapping[Card, Location], clues: Iterable[Clue]) -> Fits:
    """Every case that would have been answered like this."""
    fits = np.ones([len(cards) for cards in city.axes], dtype=np.bool_)
    for clue in clues:
        if isinstance(clue, Counted):
            fits &= counted(city, clue)
        elif isinstance(clue, Compared):
            found = [token(homes, clue.location, card) == clue.found for card in city.axes[clue.kind]]
            fits &= np.array(found).reshape(SHAPES[clue.kind])
        else:
            fits[place(city, clue.case)] = False
    return fits


def counted(city: City, clue: Counted) -> Fits:
    """The cases whose three cards together give just so many discs and cubes."""
    given = [[clue.look.new_token(kind, card) for card in cards] for kind, cards in enumerate(city.axes)]
    tallies = [np.array([WORTH[found] for found in axis]).reshape(shape) for axis, shape in zip(given, SHAPES)]
    fits: Fits = tallies[0] + tallies[1] + tallies[2] == 4 * clue.discs + clue.cubes
    return fits


WORTH = {"disc": 4, "cube": 1, "nothing": 0}  # three cards give at most three cubes, so sums tell discs from cubes


def without(fits: Fits, city: City, cases: Iterable[Case]) -> Fits:
    """No card of these cases can be in another (PI-24)."""
    left = fits.copy()
    for case in cases:
        suspect, crime, location = place(city, case)
        left[suspect], left[:, crime], left[:, :, location] = False, False, False
    return left


def place(city: City, case: Case) -> tuple[int, int, int]:
    """Where ``case`` stands in the array."""
    suspect, crime, location = [cards.index(card) for cards, card in zip(city.axes, case)]
    return suspect, crime, location


def named(city: City, row: Iterable[int]) -> Case:
    return Case(*[cards[i] for cards, i in zip(city.axes, row)])
