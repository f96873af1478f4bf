"""The house: tables of any game, for people in their browsers and bots in worker processes."""
