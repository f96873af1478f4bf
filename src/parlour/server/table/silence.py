"""Ways to talk without words: those whom the rules silence may do nothing at will that others see, and take it back.

By the rules a seat is *silent* for a while, or *apart* from the others for good (``Talk``).  Everybody knows who is.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.core import Game, Match, Refused, Talk
from parlour.core.talk import EVERYBODY_TALKS, talk_freely
from parlour.server import wire
from parlour.server.table.seating import Chair, GuestId, Seating

SIGNS: Final = frozenset({"leave", "abort", "pause", "lock", "quiet", "forgive"})  # seen by all, and easily undone
NONE: Final = frozenset[str]()


def talk_now(game: Game[Any, Any], match: Match[Any, Any] | None) -> Talk:
    """Who may talk, from the view of somebody who only watches."""
    if match is None or match.result is not None or game.talk is talk_freely:
        return EVERYBODY_TALKS
    return game.talk(match.unread_view(None))


def signs_closed_to(guest: GuestId, seating: Seating, talk: Talk) -> frozenset[str]:
    """The requests that would be signs of ``guest``; with bots alone there is nobody to see them."""
    seat = seating.seat_of(guest)
    if seat is None or seating.stage != "playing" or seating.is_alone(guest):
        return NONE
    if seat in talk.silent:
        return SIGNS - {"pause"} if seating.paused else SIGNS  # anybody may go on
    return taken_back(seating.chairs[seat], seating.paused) if seat in talk.apart else NONE


def taken_back(chair: Chair, paused: bool) -> frozenset[str]:
    """What somebody apart has done for all to see, and could now undo and do again."""
    done = {
        "abort": chair.agrees,
        "pause": chair.pauses and not paused,
        "resume": chair.bot is not None and not chair.replaced,
    }
    return frozenset([request for request, is_done in done.items() if is_done])


def must_give_no_sign(guest: GuestId, request: wire.AnyRequest, seating: Seating, talk: Talk) -> None:
    if request.__struct_config__.tag in signs_closed_to(guest, seating, talk):
        raise Refused("no-sign-now")
