"""Worlds: every full truth a view leaves open.  The unknowns are the secrets; the hands are filler, sampled to fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import factorial

from parlour.core import Answer, Below, Constraint, Event, Seat, Truth, Unknown, check_source, imagined, shuffled
from tests.toy.cards import (
    BOXES,
    CARDS,
    EVERYONE,
    GUESTS,
    Card,
    Delayed,
    Discarded,
    Drew,
    Played,
    Reshuffled,
    Returned,
    Revealed,
    Saw,
    Swapped,
)
from tests.toy.state import Manor
from tests.toy.view import GuestView


def unknowns(s: Manor, seat: Seat | None) -> Truth:
    """What lies at every place that ``seat`` may not look at."""
    return {("secret", i): s.secrets[i] for g in EVERYONE if g != seat for i in s.hidden(g)}


class GuestWorlds:
    """The truths that one seat's story allows: any order of the secrets it has not seen."""

    def __init__(self, v: GuestView) -> None:
        self.view, each = v, v.settings.secrets
        mine = range(0) if v.seat is None else range(each * v.seat, each * v.seat + each)
        self.known = {place: secret for place, secret in enumerate(v.face_up) if secret is not None}
        self.known |= dict(zip(mine, v.secrets))
        self.open = [place for place in range(GUESTS * each) if place not in self.known]
        self.loose = [secret for secret in range(GUESTS * each) if secret not in self.known.values()]
        self.unknowns: list[Unknown] = [("secret", place) for place in self.open]

    @property
    def constraints(self) -> list[Constraint]:
        """Each secret seen lies nowhere else."""
        lines = [n for n, event in enumerate(self.view.story) if isinstance(event, Saw | Revealed)]
        return [Constraint(tuple(self.unknowns), (n,)) for n in lines]

    def count(self) -> int:
        return factorial(len(self.open))

    def allows(self, truth: Truth) -> bool:
        return truth.keys() == set(self.unknowns) and sorted(truth.values()) == self.loose  # type: ignore[type-var]

    def marginals(self) -> dict[Unknown, dict[Answer, Fraction]]:
        return {unknown: self.likely() for unknown in self.unknowns}

    def likely(self) -> dict[Answer, Fraction]:
        return {secret: Fraction(1, len(self.loose)) for secret in self.loose}

    def sample(self, below: Below) -> Manor:
        """One world, drawn at random, that looks the same to its seat."""
        check_source(below)
        v = self.view
        hands, deck = self.cards(below)
        face_up = sum([1 << i for i, secret in enumerate(v.face_up) if secret is not None])
        return imagined(Manor, v, below, deck=deck, hands=hands, secrets=self.secrets(below), revealed=face_up)

    def secrets(self, below: Below) -> tuple[int, ...]:
        rest = list(shuffled(self.loose, below))
        return tuple([self.known[i] if i in self.known else rest.pop() for i in range(len(self.view.face_up))])

    def cards(self, below: Below) -> tuple[list[list[Card]], list[Card]]:
        """The hands and the deck: whatever is remembered, and the rest from the unseen cards."""
        v = self.view
        while True:
            try:
                memory = Memory(v, below)
                pool = list(shuffled(memory.unseen(v), below))
                break
            except Contradiction:
                continue
        hands = [sorted(memory.known[g].elements()) for g in EVERYONE]
        for g, size in enumerate(v.hand_sizes):
            hands[g] = list(v.hand) if g == v.seat else hands[g] + [pool.pop() for _ in range(size - len(hands[g]))]
        return hands, pool + memory.top


class Contradiction(Exception):
    """What was imagined cannot have been."""


class Memory:
    """Cards that a seat cannot see but knows of, from its story: in others' hands, and on top of the deck.

    Hidden choices of the past are imagined on the way; if the story later contradicts one, imagine again.
    """

    def __init__(self, v: GuestView, below: Below) -> None:
        self.below = below
        self.known: list[Counter[Card]] = [Counter() for _ in EVERYONE]
        self.sizes = [0] * GUESTS
        self.top: list[Card] = []
        for event in v.story:
            self.learn(event)

    def learn(self, event: Event) -> None:
        match event:
            case Drew(guest, cards):
                self.draw(guest, [None] * cards if isinstance(cards, int) else list(cards))
            case Played(guest, card) | Discarded(guest, card):
                self.lose(guest, card)
            case Returned(guest, card):
                self.gain(guest, card)
            case Swapped((a, b), cards):
                mine, yours = cards or (self.some_card(a), self.some_card(b))
                self.lose(a, mine)
                self.lose(b, yours)
                self.gain(a, yours)
                self.gain(b, mine)
            case Delayed(_, cards, ordered):
                self.top += cards if ordered else self.some_order(list(cards))
            case Reshuffled():
                self.top = []

    def draw(self, guest: Seat, cards: list[Card | None]) -> None:
        for card in cards:
            expected = self.top.pop() if self.top else None
            if None not in (card, expected) and card != expected:
                raise Contradiction
            self.gain(guest, card if expected is None else expected)

    def gain(self, guest: Seat, card: Card | None) -> None:
        self.sizes[guest] += 1
        if card is not None:
            self.known[guest][card] += 1

    def lose(self, guest: Seat, card: Card | None) -> None:
        """A card of a kind known there is taken to be that one: nobody can tell two of a kind apart."""
        self.sizes[guest] -= 1
        if card is not None and self.known[guest][card]:
            self.known[guest][card] -= 1
        if self.known[guest].total() > self.sizes[guest]:
            raise Contradiction

    def some_card(self, guest: Seat) -> Card | None:
        """What ``guest`` may have given away unseen; None: a card not known of."""
        known: list[Card | None] = [*self.known[guest].elements()]
        cards = known + [None] * (self.sizes[guest] - len(known))
        return cards[self.below(len(cards))]

    def some_order(self, cards: list[Card]) -> Iterator[Card]:
        while cards:
            kinds = sorted(set(cards))
            card = kinds[self.below(len(kinds))]
            cards.remove(card)
            yield card

    def unseen(self, v: GuestView) -> list[Card]:
        """The cards of whose place nothing is known."""
        unseen = Counter(dict(zip(CARDS, BOXES[v.settings.box])))
        unseen.subtract([*v.hand, *v.discard, *v.gone, *self.top])
        for guest, known in enumerate(self.known):
            if guest != v.seat:
                unseen.subtract(known)
        if min(unseen.values()) < 0:
            raise Contradiction
        return list(unseen.elements())
