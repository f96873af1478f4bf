"""What is read off a story line by line, read on where it was left off: the same answer in less time."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from parlour.core.state import Heard
from parlour.core.view import View

V = TypeVar("V", bound=View)
T = TypeVar("T")
R = TypeVar("R")
KEPT: Final = 512  # readings: of each seat at some hundred tables
NOTHING: Final = Heard([], 0, 0)


class Unfolding(Generic[V, T, R]):
    """A function of a view that reads its story from the first line to the last.

    ``fixed`` is all else that it looks at while it reads.  What it has read is kept, so that of a longer story which
    begins with the very same lines it reads only those that are new: docs/decisions/0029.  Many tables may be read in
    turns: each is found by its first line as an object, and a story that comes as new objects by what is fixed.
    """

    def __init__(
        self,
        fixed: Callable[[V], Hashable],
        begin: Callable[[V], T],
        read: Callable[[T, V, int], None],  # the story of this view from this line on
        answer: Callable[[T, V], R],  # something that does not change when more is read
    ) -> None:
        self.fixed, self.begin, self.read, self.answer = fixed, begin, read, answer
        self.kept: dict[Hashable, tuple[Heard, T]] = {}
        self.last: dict[Hashable, Hashable] = {}  # by what is fixed: under which key it was last kept

    def __call__(self, view: V) -> R:
        fixed, heard = self.fixed(view), view.heard()
        key = fixed, id(heard.lines[0]) if heard.length else 0
        before, reading = (
            self.taken(key, heard) or self.taken(self.last.get(fixed), heard) or (NOTHING, self.begin(view))
        )
        if before.length < heard.length:
            self.read(reading, view, before.length)
        answer = self.answer(reading, view)
        if len(self.kept) >= KEPT:
            self.kept.clear()
            self.last.clear()
        self.kept[key] = heard, reading
        self.last[fixed] = key
        return answer

    def taken(self, key: Hashable, heard: Heard) -> tuple[Heard, T] | None:
        """The reading under this key, if it is of this story: nobody else reads on in it meanwhile."""
        found = self.kept.pop(key, None)
        if found is None:
            return None
        if heard.continues(found[0]):
            return found
        self.kept[key] = found
        return None
