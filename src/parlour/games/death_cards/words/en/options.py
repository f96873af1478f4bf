"""The options of Death on the Cards as a person would say them."""

from __future__ import annotations

from typing import Final

from parlour.core import Move, Pass, Seat, TakeBack, Wording
from parlour.core.cancelling import contested
from parlour.core.words.english import Names, plural
from parlour.games.death_cards import moves as m
from parlour.games.death_cards.rules.not_so_fast import Effect
from parlour.games.death_cards.rules.piles import TakeFromAshes
from parlour.games.death_cards.rules.trading import neighbour
from parlour.games.death_cards.rules.turn import TakeTurn
from parlour.games.death_cards.view import DeathCardsView, SecretOnTable
from parlour.games.death_cards.words.en.things import TITLES, counted, faced, secret_of

HEADINGS: Final = {
    m.Play: "Play an event",
    m.Lay: "Lay down a set",
    m.Add: "Add a detective",
    m.Name: "Choose a player",
    m.Mark: "Point at a secret",
    m.Seize: "Take a set",
    m.Send: "Pass the cards",
    m.Cancel: "Not so Fast",
    m.Reveal: "Reveal a secret",
    m.Point: "Point at a player",
    m.Give: "Give a card",
    m.Take: "Take a card",
    m.Lift: "Lift cards",
    m.Put: "Put on the draw pile",
    m.Discard: "Discard",
    m.Stop: "Discard",
    m.Draw: "Draw",
    m.Draft: "Draw",
    Pass: "Pass",
    TakeBack: "Take back",
}


VERBS: Final = {m.Play: "Play", m.Give: "Give", m.Take: "Take", m.Discard: "Discard"}


def option(move: Move, view: DeathCardsView, names: Names) -> Wording:
    text, label = worded(move, view, names)
    return Wording(text, HEADINGS[type(move)], label)


def worded(move: Move, view: DeathCardsView, names: Names) -> tuple[str, str]:
    """The whole text, and the short one under its heading beside the first thing it is about."""
    match move:
        case m.Play(card) | m.Give(card) | m.Take(card) | m.Discard(card):
            return f"{VERBS[type(move)]} {TITLES[card]}", ""
        case m.Put(card):
            return f"Put {TITLES[card]} on the draw pile", ""
        case m.Lay(cards):
            return f"Lay down {counted(cards)}", ""
        case m.Add(card, owner, place):
            joined = f"to {names.owns(owner)} {set_of(view, owner, place)}"
            return f"Add {TITLES[card]} {joined}", joined
        case m.Seize(owner, place):
            return f"Take {names.owns(owner)} {set_of(view, owner, place)}", ""
        case m.Name(seat):
            return f"Choose {'yourself' if names.is_me(seat) else names[seat]}", ""
        case m.Point(seat):
            return f"Point at {names.to(seat)}", ""
        case m.Mark(secret):
            return f"Point at {pointed_at(view, secret, names)}", ""
        case m.Reveal(secret):
            face = lying(view, secret)[1].face or "unknown"
            return f"Reveal secret {secret + 1}, {faced(face)}", faced(face)
        case m.Send(way):
            taker = names.to(neighbour(view.seat or 0, way, view.seats))
            return f"Pass to the {way}: {taker} gets yours", f"to the {way}"
        case m.Lift(number):
            if not number:
                return "Lift no card", "No card"
            return f"Lift {plural(number, 'card')}: {counted(view.looking_at[:number])}", plural(number, "card")
        case m.Draft(card):
            return f"Take {TITLES[card]} from the draft", "from the draft"
        case m.Draw():
            return "Draw the top card of the draw pile", "the top card of the draw pile"
        case m.Cancel():
            return cancelling(view, names)
        case m.Stop():
            return ("That is all" if view.sealed else "Discard nothing"), ""
        case TakeBack():
            return "Take back", ""
    match view.agenda[-1]:
        case TakeTurn():
            return "Play nothing", ""
        case TakeFromAshes():
            return "Take nothing", ""
    return "Let it pass", ""


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
    return f"{secret_of(owner, secret, names)}{face}"


def lying(view: DeathCardsView, secret: int) -> tuple[Seat, SecretOnTable]:
    """Before whom a secret lies, and how."""
    owner = view.owner(secret)
    return owner, next(found for found in view.rows[owner] if found.secret == secret)
