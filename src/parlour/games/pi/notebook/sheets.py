"""The pages of a notebook of P.I.

First come three columns for the case to solve: suspects, crimes, locations.  Then, for each rival who has not solved
yet, a page laid out like the city shows what everybody can know about that rival's case.  Each mini-game has new pages.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, TypeAlias

from parlour.core import Answer, Cell, Heading, Notebook, Seat, Sheet, Unknown, seat_thing
from parlour.games.pi.cards import KINDS, Location, holder_for
from parlour.games.pi.knowledge.case_sets import CaseSet, having
from parlour.games.pi.notebook.reasons import PUBLIC, PiReasons
from parlour.games.pi.things import TILES
from parlour.games.pi.view import PiView
from parlour.games.pi.worlds import PiWorlds

Shares: TypeAlias = Mapping[Answer, Fraction]  # how likely each card of one kind is; impossible ones are left out
NONE: Final = Fraction(0)
CASE_BY_CASE: Final = "case by case"  # the model by which every case that fits is as likely


def notebook(view: PiView) -> Notebook:
    if not view.tiles:
        return Notebook((), worlds=1)
    worlds = PiWorlds(view)
    sheets = spectated(view, worlds) if view.seat is None else [*own_case(view, view.seat, worlds), *rivals(view)]
    return Notebook(tuple(sheets), worlds.count())


def front(view: PiView) -> Notebook:
    """The three columns alone, and how many cases are left for them; to a spectator, all pages."""
    if view.seat is None or not view.tiles:
        return notebook(view)
    worlds, holder = PiWorlds(view), holder_for(view.seat, view.seats)
    left = len(worlds.cases(holder)) if holder in worlds.holders else 1
    return Notebook(tuple(own_case(view, view.seat, worlds)), left)


def own_case(view: PiView, seat: Seat, worlds: PiWorlds) -> list[Sheet]:
    """Three columns that stand side by side."""
    holder = holder_for(seat, view.seats)
    return [column(view, axis, (kind, holder), shares) for axis, (kind, shares) in enumerate(known(worlds, holder))]


def known(worlds: PiWorlds, holder: Seat) -> list[tuple[str, Shares]]:
    """How likely each card is to be in a case, kind by kind; of an open one it is known."""
    if holder in worlds.holders:
        i = worlds.holders.index(holder)
        return [(kind, worlds.shares(i, axis)) for axis, kind in enumerate(KINDS)]
    _, case = worlds.clues.open[holder]
    return [(kind, {card: Fraction(1)}) for kind, card in zip(KINDS, case)]


def column(view: PiView, axis: int, unknown: Unknown, shares: Shares) -> Sheet:
    cards = view.city.axes[axis]
    return Sheet(
        id=f"{KINDS[axis]}-{view.number}",
        rows=tuple([Heading(TILES[card], (TILES[card],)) for card in cards]),
        columns=(Heading("case"),),
        cells=tuple([(Cell(unknown, (card,), shares.get(card, NONE)),) for card in cards]),
        worlds=len(shares),
        group="case",
    )


def rivals(view: PiView) -> list[Sheet]:
    """What each rival still at work can know at least: all that was told to everybody.

    All cases that fit count alike here.  To weigh them by the ways to deal the others would take too long.
    """
    reasons = PiReasons(view)
    return [rival(view, seat, reasons) for seat in unsolved(view) if seat != view.seat]


def rival(view: PiView, seat: Seat, reasons: PiReasons) -> Sheet:
    unknowns = [(kind, holder_for(seat, view.seats), PUBLIC) for kind in KINDS]
    left = reasons.cases(holder_for(seat, view.seats), frozenset(reasons.lines(unknowns[0])))
    chances = {unknown: card_shares(left, view, axis) for axis, unknown in enumerate(unknowns)}
    return city_page(view, seat, chances, left.bit_count(), knower=seat, model=CASE_BY_CASE)


def unsolved(view: PiView) -> list[Seat]:
    """The players still at work, the next at the table first."""
    order = [((view.seat or 0) + i) % view.seats for i in range(view.seats)]
    return [] if view.result else [seat for seat in order if not view.desks[seat].solved]


def card_shares(cases: CaseSet, view: PiView, axis: int) -> Shares:
    """How many of the cases have each card of one kind, as parts of them all."""
    counted = {card: (cases & having(view.city, card)).bit_count() for card in view.city.axes[axis]}
    return {card: Fraction(count, cases.bit_count()) for card, count in counted.items() if count}


def spectated(view: PiView, worlds: PiWorlds) -> list[Sheet]:
    """To a spectator every closed case is as interesting as the next."""
    pages = []
    for seat in unsolved(view):
        holder = holder_for(seat, view.seats)
        chances = {(kind, holder): shares for kind, shares in known(worlds, holder)}
        pages.append(city_page(view, seat, chances, len(worlds.cases(holder))))
    return pages


def city_page(
    view: PiView,
    seat: Seat,
    chances: Mapping[Any, Shares],  # by unknown, kind by kind
    worlds: int,
    knower: Seat | None = None,
    model: str = "even",
) -> Sheet:
    """The case of one player, laid out like the city: a row for each location, with its three tiles."""
    return Sheet(
        id=f"case-{view.number}-{seat}",
        rows=tuple([Heading(TILES[location], (TILES[location],)) for location in view.tiles]),
        columns=tuple([Heading(kind) for kind in KINDS]),
        cells=tuple([row(view, location, chances) for location in view.tiles]),
        worlds=worlds,
        about=(seat_thing(seat),),
        group="rivals",
        knower=knower,
        model=model,
    )


def row(view: PiView, location: Location, chances: Mapping[Any, Shares]) -> tuple[Cell | None, ...]:
    """A square for each tile that lies here; on a blank one there is nothing to ask."""
    return tuple(
        [
            Cell(unknown, (tile,), shares.get(tile, NONE)) if tile in view.city.kind_of else None
            for tile, (unknown, shares) in zip(view.tiles[location], chances.items())
        ]
    )
