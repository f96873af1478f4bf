"""The notebook of Mind Reader: a grid of cards for every Secret Card, and the lines that cross them out."""

from parlour.games.mind_reader.notebook.bets import bet, nameable
from parlour.games.mind_reader.notebook.reasons import reasons
from parlour.games.mind_reader.notebook.sheets import notebook

__all__ = ["bet", "nameable", "notebook", "reasons"]
