"""P.I. before the laws: its variants and its hidden things.

Hidden, by the rulebook: the cases that others hold; the Case cards that nobody was dealt; the order of the Evidence
deck, and its order after a shuffle.  Everything else lies open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from parlour.core import PASS, Event, Move, Seat, Truth
from parlour.games.pi import PI, PiState
from parlour.games.pi.cards import KINDS as KINDS_OF_CARD
from parlour.games.pi.cards import Case
from parlour.games.pi.events import Examined, Failed, Investigated, MiniGameEnded, Solved, TurnedUp
from parlour.games.pi.moves import Accuse, Charge, Dealt, Locate, Shuffled, Take
from parlour.testing import Actions, Kit, Run, Variant, act, refused
from tests.games.pi.small import SMALL

KINDS = ("cases", "undealt Case cards", "Evidence deck", "reshuffle")
ANSWERS = (
    Investigated | Examined | TurnedUp | Failed | Solved | MiniGameEnded
)  # what rightly follows from hidden things
TRIES = 6  # at an exchange, of which the one that shows last is taken
SHUFFLES = 6  # looked at in one game
Heard: TypeAlias = list[list[Event]]  # the answers of each action


def twins(run: Run, seat: Seat, rng: Random) -> Iterator[tuple[str, Actions]]:
    """Hidden things exchanged in a deal or a shuffle, until an answer that everybody hears would be another one."""
    shuffles = [n for n, (_, action) in enumerate(run.actions) if isinstance(action, Shuffled)]
    chosen = set(rng.sample(shuffles, min(SHUFFLES, len(shuffles))))
    heard = all_answers(run)
    for n, (s, _, action) in enumerate(run.states()):
        if isinstance(action, Dealt):
            yield "cases", latest(run, n, s, heard, [swapped_cases(action, seat, rng) for _ in range(TRIES)])
            fresh = [fresh_card(s, action, seat, rng) for _ in range(TRIES)]
            yield "undealt Case cards", latest(run, n, s, heard, fresh)
            deck = reordered(action.evidence, s.city.display, rng)
            yield "Evidence deck", twin(run, n, s, heard, replace(action, evidence=deck))
        if n in chosen and isinstance(action, Shuffled):
            yield "reshuffle", twin(run, n, s, heard, Shuffled(reordered(action.order, 1, rng)))


def swapped_cases(deal: Dealt, seat: Seat, rng: Random) -> Dealt:
    """Two others exchange one, two or all three cards of their cases; with one other player nothing can change."""
    others = [holder for holder in range(len(deal.cases)) if holder != seat]
    if len(others) < 2:
        return deal
    a, b = rng.sample(others, 2)
    cases, mixed = list(deal.cases), [rng.random() < 0.5 for _ in range(3)]
    for holder, other in ((a, b), (b, a)):
        mine, theirs = deal.cases[holder], deal.cases[other]
        cases[holder] = Case(*[t if swap else m for m, t, swap in zip(mine, theirs, mixed)])
    return replace(deal, cases=tuple(cases))


def fresh_card(s: PiState, deal: Dealt, seat: Seat, rng: Random) -> Dealt:
    """Another player was dealt a card that in truth was left in its deck."""
    holder = rng.choice([holder for holder in range(len(deal.cases)) if holder != seat])
    kind = rng.randrange(3)
    undealt = [card for card in s.city.axes[kind] if card not in [case[kind] for case in deal.cases]]
    cards, cases = list(deal.cases[holder]), list(deal.cases)
    cards[kind] = rng.choice(undealt or [cards[kind]])
    cases[holder] = Case(*cards)
    return replace(deal, cases=tuple(cases))


def reordered(pile: Sequence[Any], seen: int, rng: Random) -> tuple[Any, ...]:
    """The part of ``pile`` that is not turned up at once, in another order."""
    hidden = list(pile[:-seen])
    rng.shuffle(hidden)
    return (*hidden, *pile[-seen:])


def latest(run: Run, n: int, s: PiState, heard: Heard, moves: list[Dealt]) -> Actions:
    return max([twin(run, n, s, heard, move) for move in moves], key=len)


def twin(run: Run, n: int, s: PiState, heard: Heard, move: Move) -> Actions:
    """The run with ``move`` as its action ``n``, made in ``s``, until an answer differs that all rightly hear."""
    theirs, actions = s.clone(), run.actions[:n]
    for (who, action), told in zip(run.actions[n:], heard[n:]):
        other, known = move if len(actions) == n else action, len(theirs.told)
        if refused(run.game, theirs, who, other):
            break
        act(theirs, who, other)
        if answers(theirs, known) != told:
            break
        actions.append((who, other))
    return actions


def all_answers(run: Run) -> Heard:
    s, found = run.begin(), Heard()
    for who, action in run.actions:
        known = len(s.told)
        act(s, who, action)
        found.append(answers(s, known))
    return found


def answers(s: PiState, since: int) -> list[Event]:
    return [event for event in s.story(None, since) if isinstance(event, ANSWERS)]


def choose(s: PiState, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
    """At random, but now and then somebody happens to be right, so that cases are solved."""
    if rng.random() < 0.3:
        goal = s.goal(seat)
        lucky = [move for move in moves if move in (Accuse(goal.suspect), Charge(goal.crime), Locate(goal.location))]
        takes = [move for move in moves if isinstance(move, Take)]
        hints = lucky if rng.random() < 0.4 or moves[0] == PASS else takes
        if s.sealed or hints is takes:
            return rng.choice(hints or lucky or list(moves))
    return rng.choice(moves)


def all_cases(s: PiState, seat: Seat | None) -> Truth:
    """The cases laid open too: the notebook goes on showing them."""
    return {(kind, holder): card for holder, case in enumerate(s.cases) for kind, card in zip(KINDS_OF_CARD, case)}


KIT = Kit(
    game=PI,
    variants=(
        Variant(2),
        Variant(3, {"investigators": 8}),
        Variant(5, {"rounds": 12}),
        Variant(5, {"investigators": 0, "mini_games": 1}),
        Variant(4, {"repeat_cubes": True, "marked_cards": True, "mini_games": 2, "rounds": 20}),
        Variant(3, {"city": "harbour"}),
    ),
    kinds=KINDS,
    twins=twins,
    small=SMALL,
    choose=choose,
    answers=all_cases,
)
