"""Worlds of Death on the Cards: every truth that a seat's story leaves open.

The unknowns are what each secret is (the Murderer's, the Accomplice's or an ordinary one), and with it what each player
is, and how many cards of each kind every other seat holds.  Secrets and cards tell nothing about each other, so that a
world is a pair of suspects and a table of hands.  Which ordinary secret lies where, and the order of the piles, is
filler: drawn, never counted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache

from parlour.core import Answer, Below, Constraint, Event, Seat, Truth, Unknown, check_source, imagined, shuffled
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, NOT_SO_FAST, ORDINARY, Face
from parlour.games.death_cards.knowledge.cards_seen import CardsSeen
from parlour.games.death_cards.knowledge.hand_chances import HandChances
from parlour.games.death_cards.knowledge.suspects import PLAIN, Pair, Suspects
from parlour.games.death_cards.rules.secrets import role
from parlour.games.death_cards.settings import DeathCardsSettings
from parlour.games.death_cards.state import DeathCardsState
from parlour.games.death_cards.view import DeathCardsView


class Reading:
    """A seat's story, folded once: who is who, where the cards are, and what follows from it."""

    def __init__(
        self, seat: Seat | None, seats: int, settings: DeathCardsSettings, story: Sequence[Event], roles: Sequence[str]
    ) -> None:
        self.suspects, self.cards_seen = Suspects(seats, settings), CardsSeen(seat, seats, settings)
        for line, event in enumerate(story):
            self.suspects.learn(line, event)
            self.cards_seen.learn(line, event)
        self.suspects.close(roles)
        self.cards_seen.deliver()
        self.hands = HandChances(self.cards_seen.cards)

    @property
    def count(self) -> int:
        return len(self.suspects.pairs) * self.hand_tables

    @cached_property
    def hand_tables(self) -> int:
        """How many ways the hands of the others may be filled."""
        few = None if self.cards_seen.cards.exact else 1  # where knowledge was forgotten, a rough count will do
        return self.hands.tables.count(few)

    @cached_property
    def chances(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        found: dict[Unknown, Mapping[Answer, Fraction]] = {}
        truths = self.suspects.truths()
        for unknown in truths[0]:
            answers = [one[unknown] for one in truths]
            found[unknown] = {
                answer: Fraction(answers.count(answer), len(answers)) for answer in dict.fromkeys(answers)
            }
        total = self.hands.sums[-1]
        for (seat, kind), numbers in self.hands.chances().items():
            found["hand", seat, kind] = {n: Fraction(mass, total) for n, mass in numbers.items()}
        return found


@lru_cache(maxsize=64)
def read(
    seat: Seat | None, seats: int, settings: DeathCardsSettings, story: tuple[Event, ...], roles: tuple[str, ...]
) -> Reading:
    """What a story says is found out once, and kept for the next question: a notebook's, a hint's or a bot's."""
    return Reading(seat, seats, settings, story, roles)


class DeathCardsWorlds:
    """The truths that one seat's story allows."""

    def __init__(self, v: DeathCardsView) -> None:
        self.view = v
        self.reading = read(v.seat, v.seats, v.settings, v.story, v.result.roles if v.result else ())
        self.suspects, self.cards_seen = self.reading.suspects, self.reading.cards_seen

    @property
    def exact(self) -> bool:
        """Whether the hands are weighed exactly; the secrets always are."""
        return self.cards_seen.cards.exact

    @property
    def constraints(self) -> Sequence[Constraint]:
        return [*self.suspects.constraints, *self.cards_seen.constraints]

    def count(self) -> int:
        return self.reading.count

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        return self.reading.chances

    def allows(self, truth: Truth) -> bool:
        others, kinds = self.cards_seen.others, self.cards_seen.kinds
        table = [tuple([truth["hand", seat, kind] for seat in others]) for kind in kinds]
        who = {unknown: truth[unknown] for unknown in self.suspects.truths()[0]}
        return who in self.suspects.truths() and self.reading.hands.tables.allows(table)  # type: ignore[arg-type]

    def sample(self, below: Below) -> DeathCardsState:
        check_source(below)
        v = self.view
        hands, pile, discard = self.reading.hands.sample(below)
        return imagined(
            DeathCardsState,
            v,
            below,
            box=v.settings.box(v.seats),
            secrets=self.faces(below),
            rows=tuple([tuple([lying.secret for lying in row]) for row in v.rows]),
            face_up=sum([1 << lying.secret for row in v.rows for lying in row if lying.up]),
            hands=[list(v.hand) if seat == v.seat else hands[seat] for seat in range(v.seats)],
            pile=pile,
            discard=discard,
        )

    def faces(self, below: Below) -> tuple[Face, ...]:
        """The secrets of one world, those never seen drawn from the rest of the box."""
        pair, seen = self.suspects.pairs[below(len(self.suspects.pairs))], self.suspects.faces
        rest = list(shuffled([face for face in ORDINARY if face not in seen.values()], below))
        return tuple([face_of(secret, pair, seen) or rest.pop() for secret in self.suspects.all])


def face_of(secret: int, pair: Pair, seen: Mapping[int, Face]) -> Face | None:
    """The face of a secret, if it is known once it is known who is who."""
    if secret == pair[0]:
        return MURDERER
    return ACCOMPLICE if secret == pair[1] else seen.get(secret)


def unknowns(s: DeathCardsState, seat: Seat | None) -> Truth:
    """The truth behind all that ``seat`` is asked."""
    truth: dict[Unknown, Answer] = {}
    for secret, face in enumerate(s.secrets):
        truth["secret", secret] = face if face in (MURDERER, ACCOMPLICE) else PLAIN
    truth |= {("role", player): role(s, player) for player in range(s.seats)}
    for kind in (NOT_SO_FAST, *[kind for kind in s.box.copies if kind != NOT_SO_FAST]):
        truth |= {("hand", other, kind): hand.count(kind) for other, hand in enumerate(s.hands) if other != seat}
    return truth
