"""P.I. by rules of thumb: three lists to cross out, Investigators where most is open, then halve the longest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from random import Random
from typing import Final

from parlour.bots.ties import most
from parlour.core import Explanation, Move, Pass, Unfolding
from parlour.games.pi.cards import Card, Case, Location, Tiles, holder_for
from parlour.games.pi.knowledge.clues import Clue, Clues, Compared, Counted
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from parlour.games.pi.rules.answers import NEAR, token
from parlour.games.pi.things import TILES
from parlour.games.pi.view import PiView

FEW: Final = 2  # so many cases left on the lists: name one
AROUND: Final = {location: near | {location} for location, near in NEAR.items()}  # a location and those next door


def choose(view: PiView, rng: Random) -> Move:
    lists = crossed_out(view)
    if view.sealed or lists.ways <= FEW:
        return lists.attempt()
    return place(view, lists, rng) or examine(view, lists, rng)


class Crossing:
    """Crosses out what can't be in the case, clue by clue."""

    def __init__(self, view: PiView) -> None:
        assert view.seat is not None
        self.holder = holder_for(view.seat, view.seats)
        self.clues = Clues.unread(view)
        self.clear(view)

    def clear(self, view: PiView) -> None:
        """A new city: nothing is crossed out."""
        self.laid, self.near = self.clues.laid, lying_around(tuple(view.tiles.values()))
        self.open = [list(cards) for cards in view.city.axes]
        self.cases = self.heard = 0  # how many of the cases laid open, and of the clues, have been looked at

    def read(self, view: PiView, since: int) -> None:
        self.clues.read(view, since)
        if self.clues.laid != self.laid:
            self.clear(view)
        cases, clues = [*self.clues.open.values()], self.clues.about[self.holder]
        for _, case in cases[self.cases :]:
            self.open = [[card for card in cards if card not in case] for cards in self.open]
        for _, clue in clues[self.heard :]:
            self.cross_out(clue)
        self.cases, self.heard = len(cases), len(clues)

    def cross_out(self, clue: Clue) -> None:
        """Evidence speaks of one list.  An Investigator speaks of all three if it found nothing, or three tokens."""
        if type(clue) is Compared:
            self.open[clue.kind] = [card for card in self.open[clue.kind] if self.agrees(clue, card)]
        elif type(clue) is Counted and clue.discs + clue.cubes in (0, 3) and not clue.look.discs + clue.look.cubes:
            near = clue.discs + clue.cubes == 3
            here, homes = AROUND[clue.look.here.location], self.clues.homes
            self.open = [[card for card in cards if (homes[card] in here) == near] for cards in self.open]

    def agrees(self, clue: Compared, card: Card) -> bool:
        return token(self.clues.homes, clue.location, card) == clue.found

    def lists(self, view: PiView) -> Lists:
        return Lists(view, self.clues.homes, self.near, tuple(self.open))


@lru_cache(maxsize=64)
def lying_around(city: tuple[Tiles, ...]) -> dict[Location, frozenset[Card]]:
    """The tiles that lie in each location or next door."""
    tiles = {here.location: here for here in city}
    return {place: frozenset([tile for near in AROUND[place] for tile in tiles.get(near, ())]) for place in tiles}


class Lists:
    """Three lists of cards, those crossed out that can't be in the case."""

    def __init__(
        self,
        view: PiView,
        homes: Mapping[Card, Location],
        near: Mapping[Location, frozenset[Card]],
        open_: Sequence[Sequence[Card]],
    ) -> None:
        self.view, self.homes, self.near, self.open = view, homes, near, open_

    @property
    def tried(self) -> tuple[Case, ...]:
        return self.view.desks[self.view.seat or 0].tried

    @property
    def ways(self) -> int:
        """The cases that the lists leave, without those named before."""
        tried = [all([card in cards for card, cards in zip(case, self.open)]) for case in self.tried]
        return prod([len(cards) for cards in self.open]) - sum(tried)

    def attempt(self) -> Move:
        """The next part of the first case on the lists that was not tried and begins as named, or any part."""
        begun, tried = self.view.sealed, self.tried
        for named in product(*self.open):
            if named not in tried:
                spelt = (Accuse(named[0]), Charge(named[1]), Locate(named[2]))
                if spelt[: len(begun)] == begun:
                    return spelt[len(begun)]
        return self.view.options[0]

    def around(self, location: Location, kind: int) -> int:
        """How many cards of a list lie here or next door."""
        return len(self.near[location].intersection(self.open[kind]))

    def halved(self, card: Card, kind: int) -> int:
        """How many cards of its list even the worse answer about a card crosses out."""
        listed = self.open[kind]
        near = len(self.near[self.homes[card]].intersection(listed))
        return min(near, len(listed) - near)

    def all_around(self, location: Location) -> int:
        return sum([self.around(location, kind) for kind in range(len(self.open))])


crossed_out: Final = Unfolding[PiView, Crossing, Lists](
    lambda view: (view.seat, view.seats, view.settings), Crossing, Crossing.read, Crossing.lists
)


def place(view: PiView, lists: Lists, rng: Random) -> Move | None:
    """At the start, two Investigators where most of what is open lies around; for the last mini-game keep one."""
    desk, games_to_come = view.desks[view.seat or 0], view.settings.mini_games - view.number
    if desk.investigators <= games_to_come or len(desk.agents) >= 2:
        return None
    places = [move for move in view.options if type(move) is Place]
    if not places:
        return None
    visited = {near for agent in desk.agents for near in NEAR[agent.location]}
    fresh = [move for move in places if move.location not in visited] or places
    return most(fresh, lambda move: lists.all_around(move.location), rng)


def examine(view: PiView, lists: Lists, rng: Random) -> Move:
    """The card that even in the worse case crosses out most of its list; a useless one at least makes room.

    If no card is left, the first option is to pass, or an Investigator meant for later.
    """
    takes = [move for move in view.options if type(move) is Take]
    kind_of = view.city.kind_of
    return most(takes, lambda move: lists.halved(move.card, kind_of[move.card]), rng) if takes else view.options[0]


def explain(view: PiView, move: Move) -> Explanation | None:
    """What is crossed out, what lies around, or how many cases the lists leave."""
    lists = crossed_out(view)
    match move:
        case Take(card):
            kind = view.city.kind_of[card]
            figures = {"crossed": float(lists.halved(card, kind)), "of": float(len(lists.open[kind]))}
            return Explanation("halve a list", (TILES[card],), figures)
        case Place(location):
            return Explanation("look around", (TILES[location],), {"around": float(lists.all_around(location))})
        case Accuse(card) | Charge(card) | Locate(card):
            return Explanation("finish a list", (TILES[card],), {"cases": float(lists.ways)})
    return Explanation("pass") if isinstance(move, Pass) else None
