"""Where the cards of one player may be: its part of a seat's story, followed event by event.

To their owner every event names the cards, and all stays certain.  To others a card drawn, or
discarded face down, is any card of its bag, and a card fetched is any that could be (the even model).  A discard pile
is a stack of heaps: each heap is a bag of its own for as long as a Museum may still let its owner draw the top card.

A caller with little time may say how many mixes it will follow at ``most``: where there are more after a line, they are
rounded off.  Every truth is still possible then, but numbers and chances are no longer exact.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from sys import maxsize
from typing import Final, TypeAlias

from parlour.core import Event, Seat
from parlour.games.graves.cards import ANY, CARDS, COVERED, LOCATIONS, Card
from parlour.games.graves.events import (
    Arrived,
    Carried,
    Discarded,
    Drew,
    Exchanged,
    Placed,
    Protected,
    Recalled,
    Removed,
    Reshuffled,
    SentAway,
    SentBack,
    ThrewHand,
    Took,
    TrumpNamed,
    Uncovered,
    Used,
)
from parlour.games.graves.knowledge.bags import Bags
from parlour.games.graves.settings.decks import Deck

IN_HAND: Final = "hand"
IN_DECK: Final = "deck"
IN_DISCARDS: Final = "discards"
Bag: TypeAlias = Hashable  # IN_HAND, IN_DECK, or the number of a heap of discards


class CardKnowledge:
    """The cards of ``seat`` in one Case, without those that are ``out`` of it from the start."""

    def __init__(
        self, seat: Seat, deck: Deck, locations: Sequence[str], out: Collection[Card] = (), most: int = maxsize
    ) -> None:
        self.seat, self.deck, self.locations, self.most = seat, deck, [LOCATIONS[name] for name in locations], most
        self.bags: Bags[Card, Bag] = Bags([card for card in deck.cards if card not in out], IN_DECK)
        self.bags.sizes[IN_HAND] = 0
        self.heaps: list[int] = []  # of the discard pile, the top one last
        self.raised = 0  # heaps so far
        self.drawn_from: set[int] = set()  # the heaps of which the top card was drawn
        self.using: Card = ""  # for its ability, which is being resolved
        self.resolved = False
        self.place = 0
        self.stacked = any([location.recycling for location in self.locations])

    @property
    def zones(self) -> dict[Bag, str]:
        """Each bag's answer to the question where a card is."""
        return {IN_HAND: IN_HAND, IN_DECK: IN_DECK, **dict.fromkeys(self.heaps, IN_DISCARDS)}

    def learn(self, event: Event) -> bool:
        """Follow one line of the story; whether what it led to had to be rounded off."""
        self.hear(event)
        rough = len(self.bags.mixes) > self.most
        if rough:
            self.bags.round_off()
        return rough

    def hear(self, event: Event) -> None:
        if self.resolved:
            self.lay_down()
        match event:
            case Arrived(place):
                self.arrive(place)
            case Removed(seat, card) if seat != self.seat:
                self.hide(card, self.heap())
            case SentBack(seat, card) if seat != self.seat:
                self.hide(card, IN_HAND)
            case Removed() | SentBack():
                self.resolved = True
            case _ if getattr(event, "seat", None) == self.seat:
                self.follow(event)

    def follow(self, event: Event) -> None:
        """Something that this seat did."""
        match event:
            case Drew(_, cards, source):
                self.draw(cards, source)
            case Uncovered(_, card):
                self.show(card, IN_DECK)
                self.resolved = bool(self.using)
            case Placed(_, card, _, paid):
                self.show(card, IN_HAND)
                self.pay(paid)
            case Used(_, card):
                self.use(card)
            case Took(_, card):
                self.fetch(card)
            case Carried(_, _, _, paid):
                self.pay(paid)
                self.resolved = True
            case Recalled(_, card):
                self.hide(card, IN_HAND)
                self.resolved = True
            case Exchanged(_, card, taken):
                self.show(card, IN_HAND)
                self.hide(taken, IN_HAND)
                self.resolved = True
            case SentAway() | Protected() | TrumpNamed():
                self.resolved = True
            case Discarded(_, card):
                self.discard(card)
            case ThrewHand():
                self.bags.pour(IN_HAND, self.heap())
            case Reshuffled():
                for heap in self.heaps:
                    self.bags.pour(heap, IN_DECK)
                self.heaps = []

    def show(self, card: Card, bag: Bag) -> None:
        """A card leaves a bag for the table, face up."""
        self.bags.see(card, bag)

    def hide(self, card: Card, bag: Bag) -> None:
        """A card that lay face up on the table goes into a bag."""
        self.bags.put(card, bag)

    def arrive(self, place: int) -> None:
        """Once no Museum is to come, the order of the discards means nothing any more."""
        self.place = place
        if self.stacked and not any([location.recycling for location in self.locations[place:]]):
            self.stacked = False
            self.gather()

    def heap(self) -> int:
        """Where the next discard goes."""
        if self.stacked or not self.heaps:
            self.heaps.append(self.raised)
            self.raised += 1
        return self.heaps[-1]

    def gather(self) -> None:
        """The discard pile becomes one heap."""
        for heap in self.heaps[1:]:
            self.bags.pour(heap, self.heaps[0])
        self.heaps = self.heaps[:1]

    def draw(self, cards: tuple[Card, ...] | int, source: str) -> None:
        bag: Bag = IN_DECK
        if source == IN_DISCARDS:
            bag = self.heaps[-1]
            self.drawn_from.add(self.heaps[-1])
        if isinstance(cards, int):
            self.bags.draw(bag, IN_HAND, cards)
        else:
            for card in cards:
                self.bags.see(card, bag)
                self.bags.put(card, IN_HAND)
        if bag != IN_DECK and not self.bags.sizes[bag]:
            self.heaps.pop()
        self.resolved = bool(self.using)

    def discard(self, card: Card) -> None:
        if card == COVERED:
            self.bags.draw(IN_HAND, self.heap())
        else:
            self.bags.see(card, IN_HAND)
            self.bags.put(card, self.heap())

    def pay(self, card: Card) -> None:
        """What a placement cost: a card of the hand at the Park, of the pile at the Alley."""
        if card and self.locations[self.place].toll < ANY:
            self.discard(card)
        elif card:
            self.hide(card, self.heap())

    def use(self, card: Card) -> None:
        self.show(card, IN_HAND)
        self.using, ability = card, self.deck.abilities.get(card)
        if ability and ability.effect == "fetch":  # which it may only if there is something to fetch
            self.bags.require(self.heaps, ability.reach)

    @property
    def reach(self) -> frozenset[Card]:
        """The cards that the ability in use may fetch; of a card that is not known, any."""
        return frozenset(CARDS) if self.using == COVERED else self.deck.abilities[self.using].reach

    def fetch(self, card: Card) -> None:
        self.gather()
        heap = self.heaps[0]
        if card == COVERED:
            self.bags.fetch(heap, IN_HAND, self.reach)
        else:
            self.bags.see(card, heap)
            self.bags.put(card, IN_HAND)
        if not self.bags.sizes[heap]:
            self.heaps = []
        self.resolved = True

    def lay_down(self) -> None:
        """A card used for its ability goes on the discard pile, at the Museum out of the Case."""
        if self.using and not self.locations[self.place].recycling:
            self.hide(self.using, self.heap())
        self.using, self.resolved = "", False
