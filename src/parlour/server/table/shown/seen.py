"""The game as one seat sees it, as facts: its view, and the messages for what it is asked and may do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from parlour.core import Claim, Event, Game, Heard, Move, Piecewise, Seat, View, Window, Zone, revealed_zones
from parlour.core.game import say_nothing
from parlour.core.words.messages import Say
from parlour.server.table.shown.situations import Situation
from parlour.server.wire import BoardZone, Option, Sayable, StoryLine


class Question(Struct, frozen=True):
    """What is asked, besides the options: the fields of a ``BoardChange``."""

    decision: int
    asked: tuple[Seat, ...]
    take_back: bool
    deadline: float | None
    first_come: bool
    passed: bool
    standing: str | None
    plays: bool
    forced: bool


class Seen(Struct, frozen=True, eq=False):
    """All that one seat is shown of the game."""

    fields: tuple[str, ...]  # of the view
    view: tuple[Any, ...]
    story: Heard
    question: Question
    prompt: Say
    options: Sequence[Option]
    claims: Sequence[Claim]  # most often the same as before: their messages are made when they are sent
    sayable: Callable[[Claim], Sayable]
    zones: Mapping[str, BoardZone] | None  # None: the tab finds them by itself


class Sight:
    """It sees one game with the eyes of each seat.  ``laid``: it also tells what lies where."""

    def __init__(self, game: Game[Any, Any], settings: Any, laid: bool) -> None:
        self.game, self.say, self.things, self.settings, self.laid = game, game.say, game.things, settings, laid

    def seen(self, view: View, views: Sequence[View], decision: int, situation: Situation) -> Seen:
        """When the game is over, ``views`` are those of all seats: what each of them held lies open for everyone."""
        plays, laid = situation.plays, self.laid or situation.over
        return Seen(
            fields=type(view).__struct_fields__,
            view=astuple(view),
            story=view.heard(),
            question=question(self.game, view, decision, situation),
            prompt=situation.why or self.say.prompt(view),
            options=[self.option(move, view) for move in view.options] if plays else (),
            claims=self.game.speech(view) if plays else (),
            sayable=lambda claim: self.claim(claim, view),
            zones={zone.id: self.zone(zone, view) for zone in self.zones(view, views)} if laid else None,
        )

    def option(self, move: Move, view: View) -> Option:
        return offered(self.game, move, view, self.laid)

    def claim(self, claim: Claim, view: View) -> Sayable:
        key, args = besides(self.say.claim(claim, self.settings), claim)
        about = self.things.of_claim(claim, view) if self.laid else ()
        return Sayable(claim=claim, key=key, args=args, about=about)

    def line(self, event: Event) -> StoryLine:
        key, args = besides(self.say.event(event, self.settings), event)
        return StoryLine(event=event, key=key, args=args, about=self.things.of_event(event) if self.laid else ())

    def zones(self, view: View, views: Sequence[View]) -> Sequence[Zone]:
        return revealed_zones(self.things, view, views) if views else self.things.zones(view)

    def zone(self, zone: Zone, view: View) -> BoardZone:
        say = self.say.zone(zone, view)
        return BoardZone(zone.id, zone.kind, say, zone.owner, zone.pieces, zone.hidden, zone.at, zone.value)


def offered(game: Game[Any, Any], move: Move, view: View, laid: bool = True) -> Option:
    """A move as one of the options of a seat."""
    key, args = besides(game.say.option(move, view), move)
    about = game.things.of_move(move, view) if laid else ()
    return Option(move=move, key=key, args=args, worth=game.worth_after(move, view), about=about)


def besides(say: Say, told: Struct) -> tuple[str, Mapping[str, Any]]:
    """What a message needs besides the type and the fields of what is told."""
    return say.key if say.key != type(told).__name__ else "", say.args if say.of is told else say.given


def question(game: Game[Any, Any], view: View, decision: int, situation: Situation) -> Question:
    top, sealed, plays = view.agenda[-1] if view.agenda else None, bool(view.sealed), situation.plays
    open_to_all = isinstance(top, Window) and not situation.over
    return Question(
        decision=decision,
        asked=view.asked if situation.why is None else (),
        take_back=plays and sealed and isinstance(top, Piecewise) and top.seat == view.seat,
        deadline=situation.deadline,
        first_come=open_to_all,
        passed=open_to_all and sealed,  # in such a question a seat sees nobody's pass but its own
        standing=situation.standing,
        plays=plays,
        forced=plays and len(view.options) == 1 and is_forced(game, view, situation.alone),
    )


def is_forced(game: Game[Any, Any], view: View, alone: bool) -> bool:
    """Whether the only option may be taken without the person: nobody can time it, or everybody can see that there is
    no other.

    Where something can be said first, or a part be taken back, the person is left alone.
    """
    top = view.agenda[-1]
    if view.asked != (view.seat,) or view.sealed or top.first_come:
        return False
    return not game.speech(view) if alone else top.in_sight and game.speech is say_nothing
