"""A player's notebook for Death on the Cards: who is who, what every secret is, and what the others may hold."""

from parlour.games.death_cards.notebook.pages import front, notebook
from parlour.games.death_cards.notebook.reasons import reasons

__all__ = ["front", "notebook", "reasons"]
