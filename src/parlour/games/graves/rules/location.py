"""A Location from its start to its end: what it does on arrival, its turns, who takes its Evidence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Choice, Happening, Move, Seat, Steps, changed
from parlour.games.graves.cards import NOBODY, PLACES
from parlour.games.graves.events import (
    Arrived,
    ClocksSet,
    Ended,
    Found,
    Resolved,
    TimePassed,
)
from parlour.games.graves.moves import SetClocks
from parlour.games.graves.rules.drawing import SEATED, ChooseHand, Draw, RevealTop
from parlour.games.graves.rules.turn import TakeTurn
from parlour.games.graves.state import NOTHING, GravesState

CLOCKS: Final = [SetClocks(here, there) for here in (0, -1, 1) for there in (0, -1, 1)]


class Arrive(Happening[GravesState], frozen=True):
    """The next Location becomes the active one; what it does at its start comes before the first draw (GR-5)."""

    place: int

    def happen(self, s: GravesState) -> Steps:
        s.place, s.passes, s.protected = self.place, 0, NOTHING
        s.trump = s.here.trump
        s.tell(Arrived(self.place, s.here.name, s.clocks[self.place], s.lead))
        return *opening(s), *TURN[s.lead]


def opening(s: GravesState) -> Steps:
    """What the Location does at its start, the Detective first."""
    both = (s.detective, s.mastermind)
    match s.here.opening:
        case "top cards":
            return tuple([RevealTop(seat) for seat in both])
        case "three cards":
            return tuple([Draw(seat, 3) for seat in both])
        case "new hand":
            return (CrossRiver(s.detective),)
        case "clocks":
            return (AdjustClocks(s.detective),)
        case _:
            return ()


class CrossRiver(ChooseHand, frozen=True):
    """River: the Detective may discard the whole hand for as many new cards (GR-25)."""


class AdjustClocks(Choice[GravesState, SetClocks], frozen=True):
    """Slums: the Detective may add or take away a token, here and at the next Location (GR-27)."""

    seat: Seat

    def asks(self, s: GravesState) -> tuple[Seat, ...]:
        return SEATED[self.seat]

    def options(self, s: GravesState, seat: Seat) -> Sequence[SetClocks]:
        return CLOCKS if s.place < PLACES - 1 else [move for move in CLOCKS if not move.next]

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        if isinstance(move, SetClocks) and s.place == PLACES - 1 and move.next:
            return "There is no next Location."
        return "Add a token, take one away, or leave it, here and at the next Location."

    def take(self, s: GravesState, seat: Seat, move: SetClocks) -> Steps:
        s.clocks = changed(s.clocks, s.place, s.clocks[s.place] + move.here)
        if move.next:
            s.clocks = changed(s.clocks, s.place + 1, s.clocks[s.place + 1] + move.next)
        following = s.locations[s.place + 1] if move.next else ""
        s.tell(ClocksSet(seat, s.here.name, move.here, move.next, following))
        return ()


class TimeMovesOn(Happening[GravesState], frozen=True):
    """A token is removed, and after the last one the Location is resolved; two passes in a row end it at once."""

    def happen(self, s: GravesState) -> Steps:
        left, extra = s.clocks[s.place] - 1, s.settings.extra_turn
        if s.passes == 2 or (extra and left < 0):
            s.tell(Ended(s.here.name, s.passes == 2))
            return RESOLVE
        s.clocks = changed(s.clocks, s.place, left)
        s.tell(TIME_PASSED[left])
        return TURN[s.lead] if left or extra else RESOLVE


class Resolve(Happening[GravesState], frozen=True):
    """The higher score takes the Evidence and leads next; a tie takes it out of the Case, unseen (GR-6)."""

    def happen(self, s: GravesState) -> Steps:
        scores = s.score(0), s.score(1)
        winner = NOBODY if scores[0] == scores[1] else scores.index(max(scores))
        s.winners += (winner,)
        s.scores += (scores,)
        s.tell(Resolved(s.here.name, winner, scores, s.lead))
        if winner != NOBODY:
            s.lead = winner
            s.won = changed(s.won, winner, s.won[winner] + 1)
            s.margins = changed(s.margins, winner, s.margins[winner] + max(scores) - min(scores))
            s.whisper(Found(winner, s.place, s.here.name, s.evidence[s.place]), only=SEATED[winner])
        return ()


TURN: Final[tuple[Steps, Steps]] = (  # by its Lead: both draw, the Lead acts, then the other (GR-4)
    (Draw(0, 2), Draw(1, 2), TakeTurn(0), TakeTurn(1), TimeMovesOn()),
    (Draw(1, 2), Draw(0, 2), TakeTurn(1), TakeTurn(0), TimeMovesOn()),
)
TIME_PASSED: Final = [TimePassed(left) for left in range(9)]
RESOLVE: Final[Steps] = (Resolve(),)
