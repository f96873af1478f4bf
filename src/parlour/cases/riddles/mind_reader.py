"""Mind Reader: what is this Secret Card, and which question leaves the fewest cards for it?"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.cases.case import Riddle, offered
from parlour.cases.riddles.stating import one_of
from parlour.games.mind_reader.moves import Ask
from parlour.games.mind_reader.settings import deck_of
from parlour.games.mind_reader.view import MindReaderView


def facts(view: MindReaderView) -> Iterator[Riddle]:
    for of, side in view.others:
        yield one_of("secret", (of, side), deck_of(view.settings), seat=of, side=side)


def questions(view: MindReaderView) -> Iterator[Riddle]:
    asks = [move for move in view.options if isinstance(move, Ask)]
    for of, side in view.others:
        mine = [offered(move) for move in asks if (move.of, move.side) == (of, side)]
        yield Riddle("question", "narrow", tuple(mine), {"seat": of, "side": side})
