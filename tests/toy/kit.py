"""Manor for the laws.

Its twins: for every hidden thing of the rulebook, how to exchange two of its kind that a seat may not see.  Secrets
face down; cards dealt, and cards drawn after a reshuffle; what two others swapped; the order of another's Delay.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core import Move, Seat, Step, Truth, options
from parlour.testing import Action, Actions, Kit, Run, Small, Variant, act
from tests.toy import MANOR
from tests.toy.cards import (
    EVERYONE,
    NOT_SO_FAST,
    Cancel,
    Card,
    Dealt,
    Discard,
    Drew,
    Give,
    Play,
    Put,
    Shuffled,
)
from tests.toy.rules import deck
from tests.toy.state import Manor

KINDS = ("secrets", "dealt", "reshuffled", "swapped", "delayed")


class Marked(str):
    """A card that remembers which action put it into the deck, and where."""

    origin: tuple[int, int]

    def __new__(cls, card: Card, origin: tuple[int, int]) -> Marked:
        marked = super().__new__(cls, card)
        marked.origin = origin
        return marked


class Trace:
    """A run played with marked cards: the end, step and hand at every action, and the origins of all ``seat`` drew."""

    def __init__(self, run: Run, seat: Seat) -> None:
        self.end: Manor = run.begin()
        self.steps: list[Step[Any, Any]] = []
        self.cards: list[set[Card]] = []
        for n, (who, action) in enumerate(run.actions):
            self.steps.append(self.end.agenda[-1])
            self.cards.append(set(self.end.hands[who]))
            act(self.end, who, mark(self.end, n, action))
        drew = [event for event in self.end.story(seat) if isinstance(event, Drew) and event.guest == seat]
        cards = [card for event in drew if isinstance(event.cards, tuple) for card in event.cards]
        self.drawn = {card.origin for card in cards if isinstance(card, Marked)}


def mark(s: Manor, n: int, action: Action) -> Action:
    """``action`` with its cards marked."""
    if isinstance(action, Dealt):
        return replace(action, deck=tuple([Marked(card, (n, i)) for i, card in enumerate(action.deck)]))
    if isinstance(action, Put):
        return Put(Marked(action.card, (n, 0)))
    if isinstance(action, Shuffled):
        s.discard = [Marked(card, (n, i)) for i, card in enumerate(s.discard)]
    return action


def exchanged(pile: Sequence[Any], free: Sequence[int], rng: Random) -> tuple[Any, ...]:
    """``pile`` with two of its ``free`` places exchanged, or as it was."""
    changed = list(pile)
    if len(free) > 1:
        i, j = rng.sample(free, 2)
        changed[i], changed[j] = changed[j], changed[i]
    return tuple(changed)


def twins(run: Run, seat: Seat, rng: Random) -> Iterator[tuple[str, Actions]]:
    trace, record = Trace(run, seat), run.actions
    for n in range(len(record)):
        for kind, changed in twin_moves(record, n, seat, rng, trace):
            others = [(by, twin) for (by, _), twin in zip(record[n:], changed)]
            yield kind, record[:n] + others + record[n + len(changed) :]


def twin_moves(record: Actions, n: int, seat: Seat, rng: Random, trace: Trace) -> Iterator[tuple[str, list[Action]]]:
    who, move = record[n]
    step = trace.steps[n]
    if isinstance(move, Dealt):
        face_down = [i for g in EVERYONE if g != seat for i in trace.end.hidden(g)]
        unseen = [i for i in range(len(move.deck)) if (n, i) not in trace.drawn]
        for _ in range(3):
            yield "secrets", [replace(move, secrets=exchanged(move.secrets, face_down, rng))]
            yield "dealt", [replace(move, deck=exchanged(move.deck, unseen, rng))]
    if isinstance(move, Shuffled):
        unseen = [p for p, i in enumerate(move.order) if (n, i) not in trace.drawn]
        for _ in range(3):
            yield "reshuffled", [replace(move, order=exchanged(move.order, unseen, rng))]
    if isinstance(move, Give) and seat not in step.seats:  # type: ignore[attr-defined]  # it is a Trade
        yield "swapped", [Give(str(rng.choice(sorted(trace.cards[n]))))]
    if isinstance(move, Put) and who != seat and n + 1 < len(record):
        following = record[n + 1][1]
        untouched = not {(n, 0), (n + 1, 0)} & trace.drawn
        if isinstance(following, Put) and untouched and trace.steps[n + 1] is step:
            yield "delayed", [following, move]


def outcomes(s: Manor) -> Iterator[tuple[Move, int]]:
    """Every deal and every shuffle; cards of a kind are alike, so one order stands for several of labelled cards."""
    if not s.secrets:
        decks = set(permutations(deck(s.settings.box)))
        yield from [(Dealt(cards, secrets), 1) for cards in decks for secrets in permutations(EVERYONE)]
    else:
        yield from [(Shuffled(order), 1) for order in permutations(range(len(s.discard)))]


def weight(s: Manor, seat: Seat, move: Move) -> Fraction:
    hand = s.hands[seat]
    if isinstance(move, Play | Discard):
        return Fraction(hand.count(move.card))
    if isinstance(move, Cancel):
        return Fraction(hand.count(NOT_SO_FAST))
    if isinstance(move, Give):
        return Fraction(hand.count(move.card), len(hand))
    return Fraction(1, len(options(s, seat))) if isinstance(move, Put) else Fraction(1)


def answers(s: Manor, seat: Seat | None) -> Truth:
    """The notebook also shows a guest's own secrets, and those that lie face up."""
    return {("secret", place): secret for place, secret in enumerate(s.secrets)}


KIT = Kit(
    game=MANOR,
    variants=(
        Variant(4),
        Variant(4, {"reshuffles": 2, "secrets": 2}),
        Variant(4, {"silent": True, "motto": "Hush"}),
        Variant(4, {"box": "pocket", "secrets": 1}),
    ),
    kinds=KINDS,
    twins=twins,
    answers=answers,
    small=(
        Small(4, {"box": "pocket", "secrets": 1}, outcomes, weight, actions=20, histories=120_000),
        Small(4, {"box": "matchbox", "secrets": 1}, outcomes, weight, actions=20, histories=30_000),
    ),
    unmet={"Swapped": "With one card in hand, a guest who plays Trade has none left to swap."},
)
