"""Where the cards of one player may be, to a seat that knows only some lines of its story.

What lies on the table is known, and so is the line that last showed it.  Of every other line the seat may know only
that a card went from one bag to another, or lay face up on the table for a while, but not which.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from msgspec.structs import replace

from parlour.core import Event, Seat
from parlour.games.graves.cards import COVERED, Card
from parlour.games.graves.events import Carried, Placed, Removed, Uncovered, Used
from parlour.games.graves.knowledge.bags import MASK
from parlour.games.graves.knowledge.cards import Bag, CardKnowledge
from parlour.games.graves.settings.decks import Deck

FACE_UP: Final = "face up"  # the bag of cards that lie on the table for a while


class PartlyTold(CardKnowledge):
    """The cards of a player of whom only some lines are ``known``; ``lying``: the line of each card on the table."""

    def __init__(
        self,
        seat: Seat,
        deck: Deck,
        locations: Sequence[str],
        lying: Mapping[Card, int],
        known: AbstractSet[int],
    ) -> None:
        super().__init__(seat, deck, locations)
        self.lying, self.known, self.line = lying, known, 0

    def learn_line(self, line: int, event: Event) -> None:
        self.line = line
        mine = getattr(event, "seat", self.seat) == self.seat
        self.learn(self.covered(event) if mine != isinstance(event, Removed) else event)

    def covered(self, event: Event) -> Event:
        """The same line without the names of those cards that are not known from it."""
        match event:
            case Placed(_, card, _, paid):
                return replace(event, card=self.cover(card), paid=self.cover(paid))
            case Carried(_, _, _, paid):
                return replace(event, paid=self.cover(paid))
            case Used(_, card) | Uncovered(_, card) | Removed(_, card):
                return replace(event, card=self.cover(card))
        return event

    def cover(self, card: Card) -> Card:
        known = self.line in self.known or self.lying.get(card) == self.line
        return card if known or not card else COVERED

    def show(self, card: Card, bag: Bag) -> None:
        """A card that lies on the table to the end is followed no more."""
        if self.lying.get(card) == self.line:
            self.bags.see(card, bag)
        else:
            self.move(card, bag, FACE_UP)

    def hide(self, card: Card, bag: Bag) -> None:
        self.move(card, FACE_UP, bag)

    def move(self, card: Card, source: Bag, target: Bag) -> None:
        if card == COVERED:
            self.bags.draw(source, target)
        else:
            self.bags.see(card, source)
            self.bags.put(card, target)

    def zones_of(self, card: Card) -> frozenset[str]:
        """Where a card may be that is hidden now."""
        bags, zones = self.bags, self.zones
        for bag, cards in bags.certain.items():
            if card in cards:
                return frozenset([zones[bag]])
        kind = next(kind for kind, cards in bags.kinds.items() if card in cards)
        shifts = {bag: shift for (of, bag), shift in bags.shifts.items() if of == kind and bag in zones}
        return frozenset([zones[bag] for bag, shift in shifts.items() if any([m >> shift & MASK for m in bags.mixes])])


def names_of(event: Event) -> list[Card]:
    """The cards that a line shows, or that go from the table into the discards."""
    shown = () if isinstance(event, Carried) else (getattr(event, "card", ""),)
    found = (*shown, getattr(event, "paid", ""))
    return [card for card in found if card not in ("", COVERED)]
