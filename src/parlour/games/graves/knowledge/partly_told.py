"""Where the cards of one player may be, to a seat that knows only some lines of its story.

Of every other line it knows that a card went from one bag to another, or from the table, but not which card.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.core import Event
from parlour.games.graves.cards import COVERED, Card
from parlour.games.graves.events import Carried, Placed, Removed, Uncovered, Used
from parlour.games.graves.knowledge.bags import MASK
from parlour.games.graves.knowledge.cards import Bag, CardKnowledge

ON_TABLE: Final = "table"  # a bag like the others: what lies there was named by lines that may not be known


class PartlyTold(CardKnowledge):
    """The cards of a player when some lines are covered: cards that lie face up are followed as well."""

    def show(self, card: Card, bag: Bag) -> None:
        self.carry(card, bag, ON_TABLE)

    def hide(self, card: Card, bag: Bag) -> None:
        self.carry(card, ON_TABLE, bag)

    def carry(self, card: Card, source: Bag, target: Bag) -> None:
        if card == COVERED:
            self.bags.draw(source, target)
        else:
            self.bags.see(card, source)
            self.bags.put(card, target)

    def zones_of(self, card: Card) -> frozenset[str]:
        """Where a card may be that does not lie on the table."""
        bags, zones = self.bags, self.zones
        for bag, cards in bags.certain.items():
            if card in cards:
                return frozenset([zones[bag]])
        kind = next(kind for kind, cards in bags.kinds.items() if card in cards)
        shifts = {bag: shift for (of, bag), shift in bags.shifts.items() if of == kind and bag in zones}
        return frozenset([zones[bag] for bag, shift in shifts.items() if any([m >> shift & MASK for m in bags.mixes])])


def names_cards(event: Event) -> bool:
    """Whether a line names cards that it shows, or that go face down into the discards."""
    return isinstance(event, Placed | Used | Uncovered | Removed) or (isinstance(event, Carried) and event.paid != "")


def covered(event: Event) -> Event:
    """The same line without the names of its cards."""
    match event:
        case Placed() | Carried():
            return replace(event, card=COVERED, paid=COVERED if event.paid else "")
        case Used() | Uncovered() | Removed():
            return replace(event, card=COVERED)
    return event
