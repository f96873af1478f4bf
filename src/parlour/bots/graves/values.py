"""What each option is worth to a seat: the lead in points of this Case that it can expect after it.

Guesses, and giving up, are worked out exactly.  All others are tried in imagined worlds, as the search tries whole
turns: an option counts as the best turn found that begins with it, and alone if there is none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import sqrt
from random import Random
from statistics import mean, variance
from typing import Final

from parlour.bots.graves.candidates import Candidate, candidates
from parlour.bots.graves.position import Position
from parlour.bots.graves.small_questions import fitting
from parlour.bots.graves.trial import Trial
from parlour.core import PASS, Move
from parlour.games.graves.cards import CLEARS, IDENTITIES
from parlour.games.graves.moves import GiveUp, Guess
from parlour.games.graves.rules.turn import STOP, TakeTurn
from parlour.games.graves.rules.unmasking import (
    EVIDENCE,
    GIVEN_UP,
    RIGHT,
    SINGLE_EVIDENCE,
    SINGLE_GUESS,
    WRONG,
    MakeGuess,
    Surrender,
)
from parlour.games.graves.view import GravesView
from parlour.games.graves.worlds import quick_worlds

ROLLOUTS: Final = 700  # about 0.4 seconds
FEWEST: Final = 4  # worlds, if there are many options
MOST: Final = 80

UNIT: Final = "points"  # of the values below


def values(view: GravesView, rng: Random) -> Mapping[Move, tuple[float, float]]:
    """For each option the lead in points of this Case to be expected, and its standard error; 0 where it is exact."""
    step = view.agenda[-1]
    if type(step) is MakeGuess:
        return {move: (after_guess(view, move), 0.0) for move in view.options if isinstance(move, Guess)}
    if type(step) is Surrender:
        return {move: (after_surrender(view, move), 0.0) for move in view.options}
    plans = [(move, plan) for move, found in plans_of(view).items() for plan in found]
    worlds = min(MOST, max(FEWEST, ROLLOUTS // len(plans)))
    found: dict[Move, tuple[float, float]] = {}
    for (move, _), worth in zip(plans, tried([plan for _, plan in plans], view, worlds, rng)):
        found[move] = max(worth, found.get(move, worth))
    return found


def plans_of(view: GravesView) -> dict[Move, list[Candidate]]:
    """For each option the turns, or the single answer, that begin with it."""
    assert view.seat is not None
    found: dict[Move, list[Candidate]] = {move: [] for move in view.options}
    step, position = view.agenda[-1], Position(view, view.seat, view.hand)
    if type(step) is TakeTurn:
        for candidate in candidates(position, step, view.options):
            found[fitting(position, candidate, view.options) or (STOP if view.played else PASS)].append(candidate)
    return {move: plans or [(move,)] for move, plans in found.items()}


def tried(plans: Sequence[Candidate], view: GravesView, worlds: int, rng: Random) -> list[tuple[float, float]]:
    """The mean value of each plan in so many worlds, the same for all, and its standard error."""
    trial = Trial(plans, quick_worlds(view), rng)
    for _ in range(worlds):
        trial.try_world()
    return [(mean(found), sqrt(variance(found) / worlds)) for found in trial.values]


def after_guess(view: GravesView, move: Guess) -> float:
    suspects = quick_worlds(view).evidence.suspects
    right = (move.identity in suspects) / len(suspects)
    gain, loss = (SINGLE_GUESS, SINGLE_GUESS) if view.settings.single else (RIGHT, WRONG)
    return lead(view) + gain * right - loss * (1 - right)


def after_surrender(view: GravesView, move: Move) -> float:
    """To the Mastermind: two points lost for certain, or what a guess costs on average."""
    if isinstance(move, GiveUp):
        return lead(view) - GIVEN_UP
    right = right_guess(view)
    return lead(view) - RIGHT * right + WRONG * (1 - right)


def lead(view: GravesView) -> float:
    """What the seat is ahead by for the Evidence won so far."""
    assert view.seat is not None
    worth = SINGLE_EVIDENCE if view.settings.single else EVIDENCE
    return float(worth * (view.winners.count(view.seat) - view.winners.count(1 - view.seat)))


def right_guess(view: GravesView) -> float:
    """How likely the Detective is to guess right now, as far as this seat can tell."""
    worlds = quick_worlds(view)
    known, unseen = worlds.evidence, [place for place in worlds.won if place not in worlds.evidence.seen]
    seen = [known.seen[place] for place in worlds.won if place in known.seen]
    ways = [(*seen, *some) for suspect in known.suspects for some in combinations(known.rest(suspect), len(unseen))]
    return mean([1 / len([one for one in IDENTITIES if not any([one in CLEARS[e] for e in way])]) for way in ways])
