"""Agents that talk: in The Mastermind everybody says at the start of a round that they are loyal, true or not.

python examples/talking_agents.py
"""

import numpy as np

from parlour.envs.pettingzoo import env
from parlour.games.mastermind.moves import IAm

table, rng, said = env("mastermind", seats=5), np.random.default_rng(1), 0
table.reset(seed=1)
for agent in table.agent_iter():
    if table.game.result:
        break
    if IAm("Agency") in table.claims(agent):  # beside its action an agent may make a claim
        table.say(agent, IAm("Agency"))
        said += 1
    seen = table.observe(agent)  # the newest line of its history is the claim, which all agents hear
    table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
print(f"{said} claims; {table.game.result.why}")
