"""Where a server can be reached, for the people who are to reach it."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Sequence
from io import StringIO
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

import segno

from parlour.core import Refused

Network: TypeAlias = IPv4Network | IPv6Network
ANYWHERE: Final = ("0.0.0.0", "::", "")
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address kept free for examples; nothing is sent to it


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens, or a sentence that says why it can't."""
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        listener = socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        raise Refused("house-cannot-open", host=host or None, port=str(port), error=error.strerror) from None
    listener.setblocking(False)
    return listener


def networks(names: Iterable[str]) -> tuple[Network, ...]:
    """The networks that people name as 10.0.0.0/8, or as one address."""
    try:
        return tuple([ip_network(name, strict=False) for name in names])
    except ValueError:
        raise Refused("proxies-wrong", names=[*names]) from None


class Proxies:
    """Who may say on whose behalf they ask: programs on this machine, and the proxies that the operator names."""

    def __init__(self, trusted: Sequence[Network] = ()) -> None:
        self.trusted = trusted

    def trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return found.is_loopback or any(found in network for network in self.trusted)

    def named(self, address: str) -> bool:
        """Whether the operator has named this proxy; a stranger on this machine is no proxy."""
        return any(ip_address(address) in network for network in self.trusted) if address else False

    def asker(self, peer: str, forwarded: str) -> str:
        """Whose request came from ``peer``: the last in X-Forwarded-For that is no proxy we trust."""
        for address in [peer, *reversed([name.strip() for name in forwarded.split(",") if name.strip()])]:
            asker = address
            if not self.trusts(address):
                break
        return asker


def household(address: str) -> str:
    """Who shares a limit: one address of IPv4, and of IPv6 the network that anybody is given whole."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4 or found.ipv4_mapped:
        return address
    return str(ip_network((found, 64), strict=False))


def lan_address(host: str) -> str:
    """``host`` as others in the room would call it."""
    if host not in ANYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # only chooses the way out
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


def url_of(host: str, port: int) -> str:
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}" if port == 80 else f"http://{named}:{port}"


def is_for_others(host: str) -> bool:
    """Whether anybody but this machine can come to ``host``."""
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


def qr_code(url: str) -> str:
    """A picture of ``url`` in letters, for a phone to read off the terminal."""
    picture = StringIO()
    segno.make(url, error="l").terminal(picture, border=2, compact=True)
    return picture.getvalue()
