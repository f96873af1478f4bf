"""The hunt for one case: every case it may still be, how likely each is, and what each question would tell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from parlour.core import Move
from parlour.games.pi.cards import CITIES, KINDS, holder_for
from parlour.games.pi.knowledge.candidates import WORTH, named
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from parlour.games.pi.rules.answers import NEAR
from parlour.games.pi.view import PiView
from parlour.games.pi.worlds import PiWorlds

Chances: TypeAlias = npt.NDArray[np.float64]
Numbers: TypeAlias = npt.NDArray[np.int64]
Question: TypeAlias = Place | Take
PARTS: Final = (Accuse, Charge, Locate)
ANSWERS: Final = 1 + len(KINDS) * WORTH["disc"]  # the sums of three tokens' worth


class Hunt:
    """What one seat knows of the case it must solve, its rivals' answers included.

    Its own tokens in a place need not be looked at: the token that they keep away is known already, so an answer with
    them and one without leave the same cases.
    """

    def __init__(self, view: PiView) -> None:
        assert view.seat is not None
        self.view, self.seat, self.worlds = view, view.seat, PiWorlds(view)
        unknown = self.worlds.holders.index(holder_for(self.seat, view.seats))
        weights = self.worlds.joint.weights[unknown]
        self.rows: Numbers = self.worlds.joint.candidates[unknown][weights > 0]
        self.ways: Chances = weights[weights > 0]  # whole numbers: in how many worlds each case is the one
        self.chances: Chances = self.ways / weights.sum()
        places = {location: i for i, location in enumerate(view.city.locations)}
        homes = [np.array([places[self.worlds.clues.homes[card]] for card in cards]) for cards in view.city.axes]
        self.homes: Numbers = np.stack([homes[kind][self.rows[:, kind]] for kind in range(len(KINDS))])
        self.places = places

    @property
    def best(self) -> float:
        """How likely the likeliest case is."""
        return float(self.chances.max())

    @property
    def bits_missing(self) -> float:
        return float(bits(1.0, (self.chances * np.log2(self.chances)).sum()))

    def attempt(self) -> Move:
        """The next part of an attempt at the likeliest case that begins as named; of several at the first.

        What was named may come from a person whose seat this bot took over, and fit nothing.
        """
        parts = self.view.sealed
        case = named(self.view.city, self.rows[int(self.beginning(parts).argmax())])
        return PARTS[len(parts)](case[len(parts)])

    def beginning(self, parts: Sequence[Move | None]) -> Chances:
        """How likely each case is, and 0 if it does not begin with these parts of an attempt."""
        chances = self.chances.copy()
        for kind, (make, part) in enumerate(zip(PARTS, parts)):
            chances *= np.array([make(card) == part for card in self.view.city.axes[kind]])[self.rows[:, kind]]
        return chances

    def bits_after_a_miss(self) -> float:
        """What is missing once the likeliest case was named and is wrong."""
        rest = np.delete(self.chances, self.chances.argmax())
        return float(bits(rest.sum(), (rest * np.log2(rest)).sum()))

    def told(self, question: Question) -> Numbers:
        """What the table would answer for each case."""
        tokens = tokens_near(self.view.settings.city)
        if isinstance(question, Place):
            return cast("Numbers", tokens[self.places[question.location]][self.homes].sum(axis=0))
        kind, home = self.view.city.kind_of[question.card], self.worlds.clues.homes[question.card]
        return cast("Numbers", tokens[self.places[home]][self.homes[kind]])

    def parted(self, questions: Sequence[Question]) -> tuple[Chances, Chances]:
        """For every question (a row) and answer (a column), how likely it is and how many bits are missing then."""
        told = np.array([self.told(question) for question in questions])
        cells = (told + ANSWERS * np.arange(len(questions))[:, np.newaxis]).ravel()
        size, shape = ANSWERS * len(questions), (len(questions), ANSWERS)
        chances, logs = [
            cast("Chances", np.bincount(cells, np.tile(each, len(questions)), size)).reshape(shape)
            for each in (self.chances, self.chances * np.log2(self.chances))
        ]
        return chances, bits(chances, logs)


def bits(chances: Chances | float, logs: Chances | float) -> Chances:
    """The bits missing among cases whose chances add up to ``chances``, and chance times its logarithm to ``logs``."""
    safe = np.where(chances > 0, chances, 1.0)
    return np.maximum(np.log2(safe) - logs / safe, 0.0)


def questions(view: PiView) -> list[Question]:
    return [move for move in view.options if isinstance(move, Place | Take)]


@cache
def tokens_near(city: str) -> Numbers:
    """What looking in one location (a row) is worth in tokens if the tile lies in another (a column)."""
    locations = CITIES[city].locations
    return np.array([[token_worth(here, there) for there in locations] for here in locations])


def token_worth(here: str, there: str) -> int:
    return WORTH["disc" if here == there else "cube" if there in NEAR[here] else "nothing"]
