"""How Detective Graves speaks to a person."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from parlour.core import Claim, Event, Move, Names, Pass, Zone
from parlour.games.graves.abilities import Carry, Effect, Fetch
from parlour.games.graves.board import zones
from parlour.games.graves.cards import (
    CLEARS,
    IDENTITIES,
    SUITS,
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
    Suit,
    Use,
)
from parlour.games.graves.drawing import DrawOne
from parlour.games.graves.phrases import cards, does, listed, located, named, plural, trump_of
from parlour.games.graves.rules import AdjustClocks, CrossRiver, Mulligan
from parlour.games.graves.story import told
from parlour.games.graves.turn import SwapCard, TakeTurn
from parlour.games.graves.unmasking import MakeGuess, Surrender
from parlour.games.graves.view import GravesView

PAGE = files(__package__).joinpath("page.md").read_text("utf-8")


def prompt(view: GravesView, names: Names) -> str:
    if view.result:
        return over(view, names)
    if view.seat not in view.asked:
        return f"Waiting for {names.listed(view.asked)}." if min(view.asked) >= 0 else "The cards are being shuffled."
    match view.agenda[-1]:
        case TakeTurn():
            return turn_prompt(view)
        case SwapCard():
            return "You have passed. Discard a card face down and draw another, or keep your hand?"
        case Effect() as step:
            return effect_prompt(step, view, names)
        case DrawOne():
            return "The Museum: where do you draw the next card from?"
        case Mulligan():
            return f"This is your starting hand. Keep it, or throw it away for {len(view.hand)} others?"
        case CrossRiver():
            return f"The River: keep your hand, or throw all of it away and draw {cards(len(view.hand))}?"
        case AdjustClocks():
            return "The Slums: do you change the time, here and at the next Location?"
        case Surrender():
            return "Give up (2 points to the Detective) or be guessed at (3 to the Detective or 1 to you)?"
        case MakeGuess():
            return guess_prompt(view)
    return "Choose."


def over(view: GravesView, names: Names) -> str:
    assert view.result is not None
    if len(view.result.winners) > 1:
        return f"The match is a draw. {view.result.why}"
    return f"The match is over. {names.does(view.result.winners[0], 'win')}: {view.result.why}"


def turn_prompt(view: GravesView) -> str:
    time = plural(view.clocks[view.place], "time token")
    where = f"{located(view.locations[view.place])}: {trump_of(view.trump)}, {time}"
    if not view.played:
        return f"Your turn at {where}. Place a card, use an ability, or pass."
    if view.free:
        return f"Your turn at {where}. Play on or stop; you may place {allowed(view.free, view.trump)}."
    return f"Your turn at {where}. Play on or stop."


def allowed(free: Suit, trump: Suit) -> str:
    return f"{SUITS[free]} and trumps" if trump else f"only {SUITS[free]}"


def effect_prompt(step: Effect, view: GravesView, names: Names) -> str:
    ability = view.settings.decks[step.seat != view.detective].abilities[step.card]
    if isinstance(step, Fetch):
        return f"{ability.title}: which card do you take from your discard pile?"
    if isinstance(step, Carry):
        return f"{ability.title}: which card do you move to {located(view.locations[view.place])}?"
    return f"{ability.title}: which card of {names.own(1 - step.seat)} pile do you discard?"


def guess_prompt(view: GravesView) -> str:
    held = [evidence for evidence in view.evidence if evidence]
    left = [one for one in IDENTITIES if not any(one in CLEARS[evidence] for evidence in held)]
    if not held:
        return "You hold no Evidence. Who is the Mastermind?"
    return f"Your Evidence leaves {listed([f'the {one}' for one in left], 'or')}. Who is the Mastermind?"


def kind(move: Move) -> str:
    match move:
        case Place(card, _, pay) if pay:
            return f"Place {named(card)}"
        case Place():
            return "Place a card"
        case Use():
            return "Use an ability"
        case Pick(card, pay) if pay:
            return f"Move {named(card)}"
        case Pick() | Discard():
            return "Choose a card"
        case SetClocks():
            return "Set the time"
        case DrawFrom():
            return "Draw"
        case Guess():
            return "Name the Mastermind"
        case GiveUp() | StaySilent():
            return "The unmasking"
        case Keep() | Redraw():
            return "Your hand"
    return "Turn"


def move(move: Move, view: GravesView, names: Names) -> str:
    match move:
        case Place(card, trump, pay):
            change = f" and make {SUITS[trump]} trump" if trump else ""
            return f"Place {named(card)}{change}{f', discarding {named(pay)}' if pay else ''}"
        case Use(card):
            ability = view.settings.decks[view.seat != view.detective].abilities[card]
            return f"{ability.title}, with {named(card)}: {does(ability)}"
        case Pick(card, pay):
            return f"{sentence(named(card))}{f', discarding {named(pay)}' if pay else ''}"
        case Discard(card):
            return f"Discard {named(card)}"
        case DrawFrom(source):
            return {"deck": "From your deck", "discards": "The top card of your discards"}.get(source, "Draw nothing")
        case Keep():
            return "Keep your hand"
        case Redraw():
            return f"Throw your hand away and draw {cards(view.hands[view.seat or 0])}"
        case SetClocks(here, there):
            return clocks(here, there, view)
        case Guess(identity):
            return f"The {identity}"
        case GiveUp():
            return "Give yourself up"
        case StaySilent():
            return "Remain anonymous"
        case Stop():
            return "Stop"
        case Pass():
            return "Pass"
    return type(move).__name__


def clocks(here: int, there: int, view: GravesView) -> str:
    if not here and not there:
        return "Change nothing"
    changes = [(name, by) for name, by in zip(view.locations[view.place :], (here, there)) if by]
    return sentence(listed([f"one {'more' if by > 0 else 'less'} at {located(name)}" for name, by in changes]))


def sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def event(event: Event, view: GravesView, names: Names) -> str:
    return told(event, view, names)


def claim(claim: Claim, view: GravesView, names: Names) -> str:
    return type(claim).__name__


def board(view: GravesView, names: Names) -> Sequence[Zone]:
    return zones(view, names)
