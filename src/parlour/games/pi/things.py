"""What lies on the table of P.I.: tiles in the city, Evidence cards, cases, and every player's tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from unicodedata import normalize

from parlour.core import Claim, Event, Move, Piece, Seat, Thing, ThingId, Zone, pieces, seat_thing
from parlour.games.pi.cards import CITIES, KINDS, NO_CRIME, NO_SUSPECT, WHOLE, Card, Case, Location, Tiles, solver_for
from parlour.games.pi.events import (
    Examined,
    Failed,
    Held,
    Investigated,
    MiniGameBegan,
    MiniGameEnded,
    Passed,
    Solved,
    TurnedUp,
)
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from parlour.games.pi.settings import SEATS, PiSettings
from parlour.games.pi.state import Agent, Desk
from parlour.games.pi.view import PiView


def id_of(kind: str, name: str) -> ThingId:
    """Rick's Café as a location is ``location:ricks-cafe``."""
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode()
    return f"{kind}:{plain}".replace("'", "").replace(" ", "-").lower()


TOKENS: Final = ("investigator", "disc", "cube")  # of each player
MARKER: Final[ThingId] = "marker"  # the First Player's
TILES: Final[dict[Card, ThingId]] = {  # a card of a case has the id of its tile
    **{card: id_of(KINDS[kind], card) for card, kind in WHOLE.kind_of.items()},
    NO_SUSPECT: "suspect:none",
    NO_CRIME: "crime:none",
}
EVIDENCE: Final[dict[Card, ThingId]] = {  # the suit and the name make the id of its tile
    card: id_of("evidence", card) for card in WHOLE.evidence
}
PLACES: Final = {location: id_of("place", location) for location in WHOLE.locations}
CARD_OF: Final[dict[ThingId, Card]] = {id: card for ids in (TILES, EVIDENCE) for card, id in ids.items()}
LYING: Final = {card: Piece(tile) for card, tile in TILES.items()}
DISCS, CUBES = [
    [{card: Piece(f"{token}:{seat}", on=TILES[card]) for card in WHOLE.evidence} for seat in range(SEATS[-1])]
    for token in TOKENS[1:]
]  # by seat and by the tile they lie on


def things(seats: int, settings: PiSettings) -> Sequence[Thing]:
    city = CITIES[settings.city]
    suits = {card: KINDS[kind] for card, kind in city.kind_of.items()}
    return (
        *[Thing(TILES[card], "tile", str(city.numbers.get(card, "")), suit) for card, suit in suits.items()],
        Thing(TILES[NO_SUSPECT], "tile", suit="suspect"),
        Thing(TILES[NO_CRIME], "tile", suit="crime"),
        *[Thing(EVIDENCE[card], "card", suit=suit) for card, suit in suits.items()],
        *[Thing(f"{token}:{seat}", "token", owner=seat) for token in TOKENS for seat in range(seats)],
        Thing(MARKER, "token"),
    )


def zones(view: PiView) -> Sequence[Zone]:
    """The city location by location, the Evidence, the cases, then what lies before each player."""
    if not view.tiles:
        return ()
    return (
        *city_zones(tuple(view.tiles.values()), view.desks),
        *evidence_zones(view.display, view.deck_size, view.discard),
        *attempt_zones(view),
        *[case_of(holder, view) for holder in range(view.seats)],
        *[zone for seat, desk in enumerate(view.desks) for zone in desk_zones(seat, desk, seat == view.first)],
    )


def city_zones(tiles: tuple[Tiles, ...], desks: tuple[Desk, ...]) -> tuple[Zone, ...]:
    """Each location with its three tiles, left to right, and with everybody's tokens there."""
    lying = {here.location: [LYING[here.suspect], LYING[here.location], LYING[here.crime]] for here in tiles}
    at = {tile: pieces for here, pieces in zip(tiles, lying.values()) for tile in here}
    for seat, desk in enumerate(desks):
        for agent in desk.agents:
            at[agent.location] += agent_pieces(seat, agent)
        for tokens, cards in ((DISCS[seat], desk.discs), (CUBES[seat], desk.cubes)):
            for card in cards:
                at[card].append(tokens[card])
    return tuple([location_zone(name, tuple(lie)) for name, lie in lying.items()])


