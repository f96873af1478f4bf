"""The tiny Death on the Cards: three players with one secret each, and a box of nothing but Suspicions."""

from __future__ import annotations

from itertools import permutations

from parlour.envs.tiny import Tiny, opened
from parlour.games.death_cards import DEATH_CARDS, DeathCardsState
from parlour.games.death_cards.cards import MURDERER, ORDINARY, SUSPICIONS, Box
from parlour.games.death_cards.moves import Dealt
from parlour.games.death_cards.settings import DeathCardsSettings

SEATS = 3
SUSPICIOUS = Box({SUSPICIONS: 6}, ordinary=2, secrets=1, dealt=1, hand=1, draft=1)


class SuspiciousBox(DeathCardsSettings, frozen=True):
    """Everybody holds a Suspicions and a Not so Fast; one card is left to draw, then the Murderer escapes."""

    def box(self, seats: int) -> Box:
        return SUSPICIOUS


SETTINGS = SuspiciousBox(birthdays="09-15 03-15 03-15")


def beginnings() -> list[tuple[DeathCardsState, int]]:
    """Every deal of the secrets; seat 0 begins."""
    deck = tuple(SUSPICIOUS.deck)
    dealt = permutations([MURDERER, *ORDINARY[: SUSPICIOUS.ordinary]])
    return [(opened((DEATH_CARDS, SEATS, SETTINGS), Dealt(secrets, deck, 0)), 1) for secrets in dealt]


TINY = Tiny("three players with one secret each, six Suspicions", DEATH_CARDS, SEATS, SETTINGS, beginnings)
