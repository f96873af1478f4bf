"""A bot of your own, for Mind Reader: it asks until it is nearly sure of a card, and then names it.

parlour tournament mind_reader --seats 2 --bots random,./examples/my_bot.py:Patient
"""

from parlour.games import find
from parlour.games.mind_reader.cards import rank_of, suit_of
from parlour.games.mind_reader.moves import Ask, EndTurn, Guess, NameRank, NameSuit


class Patient:
    """Asks until it is nearly sure of a card, and then names it."""

    games = ("mind_reader",)  # that it can play

    def choose(self, view, rng):
        """One of view.options, which are all that this seat may do now."""
        chances = self.beliefs(view)
        if isinstance(view.options[0], NameSuit | NameRank):  # a guess has begun: its suit, then its rank
            likely = chances[view.being_named]
            card = max(likely, key=likely.get)
            return NameRank(rank_of(card)) if view.suit_named else NameSuit(suit_of(card))
        for move in view.options:
            if isinstance(move, Guess) and max(chances[move.of, move.side].values()) > 0.8:
                return move
        questions = [move for move in view.options if isinstance(move, Ask)]
        pauses = [move for move in view.options if isinstance(move, EndTurn)]
        return rng.choice(questions or pauses or view.options)

    def beliefs(self, view):
        """How likely each hidden card is; a tournament compares these chances with the truth."""
        return find("mind_reader").worlds(view).marginals()
