"""How strong the bots are, game by game: `python -m bench.strength`."""
