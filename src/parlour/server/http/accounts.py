"""Accounts over HTTP.  Only a browser that is signed in may change one: a program's token may not."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Final, cast

from aiohttp import web
from msgspec.json import Decoder

from parlour import games
from parlour.core import Refused
from parlour.server import wire
from parlour.server.house import House, title
from parlour.server.http.attempts import Attempts
from parlour.server.http.callers import Caller, Callers
from parlour.server.http.guard import Trouble, address, answered
from parlour.server.http.guests import DEVICE, SESSION, YEAR, device_of
from parlour.server.http.limits import Rates
from parlour.server.http.names import read_name
from parlour.server.http.reading import read
from parlour.server.http.routes import Route
from parlour.server.notices.contacts import Contacts
from parlour.server.people.accounts import Accounts, folded
from parlour.server.people.ratings import Ratings, Standing, read_outcome
from parlour.server.store.people import Account, Credential, Kind
from parlour.server.table.outcomes import Outcome

SIGN_UP: Final = Decoder(wire.SignUp)
SIGN_IN: Final = Decoder(wire.SignIn)
BY_LINK: Final = Decoder(wire.SignInByLink)
CHANGE: Final = Decoder(wire.ChangeAccount)
TOKEN: Final = Decoder(wire.NewToken)
DELETE: Final = Decoder(wire.DeleteAccount)
MOST_PLAYED: Final = 200
LONGEST_LABEL: Final = 120


class AccountDoor:
    def __init__(self, house: House, callers: Callers, rates: Rates, contacts: Contacts) -> None:
        self.house, self.staff, self.callers, self.contacts = house, house.staff, callers, contacts
        self.accounts: Accounts = callers.accounts
        self.ratings: Ratings = callers.ratings
        self.attempts = Attempts(rates)

    def routes(self) -> list[Route]:
        at, card = "/api/account", wire.AccountCard
        return [
            Route("POST", at, self.sign_up, "Make an account of this guest", card, wire.SignUp, 201),
            Route("GET", at, self.show, "My account", card),
            Route("PUT", at, self.change, "Choose about ratings, or a password", card, wire.ChangeAccount),
            Route("POST", f"{at}/sign-in", self.sign_in, "Sign in by name and password", card, wire.SignIn),
            Route("POST", f"{at}/sign-in-by-link", self.by_link, "Sign in by a link", card, wire.SignInByLink),
            Route("POST", f"{at}/sign-out", self.sign_out, "Sign out on this device", wire.Health),
            Route("POST", f"{at}/delete", self.delete, "Erase my account", wire.Health, wire.DeleteAccount),
            Route("POST", f"{at}/links", self.link, "A link that lets me in once elsewhere", wire.LinkMade, status=201),
            Route("POST", f"{at}/tokens", self.token, "A token for a program", wire.TokenMade, wire.NewToken, 201),
            Route("DELETE", f"{at}/tokens/{{id}}", self.revoke_token, "Revoke a token", card),
            Route("DELETE", f"{at}/sessions/{{id}}", self.revoke_session, "Sign out another device", card),
            Route("GET", f"{at}/games", self.played, "The games that I have played", list[wire.PlayedGame]),
            Route("GET", "/api/games/{game}/ratings", self.list, "Who plays a game how well", list[wire.RatingCard]),
        ]

    # ── coming in ──

    async def sign_up(self, request: web.Request) -> web.Response:
        wanted = await read(SIGN_UP, request)
        self.attempts.come(address(request))
        caller = await self.callers.find(request) or Caller(self.callers.guests.new())
        if caller.account is not None:
            raise Trouble(409, "sign-out-first")
        account = await self.accounts.sign_up(caller.guest.id, read_name(wanted.name), wanted.password)
        await self.house.say_farewell("joined", [caller.guest.id])
        return await self.let_in(request, account, 201)

    async def sign_in(self, request: web.Request) -> web.Response:
        wanted = await read(SIGN_IN, request)
        device = device_of(request)
        known = await self.accounts.remembered(wanted.name, device) if device else None
        with self.attempts.sign_in(address(request), folded(wanted.name), known):
            account = await self.accounts.sign_in(wanted.name, wanted.password)
        return await self.come(request, account, wanted.bring)

    async def by_link(self, request: web.Request) -> web.Response:
        wanted = await read(BY_LINK, request)
        self.attempts.come(address(request))
        return await self.come(request, await self.accounts.by_link(wanted.link), wanted.bring)

    async def come(self, request: web.Request, account: Account, bring: bool) -> web.Response:
        """Somebody is here again, and may bring the seats along that this device has as a guest."""
        if bring and (guest := await self.callers.as_guest(request)):
            await self.accounts.people.adopt(account.id, guest.guest.id)
            await self.house.say_farewell("joined", [guest.guest.id])
        return await self.let_in(request, account)

    async def let_in(self, request: web.Request, account: Account, status: int = 200) -> web.Response:
        label = request.headers.get("User-Agent", "").encode(errors="replace").decode()[:LONGEST_LABEL]
        secret, session = await self.accounts.begin(account, label)
        device = device_of(request) or token_urlsafe(32)
        await self.accounts.remember(account, device)
        caller = await self.callers.with_account(account, session)
        response = answered(await self.card(caller), status)
        secure = self.staff.public_url.startswith("https:")
        for cookie, value in ((SESSION, secret), (DEVICE, device)):
            response.set_cookie(cookie, value, max_age=YEAR, httponly=True, samesite="Lax", secure=secure)
        return response

    async def sign_out(self, request: web.Request) -> web.Response:
        caller, account = await self.signed_in(request)
        await self.accounts.revoke(account, "session", str(caller.session))
        response = answered(wire.Health())
        response.del_cookie(SESSION)
        return response

    # ── one's own account ──

    async def signed_in(self, request: web.Request) -> tuple[Caller, Account]:
        caller = await self.callers.find(request)
        if caller is None or caller.account is None:
            raise Trouble(401, "not-signed-in")
        if caller.session is None:
            raise Trouble(403, "token-cannot")
        return caller, caller.account

    async def show(self, request: web.Request) -> web.Response:
        caller, _ = await self.signed_in(request)
        return answered(await self.card(caller))

    async def change(self, request: web.Request) -> web.Response:
        wanted = await read(CHANGE, request)
        _, account = await self.signed_in(request)
        if wanted.password is not None:
            await self.change_password(request, wanted)
        if wanted.rating is not None:
            await self.accounts.people.set_rating(account.id, wanted.rating)
        return await self.show(request)

    async def change_password(self, request: web.Request, wanted: wire.ChangeAccount) -> None:
        caller, account = await self.signed_in(request)
        if wanted.tokens is None and await self.accounts.given(account, "token"):
            raise Refused("say-whether-tokens-end")
        here, old, new = str(caller.session), wanted.old_password, str(wanted.password)
        with self.attempts.say_again(here, account.id):
            await self.accounts.change_password(account, old, new, here, wanted.tokens == "end")

    async def delete(self, request: web.Request) -> web.Response:
        """Leave every table, forget the person, and close their tabs; games that others played with them stay."""
        wanted = await read(DELETE, request)
        caller, account = await self.signed_in(request)
        with self.attempts.say_again(str(caller.session), account.id):
            await self.accounts.must_be(account, wanted.password)
        await self.house.leave_all(*caller.ids)
        await self.accounts.people.erase(account.id, caller.ids)
        await self.house.say_farewell("erased", caller.ids)
        response = answered(wire.Health())
        response.del_cookie(SESSION)
        return response

    async def link(self, request: web.Request) -> web.Response:
        _, account = await self.signed_in(request)
        self.attempts.come(address(request))
        secret, until = await self.accounts.link(account)
        return answered(wire.LinkMade(f"{self.staff.public_url}/account#{secret}", until), 201)

    async def token(self, request: web.Request) -> web.Response:
        wanted = await read(TOKEN, request)
        _, account = await self.signed_in(request)
        return answered(wire.TokenMade(await self.accounts.give(account, "token", wanted.name)), 201)

    async def revoke_token(self, request: web.Request) -> web.Response:
        return await self.revoke(request, "token")

    async def revoke_session(self, request: web.Request) -> web.Response:
        return await self.revoke(request, "session")

    async def revoke(self, request: web.Request, kind: Kind) -> web.Response:
        caller, account = await self.signed_in(request)
        if not await self.accounts.revoke(account, kind, request.match_info["id"]):
            raise Trouble(404, "no-such-thing-any-more")
        return answered(await self.card(caller))

    async def card(self, caller: Caller) -> wire.AccountCard:
        account = caller.account
        assert account is not None
        sessions, tokens = [await self.accounts.given(account, kind) for kind in ("session", "token")]
        return wire.AccountCard(
            name=account.name,
            has_password=account.password is not None,
            rating=cast("wire.RatingChoice", account.rating),
            ratings=await self.own_ratings(account),
            sessions=shown(sessions, caller.session),
            tokens=shown(tokens),
            notices=await self.contacts.card(account.id),
        )

    async def own_ratings(self, account: Account) -> dict[str, int]:
        known = {game: (await self.ratings.of(game)).get(account.id) for game in games.shelf()}
        return {game: standing.rating for game, standing in known.items() if standing and account.rating != "off"}

    # ── what was played ──

    async def played(self, request: web.Request) -> web.Response:
        caller = await self.callers.known(request)
        found = await self.accounts.people.played(caller.ids, MOST_PLAYED)
        readable = [(table, outcome, seat) for table, told, seat in found if (outcome := read_outcome(told))]
        return answered([self.played_game(table, outcome, seat) for table, outcome, seat in readable])

    def played_game(self, table: str, outcome: Outcome, seat: int) -> wire.PlayedGame:
        return wire.PlayedGame(
            table=table,
            game=outcome.game,
            title=title(outcome.game),
            at=outcome.at,
            how=outcome.how,
            people=tuple([other.name for n, other in enumerate(outcome.seats) if n != seat]),
            won=outcome.seats[seat].won,
            undone=outcome.undone,
        )

    async def list(self, request: web.Request) -> web.Response:
        game = request.match_info["game"]
        if game not in games.shelf():
            raise Trouble(404, "no-game-of-that-name")
        known, people = await self.ratings.of(game), await self.accounts.people.names()
        cards = [card for player, standing in known.items() if (card := rating_card(player, standing, people))]
        return answered([*sorted(cards, key=lambda card: (-card.rating, card.name))])


def shown(credentials: list[Credential], this: str | None = None) -> tuple[wire.CredentialCard, ...]:
    return tuple([wire.CredentialCard(one.id, one.label, one.made, one.used, one.id == this) for one in credentials])


def rating_card(player: str, standing: Standing, people: dict[str, tuple[str, str]]) -> wire.RatingCard | None:
    """A line of the list: a level of bots, or somebody who shows the rating to everybody."""
    kind, _, level = player.partition(":")
    if kind == "bot":
        return wire.RatingCard(level, True, standing.rating, standing.games)
    name, choice = people.get(player, ("", "off"))
    return wire.RatingCard(name, False, standing.rating, standing.games) if choice == "shown" else None
