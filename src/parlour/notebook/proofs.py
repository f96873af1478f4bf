"""Why something is certain: the lines of the story that prove it, with none to spare."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from parlour.core import Fact, Game, Reasons, Refused, View
from parlour.deduction.minimal import minimal
from parlour.notebook.pages import check_view


class Proof(Struct, frozen=True):
    """Lines of a seat's story that prove a fact together, while without any one of them it would be open."""

    fact: Fact
    lines: tuple[int, ...]  # in their order, counted from 0; none: it follows from the rules
    left: tuple[int, ...]  # how many answers are left after each


def why(game: Game[Any, Any], view: View, fact: Fact) -> Proof:
    """What proves ``fact`` to the seat of ``view``; Refused if nothing does."""
    check_view(view)
    return proof(game.notebook().reasons(view), fact)


def proof(reasons: Reasons, fact: Fact) -> Proof:
    lines = reasons.lines(fact.unknown)
    if not fact.follows(reasons.possible(fact.unknown, frozenset(lines))):
        raise Refused("still-open")
    strongest_first = sorted(lines, key=lambda line: len(reasons.possible(fact.unknown, frozenset([line]))))
    enough = minimal(strongest_first, lambda some: fact.follows(reasons.possible(fact.unknown, frozenset(some))))
    told = sorted(enough)
    left = [len(reasons.possible(fact.unknown, frozenset(told[: n + 1]))) for n in range(len(told))]
    return Proof(fact, tuple(told), tuple(left))
