"""OpenSpiel learns the tiny Mind Reader by counterfactual regret, and can be exploited less and less.

python examples/solve_mind_reader.py [ROUNDS]
"""

import sys

from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.exploitability import exploitability

from parlour.envs.openspiel import load

rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 16
game = load("mind_reader", tiny=True)
solver = CFRPlusSolver(game)
for done in range(1, rounds + 1):
    solver.evaluate_and_update_policy()
    if done & (done - 1) == 0 or done == rounds:  # each time twice as many
        print(f"after {done:3} rounds: exploitability {exploitability(game, solver.average_policy()):.4f}", flush=True)
