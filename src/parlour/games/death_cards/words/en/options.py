"""The options of Death on the Cards as a person would say them."""

from __future__ import annotations

from typing import Final

from parlour.core import Move, Pass, Seat, TakeBack, Wording
from parlour.core.cancelling import contested
from parlour.core.english import Names, plural, sentence
from parlour.games.death_cards.moves import (
    Add,
    Cancel,
    Discard,
    Draft,
    Draw,
    Give,
    Lay,
    Lift,
    Mark,
    Name,
    Play,
    Point,
    Put,
    Reveal,
    Seize,
    Send,
    Stop,
    Take,
)
from parlour.games.death_cards.rules.not_so_fast import Effect
from parlour.games.death_cards.rules.turn import TakeTurn
from parlour.games.death_cards.things import neighbour
from parlour.games.death_cards.view import DeathCardsView, SecretOnTable
from parlour.games.death_cards.words.en.things import TITLES, counted, faced, secret_of

HEADINGS: Final = {
    Play: "Play an event",
    Lay: "Lay down a set",
    Add: "Add a detective",
    Name: "Choose a player",
    Mark: "Point at a secret",
    Seize: "Take a set",
    Send: "Pass the cards",
    Cancel: "Not so Fast",
    Reveal: "Reveal a secret",
    Point: "Point at a player",
    Give: "Give a card",
    Take: "Take a card",
    Lift: "Lift cards",
    Put: "Put on the draw pile",
    Discard: "Discard",
    Stop: "Discard",
    Draw: "Draw",
    Draft: "Draw",
    Pass: "Pass",
    TakeBack: "Take back",
}


def option(move: Move, view: DeathCardsView, names: Names) -> Wording:
    text, label = worded(move, view, names)
    return Wording(text, HEADINGS[type(move)], label)


def worded(move: Move, view: DeathCardsView, names: Names) -> tuple[str, str]:
    """The whole text, and the short one under its heading beside the first thing it is about."""
    match move:
        case Play(card) | Give(card) | Take(card) | Put(card) | Discard(card):
            return TITLES[card], ""
        case Lay(cards):
            return counted(cards), ""
        case Add(card, owner, place):
            joined = f"to {names.owns(owner)} {set_of(view, owner, place)}"
            return f"{TITLES[card]} {joined}", joined
        case Seize(owner, place):
            return sentence(f"{names.owns(owner)} {set_of(view, owner, place)}"), ""
        case Name(seat) | Point(seat):
            return names[seat], ""
        case Mark(secret):
            return pointed_at(view, secret, names), ""
        case Reveal(secret):
            face = lying(view, secret)[1].face or "unknown"
            return f"Secret {secret + 1}, {faced(face)}", faced(face)
        case Send(way):
            taker = names.to(neighbour(view.seat or 0, way, view.seats))
            return f"To the {way}: {taker} gets yours", f"to the {way}"
        case Lift(number):
            return f"{plural(number, 'card')}: {counted(view.looking_at[:number])}", plural(number, "card")
        case Draft(card):
            return f"{TITLES[card]}, from the draft", "from the draft"
        case Draw():
            return "The top card of the draw pile", ""
        case Cancel():
            return cancelling(view, names)
        case Stop():
            return ("That is all" if view.sealed else "Discard nothing"), ""
        case TakeBack():
            return "Take back", ""
    turn = bool(view.agenda) and isinstance(view.agenda[-1], TakeTurn)
    return ("Play nothing" if turn else "Let it pass"), ""


def cancelling(view: DeathCardsView, names: Names) -> tuple[str, str]:
    """What a Not so Fast would do: cancel the action, or let it happen after all."""
    found = contested(view.agenda)
    if found is None or not isinstance(effect := found.step, Effect):
        return "Not so fast!", ""
    action = f"{names.owns(effect.by)} {TITLES[effect.card(view)]}"
    if found.stands:
        return f"Not so fast! Cancel {action}", "Cancel it"
    return f"Not so fast! Let {action} happen after all", "Let it happen after all"


def set_of(view: DeathCardsView, owner: Seat, place: int) -> str:
    """A set by its cards, and by its number if another one has the same."""
    sets = view.sets[owner]
    number = f" (number {place + 1})" if sets.count(sets[place]) > 1 else ""
    return f"set of {counted(sets[place])}{number}"


def pointed_at(view: DeathCardsView, secret: int, names: Names) -> str:
    """A secret on the table, with its face if it is up."""
    owner, found = lying(view, secret)
    face = f", {faced(found.face)}" if found.up and found.face else ""
    return sentence(f"{secret_of(owner, secret, names)}{face}")


def lying(view: DeathCardsView, secret: int) -> tuple[Seat, SecretOnTable]:
    """Before whom a secret lies, and how."""
    owner = view.owner(secret)
    return owner, next(found for found in view.rows[owner] if found.secret == secret)
