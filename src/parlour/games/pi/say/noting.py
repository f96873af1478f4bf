"""What the notebook and the bots of P.I. say, in no language."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, cast

from parlour.core import Explanation, Fact, Heading, Seat, Sheet
from parlour.core.words.messages import Say, slug
from parlour.games.pi.cards import KINDS, Card, holder_for, solver_for
from parlour.games.pi.events import Examined, Failed, Held, Investigated, MiniGameEnded, Solved
from parlour.games.pi.knowledge.clues import Clues
from parlour.games.pi.rules.answers import NEAR
from parlour.games.pi.state import homes_of
from parlour.games.pi.things import CARD_OF
from parlour.games.pi.view import PiView

SLIGHT: Final = 0.05  # turns, too few to speak of
LUCK: Final = 0.01  # of the games imagined: less may be luck


def sheet(sheet: Sheet, view: PiView) -> Say:
    kind, _, rest = sheet.id.partition("-")
    if kind in KINDS:
        return Say(f"sheet-{kind}", {"worlds": sheet.worlds})
    solver = int(rest.partition("-")[2])
    return Say("sheet-rival", {"solver": solver, "known": sheet.knower is not None, "worlds": sheet.worlds})


def heading(heading: Heading, sheet: Sheet, view: PiView) -> Say:
    """A card and where its tile lies; on a page laid out like the city, a location and what lies there."""
    if heading.id in KINDS:
        return Say("heading-kind", {"kind": heading.id})
    if not heading.about:
        return Say("heading-case")
    card, numbers = CARD_OF[heading.id], view.city.numbers
    if sheet.group == "rivals":
        here = view.tiles[card]
        return Say(
            "heading-place",
            {"number": numbers[card], "card": card, "suspect": here.suspect, "crime": here.crime},
        )
    home = homes_of(view.tiles)[card]
    return Say("heading-card", {"card": card, "number": numbers[home], "home": None if home == card else home})


def fact(fact: Fact, view: PiView) -> Say:
    kind, holder, *public = cast("tuple[str, Seat, *tuple[str, ...]]", fact.unknown)
    of_case = {"kind": kind, "solver": solver_for(holder, view.seats)}
    return Say("fact", {**of_case, "cards": fact.among, "holds": fact.holds, "public": bool(public)})


def because(line: int, fact: Fact, view: PiView) -> Say:
    asked = cast("tuple[str, Seat]", fact.unknown)[1]
    match event := view.story[line]:
        case Held(seat, case):
            return Say("because-Held", {"seat": seat, "case": case, "own": seat == asked})
        case MiniGameEnded(_, _, unsolved):
            cases = [(solver_for(holder, view.seats), case) for holder, case in unsolved]
            return Say("because-MiniGameEnded", {"cases": cases, "own": asked in dict(unsolved)})
        case Solved(seat, case) | Failed(seat, case):
            key = f"because-{type(event).__name__}"
            return Say(key, {"seat": seat, "case": case, "own": holder_for(seat, view.seats) == asked})
        case Investigated(seat, location, discs, cubes):
            found = {"seat": seat, "location": location, "discs": discs, "cubes": cubes}
            follows = counted(event, Clues(view).examined_before(line), view)
            return Say(
                "because-Investigated", {**found, "follows": follows, "own": holder_for(seat, view.seats) == asked}
            )
        case Examined(seat):
            return Say("because-Examined", {**compared(event, view), "own": holder_for(seat, view.seats) == asked})
    raise LookupError(f"In P.I. {event} proves nothing.")


def counted(event: Investigated, examined: Collection[Card], view: PiView) -> Say:
    """Of the three cards of your case one lies there and two lie next door; a tile examined before brings no more."""
    there = [kind for kind, tile in zip(KINDS, view.tiles[event.location]) if tile not in examined]
    near = list(KINDS) if view.settings.repeat_cubes else there
    if not near:
        return Say("follows-nothing")
    if len(near) == 1:
        where = "there" if event.discs else "near" if event.cubes else "neither"
        return Say("follows-one", {"kind": near[0], "seat": event.seat, "where": where})
    here = {"kinds": there, "number": event.discs, "seat": event.seat}
    if there == near:
        return Say("follows-both", {"there": here, "cubes": event.cubes})
    beside = {"kinds": near, "number": event.cubes, "seat": event.seat}
    return Say("follows-each", {"kinds": there, "there": here, "near": beside})


def compared(event: Examined, view: PiView) -> dict[str, Any]:
    """What a token on a tile says: which cards it leaves, or which it rules out."""
    kind, homes = view.city.kind_of[event.card], homes_of(view.tiles)
    near = [card for card in view.city.axes[kind] if homes[card] in NEAR[homes[event.card]]]
    told = {"seat": event.seat, "card": event.card, "found": event.found, "kind": KINDS[kind], "near": near}
    return {**told, "cards": [event.card, *near], "holds": False}


def explanation(explanation: Explanation, view: PiView) -> Say:
    cards, figures = [CARD_OF[thing] for thing in explanation.about], explanation.figures
    given: dict[str, Any] = {"card": cards[0] if cards else None, "cards": cards}
    match explanation.kind:
        case "examine" | "investigate":
            given |= {**narrowing(figures), **comparison(figures)}
        case "halve a list":
            kind = KINDS[view.city.kind_of[cards[0]]]
            given |= {"crossed": int(figures["crossed"]), "of": int(figures["of"]), "kind": kind}
        case "look around":
            given |= {"around": int(figures["around"])}
        case "name":
            chance = figures["chance"]
            given |= {"chance": chance, "sure": chance == 1, "slim": chance < LUCK}
        case "finish a list":
            given |= {"cases": round(figures["cases"])}
        case "name the impossible":
            pass
        case _:
            return Say("bot-pass")
    return Say(f"bot-{slug(explanation.kind)}", given)


def narrowing(figures: Mapping[str, float]) -> dict[str, Any]:
    """How much the answer tells."""
    cases, left = figures["cases"], figures["left"]
    return {"tells": cases != left, "cases": cases, "left": max(left, 1)}


def comparison(figures: Mapping[str, float]) -> dict[str, Any]:
    """How good the question is beside the best one, in turns or in games won."""
    if "turns" in figures:
        counted = {"by": "turns", "turns": figures["turns"], "later": bool(figures["later"])}
        return {**counted, **beside(figures["turns_more"], SLIGHT)}
    return {"by": "games", "winning": figures["winning"], **beside(figures["winning_less"], LUCK)}


def beside(worse: float, slight: float) -> dict[str, Any]:
    if worse < -slight:
        return {"beside": "later"}
    return {"beside": "best"} if worse < slight else {"beside": "worse", "worse": worse}
