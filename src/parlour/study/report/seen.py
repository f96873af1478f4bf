"""What a report looks at in one game, read from its record move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from parlour.core import NATURE, Game, Move, Piecewise, Result, Seat, Thing, View, catalogue, written_out
from parlour.core.referee.following import began, decoded, fitting, follow
from parlour.core.referee.record import Moved, read
from parlour.study.simulate import Outcome, Playing, Simulation


class Seen(Struct, frozen=True):
    """One game in a few figures."""

    decisions: int
    result: Result
    first: Seat | None  # who was the first to decide alone
    lead_changes: int
    used: tuple[tuple[str, ...], ...]  # by seat: what it did with which cards


def see_batch(simulation: Simulation, numbers: range) -> list[Seen]:
    """Play these games, and look at each."""
    table = Playing(simulation)
    return [look(table.game, table.play_game(number)) for number in numbers]


def look(game: Game[Any, Any], outcome: Outcome) -> Seen:
    lines = outcome.record.splitlines()
    watch = Watch(game, lines)
    for line in read(lines):
        if isinstance(line, Moved) and line.seat != NATURE:
            watch.note(line.seat, decoded(game.read_move, line.move))
        follow(game, watch.s, line)
        watch.note_lead()
    used = tuple([tuple(sorted(each)) for each in watch.used])
    return Seen(outcome.decisions, outcome.result, outcome.first, watch.changes, used)


class Watch:
    """Follows one record."""

    def __init__(self, game: Game[Any, Any], lines: Sequence[str]) -> None:
        self.game, self.s = game, began(game, fitting(game, lines))
        self.titles = titles(game, self.s.seats, self.s.settings)
        self.used: list[set[str]] = [set() for _ in range(self.s.seats)]
        self.begun: dict[Seat, list[str]] = {}  # the parts of a decision that is half made
        self.leaders, self.changes = frozenset[Seat](), 0

    def note(self, seat: Seat, move: Move) -> None:
        """A decision that is about to be made."""
        view = self.game.view(self.s, seat)
        parts = self.begun.setdefault(seat, [])
        parts.append(self.called(move, view))
        step = self.s.agenda[-1]
        if isinstance(step, Piecewise) and not step.completes(self.s, move):
            return
        if not self.is_result(move, view):
            self.used[seat].update(parts)
        del self.begun[seat]

    def is_result(self, move: Move, view: View) -> bool:
        """Whether a move names what its seat is sure of: that is how a game is won, and no way to win it."""
        bet = getattr(self.game.notebook(), "bet", None) if isinstance(move, self.game.final) else None
        named = bet(written_out(view), move) if bet else None
        return named is not None and named.chance == 1

    def called(self, move: Move, view: View) -> str:
        """The verb, and the first card, tile or token that it is about."""
        about = [self.titles[thing] for thing in self.game.things.of_move(move, view) if thing in self.titles]
        verb = spaced(type(move).__name__)
        return f"{verb}: {about[0]}" if about else verb

    def note_lead(self) -> None:
        """The lead changes when somebody is ahead and none of those who were ahead before."""
        score = self.game.lead(self.s) if self.game.lead else ()
        if not score or min(score) == max(score):
            return
        leaders = frozenset([seat for seat, points in enumerate(score) if points == max(score)])
        self.changes += bool(self.leaders) and not self.leaders & leaders
        self.leaders = leaders


def titles(game: Game[Any, Any], seats: int, settings: Any) -> dict[str, str]:
    """What cards, tiles and tokens are called; a card that lies face down before a seat is no card to speak of."""
    words = game.words("en")
    things = [thing for thing in catalogue(game.things, seats, settings) if counted(thing)]
    return {thing.id: words.thing(thing, settings).title for thing in things}


def counted(thing: Thing) -> bool:
    return thing.kind in ("card", "tile", "token") and thing.owner is None and not thing.id.startswith("secret:")


def spaced(name: str) -> str:
    """EndTurn as people write it: End turn."""
    return "".join([f" {c.lower()}" if c.isupper() else c for c in name]).strip().capitalize()
