"""A person at a terminal: the screen, the game on it, its notebook, and how all of it is kept."""
