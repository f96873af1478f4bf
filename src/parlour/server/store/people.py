"""What the house remembers of people: accounts, what they show at the door, and how their games ended.

The SQL is the same for every database: each statement is one change, made whole or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["session", "token", "device"]
ACCOUNT: Final = "id, name, guest, password, rating"
ACCOUNTS: Final = ", ".join([f"accounts.{field}" for field in ACCOUNT.split(", ")])  # beside another table
FRESH: Final = 60.0  # seconds within which it isn't noted again that something was used


class Rows(Protocol):
    """A database that is asked in SQL with $1, $2 …"""

    async def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a statement gives, once it is on disk; NotWritten if it can't be carried out."""


class Account(Struct, frozen=True):
    id: str
    name: str
    guest: str  # who this is at tables
    password: str | None  # its hash; None: one comes in by links only
    rating: str


class Credential(Struct, frozen=True):
    """A session, a token, or a device that is known again, as its owner may see it."""

    id: str
    label: str
    made: float
    used: float


class People:
    def __init__(self, store: Rows) -> None:
        self.rows = store.rows

    # ── accounts ──

    async def add(self, account: Account, folded: str, now: float) -> bool:
        """Whether the account is made; there may be one of that name already."""
        statement = "INSERT INTO accounts (id, name, guest, password, rating, folded, made) VALUES"
        values = (account.id, account.name, account.guest, account.password, account.rating, folded, now)
        made = f"{statement} ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id"
        return bool(await self.rows(made, *values))

    async def named(self, folded: str) -> Account | None:
        return one(await self.rows(f"SELECT {ACCOUNT} FROM accounts WHERE folded = $1", folded))

    async def account(self, id: str) -> Account | None:
        return one(await self.rows(f"SELECT {ACCOUNT} FROM accounts WHERE id = $1", id))

    async def set_password(self, id: str, password: str) -> None:
        await self.rows("UPDATE accounts SET password = $1 WHERE id = $2", password, id)

    async def set_rating(self, id: str, rating: str) -> None:
        await self.rows("UPDATE accounts SET rating = $1 WHERE id = $2", rating, id)

    async def erase(self, id: str, guests: Sequence[str]) -> None:
        """Forget somebody: their name, what they show at the door, their notes, which games were theirs.

        How those games ended stays, since others played them too.  The guests first: nobody comes in by an old cookie.
        """
        for guest in guests:
            await self.rows("INSERT INTO departed VALUES ($1) ON CONFLICT DO NOTHING", guest)
            for table in ("players", "marks", "mutes"):
                await self.rows(f"DELETE FROM {table} WHERE guest = $1", guest)
        await self.rows("DELETE FROM accounts WHERE id = $1", id)

    # ── guests who are somebody with an account ──

    async def owned(self, guest: str) -> bool:
        """Whether ``guest`` is somebody with an account, who must come in by that, or had one that was erased."""
        places = [f"SELECT 1 FROM {table} WHERE guest = $1" for table in ("accounts", "adopted", "departed")]
        return bool(await self.rows(" UNION ALL ".join(places), guest))

    async def adopt(self, id: str, guest: str) -> None:
        await self.rows("INSERT INTO adopted (guest, account) VALUES ($1, $2) ON CONFLICT DO NOTHING", guest, id)

    async def adopted(self, id: str) -> tuple[str, ...]:
        return tuple([row[0] for row in await self.rows("SELECT guest FROM adopted WHERE account = $1", id)])

    # ── what is shown at the door ──

    async def give(self, id: str, hash: str, account: str, kind: Kind, label: str, now: float) -> None:
        statement = "INSERT INTO credentials (id, hash, account, kind, label, made, used) VALUES"
        values = "($1, $2, $3, $4, $5, $6, $6) ON CONFLICT DO NOTHING"
        await self.rows(f"{statement} {values}", id, hash, account, kind, label, now)

    async def shown(self, hash: str, kind: Kind, now: float) -> tuple[Account, str] | None:
        """Whose credential it is, and its id; that it was used is noted."""
        query = f"""SELECT {ACCOUNTS}, credentials.id, used
            FROM credentials JOIN accounts ON account = accounts.id WHERE hash = $1 AND kind = $2"""
        found = await self.rows(query, hash, kind)
        if not found:
            return None
        *account, id, used = found[0]
        if now - used > FRESH:
            await self.rows("UPDATE credentials SET used = $1 WHERE id = $2", now, id)
        return Account(*account), id

    async def credentials(self, account: str, kind: Kind) -> list[Credential]:
        query = "SELECT id, label, made, used FROM credentials WHERE account = $1 AND kind = $2 ORDER BY made, id"
        return [Credential(*row) for row in await self.rows(query, account, kind)]

    async def revoke(self, account: str, kind: Kind, id: str) -> bool:
        """Whether there was such a one; it is worth nothing from now on."""
        statement = "DELETE FROM credentials WHERE account = $1 AND kind = $2 AND id = $3 RETURNING id"
        return bool(await self.rows(statement, account, kind, id))

    async def revoke_others(self, account: str, kind: Kind, but: str) -> list[str]:
        """The ids of all of a kind but one, which are worth nothing from now on."""
        statement = "DELETE FROM credentials WHERE account = $1 AND kind = $2 AND id <> $3 RETURNING id"
        return [id for (id,) in await self.rows(statement, account, kind, but)]

    # ── links that let somebody in once ──

    async def lay_link(self, hash: str, account: str, until: float) -> None:
        await self.rows("INSERT INTO links (hash, account, until) VALUES ($1, $2, $3)", hash, account, until)

    async def use_link(self, hash: str, now: float) -> Account | None:
        """Whose link it is, as that account was before it was used."""
        await self.rows("DELETE FROM links WHERE until < $1", now)
        query = f"SELECT {ACCOUNTS} FROM links JOIN accounts ON account = accounts.id WHERE hash = $1"
        found = one(await self.rows(query, hash))
        return found if await self.rows("DELETE FROM links WHERE hash = $1 RETURNING account", hash) else None

    async def drop_links(self, account: str) -> None:
        await self.rows("DELETE FROM links WHERE account = $1", account)

    # ── games that are over ──

    async def played(self, guests: Sequence[str], most: int) -> list[tuple[str, str, int]]:
        """The tables at which one of these played to the end, the newest first, how each ended, and on which seat."""
        marks = ", ".join([f"${n}" for n in range(2, len(guests) + 2)])
        query = f"""SELECT outcomes.number, table_id, outcome, seat FROM players
            JOIN outcomes ON outcomes.number = players.number WHERE guest IN ({marks})
            ORDER BY outcomes.number DESC LIMIT $1"""
        return [(table, outcome, seat) for _, table, outcome, seat in await self.rows(query, most, *guests)]

    async def outcomes(self, after: int) -> list[tuple[int, str]]:
        """How games ended, in order, from one number on."""
        query = "SELECT number, outcome FROM outcomes WHERE number > $1 ORDER BY number"
        return [(number, outcome) for number, outcome in await self.rows(query, after)]

    async def names(self) -> dict[str, tuple[str, str]]:
        """Of each account that has a rating, its name and who may see it."""
        found = await self.rows("SELECT id, name, rating FROM accounts WHERE rating <> 'off'")
        return {id: (name, rating) for id, name, rating in found}


def one(rows: Sequence[tuple[Any, ...]]) -> Account | None:
    return Account(*rows[0]) if rows else None
