"""Worlds of Mind Reader: the Secret Cards that a seat's story leaves open.

Every card is one of a kind, nature is fair and hidden choices are even, so all ways to give each hidden card a
different unseen one that fits every answer are equally likely.  The unknowns are the Secret Cards; played in secret,
also the cards of questions between others, as long as they can be summed out exactly (``exact``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations, product
from math import prod
from typing import Final, TypeAlias

from msgspec import Struct

from parlour.core import Answer, Below, Constraint, Seat, Truth, Unknown
from parlour.deduction.distinct import Distinct, draw
from parlour.games.mind_reader.cards import REPLIES, Asked, Card
from parlour.games.mind_reader.imagine import imagine
from parlour.games.mind_reader.knowledge import Cell, Compares, Knowledge, Play
from parlour.games.mind_reader.state import MindReader
from parlour.games.mind_reader.view import MindReaderView, view

BUDGET: Final = 100_000  # how much work an exact sum over cards played in secret may cost
Guessed: TypeAlias = Mapping[Cell, Card]
Weigh: TypeAlias = Callable[[Cell, Card], int]


class Bundle(Struct, frozen=True):
    """All the worlds in which some cells hold these cards: what that leaves for the other cells."""

    held: dict[Unknown, Card]
    cells: tuple[Unknown, ...]
    ways: Distinct[Card]


class MindReaderWorlds:
    """The truths that one seat's story allows."""

    def __init__(self, v: MindReaderView) -> None:
        self.view = v
        self.knowledge = Knowledge(v)
        plays = self.knowledge.plays
        self.exact = not plays or (self.knowledge.settled and self.cost <= BUDGET)
        self.summed = plays if self.exact else []  # cards played in secret that are unknowns of their own
        self.unknowns: list[Unknown] = [*self.knowledge.cells, *[("play", play.line) for play in self.summed]]

    @property
    def constraints(self) -> Sequence[Constraint]:
        """What the story says of the unknowns; lines about cards that everybody has seen since are left out."""
        said = [*self.knowledge.constraints, *[compares(play) for play in self.summed]]
        return [fact for fact in said if set(fact.unknowns) <= set(self.unknowns)]

    @property
    def pivots(self) -> list[Cell]:
        """The hidden Secret Cards that cards played in secret were compared with."""
        return sorted({play.cell for play in self.knowledge.plays if play.cell in self.knowledge.candidates})

    @property
    def cost(self) -> int:
        k = self.knowledge
        ways = prod([len(k.candidates[cell]) for cell in self.pivots])
        return ways * int(3 ** (len(k.cells) - len(self.pivots) + len(k.plays)))

    @cached_property
    def signed(self) -> list[tuple[int, Bundle]]:
        return self.summands(self.weight)

    def summands(self, weigh: Weigh) -> list[tuple[int, Bundle]]:
        """The worlds by inclusion and exclusion: those in which failed guesses were right are taken out again."""
        found: list[tuple[int, Bundle]] = []
        for size in range(len(self.knowledge.nogoods) + 1):
            for failed in combinations(self.knowledge.nogoods, size):
                guessed = merged(failed)
                if guessed is not None:
                    found += [((-1) ** size, bundle) for bundle in self.bundles(guessed, weigh)]
        return found

    def bundles(self, guessed: Guessed, weigh: Weigh) -> Iterator[Bundle]:
        """The worlds in which ``guessed`` is right, by what the pivots hold."""
        pivots = self.pivots if self.exact else []
        for cards in product(*[self.allowed(cell, guessed) for cell in pivots]):
            if len(set(cards)) == len(cards):
                bundle = self.bundle(dict(zip(pivots, cards)), guessed, weigh)
                if bundle.ways.total:
                    yield bundle

    def allowed(self, cell: Cell, guessed: Guessed) -> list[Card]:
        candidates = self.knowledge.candidates[cell]
        return [card for card in candidates if guessed.get(cell, card) == card]

    def bundle(self, held: dict[Unknown, Card], guessed: Guessed, weigh: Weigh) -> Bundle:
        taken = set(held.values())
        cells: list[Unknown] = []
        weights: list[dict[Card, int]] = []
        for cell in self.knowledge.cells:
            if cell not in held:
                cells.append(cell)
                open_cards = [card for card in self.allowed(cell, guessed) if card not in taken]
                weights.append({card: weigh(cell, card) for card in open_cards})
        for play in self.summed:
            cells.append(("play", play.line))
            secret = held.get(play.cell) or self.knowledge.face_up[play.cell]
            fitting = [card for card in self.knowledge.unseen if card not in taken and fits(play, card, secret)]
            weights.append(dict.fromkeys(fitting, 1))
        return Bundle(held, tuple(cells), Distinct(weights))

    def weight(self, cell: Cell, card: Card) -> int:
        """Where cards played in secret are too many to sum out: each as if drawn anew, whatever the others were."""
        if self.exact:
            return 1
        return prod([self.knowledge.matching(play, card) for play in self.knowledge.plays if play.cell == cell])

    @cached_property
    def total(self) -> int:
        """The weight of all the worlds."""
        return sum([sign * bundle.ways.total for sign, bundle in self.signed])

    def count(self) -> int:
        if self.exact:
            return self.total
        return sum([sign * bundle.ways.total for sign, bundle in self.summands(lambda *cell: self.weight(*cell) > 0)])

    def allows(self, truth: Truth) -> bool:
        """Whether every hidden card fits what this seat was told, and no two are the same."""
        k = self.knowledge
        return (
            set(truth) == set(self.unknowns)
            and len(set(truth.values())) == len(truth)
            and all([truth[cell] in k.candidates[cell] for cell in k.cells])
            and all([self.allows_play(play, truth) for play in self.summed])
            and not any([all([truth[cell] == card for cell, card in nogood.items()]) for nogood in k.nogoods])
        )

    def allows_play(self, play: Play, truth: Truth) -> bool:
        card, secret = str(truth[("play", play.line)]), str(truth.get(play.cell) or self.knowledge.face_up[play.cell])
        return card in self.knowledge.unseen and fits(play, card, secret)

    @cached_property
    def weights(self) -> dict[Unknown, dict[Card, int]]:
        found: dict[Unknown, dict[Card, int]] = {unknown: {} for unknown in self.unknowns}
        for sign, bundle in self.signed:
            for unknown, card in bundle.held.items():
                add(found[unknown], {card: bundle.ways.total}, sign)
            for i, unknown in enumerate(bundle.cells):
                add(found[unknown], bundle.ways.chances(i), sign)
        return found

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        return {
            unknown: {card: Fraction(weight, self.total) for card, weight in weights.items() if weight}
            for unknown, weights in self.weights.items()
        }

    @cached_property
    def plain(self) -> list[Bundle]:
        """The worlds before failed guesses at all are taken out."""
        return list(self.bundles({}, self.weight))

    def truth(self, below: Below) -> dict[Unknown, Card]:
        """The hidden cards of one world, drawn by its weight."""
        while True:
            bundle = self.plain[draw(dict(enumerate([bundle.ways.total for bundle in self.plain])), below)]
            found = {**bundle.held, **dict(zip(bundle.cells, bundle.ways.sample(below)))}
            if self.allows(found):  # all but the few in which a failed guess at all was right
                return found

    def sample(self, below: Below) -> MindReader:
        return imagine(self.view, self.knowledge, self.truth(below), below)


