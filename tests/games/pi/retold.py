"""P.I. told again: what every line would say if other cases had been dealt, found by asking the rules again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations, product
from random import Random
from typing import Any

from parlour.core import Fact
from parlour.games.pi import PI, PiView
from parlour.games.pi.cards import KINDS, Case, City, holder_for
from parlour.games.pi.events import Examined, Failed, Held, Investigated, MiniGameEnded, Solved
from parlour.games.pi.knowledge.clues import Clues
from parlour.games.pi.notebook import notebook
from parlour.games.pi.rules.answers import Look, token
from parlour.notebook import Proof, squares
from parlour.testing import Variant, random_run
from tests.games.pi.kit import KIT

HARBOURS = (Variant(3, {"city": "harbour", "investigators": 2}), Variant(2, {"city": "harbour"}))
LITERAL = Variant(3, {"city": "harbour", "repeat_cubes": True, "marked_cards": True})
Deal = tuple[Case, ...]


def every_deal(seats: int, city: City) -> Iterator[Deal]:
    for cards in product(*[permutations(axis, seats) for axis in city.axes]):
        yield tuple([Case(*case) for case in zip(*cards)])


class Asked:
    """Everything that was asked in the running mini-game, to be asked again about any other deal."""

    def __init__(self, view: PiView) -> None:
        clues = Clues(view)
        self.view, self.homes = view, clues.homes
        self.lines = [line for line in range(clues.laid, len(view.story)) if type(view.story[line]) in TOLD]

    def again(self, deal: Deal) -> dict[int, Any]:
        """What each line would tell if this had been dealt."""
        tokens: dict[tuple[int, str], tuple[str, ...]] = {}
        return {line: self.answer(self.view.story[line], deal, tokens) for line in self.lines}

    def answer(self, event: Any, deal: Deal, tokens: dict[tuple[int, str], tuple[str, ...]]) -> Any:
        """As the rules say, with the tokens that this deal would have brought so far."""
        if isinstance(event, Held):
            return deal[event.seat]
        if isinstance(event, MiniGameEnded):
            return tuple([deal[holder] for holder, _ in event.unsolved])
        goal = deal[holder_for(event.seat, self.view.seats)]
        if isinstance(event, Solved | Failed):
            return goal == event.case
        discs, cubes = tokens.get((event.seat, "disc"), ()), tokens.get((event.seat, "cube"), ())
        if isinstance(event, Investigated):
            here, repeat = self.view.tiles[event.location], self.view.settings.repeat_cubes
            return Look(self.homes, here, discs, cubes, repeat).new_tokens(goal)
        if event.card in discs + cubes:
            return "known"
        found = token(self.homes, self.homes[event.card], goal[self.view.city.kind_of[event.card]])
        tokens[event.seat, found] = (*tokens.get((event.seat, found), ()), event.card)
        return found


TOLD: dict[type, Callable[[Any], Any]] = {
    Held: lambda event: event.case,
    Solved: lambda event: True,
    Failed: lambda event: False,
    MiniGameEnded: lambda event: tuple([case for _, case in event.unsolved]),
    Investigated: lambda event: (event.discs, event.cubes),
    Examined: lambda event: event.found,
}


def was_said(view: PiView) -> dict[int, Any]:
    """What each line told in truth."""
    return {line: TOLD[type(view.story[line])](view.story[line]) for line in Asked(view).lines}


def holds(fact: Fact, deal: Deal) -> bool:
    kind, holder, *_ = fact.unknown  # type: ignore[misc]
    return (deal[holder][KINDS.index(kind)] in fact.among) == fact.holds


def check_proof(proof: Proof, view: PiView, every: list[tuple[Deal, dict[int, Any]]]) -> None:
    """In every deal that agrees with its lines the fact holds; without any one of them it does not."""
    told = was_said(view)
    agree = [(deal, {line for line in proof.lines if said[line] == told[line]}) for deal, said in every]
    assert all([holds(proof.fact, deal) for deal, lines in agree if len(lines) == len(proof.lines)]), "not proved"
    broken = [lines for deal, lines in agree if not holds(proof.fact, deal)]
    for spared in proof.lines:
        assert any([set(proof.lines) - lines == {spared} for lines in broken]), f"line {spared} can be spared"


def late_views(variant: Variant, seeds: range, moments: int) -> Iterator[PiView]:
    for seed in seeds:
        run = random_run(KIT, variant, seed)
        for _, s in run.moments(Random(seed), moments):
            for seat in range(run.seats):
                yield PI.view(s, seat)


def proved(view: PiView) -> list[Fact]:
    return [cell.fact for _, _, cell in squares(notebook(view)) if cell.certainty != "open"]


def pair(case: Case, holder: int, held: Case | None) -> Deal:
    """The cases of two players: one is tried, the other as the holder knows it."""
    assert held
    return (case, held) if holder == 0 else (held, case)


def said(asked: Asked, case: Case, holder: int) -> dict[int, Any]:
    """What each line would tell if ``holder`` held ``case``; the own case is as told, if that is possible beside it."""
    held = asked.view.case
    told = asked.again(pair(case, holder, held))
    if held and set(case) & set(held):
        return {line: None if isinstance(asked.view.story[line], Held) else what for line, what in told.items()}
    return told
