"""A table as one viewer sees it, made of that seat's view and of what everybody may know; nothing of a State."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, Struct, json, structs

from parlour.core import PASS, Claim, Event, Game, Move, Names, Piecewise, Result, Seat, View, Window
from parlour.server.answers import after_pass
from parlour.server.seating import Chair, GuestId, Present, Seating
from parlour.server.wire import (
    Again,
    Board,
    Ending,
    Frame,
    Option,
    Sayable,
    SeatCard,
    Sitter,
    StandingAnswer,
    Still,
    Story,
    StoryLine,
    You,
)


class Sight:
    """What one viewer sees now: the still picture, and the story from any line on."""

    def __init__(self, still: Still, game: Game[Any, Any], view: View | None, names: Names) -> None:
        self.still, self.game, self.view, self.names = still, game, view, names
        self.picture = json.encode(still)
        self.told: dict[int, bytes] = {}

    @property
    def lines(self) -> int:
        return len(self.view.story) if self.view else 0

    def frame(self, since: int) -> bytes:
        """The frame as it is sent to somebody who has the first ``since`` lines of the story."""
        if since not in self.told:
            self.told[since] = b'%b,"story":%b}' % (self.picture[:-1], json.encode(self.story(since)))
        return self.told[since]

    def story(self, since: int) -> Story:
        events: Sequence[Event] = self.view.story[since:] if self.view else ()
        words = self.game.words.event
        return Story(since, tuple([StoryLine(words(event, self.view, self.names), raw(event)) for event in events]))

    def whole(self, since: int) -> Frame:
        """The frame as part of an answer."""
        return Frame(**structs.asdict(self.still), story=self.story(since))


class Moment(Struct, frozen=True):
    """How the game stands, apart from any seat."""

    decision: int
    result: Result | None
    over: bool  # also when people ended it, without a result of the game's own


def raw(thing: Move | Event | Claim | View) -> Raw:
    return Raw(json.encode(thing))


def board(game: Game[Any, Any], view: View, now: Moment, names: Names, seating: Seating) -> Board:
    """The game in words, for the seat whose ``view`` it is."""
    words = game.words
    plays = view.seat is not None and not now.over and seating.chairs[view.seat].played_by_person
    passed = view.seat is not None and not now.over and seating.passed.get(view.seat) == now.decision
    moves = [move for move in view.options if not passed or move != PASS] if plays else []
    view = after_pass(view) if passed else view
    claims = game.speech(view) if plays else ()
    stopped = now.over and now.result is None
    return Board(
        decision=now.decision,
        asked=() if stopped else view.asked,
        prompt=seating.why if stopped else words.prompt(view, names),
        options=tuple([Option(raw(move), words.move(move, view, names), words.kind(move)) for move in moves]),
        take_back=plays and can_take_back(view),
        claims=tuple([Sayable(raw(claim), words.claim(claim, view, names)) for claim in claims]),
        zones=tuple(words.board(view, names)),
        view=raw(structs.replace(view, options=(), story=())),
        deadline=seating.deadline,
        first_come=not now.over and bool(view.agenda) and isinstance(view.agenda[-1], Window),
        passed=passed,
        standing=seating.chairs[view.seat].standing if plays and view.seat is not None else None,
        standings=tuple([StandingAnswer(name, left.text) for name, left in game.standing.items()]) if plays else (),
    )


def can_take_back(view: View) -> bool:
    top = view.agenda[-1] if view.agenda else None
    return isinstance(top, Piecewise) and top.seat == view.seat and bool(view.sealed)


def seat_cards(seating: Seating, present: Present) -> tuple[SeatCard, ...]:
    return tuple([seat_card(seat, chair, seating, present) for seat, chair in enumerate(seating.chairs)])


def seat_card(seat: Seat, chair: Chair, seating: Seating, present: Present) -> SeatCard:
    sitter: Sitter = "bot" if chair.bot else "person" if chair.guest else "nobody"
    return SeatCard(
        seat=seat,
        sitter=sitter,
        name=chair.name,
        bot=chair.bot,
        connected=chair.guest in present if chair.guest else chair.bot is not None,
        host=chair.guest is not None and chair.guest == seating.host,
        away=chair.guest is not None and chair.bot is not None,
        conceded=chair.conceded,
        agrees_to_abort=chair.agrees,
    )


def you(seating: Seating, guest: GuestId, present: Present) -> You:
    seat = seating.seat_of(guest)
    again = Again(seating.again, seating.again_by) if seating.again and seat is not None else None
    return You(seat, guest == seating.host, seating.may(guest, present), again, seating.kept_for(guest))


def ending(seating: Seating, result: Result | None, seed: bytes, record: str) -> Ending | None:
    """The end of a game that is over, and where its whole truth is found."""
    if seating.how is None:
        return None
    shown = result or Result(seating.how, unbeaten(seating), (), seating.why)
    points, roles = tuple(shown.points), tuple(shown.roles)
    return Ending(seating.how, shown.ending, shown.winners, points, shown.why, roles, seed.hex(), record)


def unbeaten(seating: Seating) -> tuple[Seat, ...]:
    """Who is left after a concession; nobody wins a game that all agreed to end."""
    if seating.how != "conceded":
        return ()
    return tuple([seat for seat, chair in enumerate(seating.chairs) if not chair.conceded])
