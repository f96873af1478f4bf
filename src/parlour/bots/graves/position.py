"""A player's turn at a Location, as far as that player sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from parlour.bots.graves.prices import Prices, prices
from parlour.core import Seat
from parlour.games.graves.cards import ANY, LOCATIONS, PLACES, Card, Suit
from parlour.games.graves.state import GravesState
from parlour.games.graves.view import GravesView

if TYPE_CHECKING:  # pools are made of a position, which keeps them
    from parlour.bots.graves.bids import Pool

BINDING: Final = {name for name, here in LOCATIONS.items() if here.charges or here.trailing}  # what may be placed


class Position:
    """What matters for a turn; ``table`` is a view, or an imagined State of which only public parts are read."""

    __slots__ = (
        "ahead",
        "bound",
        "changed",
        "deck",
        "hand",
        "here",
        "last",
        "left",
        "mine",
        "plain",
        "prices",
        "seat",
        "second",
        "table",
        "theirs",
        "turns",
    )

    def __init__(self, table: GravesState | GravesView, seat: Seat, hand: Sequence[Card]) -> None:
        place = table.place
        self.table, self.seat, self.hand = table, seat, hand
        self.left = table.locations[place:]  # this Location and those to come
        self.here = LOCATIONS[self.left[0]]
        self.bound = self.left[0] in BINDING
        self.mine, self.theirs = table.pile(place, seat), table.pile(place, 1 - seat)
        self.second = seat != table.lead
        self.turns = table.clocks[place] + table.settings.extra_turn  # left, this one among them
        self.last = self.turns <= 1
        self.deck = table.deck_of(seat)
        self.prices = self.priced(table.trump)
        self.ahead = self.margin(self.prices)
        self.plain: list[Pool] | None = None  # what may be played together, once ``bids`` has worked it out
        self.changed: list[Pool] | None = None  # and with another trump

    def priced(self, trump: Suit) -> Prices:
        return prices(self.deck, self.left, trump)

    def margin(self, given: Prices) -> int:
        """By how much the own pile is ahead with such a trump."""
        points = given.points
        return sum([points[card] for card in self.mine]) - sum([points[card] for card in self.theirs])

    @property
    def final(self) -> bool:
        """Whether this seat has the last word here."""
        return self.last and self.second

    @property
    def ending(self) -> bool:
        """Whether no Location comes after this one."""
        return self.table.place == PLACES - 1

    @property
    def room(self) -> int:
        """How many non-trumps may still be placed: Bank Vault (II) holds the Mastermind back."""
        if not self.here.trailing or self.seat == self.table.detective:
            return ANY
        return max(0, len(self.theirs) - len(self.mine))

    @property
    def cards_in_deck(self) -> int:
        """How many cards this seat can still draw."""
        deck = self.table.decks[self.seat]
        return deck if isinstance(deck, int) else len(deck)

    def cards(self, seat: Seat) -> int:
        """How many cards a seat holds."""
        hand = self.table.hands[seat]
        return hand if isinstance(hand, int) else len(hand)
