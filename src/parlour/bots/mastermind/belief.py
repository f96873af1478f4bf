"""The Mastermind by exact beliefs about the roles; the Syndicate also weighs what everyone else may infer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from msgspec.structs import replace

from parlour.bots.mastermind.explain import explain
from parlour.bots.mastermind.role_beliefs import Beliefs, public
from parlour.bots.mastermind.scores import scores
from parlour.bots.mastermind.styles import Array
from parlour.bots.mastermind.thumb import loyal, own, shuffled_targets, truth
from parlour.bots.mastermind.values import UNIT, values
from parlour.core import Answer, Claim, Move, Said, Unknown
from parlour.games.mastermind.cards import ROLES
from parlour.games.mastermind.moves import IAm
from parlour.games.mastermind.view import MastermindView

__all__ = ["UNIT", "beliefs", "choose", "explain", "speak", "values"]


def choose(view: MastermindView, rng: Random) -> Move:
    liked = scores(view)
    return max(shuffled_targets(view, rng) or view.options, key=lambda move: liked[move])


def beliefs(view: MastermindView) -> Mapping[Unknown, Mapping[Answer, float]]:
    """How likely it thinks each player is to have each role."""
    held = Beliefs(view).held
    return {("role", seat): dict(zip(ROLES, map(float, chances))) for seat, chances in enumerate(held)}


def speak(view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """The Agency tells what it saw; the Syndicate says what looks best for all its members."""
    occasions = [claim for claim in claims if not isinstance(claim, IAm)]
    if not occasions:
        return None
    first = occasions[0]
    if loyal(view):
        return truth(view, first)
    alike = [claim for claim in occasions if type(claim) is type(first) and same_matter(claim, first)]
    friends = Beliefs(view).evil
    return min(alike, key=lambda claim: (suspicion(view, claim, friends), claim != truth(view, claim)))


def same_matter(claim: Claim, other: Claim) -> bool:
    return getattr(claim, "seat", None) == getattr(other, "seat", None)


def suspicion(view: MastermindView, claim: Claim, friends: Array) -> float:
    """How much the Syndicate would be suspected after this claim by those who take it seriously."""
    theirs = Beliefs(public(replace(view, story=(*view.story, Said(own(view), claim))))).seriously
    return sum([float(friends[seat] * theirs[seat]) for seat in view.living])
