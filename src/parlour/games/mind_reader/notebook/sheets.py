"""The sheets of a notebook: ranks by suits for each Secret Card that is hidden from this seat, then for its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from parlour.core import Answer, Cell, Heading, Notebook, Seat, Sheet, Unknown
from parlour.games.mind_reader.notebook.heard import as_heard_by, known_to
from parlour.games.mind_reader.state import Place
from parlour.games.mind_reader.things import secret_thing, wheel
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds

RULED_OUT: Final = Fraction(0)


def notebook(view: MindReaderView) -> Notebook:
    worlds = MindReaderWorlds(view)
    return Notebook((*theirs(view, worlds), *mine(view)), worlds.count())


def theirs(view: MindReaderView, worlds: MindReaderWorlds) -> Iterator[Sheet]:
    """What each Secret Card is that this seat has not seen."""
    for place in worlds.knowledge.places:
        yield grid(f"secret:{place[0]}:{place[1]}", view, place, place, worlds.marginal(place), worlds.exact)


def mine(view: MindReaderView) -> Iterator[Sheet]:
    """What the others can know of this seat's own Secret Cards."""
    own = [place for place in view.undiscovered if place[0] == view.seat]
    for knower in knowers(view) if own else ():
        worlds = MindReaderWorlds(as_heard_by(knower, view))
        for place in own:
            id, unknown = f"known:{knower}:{place[1]}", known_to(knower, place[1])
            yield grid(id, view, place, unknown, worlds.marginal(place), worlds.exact, knower)


def knowers(view: MindReaderView) -> list[Seat]:
    """Whose knowledge is asked for: any one of the others, or, as questions are put in secret, each who is still in."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return [seat for seat in others if view.has_secret[seat]] if view.settings.in_secret else others[:1]


def grid(
    id: str,
    view: MindReaderView,
    place: Place,
    unknown: Unknown,
    chances: Mapping[Answer, Fraction],
    exact: bool,
    knower: Seat | None = None,
) -> Sheet:
    """The sheet of one Secret Card: the highest rank on top, the suits in the order of the wheel."""
    ranks, suits = view.settings.ranks_used[::-1], wheel(view.settings)
    cards = [[rank + suit for suit in suits] for rank in ranks]
    return Sheet(
        id=f"hand:{view.number}:{id}",
        rows=tuple([Heading(rank) for rank in ranks]),
        columns=tuple([Heading(suit, (f"suit:{suit}",)) for suit in suits]),
        cells=tuple([tuple([Cell(unknown, (card,), chances.get(card, RULED_OUT)) for card in row]) for row in cards]),
        worlds=len(chances),
        about=(secret_thing(*place),),
        knower=knower,
        exact=exact,
    )
