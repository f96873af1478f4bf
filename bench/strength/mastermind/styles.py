"""Ways of playing The Mastermind that the bots' beliefs are tried against: whole tables, the Agency and the Syndicate.

``FITTED`` were looked at when the numbers of the beliefs were chosen; ``FRESH`` were left out of the fit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from parlour.bots.mastermind import belief, search, thumb
from parlour.core import Claim, Move
from parlour.games.mastermind import MastermindView
from parlour.games.mastermind.cards import AGENCY, DANGER_FROM, Cards
from parlour.games.mastermind.moves import Discard, Enact, IAm, IDrew, Nominate, Vote


class Table(NamedTuple):
    """Who plays the Agency and who the Syndicate."""

    agency: Any
    syndicate: Any


class Style:
    """The Syndicate as `thumb` plays it, but only when ``harms`` says so; else as an honest player would."""

    def __init__(self, harms: Callable[[MastermindView, Random], bool], lies: Callable[[MastermindView], bool]) -> None:
        self.harms, self.lies = harms, lies

    def choose(self, view: MastermindView, rng: Random) -> Move:
        return thumb.choose(view if self.harms(view, rng) else as_honest(view), rng)

    def speak(self, view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
        return thumb.speak(view, claims, rng) if self.lies(view) else honestly(view, claims)


class Framer(Style):
    """Passes on the worst, says there was a choice, and is a model Global Operative."""

    def speak(self, view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
        blame = [claim for claim in claims if isinstance(claim, IDrew) and claim.cards == Cards(1, 2)]
        return blame[0] if blame else honestly(view, claims)


class AtRandom:
    """Does and says anything."""

    def choose(self, view: MastermindView, rng: Random) -> Move:
        return rng.choice(view.options)

    def speak(self, view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
        return rng.choice(claims)


class Silent(AtRandom):
    """Does anything, and says nothing."""

    def speak(self, view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
        return None


class Babbler(AtRandom):
    """Plays by `thumb`, and says anything."""

    def choose(self, view: MastermindView, rng: Random) -> Move:
        return thumb.choose(view, rng)


class OddVoter(Babbler):
    """Plays by `thumb`, tells what it saw, and votes and nominates at random."""

    def choose(self, view: MastermindView, rng: Random) -> Move:
        if type(view.options[0]) in (Vote, Nominate):
            return rng.choice(view.options)
        return thumb.choose(view, rng)

    def speak(self, view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
        return honestly(view, claims)


class Careless(Babbler):
    """Plays by `thumb`, but with cards in hand it does anything one time in three, and hardly ever speaks."""

    def choose(self, view: MastermindView, rng: Random) -> Move:
        if type(view.options[0]) in (Discard, Enact) and rng.random() < 1 / 3:
            return rng.choice(view.options)
        return thumb.choose(view, rng)

    def speak(self, view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
        return honestly(view, claims) if rng.random() < 0.2 else None


def as_honest(view: MastermindView) -> MastermindView:
    return replace(view, roles=tuple([AGENCY if seat == view.seat else None for seat in range(view.seats)]))


def honestly(view: MastermindView, claims: Sequence[Claim]) -> Claim | None:
    return next((claim for claim in claims if type(claim) is not IAm and claim == thumb.truth(view, claim)), None)


CAREFUL: Final = Style(lambda view, rng: rng.random() < 0.5, lambda view: True)
LOYAL: Final = Style(lambda view, rng: False, lambda view: False)
SLEEPER: Final = Style(lambda view, rng: view.syndicate >= DANGER_FROM, lambda view: view.syndicate >= DANGER_FROM)
FRAMER: Final = Framer(lambda view, rng: type(view.options[0]) is not Enact, lambda view: False)
BLUNT: Final = Style(lambda view, rng: True, lambda view: False)

FITTED: Final[dict[str, Table]] = {
    "party line": Table(thumb, thumb),
    "careful": Table(thumb, CAREFUL),
    "hidden loyal": Table(thumb, LOYAL),
    "everybody at random": Table(AtRandom(), AtRandom()),
    "everybody at random and silent": Table(Silent(), Silent()),
    "votes at random": Table(OddVoter(), OddVoter()),
    "belief": Table(belief, belief),
}
FRESH: Final[dict[str, Table]] = {
    "Syndicate at random": Table(thumb, AtRandom()),
    "sleeper": Table(thumb, SLEEPER),
    "framer": Table(thumb, FRAMER),
    "blunt": Table(thumb, BLUNT),
    "a loyal side that says anything": Table(Babbler(), thumb),
    "careless": Table(Careless(), Careless()),
    "a Syndicate that plays on the beliefs": Table(belief, search),
}
STYLES: Final = FITTED | FRESH
