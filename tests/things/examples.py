"""Examples of what lies where: views of random games, the zones on them, and what options, claims and events are about.

The client derives the same from the same facts: web/tests/things.test.ts compares every example.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import product
from typing import Any, Final

from msgspec import Struct, field

from parlour.core import NATURE, Claim, Event, Game, Move, View, Zone
from parlour.core.words.messages import Say
from parlour.games.mastermind.events import Lapsed
from parlour.games.mind_reader.events import NoDraw
from parlour.testing import Kit, Run
from parlour.testing.run import random_run

IDS: Final = ("death_cards", "graves", "mastermind", "mind_reader", "pi")
APART: Final = ("options", "story")  # they are sent beside the view, not in it
NUMBERS: Final = re.compile("[0-9]+")
LATEST: Final = 8  # lines of the story; a tab has at least so many
GAMES: Final = {"death_cards": 11, "mastermind": 3, "mind_reader": 2}  # at each table; else 1
RARE: Final = {"mastermind": (Lapsed(0, "Investigation"),), "mind_reader": (NoDraw(1, 2),)}  # never by chance
About = tuple[object, tuple[str, ...]]


class Example(Struct, omit_defaults=True):
    """A view and what lies on it, or what an event is about."""

    view: dict[str, object] = {}
    story: list[Event] = []
    zones: list[Zone] = []
    labels: list[Say] = []  # the messages that name these zones
    moves: list[About] = []
    claims: list[About] = []
    event: Event | None = None
    about: tuple[str, ...] = ()


class Met(Struct):
    """What the examples so far show; one that shows nothing new is left out."""

    seen: set[object] = field(default_factory=set)

    def new(self, features: Iterable[object]) -> bool:
        """Whether any of these is met for the first time."""
        before = len(self.seen)
        self.seen.update(features)
        return len(self.seen) > before


def kit_of(id: str) -> Kit:
    kit: Kit = import_module(f"tests.games.{id}.kit").KIT
    return kit


def examples(kit: Kit) -> Iterator[Example]:
    """Of some games at each of the kit's tables."""
    met, game = Met(), kit.game
    yield undealt(game)
    for variant, number in product(kit.variants, range(GAMES.get(game.id, 1))):
        run = random_run(kit, variant, number)
        yield from on_the_way(run, met)
        yield from at_the_end(run, met)
    yield from of_events(game, RARE.get(game.id, ()), met)


def undealt(game: Game[Any, Any]) -> Example:
    view = game.view(game.begin(game.seats[0], game.settings()), None)
    return Example(view=sent(view), zones=list(game.things.zones(view)))


def on_the_way(run: Run, met: Met) -> Iterator[Example]:
    for s, _, _ in run.states():
        if NATURE not in s.asked:
            for seat in (None, *range(run.seats)):
                yield from of_view(run, run.game.view(s, seat), met)


def at_the_end(run: Run, met: Met) -> Iterator[Example]:
    """As a player and a spectator see it: what then lies open to all, a tab is sent."""
    views = [run.game.view(run.end(), seat) for seat in range(run.seats)]
    for view in (run.game.view(run.end(), None), views[0]):
        yield from of_view(run, view, met)
    for view in (run.game.view(run.end(), None), *views):
        yield from of_events(run.game, view.story, met)


def of_view(run: Run, view: View, met: Met) -> Iterator[Example]:
    """The view, if something new lies on it or can be done or said."""
    things = run.game.things
    zones = list(things.zones(view))
    moves = new_ones(view.options, [things.of_move(move, view) for move in view.options], view, met)
    said = run.game.speech(view) if view.seat is not None else ()
    claims = new_ones(said, [things.of_claim(claim, view) for claim in said], view, met)
    labels = [run.game.say.zone(zone, view) for zone in zones]
    if met.new([*lying_on(zones, view), *named(labels)]) or moves or claims:
        yield Example(view=sent(view), story=latest(view), zones=zones, labels=labels, moves=moves, claims=claims)


def new_ones(actions: Iterable[Move | Claim], abouts: Iterable[tuple[str, ...]], view: View, met: Met) -> list[About]:
    """The actions that are about something new, or are of a kind that was not met in such a step."""
    step, pairs = step_of(view), zip(actions, abouts)
    return [(action, about) for action, about in pairs if met.new(of_kind(type(action).__name__, step, about))]


def step_of(view: View) -> str:
    """The step that asks, how an answer of several parts begins, and how many it has so far."""
    asking, begun = view.agenda[-1:], view.sealed[:1]
    return f"{[type(part).__name__ for part in (*asking, *begun)]} {len(view.sealed)}"


def of_kind(kind: str, step: str, about: tuple[str, ...]) -> list[object]:
    return [(kind, step, len(about)), *[(kind, thing) for thing in about]]


def of_events(game: Game[Any, Any], story: Iterable[Event], met: Met) -> Iterator[Example]:
    for event in story:
        about = game.things.of_event(event)
        if met.new(of_kind(type(event).__name__, "", about)):
            yield Example(event=event, about=about)


def lying_on(zones: Iterable[Zone], view: View) -> list[object]:
    return [feature for zone in zones for feature in lying(zone, view)]


def named(labels: Iterable[Say]) -> list[object]:
    """What the arguments of labels show, without the numbers in them."""
    return [(say.key, name, NUMBERS.sub("", str(arg))) for say in labels for name, arg in say.given.items()]


def lying(zone: Zone, view: View) -> Iterator[tuple[object, ...]]:
    """What an example of this zone shows: how it is, and how each of its pieces lies there."""
    mine = zone.owner == view.seat
    yield zone.id, mine, bool(zone.pieces), bool(zone.hidden), zone.at, zone.value is None, view.result is None
    yield zone.kind, mine, step_of(view)
    for piece in zone.pieces:
        yield zone.kind, piece.thing, piece.up, bool(piece.face), bool(piece.on), piece.value


def sent(view: View) -> dict[str, object]:
    """The view as a tab has it."""
    return {name: getattr(view, name) for name in view.__struct_fields__ if name not in APART}


def latest(view: View) -> list[Event]:
    return list(view.story[-LATEST:])
