"""Mind Reader looking ahead: the questions of ``belief``; in a duel, guesses weighed against imagined races.

A tree over questions is not grown: looking one reply ahead is enough, because ``turns_to_proof`` estimates the rest.
"""

from __future__ import annotations

from random import Random

from parlour.bots.mind_reader.belief import best_move, thought
from parlour.bots.mind_reader.explain import Figures, explained
from parlour.bots.mind_reader.race import HOPELESS, worth_waiting
from parlour.bots.mind_reader.reading import Chances, only_rival
from parlour.core import Explanation, Move
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.view import MindReaderView


def choose(view: MindReaderView, rng: Random) -> Move:
    return best_move(view, rng, beats_waiting)


def beats_waiting(view: MindReaderView, k: Knowledge, suspected: Chances, rng: Random) -> bool:
    """Whether the likeliest card is a better bet than to wait."""
    return can_race(view, k, suspected) and max(suspected.values()) > worth_waiting(view, k, suspected, rng)


def can_race(view: MindReaderView, k: Knowledge, suspected: Chances) -> bool:
    """Whether a guess is worth a thought, and both still have something to ask with."""
    theirs = view.hand_sizes[only_rival(view)]
    return len(suspected) <= HOPELESS and theirs > 0 and len(k.unseen) >= theirs + 2


def explain(view: MindReaderView, move: Move) -> Explanation | None:
    """Why this bot would make that move."""
    return explained(view, move, thought(view, worth_of_waiting))


def worth_of_waiting(view: MindReaderView, k: Knowledge, suspected: Chances) -> Figures:
    """How likely this seat wins if it waits; imagined alike for the same view."""
    if not can_race(view, k, suspected):
        return {}
    return {"waiting": worth_waiting(view, k, suspected, Random(len(view.story)))}
