"""Making cases: bots play, and what their seats could know is cut out, game after game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final

from msgspec import Struct

from parlour import games
from parlour.bots import Company, Mind
from parlour.cases.bold import Bold
from parlour.cases.case import Case, Kind
from parlour.cases.cutting import cut
from parlour.core import Match
from parlour.core.settings import Value
from parlour.games.graves.cards import PLACES
from parlour.games.graves.rules.turn import TakeTurn


def plays_the_last_location(s: Any) -> bool:
    """In Detective Graves."""
    return s.place == PLACES - 1 and isinstance(s.agenda[-1], TakeTurn)


class Table(Struct, frozen=True):
    """A table at which cases come up."""

    seats: int
    options: Mapping[str, Value]
    bots: Sequence[str | Mind]


LEVELS: Final = ("thumb", "belief", "novice")
BOLD: Final = tuple([Bold(level) for level in LEVELS])
SHORT: Final = {"length": "one hand"}
TABLES: Final[Mapping[str, Sequence[Table]]] = {
    "mind_reader": [
        Table(3, {**SHORT, "ranks": 7, "suits": 4}, LEVELS),
        Table(3, {**SHORT, "ranks": 9, "suits": 5}, ("thumb", "novice")),
        Table(2, {**SHORT, "ranks": 9, "suits": 5}, LEVELS),
        Table(4, {**SHORT, "ranks": 8, "suits": 5}, LEVELS),
    ],
    "mastermind": [Table(seats, {}, BOLD) for seats in (5, 6, 7, 8)],
    "pi": [Table(seats, {"mini_games": 1}, LEVELS) for seats in (2, 3, 4)],
    "graves": [Table(2, {"cases": 1}, ("thumb", "novice"))],
    "death_cards": [Table(seats, {}, LEVELS) for seats in (4, 5, 6)],
}
LOOKS: Final = {  # at how many of its decisions a seat is looked at; not at more, for what follows is much the same
    ("mastermind", "prove"): 0.1,
    ("mastermind", "lie"): 0.15,
    ("graves", "prove"): 0.1,
    ("death_cards", "prove"): 0.04,
}
OFTEN: Final = 0.3


def from_game(game: str, kind: Kind, seed: str, number: int) -> list[Case]:
    """The cases of one kind in one game of bots: at most one of each question, so that they differ."""
    word = f"cases {seed} {game} {kind} {number}"
    rng = Random(word)
    table = rng.choice(TABLES[game])
    bots = {seat: rng.choice(table.bots) for seat in range(table.seats)}
    match = Match(games.find(game), table.seats, sha256(word.encode()).digest(), table.options, kept=False)
    found: dict[str, list[Case]] = {}
    for case in looked_for(Company(match, bots), kind, rng):
        found.setdefault(case.riddle.ask, []).append(case)
    return [rng.choice(alike) for _, alike in sorted(found.items())]


def looked_for(company: Company, kind: Kind, rng: Random) -> Iterator[Case]:
    """Every case at some decisions of a game that bots play to its end."""
    match: Match[Any, Any] = company.match
    looks = LOOKS.get((match.game.id, kind), OFTEN)
    while match.result is None:
        company.talk()
        seat = company.next()
        if plays_the_last_location(match.state) if kind == "win" else rng.random() < looks:
            yield from cut(match.game, match.state, seat, kind)
        company.answer(seat)
