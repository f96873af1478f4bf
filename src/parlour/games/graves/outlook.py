"""What a move would make of the two piles at the active Location."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core import Move
from parlour.games.graves.cards import LOCATIONS, Card, Suit
from parlour.games.graves.moves import NameTrump, Pick, Place
from parlour.games.graves.rules.abilities import Against, Carry, Exchange, Recall
from parlour.games.graves.view import GravesView


def worth_after(move: Move, view: GravesView) -> Mapping[str, int]:
    """What the piles would be worth after ``move``, by their zones: only those whose worth it changes."""
    assert view.seat is not None
    mine, theirs = view.pile(view.place, view.seat), view.pile(view.place, 1 - view.seat)
    match move:
        case Place(card, trump, pay):
            return changes(view, (*without(mine, pay), card), theirs, trump or view.trump)
        case Pick(card, pay) if isinstance(view.agenda[-1], Carry):
            return changes(view, (*without(mine, pay), card), theirs, view.trump)
        case Pick(card) if isinstance(view.agenda[-1], Against):
            return changes(view, mine, without(theirs, card), view.trump)
        case Pick(card) if isinstance(view.agenda[-1], Recall):
            return changes(view, without(mine, card), theirs, view.trump)
        case Pick(card, given) if isinstance(view.agenda[-1], Exchange):
            return changes(view, (*without(mine, card), given), theirs, view.trump)
        case NameTrump(suit):
            return changes(view, mine, theirs, suit)
    return {}


def without(pile: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple([other for other in pile if other != card])


def changes(view: GravesView, mine: tuple[Card, ...], theirs: tuple[Card, ...], trump: Suit) -> dict[str, int]:
    """The worth of both piles as they would lie, where it is not what it is now."""
    assert view.seat is not None
    here, found = LOCATIONS[view.locations[view.place]], {}
    for seat, pile in ((view.seat, mine), (1 - view.seat, theirs)):
        worth = here.score(pile, trump)
        if worth != here.score(view.pile(view.place, seat), view.trump):
            found[f"pile:{view.place}:{seat}"] = worth
    return found
