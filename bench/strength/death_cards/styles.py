"""Ways of playing Death on the Cards that the bots' suspicion is tried against: whole tables, both sides.

``FITTED`` were looked at when the numbers of the suspicion were chosen; ``FRESH`` were left out of the fit.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from parlour.bots import random as at_random
from parlour.bots.death_cards import belief, novice, thumb
from parlour.bots.death_cards.position import HUNTER, Position, contested_action, victim
from parlour.core import PASS, Move
from parlour.games.death_cards import cards as c
from parlour.games.death_cards import moves as m
from parlour.games.death_cards.view import DeathCardsView


class Table(NamedTuple):
    """Who plays the detectives, and who the gang."""

    detectives: Any
    gang: Any


class Detective:
    """Plays by `thumb` as a detective would, in every role; only its Murderer's card is the last it turns up."""

    def choose(self, view: DeathCardsView, rng: Random) -> Move:
        position = Position(view)
        if not any([type(move) is m.Reveal for move in view.options]):
            position.role, position.partner, position.murderer = HUNTER, None, None
        return next((answer(position, rng) for kind, answer in thumb.ANSWERS.items() if kind in kinds(view)), PASS)


class Thrower(Detective):
    """A detective who throws away as many cards as the rules allow."""

    def choose(self, view: DeathCardsView, rng: Random) -> Move:
        discards = [move for move in view.options if type(move) is m.Discard]
        return rng.choice(discards) if discards else super().choose(view, rng)


class Runner(Detective):
    """A detective who lets every train go."""

    def choose(self, view: DeathCardsView, rng: Random) -> Move:
        trains = [move for move in view.options if getattr(move, "card", None) == c.TRAIN and type(move) is m.Play]
        return trains[0] if trains else super().choose(view, rng)


class Shield(Detective):
    """A detective who cancels all that is aimed at it."""

    def choose(self, view: DeathCardsView, rng: Random) -> Move:
        if m.CANCEL not in view.options:
            return super().choose(view, rng)
        position = Position(view)
        effect, stands = contested_action(position)
        hit = effect is not None and victim(position, effect) == position.seat
        return m.CANCEL if hit and stands else PASS


def kinds(view: DeathCardsView) -> set[type]:
    return set(map(type, view.options))


FITTED: Final[dict[str, Table]] = {
    "belief": Table(belief, belief),
    "thumb": Table(thumb, thumb),
    "everybody at random": Table(at_random, at_random),
    "a Murderer like a detective": Table(thumb, Detective()),
    "belief hunts thumb": Table(belief, thumb),
}
FRESH: Final[dict[str, Table]] = {
    "a Murderer who throws cards away": Table(thumb, Thrower()),
    "detectives who throw cards away": Table(Thrower(), Detective()),
    "a Murderer who takes the train": Table(thumb, Runner()),
    "all shield themselves": Table(Shield(), Shield()),
    "novices": Table(novice, novice),
    "a Murderer at random": Table(thumb, at_random),
}
STYLES: Final = FITTED | FRESH
