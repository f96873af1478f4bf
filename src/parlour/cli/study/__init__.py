"""Commands that study many games: simulate, tournament, report and query."""
