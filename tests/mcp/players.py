"""A simple player who knows nothing but the tools: it reads their texts and answers with a number."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from mcp import Client

QUESTION = re.compile(r"^You are asked\. This is question ([\d-]+);", re.MULTILINE)
OPTION = re.compile(r"^(\d+): ", re.MULTILINE)
CLAIMS = re.compile(r"^After line (\d+) of the story")
TABLE = re.compile(r"^You sit at table (\S+)\.")
OVER = "The game is over."


class Reader:
    """One client with its tools."""

    def __init__(self, client: Client, seed: int = 1) -> None:
        self.client, self.rng = client, Random(seed)
        self.moves = self.claims = 0

    async def call(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        """Whether it went well, and the text."""
        result = await self.client.call_tool(tool, arguments)
        assert len(result.content) == 1
        return not result.is_error, result.content[0].text

    async def do(self, tool: str, **arguments: Any) -> str:
        went_well, text = await self.call(tool, **arguments)
        assert went_well, text
        return text

    async def refused(self, tool: str, **arguments: Any) -> str:
        """The sentence by which it is refused."""
        went_well, text = await self.call(tool, **arguments)
        assert not went_well, text
        assert text.count("\n") == 0 and text.endswith("."), text
        return text

    async def opened(self, game: str, **arguments: Any) -> str:
        found = TABLE.match(await self.do("open_table", game=game, **arguments))
        assert found
        return found[1]

    async def play_on(self, table: str) -> str:
        """Play at random to the end; what was told then."""
        while OVER not in (told := await self.do("wait", table=table)):
            if asked := QUESTION.search(told):
                await self.maybe_claim(table)
                offered = told.partition("You are asked.")[2].partition("After line")[0]  # then come claims
                number = int(self.rng.choice(OPTION.findall(offered)))
                await self.call("move", table=table, question=asked[1], number=number)  # somebody may be quicker
                self.moves += 1
        return told

    async def maybe_claim(self, table: str) -> None:
        sayable = await self.do("claims", table=table)
        if (found := CLAIMS.match(sayable)) and self.rng.random() < 0.3:
            went_well, _ = await self.call(
                "claim", table=table, after=int(found[1]), number=int(self.rng.choice(OPTION.findall(sayable)))
            )
            self.claims += went_well
