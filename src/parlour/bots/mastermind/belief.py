"""The Mastermind by exact beliefs about the roles; the Syndicate draws its votes from what a loyal player might do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from parlour.bots.mastermind.disguise import draw, hides, likes, taken
from parlour.bots.mastermind.explain import ALIKE, explain
from parlour.bots.mastermind.role_beliefs import Beliefs, Pretended, public
from parlour.bots.mastermind.sides import friends, loyal, own
from parlour.bots.mastermind.thumb import holds_cards, last_council, lie, shuffled_targets, truth
from parlour.bots.mastermind.values import UNIT, values
from parlour.core import Answer, Claim, Move, Seat, Unknown
from parlour.games.mastermind.cards import AGENCY, AGENT, ROLES, SYNDICATE, Cards
from parlour.games.mastermind.events import Enacted
from parlour.games.mastermind.moves import IAm, IDrew, IFound
from parlour.games.mastermind.view import MastermindView

__all__ = ["UNIT", "beliefs", "choose", "explain", "speak", "values"]

FRAMED: Final = 0.3  # how often a Director of the Syndicate blames the Global Operative


def choose(view: MastermindView, rng: Random) -> Move:
    liked = likes(view)
    if hides(view):
        return draw({move: liked[move] for move in taken(view, liked, ALIKE)}, rng)
    return max(shuffled_targets(view, rng) or view.options, key=lambda move: liked[move])


def beliefs(view: MastermindView) -> Mapping[Unknown, Mapping[Answer, float]]:
    """How likely it thinks each player is to have each role."""
    held = Beliefs(view).held
    return {("role", seat): dict(zip(ROLES, map(float, chances))) for seat, chances in enumerate(held)}


def speak(view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """The Agency tells what it saw; the Syndicate what a loyal player in its place might have seen."""
    occasion = next((claim for claim in claims if not isinstance(claim, IAm)), None)
    if occasion is None or holds_cards(view):
        return None
    return truth(view, occasion) if loyal(view) else story(view, occasion, rng)


def story(view: MastermindView, claim: Claim, rng: Random) -> Claim | None:
    """A lie that fits what the others can know, and is told about as often as loyal players tell the same."""
    match claim:
        case IFound(seat):
            return found(view, seat, rng)
        case IDrew(council) if framed(view, rng):
            return IDrew(council, Cards(1, 2))
    return lie(view, claim)


def framed(view: MastermindView, rng: Random) -> bool:
    """Whether a Director says that it was the Global Operative's choice."""
    ended = last_council(view.story)
    chosen = isinstance(ended, Enacted) and ended.policy == SYNDICATE
    return chosen and ended.operative not in friends(view) and rng.random() < FRAMED


def found(view: MastermindView, seat: Seat, rng: Random) -> Claim:
    """Accused as often as a loyal player would expect to; friends never."""
    suspected = float(Pretended(Beliefs(public(view)), own(view)).evil[seat])
    accused = seat not in friends(view) and rng.random() < suspected
    if not accused:
        return IFound(seat, AGENCY)
    return IFound(seat, AGENT if view.rules.full_roles else SYNDICATE)
