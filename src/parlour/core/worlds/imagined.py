"""A whole state made up from a view: what lies open as it is, what is hidden as it is imagined."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeVar

from parlour.core.agenda import ask_anew
from parlour.core.state import State, Whisper, list_fields
from parlour.core.steps import Together
from parlour.core.view import View
from parlour.core.vocabulary import Below, Event

S = TypeVar("S", bound=State)
LISTED: Final = (lambda value: value, list, lambda value: [list(one) for one in value])  # by how many lists deep


def imagined(kind: type[S], view: View, below: Below, **hidden: Any) -> S:
    """A state of ``kind`` that looks like ``view`` to its seat.

    Fields that the view shows under the same name are taken from it; ``hidden`` gives all others, and those that the
    view only counts.  Choices that others have sealed are drawn from their options.  No clock runs in it.
    """
    open_: dict[str, Any] = {
        name: LISTED[deep](getattr(view, name)) for name, deep in shared(kind, type(view)) if name not in hidden
    }
    s = kind(**open_, told=told_to(view), **hidden)
    if s.agenda and isinstance(step := s.agenda[-1], Together):
        step.unseal(s, below)
    ask_anew(s)
    return s


@cache
def shared(kind: type[State], view: type[View]) -> tuple[tuple[str, int], ...]:
    """The fields that a state and a view have in common, and how many lists deep they are in the state."""
    return tuple([(name, deep) for name, deep in list_fields(kind).items() if name in view.__struct_fields__])


def told_to(view: View) -> list[Event | Whisper]:
    """The story of this seat, as told to nobody else."""
    if view.seat is None:
        return list(view.story)
    return [Whisper(event, (view.seat,), None) for event in view.story]
