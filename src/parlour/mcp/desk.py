"""The server of the tools: over standard input and output, or over HTTP on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from inspect import signature
from socket import SO_REUSEADDR, SOL_SOCKET, socket
from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, TextContent
from pydantic import ValidationError

from parlour import __version__
from parlour.core import Refused
from parlour.mcp.tables import House
from parlour.mcp.tools import Tools, names

HERE: Final = "127.0.0.1"  # who can reach the tools plays the seat, so nobody on another machine can
INSTRUCTIONS: Final = (
    "Parlour is a table for deduction games. You sit on a seat like a person and see only what that seat may see. "
    "Begin with `games` and `rules`; then `open_table`, or `tables` and `join`. Then repeat: `wait` until you are "
    "asked, choose one of the numbered options with `move`. `look` shows the whole table and story."
)


class Desk(MCPServer[Any]):
    """What is refused is answered by one sentence."""

    def __init__(self, house: House) -> None:
        super().__init__("parlour", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING")
        self.house, tools = house, Tools(house)
        self.arguments: dict[str, list[str]] = {}
        for name in names():
            self.add_tool(getattr(tools, name), structured_output=False)
            self.arguments[name] = [*signature(getattr(tools, name)).parameters]

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        try:
            self.check(name, arguments)
            return await super().call_tool(name, arguments, context)
        except Refused as reason:
            return refusal(str(reason))
        except ToolError as error:
            if isinstance(error.__cause__, Refused):
                return refusal(str(error.__cause__))
            if isinstance(error.__cause__, ValidationError):
                return refusal(misfit(error.__cause__))
            raise

    def check(self, name: str, arguments: dict[str, Any]) -> None:
        if name not in self.arguments:
            raise Refused(f"There is no tool {name[:40]}; there are {', '.join(self.arguments)}.")
        for argument in arguments:
            if argument not in self.arguments[name]:
                raise Refused(f"{name} takes no {argument[:40]}; it takes {', '.join(self.arguments[name])}.")


def refusal(reason: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=reason)], is_error=True)


def misfit(error: ValidationError) -> str:
    """The first thing that is wrong with the arguments, as a sentence."""
    first = error.errors()[0]
    return f"{'.'.join(map(str, first['loc']))}: {first['msg'].replace('Input should', 'it should')}."


async def over_stdio(house: House) -> None:
    async with house:
        await Desk(house).run_stdio_async()


async def over_http(house: House, port: int, welcome: Callable[[str], None]) -> None:
    """Until the process is told to stop."""
    import uvicorn

    with socket() as listener:
        try:
            listener.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
            listener.bind((HERE, port))
            listener.listen()
        except OSError as error:
            raise Refused(f"Port {port} cannot be used: {error.strerror}.") from None
        app = Desk(house).streamable_http_app(host=HERE)
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        welcome(f"http://{HERE}:{listener.getsockname()[1]}/mcp")
        async with house:
            await server.serve(sockets=[listener])


def serve(house: House, port: int | None, welcome: Callable[[str], None]) -> None:
    asyncio.run(over_stdio(house) if port is None else over_http(house, port, welcome))
