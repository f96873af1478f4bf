"""Worlds of Mind Reader: the Secret Cards that a seat's story leaves open.

Every card is one of a kind, nature is fair and hidden choices are even, so all ways to give each hidden card a
different unseen one that fits every answer are equally likely.  The unknowns are the Secret Cards; played in secret,
also the cards of questions between others, as long as they can be summed out exactly (``exact``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations, product
from math import prod
from typing import Final, TypeAlias

from msgspec import Struct

from parlour.core import Answer, Below, Constraint, Seat, Truth, Unknown, check_source, imagined
from parlour.games.mind_reader.cards import REPLIES, Card
from parlour.games.mind_reader.events import Asked, Forfeited
from parlour.games.mind_reader.knowledge import Compares, Knowledge, UnseenPlay
from parlour.games.mind_reader.knowledge.distinct import Distinct, draw
from parlour.games.mind_reader.knowledge.whereabouts import laid_out
from parlour.games.mind_reader.state import MindReaderState, Place, place_set
from parlour.games.mind_reader.view import MindReaderView, view

BUDGET: Final = 10_000  # how much work an exact sum over cards played in secret may cost: some 30 ms
Named: TypeAlias = Mapping[Place, Card]  # a guess at several Secret Cards at once
Weigh: TypeAlias = Callable[[Place, Card], int]


class Bundle(Struct, frozen=True):
    """All the worlds in which some unknowns are these cards: what that leaves for the others."""

    held: dict[Unknown, Card]
    others: tuple[Unknown, ...]
    ways: Distinct[Card]


class MindReaderWorlds:
    """The truths that one seat's story allows."""

    def __init__(self, v: MindReaderView) -> None:
        self.view = v
        self.knowledge = Knowledge(v)
        plays = self.knowledge.unseen_plays
        self.exact = not plays or (self.knowledge.settled and self.cost <= BUDGET)
        self.summed = plays if self.exact else []  # cards played in secret that are unknowns too
        self.unknowns: list[Unknown] = [*self.knowledge.places, *[("play", play.line) for play in self.summed]]
        self.weights = cache(self.weights_of)

    @property
    def constraints(self) -> Sequence[Constraint]:
        """What the story says of the unknowns; lines about cards that everybody has seen since are left out."""
        said = [*self.knowledge.constraints, *[compares(play) for play in self.summed]]
        return [fact for fact in said if set(fact.unknowns) <= set(self.unknowns)]

    @property
    def pivots(self) -> list[Place]:
        """The hidden Secret Cards that cards played in secret were compared with."""
        k = self.knowledge
        return sorted({play.place for play in k.unseen_plays if play.place in k.candidates})

    @property
    def cost(self) -> int:
        k = self.knowledge
        ways = prod([len(k.candidates[place]) for place in self.pivots])
        return ways * int(3 ** (len(k.places) - len(self.pivots) + len(k.unseen_plays)))

    @cached_property
    def signed(self) -> list[tuple[int, Bundle]]:
        return self.summands(self.weight)

    def naming(self, guess: Named) -> list[tuple[int, Bundle]]:
        """The worlds in which a guess is right."""
        return self.summands(self.weight, guess)

    def summands(self, weigh: Weigh, guess: Named | None = None) -> list[tuple[int, Bundle]]:
        """The worlds by inclusion and exclusion: those in which failed guesses were right are taken out again."""
        found: list[tuple[int, Bundle]] = []
        for size in range(len(self.knowledge.not_together) + 1):
            for failed in combinations(self.knowledge.not_together, size):
                named = merged([*failed, guess or {}])
                if named is not None:
                    found += [((-1) ** size, bundle) for bundle in self.bundles(named, weigh)]
        return found

    def bundles(self, named: Named, weigh: Weigh) -> Iterator[Bundle]:
        """The worlds in which the cards of ``named`` are right, by what the pivots hold."""
        pivots = self.pivots if self.exact else []
        for cards in product(*[self.allowed(place, named) for place in pivots]):
            if len(set(cards)) == len(cards):
                bundle = self.bundle(dict(zip(pivots, cards)), named, weigh)
                if bundle.ways.total:
                    yield bundle

    def allowed(self, place: Place, named: Named) -> list[Card]:
        return [card for card in self.knowledge.candidates[place] if named.get(place, card) == card]

    def bundle(self, held: dict[Unknown, Card], named: Named, weigh: Weigh) -> Bundle:
        taken = set(held.values())
        others: list[Unknown] = []
        weights: list[dict[Card, int]] = []
        for place in self.knowledge.places:
            if place not in held:
                others.append(place)
                open_cards = [card for card in self.allowed(place, named) if card not in taken]
                weights.append({card: weigh(place, card) for card in open_cards})
        for play in self.summed:
            others.append(("play", play.line))
            secret = held.get(play.place) or self.knowledge.face_up[play.place]
            fitting = [card for card in self.knowledge.unseen if card not in taken and fits(play, card, secret)]
            weights.append(dict.fromkeys(fitting, 1))
        return Bundle(held, tuple(others), Distinct(weights))

    def weight(self, place: Place, card: Card) -> int:
        """Where cards played in secret are too many to sum out: each is weighed as if it were the only one."""
        if self.exact:
            return 1
        k = self.knowledge
        return prod([k.matching(play, card) for play in k.unseen_plays if play.place == place])

    @cached_property
    def total(self) -> int:
        """The weight of all the worlds."""
        return sum([sign * bundle.ways.total for sign, bundle in self.signed])

    def count(self) -> int:
        if self.exact:
            return self.total
        possible = self.summands(lambda place, card: self.weight(place, card) > 0)
        return sum([sign * bundle.ways.total for sign, bundle in possible])

    def allows(self, truth: Truth) -> bool:
        """Whether every hidden card fits what this seat was told, and no two are the same."""
        k = self.knowledge
        return (
            set(truth) == set(self.unknowns)
            and len(set(truth.values())) == len(truth)
            and all([truth[place] in k.candidates[place] for place in k.places])
            and all([self.allows_play(play, truth) for play in self.summed])
            and not any([all([truth[place] == card for place, card in named.items()]) for named in k.not_together])
        )

    def allows_play(self, play: UnseenPlay, truth: Truth) -> bool:
        card, secret = str(truth[("play", play.line)]), str(truth.get(play.place) or self.knowledge.face_up[play.place])
        return card in self.knowledge.unseen and fits(play, card, secret)

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        return {unknown: self.marginal(unknown) for unknown in self.unknowns}

    def marginal(self, unknown: Unknown) -> Mapping[Answer, Fraction]:
        """How likely each answer to one unknown is."""
        return {card: Fraction(weight, self.total) for card, weight in self.weights(unknown).items() if weight}

    def weights_of(self, unknown: Unknown) -> dict[Card, int]:
        found: dict[Card, int] = {}
        for sign, bundle in self.signed:
            if unknown in bundle.held:
                add(found, {bundle.held[unknown]: bundle.ways.total}, sign)
            else:
                add(found, bundle.ways.chances(bundle.others.index(unknown)), sign)
        return found

    @cached_property
    def plain(self) -> list[Bundle]:
        """The worlds before failed guesses at all are taken out."""
        return list(self.bundles({}, self.weight))

    def truth(self, below: Below) -> dict[Unknown, Card]:
        """The hidden cards of one world, drawn by its weight."""
        while True:
            bundle = self.plain[draw(dict(enumerate([bundle.ways.total for bundle in self.plain])), below)]
            found = {**bundle.held, **dict(zip(bundle.others, bundle.ways.sample(below)))}
            if self.allows(found):  # all but the few in which a failed guess at all was right
                return found

    def sample(self, below: Below) -> MindReaderState:
        """One world, drawn at random, that looks the same to its seat."""
        check_source(below)
        v, truth = self.view, self.truth(below)
        hands, pile, discard, buried = laid_out(self.knowledge, truth, below)
        return imagined(
            MindReaderState,
            v,
            below,
            hands=[tuple(hand) for hand in hands],
            secrets=[
                tuple([self.secret(truth, (seat, side)) for side in range(len(v.has_secret[seat]))])
                for seat in range(len(v.has_secret))
            ],
            undiscovered=place_set(v.undiscovered),
            draw=pile,
            discard=discard,
            buried=buried,
            forfeited=self.forfeited(truth),
        )

    def secret(self, truth: Mapping[Unknown, Card], place: Place) -> Card | None:
        """The Secret Card that lies at ``place``; None if it is gone."""
        seat, side = place
        if not self.view.has_secret[seat][side]:
            return None
        return self.view.secrets[side] if seat == self.view.seat else truth[place]

    def forfeited(self, truth: Mapping[Unknown, Card]) -> list[tuple[Seat, int, Card]]:
        kept, me = self.knowledge.kept, self.view.seat
        lost = [(event.by, event.side) for _, event in self.knowledge.lines if isinstance(event, Forfeited)]
        return [(by, side, kept[side] if by == me else truth[by, side]) for by, side in lost]


