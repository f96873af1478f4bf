"""What a player is asked, in words."""

from __future__ import annotations

from parlour.core.words.english import Names, plural
from parlour.games.graves.cards import CLEARS, IDENTITIES, LOCATIONS, SUITS, Suit
from parlour.games.graves.rules.abilities import Carry, Effect, Fetch
from parlour.games.graves.rules.case import Mulligan
from parlour.games.graves.rules.drawing import DrawOne
from parlour.games.graves.rules.location import AdjustClocks, CrossRiver
from parlour.games.graves.rules.turn import SwapCard, TakeTurn
from parlour.games.graves.rules.unmasking import MakeGuess, Surrender
from parlour.games.graves.view import GravesView
from parlour.games.graves.words.en.phrases import identities, new_hand, trump_of


def prompt(view: GravesView, names: Names) -> str:
    if view.result:
        return over(view, names)
    if view.seat not in view.asked:
        return f"Waiting for {names.listed(view.asked)}." if min(view.asked) >= 0 else "The cards are being shuffled."
    match view.agenda[-1]:
        case TakeTurn():
            return turn_prompt(view)
        case SwapCard():
            return f"You have passed. {swap_prompt(view)}"
        case Effect() as step:
            return effect_prompt(step, view, names)
        case DrawOne():
            return "The Museum: where do you draw the next card from?"
        case Mulligan():
            return f"This is your starting hand. Keep it, or throw it away and {thrown(view)}?"
        case CrossRiver():
            return f"The River: keep your hand, or throw all of it away and {thrown(view)}?"
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


def thrown(view: GravesView) -> str:
    return new_hand(len(view.hand), view.decks[view.seat or 0])


def swap_prompt(view: GravesView) -> str:
    """What a discard brings; an empty deck gives nothing (GR-12), unless the hand is empty too (GR-45)."""
    if LOCATIONS[view.locations[view.place]].recycling:
        return "Discard a card face down and draw another, from your deck or your discards, or keep your hand?"
    if view.decks[view.seat or 0]:
        return "Discard a card face down and draw another, or keep your hand?"
    if len(view.hand) > 1:
        return "Your deck is empty: discard a card face down without drawing another, or keep your hand?"
    return "Your deck is empty: discard your last card, shuffle your discards and draw one of them, or keep your hand?"


def turn_prompt(view: GravesView) -> str:
    time = plural(view.clocks[view.place], "time token")
    where = f"the {view.locations[view.place]}: {trump_of(view.trump)}, {time}"
    if not view.played:
        return f"Your turn at {where}. Place a card, use an ability, or pass."
    if view.free:
        return f"Your turn at {where}. Play on or stop; you may place {allowed(view.free, view.trump)}."
    return f"Your turn at {where}. Play on or stop."


def allowed(free: Suit, trump: Suit) -> str:
    return f"{SUITS[free]} and trumps" if trump else f"only {SUITS[free]}"


def effect_prompt(step: Effect, view: GravesView, names: Names) -> str:
    ability = view.deck_of(step.seat).abilities[step.card]
    if isinstance(step, Fetch):
        return f"{ability.title}: which card do you take from your discard pile?"
    if isinstance(step, Carry):
        return f"{ability.title}: which card do you move to the {view.locations[view.place]}?"
    return f"{ability.title}: which card of {names.own(1 - step.seat)} pile do you discard?"


def guess_prompt(view: GravesView) -> str:
    held = [evidence for evidence in view.evidence if evidence]
    left = [one for one in IDENTITIES if not any(one in CLEARS[evidence] for evidence in held)]
    if not held:
        return "You hold no Evidence. Who is the Mastermind?"
    return f"Your Evidence leaves {identities(left, 'or')}. Who is the Mastermind?"
