"""Mind Reader looking ahead: the questions of ``belief``; in a duel, guesses weighed against imagined races.

A tree over questions is not grown: looking one reply ahead is enough, because ``turns_to_proof`` estimates the rest.
"""

from __future__ import annotations

from random import Random

from parlour.bots.mind_reader.belief import best_move
from parlour.bots.mind_reader.race import HOPELESS, worth_waiting
from parlour.bots.mind_reader.reading import Chances, only_rival
from parlour.core import Move
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.view import MindReaderView


def choose(view: MindReaderView, rng: Random) -> Move:
    return best_move(view, rng, beats_waiting)


def beats_waiting(view: MindReaderView, k: Knowledge, suspected: Chances, rng: Random) -> bool:
    """Whether the likeliest card is a better bet than to wait, where both still have something to ask with."""
    theirs = view.hand_sizes[only_rival(view)]
    if len(suspected) > HOPELESS or not theirs or len(k.unseen) < theirs + 2:
        return False
    return max(suspected.values()) > worth_waiting(view, k, suspected, rng)
