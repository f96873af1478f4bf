"""The Mastermind as a beginner plays it: trusts everybody but the last Council that failed, and forgets the rest."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from parlour.bots.mastermind.thumb import choose as by_thumb
from parlour.bots.mastermind.thumb import friends, loyal, shuffled_targets, speak
from parlour.core import Move, Seat
from parlour.games.mastermind.cards import SYNDICATE
from parlour.games.mastermind.events import Enacted
from parlour.games.mastermind.moves import Appoint, Nominate, Vote
from parlour.games.mastermind.view import MastermindView

__all__ = ["choose", "speak"]


def choose(view: MastermindView, rng: Random) -> Move:
    first = view.options[0]
    if isinstance(first, Vote):
        return Vote(not blamed(view) & {view.director, view.nominee} or bool(friendly(view)))
    moves = shuffled_targets(view, rng)
    if not moves:
        return by_thumb(view, rng)
    trusts = isinstance(first, Nominate | Appoint)
    return next((move for move in moves if (move.seat in blamed(view)) != trusts), moves[0])


def blamed(view: MastermindView) -> set[Seat]:
    """The members of the last Council, if it enacted a Syndicate policy; oneself never."""
    last = next((event for event in reversed(view.story) if isinstance(event, Enacted)), None)
    return {last.director, last.operative} - {view.seat or 0} if last and last.policy == SYNDICATE else set()


def friendly(view: MastermindView) -> Sequence[Seat]:
    """The Council's members that the Syndicate knows to be of its own."""
    return [] if loyal(view) else [seat for seat in friends(view) if seat in (view.director, view.nominee)]
