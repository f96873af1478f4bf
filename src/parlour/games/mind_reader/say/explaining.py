"""Why a bot makes a move: from its own figures to the message that tells them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.core import Explanation, ThingId
from parlour.core.words.messages import Say, slug
from parlour.games.mind_reader.things import DRAW_PILE
from parlour.games.mind_reader.view import MindReaderView

SLIGHT: Final = 0.02  # of the hands: less may be luck
CLOSE: Final = 0.05  # of a turn: no difference in what is shown


def explanation(explanation: Explanation, view: MindReaderView) -> Say:
    secrets = [thing for thing in explanation.about if thing.startswith("secret:")]
    others = [named(thing) for thing in explanation.about if thing not in secrets and thing != DRAW_PILE]
    told: dict[str, Any] = {"things": others, "more": more(explanation.figures), **explanation.figures}
    if secrets:
        told["secret"] = lying(secrets[0], view)
    return Say(f"bot-{slug(explanation.kind)}", told)


def more(figures: Mapping[str, float]) -> Say:
    """What else was weighed, if anything."""
    if "waiting" in figures:
        return Say("more-waiting", figures)
    if "suspects" in figures:
        return Say("more-suspects", {"suspects": int(figures["suspects"])})
    if "winning" in figures and "best" in figures:
        return Say("more-winning" if figures["best"] - figures["winning"] > SLIGHT else "nothing-said", figures)
    if "worth" in figures:
        return Say("more-worth" if figures["best"] > figures["worth"] else "nothing-said")
    if figures.get("best", 0) < figures.get("turns", 0):
        return Say("more-turns", figures)
    return Say(
        "more-telling" if figures.get("telling", 0) - figures.get("turns", 0) > CLOSE else "nothing-said", figures
    )


def named(thing: ThingId) -> Say:
    kind, _, id = thing.partition(":")
    return Say("the-card", {"card": id}) if kind == "card" else Say("suit-alone", {"suit": id})


def lying(thing: ThingId, view: MindReaderView) -> Say:
    _, of, side = thing.split(":")
    return Say("secret-card", {"of": int(of), "side": int(side), "two": view.settings.two_cards})
