"""Who may be who: which two secrets the Murderer's and the Accomplice's card may be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeAlias

from parlour.core import Answer, Constraint, Event, Seat, Truth, Unknown
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, Face, Secret
from parlour.games.death_cards.events import Covered, Disgraced, Received, Recognised, Revealed, SecretMoved, Shown
from parlour.games.death_cards.settings import DeathCardsSettings

Pair: TypeAlias = tuple[Secret, Secret]  # the Murderer's, the Accomplice's
Fits: TypeAlias = Callable[[Secret, Secret], bool]  # whether two secrets may be that pair
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
        self.said: list[tuple[int | None, Fits]] = []  # what each line says by itself; None: how the game ended
        self.unjudged: int | None = None  # the line that tells who is in disgrace after a change, be it by silence

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
                self.disgraced, self.unjudged = seats, line

    def see(self, line: int, secret: Secret, face: Face) -> None:
        self.faces[secret] = face
        self.keep(line, lambda m, a: answer(secret, (m, a)) == (face if face in (MURDERER, ACCOMPLICE) else PLAIN))
        self.constraints.append(Constraint((("secret", secret),), (line,)))

    def recognise(self, line: int, partner: Seat, role: Face) -> None:
        self.keep(line, lambda m, a: self.dealt(m if role == MURDERER else a) == partner)
        dealt = self.all[partner * self.each : partner * self.each + self.each]
        self.constraints.append(Constraint(tuple([("secret", secret) for secret in dealt]), (line,)))

    def judge(self) -> None:
        """Disgrace betrays: a face-up Accomplice's card spares only the Murderer; and the game is not over (DC-13)."""
        if self.unjudged is None:
            return
        before = len(self.pairs)
        self.keep(self.unjudged, self.verdict())
        if len(self.pairs) < before:
            self.constraints.append(Constraint(tuple([("secret", i) for i in self.all]), (self.unjudged,)))
        self.unjudged = None

    def verdict(self) -> Fits:
        """Whether those who are in disgrace now would be, for a pair; and whether the game would go on."""
        bare = {seat for seat, row in enumerate(self.rows) if row <= self.up}
        home = {secret: seat for seat, row in enumerate(self.rows) for secret in row & self.up}
        disgraced, upright = set(self.disgraced), set(range(self.seats)).difference(self.disgraced)

        def fits(m: Secret, a: Secret) -> bool:
            exposed = bare | {home[a]} if a in home else bare
            goes_on = self.counts or bool(upright - {self.dealt(m), self.dealt(a)})
            return goes_on and exposed - {self.dealt(m)} == disgraced

        return fits

    def keep(self, line: int | None, fits: Fits) -> None:
        self.said.append((line, fits))
        self.pairs = [pair for pair in self.pairs if fits(*pair)]

    def truths(self) -> list[Truth]:
        """What every secret and every player may be, for each of the pairs."""
        return [truth(pair, self.seats, self.each) for pair in self.pairs]

    def close(self, roles: Sequence[str]) -> None:
        """The story is told so far; once the game is over everybody's role is known."""
        if roles:
            named = [*roles, "accomplice"]  # nobody's, in games without
            self.keep(None, lambda m, a: named[self.dealt(m)] == "murderer" and named[self.dealt(a)] == "accomplice")
        else:
            self.judge()


def answer(secret: Secret, pair: Pair) -> Face:
    """What a secret is, given who is who."""
    if secret == pair[0]:
        return MURDERER
    return ACCOMPLICE if secret == pair[1] else PLAIN


@cache
def truth(pair: Pair, seats: int, each: int) -> Truth:
    """What every secret and every player is, given who is who."""
    found: dict[Unknown, Answer] = {("secret", secret): answer(secret, pair) for secret in range(seats * each)}
    return found | {("role", seat): role(seat, pair, each) for seat in range(seats)}


def role(seat: Seat, pair: Pair, each: int) -> str:
    """What a player is, in the words that the rules use at the end."""
    dealt = [secret // each for secret in pair if secret != NOBODY]
    return ("murderer", "accomplice")[dealt.index(seat)] if seat in dealt else "innocent"
