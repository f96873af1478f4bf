"""The notebook that a seat of a finished game could have had at any of its moves; in a worker."""

from __future__ import annotations

from pickle import dumps
from typing import Final

from msgspec import Struct, json

from parlour.core import Language, Refused, Seat
from parlour.notebook import Marks
from parlour.server import wire
from parlour.server.after.replaying import FinishedGame, view_at
from parlour.server.notebook.answers import Inquiry, answered

ID: Final = "replay"  # of the question, for there is no other


class NotebookOrder(Struct, frozen=True):
    """A page of the past: whose, before which line of the record, and which square is to be proved, if any."""

    told: FinishedGame
    seat: Seat
    line: int
    square: str | None
    language: Language


def remembered(order: NotebookOrder) -> bytes:
    """The pages or the proof, as they would have been sent to the seat; its own marks stay private for ever."""
    try:
        view = view_at(order.told, order.seat, order.line)
    except Refused as reason:
        return json.encode(wire.RefusedRequest(ID, reason.told(order.language)))
    request = wire.OpenNotebook(ID) if order.square is None else wire.AskWhy(ID, order.square)
    return answered(
        Inquiry(request, order.told.game, dumps(view), Marks(), "notebook", order.told.names, order.language)
    )
