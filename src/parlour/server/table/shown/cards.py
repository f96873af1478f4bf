"""What a frame says of the table and the people at it; made anew only when these have changed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json

from parlour.core import Game, Seat, Talk
from parlour.core.talk import EVERYBODY_TALKS
from parlour.server.table.seating import Chair, Gone, GuestId, Present, Seating
from parlour.server.table.shown.situations import Situation, situation_of
from parlour.server.table.silence import signs_closed_to
from parlour.server.wire import Again, SeatCard, Sitter, TableCard, TableHead, You


class People:
    """Who sits at a table and who is here, as everybody is shown it."""

    def __init__(self, head: TableHead, seating: Seating, present: Present, gone: Gone, talk: Talk) -> None:
        self.seating, self.present, self.gone, self.talk = seating, present, gone, talk
        self.head, self.cards = json.encode(head), json.encode(seat_cards(seating, present, gone, talk))
        self.watchers = watching(seating, present)
        self.watching = json.encode(self.watchers)
        self.yours: dict[GuestId, Yours] = {}
        self.alike: dict[bytes, Yours] = {}  # those who watch are most often shown the same
        self.situations: dict[tuple[Seat | None, bool], Situation] = {}

    def you(self, guest: GuestId) -> Yours:
        """What is shown to ``guest`` alone."""
        if guest not in self.yours:
            you = your_card(self.seating, guest, self.present, self.gone, self.talk)
            card = json.encode(you)
            new = Yours(you.seat, (self.head, self.cards, card, self.watching, b"null"))
            self.yours[guest] = self.alike.setdefault(card, new)
        return self.yours[guest]

    def situation(self, seat: Seat | None, finished: bool) -> Situation:
        """What the board of ``seat`` shows of the table."""
        if (seat, finished) not in self.situations:
            self.situations[seat, finished] = situation_of(seat, finished, self.seating, self.watchers)
        return self.situations[seat, finished]


class Yours(Struct, frozen=True, eq=False):
    """What one guest is shown of the people."""

    seat: Seat | None
    parts: tuple[bytes, ...]  # of a picture, in their order, while the game is not over


def seat_cards(seating: Seating, present: Present, gone: Gone = (), talk: Talk = EVERYBODY_TALKS) -> list[SeatCard]:
    """Somebody whom the rules silence seems to be here until they have been away for long: to come and go is a sign."""
    silenced = [seating.chairs[seat].guest for seat in (*talk.silent, *talk.apart)]
    seem_here = {*present, *[guest for guest in silenced if guest and guest not in gone]}
    return [seat_card(seat, chair, seating, seem_here) for seat, chair in enumerate(seating.chairs)]


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
        kicked=chair.kicked,
        rating=chair.rating,
        luck=chair.luck,
    )


def your_card(seating: Seating, guest: GuestId, present: Present, gone: Gone = (), talk: Talk = EVERYBODY_TALKS) -> You:
    seat, signs = seating.seat_of(guest), signs_closed_to(guest, seating, talk)
    may = tuple([request for request in seating.may(guest, present, gone) if request not in signs])
    again = Again(seating.again, seating.again_by) if seating.again and seat is not None else None
    return You(seat, guest == seating.host, may, again, seating.kept_for(guest))


def watching(seating: Seating, present: Present) -> int:
    """How many people are here who have no seat."""
    return len({*present} - {chair.guest for chair in seating.chairs if chair.guest})


def table_card(id: str, game: Game[Any, Any], seating: Seating, present: Present) -> TableCard:
    """A table as the list of tables shows it."""
    chairs = seating.chairs
    return TableCard(
        id=id,
        game=game.id,
        title=game.title,
        stage=seating.stage,
        seats=len(chairs),
        free=sum(chair.open_to(None) for chair in chairs),
        bots=sum(chair.bot is not None for chair in chairs),
        people=tuple([chair.name for chair in chairs if chair.guest]),
        watching=watching(seating, present),
        locked=seating.doors.locked,
        options=seating.options,
        window=seating.window if game.windows else None,
    )
