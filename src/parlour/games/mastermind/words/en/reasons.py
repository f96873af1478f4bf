"""What one line of the story adds to a proof: what happened, and what follows."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from parlour.core import Answer, Event, Fact, Seat
from parlour.core.words.english import Names, listed, sentence
from parlour.games.mastermind.cards import DANGER_FROM, MEANING, ROLES, SIDES, THE_MASTERMIND, Cards, Role
from parlour.games.mastermind.events import (
    Arranged,
    CouncilRevealed,
    Drew,
    Elected,
    Enacted,
    Investigated,
    Learned,
    Looked,
    Passed,
    Purged,
    Received,
    Reshuffled,
    RolesRevealed,
    TopDecked,
)
from parlour.games.mastermind.notebook.reasons import reasons
from parlour.games.mastermind.view import MastermindView
from parlour.games.mastermind.words.en.notebook import SIZES, VERBS, asked, cards, council_of, member, of_roles
from parlour.games.mastermind.words.en.phrases import ANSWERS, ROLE_NAMES, a_policy, in_order, ordinal, policies

OF_A_COUNCIL: Final = (Drew, Passed, Received, Enacted, CouncilRevealed)


def because(line: int, fact: Fact, view: MastermindView, names: Names) -> str:
    aspect, of = asked(fact)
    event = view.story[line]
    if aspect == "role":
        return sentence(f"{of_role(event, of, view, names)}.")
    told = happened(line, view, names)
    if says_outright(event, aspect) and council_at(line, view) == of:
        return sentence(f"{told}.")
    return sentence(f"{told}, {follows(line, fact, view, names)}.")


def says_outright(event: Event, aspect: str) -> bool:
    """Whether the line answers the question in so many words."""
    return (type(event), aspect) in {(Drew, "drawn"), (Received, "received"), (Passed, "discarded")}


def of_role(event: Event, seat: Seat, view: MastermindView, names: Names) -> str:
    """What happened, and what follows for the roles."""
    match event:
        case Learned():
            return learned(event, seat, view, names)
        case Investigated(_, target, answer) if answer:
            found = f"you investigated {names.to(target)} and found {ANSWERS[answer]}"
            return f"{found}, so {is_(target, of_roles(MEANING[answer]), names)}"
        case Elected(_, operative):
            policies = f"{DANGER_FROM} or more Syndicate policies on the board"
            elected = f"{was(operative, 'elected Global Operative', names)} with {policies} and the game went on"
            return f"{elected}, so {is_(operative, 'not the Mastermind', names)}"
        case Purged(_, target):
            purged = f"{was(target, 'purged', names)} and the game went on"
            return f"{purged}, so {is_(target, 'not the Mastermind', names)}"
        case RolesRevealed(roles):
            return f"at the end all roles were shown, and {was(seat, ROLE_NAMES[roles[seat]], names)}"
    raise AssertionError(f"{event} says nothing about roles")


def is_(seat: Seat, what: str, names: Names) -> str:
    return f"you are {what}" if names.is_me(seat) else f"{names[seat]} is {what}"


def was(seat: Seat, what: str, names: Names) -> str:
    return f"you were {what}" if names.is_me(seat) else f"{names[seat]} was {what}"


def learned(event: Learned, seat: Seat, view: MastermindView, names: Names) -> str:
    """What the deal showed of a player; of one it does not speak of, that a role is taken."""
    if seat == view.seat:
        return f"you were dealt your own role: you are {ROLE_NAMES[event.role]}"
    shown, told = view.rules.shown_to(event.role), dict(event.others)
    if seat in told:
        return f"at the deal you were shown that {is_(seat, ROLE_NAMES[told[seat]], names)}"
    if shown and told:
        other = "other " if event.role in shown else ""
        group = "member of the Syndicate" if THE_MASTERMIND in shown else "Agent"
        return f"at the deal you were shown every {other}{group}, and {names[seat]} was not among them"
    return f"you are {ROLE_NAMES[event.role]} yourself, so {others(event.role, view)}"


def others(role: Role, view: MastermindView) -> str:
    """How many of the other players may have a role."""
    number = view.rules.mix[ROLES.index(role)] - 1
    if not number:
        return "nobody else is"
    return "only 1 of the others is" if number == 1 else f"only {number} of the others are"


def happened(line: int, view: MastermindView, names: Names) -> str:
    """What a line tells of the cards."""
    number = council_at(line, view)
    match view.story[line]:
        case Drew(director, held) if held:
            return f"in Council {number} {names.to(director)} drew {policies(held)}"
        case Passed(director, discarded) if discarded:
            return f"in Council {number} {names.to(director)} discarded {a_policy(discarded)}"
        case Received(operative, held):
            return f"in Council {number} {names.to(operative)} received {policies(held)}"
        case Enacted(_, operative, policy, count):
            return f"in Council {number} {names.to(operative)} enacted the {ordinal(count)} {policy} policy"
        case TopDecked(policy, count):
            return f"the top card was enacted as the {ordinal(count)} {policy} policy"
        case Looked(_, order) if order:
            return f"your Surveillance showed {in_order(order)} from the top"
        case Arranged(_, order) if order:
            return f"you laid back {in_order(order)} from the top"
        case CouncilRevealed():
            return f"at the end the cards of Council {number} were shown"
    raise AssertionError(f"{view.story[line]} says nothing about cards")


def follows(line: int, fact: Fact, view: MastermindView, names: Names) -> str:
    """What the line alone says about it, or how it bears on it together with others."""
    aspect, number = asked(fact)
    event = view.story[line]
    own = isinstance(event, OF_A_COUNCIL) and number == council_at(line, view)
    found = reasons(view)
    possible = found.possible(fact.unknown, {line})
    if possible != found.possible(fact.unknown, set()):
        earlier = isinstance(event, Enacted | TopDecked) and not own
        left = only(aspect, possible, names.to(member(aspect, council_of(number, view))))
        return f"which shows what was enacted before, so {left}" if earlier else f"so {left}"
    return within(event, aspect) if own else elsewhere(line, number, view)


def only(aspect: str, possible: Set[Answer], who: str) -> str:
    """So much is left: Ann drew 3 Syndicate policies, or at least 1 Agency policy."""
    if aspect not in SIZES:
        return f"{who} discarded {listed([a_policy(policy) for policy in SIDES if policy in possible], 'or')}"
    hands = [cards(aspect, int(str(number))) for number in possible]
    least = Cards(min([hand.agency for hand in hands]), min([hand.syndicate for hand in hands]))
    return f"{who} {VERBS[aspect][1]} {'' if len(hands) == 1 else 'at least '}{policies(least)}"


def within(event: Event, aspect: str) -> str:
    """How a line bears on its own Council."""
    match event:
        case Drew():
            return "and what was discarded came from these"
        case Received():
            return "and one of the two was discarded" if aspect == "buried" else "and the third was discarded"
        case Passed():
            return "and that card was not passed on"
    return "and that card was not discarded"


def elsewhere(line: int, number: int, view: MastermindView) -> str:
    """How a line bears on a Council that it does not tell of."""
    drew = [place for place, event in enumerate(view.story) if isinstance(event, Drew)][number - 1]
    between = view.story[min(line, drew) : max(line, drew)]
    if any([isinstance(event, Reshuffled) for event in between]):
        return f"and policies on the board were not shuffled into the deck of Council {number}"
    if isinstance(view.story[line], Looked | Arranged) and council_at(line, view) == number - 1:
        return f"and Council {number} drew from these"
    return f"and Council {number} drew from the other cards"


def council_at(line: int, view: MastermindView) -> int:
    """The last Council that had met when the line was told, or the one that it shows."""
    event = view.story[line]
    met = len([told for told in view.story[: line + 1] if isinstance(told, Drew)])
    return event.number if isinstance(event, CouncilRevealed) else met
