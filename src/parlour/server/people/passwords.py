"""Passwords: hashed with Argon2 beside the event loop, a few at once, and never kept or logged."""

from __future__ import annotations

from asyncio import Semaphore, to_thread
from secrets import token_urlsafe
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

AT_ONCE: Final = 2
MEMORY: Final = 19 * 1024  # KiB, for a moment; with two rounds in one lane, as OWASP recommends


class Passwords:
    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=2, memory_cost=MEMORY, parallelism=1)
        self.places = Semaphore(AT_ONCE)
        self.of_nobody: str | None = None

    async def hashed(self, password: str) -> str:
        async with self.places:
            return await to_thread(self.hasher.hash, password)

    async def fits(self, hash: str | None, password: str) -> bool:
        """Whether it is the password; for somebody who has none, or does not exist, the answer takes as long."""
        if self.of_nobody is None:
            self.of_nobody = await self.hashed(token_urlsafe(16))
        async with self.places:
            return await to_thread(self.verified, hash or self.of_nobody, password) and hash is not None

    def verified(self, hash: str, password: str) -> bool:
        try:
            return self.hasher.verify(hash, password)
        except (Argon2Error, InvalidHashError):
            return False
