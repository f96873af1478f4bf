"""What a player of P.I. is asked, and what they can answer."""

from __future__ import annotations

from typing import Final

from parlour.core import Move, Pass, TakeBack, Wording
from parlour.core.words.english import Names
from parlour.games.pi.cards import Card, holder_for
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from parlour.games.pi.view import PiView

WAYS: Final = {Place: "investigate", Take: "examine", Pass: "pass"}


def prompt(view: PiView, names: Names) -> str:
    if view.result:
        return f"The game is over. {names.listed(view.result.winners)} won: {view.result.why}"
    if view.seat is None or view.seat not in view.asked:
        return f"Waiting for {names.listed(view.asked)}."
    match view.sealed:
        case (Accuse(suspect),):
            return f"You accuse {suspect}. Of which crime?"
        case (Accuse(suspect), Charge(crime)):
            return f"You accuse {suspect} of {crime}. Hiding where?"
    kinds = {type(option) for option in view.options}
    ways = [way for kind, way in WAYS.items() if kind in kinds]
    last = f"solve the case {names.to(holder_for(view.seat, view.seats))} holds"
    return f"Round {view.round}, your turn: {', '.join(ways)}, or {last}."


def option(move: Move, view: PiView, names: Names) -> Wording:
    match move:
        case Place(location):
            return Wording(f"Investigate {location}", "Place an Investigator", "Investigate")
        case Take(card):
            return Wording(f"Examine {card}", "Examine Evidence", "Examine")
        case Accuse(suspect):
            beware = warning(suspect, view)
            return Wording(f"Accuse {suspect}{beware}", "Attempt to solve", f"Accuse{beware}")
        case Charge(crime):
            beware = warning(crime, view)
            return Wording(f"of {crime}{beware}", "Crime", f"Of this{beware}")
        case Locate(location):
            beware = " (you tried this)" if view.has_tried(location) else warning(location, view)
            return Wording(f"hiding in {location}{beware}", "Location", f"Hiding here{beware}")
        case TakeBack():
            return Wording("Take back", "Turn")
    return Wording("Pass", "Turn")


def warning(card: Card, view: PiView) -> str:
    """Why it is pointless to name ``card``, though it is allowed (PI-39)."""
    if view.case and card in view.case:
        return " (in the case you hold)"
    return " (in a solved case)" if any([card in case for case in view.solved]) else ""


def standing(name: str) -> str:
    return name  # no answer can be left with the table
