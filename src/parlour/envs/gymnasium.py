"""One seat of a table as a gymnasium environment, with bots on the others (extra ``rl``).

``gymnasium.make("parlour/MindReader-v0", seats=2, opponents="thumb")``, once this module is imported: gymnasium asks no
package for its environments.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from parlour.core import Refused, Seat
from parlour.core.settings import Value
from parlour.envs.playing import Playing, opened, rewards
from parlour.games import shelf
from parlour.numbers import LINES

Row: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]
Stepped: TypeAlias = tuple[Row, float, bool, bool, dict[str, Any]]
LOST: Final = -1.0


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """A seat of its own.  ``info["action_mask"]`` and ``action_masks()`` say which moves are offered.

    ``opponents`` is a level of bots, or one for each other seat from the left on.  ``seat`` None: any, by the seed.
    ``unoffered`` says what a move does that is not offered: the game is lost and over, or it raises.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | Sequence[str] = "thumb",
        seat: Seat | None = None,
        unoffered: Literal["lose", "raise"] = "lose",
        lines: int = LINES,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.encoder = opened(game, seats, options, lines)
        self.numbering, self.unoffered, self.render_mode = self.encoder.numbering, unoffered, render_mode
        others = self.encoder.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others or (seat is not None and seat not in range(self.encoder.seats)):
            raise Refused(f"There are {self.encoder.seats} seats: one for the agent, and {others} for opponents.")
        self.fixed, self.seat = seat, seat or 0
        self.observation_space = spaces.Box(0, 255, (self.encoder.width,), np.uint8)
        self.action_space = spaces.Discrete(len(self.numbering))
        self.playing: Playing | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Deal, and let the others play until the agent is asked."""
        super().reset(seed=seed)
        self.playing = None
        while self.playing is None or self.playing.result:  # a game that is over before anybody asks the agent
            if self.fixed is None:
                self.seat = int(self.np_random.integers(self.encoder.seats))
            self.playing = Playing(self.encoder, int(self.np_random.integers(2**63)), self.bots())
            self.playing.let_bots_play()
        return self.observed(), self.told()

    def bots(self) -> dict[Seat, str]:
        """Who sits on the other seats."""
        seats = self.encoder.seats
        return {(self.seat + place) % seats: bot for place, bot in enumerate(self.opponents, 1)}

    @property
    def game(self) -> Playing:
        if self.playing is None:
            raise Refused("Call reset() first: nothing has been dealt yet.")
        return self.playing

    def step(self, action: np.int64 | int) -> Stepped:
        game, number = self.game, int(action)
        if not (0 <= number < len(self.numbering) and self.action_masks()[number]):
            return self.not_offered(number)
        game.play(self.numbering.moves_of[self.seat][number])
        game.let_bots_play()
        reward = rewards(game.result, self.encoder.seats)[self.seat] if game.result else 0.0
        return self.observed(), reward, game.result is not None, False, self.told()

    def not_offered(self, number: int) -> Stepped:
        if self.unoffered == "raise":
            raise Refused(f"Move {number} is not offered now; look at the action_mask.")
        return self.observed(), LOST, True, False, self.told()

    def observed(self) -> Row:
        return np.frombuffer(self.game.row(self.game.view(self.seat)), np.uint8)

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every move that is offered, as some libraries ask for it."""
        return self.mask().view(np.bool_)

    def mask(self) -> Mask:
        game = self.game
        offered = game.view(self.seat).options if game.seat == self.seat else ()
        return np.frombuffer(self.numbering.mask(offered, self.seat), np.int8)

    def told(self) -> dict[str, Any]:
        return {"action_mask": self.mask()}

    def render(self) -> str | None:
        """What the seat is asked, or how it ended."""
        if self.render_mode is None:
            return None
        result = self.game.result
        return result.why if result else f"seat_{self.seat} is asked."


def name_of(game: str) -> str:
    """What gymnasium calls a game: ``parlour/MindReader-v0``."""
    return f"parlour/{''.join([word.capitalize() for word in game.split('_')])}-v0"


for name in shelf():
    gymnasium.register(id=name_of(name), entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})
