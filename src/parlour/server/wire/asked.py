"""Every request on the socket of a table."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.json import Decoder

from parlour.server.wire.requests import TableRequest
from parlour.server.wire.talk import Quiet, TalkRequest

AnyRequest: TypeAlias = TableRequest | TalkRequest | Quiet
READ: Final = Decoder(AnyRequest)
