"""How many cards of a kind a hand may hold, if only some lines are known; what one kind needs, another cannot have."""

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
        self.settled: dict[int, Card] = {}  # by arc: what went there unseen, if all lines together prove it
        while any([self.settle(i) for i in moves.unseen if i not in self.settled]):
            pass  # what one card was may settle another

    def settle(self, i: int) -> bool:
        """Whether an unseen card can only have been of one kind; then it is noted, and other kinds go other ways."""
        for kind, flow in self.flows.items():
            if flow.must(i, set(flow.lines), taken(self.settled, kind)):
                self.settled[i] = kind
                for other, passing in self.flows.items():
                    if other != kind and passing.flow[i]:
                        passing.agree(taken(self.settled, other))
                return True
        return False

    def lines(self, kind: Card) -> Sequence[int]:
        """The lines that may say something about a kind; others only if they settle what went somewhere unseen."""
        kinds = {kind, *self.settled.values()}
        return sorted({line for one in kinds for line in self.flows[one].lines})

    def possible(self, seat: Seat, kind: Card, lines: Set[int]) -> set[Answer]:
        return self.flows[kind].possible(seat, lines, taken(self.proved(lines), kind))

    def proved(self, lines: Set[int]) -> dict[int, Card]:
        """What some lines prove of those unseen cards, one after the other."""
        found: dict[int, Card] = {}
        for i, kind in self.settled.items():
            if self.flows[kind].must(i, lines, taken(found, kind)):
                found[i] = kind
        return found


def taken(settled: Mapping[int, Card], kind: Card) -> frozenset[int]:
    """The arcs on which another kind of card went."""
    return frozenset([i for i, other in settled.items() if other != kind])
