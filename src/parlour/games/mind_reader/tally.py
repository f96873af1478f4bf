"""What a finished match of Mind Reader adds to a simulation's figures: so much out of so many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core import by_kind
from parlour.games.mind_reader.events import Asked, Guessed, GuessedAll, HandEnded
from parlour.games.mind_reader.state import MindReaderState


def tally(s: MindReaderState) -> Mapping[str, tuple[float, float]]:
    story = by_kind(s.story(None))
    hands = len(story[HandEnded])
    guesses = story[Guessed] + story[GuessedAll]
    return {
        "hands_a_match": (hands, 1),
        "questions_a_hand": (len(story[Asked]), hands),
        "guesses_a_hand": (len(guesses), hands),
        "right_guesses": (sum([guess.right for guess in guesses]), len(guesses)),
    }


def lead(s: MindReaderState) -> Sequence[float]:
    """Who is ahead: points of all hands so far, and of this one."""
    return [had + gained for had, gained in zip(s.points, s.gained)]
