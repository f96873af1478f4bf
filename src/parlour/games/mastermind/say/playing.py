"""What a seat is asked, or whom the table waits for, and what it can do."""

from __future__ import annotations

from typing import Any, Final

from parlour.core import Move
from parlour.core.words.messages import Say, ended, said
from parlour.games.mastermind.cards import AGENCY, DANGER_FROM, REJECTIONS, SYNDICATE, THE_MASTERMIND
from parlour.games.mastermind.events import Looked
from parlour.games.mastermind.moves import AskVeto
from parlour.games.mastermind.rules import (
    Ballot,
    DirectorAnswers,
    DirectorDiscards,
    Investigation,
    Nomination,
    OperativeEnacts,
    Purging,
    SpecialElection,
    Surveillance,
)
from parlour.games.mastermind.view import MastermindView

ASK_VETO: Final = AskVeto()
ASKED: Final = (
    Ballot,
    DirectorAnswers,
    DirectorDiscards,
    Investigation,
    Nomination,
    OperativeEnacts,
    Purging,
    SpecialElection,
    Surveillance,
)


def prompt(view: MastermindView) -> Say:
    if view.result is not None:
        side = AGENCY if view.result.ending in ("agency_policies", "mastermind_purged") else SYNDICATE
        return Say("over", {"why": ended(view.result), "side": side, "winners": view.result.winners})
    step = view.agenda[-1]
    if view.seat in view.asked:
        return said(step, **more(step, view))
    out = view.seat is not None and view.seat not in view.living
    key = f"{type(step).__name__}.waiting" if isinstance(step, ASKED) else "shuffling"
    return Say(key, {"asked": view.asked, "out": out})


def more(step: object, view: MastermindView) -> dict[str, Any]:
    """What a question says besides the fields of its step."""
    last_chance, dangerous = view.instability == REJECTIONS - 1, view.syndicate >= DANGER_FROM
    match step:
        case Nomination():
            return {"danger": dangerous}
        case Ballot(_, _, operative):
            own = view.seat is not None and view.roles[view.seat] == THE_MASTERMIND
            danger = dangerous and operative not in view.confirmed
            return {"danger": danger, "mastermind": own, "last_chance": last_chance}
        case DirectorDiscards():
            return {"hand": view.hand}
        case OperativeEnacts():
            return {"hand": view.hand, "veto": ASK_VETO in view.options}
        case DirectorAnswers():
            return {"hand": view.hand, "last_chance": last_chance}
        case Investigation():
            return {"full": view.rules.full_roles}
        case Surveillance():
            looked = [event for event in view.story if isinstance(event, Looked)][-1]
            return {"looked": looked.cards or (), "surveillance_reorders": view.rules.surveillance_reorders}
        case SpecialElection():
            return {"last_in_turn": view.last_in_turn}  # who need not be the one who is asked (MM-43)
    return {}


def option(move: Move, view: MastermindView) -> Say:
    return said(move)
