"""What lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from parlour.core import Seat, Thing, Zone
from parlour.core.words.messages import Say
from parlour.games.mastermind.cards import AGENCY_WINS, REJECTIONS, SYNDICATE_WINS, VETO_FROM
from parlour.games.mastermind.settings import BLIND_FROM, MastermindSettings
from parlour.games.mastermind.view import MastermindView

NOTED: Final = ("purged", "placard", "next", "nominee", "operative", "barred", "confirmed")


def thing(thing: Thing, settings: MastermindSettings) -> Say:
    if thing.kind == "question":
        return Say("council", {"number": int(thing.rank)})
    if thing.kind == "place" and thing.suit:
        return Say("slot", {"number": int(thing.rank), "side": thing.suit})
    return Say(thing.id.replace(":", "-"), chosen(settings))


def chosen(settings: MastermindSettings) -> dict[str, Any]:
    """The options of the table of which some thing speaks."""
    return {
        "agents_know_mastermind": settings.says("agents_know_mastermind"),
        "blind": blind(settings),
        "blind_from": BLIND_FROM,
        "investigation": settings.investigation,
        "repeat_investigations": settings.repeat_investigations,
        "surveillance_reorders": settings.says("surveillance_reorders"),
        "term_limit": settings.chosen_term_limit,
        "top_deck_powers": settings.top_deck_powers,
        "veto": settings.says("veto"),
        "veto_from": VETO_FROM,
    }


def blind(settings: MastermindSettings) -> str:
    """Whether the Mastermind does not know the Agents: with many players it may depend on their number."""
    if settings.blind_mastermind == "yes":
        return "yes"
    return "many" if settings.blind_mastermind == "preset" and settings.preset == "classic" else "no"


def zone(zone: Zone, view: MastermindView) -> Say:
    match zone.id.split(":"):
        case ["player", _] if zone.owner is not None:
            return Say("zone-player", {"owner": zone.owner, "notes": [*notes(zone, zone.owner, view)]})
        case [kind, _] if zone.owner is not None:
            return Say(f"zone-{kind}", {"owner": zone.owner})
    most = {"track:agency": AGENCY_WINS, "track:syndicate": SYNDICATE_WINS, "instability": REJECTIONS}
    told = {"value": zone.value, "most": most.get(zone.id, len(view.living)), "next": next_power(zone.value or 0, view)}
    return Say(f"zone-{zone.id.replace(':', '-')}", told)


def next_power(enacted: int, view: MastermindView) -> str | None:
    """What the next Syndicate policy would give."""
    return "over" if enacted >= len(view.rules.powers) else view.rules.powers[enacted]


def notes(zone: Zone, seat: Seat, view: MastermindView) -> Iterator[Say]:
    """What the table, or this seat alone, remembers about a player."""
    marks = [piece.thing.partition(":")[2] for piece in zone.pieces]
    yield from [Say(f"note-{mark}") for mark in marks if mark in NOTED]
    for by, target in dict.fromkeys(view.investigated):
        if target == seat:
            found = dict(view.findings).get(seat) if by == view.seat else None
            yield Say("note-investigated", {"by": by, "answer": found})
