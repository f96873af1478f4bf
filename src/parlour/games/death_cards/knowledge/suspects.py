"""Who may be who: which two secrets the Murderer's and the Accomplice's card may be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from parlour.core import Constraint, Event, Seat
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, Face, Secret
from parlour.games.death_cards.events import Covered, Disgraced, Received, Recognised, Revealed, SecretMoved, Shown
from parlour.games.death_cards.settings import DeathCardsSettings

Pair: TypeAlias = tuple[Secret, Secret]  # the Murderer's, the Accomplice's
NOBODY: Final = -1  # the Accomplice's, in games without
PLAIN: Final = "ordinary"  # what all the other secrets are, to the question who is who


class Suspects:
    """The pairs that a seat's story allows, all equally likely, and the faces it has seen."""

    def __init__(self, seats: int, settings: DeathCardsSettings) -> None:
        box = settings.box(seats)
        self.seats, self.each, self.counts = seats, box.secrets, settings.accomplice_counts
        self.all = range(self.seats * self.each)
        self.pairs: list[Pair] = [
            (m, a)
            for m in self.all
            for a in (self.all if box.accomplice else (NOBODY,))
            if self.dealt(m) != self.dealt(a)
        ]
        self.faces: dict[Secret, Face] = {}
        self.rows = [set(self.all[seat * self.each : seat * self.each + self.each]) for seat in range(self.seats)]
        self.up: set[Secret] = set()
        self.disgraced: tuple[Seat, ...] = ()
        self.constraints: list[Constraint] = []
        self.unjudged: int | None = None  # the line of a change after which disgrace was found anew

    def dealt(self, secret: Secret) -> Seat:
        """To whom a secret was dealt."""
        return secret // self.each if secret != NOBODY else NOBODY

    def learn(self, line: int, event: Event) -> None:
        if not isinstance(event, Disgraced):
            self.judge()
        match event:
            case Received(seat, _, faces):
                for i, face in enumerate(faces):
                    self.see(line, seat * self.each + i, face)
            case Recognised(partner, role):
                self.recognise(line, partner, role)
            case Revealed(_, secret, face):
                self.up.add(secret)
                self.see(line, secret, face)
                self.unjudged = line
            case Covered(_, secret) | SecretMoved(_, secret):
                self.up.discard(secret)
                if isinstance(event, SecretMoved):
                    self.rows[event.owner].remove(secret)
                    self.rows[event.to].add(secret)
                self.unjudged = line
            case Shown(_, _, secret, face) if face is not None:
                self.see(line, secret, face)
            case Disgraced(seats):
                self.disgraced = seats

    def see(self, line: int, secret: Secret, face: Face) -> None:
        self.faces[secret] = face
        self.keep(lambda m, a: answer(secret, (m, a)) == (face if face in (MURDERER, ACCOMPLICE) else PLAIN))
        self.constraints.append(Constraint((("secret", secret),), (line,)))

    def recognise(self, line: int, partner: Seat, role: Face) -> None:
        self.keep(lambda m, a: self.dealt(m if role == MURDERER else a) == partner)
        dealt = self.all[partner * self.each : partner * self.each + self.each]
        self.constraints.append(Constraint(tuple([("secret", secret) for secret in dealt]), (line,)))

    def judge(self) -> None:
        """Disgrace betrays: a face-up Accomplice's card spares only the Murderer; and the game is not over (DC-13)."""
        if self.unjudged is None:
            return
        exposed = {seat for seat in range(self.seats) if self.is_disgraced(seat)}
        before = len(self.pairs)
        self.keep(lambda m, a: tuple(sorted(exposed - {self.dealt(m)})) == self.disgraced)
        if not self.counts:
            upright = set(range(self.seats)).difference(self.disgraced)
            self.keep(lambda m, a: bool(upright - {self.dealt(m), self.dealt(a)}))
        if len(self.pairs) < before:
            self.constraints.append(Constraint(tuple([("secret", i) for i in self.all]), (self.unjudged,)))
        self.unjudged = None

    def is_disgraced(self, seat: Seat) -> bool:
        faces = [self.faces[secret] for secret in self.rows[seat] & self.up]
        return len(faces) == len(self.rows[seat]) or ACCOMPLICE in faces

    def keep(self, fits: Callable[[Secret, Secret], bool]) -> None:
        self.pairs = [pair for pair in self.pairs if fits(*pair)]

    def close(self, roles: Sequence[str]) -> None:
        """The story is told so far; once the game is over everybody's role is known."""
        if roles:
            named = [*roles, "accomplice"]  # nobody's, in games without
            self.keep(lambda m, a: named[self.dealt(m)] == "murderer" and named[self.dealt(a)] == "accomplice")
        else:
            self.judge()


def answer(secret: Secret, pair: Pair) -> Face:
    """What a secret is, given who is who."""
    if secret == pair[0]:
        return MURDERER
    return ACCOMPLICE if secret == pair[1] else PLAIN
