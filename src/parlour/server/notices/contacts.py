"""Where somebody wants to hear that it is their turn: named by them, shown to be theirs; and how to switch it off."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

from parlour.core import Language, Refused
from parlour.server import wire
from parlour.server.clock import Clock
from parlour.server.notices import wording
from parlour.server.notices.hooks import Webhooks
from parlour.server.notices.mail import Mailer, NotSent, read_address
from parlour.server.people.accounts import hashed
from parlour.server.rates import Buckets, Rate
from parlour.server.store.notices import Notices

DAY: Final = 24 * 3600
ASKED: Final = Rate(3 / DAY, 3)  # mails that ask one address whether it is theirs


class Channels:
    """How people can be told anything here: what the operator has set up."""

    def __init__(self, mailer: Mailer | None = None, hooks: Webhooks | None = None) -> None:
        self.mailer, self.hooks = mailer, hooks

    def __bool__(self) -> bool:
        return bool(self.mailer or self.hooks)


class Contacts:
    def __init__(self, notices: Notices, clock: Clock, public_url: str, key: bytes, channels: Channels) -> None:
        self.notices, self.clock, self.public_url, self.channels = notices, clock, public_url, channels
        self.signer = URLSafeSerializer(key, salt="stop")
        self.asked = Buckets(ASKED, clock.now)

    async def card(self, account: str) -> wire.NoticesCard:
        known = {contact.way: contact for contact in await self.notices.contacts(account)}
        mail, hook = known.get("mail"), known.get("hook")
        return wire.NoticesCard(
            mail=mail.address if mail else None,
            mail_confirmed=bool(mail and mail.confirmed),
            hook=hook.address if hook else None,
            can_mail=self.channels.mailer is not None,
            can_hook=self.channels.hooks is not None,
        )

    # ── mail ──

    async def set_mail(self, account: str, text: str, language: Language) -> None:
        """A mail with a link is sent there; until that is used, nothing else is."""
        if not text.strip():
            await self.notices.drop(account, "mail")
            return
        mailer, address = self.mailer(), read_address(text)
        if not self.asked.take(address.casefold()):
            raise Refused("address-asked-enough")
        secret = token_urlsafe(32)
        try:
            letter = wording.confirming(language, self.public_url, f"{self.public_url}/notices/confirm#{secret}")
            await mailer.send(address, letter, {})
        except NotSent:
            raise Refused("no-mail-sent") from None
        await self.notices.put(account, "mail", address, language, hashed(secret), self.clock.now() + DAY)

    def mailer(self) -> Mailer:
        if self.channels.mailer is None:
            raise Refused("house-sends-no-mail")
        return self.channels.mailer

    async def confirm(self, secret: str) -> None:
        if not await self.notices.confirm(hashed(secret), self.clock.now()):
            raise Refused("link-used-up")

    # ── webhooks ──

    async def set_hook(self, account: str, text: str, language: Language) -> None:
        """An address that takes a first message at once; that it does so shows that it is right."""
        if not text.strip():
            await self.notices.drop(account, "hook")
            return
        if self.channels.hooks is None:
            raise Refused("house-calls-no-webhooks")
        address = self.channels.hooks.read(text)
        try:
            await self.channels.hooks.send(address, wording.hello(language))
        except NotSent:
            raise Refused("webhook-took-nothing") from None
        await self.notices.put(account, "hook", address, language)

    # ── no more of it ──

    def off(self, account: str, address: str) -> str:
        """What a mail carries to switch off further ones; it works without signing in, for as long as they come."""
        signed = self.signer.dumps([account, address])
        return signed if isinstance(signed, str) else signed.decode()

    async def switch_off(self, link: str) -> None:
        try:
            account, address = self.signer.loads(link)
        except (BadData, ValueError):
            raise Refused("link-not-ours") from None
        await self.notices.drop_address(account, "mail", address)
