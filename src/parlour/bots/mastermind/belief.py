"""The Mastermind on exact beliefs about the roles; the Syndicate minds what everybody else may infer."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from msgspec.structs import replace

from parlour.bots.mastermind.beliefs import Beliefs, public
from parlour.bots.mastermind.forecast import Forecast
from parlour.bots.mastermind.thumb import loyal, own, truth
from parlour.core import Claim, Move, Said, Seat
from parlour.games.mastermind.cards import (
    AGENCY,
    AGENCY_WINS,
    ASCENT,
    SYNDICATE,
    SYNDICATE_WINS,
    THE_MASTERMIND,
    Appoint,
    Arrange,
    Discard,
    Enact,
    IAm,
    Investigate,
    Nominate,
    Purge,
    Vote,
)
from parlour.games.mastermind.view import AgencyView

MARGIN: Final = 0.0
TREMBLE: Final = 0.02  # of chances: how finely the table's votes tell a good Council from a bad one


def choose(view: AgencyView, rng: Random) -> Move:
    first = view.options[0]
    if isinstance(first, Discard | Enact):
        return cards(view, first)
    if isinstance(first, Arrange):
        return max(view.options, key=lambda move: (getattr(move, "cards")[0] == AGENCY) == loyal(view))
    seats = [getattr(move, "seat", 0) for move in view.options]
    rng.shuffle(seats)
    if not loyal(view):
        return plot(view, first, seats)
    beliefs = Beliefs(view)
    match first:
        case Vote():
            forecast = Forecast(beliefs)
            return Vote(bool(forecast.worth[view.director, view.nominee] >= forecast.rejected()))
        case Nominate():
            worth = Forecast(beliefs).worth[own(view)]
            return Nominate(max(seats, key=lambda seat: worth[seat]))
        case Investigate():
            return Investigate(min(seats, key=lambda seat: abs(beliefs.evil[seat] - 0.5)))
        case Appoint():
            return Appoint(min(seats, key=lambda seat: beliefs.evil[seat]))
    return Purge(max(seats, key=lambda seat: beliefs.mastermind[seat]))


def cards(view: AgencyView, first: Discard | Enact) -> Move:
    """The Agency gets its own policies through; the Syndicate too, unless it hides."""
    good = loyal(view) or hides(view, first)
    if isinstance(first, Discard):
        return Discard(SYNDICATE if good else AGENCY)
    return Enact(AGENCY if good else SYNDICATE)


def hides(view: AgencyView, first: Discard | Enact) -> bool:
    """Whether a member of the Syndicate plays as an honest player would."""
    if view.agency == AGENCY_WINS - 1 or view.syndicate >= ASCENT:
        return False
    return view.roles[own(view)] == THE_MASTERMIND and isinstance(first, Enact) and view.agency < 3


def plot(view: AgencyView, first: Move, seats: Sequence[Seat]) -> Move:
    """A member of the Syndicate votes, nominates, investigates, appoints or purges."""
    mine, theirs = Beliefs(view), Beliefs(public(view))
    forecast, seen = Forecast(mine), Forecast(theirs)
    match first:
        case Vote():
            return Vote(bool(forecast.worth[view.director, view.nominee] <= forecast.rejected()))
        case Nominate():
            me, or_else = own(view), forecast.rejected()
            seen_else = seen.rejected()

            def gain(seat: Seat) -> float:
                passes = 1 / (1 + exp((seen_else - seen.worth[me, seat]) / TREMBLE))
                return float(passes * (or_else - forecast.worth[me, seat]))

            return Nominate(max(seats, key=gain))
        case Investigate():
            return Investigate(min(seats, key=lambda seat: mine.evil[seat] + theirs.evil[seat]))
        case Appoint():
            return Appoint(max(seats, key=lambda seat: mine.evil[seat] - 0.5 * theirs.evil[seat]))
    return Purge(min(seats, key=lambda seat: 2 * mine.mastermind[seat] + mine.evil[seat] + 0.5 * theirs.evil[seat]))


def speak(view: AgencyView, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """Tell what one saw; the Syndicate says what looks best for all of it."""
    occasions = [claim for claim in claims if not isinstance(claim, IAm)]
    if not occasions:
        return None
    first = occasions[0]
    if loyal(view):
        return truth(view, first)
    alike = [claim for claim in occasions if type(claim) is type(first) and same_matter(claim, first)]
    return min(alike, key=lambda claim: (suspicion(view, claim), claim != truth(view, claim)))


def same_matter(claim: Claim, other: Claim) -> bool:
    return getattr(claim, "seat", None) == getattr(other, "seat", None)


def suspicion(view: AgencyView, claim: Claim) -> float:
    """How badly the Syndicate would stand with everybody else after these words."""
    heard = replace(view, story=(*view.story, Said(own(view), claim)))
    theirs, mine = Beliefs(public(heard)), Beliefs(view)
    others = [float(mine.evil[seat] * theirs.evil[seat]) for seat in view.living if seat != view.seat]
    return float(theirs.evil[own(view)]) + sum(others)
