"""What proves the facts of a notebook: which answers are left if only some lines of the story are known.

Secrets and roles: every line that shows a face, or tells who is in disgrace, leaves some pairs of Murderer and
Accomplice; several lines leave the pairs that all of them leave.

Cards: where a line is not known, a card has moved there and could be any.  To the question how many cards of a kind a
hand holds, every other card is just another card (see ``CardFlow``).  All lines together leave what the worlds leave.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cached_property

from parlour.core import Answer, Truth, Unknown
from parlour.games.death_cards.knowledge.suspects import Suspects, truth
from parlour.games.death_cards.notebook.card_flow import CardFlow
from parlour.games.death_cards.notebook.card_moves import CardMoves
from parlour.games.death_cards.view import DeathCardsView
from parlour.games.death_cards.worlds import DeathCardsWorlds


def reasons(view: DeathCardsView) -> StoryReasons:
    return StoryReasons(view)


class StoryReasons:
    """What one seat's story proves, line by line."""

    def __init__(self, view: DeathCardsView) -> None:
        self.view, self.worlds = view, DeathCardsWorlds(view)
        self.flows: dict[str, CardFlow] = {}  # by kind

    def lines(self, unknown: Unknown) -> Sequence[int]:
        return self.flow(unknown).lines if about_a_hand(unknown) else [line for line in self.left if line is not None]

    def possible(self, unknown: Unknown, lines: Set[int]) -> Set[Answer]:
        if not about_a_hand(unknown):
            return {truth[unknown] for truth in self.truths(lines)}
        known = self.worlds.marginals()[unknown].keys()
        if lines >= set(self.lines(unknown)):
            return set(known)
        return self.flow(unknown).possible(seat_of(unknown), lines) | known

    # Secrets and roles

    @cached_property
    def every(self) -> Suspects:
        """All that the rules allow, before anything is told."""
        return Suspects(self.view.seats, self.view.settings)

    @cached_property
    def left(self) -> dict[int | None, int]:
        """By line, which pairs it leaves: bit i is the i-th of all; None: how the game ended."""
        found: dict[int | None, int] = {}
        for line, fits in self.worlds.suspects.said:
            mask = sum([1 << i for i, pair in enumerate(self.every.pairs) if fits(*pair)])
            found[line] = found.get(line, -1) & mask
        return found

    def truths(self, lines: Set[int]) -> list[Truth]:
        mask = -1
        for line, left in self.left.items():
            mask &= left if line is None or line in lines else -1
        pairs = [pair for i, pair in enumerate(self.every.pairs) if mask >> i & 1]
        return [truth(pair, self.every.seats, self.every.each) for pair in pairs]

    # Cards

    @cached_property
    def moves(self) -> CardMoves:
        view = self.view
        return CardMoves(view.seat, view.seats, view.settings.box(view.seats), view.story)

    def flow(self, unknown: Unknown) -> CardFlow:
        kind = kind_of(unknown)
        if kind not in self.flows:
            self.flows[kind] = CardFlow(self.moves, kind)
        return self.flows[kind]


def about_a_hand(unknown: Unknown) -> bool:
    return isinstance(unknown, tuple) and unknown[0] == "hand"


def seat_of(unknown: Unknown) -> int:
    assert isinstance(unknown, tuple)
    return int(unknown[1])


def kind_of(unknown: Unknown) -> str:
    assert isinstance(unknown, tuple)
    return str(unknown[2])
