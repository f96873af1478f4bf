"""People whose house goes away for a moment: they come back, and wait until somebody is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from aiohttp import ClientError

from tests.server.visitors import Tab, Visitor

PATIENCE = 20  # seconds, after which a browser tries it anew


async def back(guest: Visitor, table: str) -> Tab:
    """As a browser does: again and again until the house answers."""
    while True:
        with suppress(ClientError, ConnectionError, TimeoutError):
            tab = await asyncio.wait_for(guest.tab(table), PATIENCE)
            if tab.frame:
                return tab
        await asyncio.sleep(0.1)


async def asked(tabs: Sequence[Tab]) -> Tab:
    """One of them who can move, as soon as there is one."""
    while True:
        for tab in tabs:
            await tab.catch_up()
            if tab.options and not tab.frame["board"]["passed"]:
                return tab
