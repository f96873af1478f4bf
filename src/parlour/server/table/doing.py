"""What each request does to the game or the seats; the match and the seating refuse what is not allowed."""

from __future__ import annotations

from typing import Any

from msgspec import ValidationError

from parlour.bots import levels
from parlour.core import Refused
from parlour.server import wire
from parlour.server.table.course import Course
from parlour.server.table.presence import Presence
from parlour.server.table.seating import Guest, Settled
from parlour.server.table.silence import must_give_no_sign
from parlour.server.table.time.clocks import agree_to_pause


def carry_out(guest: Guest, request: wire.AnyRequest, course: Course, presence: Presence) -> None:
    """Do it, or raise Refused."""
    must_give_no_sign(guest.id, request, course.seating, course.talk)
    match request:
        case wire.Play(move=move, decision=decision):
            seat = course.player(guest.id)
            course.play(seat, read(course.game.read_move, move), decision)
        case wire.SayAloud(claim=claim):
            seat = course.speaker(guest.id)
            course.say(seat, read(course.game.read_claim, claim))
        case wire.Undo():
            course.undo(guest.id)
        case _:
            arrange(guest, request, course, presence)


def read(reader: Any, raw: Any) -> Any:
    try:
        return reader(raw)
    except (ValidationError, RecursionError):
        raise Refused("no-such-thing-to-do") from None


def arrange(guest: Guest, request: wire.AnyRequest, course: Course, presence: Presence) -> None:
    """Anything that has to do with the seats."""
    seating, present, game, now = course.seating, presence.present, course.game.id, course.staff.clock.now()
    match request:
        case wire.Sit(seat=seat):
            seating.sit(guest, seat)
        case wire.Leave():
            seating.leave(guest.id, levels.standby(game).name)
        case wire.Resume():
            seating.resume(guest.id)
        case wire.SeatBot(seat=seat, bot=bot):
            level = bot and levels.known(bot, game).name
            seating.seat_bot(guest.id, seat, level, present, presence.gone(seating))
        case wire.CommitLuck(hash=hash):
            seating.commit_luck(guest.id, hash)
        case wire.Start():
            seating.begin(guest, present, now)
        case wire.RevealLuck(words=words):
            seating.reveal_luck(guest.id, words)
        case wire.LeaveStanding(name=name):
            course.standing.leave(guest.id, name, course.match, seating)
        case wire.Concede():
            seating.concede(guest.id, levels.standby(game).name)
        case wire.Abort(agree=agree):
            seating.agree_to_abort(guest.id, agree)
        case wire.Pause(on=on):
            agree_to_pause(seating, guest.id, on, now)
        case wire.Quiet(on=on):
            seating.allow_talk(guest.id, not on, present)
        case wire.Hurry(on=on):
            seating.hurry(guest.id, on)
        case wire.Lock(on=on):
            seating.lock(guest.id, on)
        case wire.Kick(seat=seat, ban=ban):
            seating.kick(guest.id, seat, ban, levels.standby(game).name)
        case wire.Forgive(name=name):
            seating.forgive(guest.id, name)
        case wire.SetClock():
            seating.set_clock(guest.id, request, course.game.windows)
        case wire.Settle():
            settle(guest, request, course)


def settle(guest: Guest, request: wire.Settle, course: Course) -> None:
    """Play otherwise from now on; the game is asked whether it can be played so, but only for the host."""
    seating, game = course.seating, course.game
    seating.must_be_open_to_change(guest.id)
    seats = len(seating.chairs) if request.seats is None else request.seats
    new = Settled(
        seats=seats,
        options=course.staff.decks.options(game, seats, {**seating.options, **request.options}),
        help=request.help or seating.help,
        window=seating.window if request.window is None else request.window,
        away=seating.away if request.away is None else request.away,
        public=seating.public if request.public is None else request.public,
    )
    seating.settle(guest.id, new, game.windows)
