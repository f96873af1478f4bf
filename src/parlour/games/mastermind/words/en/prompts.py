"""What a seat is asked, or whom the table waits for."""

from __future__ import annotations

from parlour.core import Seat
from parlour.core.words.english import Names
from parlour.games.mastermind.cards import AGENCY, DANGER_FROM, REJECTIONS, SYNDICATE, THE_MASTERMIND
from parlour.games.mastermind.events import Looked
from parlour.games.mastermind.rules import (
    Ballot,
    DirectorDiscards,
    Investigation,
    Nomination,
    OperativeEnacts,
    Purging,
    SpecialElection,
    Surveillance,
)
from parlour.games.mastermind.view import MastermindView
from parlour.games.mastermind.words.en.phrases import in_order, policies


def prompt(view: MastermindView, names: Names) -> str:
    if view.result is not None:
        side = AGENCY if view.result.ending in ("agency_policies", "mastermind_purged") else SYNDICATE
        return f"The game is over. {view.result.why} The {side} wins: {names.listed(view.result.winners)}."
    step = view.agenda[-1]
    if view.seat in view.asked:
        return asked(step, view, names)
    out = "You have been purged. " if view.seat is not None and view.seat not in view.living else ""
    return out + waiting(step, view, names)


def asked(step: object, view: MastermindView, names: Names) -> str:
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
            left_of = names.owns(view.last_in_turn)  # who need not be the one who is asked (MM-43)
            return f"Choose the next Director; after that round the turn goes on from {left_of} left."
    return "Purge a player: they leave the game. If it is the Mastermind, the Agency wins."


def warning(view: MastermindView) -> str:
    return " If the Mastermind is elected, the Syndicate wins." if view.syndicate >= DANGER_FROM else ""


def danger(operative: Seat, view: MastermindView, names: Names) -> str:
    """What the vote may decide from three Syndicate policies on."""
    if view.syndicate < DANGER_FROM or operative in view.confirmed:
        return ""
    if not names.is_me(operative):
        return f" If {names.to(operative)} is the Mastermind, the Syndicate wins."
    return " You are the Mastermind: if you are elected, the Syndicate wins." if mastermind(view) else ""


def mastermind(view: MastermindView) -> bool:
    """Whether this seat is the Mastermind."""
    return view.seat is not None and view.roles[view.seat] == THE_MASTERMIND


def last_chance(view: MastermindView) -> str:
    return " A third rejection enacts the top policy." if view.instability == REJECTIONS - 1 else ""


def surveillance(view: MastermindView) -> str:
    looked = [event for event in view.story if isinstance(event, Looked)][-1]
    order = "in any order" if view.rules.surveillance_reorders else "as they lay"
    return f"The next three policies are {in_order(looked.cards or ())}, the top one first. Lay them back {order}."


def waiting(step: object, view: MastermindView, names: Names) -> str:
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
