"""What proves the facts of a notebook: which answers are left if only some lines of the story are known.

Secrets and roles: every line that shows a face, or tells who is in disgrace, leaves some pairs of Murderer and
Accomplice; several lines leave the pairs that all of them leave.

Cards: where a line is not known, a card has moved there and could be any.  To the question how many cards of a kind a
hand holds, every other card is just another card, unless it can be told what it was (see ``CardReasons``).  All lines
together leave what the worlds leave.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cached_property

from parlour.core import Answer, Seat, Truth, Unknown
from parlour.games.death_cards.cards import Card
from parlour.games.death_cards.knowledge.suspects import Suspects, truth
from parlour.games.death_cards.notebook.card_moves import CardMoves
from parlour.games.death_cards.notebook.card_reasons import CardReasons
from parlour.games.death_cards.view import DeathCardsView
from parlour.games.death_cards.worlds import DeathCardsWorlds


def reasons(view: DeathCardsView) -> StoryReasons:
    return StoryReasons(view)


class StoryReasons:
    """What one seat's story proves, line by line."""

    def __init__(self, view: DeathCardsView) -> None:
        self.view, self.worlds = view, DeathCardsWorlds(view)

    def lines(self, unknown: Unknown) -> Sequence[int]:
        if held := in_hand(unknown):
            return self.cards.lines(*held)
        return [line for line in self.left if line is not None]

    def possible(self, unknown: Unknown, lines: Set[int]) -> Set[Answer]:
        if not (held := in_hand(unknown)):
            return {truth[unknown] for truth in self.truths(lines)}
        known = self.worlds.marginals()[unknown].keys()
        if lines >= set(self.lines(unknown)):
            return set(known)
        return self.cards.possible(*held, lines) | known

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
    def cards(self) -> CardReasons:
        view = self.view
        moves = CardMoves(view.seat, view.seats, view.settings.box(view.seats), view.story)
        return CardReasons(moves, self.worlds.cards_seen.kinds)


def in_hand(unknown: Unknown) -> tuple[Seat, Card] | None:
    """The hand and the kind of card that a question is about, if it is about a hand."""
    match unknown:
        case ("hand", int(seat), str(card)):
            return seat, card
    return None
