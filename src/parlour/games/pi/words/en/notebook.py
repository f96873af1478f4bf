"""The notebook of P.I. in words: its pages, what is proved, and what each line says about it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, cast

from parlour.core import Caption, Fact, Heading, Label, Seat, Sheet
from parlour.core.words.english import Names, listed, sentence
from parlour.games.pi.cards import KINDS, Card, holder_for, solver_for
from parlour.games.pi.events import Examined, Failed, Held, Investigated, MiniGameEnded, Solved
from parlour.games.pi.knowledge.clues import Clues
from parlour.games.pi.rules.answers import NEAR
from parlour.games.pi.state import homes_of
from parlour.games.pi.things import CARD_OF
from parlour.games.pi.view import PiView
from parlour.games.pi.words.en.story import told
from parlour.games.pi.words.en.things import SHORT, tokens

QUESTIONS: Final = {"suspect": "Who did it?", "crime": "What was done?", "location": "Where do they hide?"}
NUMBERS: Final = ("none lies", "one lies", "two lie", "all three lie")


def sheet(sheet: Sheet, view: PiView, names: Names) -> Label:
    kind, _, rest = sheet.id.partition("-")
    if kind in QUESTIONS:
        return Label(QUESTIONS[kind], sentence(kind), left(sheet.worlds))
    solver = int(rest.partition("-")[2])
    title = f"What is {names.owns(solver)} case?" if sheet.knower is None else f"What can {names.to(solver)} know?"
    return Label(title, f"{names.own(solver)} case", fitting(sheet.worlds))


def left(cards: int) -> str:
    """How many cards may still be the one; nothing on a sheet that players fill in themselves."""
    return {0: "", 1: "found"}.get(cards, f"{cards} left")


def fitting(cases: int) -> str:
    """How many cases fit; nothing on a sheet that players fill in themselves."""
    if not cases:
        return ""
    return f"{'1 case fits' if cases == 1 else f'{cases:,} cases fit'} what everybody was told"


def heading(heading: Heading, sheet: Sheet, view: PiView, names: Names) -> Caption:
    """A card and where its tile lies; on a page laid out like the city, a location and what lies there."""
    if heading.id in KINDS:
        return Caption(sentence(heading.id))
    if not heading.about:
        return Caption("Your case")
    card, numbers = CARD_OF[heading.id], view.city.numbers
    if sheet.group == "rivals":
        here = view.tiles[card]
        title, short = [f"{numbers[card]} {name}" for name in (card, SHORT.get(card, card))]
        return Caption(title, short, f"{here.suspect}, {here.crime}")
    home = homes_of(view.tiles)[card]
    lies = f"number {numbers[home]}" if home == card else f"in {numbers[home]} {home}"
    return Caption(card, SHORT.get(card, ""), lies)


def fact(fact: Fact, view: PiView, names: Names) -> str:
    kind, holder, *public = cast("tuple[str, Seat, *tuple[str, ...]]", fact.unknown)
    of_case = f"the {kind} of {names.owns(solver_for(holder, view.seats))} case"
    known = f"{of_case} is {answers([str(card) for card in fact.among], fact.holds)}"
    return f"Everybody can tell: {known}." if public else f"{sentence(known)}."


def answers(cards: Sequence[str], holds: bool) -> str:
    """Doc; not Doc; Doc or Dutch; neither Doc nor Dutch; none of Doc, Dutch and Earl."""
    if holds:
        return listed(cards, "or")
    if len(cards) > 2:
        return f"none of {listed(cards)}"
    return f"neither {listed(cards, 'nor')}" if len(cards) == 2 else f"not {cards[0]}"


def because(line: int, fact: Fact, view: PiView, names: Names) -> str:
    asked = cast("tuple[str, Seat]", fact.unknown)[1]
    match event := view.story[line]:
        case Held(seat, case):
            return opened(f"{names.does(seat, 'hold')} {told(case)}", seat == asked)
        case Solved(seat, case):
            return opened(f"{names.own(seat)} case is solved: {told(case)}", holder_for(seat, view.seats) == asked)
        case MiniGameEnded(_, _, unsolved):
            cases = [f"{names.owns(solver_for(holder, view.seats))} case is {told(case)}" for holder, case in unsolved]
            return opened(f"What nobody solved is laid open: {'; '.join(cases)}", asked in dict(unsolved))
        case Failed(seat, case):
            what = f"{names.own(seat)} attempt at {told(case)} failed"
            follows = f"at least one of these is not in {names.owns(seat)} case"
        case Investigated(seat):
            what = f"{names.own(seat)} Investigator in {event.location} found {found(event)}"
            follows = counted(event, Clues(view).examined_before(line), view, f"of {names.owns(seat)} case")
        case Examined(seat):
            what = f"{names.own(seat)} Evidence {event.card} brought {found(event)}"
            follows = compared(event, view, f"of {names.owns(seat)} case")
        case _:
            raise LookupError(f"In P.I. {event} proves nothing.")
    elsewhere = "" if holder_for(seat, view.seats) == asked else ", and no card is in two cases"
    return f"{what}, so {follows}{elsewhere}."


def opened(what: str, asked_for: bool) -> str:
    """A case that lies open, and what follows for the others."""
    return f"{what}." if asked_for else f"{what}, so none of these cards is in another case."


def found(event: Investigated | Examined) -> str:
    if isinstance(event, Investigated):
        return tokens(event.discs, event.cubes) or "nothing"
    return event.found if event.found == "nothing" else f"a {event.found}"


def counted(event: Investigated, examined: Collection[Card], view: PiView, of_case: str) -> str:
    """Of the three cards of your case one lies there and two lie next door; a tile examined before brings no more."""
    there = [kind for kind, tile in zip(KINDS, view.tiles[event.location]) if tile not in examined]
    near = list(KINDS) if view.settings.repeat_cubes else there
    if not near:
        return "nothing new follows"
    if len(near) == 1:
        where = "there" if event.discs else "next door" if event.cubes else "neither there nor next door"
        return f"the {near[0]} {of_case} lies {where}"
    if there == near:
        return f"{lying(there, event.discs, of_case)} there and {NUMBERS[event.cubes]} next door"
    here = f"{lying(there, event.discs, of_case)} there, and " if there else ""
    return f"{here}{lying(near, event.cubes, of_case)} next door"


def lying(kinds: Sequence[str], number: int, of_case: str) -> str:
    """Of the crime and the location of your case one lies."""
    cards = "the three cards" if len(kinds) == len(KINDS) else listed([f"the {kind}" for kind in kinds])
    return f"of {cards} {of_case} {NUMBERS[number]}"


def compared(event: Examined, view: PiView, of_case: str) -> str:
    """The location of your case lies next door: Union Square or Downtown."""
    kind, homes = view.city.kind_of[event.card], homes_of(view.tiles)
    near = [card for card in view.city.axes[kind] if homes[card] in NEAR[homes[event.card]]]
    follows = {
        "disc": f"is {event.card}",
        "cube": f"lies next door: {listed(near, 'or')}",
        "nothing": f"is {answers([event.card, *near], False)}",
    }
    return f"the {KINDS[kind]} {of_case} {follows[event.found]}"
