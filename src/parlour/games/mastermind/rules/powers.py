"""The four special powers, which a Director must use at once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import ClassVar, Final, TypeVar

from parlour.core import Choice, Happening, Move, Seat, Steps, StrikeNext
from parlour.games.mastermind.cards import (
    AGENCY,
    DRAWN,
    INVESTIGATION,
    SPECIAL_ELECTION,
    SURVEILLANCE,
    SYNDICATE,
    Policy,
    Power,
)
from parlour.games.mastermind.events import Appointed, Arranged, Granted, Investigated, Lapsed, Looked, Purged
from parlour.games.mastermind.moves import Appoint, Arrange, Investigate, Purge
from parlour.games.mastermind.rules.deck import RESHUFFLE
from parlour.games.mastermind.rules.endings import mastermind_purged
from parlour.games.mastermind.settings import SEATS
from parlour.games.mastermind.state import MastermindState

M = TypeVar("M", bound=Move)

INVESTIGATE: Final = [Investigate(seat) for seat in range(SEATS.stop)]
APPOINT: Final = [Appoint(seat) for seat in range(SEATS.stop)]
PURGES: Final = [Purge(seat) for seat in range(SEATS.stop)]


def orders(syndicate: int) -> list[Arrange]:
    """Every order of three cards, so many of them Syndicate; cards of a kind are alike."""
    cards: list[Policy] = [SYNDICATE if place < syndicate else AGENCY for place in range(DRAWN)]
    return [Arrange(order) for order in sorted(set(permutations(cards)))]


ORDERS: Final = [orders(syndicate) for syndicate in range(DRAWN + 1)]


class UsePower(Happening[MastermindState], frozen=True):
    """The Director must use the power of the new policy; an Investigation with nobody left to investigate lapses."""

    director: Seat
    power: Power

    def happen(self, s: MastermindState) -> Steps:
        if self.power == INVESTIGATION and not s.suspects():
            s.tell(Lapsed(self.director, self.power))
            return ()
        s.tell(Granted(self.director, self.power))
        return power_steps(self.power, self.director)


class Targeting(Choice[MastermindState, M], frozen=True):
    """A power that its Director uses on another living player."""

    must: ClassVar[str]
    may_not: ClassVar[str] = "You may not choose that player."  # said of a living player

    director: Seat

    def asks(self, s: MastermindState) -> tuple[Seat, ...]:
        return (self.director,)

    def why_not(self, s: MastermindState, seat: Seat, move: Move) -> str:
        if type(move) is not type(self.options(s, seat)[0]):
            return self.must
        target: Seat = getattr(move, "seat", -1)
        if target not in range(s.seats):
            return self.must
        return "You may not choose yourself." if target == seat else s.gone(target) or self.may_not


class Investigation(Targeting[Investigate], frozen=True):
    """The Director alone learns the side of a player; by default nobody is investigated twice."""

    must = "You must investigate one of the players."
    may_not = "That player has been investigated before."

    def options(self, s: MastermindState, seat: Seat) -> Sequence[Investigate]:
        return [INVESTIGATE[other] for other in s.suspects()]

    def take(self, s: MastermindState, seat: Seat, move: Investigate) -> Steps:
        target = move.seat
        s.investigated += ((seat, target),)
        s.whisper(Investigated(seat, target, s.finding(target)), only=(seat,), others=Investigated(seat, target))
        return ()


class Look(Happening[MastermindState], frozen=True):
    """The Director alone sees the top three cards."""

    director: Seat

    def happen(self, s: MastermindState) -> Steps:
        if s.deck_is_short:
            return RESHUFFLE, self
        s.whisper(Looked(self.director, s.top), only=(self.director,), others=Looked(self.director))
        return ()


class Surveillance(Choice[MastermindState, Arrange], frozen=True):
    """The Director lays them back, in any order if the ruleset allows it; a single possible order is asked for too."""

    director: Seat

    def asks(self, s: MastermindState) -> tuple[Seat, ...]:
        return (self.director,)

    def options(self, s: MastermindState, seat: Seat) -> Sequence[Arrange]:
        return ORDERS[s.top.count(SYNDICATE)] if s.rules.surveillance_reorders else [Arrange(s.top)]

    def why_not(self, s: MastermindState, seat: Seat, move: Move) -> str:
        return "You must lay back the three cards that you saw."

    def take(self, s: MastermindState, seat: Seat, move: Arrange) -> Steps:
        s.deck[-DRAWN:] = move.cards[::-1]
        s.whisper(Arranged(seat, move.cards), only=(seat,), others=Arranged(seat))
        return ()


class SpecialElection(Targeting[Appoint], frozen=True):
    """The Director names the next Director; the placard does not pass to the left this time."""

    must = "You must name the next Director."

    def options(self, s: MastermindState, seat: Seat) -> Sequence[Appoint]:
        return [APPOINT[other] for other in s.others()]

    def take(self, s: MastermindState, seat: Seat, move: Appoint) -> Steps:
        s.tell(Appointed(seat, move.seat))
        s.give_placard(move.seat)
        return (StrikeNext(),)


class Purging(Targeting[Purge], frozen=True):
    """The Director removes a player from the game; no role is shown, but the game ends if it was the Mastermind."""

    must = "You must purge one of the players."

    def options(self, s: MastermindState, seat: Seat) -> Sequence[Purge]:
        return [PURGES[other] for other in s.others()]

    def take(self, s: MastermindState, seat: Seat, move: Purge) -> Steps:
        found = move.seat == s.mastermind
        s.purge(move.seat)
        s.tell(Purged(seat, move.seat, not found))
        if found:
            return mastermind_purged(s)
        s.confirm(move.seat)
        return ()


def power_steps(power: Power, director: Seat) -> Steps:
    if power == SURVEILLANCE:
        return Look(director), Surveillance(director)
    if power == INVESTIGATION:
        return (Investigation(director),)
    return (SpecialElection(director),) if power == SPECIAL_ELECTION else (Purging(director),)
