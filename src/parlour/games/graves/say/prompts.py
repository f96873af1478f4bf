"""What a player is asked, or whom the table waits for."""

from __future__ import annotations

from typing import Any

from parlour.core.words.messages import Say, ended, slug
from parlour.games.graves.cards import CLEARS, IDENTITIES, LOCATIONS
from parlour.games.graves.rules.abilities import ChooseTrump, Effect
from parlour.games.graves.rules.drawing import ChooseHand
from parlour.games.graves.rules.turn import SwapCard, TakeTurn
from parlour.games.graves.rules.unmasking import MakeGuess
from parlour.games.graves.say.of_cards import of_ability, of_location, told
from parlour.games.graves.say.options import new_hand
from parlour.games.graves.view import GravesView


def prompt(view: GravesView) -> Say:
    if view.result:
        return Say("over", {"winners": view.result.winners, "why": ended(view.result)})
    if view.seat not in view.asked:
        return Say("waiting", {"asked": view.asked}) if min(view.asked) >= 0 else Say("shuffling")
    match step := view.agenda[-1]:
        case TakeTurn():
            return told(step, **turn(view))
        case SwapCard():
            return told(step, draws=draws(view))
        case Effect() | ChooseTrump():
            return of_effect(step, view)
        case ChooseHand():
            return told(step, hand=new_hand(view))
        case MakeGuess():
            return told(step, **suspects(view))
    return told(step)


def turn(view: GravesView) -> dict[str, Any]:
    where = of_location(view.locations[view.place], view.trump, view.settings)
    return {**where, "clocks": view.clocks[view.place], "played": view.played, "free": view.free}


def draws(view: GravesView) -> str:
    """What a discard brings; an empty deck gives nothing (GR-12), unless the hand is empty too (GR-45)."""
    if LOCATIONS[view.locations[view.place]].recycling:
        return "anywhere"
    if view.decks[view.seat or 0]:
        return "deck"
    return "nothing" if len(view.hand) > 1 else "discards"


def of_effect(step: Effect | ChooseTrump, view: GravesView) -> Say:
    ability = of_ability(view.deck_of(step.seat).abilities[step.card])
    where = {"location": view.locations[view.place], "before": view.locations[view.place - 1]}
    return Say(f"ask-{slug(ability['effect'])}", {**ability, **where, "other": 1 - step.seat})


def suspects(view: GravesView) -> dict[str, Any]:
    """Whom the Evidence that this seat has won leaves."""
    held = [evidence for evidence in view.evidence if evidence]
    left = [one for one in IDENTITIES if not any([one in CLEARS[evidence] for evidence in held])]
    return {"held": len(held), "left": left}
