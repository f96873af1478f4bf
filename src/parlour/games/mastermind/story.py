"""The story of a game of The Mastermind, line by line, as one seat was told it, and what was said aloud."""

from __future__ import annotations

from parlour.core import Claim, Event, Names, Said, Seat
from parlour.games.mastermind.cards import (
    PATIENCE,
    Appointed,
    Arranged,
    Began,
    Drew,
    Elected,
    Enacted,
    Granted,
    IAm,
    IDrew,
    IFound,
    Investigated,
    IReceived,
    ISaw,
    Lapsed,
    Learned,
    Looked,
    Lost,
    Nominated,
    Opened,
    Passed,
    Purged,
    Received,
    Rejected,
    Reshuffled,
    Revealed,
    TopDecked,
    Voted,
)
from parlour.games.mastermind.phrases import (
    ANSWERS,
    ORDINALS,
    ROLE_NAMES,
    a_policy,
    every_role,
    in_order,
    knowledge,
    policies,
    told_of,
)
from parlour.games.mastermind.view import AgencyView


def event(event: Event, view: AgencyView, names: Names) -> str:
    """The election; the Council and the powers follow below."""
    match event:
        case Learned():
            return knowledge(event, view.rules, names)
        case Began(director):
            return f"{names.does(director, 'are/is')} the first Director."
        case Nominated(director, operative):
            return f"{names.does(director, 'nominate')} {names.to(operative)} as Global Operative."
        case Voted(approving, rejecting):
            return f"Approve: {names.listed(approving)}. Reject: {names.listed(rejecting)}."
        case Elected(_, operative, confirmed):
            mark = f" So {names.to(operative)} cannot be the Mastermind." if confirmed else ""
            return f"The Council stands.{mark}"
        case Rejected(instability):
            return f"The Council is rejected. Instability {instability} of {PATIENCE}."
        case TopDecked(policy, number):
            return f"The top card is enacted: the {ORDINALS[number]} {policy} policy."
        case Lost(power, owed):
            return f"Its {power} {'is kept for the Director of the next Council' if owed else 'is lost'}."
        case Said(seat, said):
            return f"{names.does(seat, 'say')}: “{claim(said, view, names)}”"
    return in_council(event, view, names)


def in_council(event: Event, view: AgencyView, names: Names) -> str:
    match event:
        case Reshuffled(cards):
            return f"Too few policies are left: all {cards} that are not on the board are shuffled into a new deck."
        case Drew(director, cards):
            return f"{names.does(director, 'draw')} {policies(cards) if cards else 'three policies'}."
        case Passed(director, discarded):
            what = a_policy(discarded) if discarded else "one face down"
            return (
                f"{names.does(director, 'discard')} {what} and {'pass' if director == names.me else 'passes'} two on."
            )
        case Received(operative, cards):
            return f"{names.does(operative, 'receive')} {policies(cards)}."
        case Enacted(_, operative, policy, number):
            return f"{names.does(operative, 'enact')} the {ORDINALS[number]} {policy} policy."
        case Granted(director, power):
            return f"This gives {names.to(director)} a power: {power}."
        case Lapsed(director, power):
            return f"Nobody is left for {names.to(director)} to investigate: {power} lapses."
    return with_power(event, view, names)


def with_power(event: Event, view: AgencyView, names: Names) -> str:
    match event:
        case Investigated(director, seat, answer):
            found = f": {ANSWERS[answer]}" if answer else ""
            return f"{names.does(director, 'investigate')} {names.to(seat)}{found}."
        case Looked(director, cards):
            seen = f". From the top: {in_order(cards)}" if cards else ""
            return f"{names.does(director, 'look')} at the next three policies{seen}."
        case Arranged(director, cards):
            order = f": {in_order(cards)}" if cards else ", perhaps in another order"
            laid = order if view.rules.surveillance_reorders else " as they lay"
            return f"{names.does(director, 'lay')} them back{laid}."
        case Appointed(director, seat):
            return f"{names.does(director, 'hand')} the placard to {names.to(seat)}."
        case Purged(director, seat):
            mark = f" So {names.to(seat)} cannot have been the Mastermind." if seat in view.confirmed else ""
            return f"{names.does(director, 'purge')} {names.to(seat)}.{mark}"
        case Revealed(roles):
            return every_role(roles, names)
        case Opened(number, council):
            return told_of(number, council, names)
    return type(event).__name__


def claim(claim: Claim, view: AgencyView, names: Names) -> str:
    match claim:
        case IAm(role):
            return f"I am {ROLE_NAMES[role]}."
        case IDrew(council, cards):
            return f"In Council {council} I drew {policies(cards)}."
        case IReceived(council, cards):
            return f"In Council {council} I received {policies(cards)}."
        case IFound(seat, answer):
            return f"I investigated {called(seat, names)}: {ANSWERS[answer]}."
        case ISaw(cards):
            return f"On top of the deck I saw {policies(cards)}."
    return type(claim).__name__


def called(seat: Seat, names: Names) -> str:
    """A seat in somebody else's mouth, who calls it by its name."""
    return names.names[seat]
