"""Which lines of a story prove what: who has which role, and what the Councils held."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from parlour.core import Answer, Event, Unknown
from parlour.deduction.chain import Chain
from parlour.games.mastermind.cards import ROLES
from parlour.games.mastermind.events import (
    Arranged,
    CouncilRevealed,
    Drew,
    Enacted,
    Looked,
    Passed,
    Reshuffled,
    TopDecked,
)
from parlour.games.mastermind.knowledge.roles import KnownRoles, RoleLink
from parlour.games.mastermind.notebook import outcomes
from parlour.games.mastermind.notebook.aspects import aspects
from parlour.games.mastermind.notebook.outcomes import Happened, Outcome, Piles
from parlour.games.mastermind.view import MastermindView

Lines: TypeAlias = Set[int]
Possible: TypeAlias = Mapping[Unknown, Set[Answer]]  # the answers left to each unknown


def reasons(view: MastermindView) -> MastermindReasons:
    """What proves the facts in the notebook."""
    return MastermindReasons(view)


class MastermindReasons:
    """What one seat's story proves, line by line; roles and cards tell nothing about one another."""

    def __init__(self, view: MastermindView) -> None:
        self.roles, self.cards = RoleReasons(view), CardReasons(view)
        self.found: dict[tuple[bool, frozenset[int]], Possible] = {}  # every set of lines is worked out once

    def lines(self, unknown: Unknown) -> Sequence[int]:
        return self.about(unknown).lines

    def possible(self, unknown: Unknown, lines: Lines) -> Set[Answer]:
        about = self.about(unknown)
        kept = frozenset(about.lines) & lines
        key = about is self.roles, kept
        if key not in self.found:
            self.found[key] = about.possible(kept)
        return self.found[key][unknown]

    def about(self, unknown: Unknown) -> RoleReasons | CardReasons:
        return self.roles if isinstance(unknown, tuple) and unknown[0] == "role" else self.cards


class RoleReasons:
    """Each line leaves some players fewer roles, and there are only so many cards of each."""

    def __init__(self, view: MastermindView) -> None:
        self.known, self.mix = KnownRoles(view), view.rules.mix
        self.lines = sorted(self.known.says)

    def possible(self, lines: Lines) -> Possible:
        left = [frozenset(ROLES) for _ in self.known.possible]
        for line in lines:
            for seat, roles in self.known.says[line]:
                left[seat] &= frozenset(roles)
        likely = Chain([RoleLink(roles) for roles in left], self.mix).marginals()
        return {("role", seat): set(found) for seat, found in enumerate(likely)}


class CardStep(Struct):
    """Something that became of the cards, and the lines that tell more of it than everybody knows."""

    outcomes: Callable[[Piles], Sequence[Outcome]]
    told: dict[int, Event] = {}  # by line
    council: int | None = None  # its number
    links: dict[frozenset[int], StepAsTold] = {}  # by the lines that are known

    def link(self, lines: Lines) -> StepAsTold:
        """The step with only some lines known; what it has worked out is kept for the next set of lines."""
        known = frozenset(self.told.keys() & lines)
        return self.links.setdefault(known, StepAsTold(self.outcomes, [self.told[line] for line in known]))


class StepAsTold(Struct):
    """A link in the chain of cards: a step of which only some lines are known."""

    outcomes: Callable[[Piles], Sequence[Outcome]]
    told: list[Event]
    found: dict[Piles, list[tuple[Happened, int, Piles]]] = {}

    def ways(self, left: Piles) -> list[tuple[Happened, int, Piles]]:
        if left not in self.found:
            agreed = [one for one in self.outcomes(left) if all([outcomes.agrees(event, one) for event in self.told])]
            self.found[left] = [(one.happened, 1, one.after) for one in agreed]
        return self.found[left]


class CardReasons:
    """Each line leaves fewer ways in which the cards may have gone."""

    def __init__(self, view: MastermindView) -> None:
        self.in_any_order = view.rules.surveillance_reorders
        self.start = outcomes.at_first(view.rules.head_start)
        self.steps: list[CardStep] = []
        self.councils: list[CardStep] = []
        for line, event in enumerate(view.story):
            self.follow(line, event)
        self.lines = sorted([line for step in self.steps for line in step.told])

    def possible(self, lines: Lines) -> Possible:
        found: dict[Unknown, set[Answer]] = {}
        ways = Chain([step.link(lines) for step in self.steps], self.start).marginals()
        for step, likely in zip(self.steps, ways):
            for happened in likely if step.council else ():
                for aspect, answer in aspects(happened).items():
                    found.setdefault((aspect, step.council), set()).add(answer)
        return found

    def follow(self, line: int, event: Event) -> None:
        match event:
            case Drew():
                self.councils.append(CardStep(partial(outcomes.met, so_far=0), council=len(self.councils) + 1))
                self.steps.append(self.councils[-1])
            case Passed():
                self.councils[-1].outcomes = partial(outcomes.met, so_far=1)
            case Enacted():
                self.councils[-1].outcomes = partial(outcomes.met, so_far=2)
            case TopDecked():
                self.steps.append(CardStep(outcomes.top_decked))
            case Looked(_, seen) if seen:
                self.steps.append(CardStep(outcomes.looked))
            case Arranged(_, order) if order:
                self.steps.append(CardStep(partial(outcomes.laid_back, in_any_order=self.in_any_order)))
            case Reshuffled():
                self.steps.append(CardStep(outcomes.reshuffled))
        if outcomes.tells(event):
            step = self.councils[event.number - 1] if isinstance(event, CouncilRevealed) else self.steps[-1]
            step.told[line] = event
