"""The table of Death on the Cards: the whole truth, plain and cheap to clone."""

from __future__ import annotations

from parlour.core import Seat, State, changed
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, Box, Card, Face, Secret
from parlour.games.death_cards.settings import DeathCardsSettings


class DeathCardsState(State):
    settings: DeathCardsSettings = DeathCardsSettings()
    box: Box = Box()
    turn: int = 0  # how many turns have begun
    active: Seat = 0  # whose turn it is
    secrets: tuple[Face, ...] = ()  # the face of each secret, by its number; dealt seat by seat
    rows: tuple[tuple[Secret, ...], ...] = ()  # which secrets lie before each seat, in order
    face_up: int = 0  # bit i: secret i is face up
    disgraced: tuple[Seat, ...] = ()
    hands: list[list[Card]] = []
    pile: list[Card] = []  # the draw pile, top card last
    draft: tuple[Card, ...] = ()
    discard: list[Card] = []  # top card last
    sets: tuple[tuple[tuple[Card, ...], ...], ...] = ()  # before each seat; a set begins with its detective
    in_play: tuple[Card, ...] = ()  # events and devious cards whose action is not over
    aside: tuple[Card, ...] = ()  # Not so Fasts that wait until it is
    gone: tuple[Card, ...] = ()  # out of the game

    def hidden(self, seat: Seat) -> list[Secret]:
        """The secrets before ``seat`` that are face down."""
        return [secret for secret in self.rows[seat] if not self.face_up >> secret & 1]

    def exposed(self) -> list[Secret]:
        """All the secrets that are face up."""
        return [secret for row in self.rows for secret in row if self.face_up >> secret & 1]

    def owner(self, secret: Secret) -> Seat:
        """The seat before which ``secret`` lies."""
        return [secret in row for row in self.rows].index(True)

    def dealt(self, face: Face) -> Seat | None:
        """The seat that was dealt this secret, and with it the role for the whole game (DC-19)."""
        return self.secrets.index(face) // self.box.secrets if face in self.secrets else None

    def gang(self) -> tuple[Seat | None, Seat | None]:
        """Who was dealt the Murderer's and the Accomplice's card."""
        return self.dealt(MURDERER), self.dealt(ACCOMPLICE)

    def lift_set(self, owner: Seat, place: int) -> tuple[Card, ...]:
        """Take a set from before its owner."""
        sets = self.sets[owner]
        self.sets = changed(self.sets, owner, sets[:place] + sets[place + 1 :])
        return sets[place]

    def add_set(self, owner: Seat, cards: tuple[Card, ...]) -> None:
        """Lay a set before its owner."""
        self.sets = changed(self.sets, owner, (*self.sets[owner], cards))

    def others(self, seat: Seat) -> list[Seat]:
        """Everybody else, in turn order from ``seat``."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]
