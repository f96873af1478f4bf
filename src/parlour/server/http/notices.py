"""Where somebody wants to hear that it is their turn, over HTTP."""

from __future__ import annotations

from typing import Final

from aiohttp import web
from msgspec.json import Decoder

from parlour.core import Refused
from parlour.server import wire
from parlour.server.http.accounts import AccountDoor
from parlour.server.http.guard import address, answered, reader_language
from parlour.server.http.reading import read
from parlour.server.http.routes import Route

CHANGE: Final = Decoder(wire.ChangeNotices)
CONFIRM: Final = Decoder(wire.ConfirmMail)


class NoticeDoor:
    def __init__(self, account: AccountDoor) -> None:
        self.account, self.contacts = account, account.contacts

    def routes(self) -> list[Route]:
        at, card = "/api/notices", wire.AccountCard
        return [
            Route("PUT", "/api/account/notices", self.change, "Where I hear of my turn", card, wire.ChangeNotices),
            Route("POST", f"{at}/confirm", self.confirm, "This mail address is mine", wire.Health, wire.ConfirmMail),
            Route("POST", f"{at}/off/{{link}}", self.switch_off, "No more mails, by the link in one", wire.Health),
        ]

    async def change(self, request: web.Request) -> web.Response:
        wanted = await read(CHANGE, request)
        _, account = await self.account.signed_in(request)
        self.account.attempts.come(address(request))
        if wanted.mail is not None and wanted.hook is not None:
            raise Refused("one-address-at-a-time")  # else one could be kept and the other refused
        language = reader_language(request)
        if wanted.mail is not None:
            await self.contacts.set_mail(account.id, wanted.mail, language)
        if wanted.hook is not None:
            await self.contacts.set_hook(account.id, wanted.hook, language)
        return await self.account.show(request)

    async def confirm(self, request: web.Request) -> web.Response:
        """By the reader of the mail, on any device, signed in or not."""
        wanted = await read(CONFIRM, request)
        self.account.attempts.come(address(request))
        await self.contacts.confirm(wanted.link)
        return answered(wire.Health())

    async def switch_off(self, request: web.Request) -> web.Response:
        await self.contacts.switch_off(request.match_info["link"])
        return answered(wire.Health())
