"""What one line of the story adds to a proof: what happened, and what follows."""

from __future__ import annotations

from typing import Any

from parlour.core import Event, Fact, Seat
from parlour.core.words.messages import Say
from parlour.games.graves import events as e
from parlour.games.graves.cards import ASIDE, LOCATIONS, Card, Evidence
from parlour.games.graves.knowledge.cards import IN_DISCARDS
from parlour.games.graves.say.of_cards import pair, told
from parlour.games.graves.view import GravesView


def because(line: int, fact: Fact, view: GravesView) -> Say:
    """What happened in a line, and what follows for the fact."""
    match event := view.story[line]:
        case e.Became() | e.GaveUpEarly():
            return proof(event, of_evidence=fact.unknown != ("identity",))
        case e.Guessed(_, guess, identity):
            return proof(event, right=guess == identity, of_evidence=fact.unknown != ("identity",))
        case e.Found(_, place, _, evidence):
            return proof(event, cleared=pair(evidence), **found(place, evidence, fact))
        case e.Peeked():
            return peeked(event, fact, view)
    return of_card(event, line, fact, view)


def proof(event: Event, part: str = "", **more: Any) -> Say:
    say = told(event, **more)
    return Say(f"because-{say.key}{part}", say.args, event)


def found(place: int, evidence: Evidence, fact: Fact) -> dict[str, Any]:
    """What Evidence that a player has seen says about identity, and about the rest of the Evidence."""
    match fact.unknown:
        case ("evidence", int(other)):
            return {"follows": "nothing" if other == place else "nowhere-else"}
    named = [identity for identity in pair(evidence) if identity in fact.among]
    return {"follows": "not-these", "named": named} if named and not fact.holds else {"follows": "neither"}


def peeked(event: e.Peeked, fact: Fact, view: GravesView) -> Say:
    match fact.unknown:
        case ("evidence", int(place)) if place < ASIDE:
            return proof(event, "-place", location=view.locations[place], cleared=pair(event.evidence[place]))
        case ("evidence", _):
            return proof(event, "-aside")
    return proof(event, "-won", detective=view.detective)


def of_card(event: Event, line: int, fact: Fact, view: GravesView) -> Say:
    """What a line about a player's cards says."""
    card = asked(fact)
    match event:
        case e.Removed(seat, removed):
            return proof(event, other=1 - seat, asked=card, follows=discarded(removed, line, fact, view))
        case e.SentBack(seat):
            return proof(event, other=1 - seat, asked=card, follows=seen(event.card, fact))
        case e.Exchanged(_, _, taken):
            follows = "nothing" if taken == card else seen(event.card, fact)
            return proof(event, asked=card, follows=follows)
        case e.Used(_, used):
            follows = discarded(used, line, fact, view)
            return proof(event, laid=laid(line, view), asked=card, follows=follows)
        case e.Placed(_, placed) if placed == card:
            return proof(event, "-itself")
        case e.Placed(paid=paid) | e.Carried(paid=paid) if len(paid) == len(card):
            say = told(event, asked=card, follows=discarded(paid, line, fact, view))
            return Say("because-paid", say.args, event)
        case e.Placed() | e.Recalled() | e.Uncovered():
            return proof(event, asked=card, follows=seen(event.card, fact))
    raise ValueError(f"There is no proof in {event}.")


def laid(line: int, view: GravesView) -> str:
    """Where a card used in that line was laid down."""
    here = [event.location for event in view.story[:line] if isinstance(event, e.Arrived)][-1]
    if not LOCATIONS[here].recycling:
        return "discards"
    return "match" if view.settings.museum_for_good else "case"


def discarded(card: Card, line: int, fact: Fact, view: GravesView) -> str:
    """What follows when a card went to the discards: for the card asked about, and for all others."""
    if card != asked(fact):
        return "other"
    if fact.holds and fact.among == (IN_DISCARDS,):
        return "lies"
    shuffled = [event for event in view.story[line:] if isinstance(event, e.Reshuffled)]
    return "shuffled" if any([event.seat == owner_asked(fact) for event in shuffled]) else "nothing"


def seen(card: Card, fact: Fact) -> str:
    """That one card seen was not another."""
    return "nothing" if card == asked(fact) else "other"


def asked(fact: Fact) -> Card:
    assert isinstance(fact.unknown, tuple)
    return str(fact.unknown[2])


def owner_asked(fact: Fact) -> Seat:
    assert isinstance(fact.unknown, tuple)
    return int(fact.unknown[1])
