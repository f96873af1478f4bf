"""Worlds of P.I.: the cases that a seat's story leaves open.

Nature deals fairly and the engine's answers follow from the cases alone, so all ways to give every holder a case that
fits the answers about it, no card being dealt twice, are equally likely.  What rivals choose to do carries no weight.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property

import numpy as np

from parlour.core import Answer, Below, Constraint, Seat, Truth, Unknown, check_source, imagined, shuffled
from parlour.games.pi.cards import KINDS, Card, Case
from parlour.games.pi.knowledge.candidates import Fits, fitting, named, place, without
from parlour.games.pi.knowledge.clues import Clues, Compared
from parlour.games.pi.knowledge.disjoint import Disjoint
from parlour.games.pi.state import PiState
from parlour.games.pi.view import PiView, view


def unknowns(s: PiState, seat: Seat | None) -> Truth:
    """The true cards behind all that ``seat`` does not know."""
    closed = Clues(view(s, seat)).closed
    return {(kind, holder): card for holder in closed for kind, card in zip(KINDS, s.cases[holder])}


class PiWorlds:
    """The truths that one seat's story allows; the unknowns are ``("suspect", holder)`` and so on."""

    def __init__(self, v: PiView) -> None:
        self.view = v
        self.clues = Clues(v)
        self.holders = self.clues.closed
        self.unknowns: list[Unknown] = [(kind, holder) for holder in self.holders for kind in KINDS]

    @cached_property
    def constraints(self) -> Sequence[Constraint]:
        """No two cases share a card; the cards of a case laid open are taken; and every answer."""
        if not self.holders:
            return ()
        everything = tuple(self.unknowns)
        found = [Constraint(everything, (self.clues.laid,))]
        found += [Constraint(everything, (line,)) for line, _ in self.clues.open.values()]
        for holder in self.holders:
            for line, clue in self.clues.about[holder]:
                kinds = [KINDS[clue.kind]] if isinstance(clue, Compared) else KINDS
                found.append(Constraint(tuple([(kind, holder) for kind in kinds]), (line,)))
        return found

    def fitting(self, holder: Seat) -> Fits:
        """The cases that fit the answers about this one alone, by the cards' places in the city's lists."""
        clues = [clue for _, clue in self.clues.about[holder]]
        taken = [case for _, case in self.clues.open.values()]
        return without(fitting(self.view.city, self.clues.homes, clues), self.view.city, taken)

    @cached_property
    def fits(self) -> dict[Seat, Fits]:
        return {holder: self.fitting(holder) for holder in self.holders}

    @cached_property
    def joint(self) -> Disjoint:
        """All closed cases at once."""
        return Disjoint([np.argwhere(fits) for fits in self.fits.values()])

    def count(self) -> int:
        return self.joint.count()

    def cases(self, holder: Seat) -> dict[Case, Fraction]:
        """How likely each case is to be the one that ``holder`` holds."""
        total, i = self.count(), self.holders.index(holder)
        weighed = zip(self.joint.choices[i], self.joint.weights[i].tolist())
        return {named(self.view.city, row): Fraction(int(weight), total) for row, weight in weighed if weight}

    def allows(self, truth: Truth) -> bool:
        """Whether each case fits what was answered about it, and no card is in two of them."""
        if set(truth) != set(self.unknowns):
            return False
        cases = [Case(*[str(truth[kind, holder]) for kind in KINDS]) for holder in self.holders]
        if not all([set(cards) <= set(axis) for cards, axis in zip(zip(*cases), self.view.city.axes)]):
            return False
        apart = all([len(set(cards)) == len(cases) for cards in zip(*cases)])
        return apart and all([fits[place(self.view.city, case)] for case, fits in zip(cases, self.fits.values())])

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        found: dict[Unknown, dict[Answer, Fraction]] = {}
        for i, holder in enumerate(self.holders):
            for axis, kind in enumerate(KINDS):
                found[kind, holder] = self.shares(i, axis)
        return found

    def shares(self, i: int, axis: int) -> dict[Answer, Fraction]:
        """How likely each card of one kind is to be in the i-th closed case."""
        weights = np.bincount(self.joint.candidates[i][:, axis], self.joint.weights[i]).tolist()
        cards, total = self.view.city.axes[axis], self.count()
        return {card: Fraction(int(weight), total) for card, weight in zip(cards, weights) if weight}

    def sample(self, below: Below) -> PiState:
        """The table as it is seen, with cases drawn at random, and the unseen Evidence in any order."""
        check_source(below)
        v, drawn = self.view, [named(self.view.city, row) for row in self.joint.sample(below)]
        cases = {**dict(zip(self.holders, drawn)), **{holder: case for holder, (_, case) in self.clues.open.items()}}
        return imagined(
            PiState,
            v,
            below,
            homes=self.clues.homes,
            deck=list(shuffled(unseen(v), below)),
            cases=tuple([cases[holder] for holder in range(v.seats)]) if v.tiles else (),
        )


def unseen(v: PiView) -> list[Card]:
    """The Evidence that must be in the deck."""
    seen = {*v.display, *v.discard, *[card for desk in v.desks for card in desk.kept]}
    return [card for card in v.city.evidence if v.tiles and card not in seen]