def compares(play: Play) -> Compares:
    return Compares((("play", play.line), play.cell), (play.line,), play.question, play.reply)


def fits(play: Play, card: Card, secret: Card) -> bool:
    return REPLIES[play.question][card][secret] == play.reply


def merged(failed: Sequence[Guessed]) -> Guessed | None:
    """All these guesses at once, if they agree."""
    together: dict[Cell, Card] = {}
    for cells in failed:
        for cell, card in cells.items():
            if together.setdefault(cell, card) != card:
                return None
    return together


def add(weights: dict[Card, int], more: Mapping[Card, int], sign: int) -> None:
    for card, weight in more.items():
        weights[card] = weights.get(card, 0) + sign * weight


def unknowns(s: MindReader, seat: Seat | None) -> Truth:
    """The true cards behind all that ``seat`` does not know."""
    worlds = MindReaderWorlds(view(s, seat))
    hidden: dict[Unknown, Card] = {(of, side): card for of, side, card in s.forfeited}
    for of, cards in enumerate(s.secrets):
        hidden |= {(of, side): card for side, card in enumerate(cards) if card is not None}
    questions = [line for line, event in worlds.knowledge.lines if isinstance(event, Asked)]
    hidden |= {("play", line): card for line, card in zip(questions, s.discard)}  # nothing was shuffled in yet
    return {unknown: hidden[unknown] for unknown in worlds.unknowns}
