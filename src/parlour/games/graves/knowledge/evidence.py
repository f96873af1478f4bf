"""Who the Mastermind may be, and which Evidence lies where: what a seat's story leaves open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb, factorial

from parlour.core import Below, Event, shuffled
from parlour.games.graves.cards import ASIDE, CLEARS, IDENTITIES, POINTS_TO, Evidence, Identity
from parlour.games.graves.events import Became, Found, GaveUpEarly, Guessed, Peeked


class EvidenceKnowledge:
    """The identity and the six Evidence cards of one Case, each arrangement as likely as the next."""

    def __init__(self) -> None:
        self.identity: Identity = ""
        self.seen: dict[int, Evidence] = {}  # by place

    def learn(self, event: Event) -> None:
        match event:
            case Became(_, identity) | GaveUpEarly(_, identity) | Guessed(_, _, identity):
                self.identity = identity
            case Found(_, place, _, evidence):
                self.seen[place] = evidence
            case Peeked(_, evidence):
                self.seen |= dict(enumerate(evidence))

    @property
    def suspects(self) -> list[Identity]:
        """The identities that the Evidence seen does not clear; once it is known, the one."""
        if self.identity:
            return [self.identity]
        seen = set(self.seen.values())
        return [one for one in IDENTITIES if seen.issubset(POINTS_TO[one])]

    @property
    def hidden(self) -> list[int]:
        """Where Evidence lies that was not seen; the place set aside is the last."""
        return [place for place in range(ASIDE + 1) if place not in self.seen]

    def rest(self, identity: Identity) -> list[Evidence]:
        """The Evidence not seen, if the Mastermind is ``identity``."""
        return [evidence for evidence in POINTS_TO[identity] if evidence not in self.seen.values()]

    def count(self) -> int:
        return len(self.suspects) * factorial(len(self.hidden))

    def allows(self, identity: Identity, evidence: dict[int, Evidence]) -> bool:
        return (
            identity in self.suspects
            and sorted(evidence.values()) == sorted(POINTS_TO[identity])
            and self.seen.items() <= evidence.items()
        )

    def chances(self, place: int) -> dict[Evidence, Fraction]:
        """How likely each Evidence lies at a place."""
        if place in self.seen:
            return {self.seen[place]: Fraction(1)}
        suspects = self.suspects
        times = Counter([evidence for identity in suspects for evidence in self.rest(identity)])
        ways = len(suspects) * len(self.hidden)
        return {evidence: Fraction(n, ways) for evidence, n in times.items()}

    def cleared(self, identity: Identity, places: Sequence[int]) -> dict[bool, Fraction]:
        """How likely it is that the Evidence of some places clears ``identity``, and that none of it does."""
        unseen = [place for place in places if place not in self.seen]
        if any([identity in CLEARS[self.seen[place]] for place in places if place in self.seen]):
            return {True: Fraction(1)}
        suspects, silent = self.suspects, 0
        for suspect in suspects:
            quiet = [evidence for evidence in self.rest(suspect) if identity not in CLEARS[evidence]]
            silent += comb(len(quiet), len(unseen))
        still = Fraction(silent, comb(len(self.hidden), len(unseen)) * len(suspects))
        return {answer: chance for answer, chance in ((True, 1 - still), (False, still)) if chance}

    def sample(self, below: Below) -> tuple[Identity, tuple[Evidence, ...]]:
        identity = self.suspects[below(len(self.suspects))]
        rest = list(shuffled(self.rest(identity), below))
        return identity, tuple([self.seen.get(place) or rest.pop() for place in range(ASIDE + 1)])
