"""Resolving a Case: the Evidence is counted and the Mastermind unmasked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Choice, Happening, Move, Result, Seat, Steps, changed
from parlour.core.vocabulary import Figures
from parlour.games.graves.cards import IDENTITIES
from parlour.games.graves.events import CaseClosed, GaveUpEarly, Guessed, StayedSilent
from parlour.games.graves.moves import GiveUp, Guess, StaySilent
from parlour.games.graves.rules.drawing import SEATED
from parlour.games.graves.state import GravesState

GUESSES: Final = [Guess(identity) for identity in IDENTITIES]
SURRENDERS: Final = (GiveUp(), StaySilent())
GIVEN_UP: Final = 2  # points for the Detective
RIGHT: Final = 3
WRONG: Final = 1  # for the Mastermind
EVIDENCE: Final = 2
SINGLE_GUESS: Final = 4  # either way, in The Single Case
SINGLE_EVIDENCE: Final = 3


class Unmask(Happening[GravesState], frozen=True):
    """All five Locations are resolved: the Mastermind may give up, else the Detective must guess."""

    def happen(self, s: GravesState) -> Steps:
        if s.settings.may_give_up:
            return (Surrender(s.mastermind),)
        return (MakeGuess(s.detective),)


class Surrender(Choice[GravesState, GiveUp | StaySilent], frozen=True):
    """Before the guess, and instead of it, the Mastermind may reveal itself for a softer sentence (GR-33)."""

    seat: Seat

    def asks(self, s: GravesState) -> tuple[Seat, ...]:
        return SEATED[self.seat]

    def options(self, s: GravesState, seat: Seat) -> Sequence[GiveUp | StaySilent]:
        return SURRENDERS

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return "Give up, or remain anonymous and be guessed at."

    def take(self, s: GravesState, seat: Seat, move: GiveUp | StaySilent) -> Steps:
        if isinstance(move, StaySilent):
            s.tell(StayedSilent(seat))
            return (MakeGuess(s.detective),)
        s.unmasked = True
        s.tell(GaveUpEarly(seat, s.identity))
        return (CloseCase(s.detective, GIVEN_UP),)


class MakeGuess(Choice[GravesState, Guess], frozen=True):
    """The Detective must name one identity; the Mastermind reveals its own (GR-34)."""

    seat: Seat

    def asks(self, s: GravesState) -> tuple[Seat, ...]:
        return SEATED[self.seat]

    def options(self, s: GravesState, seat: Seat) -> Sequence[Guess]:
        return GUESSES

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return f"Name one of {', '.join(IDENTITIES)}."

    def take(self, s: GravesState, seat: Seat, move: Guess) -> Steps:
        s.unmasked, right = True, move.identity == s.identity
        s.guesses = changed(s.guesses, seat, s.guesses[seat] + right)
        s.tell(Guessed(seat, move.identity, s.identity, s.winners.count(seat)))
        if s.settings.single:
            return (CloseCase(seat if right else 1 - seat, SINGLE_GUESS),)
        return (CloseCase(seat, RIGHT) if right else CloseCase(1 - seat, WRONG),)


class CloseCase(Happening[GravesState], frozen=True):
    """Add up the Evidence, and what the unmasking brought to ``seat``."""

    seat: Seat
    bonus: int

    def happen(self, s: GravesState) -> Steps:
        worth = SINGLE_EVIDENCE if s.settings.single else EVIDENCE
        unmasking = tuple([self.bonus if seat == self.seat else 0 for seat in (0, 1)])
        points = tuple([worth * s.winners.count(seat) + unmasking[seat] for seat in (0, 1)])
        s.points = tuple([had + now for had, now in zip(s.points, points)])
        s.tell(CaseClosed(s.case, points, s.points, unmasking))
        return ()


class EndMatch(Happening[GravesState], frozen=True):
    """The most points win, then right guesses (GR-38, GR-41); where the table says so, then Locations and margins."""

    def happen(self, s: GravesState) -> Steps:
        by = {"points": s.points, "right_guesses": s.guesses}
        if s.settings.break_ties:
            by |= {"locations": s.won, "margins": s.margins}
        ending = next((name for name, (first, second) in by.items() if first != second), "draw")
        first, second = by.get(ending, (0, 0))
        winners = (0, 1) if first == second else (0,) if first > second else (1,)
        s.result = Result(ending, winners, s.points, told(s, ending), roles(s), figures(s))
        return ()


def told(s: GravesState, ending: str) -> str:
    """Why the match ended as it did."""
    points = f"Both have {max(s.points)} points"
    tied = f"{points} and {counted(max(s.guesses))}"
    match ending:
        case "points":
            return f"{max(s.points)} points against {min(s.points)}."
        case "right_guesses":
            return f"{points}, and {counted(max(s.guesses))} beats {counted(min(s.guesses))}."
        case "locations":
            return f"{tied}. Locations won: {max(s.won)} against {min(s.won)}."
        case "margins":
            return f"{tied}, and won as many Locations. Winning margins: {max(s.margins)} against {min(s.margins)}."
    return f"{tied}, and won as many Locations by as much." if s.settings.break_ties else f"{tied}."


def figures(s: GravesState) -> Figures:
    """What the reason speaks of besides points."""
    return (
        ("guesses", max(s.guesses)),
        ("fewer_guesses", min(s.guesses)),
        ("locations", max(s.won)),
        ("fewer_locations", min(s.won)),
        ("margins", max(s.margins)),
        ("smaller_margins", min(s.margins)),
        ("break_ties", s.settings.break_ties),
    )


def counted(guesses: int) -> str:
    return f"{guesses or 'no'} right guess{'' if guesses == 1 else 'es'}"


def roles(s: GravesState) -> tuple[str, ...]:
    """The roles of The Single Case; else who began as what, or after an odd number of Cases who was what how often."""
    cases = s.settings.cases
    if s.settings.single:
        names = ("Detective", "Mastermind")
    elif cases % 2:
        names = (f"Detective in {cases // 2 + 1} of {cases} Cases", f"Detective in {cases // 2} of {cases} Cases")
    else:
        names = ("Mastermind first", "Detective first")  # the last Case is the other way round
    return names if s.detective == 0 else names[::-1]
