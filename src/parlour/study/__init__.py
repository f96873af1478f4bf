"""Studies: many games played by bots, and what they show."""
