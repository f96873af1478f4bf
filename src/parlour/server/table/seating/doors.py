"""Who may come to a table: it can be locked, and the host can send somebody away."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from parlour.core import Reason
from parlour.server.wire import Kicked

BANNED: Final = Reason("table-closed-to-you")
LOCKED: Final = Reason("table-locked")


class Doors(Struct):
    """A guest is known by a cookie only: somebody who throws it away is a stranger, whom a lock keeps out."""

    locked: bool = False
    kicked: dict[str, Kicked] = field(default_factory=dict)  # by their ids, those who have not sat down again

    def closed_to(self, guest: str, belongs: bool) -> Reason | None:
        """Why ``guest`` may not come in; None for one who may.  Those who have a seat belong here."""
        if self.is_banned(guest):
            return BANNED
        return LOCKED if self.locked and not belongs else None

    def is_banned(self, guest: str) -> bool:
        return guest in self.kicked and self.kicked[guest].banned

    def forgive(self, guest: str) -> None:
        """Somebody who was sent away sits down again."""
        self.kicked.pop(guest, None)

    def forgive_named(self, name: str) -> bool:
        """Whether somebody of that name had been sent away; they may come back."""
        forgiven = [guest for guest, out in self.kicked.items() if out.name == name]
        for guest in forgiven:
            self.forgive(guest)
        return bool(forgiven)

    def of_another_table(self) -> Doors:
        """Where the same people play again, nobody comes back who was banned."""
        return Doors(kicked={guest: out for guest, out in self.kicked.items() if out.banned})
