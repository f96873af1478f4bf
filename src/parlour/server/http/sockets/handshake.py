"""How a request becomes a socket (RFC 6455, 4.2): it is said yes to, and its connection leaves aiohttp."""

from __future__ import annotations

from base64 import b64decode, b64encode
from hashlib import sha1
from typing import Final

from aiohttp import web

from parlour.server.http.guard import Trouble

VERSION: Final = "13"
MAGIC: Final = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Handshake(web.StreamResponse):
    """The answer after which a connection is a socket."""

    def __init__(self, request: web.Request) -> None:
        headers = {"Upgrade": "websocket", "Connection": "upgrade", "Sec-WebSocket-Accept": accepted(key_of(request))}
        super().__init__(status=101, headers=headers)
        self.force_close()

    async def write_eof(self, data: bytes = b"") -> None:
        """Nothing ends here, and the connection is no longer aiohttp's."""


def key_of(request: web.Request) -> str:
    """What the other end wants to see again; Trouble, if a socket is not what it asks for."""
    headers = request.headers
    asked = [part.strip().lower() for part in headers.get("Connection", "").split(",")]
    key = headers.get("Sec-WebSocket-Key", "").strip()
    if request.method != "GET" or "upgrade" not in asked or headers.get("Upgrade", "").strip().lower() != "websocket":
        raise Trouble(400, "here-is-a-socket")
    if headers.get("Sec-WebSocket-Version") != VERSION or not is_key(key):
        raise Trouble(400, "here-is-a-socket")
    return key


def is_key(key: str) -> bool:
    try:
        return len(b64decode(key, validate=True)) == 16
    except ValueError:
        return False


def accepted(key: str) -> str:
    return b64encode(sha1((key + MAGIC).encode(), usedforsecurity=False).digest()).decode()
