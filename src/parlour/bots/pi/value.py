"""What a position of P.I. is worth, in turns until the case is solved, and what each question may bring.

``value(view)`` are the turns that the seat is expected to need still, by all that it knows; the last attempt counts.
``least(view)`` are the turns with this one, if it asks the best question it has now.  Both are estimates by what was
measured (``estimates``); ``outcomes`` are every answer to a question, exactly.  For each mini-game of a seat

    turns + value at the end = par + skill loss - luck

where *par* is the value at the deal, and each turn adds to the other two:

- skill loss: 1 + the expected value after the question, less ``least`` of its moment;
- luck of the answer: the expected value after the question, less ``value_told`` by the answer;
- luck before the turn: the value after the last turn (at first, par), less ``least`` now.  In it are what rivals'
  answers told, ``value(view)`` being in between, and what there is to ask now.

The value at the end is 0 for a case that was solved, unless Investigators were placed that later mini-games will miss.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from parlour.bots.pi.estimates import measured, share_left, turns_after
from parlour.bots.pi.hunt import ANSWERS, Chances, Hunt, Question, bits, questions
from parlour.core import Event, Move, Pass
from parlour.games.pi.events import Investigated, Solved
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from parlour.games.pi.view import PiView


def value(view: PiView) -> float:
    """The turns that the seat is still expected to need in this mini-game."""
    assert view.seat is not None
    share, known = share_left(view, view.seat), measured(view)
    return known.price(share) if view.desks[view.seat].solved else float(known.of(Hunt(view).bits_missing, share))


def value_told(view: PiView, event: Event) -> float:
    """The value once the table has answered the seat's turn with ``event``."""
    assert view.seat is not None
    share = share_left(view, view.seat) - isinstance(event, Investigated)
    if isinstance(event, Solved):
        return measured(view).price(share)
    return float(measured(view).of(Hunt(replace(view, story=(*view.story, event))).bits_missing, share))


def outcomes(view: PiView, move: Move) -> Sequence[tuple[Fraction, float]]:
    """For each possible answer to a move of the seat, its chance and the value after it.

    A part of an attempt counts as the best attempt that begins so.
    """
    hunt = Hunt(view)
    match move:
        case Place() | Take():
            return answers(hunt, move)
        case Accuse() | Charge() | Locate():
            return attempted(hunt, hunt.beginning((*view.sealed, move)) > 0)
        case Pass():
            return [(Fraction(1), value(view))]
    raise LookupError(f"{move} asks nothing.")


def answers(hunt: Hunt, question: Question) -> list[tuple[Fraction, float]]:
    """Each answer that the table may give."""
    ways = np.bincount(hunt.told(question), hunt.ways, ANSWERS)
    share = share_left(hunt.view, hunt.seat) - isinstance(question, Place)
    after = measured(hunt.view).of(hunt.parted([question])[1][0], share)
    return [(Fraction(int(way), int(ways.sum())), float(left)) for way, left in zip(ways, after) if way]


def attempted(hunt: Hunt, begun: npt.NDArray[np.bool_]) -> list[tuple[Fraction, float]]:
    """Right or wrong: the best attempt among these cases; if there is none, it is certainly wrong."""
    if not begun.any():
        return [(Fraction(1), value(hunt.view))]
    rest, owed = after_a_miss(hunt), measured(hunt.view).price(share_left(hunt.view, hunt.seat))
    best = int(np.where(begun, hunt.chances * owed + (1 - hunt.chances) * rest, np.inf).argmin())
    right = Fraction(int(hunt.ways[best]), int(hunt.ways.sum()))
    found = [(right, owed), (1 - right, float(rest[best]))]
    return [(chance, after) for chance, after in found if chance]


def after_a_miss(hunt: Hunt) -> Chances:
    """For each case, the value once it was named and is wrong."""
    logs = hunt.chances * np.log2(hunt.chances)
    missing = bits(1 - hunt.chances, logs.sum() - logs)
    return measured(hunt.view).of(missing, share_left(hunt.view, hunt.seat))


def expected(found: Sequence[tuple[Fraction, float]]) -> float:
    """The value to expect."""
    return sum([float(chance) * after for chance, after in found])


def least(view: PiView) -> float:
    """The turns that the seat is expected to need, this one among them, if it does the best that it can now."""
    hunt = Hunt(view)
    naming = expected(attempted(hunt, hunt.beginning(view.sealed) > 0))
    asked = questions(view)
    return 1 + min([naming, *turns_after(hunt, asked).values()] if asked else [naming, value(view)])