def location_zone(location: Location, lying: tuple[Piece, ...]) -> Zone:
    return Zone(PLACES[location], "place", pieces=lying, at=TILES[location])


def agent_pieces(seat: Seat, agent: Agent) -> tuple[Piece, ...]:
    """An Investigator, and the tokens on it."""
    investigator = f"investigator:{seat}"
    tokens = [f"disc:{seat}"] * agent.discs + [f"cube:{seat}"] * agent.cubes
    return Piece(investigator), *[Piece(token, on=investigator) for token in tokens]


def evidence_zones(display: tuple[Card, ...], deck: int, discard: tuple[Card, ...]) -> tuple[Zone, ...]:
    shown = Zone("display", "display", pieces=evidence(display))
    return shown, Zone("deck", "deck", hidden=deck), Zone("discard", "discard", pieces=evidence(discard))


def evidence(cards: Iterable[Card]) -> tuple[Piece, ...]:
    return pieces([EVIDENCE[card] for card in cards])


def attempt_zones(view: PiView) -> tuple[Zone, ...]:
    """What this seat has named so far in an attempt; nobody else is shown it."""
    named = [tile for part in view.sealed if part is not None for tile in of_move(part, view)]
    return (Zone("attempt", "aside", view.seat, pieces(named)),) if named else ()


def case_of(holder: Seat, view: PiView) -> Zone:
    """The case that ``holder`` holds: open to everybody once it is solved, and at the end."""
    solver = solver_for(holder, view.seats)
    if view.desks[solver].solved:
        return case_zone(holder, solver, view.desks[solver].discs, True)
    if view.result and isinstance(end := view.story[-1], MiniGameEnded):
        return case_zone(holder, solver, dict(end.unsolved)[holder], True)
    return case_zone(holder, solver, view.case if holder == view.seat else None, False)


def case_zone(holder: Seat, solver: Seat, case: tuple[Card, ...] | None, up: bool) -> Zone:
    """A case lies before the one who holds it, and belongs to the one who must solve it."""
    cards = tuple([Piece(TILES[card], up=up) for card in case or ()])
    return Zone(f"case:{holder}", "secret", holder, cards, len(KINDS) - len(cards), seat_thing(solver))


def desk_zones(seat: Seat, desk: Desk, first: bool) -> tuple[Zone, ...]:
    """A player's points, Investigators not yet used and First Player marker, and the Evidence that told nothing."""
    unused = Piece(f"investigator:{seat}", value=desk.investigators)
    held = (unused, Piece(MARKER)) if first else (unused,)
    score = Zone(f"score:{seat}", "score", seat, held, value=desk.total)
    return (score, Zone(f"kept:{seat}", "set", seat, evidence(desk.kept))) if desk.kept else (score,)


def of_move(move: Move, view: PiView) -> tuple[ThingId, ...]:
    match move:
        case Take(card):
            return EVIDENCE[card], TILES[card]
        case Place(tile) | Accuse(tile) | Charge(tile) | Locate(tile):
            return (TILES[tile],)
    return ()


def of_claim(claim: Claim, view: PiView) -> tuple[ThingId, ...]:
    return ()  # nothing is said aloud


def of_event(event: Event) -> tuple[ThingId, ...]:
    match event:
        case MiniGameBegan(_, first):
            return MARKER, seat_thing(first)
        case Investigated(seat, location):
            return seat_thing(seat), TILES[location]
        case Examined(seat, card):
            return seat_thing(seat), EVIDENCE[card], TILES[card]
        case TurnedUp(card):
            return (EVIDENCE[card],)
        case Held(seat, case, solver):
            return *of_case(seat, case), seat_thing(solver)
        case Solved(seat, case) | Failed(seat, case):
            return of_case(seat, case)
        case Passed(seat):
            return (seat_thing(seat),)
        case MiniGameEnded(_, _, unsolved, totals):
            zero = [seat_thing(solver_for(holder, len(totals))) for holder, _ in unsolved]
            return *zero, *[thing for holder, case in unsolved for thing in of_case(holder, case)]
    return ()


def of_case(seat: Seat, case: Case) -> tuple[ThingId, ...]:
    """A player, and the case that they hold, solve or name."""
    return seat_thing(seat), *[TILES[card] for card in case]
