"""The Mastermind by exact beliefs about the roles; the Syndicate also weighs what everyone else may infer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
from msgspec.structs import replace

from parlour.bots.mastermind.forecast import Forecast
from parlour.bots.mastermind.role_beliefs import Beliefs, public
from parlour.bots.mastermind.styles import Array
from parlour.bots.mastermind.thumb import laid_back, loyal, own, targets, truth
from parlour.core import Claim, Move, Said, Seat
from parlour.games.mastermind.cards import AGENCY, AGENCY_WINS, DANGER_FROM, SYNDICATE, THE_MASTERMIND
from parlour.games.mastermind.moves import Appoint, Arrange, Discard, Enact, IAm, Investigate, Nominate, Purge, Vote
from parlour.games.mastermind.view import MastermindView

TREMBLE: Final = 0.02  # of chances: how finely the table's votes tell a good Council from a bad one
MATTERS: Final = 0.05  # of chances: a vote for less is not worth being suspected for


def choose(view: MastermindView, rng: Random) -> Move:
    first = view.options[0]
    if isinstance(first, Discard | Enact):
        return cards(view, first)
    if isinstance(first, Arrange):
        return laid_back(view)
    seats = targets(view, rng)
    if not loyal(view):
        return plot(view, first, seats)
    beliefs = Beliefs(view)
    match first:
        case Vote():
            return Vote(gained(view, beliefs) >= 0)
        case Nominate():
            worth = Forecast(beliefs).worth[own(view)]
            return Nominate(max(seats, key=lambda seat: worth[seat]))
        case Investigate():
            return Investigate(min(seats, key=lambda seat: abs(beliefs.evil[seat] - 0.5)))
        case Appoint():
            return Appoint(min(seats, key=lambda seat: beliefs.evil[seat]))
    return Purge(max(seats, key=lambda seat: beliefs.mastermind[seat]))


def cards(view: MastermindView, first: Discard | Enact) -> Move:
    """Each side helps its own policies, unless a member of the Syndicate hides."""
    good = loyal(view) or hides(view, first)
    if isinstance(first, Discard):
        return Discard(SYNDICATE if good else AGENCY)
    return Enact(AGENCY if good else SYNDICATE)


def hides(view: MastermindView, first: Discard | Enact) -> bool:
    """Whether a member of the Syndicate plays as an honest player would."""
    if view.agency == AGENCY_WINS - 1 or view.syndicate >= DANGER_FROM:
        return False
    return view.roles[own(view)] == THE_MASTERMIND and isinstance(first, Enact) and view.agency < 3


def plot(view: MastermindView, first: Move, seats: Sequence[Seat]) -> Move:
    """A member of the Syndicate votes, nominates, investigates, appoints or purges."""
    mine, theirs = Beliefs(view), Beliefs(public(view))
    match first:
        case Vote():
            return Vote(conspires(gained(view, mine), gained(view, theirs)))
        case Nominate():
            gains = gain(own(view), Forecast(mine), Forecast(theirs))
            return Nominate(max(seats, key=lambda seat: gains[seat]))
        case Investigate():
            return Investigate(min(seats, key=lambda seat: mine.evil[seat] + theirs.evil[seat]))
        case Appoint():
            return Appoint(max(seats, key=lambda seat: mine.evil[seat] - 0.5 * theirs.evil[seat]))
    return Purge(min(seats, key=lambda seat: 2 * mine.mastermind[seat] + mine.evil[seat] + 0.5 * theirs.evil[seat]))


def gained(view: MastermindView, beliefs: Beliefs) -> float:
    """By how much the Agency's chances are better with the Council voted on than without it."""
    assert view.nominee is not None
    forecast = Forecast(beliefs)
    return float(forecast.worth[view.director, view.nominee]) - forecast.rejected()


def conspires(truly: float, seemingly: float) -> bool:
    """Whether the Syndicate approves: against the Agency's chances where that matters, else as anyone would."""
    return truly < 0 if abs(truly) > MATTERS else seemingly >= 0


def gain(me: Seat, mine: Forecast, theirs: Forecast) -> Array:
    """What the Syndicate gains by nominating each seat, times how likely the table is to approve."""
    passes = 1 / (1 + np.exp((theirs.rejected() - theirs.worth[me]) / TREMBLE))
    found: Array = passes * (mine.rejected() - mine.worth[me])
    return found


def speak(view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """The Agency tells what it saw; the Syndicate says what looks best for all its members."""
    occasions = [claim for claim in claims if not isinstance(claim, IAm)]
    if not occasions:
        return None
    first = occasions[0]
    if loyal(view):
        return truth(view, first)
    alike = [claim for claim in occasions if type(claim) is type(first) and same_matter(claim, first)]
    friends = Beliefs(view).evil
    return min(alike, key=lambda claim: (suspicion(view, claim, friends), claim != truth(view, claim)))


def same_matter(claim: Claim, other: Claim) -> bool:
    return getattr(claim, "seat", None) == getattr(other, "seat", None)


def suspicion(view: MastermindView, claim: Claim, friends: Array) -> float:
    """How much the Syndicate would be suspected after this claim by those who take it seriously."""
    theirs = Beliefs(public(replace(view, story=(*view.story, Said(own(view), claim))))).seriously
    return sum([float(friends[seat] * theirs[seat]) for seat in view.living])
