"""``parlour mcp``: a seat for a language model, as tools over the Model Context Protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

from cyclopts import Parameter

from parlour.cli.arguments import number, within
from parlour.core import Refused

if TYPE_CHECKING:
    from parlour.mcp.tables import House


def mcp(
    *,
    server: Annotated[
        str | None,
        Parameter(help="A house to play at, such as http://localhost:8000; without one, tables with bots are here."),
    ] = None,
    token: Annotated[
        str | None,
        Parameter(env_var="PARLOUR_TOKEN", help="The token of an account there; better given as PARLOUR_TOKEN."),
    ] = None,
    http: Annotated[
        int | None,
        Parameter(
            converter=number,
            help="Answer over HTTP at this port of this machine (0: any that is free); usually over standard input.",
        ),
    ] = None,
) -> None:
    """Let a language model play: it is given tools to join a table, look, move and talk."""
    if http is not None:
        within("--http", http, range(65536))
    try:
        house = house_for(server, token)
        from parlour.mcp.desk import serve
    except ImportError as error:
        raise Refused("tools-need", package=error.name) from None
    serve(house, http, lambda url: print(f"Parlour's tools are at {url}", flush=True))


def house_for(server: str | None, token: str | None) -> House:
    """Somebody's house by its address and a token; without them, one in this process."""
    if server is None:
        from parlour.mcp.local import LocalHouse

        return LocalHouse()
    if token is None:
        raise Refused("server-needs-token")
    if urlsplit(server).scheme not in ("http", "https") or not urlsplit(server).netloc:
        raise Refused("server-address-wrong", address=server)
    from parlour.mcp.remote import RemoteHouse

    return RemoteHouse(server.rstrip("/"), token)
