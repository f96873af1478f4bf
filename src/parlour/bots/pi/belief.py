"""P.I. on exact chances: ask what leaves the shortest hunt, and name a case as soon as that is the shorter way."""

from __future__ import annotations

from random import Random
from typing import Final

from parlour.bots.pi.estimates import investigators_to_place, measured, share_left, turns_after
from parlour.bots.pi.explain import asking, naming
from parlour.bots.pi.hunt import Hunt, Question, questions
from parlour.core import Explanation, Move, Pass
from parlour.games.pi.moves import Place, Take
from parlour.games.pi.view import PiView

EVEN: Final = 0.5  # with three players or more; waiting until nearly sure (0.9) is worse by a point in a game
HOPE: Final = 0.3  # at a lower chance it is better to pass than to name a case


def choose(view: PiView, rng: Random) -> Move:
    hunt = Hunt(view)
    if view.sealed:
        return hunt.attempt()
    asked = affordable(hunt)
    if not asked:
        return hunt.attempt() if hunt.best >= HOPE else Pass()
    question, left = quickest(hunt, asked, rng)
    return hunt.attempt() if is_time_to_name(hunt, left) else question


def affordable(hunt: Hunt) -> list[Question]:
    """The questions, without Investigators that a later mini-game will need more."""
    asked = questions(hunt.view)
    if investigators_to_place(hunt.view, hunt.seat):
        return asked
    return [question for question in asked if not isinstance(question, Place)] or asked


def quickest(hunt: Hunt, asked: list[Question], rng: Random) -> tuple[Question, float]:
    """The question after which the hunt is expected to be shortest, and how short: this turn is not counted."""
    expected = turns_after(hunt, asked, measured(hunt.view).planned)
    best = min(asked, key=lambda question: (expected[question], rng.random()))
    return best, expected[best]


def is_time_to_name(hunt: Hunt, left: float) -> bool:
    """Whether to attempt now: with two players if that takes fewer turns, with more if the chances are even."""
    if hunt.view.seats > 2:
        return hunt.best >= EVEN
    rest = measured(hunt.view).planned(hunt.bits_after_a_miss(), share_left(hunt.view, hunt.seat))
    return (1 - hunt.best) * float(rest) <= left


def explain(view: PiView, move: Move) -> Explanation | None:
    """How many cases and turns a question leaves, or how likely the case is that is named."""
    hunt = Hunt(view)
    if not isinstance(move, Place | Take):
        return naming(hunt, move)
    expected = turns_after(hunt, questions(view), measured(view).planned)
    best = min([expected[question] for question in affordable(hunt)])
    later = measured(view).price(share_left(view, hunt.seat) - isinstance(move, Place))
    return asking(hunt, move, turns=expected[move], turns_more=expected[move] - best, later=later)
