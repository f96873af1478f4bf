"""Why a mind makes a move, from its own numbers: what the words make a sentence of."""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Final

from parlour.bots.graves.position import Position
from parlour.bots.graves.small_questions import gain
from parlour.bots.graves.standing import WORLDS, standing
from parlour.bots.graves.values import after_surrender, plans_of, right_guess, tried
from parlour.core import PASS, Explanation, Move, Pass
from parlour.games.graves import things
from parlour.games.graves.cards import VALUE
from parlour.games.graves.knowledge.cards import IN_DECK
from parlour.games.graves.moves import (
    Discard,
    DrawFrom,
    GiveUp,
    Guess,
    NameTrump,
    Pick,
    Place,
    Redraw,
    SetClocks,
    StaySilent,
    Stop,
    Use,
)
from parlour.games.graves.rules.abilities import Exchange, Fetch, Look, Protect, Recall, Swap
from parlour.games.graves.rules.drawing import ChooseHand
from parlour.games.graves.rules.turn import STOP, SwapCard, TakeTurn
from parlour.games.graves.view import GravesView
from parlour.games.graves.worlds import quick_worlds

TRIED: Final = 12  # worlds in which a move is compared with playing nothing more


def by_thumb(view: GravesView, move: Move) -> Explanation | None:
    """What a player by rules of thumb goes by."""
    assert view.seat is not None
    position = Position(view, view.seat, view.hand)
    match move:
        case Place():
            return told("ahead", move, view, before=position.ahead, after=after_placing(position, move))
        case Use():
            return told("ability", move, view, before=position.ahead)
        case Pass() | Stop():
            return told("wait", move, view, ahead=position.ahead)
        case Guess(identity):
            suspects = quick_worlds(view).evidence.suspects
            return told("guess", move, view, left=len(suspects), chance=(identity in suspects) / len(suspects))
        case GiveUp() | StaySilent():
            loss = after_surrender(view, GiveUp()) - after_surrender(view, StaySilent())
            return told("surrender", move, view, chance=right_guess(view), saved=loss)
        case Pick():
            return of_pick(position, move, view)
        case NameTrump(suit):
            return told("trump", move, view, after=position.margin(position.priced(suit)))
        case SetClocks():
            return told("time", move, view, second=position.second)
        case DrawFrom():
            return told("draw", move, view, **averages(view))
    return of_hand(position, move, view)


def of_pick(position: Position, move: Pick, view: GravesView) -> Explanation:
    """Why an ability works on that card."""
    step, price, points = view.agenda[-1], position.prices.price, position.prices.points
    if isinstance(step, Fetch | Look | Recall):
        return told("fetch", move, view, worth=price[move.card])
    if isinstance(step, Swap):
        return told("discard", move, view, price=price[move.card], least=min([price[card] for card in view.hand]))
    if isinstance(step, Exchange):
        return told("pick", move, view, worth=points[move.pay] - points[move.card])
    return told("protect" if isinstance(step, Protect) else "pick", move, view, worth=gain(position, move))


def of_hand(position: Position, move: Move, view: GravesView) -> Explanation | None:
    """Why cards of the hand are kept or thrown away."""
    step, price = view.agenda[-1], position.prices.price
    if isinstance(step, ChooseHand):
        average = mean([VALUE[card] for card in view.hand])
        return told("new hand" if isinstance(move, Redraw) else "old hand", move, view, average=average)
    least = min([price[card] for card in view.hand])
    if isinstance(move, Discard):
        return told("discard", move, view, price=price[move.card], least=least)
    return told("keep", move, view, least=least) if type(step) is SwapCard else None


def after_placing(position: Position, move: Place) -> float:
    """By how much a player is ahead with that card."""
    given = position.priced(move.trump or position.table.trump)
    paid = given.points[move.pay] if move.pay in position.mine else 0
    return position.margin(given) + given.points[move.card] - paid


def averages(view: GravesView) -> dict[str, float]:
    """What the cards of the own deck, and those that may lie on top of the own discards, are worth on average."""
    own = quick_worlds(view).cards[view.seat or 0]
    bags = {"deck": own.bags.certain.get(IN_DECK, ()), "discards": own.bags.certain.get(own.heaps[-1], ())}
    return {name: mean([VALUE[card] for card in cards]) for name, cards in bags.items() if cards}


def by_belief(view: GravesView, move: Move) -> Explanation | None:
    """In the Lead's last turn, how likely the move stands; else as by thumb."""
    assert view.seat is not None
    position = Position(view, view.seat, view.hand)
    bidding = type(view.agenda[-1]) is TakeTurn and position.last and not position.second and not view.passes
    if not bidding or not isinstance(move, Place | Use):
        return by_thumb(view, move)
    worlds, rng = quick_worlds(view), Random(len(view.story))
    lying = [worlds.sample(rng.randrange) for _ in range(WORLDS)]
    return told("stands", move, view, chance=max([standing(position, one, lying) for one in plans_of(view)[move]]))


def by_search(view: GravesView, move: Move) -> Explanation | None:
    """The points that it expects after a turn with this move, and without it."""
    nothing = STOP if view.played else PASS
    if type(view.agenda[-1]) is not TakeTurn or move == nothing or move not in view.options:
        return by_belief(view, move)
    plans = [(), *plans_of(view)[move][:2]]
    (without, _), *worths = tried(plans, view, TRIED, Random(len(view.story)))
    points, error = max(worths)
    return told("expected", move, view, points=points, error=error, without=without)


def told(kind: str, move: Move, view: GravesView, **figures: float) -> Explanation:
    return Explanation(kind, things.of_move(move, view), {name: float(figure) for name, figure in figures.items()})
