"""Mind Reader as a beginner plays it: crosses out well, but asks what comes to mind and guesses between two."""

from __future__ import annotations

from random import Random

from parlour.bots.mind_reader.reading import guesses, next_part, questions
from parlour.bots.mind_reader.thumb import Lists, even, explain, not_crossed_out, otherwise
from parlour.core import Move
from parlour.games.mind_reader.moves import Guess, Keep
from parlour.games.mind_reader.view import MindReaderView

__all__ = ["choose", "explain"]

HASTY = 2  # so few cards left: guess one


def choose(view: MindReaderView, rng: Random) -> Move:
    if keeps := [move for move in view.options if isinstance(move, Keep)]:
        return rng.choice(keeps)
    lists = not_crossed_out(view)
    if view.sealed:
        return next_part(view, even(lists))
    open_questions = [question for question in questions(view) if len(lists[question.of, question.side]) > 1]
    return hasty_guess(view, lists) or (rng.choice(open_questions) if open_questions else otherwise(view, lists, rng))


def hasty_guess(view: MindReaderView, lists: Lists) -> Move | None:
    """One of the last two, without waiting for the next reply."""
    likely = [move for move in guesses(view) if isinstance(move, Guess) and len(lists[move.of, move.side]) <= HASTY]
    return min(likely, key=lambda move: len(lists[move.of, move.side]), default=None)