def compares(play: UnseenPlay) -> Compares:
    return Compares((("play", play.line), play.place), (play.line,), play.question, play.reply)


def fits(play: UnseenPlay, card: Card, secret: Card) -> bool:
    return REPLIES[play.question][card][secret] == play.reply


def merged(failed: Sequence[Named]) -> Named | None:
    """All these guesses at once, if they agree."""
    together: dict[Place, Card] = {}
    for named in failed:
        for place, card in named.items():
            if together.setdefault(place, card) != card:
                return None
    return together


def add(weights: dict[Card, int], more: Mapping[Card, int], sign: int) -> None:
    for card, weight in more.items():
        weights[card] = weights.get(card, 0) + sign * weight


def unknowns(s: MindReaderState, seat: Seat | None) -> Truth:
    """The true cards behind all that ``seat`` does not know."""
    worlds = MindReaderWorlds(view(s, seat))
    hidden: dict[Unknown, Card] = {(of, side): card for of, side, card in s.forfeited}
    for of, cards in enumerate(s.secrets):
        hidden |= {(of, side): card for side, card in enumerate(cards) if card is not None}
    questions = [line for line, event in worlds.knowledge.lines if isinstance(event, Asked)]
    hidden |= {("play", line): card for line, card in zip(questions, s.discard)}  # nothing was shuffled in yet
    return {unknown: hidden[unknown] for unknown in worlds.unknowns}
