"""What a Council is worth: the policy it will probably enact, the risk of electing the Mastermind, and what follows."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final

import numpy as np

from parlour.bots.mastermind.evidence.styles import ANYHOW, MEANT, STYLES, Array
from parlour.bots.mastermind.role_beliefs import MASTERMIND_, Beliefs
from parlour.core import Seat
from parlour.games.mastermind.cards import (
    AGENCY_WINS,
    DANGER_FROM,
    DRAWN,
    PURGE,
    REJECTIONS,
    ROLES,
    SYNDICATE_WINS,
    VETO_FROM,
)
from parlour.games.mastermind.settings import PowerTable
from parlour.games.mastermind.view import MastermindView

USUAL: Final = 0.5  # how often a Council enacts an Agency policy, over many games
MASTERMIND_ELECTED: Final = 0.06  # how often a dangerous election is the Mastermind's
HIT: Final = 0.4  # how often an honest Director's Purge finds the Mastermind
LEAST_HARM: Final = 0.7  # to expect of the Syndicate: its members may begin to do harm late
LESSON: Final = 0.08  # chances that a Council brings by what it teaches, where nothing is known of anyone yet
CERTAIN: Final = 1e-9  # room for doubt that is none
BEST: Final = 0.5  # how often the next Director will make the best nomination


@cache
def prospect(agency: int, syndicate: int, powers: PowerTable) -> float:
    """About how often the Agency wins from here."""
    if agency == AGENCY_WINS or syndicate == SYNDICATE_WINS:
        return float(agency == AGENCY_WINS)
    worse = prospect(agency, syndicate + 1, powers)
    if syndicate < len(powers) and powers[syndicate] == PURGE:
        worse += 0.6 * HIT * (1 - worse)
    on = USUAL * prospect(agency + 1, syndicate, powers) + (1 - USUAL) * worse
    return on * (1 - MASTERMIND_ELECTED) if syndicate >= DANGER_FROM else on


class Forecast:
    """The Agency's chances with one Council or another, by somebody's beliefs."""

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs, self.view = beliefs, beliefs.view
        self.dangerous = self.view.syndicate >= DANGER_FROM

    @cached_property
    def harm(self) -> Array:
        """Role by role, how often it will do harm where it can, if the players mean what they do.

        If they did not, a Council would be no better than the top of the deck, and nothing would be learnt of anyone.
        """
        often = np.array([[0.5 if harm == ANYHOW else harm for harm in style.harm] for style in STYLES])
        meant = self.beliefs.styles * MEANT
        found: Array = meant @ often / meant.sum()
        found[1:] = np.maximum(found[1:], LEAST_HARM)
        return found

    @cached_property
    def good(self) -> Array:
        """How often an Agency policy is enacted, by the Director's role and the Global Operative's."""
        none, one, two, _ = self.beliefs.cards
        director, operative = self.harm[:, None], self.harm[None, :]
        found: Array = none + one * (1 - director * operative) + two * (1 - director) * (1 - operative)
        if self.veto:
            found -= self.passed(0) * director * operative
        return found

    @cached_property
    def veto(self) -> bool:
        """Whether a Council may throw its cards away now."""
        return self.view.rules.veto and self.view.syndicate >= VETO_FROM

    @cached_property
    def vetoed(self) -> Array:
        """How often two Syndicate policies are thrown away by a loyal pair, or two Agency policies by the others."""
        director, operative = self.harm[:, None], self.harm[None, :]
        if not self.veto:
            return np.zeros((len(ROLES), len(ROLES)))
        found: Array = self.passed(2) * (1 - director) * (1 - operative) + self.passed(0) * director * operative
        return found

    def passed(self, syndicate: int) -> Array:
        """How often the Director passes on two cards alike, none or two of them Syndicate, by the Director's role."""
        none, one, two, three = self.beliefs.cards
        found: Array = none + one * (1 - self.harm) if syndicate == 0 else three + two * self.harm
        return found[:, None]

    @cached_property
    def bad(self) -> Array:
        """How often a Syndicate policy is enacted, by the two roles."""
        found: Array = 1 - self.good - self.vetoed
        return found

    @property
    def thrown_away(self) -> float:
        """The Agency's chances after a veto, without looking at who comes next."""
        if self.view.instability + 1 >= REJECTIONS:
            return self.top_deck
        return prospect(self.view.agency, self.view.syndicate, self.view.rules.powers)

    @cached_property
    def better(self) -> float:
        """The Agency's chances after one more Agency policy."""
        return prospect(self.view.agency + 1, self.view.syndicate, self.view.rules.powers)

    @cached_property
    def worse(self) -> float:
        """The Agency's chances after one more Syndicate policy, if its power does nothing."""
        return prospect(self.view.agency, self.view.syndicate + 1, self.view.rules.powers)

    @cached_property
    def after_syndicate(self) -> Array:
        """The same by the Director's role: an honest one makes use of a Purge."""
        v, powers = self.view, self.view.rules.powers
        found = np.full(len(ROLES), self.worse)
        if v.purge_owed or (v.syndicate < len(powers) and powers[v.syndicate] == PURGE):
            found[0] += HIT * (1 - self.worse)
        return found

    @cached_property
    def worth(self) -> Array:
        """The Agency's chances with every pair of seats as Director and Global Operative."""
        value = self.good * self.better + self.bad * self.after_syndicate[:, None]
        if self.veto:
            value += self.vetoed * self.thrown_away
        if self.dangerous:
            value[:, MASTERMIND_] = 0
        found: Array = np.einsum("drsq,rq->ds", self.beliefs.pairs, value)
        return found

    @cached_property
    def approved(self) -> Array:
        """The same, with what is learnt of the two: it makes people try a Council that nothing speaks against."""
        found: Array = self.worth + self.lesson
        return found

    @cached_property
    def lesson(self) -> Array:
        """What every pair teaches: the less, the more is known, and nothing where electing the Mastermind loses."""
        evil, share = self.beliefs.evil, self.beliefs.evil.mean()
        unknown = (evil * (1 - evil)).mean() / (share * (1 - share))
        found: Array = LESSON * (not self.dangerous) * unknown * np.minimum(self.trusted[:, None], self.trusted)
        return found

    @cached_property
    def trusted(self) -> Array:
        """Seat by seat: 1 if it is suspected no more than others, and 0 from halfway to certainty on."""
        evil = self.beliefs.evil
        usual = evil[evil > 0].mean()
        found: Array = np.clip(1 - 2 * (evil - usual) / max(1 - usual, CERTAIN), 0, 1)
        return found

    def syndicate_policy(self, director: Seat, operative: Seat) -> float:
        """How likely these two are to enact a Syndicate policy."""
        return float((self.beliefs.pairs[director, :, operative, :] * self.bad).sum())

    def rejected(self, tries: int | None = None, director: Seat | None = None) -> float:
        """The Agency's chances if this Council falls, or the one that ``director`` will propose after ``tries``."""
        tries = self.view.instability + 1 if tries is None else tries
        if tries >= REJECTIONS:
            return self.top_deck
        return self.proposed(next_director(self.view, self.view.last_in_turn if director is None else director), tries)

    def proposed(self, director: Seat, tries: int) -> float:
        """The Agency's chances before ``director`` proposes a Council, after so many rejections."""
        barred = {director, self.view.director if tries <= self.view.instability + 1 else -1}
        worths = [float(self.worth[director, seat]) for seat in self.view.living if seat not in barred]
        if not worths:
            return self.top_deck
        or_else = self.rejected(tries + 1, director)
        free = [max(worth, or_else) for worth in worths]
        return BEST * max(free) + (1 - BEST) * sum(free) / len(free)

    @cached_property
    def top_deck(self) -> float:
        agency = 1 - float(self.beliefs.cards @ np.arange(DRAWN + 1)) / DRAWN
        return agency * self.better + (1 - agency) * self.worse


def next_director(view: MastermindView, seat: Seat) -> Seat:
    return next((other for other in view.living if other > seat), view.living[0])
