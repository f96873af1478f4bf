"""Every move of a card that a seat's story tells of, as a network of places: what moved, from where, to where, when.

A node is a place at some time.  An arc carries so many cards from one node to another, and knows which line of the
story says what they are.  A place that gains a card becomes a new node; its cards stay by an arc of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from parlour.core import Event, Seat
from parlour.games.death_cards import events as e
from parlour.games.death_cards.cards import DEVIOUS, NOT_SO_FAST, TRAIN, Box, Card
from parlour.games.death_cards.rules.piles import REACH

ALWAYS: Final = -1  # in place of a line: known by the rules
NONE: Final[frozenset[Card]] = frozenset()


class Arc(Struct, frozen=True):
    """So many cards that move together, or stay."""

    tail: int
    head: int
    cards: int
    line: int  # that says what they are
    kind: Card | None = None  # what they all are; None: not said
    none_of: frozenset[Card] = NONE  # what none of them is


class Place:
    """Where cards lie in no order: a hand, the draft, the sets on the table."""

    def __init__(self, node: int, size: int = 0) -> None:
        self.node, self.size = node, size


class Stack:
    """Cards one upon the other: heaps, the topmost last, each of so many cards in no known order."""

    def __init__(self) -> None:
        self.heaps: list[tuple[int, int]] = []  # node, cards

    def lift(self, number: int) -> list[tuple[int, int]]:
        """The nodes under the top cards, the topmost first, and how many come from each."""
        found: list[tuple[int, int]] = []
        while number and self.heaps:
            node, size = self.heaps.pop()
            here = min(size, number)
            found.append((node, here))
            number -= here
            if size > here:
                self.heaps.append((node, size - here))
        return found


class CardMoves:
    """A story, told as moves of cards."""

    def __init__(self, seat: Seat | None, seats: int, box: Box, story: Sequence[Event]) -> None:
        self.seat, self.box = seat, box
        self.arcs: list[Arc] = []
        self.doubtful: list[int] = []  # arcs of cards chosen unseen or drawn from a heap, and of those kept in a hand
        self.nodes = 0
        self.deck = self.node()
        self.box_node = self.node()  # where the Not so Fasts lie that open the hands
        self.hands = [Place(self.node()) for _ in range(seats)]
        self.draft, self.table, self.gone = Place(self.node()), Place(self.node()), Place(self.node())
        self.pile, self.discards = Stack(), Stack()
        self.pile.heaps.append((self.deck, len(box.deck)))
        self.in_play: list[int] = []  # nodes of one card each, as they lie
        self.aside: list[int] = []
        self.gifts: dict[tuple[Seat, Seat], tuple[int, int]] = {}  # by giver and taker: the line, the card's node
        self.tricks = 0  # devious cards of the exchange just told
        self.deal(story)
        for line, event in enumerate(story):
            if not isinstance(event, e.Gave | e.Tricked):
                self.deliver()
            self.follow(line, event)
        self.deliver()
        self.end()

    # The network

    def node(self) -> int:
        self.nodes += 1
        return self.nodes - 1

    def move(self, tail: int, head: int, line: int, kind: Card | None = None, cards: int = 1) -> None:
        self.arcs.append(Arc(tail, head, cards, line, kind))

    def shown(self, tail: int, line: int, kind: Card | None, cards: int = 1) -> int:
        """A node that cards reach by being shown."""
        head = self.node()
        if kind is None and tail != self.deck:
            self.doubtful.append(len(self.arcs))
        self.move(tail, head, line, kind, cards)
        return head

    def leave(self, place: Place, line: int, kind: Card | None) -> int:
        """A card leaves a place for a node that is its own."""
        place.size -= 1
        return self.shown(place.node, line, kind)

    def arrive(self, place: Place, cards: Sequence[int]) -> None:
        """Cards, each on a node of its own, come to a place."""
        self.stay(place)
        for node in cards:
            self.move(node, place.node, ALWAYS)
        place.size += len(cards)

    def stay(self, place: Place, line: int = ALWAYS, none_of: frozenset[Card] = NONE) -> None:
        """What lies in a place goes on to its next node."""
        before, place.node = place.node, self.node()
        if place in self.hands:
            self.doubtful.append(len(self.arcs))
        self.arcs.append(Arc(before, place.node, place.size, line, none_of=none_of))

    def drawn(self, line: int, kind: Card | None) -> int:
        """The top card of the draw pile."""
        ((node, _),) = self.pile.lift(1)
        return self.shown(node, line, kind)

    def discard(self, node: int) -> None:
        self.discards.heaps.append((node, 1))

    # The story

    def deal(self, story: Sequence[Event]) -> None:
        """The hands; only this seat's own is shown to it."""
        received = {event.seat: (line, event) for line, event in enumerate(story) if isinstance(event, e.Received)}
        for seat, hand in enumerate(self.hands):
            self.move(self.box_node, hand.node, ALWAYS, NOT_SO_FAST)
            hand.size = 1
            line, event = received.get(seat, (ALWAYS, None))
            cards = event.cards[1:] if event is not None else [None] * self.box.dealt
            self.arrive(hand, [self.drawn(line, card) for card in cards])

    def follow(self, line: int, event: Event) -> None:
        match event:
            case e.Began(_, draft, top):
                self.discard(self.drawn(line, top))
                self.arrive(self.draft, [self.drawn(line, card) for card in draft])
            case e.Played(seat, card):
                self.in_play.append(self.leave(self.hands[seat], line, card))
            case e.Added(seat, card):
                self.arrive(self.table, [self.leave(self.hands[seat], line, card)])
            case e.Laid(seat, cards):
                self.arrive(self.table, [self.leave(self.hands[seat], line, card) for card in cards])
            case e.SetReturned(seat, cards):
                self.arrive(self.hands[seat], [self.leave(self.table, line, card) for card in cards])
            case e.Interrupted(seat):
                self.aside.append(self.leave(self.hands[seat], line, NOT_SO_FAST))
            case e.Discarded(seat, card):
                node = self.leave(self.hands[seat], line, card)
                self.in_play.append(node) if card == TRAIN else self.discard(node)
            case e.Cleared(cards):
                self.clear(line, cards)
            case e.LeftTheGame(card):
                self.arrive(self.gone, [self.shown(self.in_play.pop(), line, card)])
            case e.Drew(seat, card):
                self.arrive(self.hands[seat], [self.drawn(line, card)])
            case e.Drafted(seat, card, refill):
                self.arrive(self.hands[seat], [self.leave(self.draft, line, card)])
                self.arrive(self.draft, [self.drawn(line, refill)])
            case e.Departed(cards):
                for card in cards:
                    self.discard(self.drawn(line, card))
            case _:
                self.follow_hidden(line, event)

    def follow_hidden(self, line: int, event: Event) -> None:
        """What not everybody sees alike."""
        match event:
            case e.Gave(giver, taker, card):
                self.gifts[giver, taker] = line, self.leave(self.hands[giver], line, card)
            case e.Tricked(giver, taker, card):
                _, node = self.gifts.pop((giver, taker))
                self.in_play.insert(len(self.in_play) - self.tricks, self.shown(node, line, card))
                self.tricks += 1
            case e.HandCleared(seat, number):
                for _ in range(number):
                    self.discard(self.leave(self.hands[seat], line, NOT_SO_FAST))
                self.stay(self.hands[seat], line, frozenset([NOT_SO_FAST]))
            case e.Looked(seat, cards) if seat == self.seat and cards:
                self.look(line, cards)
            case e.Took(seat, card):
                self.take(line, seat, card)
            case e.Delayed(seat, number, cards, top) if number:
                self.put_back(line, number, cards if seat == self.seat else None)
                if top is not None:
                    self.look(line, [top])

    def deliver(self) -> None:
        """All the cards that were given away at once arrive; none of them was devious."""
        for (_, taker), (line, node) in self.gifts.items():
            head = self.node()
            self.arcs.append(Arc(node, head, 1, line, none_of=frozenset(DEVIOUS)))
            self.arrive(self.hands[taker], [head])
        self.gifts, self.tricks = {}, 0

    def clear(self, line: int, cards: Sequence[Card]) -> None:
        """Not so Fasts in the order they were played, then the event if it is cleared too."""
        nodes = [*self.aside, *([self.in_play.pop()] if len(cards) > len(self.aside) else [])]
        self.aside = []
        for node, card in zip(nodes, cards):
            self.discard(self.shown(node, line, card))

    def look(self, line: int, cards: Sequence[Card]) -> None:
        """The top of the discard pile is seen, the topmost first."""
        lifted = [node for node, number in self.discards.lift(len(cards)) for _ in range(number)]
        for node, card in reversed(list(zip(lifted, cards))):
            self.discard(self.shown(node, line, card))

    def take(self, line: int, seat: Seat, card: Card | None) -> None:
        """One of the top discards goes to a hand; which of them, all the others cannot tell."""
        top, number = self.gather(self.discards, REACH)
        self.arrive(self.hands[seat], [self.shown(top, line, card)])
        if number > 1:
            self.discards.heaps.append((top, number - 1))

    def put_back(self, line: int, number: int, order: Sequence[Card] | None) -> None:
        """Top discards go on the draw pile, the last of ``order`` on top."""
        top, _ = self.gather(self.discards, number)
        if order is None:
            self.pile.heaps.append((top, number))
        for card in order or ():
            self.pile.heaps.append((self.shown(top, line, card), 1))

    def gather(self, stack: Stack, number: int) -> tuple[int, int]:
        """The top cards of a stack in a heap, and how many they are."""
        heap, lifted = self.node(), stack.lift(number)
        for node, cards in lifted:
            self.move(node, heap, ALWAYS, cards=cards)
        return heap, sum([cards for _, cards in lifted])

    def end(self) -> None:
        """Everything lies somewhere: one last node for all but the hands."""
        self.last = self.node()
        for place in (self.draft, self.table, self.gone):
            self.move(place.node, self.last, ALWAYS, cards=place.size)
        for node, size in (*self.pile.heaps, *self.discards.heaps):
            self.move(node, self.last, ALWAYS, cards=size)
        for node in (*self.in_play, *self.aside):
            self.move(node, self.last, ALWAYS)
