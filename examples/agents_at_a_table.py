"""Learning agents at one table of P.I., by PettingZoo: here they choose at random among what their masks allow.

python examples/agents_at_a_table.py
"""

import numpy as np

from parlour.envs.pettingzoo import env

table, rng, steps = env("pi", seats=3, mini_games=1), np.random.default_rng(1), 0
table.reset(seed=1)
for agent in table.agent_iter():
    seen, reward, over, cut_short, info = table.last()
    if over:
        print(f"{agent}: reward {reward:+.0f}")
        table.step(None)
    else:
        table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
print(f"{steps} steps; {table.game.result.why}")
