"""Why a bot likes an option or not, as a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from parlour.core import Explanation, Seat, ThingId
from parlour.core.english import Names
from parlour.games.mastermind.cards import AGENCY, SYNDICATE
from parlour.games.mastermind.view import MastermindView

Figures: TypeAlias = Mapping[str, float]
POLICIES: Final = {"card:agency": AGENCY, "card:syndicate": SYNDICATE}
DOES: Final = {
    "approve": "vote yes",
    "reject": "vote no",
    "nominate": "nominate",
    "investigate": "investigate",
    "appoint": "hand the placard to",
    "purge": "purge",
    "discard": "discard",
    "enact": "enact",
    "arrange": "lay",
}


def explanation(explanation: Explanation, view: MastermindView, names: Names) -> str:
    kind, about, figures = explanation.kind, explanation.about, explanation.figures
    i = "I" if figures["chosen"] else "I would not"
    if kind in ("approve", "reject"):
        return f"{i} {DOES[kind]}: {vote(about, figures, view, names)}."
    if kind in ("discard", "enact"):
        return f"{i} {kind} {POLICIES[about[0]]}: {cards(kind, about, figures, view, names)}."
    if kind == "arrange":
        return f"{i} lay {POLICIES[about[0]]} on top: a third rejection would enact it."
    seat = called(about[0], view, names)
    return f"{i} {DOES[kind]} {seat}: {target(kind, seat, figures)}."


def called(thing: ThingId, view: MastermindView, names: Names) -> str:
    """A player as the bot calls them: it speaks for its own seat."""
    seat: Seat = int(thing.partition(":")[2])
    return "me" if seat == view.seat else names.to(seat)


def likely(who: str, chance: float, what: str) -> str:
    """Ann is 32% likely to be the Mastermind."""
    return f"{who} {'are' if who == 'you' else 'is'} {chance:.0%} likely to {what}"


def vote(about: tuple[ThingId, ...], figures: Figures, view: MastermindView, names: Names) -> str:
    director, operative = [called(thing, view, names) for thing in about]
    wins = f"my side wins {figures['stands']:.0%} of the time with this Council and {figures['falls']:.0%} without it"
    members = f"with {director} as Director and {operative} as Global Operative"
    return f"{members} {expected(operative, figures)}; {wins}"


def expected(operative: str, figures: Figures) -> str:
    """What a Council will probably do."""
    policy = f"a Syndicate policy is {figures['syndicate']:.0%} likely"
    if "mastermind" not in figures or operative == "me":
        return policy
    return f"{policy}, and {likely(operative, figures['mastermind'], 'be the Mastermind')}"


def target(kind: str, seat: str, figures: Figures) -> str:
    if kind == "nominate":
        return nomination(seat, figures)
    if kind == "purge":
        return likely(seat, figures["mastermind"], "be the Mastermind") + suspected(seat, figures)
    evil = likely(seat, figures["evil"], "be with the Syndicate")
    if kind == "investigate" and figures["loyal"]:
        return f"{evil}, and the nearer to even, the more an answer tells"
    return evil + suspected(seat, figures)


def nomination(seat: str, figures: Figures) -> str:
    wins = f"my side wins {figures['stands']:.0%} of the time if the Council stands"
    approved = f"{likely('the table', figures['approved'], 'approve')}; " if "approved" in figures else ""
    return f"{expected(seat, figures)}; {approved}{wins}"


def suspected(seat: str, figures: Figures) -> str:
    """What the others think, as far as everybody knows."""
    return f"; the table suspects {seat} at {figures['suspected']:.0%}" if "suspected" in figures else ""


def cards(kind: str, about: tuple[ThingId, ...], figures: Figures, view: MastermindView, names: Names) -> str:
    wins = f"my side wins {figures['value']:.0%} of the time"
    if "other" in figures:
        wins += f", and {figures['other']:.0%} with the other card"
        wins += ", but so I look honest" if figures["hides"] and figures["chosen"] else ""
    if kind == "enact":
        return wins
    return f"{likely(called(about[1], view, names), figures['agency'], 'enact an Agency policy then')}; {wins}"
