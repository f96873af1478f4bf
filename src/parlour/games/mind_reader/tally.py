"""What a finished match of Mind Reader adds to a simulation's figures: so much out of so many."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.mind_reader.events import Asked, Guessed, GuessedAll, HandEnded
from parlour.games.mind_reader.state import MindReaderState


def tally(s: MindReaderState) -> Mapping[str, tuple[float, float]]:
    story = s.story(None)
    hands = sum([isinstance(event, HandEnded) for event in story])
    guesses = [event for event in story if isinstance(event, Guessed | GuessedAll)]
    return {
        "hands_a_match": (hands, 1),
        "questions_a_hand": (sum([isinstance(event, Asked) for event in story]), hands),
        "guesses_a_hand": (len(guesses), hands),
        "right_guesses": (sum([guess.right for guess in guesses]), len(guesses)),
    }
