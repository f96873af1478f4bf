"""What one line of the story adds to a proof: what happened, and what follows."""

from __future__ import annotations

from collections.abc import Set
from typing import Any, Final

from parlour.core import Answer, Event, Fact, Seat
from parlour.core.words.messages import Say
from parlour.games.mastermind.cards import DANGER_FROM, MEANING, ROLES, SIDES, THE_MASTERMIND, Cards
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
from parlour.games.mastermind.say.noting import SIZES, asked, cards, council_of, member, of_roles
from parlour.games.mastermind.view import MastermindView

OF_A_COUNCIL: Final = (Drew, Passed, Received, Enacted, CouncilRevealed)
OUTRIGHT: Final = {(Drew, "drawn"), (Received, "received"), (Passed, "discarded")}  # answered in so many words


def because(line: int, fact: Fact, view: MastermindView) -> Say:
    aspect, of = asked(fact)
    event = view.story[line]
    if aspect == "role":
        return Say("because", {"happened": of_role(event, of, view), "follows": Say("follows-nothing")})
    happened = Say(f"happened-{type(event).__name__}", {"council": council_at(line, view)}, event)
    outright = (type(event), aspect) in OUTRIGHT and council_at(line, view) == of
    return Say(
        "because",
        {"happened": happened, "follows": Say("follows-nothing") if outright else follows(line, fact, view)},
    )


def of_role(event: Event, seat: Seat, view: MastermindView) -> Say:
    """What happened, and what follows for the roles."""
    match event:
        case Learned():
            return learned(event, seat, view)
        case Investigated(_, target, answer) if answer:
            return Say("happened-Investigated", {"seat": target, "answer": answer, **of_roles(MEANING[answer])})
        case Elected(_, operative):
            return Say("happened-Elected", {"seat": operative, "from": DANGER_FROM})
        case Purged(_, target):
            return Say("happened-Purged", {"seat": target})
        case RolesRevealed(roles):
            return Say("happened-RolesRevealed", {"seat": seat, "role": roles[seat]})
    raise AssertionError(f"{event} says nothing about roles")


def learned(event: Learned, seat: Seat, view: MastermindView) -> Say:
    """What the deal showed of a player; of one it does not speak of, that a role is taken."""
    if seat == view.seat:
        return Say("learned-own", {"role": event.role})
    shown, told = view.rules.shown_to(event.role), dict(event.others)
    if seat in told:
        return Say("learned-shown", {"seat": seat, "role": told[seat]})
    if shown and told:
        group = "syndicate" if THE_MASTERMIND in shown else "agents"
        return Say("learned-not-among", {"seat": seat, "other": event.role in shown, "group": group})
    return Say("learned-taken", {"role": event.role, "others": view.rules.mix[ROLES.index(event.role)] - 1})


def follows(line: int, fact: Fact, view: MastermindView) -> Say:
    """What the line alone says about it, or how it bears on it together with others."""
    aspect, number = asked(fact)
    event = view.story[line]
    own = isinstance(event, OF_A_COUNCIL) and number == council_at(line, view)
    found = reasons(view)
    possible = found.possible(fact.unknown, {line})
    if possible != found.possible(fact.unknown, set()):
        earlier = isinstance(event, Enacted | TopDecked) and not own
        left = only(aspect, possible, member(aspect, council_of(number, view)))
        return Say("follows-enacted-before" if earlier else "follows-so", {"only": left})
    return Say(f"follows-{within(event, aspect) if own else elsewhere(line, number, view)}", {"council": number})


def only(aspect: str, possible: Set[Answer], seat: Seat) -> Say:
    """So much is left: Ann drew 3 Syndicate policies, or at least 1 Agency policy."""
    if aspect not in SIZES:
        return Say("only-discarded", {"seat": seat, "left": [policy for policy in SIDES if policy in possible]})
    hands = [cards(aspect, int(str(number))) for number in possible]
    least = Cards(min([hand.agency for hand in hands]), min([hand.syndicate for hand in hands]))
    told: dict[str, Any] = {"seat": seat, "least": least, "sure": len(hands) == 1}
    return Say(f"only-{aspect}", told)


def within(event: Event, aspect: str) -> str:
    """How a line bears on its own Council."""
    match event:
        case Drew():
            return "came-from"
        case Received():
            return "one-discarded" if aspect == "buried" else "third-discarded"
        case Passed():
            return "not-passed"
    return "not-discarded"


def elsewhere(line: int, number: int, view: MastermindView) -> str:
    """How a line bears on a Council that it does not tell of."""
    drew = [place for place, event in enumerate(view.story) if isinstance(event, Drew)][number - 1]
    between = view.story[min(line, drew) : max(line, drew)]
    if any([isinstance(event, Reshuffled) for event in between]):
        return "not-shuffled"
    laid = isinstance(view.story[line], Looked | Arranged) and council_at(line, view) == number - 1
    return "drew-these" if laid else "drew-others"


def council_at(line: int, view: MastermindView) -> int:
    """The last Council that had met when the line was told, or the one that it shows."""
    event = view.story[line]
    met = len([told for told in view.story[: line + 1] if isinstance(told, Drew)])
    return event.number if isinstance(event, CouncilRevealed) else met
