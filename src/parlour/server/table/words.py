"""A table in one language: its catalogue, and the game as each seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from operator import attrgetter
from typing import Any, Final

from msgspec import json

from parlour.core import Event, Game, Move, Piecewise, Result, Seat, Settings, View, Window
from parlour.core.things import Thing, catalogue
from parlour.core.words import ENGLISH, Caption, Language, Names
from parlour.server.table.pictures import Board
from parlour.server.table.seating import Seating
from parlour.server.table.story import StoryLines
from parlour.server.wire import Catalogue, CatalogueThing, Ending, Option, Sayable, StandingAnswer

ENCODER: Final = json.Encoder()


class TableWords:
    """How a table speaks to those who ask for a language; English where the game does not speak it."""

    def __init__(self, game: Game[Any, Any], settings: Settings, names: Sequence[str], language: Language) -> None:
        self.game, self.settings, self.names, self.things = game, settings, tuple(names), game.things
        self.words = game.words(language)
        self.language = ENGLISH if self.words is game.words(ENGLISH) else language
        self.story = StoryLines(self.event, self.named, game.things.of_event)
        self.standings = tuple([StandingAnswer(name, self.words.standing(name)) for name in game.standing])

    def named(self, seat: Seat | None) -> Names:
        """What the seats are called when ``seat`` is spoken to."""
        names: Names = self.words.Names(self.names, seat)
        return names

    def event(self, event: Event, names: Names) -> str:
        return self.words.event(event, self.settings, names)

    def refusal(self, reason: str) -> str:
        return self.words.refusal(reason)

    @cached_property
    def catalogue(self) -> bytes:
        """Everything that can be pointed at here, ready to be sent."""
        things = catalogue(self.things, len(self.names), self.settings)
        return json.encode(Catalogue(self.language, tuple([self.described(thing) for thing in things])))

    def described(self, thing: Thing) -> CatalogueThing:
        caption = Caption("") if thing.kind == "seat" else self.words.thing(thing, self.settings)
        return CatalogueThing(
            thing.id,
            thing.kind,
            title=caption.title,
            short=caption.short,
            text=caption.text,
            rank=thing.rank,
            suit=thing.suit,
            owner=thing.owner,
        )

    # ── the game as one seat sees it ──

    def board(self, view: View, decision: int, seating: Seating) -> Board:
        """All of it is encoded at once: a line for each part."""
        names = self.named(view.seat)
        zones = self.things.zones(view)
        labels = [self.words.zone(zone, view, names) for zone in zones]
        keys, values = fields_of(type(view))
        fields = self.fields(view, names, decision, seating)
        lines = ENCODER.encode_lines([*fields, *values(view), *zones, *labels]).split(b"\n")
        shown, placed = len(fields) + len(keys), len(fields) + len(keys) + len(zones)
        both = zip(zones, lines[shown:placed], lines[placed:])
        return Board(
            fields=lines[: len(fields)],
            zones={zone.id: b"%b,%b" % (lies[:-1], label[1:]) for zone, lies, label in both},
            view_keys=keys,
            view=lines[len(fields) : shown],
            story=view.story,
        )

    def fields(self, view: View, names: Names, decision: int, seating: Seating) -> tuple[Any, ...]:
        """The fields of a board in their order, see ``pictures.FIELDS``."""
        over = seating.stage == "over"
        stopped = over and view.result is None  # by the people, without a result of the game's own
        chair = None if over or view.seat is None else seating.chairs[view.seat]
        plays = chair is not None and chair.played_by_person
        open_to_all = not over and bool(view.agenda) and isinstance(view.agenda[-1], Window)
        return (
            decision,
            () if stopped else view.asked,
            seating.why if stopped else self.words.prompt(view, names),
            [self.option(move, view, names) for move in view.options] if plays else (),
            plays and can_take_back(view),
            self.sayable(view, names) if plays else (),
            seating.deadline,
            open_to_all,
            open_to_all and bool(view.sealed),  # where nobody's pass is seen but one's own
            chair.standing if plays and chair is not None else None,
            self.standings if plays else (),
        )

    def option(self, move: Move, view: View, names: Names) -> Option:
        wording = self.words.option(move, view, names)
        return Option(move, wording.text, wording.heading, wording.label, self.things.of_move(move, view))

    def sayable(self, view: View, names: Names) -> list[Sayable]:
        words, things, settings = self.words, self.things, self.settings
        return [
            Sayable(claim, words.claim(claim, settings, names), things.of_claim(claim, view))
            for claim in self.game.speech(view)
        ]

    # ── the end ──

    def ending(self, seating: Seating, result: Result | None, seed: bytes, table: str) -> Ending | None:
        """The end of a game that is over, and where its whole truth is found."""
        if seating.how is None:
            return None
        shown = result or Result(seating.how, unbeaten(seating), (), seating.why)
        return Ending(
            how=seating.how,
            ending=shown.ending,
            winners=shown.winners,
            points=shown.points,
            why=self.words.why(shown),
            roles=tuple([self.words.role(role) for role in shown.roles]),
            seed=seed.hex(),
            record=f"/api/tables/{table}/record",
        )


@cache
def fields_of(kind: type[View]) -> tuple[tuple[bytes, ...], attrgetter[tuple[Any, ...]]]:
    """What is sent of a game's own views: the keys of the fields, and how to read them all."""
    names = [name for name in kind.__struct_fields__ if name not in ("options", "story")]
    return tuple([json.encode(name) + b":" for name in names]), attrgetter(*names)


def can_take_back(view: View) -> bool:
    top = view.agenda[-1] if view.agenda else None
    return isinstance(top, Piecewise) and top.seat == view.seat and bool(view.sealed)


def unbeaten(seating: Seating) -> tuple[Seat, ...]:
    """Who is left after a concession; nobody wins a game that all agreed to end."""
    if seating.how != "conceded":
        return ()
    return tuple([seat for seat, chair in enumerate(seating.chairs) if not chair.conceded])
