"""The body of a request, which may be anything."""

from __future__ import annotations

from asyncio import timeout
from typing import Any, Final

from aiohttp import web
from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from parlour.server.http.guard import Trouble

LONGEST_READING: Final = 10  # seconds


async def read(reader: Decoder[Any], request: web.Request) -> Any:
    """What a request brings, or the trouble with it."""
    try:
        async with timeout(LONGEST_READING):
            return reader.decode(await request.read())
    except TimeoutError:
        raise Trouble(408, "That came too slowly.") from None
    except ValidationError as error:
        raise Trouble(400, f"That can't be read: {error}.") from None
    except (DecodeError, RecursionError, UnicodeError, web.RequestPayloadError):
        raise Trouble(400, "That is not JSON.") from None
