"""Many games of Mind Reader at once: one array of rows in, one array of moves out.

python examples/many_games.py
"""

import numpy as np

from parlour.envs.vector import Games

games, rng, finished = Games("mind_reader", count=32, seats=2, length="one hand"), np.random.default_rng(1), 0
games.reset(seed=1)
for _ in range(200):
    scores = rng.random(games.masks.shape)  # a policy would make these from games.rows
    games.step(np.where(games.masks, scores, -1).argmax(axis=1))
    finished += int(games.done.sum())
print(f"{200 * games.count} moves, {finished} games finished; rows of {games.rows.shape[1]} numbers")
