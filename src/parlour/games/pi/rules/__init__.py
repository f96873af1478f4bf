"""The rules of P.I., one file for each chapter of the rulebook, one step for each paragraph."""

from parlour.games.pi.rules.mini_games import begin

__all__ = ["begin"]
