"""How a table plays, no matter who is guilty: how many cards are thrown away, how often nothing is played or cancelled.

A gang in a hurry throws cards away, and so do wasteful people.  So each way of throwing cards away is weighed beside
what the table itself has done so far: where everybody throws many away, it speaks against nobody.
People who take any option play nothing and cancel far more often than people who mean what they do: at such a table
nothing speaks against anybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Final, TypeAlias

from parlour.core import Seat

Gang: TypeAlias = tuple[Seat, Seat]  # the Murderer and the Accomplice
ANYTHING, ANYHOW = "anything", "anyhow"  # ways of throwing cards away in which roles don't matter; see ``times``
USUAL: Final = (0.6, 0.28, 0.08, 0.03, 0.01)  # how often a hunter throws so many away beyond what one must
AT_RANDOM: Final = (0.33, 0.3, 0.17, 0.12, 0.08)  # ... and somebody who takes any option
GANG: Final[dict[str, tuple[float, ...]]] = {
    "usual": (1.0, 1.0, 1.0, 1.0, 1.0),
    "wasteful": (0.4, 1.0, 10.5, 39.0, 150.0),
    "hurried": (0.05, 0.5, 8.0, 12.0, 16.0),
    "rushed": (0.01, 0.15, 8.0, 20.0, 30.0),
}  # how many times as often the gang does, about
OFTEN: Final = {
    way: tuple([rate / sum([often * times for often, times in zip(USUAL, rates)]) for rate in rates])
    for way, rates in GANG.items()
}  # the same, so that it throws something away as often as not
FIRST: Final = 0.6  # of a turn: what each number counts for, before anybody has thrown anything away
IDLE: Final = (0.17, 0.42)  # of turns nothing is played in, by people who mean what they do and by those who don't
CANCELS: Final = (0.04, 0.17)  # of turns somebody interrupts in, for each player


class Pace:
    """What has been thrown away, turn by turn, and how oddly everybody has played."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.often = [FIRST] * len(USUAL)  # how often so many cards were thrown away here
        self.usual = 1.0  # how many times likelier all that is if hunters throw away as usual
        self.odd = 1.0  # ... and if everybody takes any option
        self.thrown: list[tuple[Seat, int]] = []

    def threw(self, seat: Seat, cards: int, idle: bool) -> None:
        """``seat`` has ended a turn: it threw so many away beyond what it must, and may have played nothing."""
        number = min(cards, len(USUAL) - 1)
        here = self.often[number] / sum(self.often)
        self.usual *= USUAL[number] / here
        self.odd *= AT_RANDOM[number] / here * likelier(IDLE, idle)
        self.often[number] += 1
        self.thrown.append((seat, number))

    def interrupted(self, many: int) -> None:
        """So many players interrupted in a turn."""
        self.odd *= likelier(CANCELS, True) ** many * likelier(CANCELS, False) ** (self.seats - many)

    def times(self, way: str, gangs: Iterable[Gang]) -> dict[Gang, float]:
        """For every gang, how many times likelier all this is than if the table did as it always does."""
        if way in (ANYTHING, ANYHOW):
            return dict.fromkeys(gangs, self.odd if way == ANYHOW else 1.0)
        rates = OFTEN[way]
        return {gang: self.usual * prod([rates[n] for seat, n in self.thrown if seat in gang]) for gang in gangs}


def likelier(rates: tuple[float, float], so: bool) -> float:
    """How many times likelier it is from the second than from the first."""
    return rates[1] / rates[0] if so else (1 - rates[1]) / (1 - rates[0])
