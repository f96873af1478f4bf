"""Before the deal: people sit down, bots come and go, and everybody who likes throws luck into the shuffle."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from parlour.core import Refused, Seat
from parlour.server.table.seating.chairs import Chair, Guest, GuestId, Present
from parlour.server.table.seating.rights import Rights

REVEALING: Final = 15  # seconds in which to reveal one's luck
NOT_REVEALED: Final = "(not revealed)"  # thrown into the shuffle for somebody who did not
BOTS: Final = ("Agatha", "Basil", "Cora", "Dashiell", "Edith", "Flavia", "Gideon", "Hester", "Ivo", "Josephine")


class Gathering(Rights, kw_only=True):
    """Everything is checked first and then done."""

    def sit(self, guest: Guest, seat: Seat) -> None:
        self.must_be("gathering", Refused("begun-no-seat-free"))
        chair = self.chair(seat)
        if reason := self.closed_to(guest.id):
            raise Refused(reason.key)
        if chair.guest != guest.id and not chair.free:
            raise Refused("seat-taken")
        if chair.kept_for not in (None, guest.id):
            raise Refused("seat-kept", name=chair.name)
        luck = next((chair.luck for chair in self.chairs if chair.guest == guest.id), "")
        self.rise(guest.id)
        self.doors.forgive(guest.id)
        self.chairs[seat] = Chair(
            guest.id, self.distinct(guest.name), luck=luck, player=guest.player, rating=guest.rating
        )
        self.host = self.host or guest.id

    def distinct(self, name: str) -> str:
        """``name``, or with a number after it: nobody at a table is called like somebody else."""
        taken = {chair.name for chair in self.chairs}
        numbered = (f"{name} {n}" for n in range(2, len(taken) + 2))
        return name if name not in taken else next(other for other in numbered if other not in taken)

    def rise(self, guest: GuestId) -> None:
        """Empty the chair of ``guest``, or the one kept for them, if there is one."""
        for seat, chair in enumerate(self.chairs):
            if guest in (chair.guest, chair.kept_for):
                self.chairs[seat] = Chair()

    def change_bot(self, seat: Seat, chair: Chair, bot: str | None) -> None:
        """Before the deal: a bot comes, plays better or worse, or goes; a seat kept for somebody is kept no longer."""
        if chair.guest is not None:
            raise Refused("somebody-sits-there")
        name = chair.name if chair.bot is not None else ""
        self.chairs[seat] = Chair()
        if bot is not None:
            self.chairs[seat] = Chair(name=name or self.bot_name(), bot=bot)

    def bot_name(self) -> str:
        taken = {chair.name for chair in self.chairs}
        return next((name for name in BOTS if name not in taken), self.distinct("Bot"))

    def begin(self, guest: Guest, present: Present, now: float = 0.0) -> None:
        """Deal, if nobody has luck to reveal; else everybody has some seconds for that."""
        self.must_be("gathering", Refused("begun-already"))
        self.must_have_powers(guest.id, present)
        if any(chair.free for chair in self.chairs):
            raise Refused("seats-must-be-taken")
        self.stage, self.deadline = "revealing", now + REVEALING
        self.deal_if_all_revealed()

    # ── luck: all hashes are fixed before the first word is said, so nobody can choose a deal ──

    def commit_luck(self, guest: GuestId, hash: str) -> None:
        chair = self.mine(guest)
        self.must_be("gathering", Refused("begun-luck-fixed"))
        chair.luck = hash

    def reveal_luck(self, guest: GuestId, words: str) -> None:
        chair = self.mine(guest)
        if self.stage == "gathering":
            raise Refused("luck-not-yet")
        if sha256(words.encode()).hexdigest() != chair.luck:
            raise Refused("luck-other-words")
        if self.stage != "revealing" and words not in self.entropy:
            raise Refused("luck-too-late")
        if self.stage == "revealing":
            chair.words = words
            self.deal_if_all_revealed()

    def deal_if_all_revealed(self) -> None:
        if all(chair.words is not None for chair in self.chairs if chair.luck):
            self.throw_in_luck()

    def throw_in_luck(self) -> None:
        """The words are complete, or the time for them is over: the game can be dealt."""
        chairs = [self.chairs[seat] for seat in self.lucky()]
        self.entropy = [NOT_REVEALED if chair.words is None else chair.words for chair in chairs]
        for chair in chairs:
            chair.words = None
        self.stage, self.deadline = "playing", None
