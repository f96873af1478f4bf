"""The tiny Mind Reader: a whole hand with the Aces and Twos of Rock and Paper, two cards each."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated

from msgspec import Meta

from parlour.envs.tiny import Tiny, opened
from parlour.games.mind_reader import MIND_READER, MindReaderState
from parlour.games.mind_reader.moves import Dealt, Drawn
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of


class FourCards(MindReaderSettings, frozen=True, kw_only=True):
    """One card to keep and one to ask with; the rules want at least three suits and four cards each."""

    suits: Annotated[int, Meta(ge=2, le=5, description="How many suits are used.")] = 2

    @property
    def dealt(self) -> int:
        return 2


SETTINGS = FourCards(ranks=2, length="one hand")


def beginnings() -> list[tuple[MindReaderState, int]]:
    """Every deal by seat 0, so that seat 1 begins; the order within a hand does not matter."""
    deck = deck_of(SETTINGS)
    hands = [(hand, tuple([card for card in deck if card not in hand])) for hand in combinations(deck, 2)]
    return [(opened((MIND_READER, 2, SETTINGS), Drawn(0), Dealt(dealt)), 1) for dealt in hands]


TINY = Tiny("a whole hand with four cards, two each", MIND_READER, 2, SETTINGS, beginnings)
