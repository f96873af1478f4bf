"""Who is who, exactly: every assignment of roles weighed by what the table did, under a mixture of styles of play.

What the seat knows gives the possible assignments and the draws from the deck; each style weighs the Councils among
them, and the hidden cards are summed out.
"""

from __future__ import annotations

from functools import cache, cached_property
from itertools import combinations
from math import comb
from typing import Final

import numpy as np
from msgspec.structs import replace

from parlour.bots.mastermind.styles import JOKES, MEANT, SHARES, Array, Roles, Seen, foresight, likelihood, testimony
from parlour.bots.mastermind.talk import Talk
from parlour.bots.mastermind.votes import evidence
from parlour.core import Event
from parlour.games.mastermind.cards import DRAWN, POLICIES, ROLES, SYNDICATE
from parlour.games.mastermind.events import Arranged, Drew, Investigated, Learned, Looked, Passed, Received
from parlour.games.mastermind.knowledge import CouncilSeen, DrawLink, KnownCards, KnownRoles, ReshuffleLink
from parlour.games.mastermind.view import MastermindView

AGENT_, MASTERMIND_ = 1, 2
MOST: Final = POLICIES.count(SYNDICATE)


@cache
def assignments(seats: int, agents: int) -> Roles:
    """Every deal of the roles."""
    found = []
    for evil in combinations(range(seats), agents + 1):
        for head in evil:
            roles = [AGENT_ if seat in evil else 0 for seat in range(seats)]
            roles[head] = MASTERMIND_
            found.append(roles)
    return np.array(found)


@cache
def draws(unseen: int, size: int) -> Array:
    """How likely so many Syndicate cards are among ``size``, by how many are left among those unseen."""
    found = np.zeros((MOST + 1, DRAWN + 1))
    for left in range(min(unseen, MOST) + 1):
        for syndicate in range(size + 1):
            found[left, syndicate] = comb(left, syndicate) * comb(unseen - left, size - syndicate) / comb(unseen, size)
    return found


