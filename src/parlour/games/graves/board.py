"""The table as a seat sees it, zone by zone."""

from __future__ import annotations

from parlour.core import Names, Seat, Zone
from parlour.games.graves.cards import NOBODY, PLACES
from parlour.games.graves.locations import LOCATIONS
from parlour.games.graves.phrases import LOCATION_TEXT, clears, plural, titled, trump_of
from parlour.games.graves.view import GravesView


def zones(view: GravesView, names: Names) -> list[Zone]:
    """The five Locations from the Detective's left with their piles, then what each player has."""
    if not view.dealt:
        return []
    found = [zone for place in range(PLACES) for zone in location(place, view, names)]
    return [*found, *side(view.detective, view, names), *side(view.mastermind, view, names)]


def location(place: int, view: GravesView, names: Names) -> list[Zone]:
    name, lies = view.locations[place], place >= len(view.winners)
    title = f"{place + 1}. {name}"
    evidence = (f"Evidence that clears {clears(view.evidence[place])}",) if lies and view.evidence[place] else ()
    found = [Zone(title, evidence, int(lies and not evidence), None, note(place, view, names))]
    for seat in (view.detective, view.mastermind):
        pile = view.piles[2 * place + seat]
        worth = f"worth {LOCATIONS[name].score(pile, view.trump)}" if place == view.place else ""
        cards = tuple([titled(card) for card in pile])
        found += [Zone(f"{title}: {names.own(seat)} pile", cards, 0, seat, worth)] if pile else []
    return found


def note(place: int, view: GravesView, names: Names) -> str:
    """What is to be said of a Location: who won it, or its trump, its time and its text."""
    name = view.locations[place]
    if place < len(view.winners):
        winner = view.winners[place]
        return "tied" if winner == NOBODY else f"won by {names.to(winner)}"
    active = place == view.place
    trump = trump_of(view.trump if active else LOCATIONS[name].trump)
    return f"{'Active. ' if active else ''}{plural(view.clocks[place], 'time token')}, {trump}. {LOCATION_TEXT[name]}"


def side(seat: Seat, view: GravesView, names: Names) -> list[Zone]:
    """The hand, deck, discards and Evidence of one player."""
    role = "the Detective" if seat == view.detective else "the Mastermind"
    mine = seat == view.seat
    hand = tuple([titled(card) for card in view.hand]) if mine else ()
    known = f", the {view.identity}" if view.identity and seat != view.detective else ""
    note = f"{role}{known}, {plural(view.points[seat], 'point')}{', leads' if seat == view.lead else ''}"
    found = [
        Zone(f"{names.own(seat)} hand", hand, 0 if mine else view.hands[seat], seat, note),
        Zone(f"{names.own(seat)} deck", (), view.decks[seat], seat),
        Zone(f"{names.own(seat)} discards", (), view.discards[seat], seat),
    ]
    won = [view.evidence[place] for place, winner in enumerate(view.winners) if winner == seat]
    seen = tuple([f"Clears {clears(evidence)}" for evidence in won if evidence])
    gone = tuple([titled(card) for card in view.gone[seat]])
    found += [Zone(f"{names.own(seat)} Evidence", seen, len(won) - len(seen), seat)] if won else []
    found += [Zone(f"{names.own(seat)} cards out of the Case", gone, 0, seat)] if gone else []
    return found
