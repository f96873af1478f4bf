"""The notebook of The Mastermind: who is who, and what the Councils held, with the claims beside what is provable."""

from parlour.games.mastermind.notebook.bets import bet, nameable
from parlour.games.mastermind.notebook.reasons import reasons
from parlour.games.mastermind.notebook.sheets import notebook

__all__ = ["bet", "nameable", "notebook", "reasons"]
