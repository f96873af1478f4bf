"""A record move by move: what each seat could see before every line of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from parlour.core import Game, Refused, Seat, Truth, View
from parlour.core.referee.following import began, fitting, follow, standing
from parlour.core.referee.record import AnyLine


class Moment(Struct, frozen=True):
    """The table before one line of a record; it shows views, and never the State behind them."""

    number: int  # of the line, from 1
    line: AnyLine | None  # what comes next; None: the record ends here
    view: Callable[[Seat | None], View]  # these two only until the next moment
    truth: Callable[[Seat | None], Truth]  # what a seat could not see, to tell afterwards and never to judge by


def moments(game: Game[Any, Any], lines: Sequence[str]) -> Iterator[Moment]:
    """The table before each line that counts, and last after all of them; Refused at the first that is not allowed."""
    s = began(game, fitting(game, lines))

    def moment(number: int, line: AnyLine | None) -> Moment:
        return Moment(number, line, lambda seat: game.view(s, seat), lambda seat: game.unknowns(s, seat))

    for number, line in standing(lines):
        yield moment(number, line)
        try:
            follow(game, s, line)
        except Refused as reason:
            raise Refused("line-refused", line=str(number), reason=reason) from None
    yield moment(len(lines) + 1, None)
