"""Death on the Cards: looking ahead."""

from parlour.bots.death_cards.belief import choose, speak

__all__ = ["choose", "speak"]
