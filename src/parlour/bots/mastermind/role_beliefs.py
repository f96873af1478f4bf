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

from parlour.bots.mastermind.evidence.reliability import Reliability, sober, sober_side
from parlour.bots.mastermind.evidence.styles import (
    AGENCY_BABBLES,
    MEANT,
    SHARES,
    SYNDICATE_BABBLES,
    Array,
    Roles,
    Seen,
    Veto,
    foresight,
    likelihood,
    sharpness,
    testimony,
)
from parlour.bots.mastermind.evidence.talk import Talk
from parlour.bots.mastermind.evidence.votes import evidence, meant, muddled, own_votes, own_votes_by_side
from parlour.core import Event, Seat
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


def possible(weights: Array) -> tuple[int, int]:
    """The fewest and the most Syndicate cards that may be among the unseen."""
    left = np.flatnonzero(weights.any(axis=(1, 2)))
    return int(left[0]), int(left[-1])


class Beliefs:
    """How likely every assignment of roles is, for the seat whose view this is."""

    def __init__(self, view: MastermindView) -> None:
        self.view, self.me = view, view.seat
        self.known_cards, self.talk = KnownCards(view), Talk(view)
        every = assignments(view.seats, view.rules.mix[1])
        may = np.array([[role in roles for role in ROLES] for roles in KnownRoles(view).possible])
        self.roles: Roles = every[may[np.arange(view.seats), every].all(axis=1)]
        self.reliability = Reliability(view.seats)
        for speaker, joked in self.talk.joking.items():
            self.reliability.joked(speaker, joked)
        self.joint = self.sharpened(self.weigh())  # Syndicate cards among the unseen, style, assignment

    def weigh(self) -> Array:
        weights = np.zeros((MOST + 1, len(SHARES), len(self.roles)))
        weights[self.view.rules.deck.count(SYNDICATE)] = SHARES[:, None]
        for link in self.known_cards.links:
            weights = self.follow(link, weights)
            weights /= weights.sum()
        for speaker, target, answer in self.talk.found:
            trusted = self.reliability.trusted(speaker)
            told = testimony(answer)[:, self.roles[:, speaker], self.roles[:, target]]
            weights *= trusted * told + (1 - trusted) / 2
        weights *= self.sensible()
        found: Array = weights / weights.sum()
        return found

    def sensible(self) -> Array:
        """By style and assignment, how many times likelier votes and jokes are than if everybody were muddled."""
        story, joking = self.view.story, self.talk.joking
        voted, spoke = own_votes(story, self.me), sober(joking.values())
        votes = evidence(story, self.roles, self.me, self.reliability.means)
        found: Array = np.where(MEANT[:, None], votes * meant(voted) * meant(spoke), 1.0)
        loyal = self.roles == 0
        by_side = own_votes_by_side(story, self.roles, self.me) * sober_side(joking, loyal)
        found[SYNDICATE_BABBLES] = by_side / (muddled(voted) * muddled(spoke))
        found[AGENCY_BABBLES] = votes * meant(voted) * sober_side(joking, ~loyal) / muddled(spoke)
        return found

    def sharpened(self, joint: Array) -> Array:
        """The chances of the assignments raised to a power: what some styles tell is surer than it looks."""
        power = np.exp(joint.sum(axis=(0, 2)) @ sharpness(self.talk.met, self.view.seats))
        likely = joint.sum(axis=(0, 1))
        raised = joint * np.where(likely > 0, likely, 1.0) ** (power - 1)
        found: Array = raised / raised.sum()
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
            told = self.told(link, weights)[link.foreseen.syndicate :]
        drawn = draws(link.unseen, size)
        low, high = possible(weights)
        for n in range(size + 1):
            if told[n].any():
                left = slice(max(low, n), high + 1)
                after[left.start - n : high + 1 - n] += weights[left] * drawn[left, n, None, None] * told[n]
        return after

    def told(self, council: CouncilSeen, weights: Array) -> Array:
        """What a Council's story tells: Syndicate cards drawn, style, assignment."""
        director, operative = council.director, council.operative
        told, pairs = likelihood(self.seen(council)), self.roles[:, director] * len(ROLES) + self.roles[:, operative]
        mixed = self.reliability.mixed(told, director, operative).reshape(DRAWN + 1, len(SHARES), -1)
        found: Array = mixed.take(pairs, axis=2)
        for speaker, says in self.talk.foretold.get(council.number, ()):
            found = found * foresight(says).take(self.roles[:, speaker], axis=2)
        if council.enacted is not None or council.vetoed:
            self.reliability.learn(told, self.drawn(council, weights, pairs), director, operative)
        return found

    def drawn(self, council: CouncilSeen, weights: Array, pairs: Roles) -> Array:
        """How likely every draw, style, Director's and Global Operative's role is before what the Council did."""
        by_pair = np.zeros((*weights.shape[:2], len(ROLES) ** 2))
        for pair in range(len(ROLES) ** 2):
            by_pair[:, :, pair] = weights[:, :, pairs == pair].sum(axis=2)
        size = DRAWN - len(council.foreseen)
        likely = np.einsum("lsp,ln->nsp", by_pair, draws(council.unseen, size)[:, : size + 1])
        found = np.zeros((DRAWN + 1, *likely.shape[1:]))
        found[council.foreseen.syndicate : council.foreseen.syndicate + size + 1] = likely
        return found.reshape(DRAWN + 1, len(SHARES), len(ROLES), len(ROLES))

    def seen(self, council: CouncilSeen) -> Seen:
        mine = "director" if self.me == council.director else "operative" if self.me == council.operative else ""
        return Seen(
            council.drawn.syndicate if council.drawn else None,
            council.passed,
            council.discarded,
            council.received.syndicate if council.received else None,
            council.enacted,
            self.talk.director.get(council.number),
            self.talk.operative.get(council.number),
            mine,
            veto_of(council),
        )

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


class Pretended(Beliefs):
    """What everybody would believe who knew that one seat is loyal: what its player pretends to believe."""

    def __init__(self, everybody: Beliefs, seat: Seat) -> None:
        self.view, self.me, self.known_cards = everybody.view, everybody.me, everybody.known_cards
        self.talk, self.roles = everybody.talk, everybody.roles
        trusted = everybody.joint * (everybody.roles[:, seat] == 0)
        self.joint = trusted / trusted.sum() if trusted.any() else everybody.joint  # else nothing can be pretended


def veto_of(council: CouncilSeen) -> Veto:
    """Whether the Council could throw its cards away, and how far that came."""
    if not council.asked:
        return "open" if council.veto_open else ""
    return "agreed" if council.vetoed else "asked" if council.enacted is None and not council.refused else "refused"


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
