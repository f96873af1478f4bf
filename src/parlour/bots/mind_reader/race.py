"""A hand imagined to its end: many ends at once, in arrays, for any number of players with one Secret Card each.

Everything hidden is dealt at random as the story allows.  Then all play on by rules of thumb: they guess what they are
sure of, and ask the player they know most of what splits best.  How often this seat wins tells what a move is worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log2
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.bots.mind_reader.reading import ChancesByPlace, agreeing, seen_by_all
from parlour.core import Seat
from parlour.games.mind_reader.cards import ALL_CARDS, QUESTIONS, REPLIES, Card, Question, Reply
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.moves import Ask
from parlour.games.mind_reader.rules.effects import CARD_POINTS
from parlour.games.mind_reader.view import MindReaderView

Numbers: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]
Sets: TypeAlias = NDArray[np.uint64]  # of cards, a bit each, in two words: the last axis
Shares: TypeAlias = NDArray[np.float64]

ROUNDS: Final = 14  # after so many a race that still goes on is even
ME: Final = 0  # racers are counted from this seat to the left

NUMBER: Final = {card: number for number, card in enumerate(ALL_CARDS)}
NO_CARD: Final = len(ALL_CARDS)  # in a hand that is short of one: it splits nothing
EVERY: Final = np.uint64(2**64 - 1)
ALIKE: Final[tuple[tuple[Reply, ...], ...]] = (("higher", "stronger"), ("lower", "weaker"), ("same",))
N_LOG_N: Final[Numbers] = np.array(  # in whole millionths of a bit: sums are the same on every machine
    [0, *[round(1e6 * n * log2(n)) for n in range(1, len(ALL_CARDS) + 1)]], dtype=np.int64
)


def bits_of(cards: Iterable[Card]) -> tuple[int, int]:
    whole = sum([1 << NUMBER[card] for card in cards])
    return whole & (2**64 - 1), whole >> 64


def fitting(card: Card, question: Question, replies: tuple[Reply, ...]) -> tuple[int, int]:
    return bits_of([other for other in ALL_CARDS if REPLIES[question][card][other] in replies])


ONLY: Final[Sets] = np.array([*[bits_of([card]) for card in ALL_CARDS], (0, 0)], dtype=np.uint64)
ANYTHING: Final = [[bits_of(ALL_CARDS), (0, 0), (0, 0)]] * len(QUESTIONS)
FITS: Final[Sets] = np.array(
    [
        *[[[fitting(card, question, replies) for replies in ALIKE] for question in QUESTIONS] for card in ALL_CARDS],
        ANYTHING,
    ],
    dtype=np.uint64,
)  # card, question, reply: the Secret Cards that are answered so


def size(sets: Sets) -> Numbers:
    counted = np.bitwise_count(sets)
    return counted[..., 0].astype(np.int64) + counted[..., 1]


class Race:
    """Everybody still in, this seat first, in many races at once."""

    def __init__(self, hands: Numbers, secrets: Numbers, suspects: Sets, pile: Numbers, luck: Shares) -> None:
        self.hands, self.secrets, self.suspects = hands, secrets, suspects  # by race, racer, and place or target
        self.pile, self.luck = pile, luck  # by race: the cards to be drawn; whom to ask first, among equals
        self.races, self.racers = np.arange(len(hands)), hands.shape[1]
        self.still_in: Flags = np.ones(secrets.shape, dtype=bool)
        self.points: Numbers = np.zeros(secrets.shape, dtype=np.int64)
        self.drawn = 0

    @property
    def over(self) -> Flags:
        found: Flags = self.still_in.sum(axis=1) == 1
        return found

    def play_on(self, first: int) -> None:
        """From racer ``first`` on, until all races are over, or for so many rounds."""
        for turn in range(first, first + ROUNDS * self.racers):
            if self.over.all():
                return
            self.take_turn(turn % self.racers)

    def take_turn(self, racer: int) -> None:
        self.guess(racer)
        card, question, target = self.best_question(racer)
        self.ask(racer, card, question, target)
        self.guess(racer)
        self.draw(racer, card)

    def guess(self, racer: int) -> None:
        """Take every Secret Card that can be only one."""
        sure = self.still_in & (size(self.suspects[:, racer]) == 1) & self.playing(racer)[:, None]
        sure[:, racer] = False
        if sure.any():
            self.take(racer, sure)

    def take(self, racer: int, taken: Flags) -> None:
        """These Secret Cards go to ``racer``, and ten points for the own one if it is the last."""
        self.points[:, racer] += CARD_POINTS * taken.sum(axis=1)
        self.still_in &= ~taken
        self.points[:, racer] += CARD_POINTS * (self.over & taken.any(axis=1))
        shown = np.where(taken[..., None], ONLY[self.secrets], np.uint64(0))
        self.suspects &= ~np.bitwise_or.reduce(shown, axis=1)[:, None, None]

    def playing(self, racer: int) -> Flags:
        """In which races it is ``racer``'s turn."""
        found: Flags = self.still_in[:, racer] & ~self.over
        return found

    def best_question(self, racer: int) -> tuple[Numbers, Numbers, Numbers]:
        """Of whom least is left to suspect, what leaves least on average: the place of the card, question, target."""
        left = size(self.suspects[:, racer]) + self.luck + 1000 * ~self.still_in
        left[:, racer] = np.inf
        target = left.argmin(axis=1)
        listed = self.suspects[self.races, racer, target]
        parts = listed[:, None, None, None] & FITS[self.hands[:, racer]]
        scores = N_LOG_N[size(parts)].sum(axis=-1).reshape(len(self.races), -1)
        card, question = np.divmod(scores.argmin(axis=1), len(QUESTIONS))
        return card, question, target

    def ask(self, racer: int, place: Numbers, question: Numbers, target: Numbers) -> None:
        """All hear the reply, and see the card."""
        card = self.hands[self.races, racer, place]
        replies = FITS[card, question]
        secret = ONLY[self.secrets[self.races, target]]
        given = (replies & secret[:, None]).any(axis=-1).argmax(axis=-1)
        playing = self.playing(racer)[:, None]
        self.suspects[self.races, :, target] &= np.where(playing, replies[self.races, given], EVERY)[:, None]
        self.suspects &= ~np.where(playing, ONLY[card], np.uint64(0))[:, None, None]

    def draw(self, racer: int, place: Numbers) -> None:
        """A new card in that place; where the pile has run out, it begins anew."""
        card = self.pile[:, self.drawn % self.pile.shape[1]]
        self.drawn += 1
        self.hands[self.races, racer, place] = card
        self.suspects[:, racer] &= ~ONLY[card][:, None]

    def won(self) -> Shares:
        """What falls to this seat: its share of the best score, or an even chance where the race goes on."""
        best = self.points == self.points.max(axis=1, keepdims=True)
        even = self.still_in[:, ME] / self.still_in.sum(axis=1)
        return np.asarray(np.where(self.over, best[:, ME] / best.sum(axis=1), even))


