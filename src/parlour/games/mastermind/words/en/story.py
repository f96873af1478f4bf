"""The story of a game of The Mastermind, line by line, and what is said aloud."""

from __future__ import annotations

from parlour.core import Claim, Event, Said
from parlour.core.words.english import Names
from parlour.games.mastermind import events, moves
from parlour.games.mastermind.cards import REJECTIONS
from parlour.games.mastermind.settings import MastermindSettings
from parlour.games.mastermind.words.en.phrases import (
    ANSWERS,
    ROLE_NAMES,
    a_policy,
    every_role,
    in_order,
    knowledge,
    ordinal,
    policies,
    whole_council,
)


def event(event: Event, settings: MastermindSettings, names: Names) -> str:
    match event:
        case events.Learned():
            return knowledge(event, names)
        case events.Began(director):
            return f"{names.does(director, 'are/is')} the first Director."
        case events.Nominated(director, operative):
            return f"{names.does(director, 'nominate')} {names.to(operative)} as Global Operative."
        case events.Voted(approving, rejecting):
            return f"Approve: {names.listed(approving)}. Reject: {names.listed(rejecting)}."
        case events.Elected(_, operative, confirmed):
            mark = f" So {names.to(operative)} cannot be the Mastermind." if confirmed else ""
            return f"The Council stands.{mark}"
        case events.Rejected(instability):
            return f"The Council is rejected. Instability {instability} of {REJECTIONS}."
        case events.TopDecked(policy, number):
            return f"The top card is enacted: the {ordinal(number)} {policy} policy."
        case events.Lost(power, owed):
            return f"Its {power} {'is kept for the Director of the next Council' if owed else 'is lost'}."
        case events.Reshuffled(number):
            return f"Too few policies are left: all {number} that are not on the board are shuffled into a new deck."
        case events.Drew(director, cards):
            return f"{names.does(director, 'draw')} {policies(cards) if cards else 'three policies'}."
        case events.Passed(director, discarded):
            what = a_policy(discarded) if discarded else "one face down"
            return (
                f"{names.does(director, 'discard')} {what} and {'pass' if names.is_me(director) else 'passes'} two on."
            )
        case events.Received(operative, cards):
            return f"{names.does(operative, 'receive')} {policies(cards)}."
        case events.Enacted(_, operative, policy, number):
            return f"{names.does(operative, 'enact')} the {ordinal(number)} {policy} policy."
        case events.Granted(director, power):
            return f"This gives {names.to(director)} a power: {power}."
        case events.Lapsed(director, power):
            return f"Nobody is left for {names.to(director)} to investigate: {power} lapses."
        case events.Investigated(director, seat, answer):
            found = f": {ANSWERS[answer]}" if answer else ""
            return f"{names.does(director, 'investigate')} {names.to(seat)}{found}."
        case events.Looked(director, seen):
            shown = f". From the top: {in_order(seen)}" if seen else ""
            return f"{names.does(director, 'look')} at the next three policies{shown}."
        case events.Arranged(director, order):
            kept = not settings.says("surveillance_reorders")
            laid = " as they lay" if kept else f": {in_order(order)}" if order else ", perhaps in another order"
            return f"{names.does(director, 'lay')} them back{laid}."
        case events.Appointed(director, seat):
            return f"{names.does(director, 'hand')} the placard to {names.to(seat)}."
        case events.Purged(director, seat, confirmed):
            mark = f" So {names.to(seat)} cannot have been the Mastermind." if confirmed else ""
            return f"{names.does(director, 'purge')} {names.to(seat)}.{mark}"
        case events.RolesRevealed(roles):
            return every_role(roles, names)
        case events.CouncilRevealed(number, council):
            return whole_council(number, council, names)
        case Said(seat, said):
            return f"{names.does(seat, 'say')}: “{claim(said, settings, names)}”"
    raise AssertionError(f"no words for {event}")


def claim(claim: Claim, settings: MastermindSettings, names: Names) -> str:
    """A player in somebody's mouth is always called by name."""
    match claim:
        case moves.IAm(role):
            return f"I am {ROLE_NAMES[role]}."
        case moves.IDrew(council, cards):
            return f"In Council {council} I drew {policies(cards)}."
        case moves.IReceived(council, cards):
            return f"In Council {council} I received {policies(cards)}."
        case moves.IFound(seat, answer):
            return f"I investigated {names.name(seat)}: {ANSWERS[answer]}."
        case moves.ISaw(cards):
            return f"On top of the deck I saw {policies(cards)}."
    raise AssertionError(f"no words for {claim}")
