"""What lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from parlour.core import Piece, Thing, ThingId, Zone
from parlour.core.words.messages import Say
from parlour.games.pi.cards import CITIES, KINDS, solver_for
from parlour.games.pi.settings import PiSettings
from parlour.games.pi.things import CARD_OF
from parlour.games.pi.view import PiView


def thing(thing: Thing, settings: PiSettings) -> Say:
    kind = thing.id.partition(":")[0]
    if thing.kind == "token":
        return Say(kind, {"repeat_cubes": settings.repeat_cubes})
    card, city = CARD_OF[thing.id], CITIES[settings.city]
    near = [(city.numbers[place], place) for place in city.neighbours.get(card, ())]
    return Say(kind, {"card": card, "suit": thing.suit, "near": near, "blank": card not in city.kind_of})


def zone(zone: Zone, view: PiView) -> Say:
    kind = f"zone-{zone.kind if zone.kind == 'place' else zone.id.partition(':')[0]}"
    if zone.kind == "place":
        return Say(kind, {**place(zone.at, view.settings.city), "owned": lying(zone.pieces)})
    if zone.kind == "score" and zone.owner is not None:
        desk = view.desk(zone.owner)
        figures = {"total": desk.total, "earned": sum(desk.points), "penalty": desk.penalty, "solved": desk.solved or 0}
        return Say(
            kind,
            {"owner": zone.owner, **figures, "investigators": desk.investigators, "first": zone.owner == view.first},
        )
    if zone.kind == "secret" and zone.owner is not None:
        return Say(kind, {"owner": zone.owner, "solver": solver_for(zone.owner, view.seats)})
    return Say(kind, {"owner": zone.owner})


def place(location: ThingId, city: str) -> dict[str, object]:
    card, numbers = CARD_OF[location], CITIES[city].numbers
    return {
        "number": numbers[card],
        "location": card,
        "near": [numbers[near] for near in CITIES[city].neighbours[card]],
    }


def lying(pieces: tuple[Piece, ...]) -> list[dict[str, object]]:
    """What each player has in one location: an Investigator with its tokens, and tokens on tiles."""
    owned = groupby(pieces[len(KINDS) :], lambda piece: int(piece.thing.partition(":")[2]))
    return [
        {"seat": seat, "tokens": belongings([(piece.thing.partition(":")[0], piece.on) for piece in each])}
        for seat, each in owned
    ]


def belongings(tokens_on: Sequence[tuple[str, ThingId]]) -> list[Say]:
    """Investigator with 1 cube, disc on Bubbles."""
    carried = [token for token, on in tokens_on if on and on not in CARD_OF]
    on_tiles = [Say("belonging-on", {"token": token, "card": CARD_OF[on]}) for token, on in tokens_on if on in CARD_OF]
    return [agent(carried), *on_tiles] if ("investigator", "") in tokens_on else on_tiles


def agent(carried: Sequence[str]) -> Say:
    if not carried:
        return Say("belonging-agent")
    return Say("belonging-agent-with", {"discs": carried.count("disc"), "cubes": carried.count("cube")})
