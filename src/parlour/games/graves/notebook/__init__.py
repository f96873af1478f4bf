"""The notebook of Detective Graves: who the Mastermind may be, where the Evidence lies, what the other may hold."""

from parlour.games.graves.notebook.bets import bet, nameable
from parlour.games.graves.notebook.proofs import reasons
from parlour.games.graves.notebook.sheets import notebook

__all__ = ["bet", "nameable", "notebook", "reasons"]
