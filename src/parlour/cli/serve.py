"""`parlour serve`: open the house to browsers."""

from __future__ import annotations

import atexit
import logging
import os
import sys
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Literal, TypedDict
from urllib.parse import urlsplit

from cyclopts import Parameter

from parlour.bots.levels import hire
from parlour.bots.own import hired
from parlour.cli.arguments import number, within
from parlour.cli.mistakes import complain
from parlour.core import Refused

if TYPE_CHECKING:
    from parlour.server.house import House


class Manner(TypedDict):
    """How the log is kept."""

    level: int
    plain: bool


def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to answer at; usually every address of this machine.")
    ] = "0.0.0.0",
    port: Annotated[int, Parameter(converter=number, help="The port; usually 8000.  0: any that is free.")] = 8000,
    store: Annotated[
        str | None,
        Parameter(
            help="Where tables are kept: sqlite:///FILE or postgresql://HOST/DATABASE; usually your data folder."
        ),
    ] = None,
    public_url: Annotated[
        str | None, Parameter(help="How browsers reach this server, if through a proxy: https://parlour.example")
    ] = None,
    forget_after: Annotated[
        int | None,
        Parameter(
            converter=number,
            help="Forget tables after so many days without a change; usually only those never dealt, after 30.",
        ),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        Parameter(help="Addresses of proxies that say truly who asks: 10.0.0.0/8.  Those on this machine always do."),
    ] = None,
    limits: Annotated[
        Path | None, Parameter(help="A TOML file with other limits than usual; docs/operate.md lists them.")
    ] = None,
    smtp: Annotated[
        str | None,
        Parameter(
            help="A mail server that tells people of their turn: smtp://user:password@host:587?from=parlour@example.org",
            env_var="PARLOUR_SMTP",
        ),
    ] = None,
    webhooks: Annotated[
        Literal["public", "any", "off"],
        Parameter(help="Web addresses that people may have told of their turn: any includes your own network's."),
    ] = "public",
    workers: Annotated[
        int, Parameter(converter=number, help="Processes that serve the house together; more than one need PostgreSQL.")
    ] = 1,
    bots: Annotated[
        str | None,
        Parameter(
            help="Bots of your own that guests may seat, with commas between: module:Class, ./file.py:Class, or one "
            "that an installed package brings.  Their code runs in this house."
        ),
    ] = None,
    decks: Annotated[
        Path | None,
        Parameter(
            help="A folder of deck files (*.toml) that hosts may choose from; docs/own-decks.md tells what is in them."
        ),
    ] = None,
    open_page: Annotated[bool, Parameter(name="--open", help="Show it in this machine's browser at once.")] = False,
) -> int:
    """Open the house: friends come with their browsers, bots are there already."""
    within("--port", port, range(65536))
    if forget_after is not None:
        within("--forget-after", forget_after, range(1, 36501))
    within("--workers", workers, range(1, 257))
    for name in bots.split(",") if bots else ():
        hire(hired(name.strip()))
    if workers > 1:
        gather_figures()
    try:
        from parlour.server import log, serve
        from parlour.server.http.addresses import networks
        from parlour.server.http.limits import read_rates
        from parlour.server.notices.hooks import Webhooks
        from parlour.server.notices.mail import mail_server
        from parlour.server.store import NoStore, places
        from parlour.server.table.decks import Decks, read_decks
    except ImportError as error:
        raise Refused("server-needs", package=error.name) from None
    path = places.where(store)
    kept, faults = read_decks(decks) if decks else (Decks(), [])
    for fault in faults:
        complain(fault, 0)
    plan = serve.Plan(
        store=path,
        host=host,
        port=port,
        public_url=checked(public_url),
        log=log.opened(**manner()),
        forget_after=forget_after,
        smtp=mail_server(smtp, host_of(public_url)) if smtp else None,
        webhooks=Webhooks(private=webhooks == "any") if webhooks != "off" else None,
        processes=workers,
        proxies=networks(trust_proxy or ()),
        rates=read_rates(limits),
        staff={"decks": kept},
    )
    try:
        serve.serve(plan, lambda house: welcome(house, places.named(path), open_page))
    except NoStore as reason:
        return complain(str(reason), 1)
    return 0


def gather_figures() -> None:
    """Have several processes count together.  This is read when their counters are first imported."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        folder = TemporaryDirectory(prefix="parlour-figures-")
        atexit.register(folder.cleanup)
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder.name


def manner() -> Manner:
    """A person at a terminal is told only what is wrong, in words; a file is told everything, for programs."""
    watched = sys.stderr.isatty()
    return {"level": logging.WARNING if watched else logging.INFO, "plain": watched}


def checked(url: str | None) -> str | None:
    parts = urlsplit(url or "http://parlour.example")
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise Refused("public-url-wrong", address=url)
    return url


def host_of(url: str | None) -> str:
    return urlsplit(url or "").hostname or "localhost.localdomain"


def welcome(house: House, store: str, open_page: bool) -> None:
    from parlour.server.http.addresses import is_for_others, qr_code, url_of

    url = house.staff.public_url
    here = url if house.staff.origin else url_of("127.0.0.1", house.port)
    print(f"Parlour is open at {url}", flush=True)
    if is_for_others(urlsplit(url).hostname or ""):
        nearer = f"On this machine: {here}\n\n" if here != url else "\n"
        print(f"{nearer}{qr_code(url)}\nFriends in the room scan this.")
    print(f"Tables are kept in {store}. Ctrl-C closes the house; they will still be there.", flush=True)
    if open_page and has_screen():
        webbrowser.open(here)


def has_screen() -> bool:
    """Without one, opening a page would start a browser in this terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
