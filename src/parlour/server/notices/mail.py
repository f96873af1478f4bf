"""Mail by SMTP, sent beside the event loop."""

from __future__ import annotations

import re
import ssl
from asyncio import Semaphore, to_thread
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from smtplib import SMTP, SMTP_SSL, SMTPException
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from parlour.core import Refused
from parlour.server.notices.wording import Letter

AT_ONCE: Final = 2
PATIENCE: Final = 20.0  # seconds, for each answer of the mail server
PORTS: Final = {"smtp": 587, "smtps": 465}
HERE: Final = ("localhost", "127.0.0.1", "::1")
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,6}")


class NotSent(Exception):
    """Somebody could not be told; it may be tried again."""


class MailServer(Struct, frozen=True):
    """A mail server as ``--smtp`` names it."""

    host: str
    port: int
    secure: bool  # TLS from the first byte
    user: str
    password: str
    sender: str


def mail_server(url: str, domain: str) -> MailServer:
    """smtp://user:password@host:587?from=parlour@example.org; smtps:// for TLS from the first byte."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
        sender = parse_qs(parts.query).get("from", [f"parlour@{domain}"])[0]
    except (KeyError, ValueError):
        raise Refused("smtp-wrong") from None
    if not parts.hostname or not ADDRESS.fullmatch(sender):
        raise Refused("smtp-incomplete")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password, sender)


def read_address(text: str) -> str:
    address = text.strip()
    if not ADDRESS.fullmatch(address):
        raise Refused("no-mail-address")
    return address


class Mailer:
    def __init__(self, server: MailServer) -> None:
        self.server, self.places = server, Semaphore(AT_ONCE)

    async def send(self, to: str, letter: Letter, headers: Mapping[str, str]) -> None:
        """Return when the mail server has taken it; else NotSent."""
        async with self.places:
            try:
                await to_thread(self.deliver, composed(self.server.sender, to, letter, headers))
            except (OSError, SMTPException) as error:
                raise NotSent(type(error).__name__) from error

    def deliver(self, message: EmailMessage) -> None:
        server = self.server
        kind = SMTP_SSL if server.secure else SMTP
        with kind(server.host, server.port, timeout=PATIENCE) as smtp:
            self.make_secure(smtp)
            if server.user:
                smtp.login(server.user, server.password)
            smtp.send_message(message)

    def make_secure(self, smtp: SMTP) -> None:
        """A mail server elsewhere is spoken to in the clear only if it knows nothing better and is told no password."""
        if self.server.secure or self.server.host in HERE:
            return
        smtp.ehlo()
        if smtp.has_extn("starttls") or self.server.user:
            smtp.starttls(context=ssl.create_default_context())


def composed(sender: str, to: str, letter: Letter, headers: Mapping[str, str]) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, letter.subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    for name, value in headers.items():
        message[name] = value
    message.set_content(letter.text, cte="quoted-printable")
    return message
