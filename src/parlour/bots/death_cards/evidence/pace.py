"""How the two sides play, no matter what they do it to: how many cards they throw away, and whether they mean it.

A gang in a hurry throws cards away, and so do wasteful people.  So each side has a way of throwing cards away, and a
story is weighed beside what the table itself has done so far: where everybody throws many away, it speaks against
nobody, and where only the detectives do, it speaks against who saves them.
People who take any option play nothing and cancel far more often than people who mean what they do, and throw away
what everybody else keeps.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import prod
from typing import Final, TypeAlias

from parlour.core import Seat

Gang: TypeAlias = tuple[Seat, Seat]  # the Murderer and the Accomplice
ANYTHING, ANYHOW = "anything", "anyhow"
WAYS: Final[dict[str, tuple[float, ...]]] = {
    "sparing": (0.47, 0.49, 0.02, 0.01, 0.01),
    "some": (0.05, 0.22, 0.63, 0.06, 0.04),
    "many": (0.04, 0.11, 0.25, 0.32, 0.28),
    "all": (0.02, 0.02, 0.04, 0.12, 0.8),
    ANYHOW: (0.23, 0.2, 0.2, 0.17, 0.2),  # any option is taken
}  # how often somebody throws so many away beyond what one must; in the way ``ANYTHING``, as the table always does
FIRST: Final = 0.6  # of a turn: what each number counts for, before anybody has thrown anything away
IDLE: Final = (0.17, 0.42)  # of turns nothing is played in, by people who mean what they do and by those who don't
CANCELS: Final = (0.04, 0.17)  # of turns somebody interrupts in, for each player
WASTES: Final = (0.01, 0.16)  # of cards thrown away, while others are kept, that are a Not so Fast


class Pace:
    """How many times likelier what each seat has done is in each way than if it did as the table always does."""

    def __init__(self, seats: int) -> None:
        self.often = [FIRST] * len(WAYS[ANYHOW])  # how often so many cards were thrown away here
        self.likely = {way: [1.0] * seats for way in (*WAYS, ANYTHING)}
        self.thrown: list[tuple[Seat, int]] = []

    def threw(self, seat: Seat, cards: int, idle: bool, wasted: int = 0) -> None:
        """``seat`` has ended a turn: it threw so many away beyond what it must, and may have played nothing.

        ``wasted``: of all it threw away, so many were a Not so Fast.  Who throws everything away chooses none of them.
        """
        number = min(cards, len(self.often) - 1)
        here = self.often[number] / sum(self.often)
        for way, rates in WAYS.items():
            self.likely[way][seat] *= rates[number] / here
        self.likely[ANYHOW][seat] *= likelier(IDLE, idle)
        if number < len(self.often) - 1:
            others = cards + idle - wasted
            self.likely[ANYHOW][seat] *= likelier(WASTES, True) ** wasted * likelier(WASTES, False) ** others
        self.often[number] += 1
        self.thrown.append((seat, number))

    def interrupted(self, by: Collection[Seat]) -> None:
        """These players interrupted in a turn, and the others did not."""
        odd = self.likely[ANYHOW]
        for seat in range(len(odd)):
            odd[seat] *= likelier(CANCELS, seat in by)

    def times(self, hunters: str, gang: str, gangs: Iterable[Gang]) -> dict[Gang, float]:
        """For every gang, how many times likelier all this is, if hunters and gang have these ways."""
        theirs, ours = self.likely[hunters], self.likely[gang]
        return {
            guilty: prod([ours[seat] if seat in guilty else theirs[seat] for seat in range(len(ours))])
            for guilty in gangs
        }


def likelier(rates: tuple[float, float], so: bool) -> float:
    """How many times likelier it is from the second than from the first."""
    return rates[1] / rates[0] if so else (1 - rates[1]) / (1 - rates[0])
