"""The rules of Mind Reader: a hand from the deal to its score, a turn, and what questions and guesses do."""

from parlour.games.mind_reader.rules.hand import begin

__all__ = ["begin"]
