"""How many cards of one kind a hand may hold, if only some lines are known.

The cards of that kind flow through the network of moves, all others are alike: an arc that a known line speaks of
carries either none of them or nothing else, every other arc any number up to all its cards.  The numbers that may
arrive in a hand are then all those from the least to the most, and both are found by moving one card at a time to
another way that it may have gone.  One flow that agrees with every line is found first; it agrees with fewer as well.
Where other kinds are known to take up places, ``room`` says how many cards of this kind an arc can carry at most.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Final, TypeAlias

from parlour.core import Answer, Seat
from parlour.games.death_cards.cards import Card
from parlour.games.death_cards.notebook.card_moves import ALWAYS, Arc, CardMoves

Limits: TypeAlias = tuple[Sequence[int], Sequence[int]]  # by arc: the least, the most
MANY: Final = 1 << 10  # more cards than there are


class CardFlow:
    """The ways that the cards of one kind may have gone."""

    def __init__(self, moves: CardMoves, kind: Card) -> None:
        copies, source, sink = moves.box.copies.get(kind, 0), moves.nodes, moves.last
        starts = [Arc(source, moves.deck, copies, ALWAYS, kind), Arc(source, moves.box_node, MANY, ALWAYS)]
        self.ends = {seat: len(moves.arcs) + 2 + seat for seat in range(len(moves.hands))}  # the arc of each hand
        ends = [Arc(hand.node, sink, hand.size, ALWAYS) for hand in moves.hands]
        self.arcs = [*moves.arcs, *starts, *ends, Arc(sink, source, MANY, ALWAYS)]
        self.ways: list[list[tuple[int, int, int]]] = [[] for _ in range(source + 1)]  # by node: arc, other end, step
        for i, arc in enumerate(self.arcs):
            self.ways[arc.tail].append((i, arc.head, 1))
            self.ways[arc.head].append((i, arc.tail, -1))
        self.told = [self.bounds(arc, kind) for arc in self.arcs]
        self.lines: Sequence[int] = sorted(
            {arc.line for arc, told in zip(self.arcs, self.told) if self.says(arc, told)}
        )
        self.flow = [0] * len(self.arcs)
        self.agree({})

    def bounds(self, arc: Arc, kind: Card) -> tuple[int, int]:
        """The least and the most cards of the kind on an arc, once its line is known."""
        if arc.kind is not None:
            return (arc.cards, arc.cards) if arc.kind == kind else (0, 0)
        return 0, 0 if kind in arc.none_of else arc.cards

    def says(self, arc: Arc, told: tuple[int, int]) -> bool:
        return arc.line != ALWAYS and told != (0, arc.cards)

    def agree(self, room: Mapping[int, int]) -> None:
        """Find a flow that agrees with every line."""
        flow, (least, most) = [0] * len(self.arcs), self.limits(set(self.lines), room)
        for i, arc in enumerate(self.arcs):
            while flow[i] < least[i]:
                found = self.push(flow, least, most, arc.head, arc.tail, i)
                assert found, "the true moves are such a flow"
                flow[i] += 1
        self.flow = flow

    def limits(self, lines: Set[int], room: Mapping[int, int]) -> Limits:
        """The least and the most cards of the kind on each arc, by what is known."""
        known = [arc.line == ALWAYS or arc.line in lines for arc in self.arcs]
        least = [told[0] if sure else 0 for told, sure in zip(self.told, known)]
        most = [told[1] if sure else arc.cards for arc, told, sure in zip(self.arcs, self.told, known)]
        for i, cards in room.items():
            most[i] = min(most[i], cards)
        return least, most

    def possible(self, seat: Seat, lines: Set[int], room: Mapping[int, int]) -> set[Answer]:
        """How many cards of the kind the hand of ``seat`` may hold."""
        i, limits = self.ends[seat], self.limits(lines, room)
        return set(range(self.least_on(i, limits), self.most_on(i, limits) + 1))

    def least_on(self, i: int, limits: Limits) -> int:
        """The fewest cards of the kind that an arc can carry."""
        arc, flow, (least, most) = self.arcs[i], self.flow.copy(), limits
        while flow[i] > least[i] and self.push(flow, least, most, arc.tail, arc.head, i):
            flow[i] -= 1
        return flow[i]

    def most_on(self, i: int, limits: Limits) -> int:
        arc, flow, (least, most) = self.arcs[i], self.flow.copy(), limits
        while flow[i] < most[i] and self.push(flow, least, most, arc.head, arc.tail, i):
            flow[i] += 1
        return flow[i]

    def push(
        self, flow: list[int], least: Sequence[int], most: Sequence[int], start: int, goal: int, spared: int
    ) -> bool:
        """Let one card more go from ``start`` to ``goal``, by any way but the arc ``spared``; False: there is none."""
        came: dict[int, tuple[int, int, int]] = {start: (spared, start, 0)}  # by node: arc, node before, step
        queue = [start]
        for node in queue:
            for i, other, step in self.ways[node]:
                if other not in came and (flow[i] < most[i] if step > 0 else flow[i] > least[i]) and i != spared:
                    came[other] = i, node, step
                    queue.append(other)
            if goal in came:
                break
        else:
            return False
        node = goal
        while node != start:
            i, before, step = came[node]
            flow[i] += step
            node = before
        return True
