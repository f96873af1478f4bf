"""How many cards of a kind a hand may hold, if only some lines are known.

Each kind flows by itself, but cards of other kinds take up places: where a hand keeps four cards and three of them are
known to be something else, there is room for one.  All the places so taken are found once, for all lines together.  To
a question about one kind only those count that leave it less room than it could use; with fewer lines they are found
anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from parlour.core import Answer, Seat
from parlour.games.death_cards.cards import Card
from parlour.games.death_cards.notebook.card_flow import CardFlow
from parlour.games.death_cards.notebook.card_moves import CardMoves


class CardReasons:
    """What the lines of a story prove about hands."""

    def __init__(self, moves: CardMoves, kinds: Sequence[Card]) -> None:
        self.flows = {kind: CardFlow(moves, kind) for kind in kinds}
        self.ends, self.arcs = self.flows[kinds[0]].ends, self.flows[kinds[0]].arcs  # the same for every kind
        doubtful = [*moves.doubtful, *self.ends.values()]
        self.taken: dict[int, dict[Card, int]] = {i: {} for i in doubtful}  # by arc: at least so many of each
        self.crowded: dict[Card, list[int]] = {}  # by kind: the arcs that others leave it too little room on
        while any([self.take(kind) for kind in kinds]):
            pass  # what one kind takes up may force another to a place

    def take(self, kind: Card) -> bool:
        """Note what one kind takes up, if that is more than before; the others find other ways."""
        flow, grown = self.flows[kind], False
        limits = flow.limits(set(flow.lines), self.room(kind, self.taken))
        for i, taken in self.taken.items():
            if flow.flow[i] > taken.get(kind, 0) and (least := flow.least_on(i, limits)) > taken.get(kind, 0):
                taken[kind], grown = least, True
        for other in [other for other in self.flows if grown and other != kind]:
            room = self.room(other, self.taken)
            if any([self.flows[other].flow[i] > cards for i, cards in room.items()]):
                self.flows[other].agree(room)
        return grown

    def room(self, kind: Card, taken: Mapping[int, Mapping[Card, int]]) -> dict[int, int]:
        """How many cards of a kind have a place on each arc, beside those of other kinds."""
        others = {i: sum([n for other, n in by.items() if other != kind]) for i, by in taken.items()}
        return {i: self.arcs[i].cards - n for i, n in others.items() if n}

    def lines(self, seat: Seat, kind: Card) -> Sequence[int]:
        """The lines that may say something about a kind in a hand, or about others that are in its way."""
        kinds = {kind, *[other for i in self.crowds(seat, kind) for other in self.taken[i]]}
        return sorted({line for one in kinds for line in self.flows[one].lines})

    def possible(self, seat: Seat, kind: Card, lines: Set[int]) -> set[Answer]:
        taken = {i: self.taken_by(i, kind, lines) for i in self.crowds(seat, kind)}
        return self.flows[kind].possible(seat, lines, self.room(kind, taken))

    def crowds(self, seat: Seat, kind: Card) -> set[int]:
        """The arcs on which other kinds may leave too little room; the hand itself is always one of them."""
        if kind not in self.crowded:
            flow, room = self.flows[kind], self.room(kind, self.taken)
            limits = flow.limits(set(flow.lines), {})
            self.crowded[kind] = [i for i, cards in room.items() if flow.most_on(i, limits) > cards]
        return {self.ends[seat], *self.crowded[kind]}

    def taken_by(self, i: int, kind: Card, lines: Set[int]) -> dict[Card, int]:
        """What other kinds take up on an arc, if only some lines are known."""
        others = {other: self.flows[other] for other in self.taken[i] if other != kind}
        return {other: flow.least_on(i, flow.limits(lines, {})) for other, flow in others.items()}