def together(races: Sequence[Race]) -> Race:
    """The same races, played on as one."""
    parts = zip(*[(race.hands, race.secrets, race.suspects, race.pile, race.luck) for race in races])
    whole = Race(*[np.concatenate(part) for part in parts])
    whole.still_in = np.concatenate([race.still_in for race in races])
    whole.points = np.concatenate([race.points for race in races])
    whole.drawn = max([race.drawn for race in races])
    return whole


class Table:
    """What one seat knows, from which races are dealt."""

    def __init__(self, view: MindReaderView, k: Knowledge, chances: ChancesByPlace) -> None:
        assert view.seat is not None
        self.view, self.k, self.chances = view, k, chances
        others = sorted([seat for seat, _ in view.others], key=lambda seat: (seat - (view.seat or 0)) % view.seats)
        self.seats: list[Seat] = [view.seat, *others]

    def dealt(self, races: int, rng: np.random.Generator) -> Race:
        """Everything hidden dealt at random."""
        hands, pile, secrets = self.hidden(races, rng)
        luck = rng.random((races, len(self.seats)))
        race = Race(hands, secrets, self.suspected(races), pile, luck)
        for racer in range(len(self.seats)):
            own = np.bitwise_or.reduce(ONLY[np.column_stack([hands[:, racer], secrets[:, racer]])], axis=1)
            race.suspects[:, racer] &= ~own[:, None]
        race.points += [self.view.gained[seat] for seat in self.seats]
        return race

    def hidden(self, races: int, rng: np.random.Generator) -> tuple[Numbers, Numbers, Numbers]:
        """The hands, the draw pile and the Secret Cards."""
        secrets = self.secrets(races, rng)
        unseen = np.array([NUMBER[card] for card in self.k.unseen])
        order = rng.random((races, len(unseen)))
        order[(unseen == secrets[:, 1:, None]).any(axis=1)] = 2.0  # sorted to the end, and left out there
        hidden = unseen[order.argsort(axis=1)][:, : len(unseen) - len(self.seats) + 1]
        sizes, most = self.view.hand_sizes, max(1, *self.view.hand_sizes)
        hands: Numbers = np.full((races, len(self.seats), most), NO_CARD)
        hands[:, ME, : len(self.view.hand)] = [NUMBER[card] for card in self.view.hand]
        for racer, seat in enumerate(self.seats[1:], 1):  # there are too few, if they hold discards shuffled anew
            held, hidden = np.split(hidden, [sizes[seat]], axis=1)
            hands[:, racer, : held.shape[1]] = held
        return hands, hidden if hidden.shape[1] else np.full((races, 1), NO_CARD), secrets

    def secrets(self, races: int, rng: np.random.Generator) -> Numbers:
        """The Secret Cards, this seat's own first, no two the same: drawn again until it is so."""
        (own,) = [card for card in self.view.secrets if card]
        columns = [np.full(races, NUMBER[own])]
        for seat in self.seats[1:]:
            likely = self.chances[seat, 0]
            columns.append(rng.choice([NUMBER[card] for card in likely], races, p=normal(likely.values())))
        found: Numbers = np.column_stack(columns)
        twice = (np.diff(np.sort(found, axis=1), axis=1) == 0).any(axis=1)
        if twice.all():
            return self.secrets(races, rng)
        return found if not twice.any() else found[np.where(twice, np.flatnonzero(~twice)[0], np.arange(races))]

    def suspected(self, races: int) -> Sets:
        """What each racer may think of each other's Secret Card; of this seat's own thoughts all is known."""
        seen = seen_by_all(self.k)
        for_all = [bits_of(agreeing(self.k, (seat, 0)) - seen) for seat in self.seats]
        sets = np.tile(np.array(for_all, dtype=np.uint64), (races, len(self.seats), 1, 1))
        for racer, seat in enumerate(self.seats[1:], 1):
            sets[:, ME, racer] = bits_of(self.chances[seat, 0])
        return sets

    def ask(self, race: Race, question: Ask) -> None:
        """This seat asks that, in every race."""
        place, target = self.view.hand.index(question.card), self.seats.index(question.of)
        race.ask(ME, *[np.full(len(race.races), n) for n in (place, QUESTIONS.index(question.question), target)])


def normal(chances: Iterable[float]) -> list[float]:
    """The same chances, adding up to one."""
    given = list(chances)
    return [chance / sum(given) for chance in given]
