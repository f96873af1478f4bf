"""Accounts: somebody with a name and a password, or with a link that works once, is the same guest on every device."""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, TypeAlias

from parlour.core import Refused
from parlour.server.clock import Clock
from parlour.server.people.passwords import Passwords
from parlour.server.store.people import Account, Credential, Kind, People

MOST: Final = 20  # tokens, sessions, and known devices, of one account
LINK_LASTS: Final = 15 * 60  # seconds
TOKEN: Final = "parlour_"  # how every token begins, so that one left lying about can be found
Ended: TypeAlias = Callable[[Sequence[str]], Awaitable[None]]  # told of sessions and tokens that are worth nothing now


class Accounts:
    def __init__(self, people: People, clock: Clock, ended: Ended) -> None:
        self.people, self.clock, self.ended, self.passwords = people, clock, ended, Passwords()

    async def sign_up(self, guest: str, name: str, password: str | None) -> Account:
        """A new account, which ``guest`` is from now on."""
        hash = await self.passwords.hashed(password) if password is not None else None
        account = Account(token_urlsafe(9), name, guest, hash, "off")
        if not await self.people.add(account, folded(name), self.clock.now()):
            raise Refused("name-taken")
        return account

    async def sign_in(self, name: str, password: str) -> Account:
        account = await self.people.named(folded(name))
        if not await self.passwords.fits(account.password if account else None, password) or account is None:
            raise Refused("name-or-password-wrong")
        return account

    async def change_password(self, account: Account, old: str | None, new: str, here: str, tokens: bool) -> None:
        """With the old password ends all that was let in by it: links, all sessions but this one, and tokens if wished.

        The password is first.  A sign-in that is on its way by the old one sees that it has changed.
        """
        await self.must_be(account, old)
        await self.people.set_password(account.id, await self.passwords.hashed(new))
        await self.people.drop_links(account.id)
        for kind in kinds(tokens):
            await self.ended(await self.people.revoke_others(account.id, kind, here))

    async def must_be(self, account: Account, password: str | None) -> None:
        """Somebody who has a password must know it; who has none is known by the session alone."""
        if account.password is not None and not await self.passwords.fits(account.password, password or ""):
            raise Refused("not-your-password")

    # ── what is shown instead of a password ──

    async def give(self, account: Account, kind: Kind, label: str) -> str:
        """A new session or token: the secret itself, which is told once and kept nowhere."""
        known = await self.people.credentials(account.id, kind)
        if len(known) >= MOST and kind == "token":
            raise Refused("too-many-tokens", most=MOST)
        await self.make_room(account, kind, known)
        secret = (TOKEN if kind == "token" else "") + token_urlsafe(32)
        await self.people.give(token_urlsafe(9), hashed(secret), account.id, kind, label, self.clock.now())
        return secret

    async def make_room(self, account: Account, kind: Kind, known: list[Credential]) -> None:
        """The ones unused for longest end, so that there is room for one more."""
        for oldest in sorted(known, key=lambda one: one.used)[: max(0, len(known) - MOST + 1)]:
            await self.revoke(account, kind, oldest.id)

    async def revoke(self, account: Account, kind: Kind, id: str) -> bool:
        """Whether there was such a one.  It is worth nothing from now on, and lets nobody stay."""
        found = await self.people.revoke(account.id, kind, id)
        if found:
            await self.ended([id])
        return found

    async def begin(self, account: Account, label: str) -> tuple[str, str]:
        """A new session: its secret and its id.  Refused, if the password has changed since it was said."""
        secret = await self.give(account, "session", label)
        now, id = await self.shown(secret, "session") or (None, "")
        if now is None or now.password != account.password:
            await self.revoke(account, "session", id)
            raise Refused("password-changed")
        return secret, id

    # ── devices that are known again ──

    async def remember(self, account: Account, device: str) -> None:
        """Somebody was let in on this device."""
        if await self.shown(mark(account, device), "device") is None:
            known = await self.people.credentials(account.id, "device")
            await self.make_room(account, "device", known)
            hash = hashed(mark(account, device))
            await self.people.give(token_urlsafe(9), hash, account.id, "device", "", self.clock.now())

    async def remembered(self, name: str, device: str) -> str | None:
        """The id of a device on which the account of that name was signed in before."""
        account = await self.people.named(folded(name))
        shown = await self.shown(mark(account, device), "device") if account else None
        return shown[1] if shown else None

    async def shown(self, secret: str, kind: Kind) -> tuple[Account, str] | None:
        """Whose session or token it is, and its id."""
        return await self.people.shown(hashed(secret), kind, self.clock.now())

    async def given(self, account: Account, kind: Kind) -> list[Credential]:
        return await self.people.credentials(account.id, kind)

    # ── links ──

    async def link(self, account: Account) -> tuple[str, float]:
        """A secret that lets its owner in once, and until when."""
        secret, until = token_urlsafe(32), self.clock.now() + LINK_LASTS
        await self.people.lay_link(hashed(secret), account.id, until)
        return secret, until

    async def by_link(self, secret: str) -> Account:
        account = await self.people.use_link(hashed(secret), self.clock.now())
        if account is None:
            raise Refused("link-used-up-ask-again")
        return account


def kinds(tokens: bool) -> tuple[Kind, ...]:
    return ("session", "token") if tokens else ("session",)


def mark(account: Account, device: str) -> str:
    """What a device shows for one account: who finds it in the store learns nothing of another."""
    return f"{account.id} {device}"


def hashed(secret: str) -> str:
    """A secret has 256 bits, so that nobody finds it from its hash by trying.  What came may be no text at all."""
    return sha256(secret.encode(errors="surrogateescape")).hexdigest()


def folded(name: str) -> str:
    """A name as it is compared: Ann is ann."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
