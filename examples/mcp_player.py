"""A player that knows nothing but the tools of `parlour mcp`: it waits, reads its options and takes any of them.

python examples/mcp_player.py                       (at a table with bots)
python examples/mcp_player.py --server URL          (at a house, with its token in PARLOUR_TOKEN)
"""

import asyncio
import os
import random
import re
import sys

from mcp import Client, StdioServerParameters

SERVER = StdioServerParameters(
    command=sys.executable,
    args=["-c", "from parlour.cli import main; main()", "mcp", *sys.argv[1:]],
    env=dict(os.environ),
)


async def main():
    async with Client(SERVER) as client:

        async def use(tool, **arguments):
            """What a tool says; a mistake is one sentence as well."""
            return (await client.call_tool(tool, arguments)).content[0].text

        opened = await use("open_table", game="mind_reader", seats=2, bot="thumb", options={"length": "one hand"})
        table = re.match(r"You sit at table (\S+)\.", opened)[1]
        while "The game is over." not in (told := await use("wait", table=table)):
            question = re.search(r"This is question ([\d-]+);", told)
            if question:
                options = told.partition("You are asked.")[2].partition("After line")[0]  # then come claims
                number = int(random.choice(re.findall(r"^(\d+): ", options, re.MULTILINE)))
                await use("move", table=table, question=question[1], number=number)
        print(told)


asyncio.run(main())
