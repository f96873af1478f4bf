"""Webhooks: a message posted to a web address that somebody named.

The address is a stranger's choice, so the house must not be led to places that only it can reach: unless the operator
allows it, only public addresses are spoken to.  A name is looked up once, and what was checked is what is connected to.
"""

from __future__ import annotations

from asyncio import Semaphore
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import AddressFamily
from typing import Final

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector, ThreadedResolver
from aiohttp.abc import AbstractResolver, ResolveResult
from msgspec import json
from yarl import URL

from parlour.core import Refused
from parlour.server.notices.mail import NotSent
from parlour.server.notices.wording import HookMessage

LONGEST: Final = 500  # characters of an address
AT_ONCE: Final = 8
PATIENCE: Final = ClientTimeout(total=10)
NAT64: Final = IPv6Network("64:ff9b::/96")  # the last four bytes are an IPv4 address
NO_ADDRESS: Final = "A webhook needs a web address that begins with https:// or http://."
PRIVATE: Final = "That address is not a public one."


def is_public(text: str) -> bool:
    """Whether anybody on the internet could speak to this address, by itself or by the IPv4 address inside it."""
    address = ip_address(text.partition("%")[0])
    inside = embedded(address) if isinstance(address, IPv6Address) else None
    return address.is_global and not address.is_multicast and (inside is None or inside.is_global)


def embedded(address: IPv6Address) -> IPv4Address | None:
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]


class PublicOnly(AbstractResolver):
    """Finds the addresses of a name, and refuses all of them if one is not public."""

    def __init__(self) -> None:
        self.inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: AddressFamily = AddressFamily.AF_INET
    ) -> list[ResolveResult]:
        found = await self.inner.resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise OSError(PRIVATE)
        return found

    async def close(self) -> None:
        await self.inner.close()


class Webhooks:
    def __init__(self, private: bool = False) -> None:
        self.private, self.places = private, Semaphore(AT_ONCE)

    def read(self, text: str) -> str:
        """The address as it is kept; Refused, if the house would never speak to it."""
        try:
            url = URL(text.strip())
            port = url.port
        except ValueError:
            raise Refused(NO_ADDRESS) from None
        if url.scheme not in ("http", "https") or not url.host or port is None or len(text) > LONGEST:
            raise Refused(NO_ADDRESS)
        if port not in (80, 443) and port < 1024:
            raise Refused("A webhook's port must be 80, 443, or 1024 and higher.")
        if not self.private and is_literal(url.host) and not is_public(url.host):
            raise Refused(PRIVATE)
        return str(url.with_fragment(None))

    async def send(self, address: str, message: HookMessage) -> None:
        """Return when it was taken with a 2xx; else NotSent.  The answer is not read, and no redirect followed."""
        try:
            self.read(address)  # the operator's mind may have changed
            async with self.places, self.session() as session:
                posted = session.post(URL(address), data=json.encode(message), allow_redirects=False)
                async with posted as answer:
                    if answer.status // 100 != 2:
                        raise NotSent(f"status {answer.status}")
        except (ClientError, OSError, ValueError, Refused) as error:
            raise NotSent(type(error).__name__) from error

    def session(self) -> ClientSession:
        connector = TCPConnector(use_dns_cache=False, resolver=None if self.private else PublicOnly())
        headers = {"Content-Type": "application/json", "User-Agent": "Parlour"}
        return ClientSession(connector=connector, timeout=PATIENCE, headers=headers, trust_env=False)


def is_literal(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
        return True
    except ValueError:
        return False
