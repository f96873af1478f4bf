"""The notebook of P.I.: three columns for the case to solve, what the rivals can know, and what proves it."""

from parlour.games.pi.notebook.bets import bet, nameable
from parlour.games.pi.notebook.reasons import reasons
from parlour.games.pi.notebook.sheets import front, notebook

__all__ = ["bet", "front", "nameable", "notebook", "reasons"]
