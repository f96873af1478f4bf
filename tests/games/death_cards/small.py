"""Boxes of a few cards: tables so small that every history can be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import comb, prod
from typing import Annotated, Literal

from msgspec import Meta

from parlour.core import Move, Seat
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, ORDINARY, Box, Card, Face
from parlour.games.death_cards.moves import Add, Cancel, Dealt, Discard, Give, Lay, Play, Put, Take
from parlour.games.death_cards.rules.piles import top_discards
from parlour.games.death_cards.rules.setup import both_in_one_hand
from parlour.games.death_cards.settings import DeathCardsSettings
from parlour.games.death_cards.state import DeathCardsState
from parlour.testing import Small

Name = Literal[
    "folly", "passing", "trade", "ashes", "delay", "table", "blackmail", "partners", "moved",
    "train", "sets", "bundle", "spared",
]  # fmt: skip
BOXES = {  # the Not so Fasts that open the hands are extra; a hand of one draws nothing while it holds more
    "folly": Box(
        {"Folly": 2, "Faux Pas": 1, "Not so Fast": 1, "Pyne": 2}, 2, False, secrets=1, dealt=1, hand=1, draft=1
    ),
    "passing": Box({"Folly": 2, "Not so Fast": 0, "Quin": 7}, 2, False, secrets=1, dealt=2, hand=1, draft=1),
    "trade": Box(
        {"Trade": 3, "Faux Pas": 1, "Not so Fast": 1, "Quin": 2}, 1, False, secrets=1, dealt=2, hand=1, draft=1
    ),
    "ashes": Box({"Ashes": 2, "Trade": 1, "Not so Fast": 1, "Quin": 3}, 1, False, secrets=1, dealt=2, hand=1, draft=1),
    "delay": Box({"Delay": 2, "Ashes": 1, "Not so Fast": 1, "Quin": 3}, 1, False, secrets=1, dealt=2, hand=3, draft=1),
    "table": Box(
        {"Off the Table": 1, "Trade": 2, "Not so Fast": 2, "Quin": 2}, 1, False, secrets=1, dealt=2, hand=1, draft=1
    ),
    "blackmail": Box({"Trade": 2, "Blackmailed": 1, "Quin": 3}, 2, False, secrets=1, dealt=1, hand=1, draft=1),
    "partners": Box({"Suspicions": 6}, 4, True, secrets=2, dealt=1, hand=1, draft=1),
    "moved": Box({"Suspicions": 4, "One More": 3}, 1, True, secrets=1, dealt=1, hand=1, draft=1),
    "train": Box({"Train": 2, "Quin": 12}, 1, False, secrets=1, dealt=2, hand=1, draft=1),
    "sets": Box({"Pyne": 4, "Another Victim": 2, "Quin": 3}, 1, False, secrets=1, dealt=3, hand=1, draft=1),
    "spared": Box({"Suspicions": 7}, 2, False, secrets=1, dealt=1, hand=1, draft=1),
    "bundle": Box({"Bundle": 4, "Ariadne": 1, "Quin": 3}, 1, False, secrets=1, dealt=2, hand=2, draft=1),
}


class SmallSettings(DeathCardsSettings, frozen=True):
    small: Annotated[Name, Meta(description="Which of the small boxes.")] = "folly"

    def box(self, seats: int) -> Box:
        return BOXES[self.small]


@cache
def decks(name: Name) -> tuple[tuple[Card, ...], ...]:
    """Every order of a small box, cards of one name being alike."""
    return tuple(orders(Counter(BOXES[name].copies), sum(BOXES[name].copies.values())))


def orders(cards: Counter[Card], n: int) -> Iterator[tuple[Card, ...]]:
    if n == 0:
        yield ()
    for card in [card for card, left in cards.items() if left and n]:
        cards[card] -= 1
        yield from [(card, *rest) for rest in orders(cards, n - 1)]
        cards[card] += 1


def deals(name: Name) -> Iterator[tuple[Face, ...]]:
    box = BOXES[name]
    for faces in permutations([MURDERER, *[ACCOMPLICE] * box.accomplice, *ORDINARY[: box.ordinary]]):
        if not both_in_one_hand(faces, box.secrets):
            yield faces


def outcomes(s: DeathCardsState) -> Iterator[tuple[Move, int]]:
    """Every deal, seat 0 beginning; cards of a name are alike, so one order stands for as many of labelled ones."""
    assert isinstance(s.settings, SmallSettings)
    for secrets in deals(s.settings.small):
        for deck in decks(s.settings.small):
            yield Dealt(secrets, deck, 0), 1


def weight(s: DeathCardsState, seat: Seat, move: Move) -> Fraction:
    """Open choices weigh as many as there are labelled cards alike; hidden ones are even over labelled cards."""
    hand = s.hands[seat]
    match move:
        case Play(card) | Add(card):
            return Fraction(hand.count(card))
        case Lay(cards):
            return Fraction(prod([comb(hand.count(card), n) for card, n in Counter(cards).items()]))
        case Discard(card):
            laid = [part.card for part in s.sealed if isinstance(part, Discard)]
            return Fraction(hand.count(card) - laid.count(card))
        case Cancel():
            return Fraction(hand.count("Not so Fast"))
        case Give(card):
            return Fraction(hand.count(card), len(hand))
        case Take(card):
            return Fraction(top_discards(s).count(card), len(top_discards(s)))
        case Put(card):
            rest = list(s.discard[-getattr(s.agenda[-1], "number", 0) :])
            for put in s.sealed:
                rest.remove(getattr(put, "card", ""))
            return Fraction(rest.count(card), len(rest))
    return Fraction(1)


def small(name: Name, seats: int, actions: int, histories: int = 12_000, **options: bool) -> Small:
    birthdays = " ".join(["09-15", *["03-15"] * (seats - 1)])
    settings = SmallSettings(small=name, birthdays=birthdays, **options)
    return Small(seats, settings, outcomes, weight, actions, histories)


SMALL = (
    small("folly", 3, 30),
    small("passing", 3, 30),
    small("trade", 2, 30),
    small("ashes", 2, 30),
    small("delay", 2, 30),
    small("table", 2, 30),
    small("blackmail", 3, 30),
    small("partners", 3, 40, accomplice_counts=False),
    small("moved", 3, 40),
    small("train", 2, 30),
    small("sets", 2, 30, histories=40_000),
    small("bundle", 2, 30),
    small("spared", 3, 40),
)
