"""The notebook of P.I.: three columns for the case to solve, what the rivals can know, and what proves it."""

from parlour.games.pi.notebook.reasons import reasons
from parlour.games.pi.notebook.sheets import notebook

__all__ = ["notebook", "reasons"]
