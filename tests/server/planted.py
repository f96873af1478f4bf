"""`parlour serve` with a fault: somebody who asks for the list of tables sends the event loop round for ever."""

from __future__ import annotations

from parlour.cli import main
from parlour.server.house import House


async def endless(self: House) -> list[object]:
    secret = "the value of a local name"
    while secret:
        pass
    return []


if __name__ == "__main__":
    House.public = endless  # type: ignore[assignment, method-assign]
    raise SystemExit(main())
