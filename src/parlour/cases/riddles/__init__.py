"""What may be asked of a view, game by game and kind by kind; whether it is worth asking is seen when it is solved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from parlour.cases.case import Kind, Riddle
from parlour.cases.riddles import death_cards, graves, mastermind, mind_reader, pi
from parlour.core import Game, Refused, View
from parlour.games import find

Asks: TypeAlias = Callable[[Any], Iterator[Riddle]]
RIDDLES: Final[Mapping[str, Mapping[Kind, Asks]]] = {
    "mind_reader": {"prove": mind_reader.facts, "question": mind_reader.questions},
    "mastermind": {"prove": mastermind.facts, "lie": mastermind.lies},
    "pi": {"prove": pi.facts, "question": pi.questions},
    "graves": {"prove": graves.facts, "win": graves.last_turn},
    "death_cards": {"prove": death_cards.facts, "question": death_cards.questions},
}


def kinds_of(game: str) -> Sequence[Kind]:
    """The kinds of cases that a game has, or Refused."""
    if game not in RIDDLES:
        raise Refused("no-cases-of-game", game=find(game).title, games=[*RIDDLES])
    return list(RIDDLES[game])


def riddles(game: Game[Any, Any], view: View, kind: Kind | None = None) -> Iterator[Riddle]:
    """All that may be asked of the seat of ``view``, or all of one kind; nothing of a seat that is not asked."""
    if view.seat is None or not view.options:
        return
    for each, asks in RIDDLES.get(game.id, {}).items():
        if kind in (None, each):
            yield from asks(view)
