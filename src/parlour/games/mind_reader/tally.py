"""What a finished match of Mind Reader adds to a simulation's figures: so much out of so many."""

from __future__ import annotations

from collections.abc import Mapping

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
