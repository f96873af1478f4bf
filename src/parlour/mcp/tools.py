"""The tools that a language model is given.  Their docstrings are what it reads about them."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from parlour.core import TAKE_BACK, Refused
from parlour.core.settings import Value
from parlour.games import find
from parlour.mcp import wording
from parlour.mcp.tables import House, Look, Table, Wish

LONGEST_WAIT: Final = 55.0  # seconds: many clients give a tool up after a minute

Number = Annotated[int, Field(strict=True)]
Question = Annotated[str, Field(coerce_numbers_to_str=True)]
TableId = Annotated[str, Field(description="The id of a table, as `tables` or `open_table` gives it.")]


class Tools:
    """Each answers in plain text; what can't be done is Refused in one sentence."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def games(self) -> str:
        """List the games that can be played, with their ids, how many can play and which bots there are."""
        return "\n".join(await self.house.games())

    async def rules(self, game: str) -> str:
        """Read the rules of a game, by its id; they also name the options of a table."""
        return wording.rules(find(game))

    async def tables(self) -> str:
        """List the tables at which you sit, and those that you could join."""
        return "\n".join(await self.house.tables()) or "There are no tables yet; `open_table` opens one."

    async def open_table(
        self,
        game: str,
        seats: Number | None = None,
        seat: Number = 1,
        bot: str | None = None,
        options: dict[str, Value] | None = None,
    ) -> str:
        """Open a table and sit down on a seat, counted from 1.  `bot` is the level of the bots on all other seats."""
        id = await self.house.open(Wish(game, seats, seat - 1, bot, options or {}))
        return f"You sit at table {id}.\n\n{await self.look(id)}"

    async def join(self, table: TableId) -> str:
        """Take a free seat at a table, or take your own seat again."""
        await self.house.join(table)
        return f"You sit at table {table}.\n\n{await self.look(table)}"

    async def start(self, table: TableId) -> str:
        """Have the cards dealt at a table that you have opened, when every seat is taken."""
        await (await self.house.at(table)).start()
        return await self.look(table)

    async def look(self, table: TableId, since: Number = 0) -> str:
        """See all that your seat may see: the story (`since`: only after that line), the table and your options."""
        if since < 0:
            raise Refused("Lines are counted from 1, so `since` can't be less than 0.")
        return wording.told(await self.seen(table), since)

    async def wait(self, table: TableId, seconds: Number = 30) -> str:
        """Wait until you are asked or the game is over, for so many seconds at most (up to 55)."""
        here = await self.house.at(table)
        look = await here.wait(min(max(seconds, 0), LONGEST_WAIT))
        return wording.options(look) if look.view is not None else wording.told(look, 0)

    async def options(self, table: TableId) -> str:
        """List what you may do now, numbered, with the number of the question."""
        return wording.options(await self.seen(table))

    async def move(self, table: TableId, question: Question, number: Number) -> str:
        """Answer a question with the option of that number, as `options` lists them."""
        here = await self.house.at(table)
        look = await here.look()
        move = wording.chosen_move(look, question, number)
        done = wording.telling_of(look).option(move, wording.view_of(look))
        await here.play(look.decision, move)
        return f"You chose: {done}\n\n{await self.news(here, look)}"

    async def take_back(self, table: TableId) -> str:
        """Take back the last part of a decision that has several parts and is not complete."""
        here = await self.house.at(table)
        look = await here.look()
        if not wording.telling_of(look).parts(wording.view_of(look)):
            raise Refused("There is nothing to take back.")
        await here.play(look.decision, TAKE_BACK)
        return await self.options(table)

    async def claims(self, table: TableId) -> str:
        """List what you may say aloud now as part of the game, true or not, numbered."""
        return wording.claims(await self.seen(table))

    async def claim(self, table: TableId, after: Number, number: Number) -> str:
        """Say aloud the claim of that number; `after` is the line of the story that `claims` names."""
        here = await self.house.at(table)
        look = await here.look()
        await here.say(wording.chosen_claim(look, after, number))
        return await self.news(here, look)

    async def chat(self, table: TableId, text: str) -> str:
        """Say something in your own words to the people at the table; it is no part of the game."""
        await (await self.house.at(table)).talk(text)
        return "Said."

    async def remarks(self, table: TableId) -> str:
        """Read what was said freely at the table, as far as you hear it."""
        return "\n".join(await (await self.house.at(table)).remarks()) or "Nothing was said."

    async def notes(self, table: TableId) -> str:
        """Read your own notes about this game; nobody else sees them."""
        return await (await self.house.at(table)).notes() or "You have written nothing down."

    async def write_notes(self, table: TableId, text: str) -> str:
        """Write notes for yourself about this game, in place of what you wrote before."""
        await (await self.house.at(table)).write_notes(text)
        return "Written down."

    # ── what several of them need ──

    async def seen(self, table: str) -> Look:
        return await (await self.house.at(table)).look()

    async def news(self, table: Table, before: Look) -> str:
        """What has changed since, and what is asked now."""
        return wording.changed(before, await table.look())


def names() -> list[str]:
    """The tools, in the order in which they stand here."""
    helpers = ("seen", "news")
    return [name for name in vars(Tools) if not name.startswith("_") and name not in helpers]
