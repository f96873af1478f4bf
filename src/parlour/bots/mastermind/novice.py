"""The Mastermind as a beginner plays it: trusts everybody but the last Council that failed, and forgets the rest."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from parlour.bots.mastermind import thumb
from parlour.bots.mastermind.sides import friends, loyal
from parlour.bots.mastermind.thumb import Targeted, members, shuffled_targets, speak, targets, told
from parlour.core import Explanation, Move, Seat, seat_thing
from parlour.games.mastermind.cards import SYNDICATE
from parlour.games.mastermind.events import Enacted, Vetoed
from parlour.games.mastermind.moves import Appoint, Nominate, Vote
from parlour.games.mastermind.view import MastermindView

__all__ = ["choose", "explain", "speak"]


def choose(view: MastermindView, rng: Random) -> Move:
    first = view.options[0]
    if isinstance(first, Vote):
        return Vote(approves(view))
    moves = shuffled_targets(view, rng)
    if not moves:
        return thumb.choose(view, rng)
    return next((move for move in moves if fits(view, move, move.seat)), moves[0])


def approves(view: MastermindView) -> bool:
    return not blamed(view) & {*members(view)} or bool(friendly(view))


def fits(view: MastermindView, move: Targeted, seat: Seat) -> bool:
    """Whether such a move suits ``seat``: trust for those who are not blamed, distrust for the others."""
    return (seat in blamed(view)) != isinstance(move, Nominate | Appoint)


def blamed(view: MastermindView) -> set[Seat]:
    """The members of the last Council, if it enacted a Syndicate policy; oneself never."""
    last = next((event for event in reversed(view.story) if isinstance(event, Enacted | Vetoed)), None)
    failed = isinstance(last, Enacted) and last.policy == SYNDICATE
    return {last.director, last.operative} - {view.seat or 0} if last and failed else set()


def friendly(view: MastermindView) -> Sequence[Seat]:
    """The Council's members that the Syndicate knows to be of its own."""
    return [] if loyal(view) else [seat for seat in friends(view) if seat in members(view)]


def explain(view: MastermindView, move: Move) -> Explanation:
    """Who is blamed for the last Council; the cards by thumb."""
    if isinstance(move, Vote):
        return of_vote(view, move.approve)
    return of_target(view, move) if isinstance(move, Targeted) else thumb.explain(view, move)


def of_vote(view: MastermindView, approve: bool) -> Explanation:
    others = [seat for seat in members(view) if seat != view.seat]
    doubted = [seat for seat in others if seat in blamed(view)]
    figures = {"ours": 1.0} if friendly(view) else {"blamed": len(doubted)}
    about = tuple([seat_thing(seat) for seat in doubted or others])
    return told("approve" if approve else "reject", view, approve == approves(view), about, **figures)


def of_target(view: MastermindView, move: Targeted) -> Explanation:
    suits = fits(view, move, move.seat)
    chosen = suits or not any([fits(view, move, seat) for seat in targets(view)])
    figures = {"blamed": move.seat in blamed(view), "suits": suits}
    return told(type(move).__name__.lower(), view, chosen, (seat_thing(move.seat),), **figures)
