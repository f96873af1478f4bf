"""Why a bot makes a move: the numbers it goes by."""

from __future__ import annotations

import numpy as np

from parlour.bots.pi.hunt import Hunt, Question
from parlour.core import Explanation, Move, Pass
from parlour.games.pi.knowledge.candidates import named
from parlour.games.pi.moves import Accuse, Charge, Locate, Place
from parlour.games.pi.things import TILES, of_move


def asking(hunt: Hunt, question: Question, **figures: float) -> Explanation:
    """How many cases are left now, and how many to expect after the answer; ``figures`` are the level's own."""
    told = hunt.told(question)
    left = float(np.bincount(told, hunt.chances) @ np.bincount(told))
    counts = {"cases": float(len(told)), "left": left}
    if isinstance(question, Place):
        return Explanation("investigate", (TILES[question.location],), counts | figures)
    return Explanation("examine", (TILES[question.card],), counts | figures)


def naming(hunt: Hunt, move: Move) -> Explanation | None:
    """How likely the likeliest case is that begins as named; None where something is taken back."""
    if not isinstance(move, Accuse | Charge | Locate):
        return Explanation("pass") if isinstance(move, Pass) else None
    chances = hunt.beginning((*hunt.view.sealed, move))
    case = named(hunt.view.city, hunt.rows[int(chances.argmax())])
    if chances.any():
        return Explanation("name", tuple([TILES[card] for card in case]), {"chance": float(chances.max())})
    return Explanation("name the impossible", of_move(move, hunt.view))
