"""What is read off a story line by line, read on where it was left off: the same answer in less time."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

from parlour.core.view import View
from parlour.core.vocabulary import Event

V = TypeVar("V", bound=View)
T = TypeVar("T")
R = TypeVar("R")
KEPT: Final = 64  # readings


class Unfolding(Generic[V, T, R]):
    """A function of a view that reads its story from the first line to the last.

    ``fixed`` is all else that it looks at while it reads.  What it has read is kept, so that of a longer story which
    begins with the very same lines it reads only those that are new: docs/decisions/0029.
    """

    def __init__(
        self,
        fixed: Callable[[V], Hashable],
        begin: Callable[[V], T],
        read: Callable[[T, V, int], None],  # the story of this view from this line on
        answer: Callable[[T, V], R],  # something that does not change when more is read
    ) -> None:
        self.fixed, self.begin, self.read, self.answer = fixed, begin, read, answer
        self.kept: dict[Hashable, tuple[tuple[Event, ...], T]] = {}

    def __call__(self, view: V) -> R:
        key, story = self.fixed(view), view.story
        before, reading = self.kept.pop(key, NOTHING)  # nobody else reads on in it meanwhile
        if reading is None or story[: len(before)] != before:
            before, reading = (), self.begin(view)
        if len(before) < len(story):
            self.read(reading, view, len(before))
        answer = self.answer(reading, view)
        if len(self.kept) >= KEPT:
            self.kept.clear()
        self.kept[key] = story, reading
        return answer


NOTHING: Final[tuple[tuple[Event, ...], Any]] = ((), None)
