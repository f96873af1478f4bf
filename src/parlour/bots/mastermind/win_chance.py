"""How often the Agency wins from here, by the board and by how much the table knows: a few numbers, fitted to games."""

from __future__ import annotations

from importlib.resources import files
from math import exp, log
from typing import Final

from msgspec import Struct, json

from parlour.bots.mastermind.evidence.styles import Array
from parlour.bots.mastermind.forecast import prospect
from parlour.bots.mastermind.role_beliefs import Beliefs
from parlour.games.mastermind.cards import AGENCY_WINS, DANGER_FROM, SYNDICATE_WINS
from parlour.games.mastermind.settings import PowerTable

WEIGHTS: Final[list[float]] = json.decode(
    files(__package__).joinpath("win_chance.json").read_bytes()
)  # by bench.strength.mastermind.win_chance
BOUND: Final = 0.02  # a prospect is never taken to be nearer to certainty


class Board(Struct, frozen=True):
    """The policies enacted, and what each next one of the Syndicate brings."""

    agency: int
    syndicate: int
    powers: PowerTable

    @property
    def over(self) -> bool:
        return self.agency == AGENCY_WINS or self.syndicate == SYNDICATE_WINS


def features(board: Board, seats: int, known: float, head: float) -> list[float]:
    """``known``: how far the table tells the sides apart; ``head``: how surely it knows the Mastermind."""
    even = min(max(prospect(board.agency, board.syndicate, board.powers), BOUND), 1 - BOUND)
    late = board.syndicate / SYNDICATE_WINS
    danger = float(board.syndicate >= DANGER_FROM)
    return [1.0, log(even / (1 - even)), known, known * late, danger, danger * head, float(seats - 5)]


def win_chance(board: Board, seats: int, known: float, head: float) -> float:
    """How often the Agency wins."""
    if board.over:
        return float(board.agency == AGENCY_WINS)
    return 1 / (1 + exp(-sum([w * x for w, x in zip(WEIGHTS, features(board, seats, known, head))])))


def told_apart(everybody: Beliefs, evil: Array) -> float:
    """How much more likely everybody finds the Syndicate evil than the Agency; ``evil``: who is, seat by seat."""
    hidden = float((everybody.evil * evil).sum() / evil.sum())
    open_ = float((everybody.evil * (1 - evil)).sum() / (1 - evil).sum())
    return hidden - open_


def head_known(everybody: Beliefs, mastermind: Array) -> float:
    """How surely everybody knows the Mastermind; ``mastermind``: how likely each seat is."""
    return float((everybody.mastermind * mastermind).sum())
