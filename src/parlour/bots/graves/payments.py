"""What a placement costs where the Location asks for something: the card that is missed least.

The rules list a placement once for each card that can pay for it, which may be a hundred ways at the Park.  A rollout
asks for one wish at a time, so it looks at that one only.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.graves.prices import Prices
from parlour.core import Move, Seat
from parlour.games.graves.cards import LOCATIONS, Card
from parlour.games.graves.moves import Place, Use
from parlour.games.graves.rules.turn import costs, held_back
from parlour.games.graves.state import GravesState
from parlour.games.graves.view import GravesView


def paid(table: GravesState | GravesView, seat: Seat, hand: Sequence[Card], wish: Place, given: Prices) -> Place | None:
    """The placement with what it costs here; None if nothing can pay for it."""
    here, pile = LOCATIONS[table.locations[table.place]], table.pile(table.place, seat)
    if len(pile) >= here.limit:
        return Place(wish.card, wish.trump, min(pile, key=given.points.__getitem__))
    if not costs(wish.card, here, table.trump):
        return wish
    others = [card for card in hand if card != wish.card]
    return Place(wish.card, wish.trump, min(others, key=given.price.__getitem__)) if others else None


def still_open(s: GravesState, seat: Seat, wish: Move, given: Prices) -> Move | None:
    """A move of a turn after those before it, which may have been paid for with its card or have changed the trump."""
    if type(wish) is Place:
        return placeable(s, seat, wish, given)
    return wish if type(wish) is Use and wish.card in s.hands[seat] else None


def placeable(s: GravesState, seat: Seat, wish: Place, given: Prices) -> Place | None:
    """The placement as the rules allow it now."""
    hand, suit = s.hands[seat], wish.card[0]
    if suit != s.trump and (s.free not in ("", suit) or (s.here.trailing and held_back(s, seat))):
        return None
    return paid(s, seat, hand, wish, given) if wish.card in hand else None
