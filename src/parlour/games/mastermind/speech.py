"""Who may talk, and what a seat may claim aloud now, true or not: once on each occasion.

Councils with cards in hand are silent unless the table lets them talk, and the living do not hear the purged (MM-6,
MM-36).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from typing import Final

from parlour.core import Claim, Event, Said, Seat, Talk, Unfolding, told_since
from parlour.games.mastermind.cards import DRAWN, ROLES, SIDES, Cards, Role, Side
from parlour.games.mastermind.events import (
    Arranged,
    Began,
    Drew,
    Enacted,
    Investigated,
    Nominated,
    Received,
    Vetoed,
)
from parlour.games.mastermind.moves import IAm, IDrew, IFound, IReceived, ISaw
from parlour.games.mastermind.view import MastermindView

ROUND_BEGINS: Final = frozenset({Began, Nominated})
OCCASIONS: Final = frozenset({Drew, Received, Enacted, Vetoed, Investigated, Arranged, Said})  # open one, or use it up
WHO_I_AM: Final = [IAm(role) for role in ROLES]


def talk(v: MastermindView) -> Talk:
    """The purged go on talking to each other; nobody who still plays, or watches, hears that before the end."""
    living = v.living
    return Talk(
        silent=tuple([seat for seat in v.silent if seat in living]),
        apart=tuple([seat for seat in v.silent if seat not in living]),
    )


def speech(v: MastermindView) -> Sequence[Claim]:
    """The claims open to the seat whose view this is."""
    return () if v.result is not None or v.seat is None or v.seat in v.silent else open_claims(v)


class Occasions:
    """The occasions on which one seat may speak, and what it may say on each."""

    def __init__(self, v: MastermindView) -> None:
        assert v.seat is not None
        self.me: Seat = v.seat
        self.answers: tuple[Role | Side, ...] = ROLES if v.rules.full_roles else SIDES
        self.councils = 0
        self.open: dict[Hashable, Sequence[Claim]] = {}

    def read(self, v: MastermindView, since: int) -> None:
        """The story from there on."""
        for event in told_since(v, since):
            if type(event) in ROUND_BEGINS:  # once a round, for everyone
                self.open[IAm] = WHO_I_AM
            elif type(event) in OCCASIONS:
                self.hear(event)

    def claims(self, v: MastermindView) -> list[Claim]:
        return [claim for claims in self.open.values() for claim in claims]

    def hear(self, event: Event) -> None:
        """An occasion to speak opens, or is used up."""
        match event:
            case Said(seat, claim):  # the most frequent first: docs/decisions/0003
                if seat == self.me:
                    self.used_up(claim)
            case Drew(director):
                self.councils += 1
                if director == self.me:
                    self.open[IDrew, self.councils] = drew(self.councils)
            case Received(operative) if operative == self.me:
                self.open[IReceived, self.councils] = received(self.councils)
            case Enacted() | Vetoed():
                self.close_earlier_councils()
            case Investigated(director, seat) if director == self.me:
                self.open[IFound, seat] = found(seat, self.answers)
            case Arranged(director) if director == self.me:
                self.open[ISaw] = saw()

    def used_up(self, claim: Claim) -> None:
        match claim:
            case IFound(seat):
                del self.open[IFound, seat]
            case IDrew(council) | IReceived(council):
                del self.open[type(claim), council]
            case _:
                del self.open[type(claim)]

    def close_earlier_councils(self) -> None:
        """A Council may be spoken of until the next one has enacted a policy, or thrown its cards away."""
        for council in range(1, self.councils):
            self.open.pop((IDrew, council), None)
            self.open.pop((IReceived, council), None)


open_claims: Final = Unfolding[MastermindView, Occasions, list[Claim]](
    lambda v: (v.seat, v.seats, v.rules), Occasions, Occasions.read, Occasions.claims
)


@cache
def found(seat: Seat, answers: tuple[Role | Side, ...]) -> Sequence[Claim]:
    return [IFound(seat, answer) for answer in answers]


@cache
def saw() -> Sequence[Claim]:
    return [ISaw(cards) for cards in hands(DRAWN)]


@cache
def drew(council: int) -> Sequence[Claim]:
    return [IDrew(council, cards) for cards in hands(DRAWN)]


@cache
def received(council: int) -> Sequence[Claim]:
    return [IReceived(council, cards) for cards in hands(DRAWN - 1)]


def hands(size: int) -> list[Cards]:
    return [Cards(size - syndicate, syndicate) for syndicate in range(size + 1)]
