"""How far it is to a proof: the turns until one card is left, from the cards still suspected and the cards in hand.

Bits alone are a poor guide.  Half of all hands are down to three cards by the fourth turn, and then wait for a card
that tells the last few apart: two neighbours of one suit are told apart by a card in six.  The cards in hand alone are
a poor guide too: a new card is drawn each turn, and may do more than the one that was kept.  So a *distance* weighs
both, and a curve says how many turns it took the bots from there on average.  In simulated hands of two players the
cards in hand alone take 0.19 ± 0.05 turns less than the bits alone, and this takes 0.07 ± 0.02 less than they do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise, product
from math import log2
from typing import Final, TypeAlias

from msgspec import json

from parlour.bots.mind_reader.reading import Chances
from parlour.games.mind_reader.cards import QUESTIONS, REPLIES, Card, Reply
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of

Replies: TypeAlias = Mapping[Card, Reply]
Curve: TypeAlias = list[tuple[float, float]]  # a distance, and the turns it took the bots on average; both rise
TURNS: Final = "turns.json"  # made by bench/strength/mind_reader/turns.py
CURVE: Final = json.decode(files(__package__).joinpath(TURNS).read_bytes(), type=Curve)
FEW: Final = 8  # so few cards are told apart one from another, more of them by halves
TOLD: Final = 0.6  # how much the bits that are missing count, beside what the cards in hand can do about them


def turns_to_proof(suspected: Chances, held: Sequence[Card], settings: MindReaderSettings) -> float:
    """The questions of its own that a seat may expect to need until one card is left, with ``held`` in hand."""
    return 0.0 if len(suspected) < 2 else read_off(CURVE, distance(suspected, held, settings))


def read_off(curve: Curve, at: float) -> float:
    """The height of ``curve`` there: straight between two points, level before the first and after the last."""
    if at <= curve[0][0]:
        return curve[0][1]
    for (left, low), (right, high) in pairwise(curve):
        if at <= right:
            return low + (high - low) * (at - left) / (right - left)
    return curve[-1][1]


def distance(suspected: Chances, held: Sequence[Card], settings: MindReaderSettings) -> float:
    """How far off a proof is: the nearer, the more is known, and the more the cards in hand can tell."""
    missing = bits(suspected.values(), sum(suspected.values()))
    return TOLD * missing + (1 - TOLD) * with_cards_in_hand(suspected, held, settings)


def with_cards_in_hand(suspected: Chances, held: Sequence[Card], settings: MindReaderSettings) -> float:
    """The distance as it looks if the cards in hand are asked with first."""
    if len(suspected) > FEW:
        return 4.5 + bits_left(suspected, held)
    alike = resemblance(tuple(suspected), held, settings)
    return 1 + 0.5 * alike if len(suspected) == 2 else 2.8 + 0.7 * bits_left(suspected, held) + 0.13 * alike


def bits_left(suspected: Chances, held: Sequence[Card]) -> float:
    """The bits missing after the two best questions that could be asked with the cards held, one with each."""
    total = sum(suspected.values())
    return min([bits_missing(groups_by_reply(suspected, pair), total) for pair in pairs_of_questions(held)])


def pairs_of_questions(held: Sequence[Card]) -> Iterator[tuple[Replies, ...]]:
    for cards in combinations(held, min(2, len(held))):
        yield from product(*[[REPLIES[question][card] for question in QUESTIONS] for card in cards])


def groups_by_reply(suspected: Chances, asked: Iterable[Replies]) -> list[list[float]]:
    """The chances of the cards that answer alike, group by group."""
    groups: dict[tuple[Reply, ...], list[float]] = {}
    for card, chance in suspected.items():
        groups.setdefault(tuple([replies[card] for replies in asked]), []).append(chance)
    return list(groups.values())


def bits_missing(groups: Iterable[Sequence[float]], total: float) -> float:
    """The bits that are still to be found out once the group is known."""
    return sum([bits(group, sum(group)) * sum(group) / total for group in groups])


def bits(weights: Iterable[float], total: float) -> float:
    return -sum([w / total * log2(w / total) for w in weights if w > 0])


def resemblance(suspected: tuple[Card, ...], held: Sequence[Card], settings: MindReaderSettings) -> float:
    """How many cards must be drawn to tell a card from each of the others, summed, where no card held does so."""
    alike = [pair for pair in combinations(suspected, 2) if not any([tells(card, *pair) for card in held])]
    return 2 * sum([draws(*pair, settings) for pair in alike]) / len(suspected)


def tells(card: Card, one: Card, other: Card) -> bool:
    """Whether some question with ``card`` tells two cards apart."""
    return any([REPLIES[question][card][one] != REPLIES[question][card][other] for question in QUESTIONS])


@cache
def draws(one: Card, other: Card, settings: MindReaderSettings) -> float:
    """How many cards of the deck it takes, on average, until one tells these two apart."""
    deck = deck_of(settings)
    return len(deck) / max(1, sum([tells(card, one, other) for card in deck]))
