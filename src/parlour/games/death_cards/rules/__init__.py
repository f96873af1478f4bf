"""The rules of Death on the Cards, one file for each chapter of the rulebook."""

from parlour.games.death_cards.rules.setup import begin

__all__ = ["begin"]
