"""Bold liars of The Mastermind: they play like a bot, but as Syndicate they say anything of the cards they had.

Bots lie so well that a claim of theirs is nearly always possible, or is refuted by the one line of who was there.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from parlour.bots import mind
from parlour.core import Claim, Move
from parlour.games.mastermind.cards import AGENCY
from parlour.games.mastermind.moves import IDrew, IReceived
from parlour.games.mastermind.view import MastermindView


class Bold:
    """A level of bots with another tongue."""

    def __init__(self, level: str) -> None:
        self.mind: Any = mind(level, "mastermind")

    def choose(self, view: MastermindView, rng: Random) -> Move:
        move: Move = self.mind.choose(view, rng)
        return move

    def speak(self, view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
        of_cards = [claim for claim in claims if isinstance(claim, IDrew | IReceived)]
        if of_cards and view.seat is not None and view.roles[view.seat] != AGENCY:
            return rng.choice(of_cards)
        claim: Claim | None = self.mind.speak(view, claims, rng)
        return claim
