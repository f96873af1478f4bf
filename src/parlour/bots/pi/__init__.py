"""The bots of P.I.: one file for each level, and what they share: the hunt, its estimates, its value, the race."""
