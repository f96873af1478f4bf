"""What a player may do, in words."""

from __future__ import annotations

from functools import lru_cache

from parlour.core import Move, Wording
from parlour.core.words.english import Names, listed, sentence
from parlour.games.graves.cards import SUITS, Card
from parlour.games.graves.moves import (
    Discard,
    DrawFrom,
    GiveUp,
    Guess,
    Keep,
    Pick,
    Place,
    Redraw,
    SetClocks,
    StaySilent,
    Stop,
    Use,
)
from parlour.games.graves.rules.abilities import Carry, Remove
from parlour.games.graves.view import GravesView
from parlour.games.graves.words.en.phrases import named, new_hand
from parlour.games.graves.words.en.things import does


def option(move: Move, view: GravesView, names: Names) -> Wording:
    match move:
        case Place():
            return placing(move)
        case Use(card):
            ability = view.deck_of(view.seat or 0).abilities[card]
            text = f"{ability.title}, with {named(card)}: {does(ability)}"
            return Wording(text, "Use an ability", ability.title)
        case Pick(card, pay) if pay:
            return paid(f"Move {named(card)} here", "Choose a card", pay)
        case Pick(card):
            return picking(named(card), view)
        case Discard(card):
            return Wording(f"Discard {named(card)}", "Choose a card", "Discard")
        case DrawFrom(source):
            text = {"deck": "From your deck", "discards": "The top card of your discards"}.get(source, "Draw nothing")
            return Wording(text, "Draw")
        case Keep():
            return Wording("Keep your hand", "Your hand")
        case Redraw():
            drawn = new_hand(len(view.hand), view.decks[view.seat or 0])
            return Wording(f"Throw your hand away and {drawn}", "Your hand")
        case SetClocks():
            return Wording(clocks(move, view), "Set the time")
        case Guess(identity):
            return Wording(f"Name the {identity}", "Name the Mastermind")
        case GiveUp():
            return Wording("Give yourself up", "The unmasking")
        case StaySilent():
            return Wording("Remain anonymous", "The unmasking")
        case Stop():
            return Wording("Stop here", "Turn")
    if view.passes:
        return Wording("Pass; you may change a card, and the Location ends", "Turn", "Pass and end it")
    return Wording("Pass; you may change a card", "Turn", "Pass")


@lru_cache(maxsize=1024)
def placing(move: Place) -> Wording:
    change = f" and make {SUITS[move.trump]} trump" if move.trump else ""
    text = f"Place {named(move.card)}{change}"
    return paid(text, "Place a card", move.pay) if move.pay else Wording(text, "Place a card", f"Place{change}")


def paid(text: str, heading: str, pay: Card) -> Wording:
    """Something that costs a card: it is chosen first, and then the card that pays."""
    return Wording(f"{text}, discarding {named(pay)}", heading, f"Discard {named(pay)}", text)


def picking(card: str, view: GravesView) -> Wording:
    """A card that an ability moves."""
    match view.agenda[-1]:
        case Carry():
            return Wording(f"Move {card} here", "Choose a card", "Move it here")
        case Remove():
            return Wording(f"Discard {card}", "Choose a card", "Discard")
    return Wording(f"Take {card}", "Choose a card", "Take")


def clocks(move: SetClocks, view: GravesView) -> str:
    if not move.here and not move.next:
        return "Change nothing"
    changes = [(name, by) for name, by in zip(view.locations[view.place :], (move.here, move.next)) if by]
    return sentence(listed([f"one {'more' if by > 0 else 'less'} at the {name}" for name, by in changes]))
