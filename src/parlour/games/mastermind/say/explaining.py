"""Why a bot likes an option or not: from its own figures to the message that tells them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from parlour.core import Explanation, Seat, ThingId
from parlour.core.words.messages import Say, slug
from parlour.games.mastermind.cards import AGENCY, SYNDICATE
from parlour.games.mastermind.view import MastermindView

Figures: TypeAlias = Mapping[str, float]
VETO: Final = ("ask_veto", "agree", "refuse")
POLICIES: Final = {"card:agency": AGENCY, "card:syndicate": SYNDICATE}


def explanation(explanation: Explanation, view: MastermindView) -> Say:
    kind, about, figures = explanation.kind, explanation.about, explanation.figures
    does = Say(f"does-{slug(kind)}", done(about[0], view))
    return Say("bot", {"chosen": bool(figures["chosen"]), "does": does, "why": why(kind, about, figures, view)})


def done(thing: ThingId, view: MastermindView) -> dict[str, Any]:
    """To whom it is done, or with which policy."""
    return {"policy": POLICIES[thing]} if thing in POLICIES else {"whom": voice(thing, view)}


def why(kind: str, about: Sequence[ThingId], figures: Figures, view: MastermindView) -> Say:
    if kind == "arrange":
        return Say("why-arrange")
    if kind in ("discard", "enact"):
        return cards(kind, about, figures, view)
    voices = [voice(thing, view) for thing in about]
    if kind in ("approve", "reject"):
        return vote(kind == "approve", voices, figures)
    if kind in VETO:
        return veto(kind, voices[0], figures)
    chances = "evil" in figures or "syndicate" in figures
    return (target if chances else simple_target)(kind, voices[0], figures)


def voice(thing: ThingId, view: MastermindView) -> dict[str, Any]:
    """A player as the bot calls them: it speaks for its own seat."""
    seat: Seat = int(thing.partition(":")[2])
    return {"seat": seat, "own": seat == view.seat}


def likely(whom: dict[str, Any], chance: float, what: str) -> Say:
    return Say("likely", {"whom": whom, "chance": chance, "what": what})


def vote(approves: bool, members: list[dict[str, Any]], figures: Figures) -> Say:
    if "stands" not in figures:
        return simple_vote(members, figures)
    director, operative = members
    better = figures["stands"] > figures["falls"]
    return Say(
        "why-vote",
        {
            "director": director,
            "operative": operative,
            "expected": expected(operative, figures),
            "stands": figures["stands"],
            "falls": figures["falls"],
            "proposed": bool(figures["own"]) and not better,
            "disguise": disguise(figures, worse=better != approves),
        },
    )


def simple_vote(members: list[dict[str, Any]], figures: Figures) -> Say:
    """By points or by the last Council, where no chances are worked out."""
    if "own" in figures:
        return Say("why-vote-own")
    if "ours" in figures:
        return Say("why-vote-ours")
    if "blamed" in figures:
        return blame(members, figures["blamed"] > 0)
    if "danger" in figures:
        return Say("why-vote-danger", {"points": counted(members[1:], figures["danger"])})
    others = [member for member in members if not member["own"]]
    return Say("why-vote-points", {"points": counted(others, figures["points"]), "limit": whole(figures["limit"])})


def blame(whom: list[dict[str, Any]], blamed: bool) -> Say:
    """A beginner remembers the last Council only."""
    return Say("blamed" if blamed else "not-blamed", {"whom": whom})


def counted(whom: list[dict[str, Any]], points: float) -> dict[str, Any]:
    return {"whom": whom, "points": whole(points)}


def whole(figure: float) -> float:
    """A whole number is said without decimals."""
    return int(figure) if float(figure).is_integer() else figure


def simple_target(kind: str, whom: dict[str, Any], figures: Figures) -> Say:
    """By points or by the last Council, where no chances are worked out."""
    if "blamed" in figures:
        none_better = bool(figures["chosen"]) and not figures["suits"]
        return Say("why-blame", {"blame": blame([whom], figures["blamed"] > 0), "none_better": none_better})
    if not figures["passed_over"]:
        return by_points(whom, figures)
    return Say("fellow", {"whom": whom}) if figures["friend"] else Say("why-rather", {"known": kind})


def by_points(whom: dict[str, Any], figures: Figures) -> Say:
    told = {"whom": whom, "friend": bool(figures["friend"]), "points": counted([whom], figures["points"])}
    beside = {"chosen": bool(figures["chosen"]), "most": bool(figures.get("most")), "best": whole(figures["best"])}
    return Say("why-points", {**told, **beside})


def expected(operative: dict[str, Any], figures: Figures) -> Say:
    """What a Council will probably do."""
    chance = 0 if operative["own"] else figures.get("mastermind")
    mastermind = likely(operative, chance, "mastermind") if chance else None
    return Say("expected", {"syndicate": figures["syndicate"], "mastermind": mastermind})


def target(kind: str, whom: dict[str, Any], figures: Figures) -> Say:
    if kind == "nominate":
        return nomination(whom, figures)
    told = {"whom": whom, "suspected": figures.get("suspected")}
    if kind == "purge":
        return Say("why-purge", {**told, "likely": likely(whom, figures["mastermind"], "mastermind")})
    evil = likely(whom, figures["evil"], "syndicate")
    return Say(
        "why-investigate" if kind == "investigate" and figures["loyal"] else "why-evil", {**told, "likely": evil}
    )


def nomination(whom: dict[str, Any], figures: Figures) -> Say:
    chances = {"approved": figures.get("approved"), "stands": figures["stands"], "other": figures.get("other")}
    return Say("why-nominate", {**chances, "expected": expected(whom, figures), "disguise": disguise(figures)})


def disguise(figures: Figures, worse: bool = False) -> Say:
    """How loyal the choice looks; ``worse``: the other one would be better for the Syndicate."""
    if "looks" not in figures:
        return Say("follows-nothing")
    return Say("disguise", {"hidden": worse and bool(figures["chosen"]), "looks": figures["looks"]})


def veto(kind: str, other: dict[str, Any], figures: Figures) -> Say:
    """By the two cards; ``other``: the member of the Council who answers, or who asked."""
    refusing = figures["cards"] == 1 and kind != "ask_veto"
    chances = {"value": figures.get("value"), "other": figures.get("other")}
    return Say("why-veto", {"cards": int(figures["cards"]), "refusing": refusing, "whom": other, **chances})


def cards(kind: str, about: Sequence[ThingId], figures: Figures, view: MastermindView) -> Say:
    if "value" not in figures:
        side = AGENCY if figures["loyal"] else SYNDICATE
        return Say("why-only-card") if figures["only"] else Say("why-needs", {"side": side})
    hides = "other" in figures and bool(figures["hides"]) and bool(figures["chosen"])
    then = None if kind == "enact" else likely(voice(about[1], view), figures["agency"], "agency")
    return Say("why-cards", {"then": then, "value": figures["value"], "other": figures.get("other"), "hides": hides})
