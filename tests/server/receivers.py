"""Places to which the house sends notices: a mail server and a web server, both real and small."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_string, policy
from email.message import EmailMessage
from typing import Any

from aiohttp import web
from msgspec import json

from parlour.server.notices.mail import MailServer


class Mailbox:
    """A mail server that takes everything, or while ``broken`` nothing."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.came = asyncio.Event()
        self.broken, self.refusals = False, 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(line.encode() + b"\r\n")

        say("220 mailbox")
        while line := (await reader.readline()).decode().strip():
            verb = line.partition(" ")[0].upper()
            if verb == "MAIL" and self.broken:
                self.refusals += 1
                say("451 not now")
            elif verb == "DATA":
                say("354 go on")
                self.take((await reader.readuntil(b"\r\n.\r\n")).decode())
                say("250 taken")
            else:
                say("221 bye" if verb == "QUIT" else "250 mailbox")
            await writer.drain()
        writer.close()

    def take(self, raw: str) -> None:
        text = raw.removesuffix("\r\n.\r\n").replace("\r\n..", "\r\n.")  # SMTP doubles a dot that begins a line
        mail = message_from_string(text, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.came.set()

    async def next(self) -> EmailMessage:
        """The mail after those that were read."""
        while not self.mails:
            self.came.clear()
            await asyncio.wait_for(self.came.wait(), 300)
        return self.mails.pop(0)


@asynccontextmanager
async def mailbox() -> AsyncIterator[tuple[Mailbox, MailServer]]:
    box = Mailbox()
    server = await asyncio.start_server(box.serve, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        yield box, MailServer("127.0.0.1", port, False, "", "", "parlour@parlour.example")


class Ear:
    """A web server that notes what it is told, by path."""

    def __init__(self) -> None:
        self.url, self.status = "", 200
        self.heard: list[tuple[str, Any]] = []
        self.came = asyncio.Event()

    async def hear(self, request: web.Request) -> web.Response:
        self.heard.append((request.path, json.decode(await request.read())))
        self.came.set()
        return web.Response(status=self.status, headers={"Location": "/elsewhere"})

    async def next(self) -> tuple[str, Any]:
        while not self.heard:
            self.came.clear()
            await asyncio.wait_for(self.came.wait(), 300)
        return self.heard.pop(0)


@asynccontextmanager
async def ear() -> AsyncIterator[Ear]:
    found, app = Ear(), web.Application()
    app.router.add_route("*", "/{path:.*}", found.hear)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    found.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield found
    finally:
        await runner.cleanup()
