"""What everybody sees of a game: it is made from a spectator's view, so it holds no secret, and shared by all seats.

What a seat sees of a field is shared only where it equals what a spectator sees.  So nothing that is shared, nor the
time it takes to find it, depends on what another seat sees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress, count
from operator import is_not
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

from parlour.core import Things, View
from parlour.server.table.shown.changes import FieldChange, by_ways, field_changes
from parlour.server.table.shown.layouts import NOTHING_OPEN, UNMOVED, Layouts, Moved, OpenLayout
from parlour.server.table.shown.noting import noted_view
from parlour.server.table.shown.questions import Question, question_of, question_sent
from parlour.server.table.shown.situations import Situation

NUMBERS: Final = count(1)


class OpenChange(Struct, frozen=True, eq=False):
    """What turns an open board into the next one."""

    names: frozenset[str] = frozenset()  # of the fields that have changed
    fields: Mapping[str, FieldChange] = {}  # those of them that are sent
    sent: Sequence[bytes] = ()  # the same together
    question: bytes = b""
    moved: Moved = UNMOVED


class OpenBoard(Struct, frozen=True, eq=False):
    view: View  # of a spectator
    seen: tuple[Any, ...]  # the same, field by field
    question: Question
    lying: OpenLayout
    number: int  # no other open board has the same
    follows: int  # the number of the one before
    change: OpenChange

    @property
    def names(self) -> tuple[str, ...]:
        return self.view.__struct_fields__

    def follows_on(self, last: OpenBoard) -> bool:
        """Whether ``change`` leads from the ``last`` one to this one, if they are two."""
        return self is last or self.follows == last.number


UNCHANGED: Final = OpenChange()


class OpenBoards:
    """It makes the open boards of one table in one language."""

    def __init__(self, things: Things, layouts: Layouts) -> None:
        self.things, self.layouts = things, layouts
        self.last: OpenBoard | None = None

    def board(self, view: View, decision: int, situation: Situation) -> OpenBoard:
        """As a spectator with this view sees it."""
        seen, question = astuple(view), question_of(view, decision, situation)
        last = self.last
        names = unlike(seen, last.seen, last.names) if last else frozenset(view.__struct_fields__)
        if last is None or names or question != last.question:
            self.last = last = self.next_board(view, seen, question, names)
        return last

    def next_board(self, view: View, seen: tuple[Any, ...], question: Question, names: frozenset[str]) -> OpenBoard:
        last, noted = self.last, noted_view(type(view))(view)
        lying, moved = self.layouts.opened(
            self.things.open_zones(view), noted, last.lying if last else NOTHING_OPEN, names
        )
        if last is None:
            return OpenBoard(view, seen, question, lying, next(NUMBERS), 0, UNCHANGED)
        fields = field_changes(names, view, last.view)
        asked = question_sent(question, last.question) if question != last.question else b""
        change = OpenChange(names, fields, by_ways(fields.values()), asked, moved)
        return OpenBoard(view, seen, question, lying, next(NUMBERS), last.number, change)


def differing(view: View, open_board: OpenBoard) -> frozenset[str]:
    """The fields of a view that are not as everybody sees them."""
    return frozenset() if view is open_board.view else unlike(astuple(view), open_board.seen, open_board.names)


def unlike(new: tuple[Any, ...], old: tuple[Any, ...], names: Sequence[str]) -> frozenset[str]:
    """The names of the fields that differ: most of them are the very same objects."""
    return frozenset([names[place] for place in compress(count(), map(is_not, new, old)) if new[place] != old[place]])
