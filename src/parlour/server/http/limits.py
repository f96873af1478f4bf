"""How much anyone may ask for, and from where."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import DecodeError, Struct, toml

from parlour.core import Refused
from parlour.server.rates import Rate

LONGEST_MESSAGE: Final = 20 * 1024  # a note may be as long as 4,000 characters of four bytes
LONGEST_BODY: Final = 16 * 1024
MOST_MISTAKES: Final = 10  # on one socket


class Rates(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house's limits; friends in one room may share an address."""

    requests: Rate = Rate(30, 200)  # over HTTP, by address
    openings: Rate = Rate(0.5, 30)  # of tables, by address
    sockets: Rate = Rate(5, 100)  # connecting, by address
    messages: Rate = Rate(20, 60)  # on one socket
    resyncs: Rate = Rate(1, 5)  # on one socket
    all_resyncs: Rate = Rate(10, 60)  # by address
    questions: Rate = Rate(2, 20)  # to the notebook, on one socket
    all_questions: Rate = Rate(10, 60)  # by address
    sign_ins: Rate = Rate(0.1, 20)  # and all else that could be guessed, by address
    sign_ins_by_name: Rate = Rate(0.01, 10)  # wrong passwords for one name, by address
    all_sign_ins_by_name: Rate = Rate(0.05, 100)  # and from all addresses together
    sign_ins_by_device: Rate = Rate(0.02, 10)  # wrong passwords on a device where that account was signed in before
    most_quiet: int = 200  # connections on which nothing is asked, by address
    first_request: float = 10  # seconds after which a connection must have asked for something
    most_sockets: int = 300  # open at once, by address
    most_tabs: int = 200  # open at once at one table


def read_rates(file: Path | None) -> Rates:
    """The house's limits, with those changed that a TOML file names."""
    try:
        return Rates() if file is None else toml.decode(file.read_bytes(), type=Rates)
    except OSError as error:
        raise Refused("limits-unreadable", file=file, error=error.strerror) from None
    except (DecodeError, UnicodeError) as error:
        raise Refused("limits-unreadable", file=file, error=error) from None


def same_origin(origin: str, host: str, own: str | None) -> bool:
    """Whether a page from ``origin`` may speak for its visitor: our own, or else one from the host that was asked."""
    if own is not None:
        return origin == own
    try:
        page = urlsplit(origin)
    except ValueError:  # no URL at all
        return False
    return page.netloc == host and page.scheme in ("http", "https")
