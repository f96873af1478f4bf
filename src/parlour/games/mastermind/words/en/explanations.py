"""Why a bot likes an option or not, as a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from parlour.core import Explanation, Seat, ThingId
from parlour.core.words.english import Names, listed
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
        return f"{i} {DOES[kind]}: {vote(kind == 'approve', about, figures, view, names)}."
    if kind in ("discard", "enact"):
        return f"{i} {kind} {POLICIES[about[0]]}: {cards(kind, about, figures, view, names)}."
    if kind == "arrange":
        return f"{i} lay {POLICIES[about[0]]} on top: a third rejection would enact it."
    seat = called(about[0], view, names)
    reason = target if "evil" in figures or "syndicate" in figures else simple_target
    return f"{i} {DOES[kind]} {seat}: {reason(kind, seat, figures)}."


def called(thing: ThingId, view: MastermindView, names: Names) -> str:
    """A player as the bot calls them: it speaks for its own seat."""
    seat: Seat = int(thing.partition(":")[2])
    return "me" if seat == view.seat else names.to(seat)


def likely(who: str, chance: float, what: str) -> str:
    """Ann is 32% likely to be the Mastermind."""
    return f"{who} {'are' if who == 'you' else 'is'} {chance:.0%} likely to {what}"


def vote(approves: bool, about: tuple[ThingId, ...], figures: Figures, view: MastermindView, names: Names) -> str:
    if "stands" not in figures:
        return simple_vote([called(thing, view, names) for thing in about], figures)
    director, operative = [called(thing, view, names) for thing in about]
    wins = f"my side wins {figures['stands']:.0%} of the time with this Council and {figures['falls']:.0%} without it"
    members = f"with {director} as Director and {operative} as Global Operative"
    better = figures["stands"] > figures["falls"]
    own = ", but I proposed it" if figures["own"] and not better else ""
    return f"{members} {expected(operative, figures)}; {wins}{own}{disguise(figures, worse=better != approves)}"


def simple_vote(members: Sequence[str], figures: Figures) -> str:
    """By points or by the last Council, where no chances are worked out."""
    if "own" in figures:
        return "I proposed this Council"
    if "ours" in figures:
        return "the Syndicate sits in this Council"
    if "blamed" in figures:
        return blame(listed(members), figures["blamed"] > 0)
    if "danger" in figures:
        return f"{counted(members[1], figures['danger'])}, nobody has more, and now a Mastermind elected so would win"
    return f"{counted(listed(others(members)), figures['points'])}, and vote no from {figures['limit']:g} on"


def others(members: Sequence[str]) -> list[str]:
    return [member for member in members if member != "me"]


def blame(whom: str, blamed: bool) -> str:
    """A beginner remembers the last Council only."""
    if blamed:
        return f"{whom} sat in the last Council, and it enacted a Syndicate policy"
    return f"I hold nothing against {whom}"


def counted(whom: str, points: float) -> str:
    return f"I count {points:g} {'point' if points == 1 else 'points'} against {whom}"


def simple_target(kind: str, seat: str, figures: Figures) -> str:
    """By points or by the last Council, where no chances are worked out."""
    if "blamed" in figures:
        nobody = "" if figures["suits"] or not figures["chosen"] else ", but no choice is better"
        return blame(seat, figures["blamed"] > 0) + nobody
    if not figures["passed_over"]:
        return by_points(seat, figures)
    if figures["friend"]:
        return fellow(seat)
    known = "not to be the Mastermind" if kind == "purge" else "to be with the Syndicate"
    return f"I would rather choose somebody whom I know {known}"


def fellow(seat: str) -> str:
    return f"{seat} {'are' if seat == 'you' else 'is'} with the Syndicate, like me"


def by_points(seat: str, figures: Figures) -> str:
    friend = f"{fellow(seat)}; " if figures["friend"] else ""
    beside = f"and {figures['best']:g} against somebody else"
    if figures["chosen"]:
        beside = f"and nobody in question has {'more' if figures['most'] else 'fewer'}"
    return f"{friend}{counted(seat, figures['points'])}, {beside}"


def expected(operative: str, figures: Figures) -> str:
    """What a Council will probably do."""
    policy = f"a Syndicate policy is {figures['syndicate']:.0%} likely"
    if not figures.get("mastermind") or operative == "me":
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
    if "other" in figures:
        wins += f", and at best {figures['other']:.0%} with anybody else"
    approved = f"{likely('the table', figures['approved'], 'approve')}; " if "approved" in figures else ""
    return f"{expected(seat, figures)}; {approved}{wins}{disguise(figures)}"


def disguise(figures: Figures, worse: bool = False) -> str:
    """How loyal the choice looks; ``worse``: the other one would be better for the Syndicate."""
    if "looks" not in figures:
        return ""
    hidden = ", but so I look loyal" if worse and figures["chosen"] else ""
    return f"{hidden}; a loyal player in my place would do the same {figures['looks']:.0%} of the time"


def suspected(seat: str, figures: Figures) -> str:
    """What the others think, as far as everybody knows."""
    return f"; the table suspects {seat} at {figures['suspected']:.0%}" if "suspected" in figures else ""


def cards(kind: str, about: tuple[ThingId, ...], figures: Figures, view: MastermindView, names: Names) -> str:
    if "value" not in figures:
        side = AGENCY if figures["loyal"] else SYNDICATE
        return "I have no other card" if figures["only"] else f"my side needs {side} policies"
    wins = f"my side wins {figures['value']:.0%} of the time"
    if "other" in figures:
        wins += f", and {figures['other']:.0%} with the other card"
        wins += ", but so I look honest" if figures["hides"] and figures["chosen"] else ""
    if kind == "enact":
        return wins
    return f"{likely(called(about[1], view, names), figures['agency'], 'enact an Agency policy then')}; {wins}"
