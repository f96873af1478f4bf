"""Who means what they do and say: a chance for each player, learnt from Council to Council.

A player may be *sound*, *babble* (say anything, and still play by the role), or be *muddled* (do and say anything in
every role).  The more somebody's cards and words fail to fit together, the less anybody believes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from parlour.bots.mastermind.evidence.styles import AGENCY_BABBLES, FITTED, SYNDICATE_BABBLES, Array
from parlour.core import Seat

SOUND, BABBLES, MUDDLED = range(3)
AT_FIRST: Final[Array] = np.array(FITTED["traits"])  # how likely each is before anything has happened
JOKES: Final = np.array([0.05, 0.6, 0.6])  # how often each claims to belong to the Syndicate
BY_SIDE: Final = slice(SYNDICATE_BABBLES, AGENCY_BABBLES + 1)
BY_ROLE: Final = (slice(0, 3), slice(3, 6), slice(6, 7))  # where the trait's roles stand in a table of styles


def sober(joking: Iterable[bool]) -> float:
    """How many times likelier it is that so many claim to belong to the Syndicate, or don't, if not all are muddled."""
    usual, muddled = float(AT_FIRST @ JOKES), float(JOKES[MUDDLED])
    return prod([usual / muddled if joked else (1 - usual) / (1 - muddled) for joked in joking])


def sober_side(joking: Mapping[Seat, bool], sober: NDArray[np.bool_]) -> Array:
    """The same for every assignment, if one side jokes as muddled people do; ``sober``: who is of the other side."""
    sound, muddled = JOKES[SOUND], JOKES[MUDDLED]
    found = np.ones(len(sober))
    for seat, joked in joking.items():
        found[sober[:, seat]] *= sound / muddled if joked else (1 - sound) / (1 - muddled)
    return found


class Reliability:
    """How likely each seat is sound, babbles or is muddled."""

    def __init__(self, seats: int) -> None:
        self.traits = np.tile(AT_FIRST, (seats, 1))

    def joked(self, seat: Seat, joked: bool) -> None:
        """``seat`` has said who it is, or something else: nobody sound claims to belong to the Syndicate."""
        self.traits[seat] *= JOKES if joked else 1 - JOKES
        self.traits[seat] /= self.traits[seat].sum()

    def mixed(self, told: Array, director: Seat, operative: Seat) -> Array:
        """``told``: drawn, style, Director, Global Operative, each by trait and role; the traits are summed out."""
        by_side = told[:, BY_SIDE, BY_ROLE[SOUND], BY_ROLE[SOUND]]  # there it is the role that says who babbles
        for seat in (director, operative):
            parts = [chance * told[:, :, roles] for chance, roles in zip(self.traits[seat], BY_ROLE)]
            told = np.moveaxis(parts[0] + parts[1] + parts[2], 2, 3)
        told[:, BY_SIDE] = by_side
        return told

    def learn(self, told: Array, before: Array, director: Seat, operative: Seat) -> None:
        """``before``: how likely every drawn, style, Director's and Global Operative's role was."""
        fits = np.array([[float((before * told[:, :, a, b]).sum()) for b in BY_ROLE] for a in BY_ROLE])
        fits *= np.outer(self.traits[director], self.traits[operative])
        self.traits[director] = fits.sum(axis=1) / fits.sum()
        self.traits[operative] = fits.sum(axis=0) / fits.sum()

    def trusted(self, seat: Seat) -> float:
        """How likely the seat's words mean anything."""
        return float(self.traits[seat, SOUND])

    @property
    def means(self) -> Array:
        """Seat by seat, how likely it means what it does."""
        found: Array = 1 - self.traits[:, MUDDLED]
        return found