class Beliefs:
    """How likely every assignment of roles is, for the seat whose view this is."""

    def __init__(self, view: MastermindView) -> None:
        self.view, self.me = view, view.seat
        self.known_cards, self.talk = KnownCards(view), Talk(view)
        every = assignments(view.seats, view.rules.mix[1])
        may = np.array([[role in roles for role in ROLES] for roles in KnownRoles(view).possible])
        self.roles: Roles = every[may[np.arange(view.seats), every].all(axis=1)]
        self.joint = self.weigh()  # Syndicate cards among the unseen, style, assignment

    def weigh(self) -> Array:
        weights = np.zeros((MOST + 1, len(SHARES), len(self.roles)))
        weights[MOST] = SHARES[:, None]
        for link in self.known_cards.links:
            weights = self.follow(link, weights)
            weights /= weights.sum()
        for speaker, target, answer in self.talk.found:
            weights *= testimony(answer)[:, self.roles[:, speaker], self.roles[:, target]]
        for speaker, joked in self.talk.joking.items():
            weights *= (JOKES if joked else 1 - JOKES)[:, self.roles[:, speaker]]
        weights *= np.where(MEANT[:, None], evidence(self.view.story, self.roles, self.me), 1.0)
        found: Array = weights / weights.sum()
        return found

    def follow(self, link: DrawLink | ReshuffleLink | CouncilSeen, weights: Array) -> Array:
        """One link of the chain of cards."""
        after = np.zeros_like(weights)
        if type(link) is ReshuffleLink:
            after[link.syndicate] = weights.sum(axis=0)
            return after
        if type(link) is DrawLink:
            size = link.size
            told = np.array([float(n == link.answers[0][1]) for n in range(DRAWN + 1)])[:, None, None]
        else:
            assert type(link) is CouncilSeen
            size = DRAWN - len(link.foreseen)
            told = self.told(link)[link.foreseen.syndicate :]
        drawn = draws(link.unseen, size)
        for n in range(size + 1):
            if told[n].any():
                after[: MOST + 1 - n] += weights[n:] * drawn[n:, n, None, None] * told[n]
        return after

    def told(self, council: CouncilSeen) -> Array:
        """What a Council's story tells: Syndicate cards drawn, style, assignment."""
        number, director, operative = council.number, council.director, council.operative
        seen = Seen(
            council.drawn.syndicate if council.drawn else None,
            council.passed,
            council.discarded,
            council.received.syndicate if council.received else None,
            council.enacted,
            self.talk.director.get(number),
            self.talk.operative.get(number),
            "" if self.me not in (director, operative) else "director" if self.me == director else "operative",
        )
        by_pair = likelihood(seen).reshape(DRAWN + 1, len(SHARES), -1)
        found: Array = by_pair.take(self.roles[:, director] * len(ROLES) + self.roles[:, operative], axis=2)
        for speaker, says in self.talk.foretold.get(number, ()):
            found = found * foresight(says).take(self.roles[:, speaker], axis=2)
        return found

    @cached_property
    def weights(self) -> Array:
        """Of every assignment."""
        found: Array = self.joint.sum(axis=(0, 1))
        return found

    @cached_property
    def styles(self) -> Array:
        found: Array = self.joint.sum(axis=(0, 2))
        return found

    @cached_property
    def cards(self) -> Array:
        """How likely so many Syndicate cards are among the next three."""
        found: Array
        if self.view.deck < DRAWN:
            found = draws(self.view.deck + self.view.discard, DRAWN)[self.known_cards.off_board]
        elif len(self.known_cards.top) == DRAWN:
            found = np.eye(DRAWN + 1)[self.known_cards.top.count(SYNDICATE)]
        else:
            found = self.joint.sum(axis=(1, 2)) @ draws(max(self.known_cards.unseen, DRAWN), DRAWN)
        return found

    @cached_property
    def evil(self) -> Array:
        """Seat by seat, how likely it belongs to the Syndicate."""
        found: Array = (self.weights[:, None] * (self.roles > 0)).sum(axis=0)
        return found

    @cached_property
    def seriously(self) -> Array:
        """The same as ``evil``, if people mean what they do and say."""
        weights = self.joint[:, MEANT].sum(axis=(0, 1))
        found: Array = (weights[:, None] * (self.roles > 0)).sum(axis=0) / weights.sum()
        return found

    @cached_property
    def mastermind(self) -> Array:
        found: Array = (self.weights[:, None] * (self.roles == MASTERMIND_)).sum(axis=0)
        return found

    @cached_property
    def held(self) -> Array:
        """How likely each seat is to have each role."""
        found: Array = np.stack([1 - self.evil, self.evil - self.mastermind, self.mastermind], axis=1)
        return found

    @cached_property
    def pairs(self) -> Array:
        """How likely two seats are to have two roles: seat, role, seat, role.

        By einsum and not by a product of matrices: for these small ones BLAS wakes its threads, at 30 ms a time.
        """
        held = (self.roles[:, :, None] == np.arange(len(ROLES))).reshape(len(self.roles), -1).astype(float)
        found: Array = np.einsum("na,nb->ab", held * self.weights[:, None], held)
        return found.reshape(self.view.seats, len(ROLES), self.view.seats, len(ROLES))


class BeliefsInStyle(Beliefs):
    """What would be believed if the table were known to play in one style."""

    def __init__(self, mixed: Beliefs, style: int) -> None:
        self.view, self.me, self.known_cards, self.talk = mixed.view, mixed.me, mixed.known_cards, mixed.talk
        self.roles, self.joint = mixed.roles, np.zeros_like(mixed.joint)
        self.joint[:, style] = mixed.joint[:, style] / mixed.joint[:, style].sum()


def public(view: MastermindView) -> MastermindView:
    """What everybody knows, with nothing that only this seat was shown."""
    story = [told for event in view.story if (told := in_public(event)) is not None]
    blank = (None,) * view.seats
    return replace(view, seat=None, story=tuple(story), roles=blank, findings=(), hand=None, options=())


def in_public(event: Event) -> Event | None:
    match event:
        case Learned() | Received():
            return None
        case Drew(director):
            return Drew(director)
        case Passed(director):
            return Passed(director)
        case Investigated(director, seat):
            return Investigated(director, seat)
        case Looked(director):
            return Looked(director)
        case Arranged(director):
            return Arranged(director)
    return event
