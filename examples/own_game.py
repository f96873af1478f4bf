"""A game of your own: `parlour new-game` writes one that runs, as a package; here its bots play it.

python examples/own_game.py FOLDER
"""

import sys
from importlib import import_module

from parlour.bots import Company
from parlour.cli import main
from parlour.core import Match

folder = sys.argv[1]
if main(["new-game", "hidden_numbers", "--package", folder]):
    sys.exit(1)
sys.path.insert(0, folder)  # `pip install -e FOLDER` puts it on the shelf for good, by its entry points
game = import_module("hidden_numbers").HIDDEN_NUMBERS
thumb = import_module("hidden_numbers.bots.thumb")
match = Match(game, seats=3, seed=b"my first game")
bots = Company(match, dict.fromkeys(range(3), thumb))
while match.result is None:
    bots.answer(bots.next())
print(f"{game.title}: {match.result.why}")
