"""The Mastermind in words a person reads: prompts and options; story and board have files of their own."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from parlour.core import Move, Names, Seat
from parlour.games.mastermind.board import board
from parlour.games.mastermind.cards import (
    ASCENT,
    PATIENCE,
    Appoint,
    Arrange,
    Discard,
    Enact,
    Investigate,
    Looked,
    Nominate,
    Purge,
    Vote,
)
from parlour.games.mastermind.phrases import in_order, policies, side_of
from parlour.games.mastermind.powers import Investigation, Purging, SpecialElection, Surveillance
from parlour.games.mastermind.rules import Ballot, DirectorDiscards, Nomination, OperativeEnacts
from parlour.games.mastermind.story import claim, event
from parlour.games.mastermind.view import AgencyView

__all__ = ["PAGE", "board", "claim", "event", "kind", "move", "prompt"]

PAGE: Final = files(__package__).joinpath("page.md").read_text("utf-8")


def prompt(view: AgencyView, names: Names) -> str:
    if view.result is not None:
        return (
            f"The game is over. {view.result.why} The {side_of(view.result)} wins: {names.listed(view.result.winners)}."
        )
    step = view.agenda[-1]
    if view.seat in view.asked:
        return asked(step, view, names)
    out = "You have been purged. " if view.seat is not None and view.seat not in view.living else ""
    return out + waiting(step, view, names)


def asked(step: object, view: AgencyView, names: Names) -> str:
    """What this seat must decide."""
    match step:
        case Nomination():
            return f"You are the Director. Nominate a Global Operative.{warning(view)}"
        case Ballot(_, director, operative):
            council = f"{names[director]} as Director, {names.to(operative)} as Global Operative"
            return f"{council}: do you approve?{danger(operative, view, names)}{last_chance(view)}"
        case DirectorDiscards(_, operative) if view.hand:
            return f"You drew {policies(view.hand)}. Discard one; {names.to(operative)} will get the other two."
        case OperativeEnacts(director) if view.hand:
            return f"{names[director]} passed you {policies(view.hand)}. Enact one; the other is discarded."
        case Investigation():
            return f"Investigate a player: you alone learn their {'role' if view.rules.full_roles else 'side'}."
        case Surveillance():
            return surveillance(view)
        case SpecialElection():
            return "Choose the next Director; after that round the turn goes on from your left."
    return "Purge a player: they leave the game. If it is the Mastermind, the Agency wins."


def warning(view: AgencyView) -> str:
    return " If the Mastermind is elected, the Syndicate wins." if view.syndicate >= ASCENT else ""


def danger(operative: Seat, view: AgencyView, names: Names) -> str:
    """What is at stake from three Syndicate policies on."""
    if view.syndicate < ASCENT or operative in view.confirmed:
        return ""
    return f" If {names.to(operative)} {'are' if operative == names.me else 'is'} the Mastermind, the Syndicate wins."


def last_chance(view: AgencyView) -> str:
    return " A third rejection enacts the top policy." if view.instability == PATIENCE - 1 else ""


def surveillance(view: AgencyView) -> str:
    looked = [event for event in view.story if isinstance(event, Looked)][-1]
    order = "in any order" if view.rules.surveillance_reorders else "as they lay"
    return f"The next three policies are {in_order(looked.cards or ())}, the top one first. Lay them back {order}."


def waiting(step: object, view: AgencyView, names: Names) -> str:
    """Whom the table waits for, and for what."""
    who = names.listed(view.asked)
    match step:
        case Nomination():
            return f"Waiting for {who} to nominate a Global Operative."
        case Ballot():
            return f"Waiting for the votes of {who}."
        case DirectorDiscards():
            return f"Waiting for {who} to discard one of three policies."
        case OperativeEnacts():
            return f"Waiting for {who} to enact one of two policies."
        case Investigation():
            return f"Waiting for {who} to investigate somebody."
        case Surveillance():
            return f"Waiting for {who}, who is looking at the next three policies."
        case SpecialElection():
            return f"Waiting for {who} to choose the next Director."
        case Purging():
            return f"Waiting for {who} to purge somebody."
    return "Waiting for the cards to be shuffled."


def kind(move: Move) -> str:
    match move:
        case Nominate():
            return "Nominate"
        case Vote():
            return "Vote"
        case Discard():
            return "Discard"
        case Enact():
            return "Enact"
        case Investigate():
            return "Investigate"
        case Arrange():
            return "From the top"
        case Appoint():
            return "Next Director"
    return "Purge"


def move(move: Move, view: AgencyView, names: Names) -> str:
    match move:
        case Nominate(seat):
            return f"Nominate {names.to(seat)}"
        case Vote(approve):
            return "Approve" if approve else "Reject"
        case Discard(policy):
            return f"Discard {policy}"
        case Enact(policy):
            return f"Enact {policy}"
        case Investigate(seat):
            return f"Investigate {names.to(seat)}"
        case Arrange(cards):
            return in_order(cards)
        case Appoint(seat):
            return f"Hand the placard to {names.to(seat)}"
        case Purge(seat):
            return f"Purge {names.to(seat)}"
    return type(move).__name__
