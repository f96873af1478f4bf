"""What is said in the Not so Fast window: which action is about to happen, and how things stand."""

from __future__ import annotations

from parlour.core import Names
from parlour.games.death_cards.detectives import AriadneInsists, Confess, Expose, Hush
from parlour.games.death_cards.devious import Blunder
from parlour.games.death_cards.event_cards import PassOn, Rehome, Swap, TakeOver
from parlour.games.death_cards.not_so_fast import Effect
from parlour.games.death_cards.phrases import TEXTS, TITLES, secret, that_set
from parlour.games.death_cards.standing import in_question
from parlour.games.death_cards.view import PartyView


def warning(view: PartyView, names: Names) -> str:
    """Ann's Hercule Poirot: your secret no. 3 is about to be revealed.  Do you play a Not so Fast?"""
    question = in_question(view)
    assert question is not None
    effect, cancelled = question
    card = f"{names.own(effect.by)} {TITLES[effect.card(view)]}"
    if cancelled:
        return f"{card} is about to be cancelled. Do you play a Not so Fast against that?"
    return f"{card}: {about_to(effect, view, names)} Do you play a Not so Fast?"


def about_to(effect: Effect, view: PartyView, names: Names) -> str:
    match effect:
        case Expose(_, _, number):
            return f"{secret(number, view.owner(number), names)} is about to be revealed."
        case Hush(_, _, number):
            return f"{secret(number, view.owner(number), names)} is about to be turned face down."
        case Confess(_, _, target) | AriadneInsists(_, target) | Blunder(_, target):
            return f"{names.to(target)} {'have' if target == names.me else 'has'} to reveal a secret."
        case TakeOver(_, owner, place):
            return f"it takes {that_set(view, owner, place, names)}."
        case PassOn(_, way):
            return f"everybody is about to pass a card to the {way}."
        case Swap(by, partner):
            return f"{names.to(by)} and {names.to(partner)} are about to trade a card."
        case Rehome(_, number, to):
            return f"{secret(number, view.owner(number), names)} goes face down to {names.to(to)}."
    return TEXTS[effect.card(view)]
