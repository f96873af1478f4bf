"""Mind Reader looking ahead: the questions of ``belief``; in a duel, guesses weighed against imagined races.

A tree over questions is not grown: with the turns to proof as they are reckoned, looking one reply ahead is enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from parlour.bots.mind_reader.belief import act
from parlour.bots.mind_reader.notes import open_rival
from parlour.bots.mind_reader.race import HOPELESS, worth_waiting
from parlour.core import Move
from parlour.games.mind_reader.cards import Card
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.view import MindReaderView


def choose(view: MindReaderView, rng: Random) -> Move:
    return act(view, rng, beats_waiting)


def beats_waiting(view: MindReaderView, k: Knowledge, suspected: Mapping[Card, float], rng: Random) -> bool:
    """Whether the likeliest card is a better bet than to wait, where both still have something to ask with."""
    theirs = view.hand_sizes[open_rival(view)]
    if len(suspected) > HOPELESS or not theirs or len(k.unseen) < theirs + 2:
        return False
    return max(suspected.values()) > worth_waiting(view, k, suspected, rng)
