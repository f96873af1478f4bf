"""Tables in this process, each with bots on all other seats: nobody else can come."""

from __future__ import annotations

from asyncio import Lock, shield, to_thread
from collections.abc import Callable, Sequence
from secrets import token_bytes
from typing import Any, Final, Self

from parlour import games
from parlour.bots import Company, known, offered, proposed
from parlour.core import ENGLISH, Claim, Match, Move, Refused, Seat, first_name
from parlour.mcp.tables import Look, Table, Wish
from parlour.mcp.wording import game_line

MOST_TABLES: Final = 20  # at once, the finished ones too
ALONE: Final = "Only bots sit at this table, and they don't read."


class LocalTable:
    """One match.  Bots have always answered before anything is told: then it is the player's turn, or all is over."""

    def __init__(self, match: Match[Any, Any], me: Seat, bot: str) -> None:
        self.match, self.me = match, me
        self.company = Company(match, {seat: bot for seat in range(match.state.seats) if seat != me})
        self.turn, self.note = Lock(), ""

    def go_on(self) -> None:
        """Let the bots talk and answer until the player is asked or the game is over."""
        while self.match.result is None:
            self.company.talk()
            if (seat := self.company.next()) == self.me:
                return
            self.company.answer(seat)

    def seen(self) -> Look:
        """From the view of the player's seat, and nothing else."""
        view, words = self.match.view(self.me), self.match.game.words(ENGLISH)
        return Look(
            game=self.match.game,
            names=[first_name(seat) for seat in range(view.seats)],
            view=view,
            decision=self.match.decision,
            turn=bool(view.options),
            over=words.why(view.result) if view.result else "",
        )

    async def look(self) -> Look:
        async with self.turn:
            return self.seen()

    async def wait(self, seconds: float) -> Look:
        return await self.look()

    async def start(self) -> None:
        raise Refused("The cards are dealt already.")

    async def play(self, decision: int, move: Move) -> None:
        await shield(self.act(lambda: self.match.play(self.me, move, decision), self.go_on))

    async def say(self, claim: Claim) -> None:
        await shield(self.act(lambda: self.match.say(self.me, claim), self.company.talk))

    async def act(self, action: Callable[[], None], then: Callable[[], None]) -> None:
        """Do it, and let the bots answer; nobody looks in between, also if the client has gone meanwhile."""
        async with self.turn:
            action()
            await to_thread(then)

    async def talk(self, text: str) -> None:
        raise Refused(ALONE)

    async def remarks(self) -> Sequence[str]:
        return ()

    async def notes(self) -> str:
        return self.note

    async def write_notes(self, text: str) -> None:
        self.note = text


class LocalHouse:
    """The tables of this process; they are gone when it ends."""

    def __init__(self, seed: Callable[[], bytes] = lambda: token_bytes(32)) -> None:
        self.seed, self.here = seed, dict[str, LocalTable]()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *trouble: object) -> None:
        self.here.clear()

    async def games(self) -> Sequence[str]:
        return [*map(described, games.shelf())]

    async def tables(self) -> Sequence[str]:
        return [f"{id}: {where(await table.look())}" for id, table in self.here.items()]

    async def open(self, wish: Wish) -> str:
        game = games.find(wish.game)
        seats = wish.seats or game.seats[0]
        settings = game.table(seats, wish.options)
        if not 0 <= wish.seat < seats:
            raise Refused(f"There is no seat {wish.seat + 1}; the seats go from 1 to {seats}.")
        level = known(wish.bot, game.id) if wish.bot else proposed(game.id, seats)
        if len(self.here) >= MOST_TABLES:
            raise Refused(f"There are {MOST_TABLES} tables here, and no more are opened.")
        table = LocalTable(Match(game, seats, self.seed(), settings), wish.seat, level.name)
        await to_thread(table.go_on)
        self.here[id := f"t{len(self.here) + 1}"] = table
        return id

    async def join(self, id: str) -> None:
        await self.at(id)

    async def at(self, id: str) -> Table:
        if id not in self.here:
            raise Refused(f"There is no table {id[:40]} here; `tables` lists them and `open_table` opens one.")
        return self.here[id]


def described(id: str) -> str:
    game = games.find(id)
    bots = [level.name for level in offered(id)]
    return game_line(id, game.title, game.players, game.words(ENGLISH).BLURB, bots)


def where(look: Look) -> str:
    how = "over" if look.over else "it is your turn"
    return f"{look.game.title} with {len(look.names)} players, {how}"
