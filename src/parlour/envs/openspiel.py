"""Our games for OpenSpiel's algorithms: ``load("pi", seats=3)`` (extra ``openspiel``).

Once this module is imported, ``pyspiel.load_game("parlour_pi(players=3)")`` finds them too.  Chance is explicit in
every game: nature draws one number after the other, each of them at a chance node of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from parlour.core import NATURE, Refused, described
from parlour.core.settings import Value
from parlour.envs.playing import opened, rewards
from parlour.envs.tiny import tiny
from parlour.envs.tree import Node, Root
from parlour.games import find, shelf
from parlour.numbers import Encoder

RECALLED: Final = 256  # lines of a seat's story that the tensor of an information state holds
LONGEST: Final = 5000  # choices in one game, at most: the laws check that no game lasts longer
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
BITS: Final = 32  # taken of a number between 0 and 1
MOST_DRAWN: Final = 4096  # numbers that nature draws one from, at most


class ParlourGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A table of one game.  Actions have the numbers of ``encoder.numbering``."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        options = dict(params or {})
        seats, small = options.pop("players", None), options.pop("tiny", False)
        table: Any = tiny(self.id) if small else opened(self.id, seats, options)  # type: ignore[arg-type]
        self.encoder = Encoder(table.game, table.seats, table.settings)
        self.recalling = Encoder(table.game, table.seats, table.settings, RECALLED)
        undealt = table.game.begin(table.seats, table.settings)
        self.root = Root(table.game, undealt, table.beginnings()) if small else Node(table.game, undealt).settled()
        self.known: dict[tuple[Node, int], Node] | None = {} if small else None  # every node of a tiny table
        super().__init__(type_of(self.id, table.seats), self.sizes(), params or {})

    def sizes(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.encoder.numbering),
            max_chance_outcomes=MOST_DRAWN,
            num_players=self.encoder.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.encoder.seats == 2 else None,
            max_game_length=LONGEST,
        )

    def follow(self, node: Node, action: int) -> Node:
        """The node after an action; at a tiny table it is made once."""
        if self.known is None:
            return self.after(node, action)
        found = self.known.get((node, action))
        if found is None:
            found = self.known[node, action] = self.after(node, action)
        return found

    def after(self, node: Node, action: int) -> Node:
        """The node after an action."""
        if node.seat == NATURE:
            return node.drawn(action)
        return node.played(self.encoder.numbering.move(action, node.seat))

    def new_initial_state(self) -> ParlourState:
        return ParlourState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.recalling if kind.perfect_recall else self.encoder, kind, params)


class ParlourState(pyspiel.State):  # type: ignore[misc]
    """A node of the game's tree; to copy it is to point at the same node."""

    def __init__(self, game: ParlourGame) -> None:
        super().__init__(game)
        self.node, self.real = game.root, True  # what is only imagined is not kept

    def current_player(self) -> int:
        if self.node.result:
            return TERMINAL
        return CHANCE if self.node.seat == NATURE else self.node.seat

    def is_terminal(self) -> bool:
        return self.node.result is not None

    def _legal_actions(self, player: int) -> list[int]:
        number = self.get_game().encoder.numbering.number_of[self.node.seat]
        return sorted([number(move) for move in self.node.options])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.node.chances))

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        self.node = game.follow(self.node, action) if self.real else game.after(self.node, action)

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> ParlourState:
        """A state that ``player``, who is asked, cannot tell from this one, drawn from all that its story allows."""
        state: ParlourState = self.get_game().new_initial_state()
        state.node, state.real = self.node.imagined(player, partial(below, draw)), False
        return state

    def _action_to_string(self, player: int, action: int) -> str:
        return f"number {action}" if player == CHANCE else str(self.get_game().encoder.numbering.move(action, player))

    def returns(self) -> list[float]:
        seats = self.get_game().encoder.seats
        return rewards(self.node.result, seats) if self.node.result else [0.0] * seats

    def __str__(self) -> str:
        """All moves so far, by their numbers."""
        return " ".join([str(action) for action in self.history()])


def below(draw: Callable[[], float], n: int) -> int:
    """A number under ``n``, of numbers between 0 and 1 that are drawn: as many bits as ``n`` needs, and some more."""
    parts = n.bit_length() // BITS + 2
    drawn = sum([int(draw() * (1 << BITS)) << BITS * part for part in range(parts)])
    return min(drawn * n >> BITS * parts, n - 1)


class Observer:
    """What a seat sees, in numbers and as a text; with perfect recall, all that it has ever known."""

    def __init__(self, encoder: Encoder, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observers take no parameters, such as {params}.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody sees what all players see.")
        self.encoder, self.recalls = encoder, kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] = np.zeros(encoder.width, np.float32)
        self.dict = dict(named_parts(encoder, self.tensor))

    def set_from(self, state: ParlourState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self.encoder.row(state.node.view(self.whose(player))), np.uint8)

    def string_from(self, state: ParlourState, player: int) -> str:
        return state.node.information(player) if self.recalls else state.node.observation(self.whose(player))

    def whose(self, player: int) -> int | None:
        return player if self.private else None


def named_parts(encoder: Encoder, tensor: NDArray[np.float32]) -> Iterator[tuple[str, NDArray[np.float32]]]:
    """The blocks of a row, as parts of the tensor."""
    start = 0
    for block in encoder.blocks:
        yield block.name, tensor[start : start + block.width]
        start += block.width


def type_of(game: str, seats: int | None = None) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game; with two players what one wins the other loses."""
    found, kinds = find(game), pyspiel.GameType
    options = {setting.name: setting.default for setting in described(found.settings)}
    return kinds(
        short_name=f"parlour_{game}",
        long_name=found.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats == 2 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=found.seats[0],
        max_num_players=found.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": found.seats[0], "tiny": False, **options},
    )


def load(game: str, seats: int | None = None, tiny: bool = False, **options: Value) -> ParlourGame:
    """A table of ``game`` for OpenSpiel; without ``seats``, the fewest that it allows.  ``tiny``: its tiny table."""
    find(game)  # which says in a sentence what is wrong with it
    chosen = {"tiny": tiny, **({"players": seats} if seats else {}), **options}
    table: ParlourGame = pyspiel.load_game(f"parlour_{game}", chosen)
    return table


for name in shelf():
    with suppress(Refused):  # of another package, and broken: whoever asks for it is told why
        pyspiel.register_game(type_of(name), type(f"Parlour_{name}", (ParlourGame,), {"id": name}))
