"""Accounts: somebody with a name and a password, or with a link that works once, is the same guest on every device."""

from __future__ import annotations

import unicodedata
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from parlour.core import Refused
from parlour.server.clock import Clock
from parlour.server.people.passwords import Passwords
from parlour.server.store.people import Account, Credential, Kind, People

WRONG: Final = "That name and that password don't belong together."
TAKEN: Final = "That name is taken; choose another."
USED_UP: Final = "This link was used before, or it is too old: ask for a new one."
MOST: Final = 20  # tokens, and sessions, of one account
LINK_LASTS: Final = 15 * 60  # seconds
TOKEN: Final = "parlour_"  # how every token begins, so that one left lying about can be found


class Accounts:
    def __init__(self, people: People, clock: Clock) -> None:
        self.people, self.clock, self.passwords = people, clock, Passwords()

    async def sign_up(self, guest: str, name: str, password: str | None) -> Account:
        """A new account, which ``guest`` is from now on."""
        hash = await self.passwords.hashed(password) if password is not None else None
        account = Account(token_urlsafe(9), name, guest, hash, "off")
        if not await self.people.add(account, folded(name), self.clock.now()):
            raise Refused(TAKEN)
        return account

    async def sign_in(self, name: str, password: str) -> Account:
        account = await self.people.named(folded(name))
        if not await self.passwords.fits(account.password if account else None, password) or account is None:
            raise Refused(WRONG)
        return account

    async def change_password(self, account: Account, old: str | None, new: str) -> None:
        await self.must_be(account, old)
        await self.people.set_password(account.id, await self.passwords.hashed(new))

    async def must_be(self, account: Account, password: str | None) -> None:
        """Somebody who has a password must know it; who has none is known by the session alone."""
        if account.password is not None and not await self.passwords.fits(account.password, password or ""):
            raise Refused("That is not your password.")

    # ── what is shown instead of a password ──

    async def give(self, account: Account, kind: Kind, label: str) -> str:
        """A new session or token: the secret itself, which is told once and kept nowhere."""
        known = await self.people.credentials(account.id, kind)
        if len(known) >= MOST and kind == "token":
            raise Refused(f"An account has {MOST} tokens at most; revoke one first.")
        for oldest in sorted(known, key=lambda one: one.used)[: max(0, len(known) - MOST + 1)]:
            await self.people.revoke(account.id, kind, oldest.id)
        secret = (TOKEN if kind == "token" else "") + token_urlsafe(32)
        await self.people.give(token_urlsafe(9), hashed(secret), account.id, kind, label, self.clock.now())
        return secret

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
            raise Refused(USED_UP)
        return account


def hashed(secret: str) -> str:
    """A secret has 256 bits, so that nobody finds it from its hash by trying."""
    return sha256(secret.encode()).hexdigest()


def folded(name: str) -> str:
    """A name as it is compared: Ann is ann."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
