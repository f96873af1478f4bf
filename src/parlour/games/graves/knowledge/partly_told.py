"""Where the cards of one player may be, to a seat that knows only some lines of its story.

What lies on the table is known, and so is the line that last showed it.  Of every other line the seat may know only
that a card went from one bag to another, or lay face up on the table for a while, but not which.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Event, Seat
from parlour.games.graves.cards import COVERED, Card
from parlour.games.graves.events import Carried, Exchanged, Placed, Recalled, Removed, SentBack, Uncovered, Used
from parlour.games.graves.knowledge.bags import MASK
from parlour.games.graves.knowledge.cards import Bag, CardKnowledge
from parlour.games.graves.settings.decks import Deck

FACE_UP: Final = "face up"  # the bag of cards that lie on the table for a while


class Told(Struct, frozen=True):
    """What a seat is told about the cards of another, and how much of it counts as known."""

    story: Sequence[tuple[int, Event]]  # the lines in which these cards may go from one place to another
    lying: Mapping[Card, int]  # the line that last showed each card on the table
    known: AbstractSet[int]  # the other lines of which the names are known
    asked: Card  # where it is will be asked
    rounded: AbstractSet[int]  # the lines after which to round off
    drawn_from: AbstractSet[int]  # the heaps of discards of which the top card was drawn

    def knows(self, card: Card, line: int) -> bool:
        """Whether the name of a card is known from that line."""
        return line in self.known or self.lying.get(card) == line


class PartlyTold(CardKnowledge):
    """The cards of a player, followed through lines of which only some names are known."""

    def __init__(self, seat: Seat, deck: Deck, locations: Sequence[str], out: Collection[Card], told: Told) -> None:
        super().__init__(seat, deck, locations, out)
        self.told, self.line = told, 0
        self.named = {card: n for n, event in told.story for card in names_of(event, seat) if told.knows(card, n)}
        self.reached = frozenset[Card]().union(*[one.reach for one in deck.abilities.values() if one.effect == "fetch"])
        self.fetches = max([n for n, event in told.story if told.knows(self.fetching(event), n)], default=-1)
        for n, event in told.story:
            self.learn_line(n, event)

    def fetching(self, event: Event) -> Card:
        """The card by which another may be fetched in a line, if any."""
        card = event.card if isinstance(event, Used) and event.seat == self.seat else ""
        return card if card and self.deck.abilities[card].effect == "fetch" else ""

    def learn_line(self, line: int, event: Event) -> None:
        self.line = line
        mine = getattr(event, "seat", self.seat) == self.seat
        self.learn(self.covered(event) if mine != isinstance(event, Removed | SentBack) else event)
        self.forget_names()
        if line in self.told.rounded:
            self.bags.round_off()

    def heap(self) -> int:
        """Heaps of which nobody ever drew the top card need not be told apart: they become one."""
        if not self.stacked:
            return super().heap()
        below = self.heaps[-1:]
        if not below or not self.told.drawn_from.isdisjoint([*below, self.raised]):
            self.heaps.append(self.raised)
        self.raised += 1
        return self.heaps[-1]

    def forget_names(self) -> None:
        """Cards that are named no more, and not asked for, are alike, unless a later line fetches only some of them."""
        groups: dict[frozenset[bool], list[int]] = {}
        done_with = {card for card, last in self.named.items() if last <= self.line} - {self.told.asked}
        for kind, cards in self.bags.kinds.items():
            if cards <= done_with:
                groups.setdefault(self.fetchable(cards), []).append(kind)
        for both, kinds in groups.items():
            if len(kinds) > 1 and len(both) < 2:
                self.bags.merge(kinds)

    def fetchable(self, cards: AbstractSet[Card]) -> frozenset[bool]:
        """Whether a later line may fetch such cards: yes, no, or each for some of them."""
        return frozenset([card in self.reached for card in cards] if self.line < self.fetches else ())

    def covered(self, event: Event) -> Event:
        """The same line without the names of those cards that are not known from it."""
        match event:
            case Placed(_, card, _, paid):
                return replace(event, card=self.cover(card), paid=self.cover(paid))
            case Carried(_, _, _, paid):
                return replace(event, paid=self.cover(paid))
            case Exchanged(_, card, taken):
                return replace(event, card=self.cover(card), taken=self.cover(taken))
            case Used(_, card) | Uncovered(_, card) | Removed(_, card) | SentBack(_, card) | Recalled(_, card):
                return replace(event, card=self.cover(card))
        return event

    def cover(self, card: Card) -> Card:
        return card if not card or self.told.knows(card, self.line) else COVERED

    def show(self, card: Card, bag: Bag) -> None:
        """A card that lies on the table to the end is followed no more."""
        if self.told.lying.get(card) == self.line:
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


def names_of(event: Event, owner: Seat) -> list[Card]:
    """The cards of ``owner`` that a line shows, or that go from the table into the discards or the hand."""
    found: tuple[Card, ...] = ()
    match event:
        case Removed(seat, card) | SentBack(seat, card) if seat != owner:
            found = (card,)
        case Exchanged(seat, card, taken) if seat == owner:
            found = (card, taken)
        case Placed(seat, card, _, paid) if seat == owner:
            found = (card, paid)
        case Used(seat, card) | Uncovered(seat, card) | Recalled(seat, card) if seat == owner:
            found = (card,)
        case Carried(seat, _, _, paid) if seat == owner:
            found = (paid,)
    return [card for card in found if card not in ("", COVERED)]
