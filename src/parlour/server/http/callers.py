"""Who asks: a guest by a cookie, or somebody with an account by a session or by a program's token."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct
from msgspec.structs import replace

from parlour.server.fair import Who
from parlour.server.http.guard import Trouble, address
from parlour.server.http.guests import COOKIE, SESSION, Guests, bearer
from parlour.server.people.accounts import Accounts
from parlour.server.people.ratings import Ratings
from parlour.server.store.people import Account
from parlour.server.table.seating import Guest, Seating


class Caller(Struct, frozen=True):
    guest: Guest
    account: Account | None = None
    others: tuple[str, ...] = ()  # guests whom the account has become
    session: str | None = None  # the id of the session; None for a guest, and for a program
    token: str | None = None  # the id of a program's token

    @property
    def ids(self) -> tuple[str, ...]:
        return (self.guest.id, *self.others)

    @property
    def key(self) -> str:
        """What lets this person in, by its id."""
        return self.session or self.token or self.guest.id

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
            if shown := await self.accounts.shown(token, "token"):
                return await self.with_account(shown[0], token=shown[1])
            raise Trouble(401, "token-unknown")
        session = request.cookies.get(SESSION)
        if session and (shown := await self.accounts.shown(session, "session")):
            return await self.with_account(shown[0], session=shown[1])
        return await self.as_guest(request)

    async def as_guest(self, request: web.Request) -> Caller | None:
        """By the guest's cookie alone, which opens no account."""
        guest = self.guests.read(request.cookies.get(COOKIE))
        if guest is None or await self.accounts.people.owned(guest.id):
            return None
        return Caller(guest)

    async def with_account(self, account: Account, session: str | None = None, token: str | None = None) -> Caller:
        player = account.id if account.rating != "off" else None
        others = await self.accounts.people.adopted(account.id)
        guest = Guest(account.guest, account.name, True, player)
        return Caller(guest, account, others, session, token)

    async def still(self, request: web.Request, key: str) -> bool:
        """Whether what let somebody in still does: it may have ended while they came."""
        try:
            caller = await self.find(request)
        except Trouble:  # a token that was revoked
            return False
        return caller is not None and caller.key == key

    async def who(self, request: web.Request) -> Who:
        """Who asks for heavy work about finished games; strangers at one address count as one person.  They count apart
        from those who play: nobody's notebook waits for what the same person reads."""
        caller = await self.find(request)
        return Who(f"reader {caller.guest.id if caller else 'unknown'}", address(request))

    async def known(self, request: web.Request) -> Caller:
        if caller := await self.find(request):
            return caller
        raise Trouble(401, "you-are-unknown")

    async def with_rating(self, caller: Caller, game: str) -> Caller:
        """With the rating beside the name, if this person shows it."""
        if caller.account is None or caller.account.rating != "shown":
            return caller
        known = (await self.ratings.of(game)).get(caller.account.id)
        return replace(caller, guest=replace(caller.guest, rating=known.rating if known else None))
