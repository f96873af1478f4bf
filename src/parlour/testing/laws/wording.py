"""Everything a seat is sent has words, every thing it is about is in the catalogue, and no two options read alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from parlour.core import ENGLISH, Aid, Event, Move, Pass, Seat, Thing, ThingId, View, Words, catalogue
from parlour.testing.breach import breach
from parlour.testing.channels import CALLED
from parlour.testing.kit import Kit
from parlour.testing.run import Run, runs

GAMES: Final = 6
LATEST: Final = 10  # the lines of a story that are looked at; the older ones were looked at in their time
LAW: Final = "Words"
ON_THE_AID: Final = ("card", "tile", "role")  # things that a player must be able to look up there


class Judged(Struct, frozen=True):
    """What a table's words are judged by."""

    kit: Kit
    settings: Any
    things: frozenset[ThingId]

    @property
    def words(self) -> Words:
        return self.kit.game.words(ENGLISH)

    def unknown(self, ids: Iterable[ThingId]) -> list[ThingId]:
        return [id for id in ids if id and id not in self.things]


def everything_has_words(kit: Kit) -> Counter[str]:
    """All that a seat is sent can be said to a person, and pointed at."""
    tally: Counter[str] = Counter()
    if not kit.game.words(ENGLISH).PAGE.strip():
        breach(LAW, kit.game.title, "the rules page is empty.")
    for run in runs(kit, GAMES):
        table = laid(kit, run)
        for n, s in run.moments(Random(len(run.actions)), 30):
            for seat in (None, *range(run.seats)):
                if reason := next(unworded(table, kit.game.view(s, seat)), None):
                    breach(LAW, run.at(n), f"to {'the spectator' if seat is None else f'seat {seat}'}, {reason}.")
                tally["views"] += 1
    return tally


def laid(kit: Kit, run: Run) -> Judged:
    """The table of a run; every thing on it has an id of its own, a title, and a text that says what it does."""
    things = catalogue(kit.game.things, run.seats, run.settings)
    for id, times in Counter([thing.id for thing in things]).items():
        if times > 1:
            breach(LAW, kit.game.title, f"{times} things are called {id}.")
    for thing in things:
        caption = kit.game.words(ENGLISH).thing(thing, run.settings) if thing.kind != "seat" else None
        if caption and not (caption.title.strip() and caption.text.strip()):
            breach(LAW, kit.game.title, f"{thing.id} has no title, or no text that says what it does.")
    if reason := next(missing_on_aid(kit.game.words(ENGLISH).aid(run.seats, run.settings), things), None):
        breach(LAW, kit.game.title, f"on the player aid, {reason}.")
    return Judged(kit, run.settings, frozenset([thing.id for thing in things]))


def missing_on_aid(aid: Aid, things: Sequence[Thing]) -> Iterator[str]:
    """What a player would look for there in vain: a step, a text, or one of the cards, tiles and roles of the table."""
    entries = [entry for section in aid.sections for entry in section.entries]
    told = {thing for entry in entries for thing in entry.things}
    if not aid.flow:
        yield "no step of a turn is told"
    for entry in entries:
        if not (entry.title.strip() and entry.text.strip()):
            yield f"{entry} has no title, or no text"
    for thing in things:
        if thing.kind in ON_THE_AID and thing.id not in told:
            yield f"{thing.id} is missing"
    yield from [f"{lost} is told of, which is not in the catalogue" for lost in told - {each.id for each in things}]


def unworded(table: Judged, view: View) -> Iterator[str]:
    """What in ``view`` has no words, points at nothing, or reads like something else."""
    words, game = table.words, table.kit.game
    names = words.Names(CALLED[: view.seats], view.seat)
    if not words.prompt(view, names).strip():
        yield "the prompt is empty"
    for claim in game.speech(view) if view.seat is not None else ():
        if wordless(claim, words.claim(claim, table.settings, names)):
            yield f"{claim} has no words"
        if lost := table.unknown(game.things.of_claim(claim, view)):
            yield f"{claim} is about {lost}, which is not in the catalogue"
    yield from unworded_zones(table, view, names)
    yield from unworded_story(table, view)
    yield from unworded_options(table, view, names)


def wordless(said: object, text: str) -> bool:
    """Whether ``text`` says nothing: it is empty, or only the name that the thing has in the code."""
    return not text.strip() or (text.strip() == type(said).__name__ and not isinstance(said, Pass))


def unworded_zones(table: Judged, view: View, names: Any) -> Iterator[str]:
    zones = table.kit.game.things.zones(view)
    for zone in zones:
        if not table.words.zone(zone, view, names).title.strip():
            yield f"the zone {zone.id} has no title"
        ids = [zone.at, *[id for piece in zone.pieces for id in (piece.thing, piece.face, piece.on)]]
        if lost := table.unknown(ids):
            yield f"in the zone {zone.id} lies {lost}, which is not in the catalogue"
    if len({zone.id for zone in zones}) < len(zones):
        yield "two zones have one id"


def unworded_story(table: Judged, view: View) -> Iterator[str]:
    """Lines without words; and lines that sound different to a seat they do not speak of."""
    for event in view.story[-LATEST:]:
        text = heard(table, event, view.seats, view.seat)
        if wordless(event, text):
            yield f"{event} has no words"
        if lost := table.unknown(table.kit.game.things.of_event(event)):
            yield f"{event} is about {lost}, which is not in the catalogue"


def heard(table: Judged, event: Event, seats: int, me: Seat | None) -> str:
    """A line as ``me`` hears it; a seat it does not speak of must hear what a spectator would."""
    names, mine = table.words.Names(CALLED[:seats]), table.words.Names(CALLED[:seats], me)
    plain, text = table.words.event(event, table.settings, names), table.words.event(event, table.settings, mine)
    if me not in names.spoken_of and text != plain:
        breach(LAW, table.kit.game.title, f"{event} reads {text!r} to seat {me}, of whom it does not speak.")
    return text


def unworded_options(table: Judged, view: View, names: Any) -> Iterator[str]:
    read: dict[tuple[str, str], Move] = {}
    for move in view.options:
        wording = table.words.option(move, view, names)
        if not wording.heading.strip() or wordless(move, wording.text):
            yield f"{move} has no words"
        if lost := table.unknown(table.kit.game.things.of_move(move, view)):
            yield f"{move} is about {lost}, which is not in the catalogue"
        other = read.setdefault((wording.heading, wording.text), move)
        if other != move:
            yield f"{move} and {other} read alike: {wording.text}"
    yield from pointless_firsts(table, view, names)


def pointless_firsts(table: Judged, view: View, names: Any) -> Iterator[str]:
    """What is chosen first can be pointed at: all options that begin with it are about the same thing first."""
    begun: dict[str, list[tuple[ThingId, ...]]] = {}
    for move in view.options:
        if first := table.words.option(move, view, names).first:
            begun.setdefault(first, []).append(table.kit.game.things.of_move(move, view))
    for first, abouts in begun.items():
        if len({about[:1] for about in abouts}) > 1 or not abouts[0]:
            yield f"options that begin with {first!r} are not about the same thing first"
