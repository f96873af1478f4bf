"""Who wants to hear that it is their turn, where, and what they have not been told yet.

Notices are begun and ended by the change that makes it somebody's turn, in the same transaction (``sqlite``,
``postgres``).  Here they are read and sent; the SQL is the same for every database.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, cast

from msgspec import Struct

from parlour.core import Language
from parlour.server.store.people import Rows

Way: TypeAlias = Literal["mail", "hook"]
# After it was written for whom a table waits: a notice ends with its turn, and begins for everybody whose turn begins
# and who wants to hear of it.
END_NOTICES: Final = """DELETE FROM notices WHERE table_id = $1
    AND guest NOT IN (SELECT guest FROM sitters WHERE table_id = $1 AND asked)"""
BEGIN_NOTICES: Final = """INSERT INTO notices (table_id, guest, way, account)
    SELECT table_id, sitters.guest, way, account FROM sitters
        JOIN accounts ON accounts.guest = sitters.guest JOIN contacts ON account = accounts.id
        WHERE table_id = $1 AND asked AND link IS NULL
    UNION ALL SELECT table_id, sitters.guest, way, contacts.account FROM sitters
        JOIN adopted ON adopted.guest = sitters.guest JOIN contacts ON contacts.account = adopted.account
        WHERE table_id = $1 AND asked AND link IS NULL
    ON CONFLICT DO NOTHING"""
WHICH: Final = "table_id = $1 AND guest = $2 AND way = $3"


class Contact(Struct, frozen=True):
    """An address of somebody, and whether they have shown that it is theirs."""

    way: Way
    address: str
    confirmed: bool


class Notice(Struct, frozen=True):
    """Somebody is to hear that a table waits for them."""

    table: str
    guest: str
    way: Way
    account: str
    tries: int  # this one included
    address: str
    language: Language  # of the page where they gave the address
    seating: bytes


class Notices:
    def __init__(self, store: Rows) -> None:
        self.rows = store.rows

    # ── addresses ──

    async def contacts(self, account: str) -> list[Contact]:
        query = "SELECT way, address, link IS NULL FROM contacts WHERE account = $1"
        return [Contact(way, address, bool(confirmed)) for way, address, confirmed in await self.rows(query, account)]

    async def put(
        self, account: str, way: Way, address: str, language: Language, link: str | None = None, until: float = 0.0
    ) -> None:
        """An address in place of another; with the hash of a ``link`` it counts once that is used."""
        await self.drop(account, way)
        insert = "INSERT INTO contacts (account, way, address, language, link, until) VALUES ($1, $2, $3, $4, $5, $6)"
        await self.rows(f"{insert} ON CONFLICT DO NOTHING", account, way, address, language, link, until)

    async def confirm(self, link: str, now: float) -> bool:
        """Whether a link was good; it is so once."""
        used = "UPDATE contacts SET link = NULL WHERE link = $1 AND until >= $2 RETURNING account"
        return bool(await self.rows(used, link, now))

    async def drop(self, account: str, way: Way) -> None:
        await self.rows("DELETE FROM contacts WHERE account = $1 AND way = $2", account, way)

    async def drop_address(self, account: str, way: Way, address: str) -> None:
        """An address that may have been changed meanwhile: another in its place stays."""
        await self.rows("DELETE FROM contacts WHERE account = $1 AND way = $2 AND address = $3", account, way, address)

    # ── notices ──

    async def note_new(self, due: float) -> None:
        """Those begun since the last time are due at that moment."""
        await self.rows("UPDATE notices SET due = $1 WHERE due IS NULL", due)

    async def take(self, now: float, until: float, most: int) -> list[Notice]:
        """Those that are due; nobody else takes them before the moment ``until``."""
        statement = """UPDATE notices SET due = $2, tries = tries + 1
            WHERE due <= $1 AND NOT told AND (table_id, guest, way) IN (
                SELECT table_id, guest, way FROM notices WHERE due <= $1 AND NOT told ORDER BY due LIMIT $3)
            RETURNING table_id, guest, way, account, tries,
                (SELECT address FROM contacts WHERE contacts.account = notices.account AND contacts.way = notices.way),
                (SELECT language FROM contacts WHERE contacts.account = notices.account AND contacts.way = notices.way),
                (SELECT seating FROM tables WHERE id = table_id)"""
        return [read(*row) for row in await self.rows(statement, now, until, most)]

    async def put_off(self, notice: Notice, due: float, tries: int) -> None:
        statement = f"UPDATE notices SET due = $4, tries = $5 WHERE {WHICH}"
        await self.rows(statement, notice.table, notice.guest, notice.way, due, tries)

    async def told(self, notice: Notice) -> None:
        """It was sent, or given up: there is no other in this turn."""
        await self.rows(f"UPDATE notices SET told = TRUE WHERE {WHICH}", notice.table, notice.guest, notice.way)


def read(
    table: str, guest: str, way: str, account: str, tries: int, address: str, language: Language, seating: bytes
) -> Notice:
    return Notice(table, guest, cast(Way, way), account, tries, address, language, bytes(seating))
