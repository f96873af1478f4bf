"""Random games for the laws: every kind of move, things taken back, things said in between."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any, Final

from msgspec import Struct, to_builtins

from parlour.core import (
    NATURE,
    TAKE_BACK,
    Claim,
    Game,
    Piecewise,
    Refused,
    Said,
    Seat,
    Settings,
    chance,
    options,
    play,
    refusal,
)
from parlour.testing.breach import Breach
from parlour.testing.kit import Action, Actions, Kit, Variant, soak

CLAIMS: Final = 0.05  # how often a seat speaks before it moves
TAKEN_BACK: Final = 0.2  # how often a part is taken back


class Run(Struct, frozen=True):
    """A game that was played, as its actions: moves (nature's too) and claims."""

    game: Game[Any, Any]
    seats: int
    settings: Settings
    actions: Actions
    name: str = ""

    def begin(self) -> Any:
        return self.game.begin(self.seats, self.settings)

    def states(self) -> Iterator[tuple[Any, Seat, Action]]:
        """The state before each action, and the action.  It is one state that lives on: clone it to keep it."""
        s = self.begin()
        for n, (seat, action) in enumerate(self.actions):
            LATEST[:] = [self, n]
            yield s, seat, action
            act(s, seat, action)

    def end(self) -> Any:
        s = self.begin()
        for seat, action in self.actions:
            act(s, seat, action)
        return s

    def moments(self, rng: Random, most: int) -> Iterator[tuple[int, Any]]:
        """Up to ``most`` moments when a seat is asked: one half, if there are such, with an answer half given."""
        open_, sealed = list[int](), list[int]()
        for n, (s, _, _) in enumerate(self.states()):
            if NATURE not in s.asked:
                (sealed if s.sealed else open_).append(n)
        half = rng.sample(sealed, min(len(sealed), most // 2))
        chosen = {*half, *rng.sample(open_, min(len(open_), most - len(half)))}
        for n, s, _ in self.before(chosen):
            yield n, s

    def before(self, numbers: Collection[int]) -> Iterator[tuple[int, Any, Action]]:
        """The states before the actions of these numbers, and the actions."""
        for n, (s, _, action) in enumerate(self.states()):
            if n in numbers:
                yield n, s, action

    def at(self, n: int) -> str:
        """Where a breach was found: after so many actions of this game."""
        return f"{self.name}, after {n} actions" + (f", the last by {action_of(*self.actions[n - 1])}" if n else "")


LATEST: Final[list[Any]] = []  # the run that was looked at last, and after how many of its actions


def latest() -> str:
    """Where the laws looked last, for an error that says nothing of it itself."""
    return f"{LATEST[0].at(LATEST[1])}, before {action_of(*LATEST[0].actions[LATEST[1]])}" if LATEST else "no game yet"


def action_of(seat: Seat, action: Action) -> str:
    text = str(to_builtins(action))
    return f"{'nature' if seat == NATURE else f'seat {seat}'}: {text if len(text) <= 90 else text[:87] + '...'}"


def act(s: Any, seat: Seat, action: Action) -> None:
    """Make a move, or say something."""
    if isinstance(action, Claim):
        s.tell(Said(seat, action))
    else:
        play(s, seat, action)


def refused(game: Game[Any, Any], s: Any, seat: Seat, action: Action) -> Refused | str | None:
    """Why ``seat`` may not do this now; None if it may."""
    if isinstance(action, Claim):
        return None if s.asked and action in game.speech(game.view(s, seat)) else "You may not say that now."
    return refusal(s, seat, action)


def some_action(kit: Kit, s: Any, seat: Seat, rng: Random) -> Action:
    if seat == NATURE:
        return chance(s, rng.randrange)
    if rng.random() < CLAIMS and (claims := kit.game.speech(kit.game.view(s, seat))):
        return rng.choice(claims)
    if isinstance(s.agenda[-1], Piecewise) and s.sealed and rng.random() < TAKEN_BACK:
        return TAKE_BACK
    moves = options(s, seat)
    if not moves:
        raise Breach(f"Somebody can always move: seat {seat} is asked {s.agenda[-1]} and has no option.")
    return kit.choose(s, seat, moves, rng)


def random_run(kit: Kit, variant: Variant, seed: int) -> Run:
    """The random game number ``seed`` at this table, to its end."""
    game = kit.game
    rng, settings = Random(f"{variant} {seed}"), game.table(variant.seats, variant.options)
    name = f"{game.title} ({variant}), random game {seed}"
    s, actions = game.begin(variant.seats, settings), Actions()
    run = Run(game, variant.seats, settings, actions, name)
    try:
        while s.asked:
            seat = rng.choice(s.asked)
            actions.append((seat, some_action(kit, s, seat, rng)))
            act(s, *actions[-1])
            if len(actions) > kit.actions:
                raise Breach(f"Games end: it is not over after {kit.actions} actions.")
    except Exception as mistake:
        mistake.add_note(f"So it was in {run.at(len(actions))}.")
        raise
    return run


def runs(kit: Kit, games: int) -> Iterator[Run]:
    """So many random games in all, dealt over the variants: at least one each, more on a soak."""
    each = -(-games * soak() // len(kit.variants))
    for seed in range(each):
        for variant in kit.variants:
            yield random_run(kit, variant, seed)
