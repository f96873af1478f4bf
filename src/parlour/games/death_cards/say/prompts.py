"""What a player is asked, or whom the table waits for."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.cancelling import Contested, contested
from parlour.core.words.messages import Say, ended, said
from parlour.games.death_cards.moves import Discard
from parlour.games.death_cards.rules import detectives, event_cards, piles, trading
from parlour.games.death_cards.rules.turn import ChooseDiscards, DisgracedTurn, Drawing, TakeTurn
from parlour.games.death_cards.view import DeathCardsView

WAITING: Final = {
    TakeTurn: "turn",
    DisgracedTurn: "turn",
    ChooseDiscards: "discards",
    Drawing: "drawing",
    event_cards.PointAtOnce: "pointing",
    trading.PassCards: "choosing",
    trading.TradeCards: "choosing",
    detectives.RevealOwn: "revealing",
    piles.TakeFromAshes: "searching",
    piles.PickNumber: "searching",
    piles.PutBack: "searching",
}


def prompt(view: DeathCardsView) -> Say:
    if view.result:
        return Say("over", {"why": ended(view.result), "winners": view.result.winners})
    if not view.turn:
        return Say("dealing")
    if found := contested(view.agenda):
        return window(found, view)
    if view.seat not in view.asked:
        return Say("waiting", {"for": business(view.agenda[-1]), "asked": view.asked})
    return question(view.agenda[-1], view)


def business(step: object) -> str:
    """What the table is waiting for, without saying of whom."""
    return next((waits for kind, waits in WAITING.items() if isinstance(step, kind)), "choice")


def window(found: Contested, view: DeathCardsView) -> Say:
    """What is about to happen, and whether it will as things stand."""
    hears = "watcher" if view.seat is None else "asked" if view.seat in view.asked else "other"
    what = about_to_happen(found.step, view)
    return Say("window", {"what": what, "stands": found.stands, "cancels": found.cancels, "hears": hears})


def about_to_happen(effect: Any, view: DeathCardsView) -> Say:
    match effect:
        case detectives.Expose(by, place, secret):
            return said(effect, card=view.sets[by][place][0], owner=view.owner(secret))
        case detectives.Confess(by, place):
            return said(effect, card=view.sets[by][place][0])
        case detectives.TurnFaceDown(_, _, secret) | event_cards.MoveSecret(_, secret):
            return said(effect, owner=view.owner(secret))
        case event_cards.TakeOver(_, victim, place):
            return said(effect, cards=view.sets[victim][place])
    return said(effect)


def question(step: Any, view: DeathCardsView) -> Say:
    match step:
        case ChooseDiscards():
            return said(step, chosen=[part.card for part in view.sealed if isinstance(part, Discard)])
        case Drawing():
            return Say("Drawing", {"pile": view.pile})
        case trading.PassCards(_, way):
            return said(step, taker=trading.neighbour(view.seat or 0, way, view.seats))
        case trading.TradeCards((one, other)):
            return said(step, taker=other if view.seat == one else one)
        case piles.PutBack():
            return said(step, done=len(view.sealed))
    return said(step)
