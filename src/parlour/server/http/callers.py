"""Who asks: a guest by a cookie, or somebody with an account by a session or by a program's token."""

from __future__ import annotations

from typing import Final

from aiohttp import web
from msgspec import Struct
from msgspec.structs import replace

from parlour.server.http.guard import Trouble
from parlour.server.http.guests import COOKIE, SESSION, Guests, bearer
from parlour.server.people.accounts import Accounts
from parlour.server.people.ratings import Ratings
from parlour.server.store.people import Account
from parlour.server.table.seating import Guest, Seating

UNKNOWN: Final = "The server does not know you yet: ask for /api/me first."
NO_TOKEN: Final = "This token is not known here, or it was revoked."


class Caller(Struct, frozen=True):
    guest: Guest
    account: Account | None = None
    others: tuple[str, ...] = ()  # guests whom the account has become
    session: str | None = None  # the id of the session; None for a guest, and for a program

    @property
    def ids(self) -> tuple[str, ...]:
        return (self.guest.id, *self.others)

    def at(self, seating: Seating) -> Guest:
        """Who this is at a table: of all guests that this person is, the one who has a seat there."""
        for id in self.ids:
            if seating.seat_of(id) is not None or seating.kept_for(id) is not None or seating.doors.is_banned(id):
                return replace(self.guest, id=id)
        return self.guest


class Callers:
    def __init__(self, guests: Guests, accounts: Accounts, ratings: Ratings) -> None:
        self.guests, self.accounts, self.ratings = guests, accounts, ratings

    async def find(self, request: web.Request) -> Caller | None:
        """Who asks; None for a stranger.  A token counts alone: who sends one is no browser."""
        if (token := bearer(request)) is not None:
            if caller := await self.signed_in(await self.accounts.shown(token, "token"), token=True):
                return caller
            raise Trouble(401, NO_TOKEN)
        session = request.cookies.get(SESSION)
        shown = await self.accounts.shown(session, "session") if session else None
        return await self.signed_in(shown) or await self.as_guest(request)

    async def as_guest(self, request: web.Request) -> Caller | None:
        """By the guest's cookie alone, which opens no account."""
        guest = self.guests.read(request.cookies.get(COOKIE))
        if guest is None or await self.accounts.people.owned(guest.id):
            return None
        return Caller(guest)

    async def signed_in(self, shown: tuple[Account, str] | None, token: bool = False) -> Caller | None:
        if shown is None:
            return None
        account, id = shown
        player = account.id if account.rating != "off" else None
        others = await self.accounts.people.adopted(account.id)
        return Caller(Guest(account.guest, account.name, True, player), account, others, None if token else id)

    async def known(self, request: web.Request) -> Caller:
        if caller := await self.find(request):
            return caller
        raise Trouble(401, UNKNOWN)

    async def with_rating(self, caller: Caller, game: str) -> Caller:
        """With the rating beside the name, if this person shows it."""
        if caller.account is None or caller.account.rating != "shown":
            return caller
        known = (await self.ratings.of(game)).get(caller.account.id)
        return replace(caller, guest=replace(caller.guest, rating=known.rating if known else None))
