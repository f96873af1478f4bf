"""What systemd is told of the house, if it is systemd that started it."""

from __future__ import annotations

import os
from contextlib import suppress
from socket import AF_UNIX, SOCK_DGRAM, socket
from typing import Final

READY: Final = "READY=1"
ALIVE: Final = "WATCHDOG=1"
STOPPING: Final = "STOPPING=1"


def notify(state: str) -> None:
    """A datagram to the socket that the environment names; an @ stands for the first byte of a name without a file."""
    if address := os.environ.get("NOTIFY_SOCKET"):
        with suppress(OSError), socket(AF_UNIX, SOCK_DGRAM) as line:
            line.sendto(state.encode(), address.replace("@", "\0", 1) if address[0] == "@" else address)
