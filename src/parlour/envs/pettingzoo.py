"""A PettingZoo environment for every game: ``env("pi", seats=3)`` (extra ``rl``).

Seats that choose at once in secret are asked one after the other, in an order that chance decides; none sees what
another has chosen.  What agents say aloud is no action: ``claims`` and ``say`` stand beside ``step``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy import frombuffer
from pettingzoo import AECEnv

from parlour.core import Claim, Refused, View
from parlour.core.settings import Value
from parlour.envs.playing import Playing, opened, rewards
from parlour.numbers import LINES, Encoder

UINT8: Final = np.dtype(np.uint8)
INT8: Final = np.dtype(np.int8)


class ParlourEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo ships no types
    """One table.  Agents are called ``seat_0``, ``seat_1`` and so on."""

    metadata = {"name": "parlour", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, encoder: Encoder, render_mode: str | None = None) -> None:
        super().__init__()
        self.encoder, self.numbering = encoder, encoder.numbering
        self.metadata = {**self.metadata, "name": f"parlour_{encoder.game.id}_v{encoder.game.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoder.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        row = spaces.Box(0, 255, (self.encoder.width,), np.uint8)
        mask = spaces.Box(0, 1, (len(self.numbering),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.numbering)) for agent in self.possible_agents}
        self.playing: Playing | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; the same seed deals the same game, and the same games after it until another seed is given."""
        if seed is not None or self.playing is None:
            self.seeds = np.random.default_rng(np.random.SeedSequence(seed))
        self.playing = Playing(self.encoder, int(self.seeds.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    @property
    def game(self) -> Playing:
        if self.playing is None:
            raise Refused("Call reset() first: nothing has been dealt yet.")
        return self.playing

    def select(self) -> None:
        """Ask the next seat."""
        self.agent_selection = self.possible_agents[self.game.seat or 0]
        self.seen: View | None = None

    def view(self) -> View:
        """What the seat that is asked sees; made once for each question, with the mask of its options."""
        if self.seen is None:
            game = self.game
            self.seen = seen = game.see(game.state, game.seat)
            self.offered = self.numbering.mask(seen.options, game.seat)
        return self.seen

    def observe(self, agent: str) -> dict[str, Any]:
        game = self.playing or self.game
        if agent == self.agent_selection and game.seat is not None:
            view = self.seen or self.view()
            mask = self.offered.copy()  # what an agent does to its mask allows it nothing
        else:
            view = game.view(self.seat_of[agent])
            mask = bytearray(len(self.numbering))
        return {"observation": frombuffer(game.row(view), UINT8), "action_mask": frombuffer(mask, INT8)}

    def step(self, action: int | None) -> None:
        game = self.playing or self.game
        if game.seat is None:
            self._was_dead_step(action)
            return
        if self.seen is None:
            self.view()
        try:
            allowed = action >= 0 and self.offered[action]  # type: ignore[operator,index]  # it may be anything
        except (IndexError, TypeError):
            allowed = False
        if not allowed:
            raise Refused(f"Move {action} is not offered to {self.agent_selection} now; look at its action_mask.")
        game.play(self.numbering.moves_of[game.seat][action])  # type: ignore[index]  # None is not allowed
        if game.seat is None:
            self.end()
        else:
            self.agent_selection = self.possible_agents[game.seat]
            self.seen = None

    def end(self) -> None:
        """Reward everybody; nobody is asked any more."""
        self.rewards = dict(zip(self.agents, rewards(self.game.state.result, self.encoder.seats)))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def claims(self, agent: str) -> Sequence[Claim]:
        """What an agent may say aloud now, asked or not."""
        return self.game.claims(self.seat_of[agent])

    def say(self, agent: str, claim: Claim) -> None:
        """Say one of them: all agents hear it, as a line of the history."""
        self.game.say(self.seat_of[agent], claim)
        self.seen = None  # the view of the one who is asked has a line more

    def render(self) -> str | None:
        """Who is asked; not what they may do, nor how much, which depends on their hand."""
        if self.render_mode is None:
            return None
        result = self.game.result
        return result.why if result else f"{self.agent_selection} is asked."

    def close(self) -> None:
        """Nothing is left open."""


def env(
    game: str, seats: int | None = None, render_mode: str | None = None, lines: int = LINES, **options: Value
) -> ParlourEnv:
    """A table of ``game`` for agents; without ``seats``, the fewest that it allows.

    ``lines``: so many of a seat's story are in what it sees.  ``options`` are the game's.
    """
    return ParlourEnv(opened(game, seats, options, lines), render_mode)
