"""A race between two: whether to guess now, or to hope to be sure first.

Many ends of the hand are imagined and played all at once, in arrays: the rival's Secret Card and hand, the draw pile,
and two players who ask what splits best.  The rival guesses only when sure; this seat also when the rival is near.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum, log2
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.bots.mind_reader.belief import FEW_OF_MINE, FEW_OF_THEIRS
from parlour.bots.mind_reader.reading import Chances, only_rival, suspected_of_me
from parlour.games.mind_reader.cards import ALL_CARDS, QUESTIONS, REPLIES, Card, Question, Reply
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.view import MindReaderView

Numbers: TypeAlias = NDArray[np.int64]
Sets: TypeAlias = NDArray[np.uint64]  # of cards, a bit each, in two words: the last axis
Shares: TypeAlias = NDArray[np.float64]

RACES: Final = 100
ROUNDS: Final = 14  # after so many a race that still goes on is even
HOPELESS: Final = 6  # with more cards left than that no guess is worth a thought

NUMBER: Final = {card: number for number, card in enumerate(ALL_CARDS)}
ALIKE: Final[tuple[tuple[Reply, ...], ...]] = (("higher", "stronger"), ("lower", "weaker"), ("same",))
N_LOG_N: Final[Numbers] = np.array(  # in whole millionths of a bit: sums are the same on every machine
    [0, *[round(1e6 * n * log2(n)) for n in range(1, len(ALL_CARDS) + 1)]], dtype=np.int64
)


def bits_of(cards: Iterable[Card]) -> tuple[int, int]:
    whole = sum([1 << NUMBER[card] for card in cards])
    return whole & (2**64 - 1), whole >> 64


def fitting(card: Card, question: Question, replies: tuple[Reply, ...]) -> tuple[int, int]:
    return bits_of([other for other in ALL_CARDS if REPLIES[question][card][other] in replies])


ONLY: Final[Sets] = np.array([bits_of([card]) for card in ALL_CARDS], dtype=np.uint64)
FITS: Final[Sets] = np.array(
    [[[fitting(card, question, replies) for replies in ALIKE] for question in QUESTIONS] for card in ALL_CARDS],
    dtype=np.uint64,
)  # card, question, reply: the Secret Cards that are answered so


def size(sets: Sets) -> Numbers:
    found: Numbers = np.bitwise_count(sets).sum(axis=-1, dtype=np.int64)
    return found


class Racer:
    """One of the two players, in every race at once."""

    def __init__(self, hands: Numbers, secrets: Numbers, suspects: Sets) -> None:
        self.hands, self.secrets, self.suspects = hands, secrets, suspects
        self.races = np.arange(len(hands))
        for seen in (*hands.T, secrets):
            self.suspects &= ~ONLY[seen]

    @property
    def left(self) -> Numbers:
        return size(self.suspects)

    def ask(self, rival: Racer, drawn: Numbers) -> None:
        """The question that leaves least on average; then a new card is drawn."""
        parts = self.suspects[:, None, None, None] & FITS[self.hands]
        scores = N_LOG_N[size(parts)].sum(axis=-1).reshape(len(self.races), -1)
        place, question = np.divmod(scores.argmin(axis=1), len(QUESTIONS))
        card = self.hands[self.races, place]
        answers = FITS[card, question]
        given = (answers & ONLY[rival.secrets][:, None]).any(axis=-1).argmax(axis=-1)
        self.suspects &= answers[self.races, given] & ~ONLY[drawn]
        rival.suspects &= ~ONLY[card]
        self.hands[self.races, place] = drawn


def worth_waiting(view: MindReaderView, k: Knowledge, chances: Chances, rng: Random) -> float:
    """How likely this seat wins if it does not guess yet, its question for this turn being asked."""
    me, rival, pile = dealt_at_random(view, k, chances, np.random.default_rng(rng.getrandbits(64)))
    won = np.full(RACES, np.nan)
    for first, second in zip(pile[0 : 2 * ROUNDS : 2], pile[1 : 2 * ROUNDS : 2]):
        decide(won, rival.left == 1, 0.0)
        rival.ask(me, first)
        decide(won, rival.left == 1, 0.0)
        decide(won, me.left == 1, 1.0)
        me.ask(rival, second)
        decide(won, (me.left == 1) | ((me.left <= FEW_OF_THEIRS) & (rival.left <= FEW_OF_MINE)), 1 / me.left)
    return fsum(np.where(np.isnan(won), 0.5, won)) / RACES


def decide(won: Shares, over: NDArray[np.bool_], chance: Shares | float) -> None:
    """Note for the races that are over, and were not before, how likely this seat wins them."""
    np.copyto(won, chance, where=over & np.isnan(won))


def dealt_at_random(
    view: MindReaderView, k: Knowledge, chances: Chances, rng: np.random.Generator
) -> tuple[Racer, Racer, Numbers]:
    """The two players with everything hidden dealt at random, and the draw pile: draw by draw, race by race."""
    rival = only_rival(view)
    names = list(chances)
    secrets = np.array([NUMBER[card] for card in names])[rng.choice(len(names), RACES, p=list(chances.values()))]
    unseen = np.array([NUMBER[card] for card in k.unseen])
    order = rng.random((RACES, len(unseen)))
    order[unseen == secrets[:, None]] = 2.0  # sorted to the end, and left out there
    hidden = unseen[order.argsort(axis=1)][:, :-1]
    theirs, mine, pile = np.split(hidden, [view.hand_sizes[rival], view.hand_sizes[rival] + 1], axis=1)
    held = np.tile([NUMBER[card] for card in view.hand], (RACES, 1)).astype(np.int64)
    (own,) = [card for card in view.secrets if card]
    return (
        Racer(np.hstack([held, mine]), np.full(RACES, NUMBER[own]), sets_of(chances)),
        Racer(theirs.copy(), secrets, sets_of(suspected_of_me(view, k))),
        pile.T,
    )


def sets_of(cards: Iterable[Card]) -> Sets:
    return np.tile(np.array(bits_of(cards), dtype=np.uint64), (RACES, 1))
