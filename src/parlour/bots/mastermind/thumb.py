"""The Mastermind by rules of thumb: count points against each seat, trust the rest, and as Syndicate help your own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from parlour.bots.mastermind.suspicion import Suspicion
from parlour.core import Claim, Event, Move, Seat
from parlour.games.mastermind.cards import AGENCY, DANGER_FROM, NO_CARDS, REJECTIONS, SYNDICATE, Cards
from parlour.games.mastermind.events import Arranged, Drew, Enacted, Received
from parlour.games.mastermind.moves import (
    Appoint,
    Arrange,
    Discard,
    Enact,
    IDrew,
    IFound,
    Investigate,
    IReceived,
    ISaw,
    Nominate,
    Purge,
    Vote,
)
from parlour.games.mastermind.view import MastermindView

Targeted: TypeAlias = Nominate | Investigate | Appoint | Purge
TOO_MUCH: Final = 2.0  # points against a Council's two seats together


def choose(view: MastermindView, rng: Random) -> Move:
    match first := view.options[0]:
        case Vote():
            return Vote(approves(view))
        case Discard():
            return Discard(SYNDICATE if loyal(view) else AGENCY)
        case Enact():
            return Enact(AGENCY if loyal(view) else SYNDICATE)
        case Arrange():
            return laid_back(view)
    moves = shuffled_targets(view, rng)
    seat = target(view, first, [move.seat for move in moves])
    return next(move for move in moves if move.seat == seat)


def laid_back(view: MastermindView) -> Move:
    orders = [move for move in view.options if isinstance(move, Arrange)]
    return max(orders, key=lambda move: helpful(view, move))


def helpful(view: MastermindView, order: Arrange) -> bool:
    """Whether a policy of this seat's side lies on top, in case Instability enacts it."""
    return (order.cards[0] == AGENCY) == loyal(view)


def targets(view: MastermindView) -> list[Seat]:
    """The seats to choose from."""
    return [move.seat for move in view.options if isinstance(move, Targeted)]


def shuffled_targets(view: MastermindView, rng: Random) -> list[Targeted]:
    """The options that choose a seat, in random order, so that nobody is favoured where all are alike."""
    moves = [move for move in view.options if isinstance(move, Targeted)]
    rng.shuffle(moves)
    return moves


def loyal(view: MastermindView) -> bool:
    return view.roles[own(view)] == AGENCY


def own(view: MastermindView) -> Seat:
    assert view.seat is not None
    return view.seat


def friends(view: MastermindView) -> list[Seat]:
    """The others whom a member of the Syndicate knows to belong to it."""
    return [seat for seat, role in enumerate(view.roles) if role not in (None, AGENCY) and seat != view.seat]


def approves(view: MastermindView) -> bool:
    """A Council that few points stand against, or any before a third rejection; for the Syndicate, a friend's."""
    director, operative = view.director, view.nominee
    assert operative is not None
    suspicion = Suspicion(view)
    if not loyal(view) and {director, operative} & {own(view), *friends(view)}:
        return True
    theirs = [suspicion.points[seat] for seat in (director, operative) if seat != view.seat]
    if view.syndicate >= DANGER_FROM and operative != view.seat and operative not in view.confirmed:
        others = [seat for seat in view.living if seat not in (operative, view.seat)]
        if suspicion.points[operative] > 0 and suspicion.points[operative] >= suspicion.points[suspicion.most(others)]:
            return False
    return sum(theirs) < TOO_MUCH + (view.instability == REJECTIONS - 1)


def target(view: MastermindView, move: Move, seats: Sequence[Seat]) -> Seat:
    """Whom to nominate, investigate, appoint or purge."""
    suspicion, mates = Suspicion(view), friends(view)
    if loyal(view):
        return suspicion.most(seats) if isinstance(move, Investigate | Purge) else suspicion.least(seats)
    if isinstance(move, Nominate | Appoint):
        return suspicion.least([seat for seat in seats if seat in mates] or seats)
    strangers = [seat for seat in seats if seat not in mates]
    unlikely = [seat for seat in strangers if seat in view.confirmed] if isinstance(move, Purge) else []
    return suspicion.least(unlikely or strangers or seats)


def speak(view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """The Agency tells what it saw; the Syndicate says that it had no choice, clears its friends and accuses others."""
    for claim in claims:
        if isinstance(claim, IDrew | IReceived | IFound | ISaw) and claim == (
            truth(view, claim) if loyal(view) else lie(view, claim)
        ):
            return claim
    return None


def truth(view: MastermindView, claim: Claim) -> Claim | None:
    """What the seat would honestly say on the occasion of ``claim``."""
    match claim:
        case IDrew(council):
            return IDrew(council, seen_as_director(view.story))
        case IReceived(council):
            return IReceived(council, handed_over(view.story))
        case ISaw():
            return ISaw(surveyed(view.story))
        case IFound(seat):
            return IFound(seat, dict(view.findings)[seat])
    return None


def seen_as_director(story: Sequence[Event]) -> Cards:
    return next(event.cards for event in reversed(story) if isinstance(event, Drew) and event.cards)


def handed_over(story: Sequence[Event]) -> Cards:
    """The two cards that this seat last passed on or was passed."""
    return next(event.cards for event in reversed(story) if isinstance(event, Received))


def surveyed(story: Sequence[Event]) -> Cards:
    saw = next(event.cards for event in reversed(story) if isinstance(event, Arranged) and event.cards)
    return Cards(saw.count(AGENCY), saw.count(SYNDICATE))


def lie(view: MastermindView, claim: Claim) -> Claim | None:
    """What a member of the Syndicate would say on the occasion of ``claim``: what an honest player would have seen."""
    honest, passed = truth(view, claim), NO_CARDS
    if isinstance(claim, IDrew | IReceived):
        passed = handed_over(view.story)
        if next(event.policy for event in reversed(view.story) if isinstance(event, Enacted)) == SYNDICATE:
            passed = Cards(0, 2)
    match honest:
        case IDrew(council, cards) if passed.syndicate >= cards.syndicate:
            return IDrew(council, Cards(passed.agency, passed.syndicate + 1))
        case IReceived(council):
            return IReceived(council, passed)
        case IFound(seat, answer) if not view.rules.full_roles:
            return IFound(seat, SYNDICATE if answer == AGENCY else AGENCY)
        case IFound(seat):
            return IFound(seat, AGENCY)
    return honest
