"""Guests: nobody registers, everybody has a signed cookie."""

from __future__ import annotations

import re
from secrets import token_urlsafe
from typing import Final

from aiohttp import web
from itsdangerous import BadData, URLSafeSerializer
from msgspec import ValidationError, convert

from parlour.server.http.names import invented
from parlour.server.table.seating import Guest

COOKIE: Final = "parlour_guest"
SESSION: Final = "parlour_session"
DEVICE: Final = "parlour_device"  # stays after signing out, and lets nobody in: it only says who was here before
DEVICE_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR: Final = 365 * 24 * 3600


def bearer(request: web.Request) -> str | None:
    """The token that a request shows; None for one that shows none."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def device_of(request: web.Request) -> str | None:
    """The secret of a device that was here before; None for what this house can't have given."""
    device = request.cookies.get(DEVICE, "")
    return device if DEVICE_SECRET.fullmatch(device) else None


class Guests:
    """Reads and writes guests' cookies with the house's key."""

    def __init__(self, key: bytes) -> None:
        self.signer = URLSafeSerializer(key, salt="guest")

    def new(self) -> Guest:
        return Guest(token_urlsafe(12), invented())

    def write(self, guest: Guest) -> str:
        signed = self.signer.dumps([guest.id, guest.name, guest.chosen])
        return signed if isinstance(signed, str) else signed.decode()

    def read(self, cookie: str | None) -> Guest | None:
        """The guest who was given ``cookie``; None for one that this house has not signed."""
        try:
            return Guest(*convert(self.signer.loads(cookie or ""), tuple[str, str, bool]))
        except (BadData, ValidationError, UnicodeError):
            return None
