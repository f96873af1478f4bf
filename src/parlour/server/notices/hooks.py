"""Webhooks: a message posted to a web address that somebody named.

The address is a stranger's choice, so the house must not be led to places that only it can reach: unless the operator
allows it, only public addresses are spoken to.  A name is looked up once, and what was checked is what is connected to.
"""

from __future__ import annotations

from asyncio import Semaphore
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
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
# All that is given out to anybody.  The rest of IPv6 is for special uses: 64:ff9b:1::/48 is somebody's own translator,
# ::a.b.c.d and ::ffff:0:a.b.c.d lead to IPv4, fc00::/7, fe80::/10 and fec0::/10 stay within a network.
GIVEN_OUT: Final = (IPv4Network("0.0.0.0/0"), IPv6Network("2000::/3"))
# Within that, what not every release of Python counts among the special ones.
SPECIAL: Final = (
    IPv4Network("192.0.0.0/24"),  # for protocols
    IPv4Network("192.88.99.0/24"),  # relays of 6to4
    IPv6Network("2001::/23"),  # for protocols, among them Teredo, which leads to IPv4
    IPv6Network("2001:db8::/32"),  # for examples
    IPv6Network("2002::/16"),  # 6to4, which leads to IPv4
    IPv6Network("3fff::/20"),  # for examples
)


def is_public(text: str) -> bool:
    """Whether anybody on the internet could speak to this address."""
    address = meant(ip_address(text.partition("%")[0]))
    given_out = any(address in network for network in GIVEN_OUT)
    special = address.is_multicast or any(address in network for network in SPECIAL)
    return address.is_global and given_out and not special


def meant(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The address that is spoken to in the end: one of IPv6 may only be another way to write one of IPv4."""
    if isinstance(address, IPv4Address):
        return address
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else address.ipv4_mapped or address


class PublicOnly(AbstractResolver):
    """Finds the addresses of a name, and refuses all of them if one is not public."""

    def __init__(self) -> None:
        self.inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: AddressFamily = AddressFamily.AF_INET
    ) -> list[ResolveResult]:
        found = await self.inner.resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise OSError("That address is not a public one.")
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
            raise Refused("webhook-address") from None
        if url.scheme not in ("http", "https") or not url.host or port is None or len(text) > LONGEST:
            raise Refused("webhook-address")
        if port not in (80, 443) and port < 1024:
            raise Refused("webhook-port")
        if not self.private and is_literal(url.host) and not is_public(url.host):
            raise Refused("address-not-public")
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
