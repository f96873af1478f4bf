"""The rules of Detective Graves, one file for each chapter of the rulebook."""

from parlour.games.graves.rules.case import begin

__all__ = ["begin"]
