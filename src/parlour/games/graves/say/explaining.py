"""Why a bot makes a move: from its own figures to the message that tells them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.core import Explanation
from parlour.core.words.messages import Say, slug
from parlour.games.graves.say.things import IDENTITY_OF
from parlour.games.graves.view import GravesView

ALIKE: Final = {"old hand": "new hand"}  # kinds that are told in the same words
MARGINS: Final = ("before", "after", "ahead")  # figures that are leads at a Location
IN_POINTS: Final = ("points", "without")  # and those that are leads in a Case
PILES: Final = ("deck", "discards")


def explanation(explanation: Explanation, view: GravesView) -> Say:
    kind, figures = explanation.kind, explanation.figures
    where = {"location": view.locations[view.place], "other": 1 - (view.seat or 0)}
    told = {**figures, **leads(figures), **of_kind(kind, figures)}
    return Say(f"bot-{slug(ALIKE.get(kind, kind))}", {**told, **where, **about(explanation)})


def about(explanation: Explanation) -> dict[str, Any]:
    """The card or the identity that a move is about."""
    cards = [thing.rpartition(":")[2] for thing in explanation.about if thing.startswith("card:")]
    names = [IDENTITY_OF[thing] for thing in explanation.about if thing in IDENTITY_OF]
    return {"card": cards[0] if cards else None, "identity": names[0] if names else None}


def leads(figures: Mapping[str, float]) -> dict[str, Any]:
    here = {name: margin(figures[name], 0) for name in MARGINS if name in figures}
    return here | {name: margin(figures[name], 1) for name in IN_POINTS if name in figures}


def margin(lead: float, digits: int) -> dict[str, Any]:
    """5 ahead, 1.2 points behind, or level."""
    by = float(f"{abs(lead):.{digits}f}")
    return {"by": by if digits else int(by), "way": "level" if not by else "ahead" if lead > 0 else "behind"}


def of_kind(kind: str, figures: Mapping[str, float]) -> dict[str, Any]:
    """What a figure says to this kind of explanation."""
    match kind:
        case "wait":
            return {"winning": figures["ahead"] > 0}
        case "pick":
            return {"favours": figures["worth"] > 0, "worth": abs(figures["worth"])}
        case "time":
            return {"leads": not figures["second"]}
        case "guess":
            return {"left": round(figures["left"])}
        case "surrender":
            return {"gives_up": figures["saved"] > 0, "saved": abs(figures["saved"])}
        case "discard":
            return {"cheapest": figures["price"] <= figures["least"]}
        case "draw":
            return {"piles": [{"pile": pile, "worth": figures[pile]} for pile in PILES if pile in figures]}
    return {}
