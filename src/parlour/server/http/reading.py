"""What comes in may be anything: the body of a request, or a message on a socket."""

from __future__ import annotations

import re
from asyncio import timeout
from typing import Any, Final

from aiohttp import web
from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from parlour.server.http.guard import Trouble

LONGEST_READING: Final = 10  # seconds
ZERO: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # after an even number of backslashes it is that character


def storable(came: bytes) -> bytes:
    """JSON as it came, unless it holds the one character that not every database keeps."""
    if b"\\u0000" in came and ZERO.search(came):
        raise ValidationError("it holds the character U+0000")
    return came


async def read(reader: Decoder[Any], request: web.Request) -> Any:
    """What a request brings, or the trouble with it."""
    try:
        async with timeout(LONGEST_READING):
            return reader.decode(storable(await request.read()))
    except TimeoutError:
        raise Trouble(408, "too-slow") from None
    except ValidationError as error:
        raise Trouble(400, "cannot-be-read", error=error) from None
    except (DecodeError, RecursionError, UnicodeError, web.RequestPayloadError):
        raise Trouble(400, "not-json") from None
