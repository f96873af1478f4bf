"""Death on the Cards before the laws: its variants, its hidden things, and small tables for brute force.

Hidden, by the rulebook: secrets face down, and so who is Murderer and Accomplice; others' hands; the draw pile; in
which order Delay put cards back; cards traded and passed on; the secret that a blackmailer is shown; the card taken out
of the ashes; what a later searcher finds there; and so what lies under the top of the discard pile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core import PASS, Claim, Event, Move, Seat, Step, Whisper, options
from parlour.games.death_cards import DEATH_CARDS, DeathCardsState
from parlour.games.death_cards.cards import ACCOMPLICE, DEVIOUS, MURDERER, Card, Face
from parlour.games.death_cards.events import Revealed, Shown
from parlour.games.death_cards.moves import CANCEL, STOP, Add, Dealt, Give, Lay, Play, Put, Take
from parlour.games.death_cards.rules.piles import PickNumber, PutBack, TakeFromAshes, top_discards
from parlour.games.death_cards.rules.trading import PassCards, TradeCards
from parlour.games.death_cards.rules.turn import ChooseDiscards
from parlour.testing import Action, Actions, Kit, Run, Variant, act, refused
from tests.games.death_cards.small import SMALL

KINDS = (
    "secrets",
    "roles",
    "blackmailed",
    "hands",
    "draw pile",
    "delayed",
    "traded",
    "passed",
    "ashes taken",
    "ashes offered",
    "discards",
)
FEW = 4
TRIES = 3  # at exchanging something of a kind
LIVELY = ("Folly", "Trade", "Ashes", "Delay", "Blackmailed", "Another Victim", "One More", "Suspicions")


def choose(s: DeathCardsState, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
    """As chance would have it, but with longer games: few discards, few Not so Fasts, and much that is hidden."""
    if isinstance(s.agenda[-1], ChooseDiscards) and STOP in moves and rng.random() < 0.7:
        return STOP
    if CANCEL in moves and rng.random() < 0.7:
        return PASS
    lively = [move for move in moves if isinstance(move, Lay | Add | Play | Give)]
    lively = [move for move in lively if isinstance(move, Lay | Add) or move.card in LIVELY]
    return rng.choice(lively if lively and rng.random() < 0.5 else moves)


class Trace:
    """A run as the rulebook lets one seat see it: what it may know after every action, and what was hidden when."""

    def __init__(self, run: Run, seat: Seat) -> None:
        self.run, self.seat = run, seat
        self.steps: list[Step[Any, Any]] = []  # before each action
        self.options: list[Sequence[Move]] = []
        self.seen: list[object] = []  # after each action, what this seat may rightly see
        self.end: DeathCardsState = run.begin()
        for who, action in run.actions:
            self.steps.append(self.end.agenda[-1])
            self.options.append([] if isinstance(action, Claim) else list(options(self.end, who)))
            self.seen.append(self.after(self.end, who, action))

    def after(self, s: DeathCardsState, who: Seat, action: Action) -> object:
        """Do it; then, what this seat may see of it."""
        discards, told = list(s.discard), len(s.told)
        act(s, who, action)
        laid = s.discard[len(discards) :] if s.discard[: len(discards)] == discards else s.discard[-1:]
        return laid, came_to_light(s.told[told:], self.seat), lies_open(s, self.seat)

    def cut(self, twin: Actions) -> Actions:
        """The twin up to where the exchange rightly shows, or cannot be played on."""
        s: DeathCardsState = self.run.begin()
        for n, (who, action) in enumerate(twin):
            if refused(self.run.game, s, who, action):
                return twin[: n + 1]
            if self.after(s, who, action) != self.seen[n]:
                return twin[:n]
        return twin


def came_to_light(told: Sequence[Event | Whisper], seat: Seat) -> list[Face | None]:
    """The faces that were turned up, be it for a moment, or shown to this seat, a blackmailer."""
    faces: list[Face | None] = [event.face for event in told if isinstance(event, Revealed)]
    whispers = [whisper.event for whisper in told if isinstance(whisper, Whisper)]
    return faces + [event.face for event in whispers if isinstance(event, Shown) and event.seat == seat]


def lies_open(s: DeathCardsState, seat: Seat) -> object:
    """What a seat may look at, by the rulebook: its hand and secrets, the draft, the discards it looks through."""
    top = s.agenda[-1] if s.agenda else None
    looks = isinstance(top, TakeFromAshes | PickNumber | PutBack) and top.seat == seat
    gang = s.gang()
    own = [s.secrets[secret] for secret in s.rows[seat]]
    known = gang if seat in gang else ()
    return list(s.hands[seat]), own, list(s.draft), s.discard[-1:], top_discards(s) if looks else (), known, s.disgraced


def twins(run: Run, seat: Seat, rng: Random) -> Iterator[tuple[str, Actions]]:
    """A few of every kind: finding out where a twin must be cut means playing it."""
    trace, of = Trace(run, seat), dict[str, list[Actions]]()
    for kind, actions in exchanges(trace, rng):
        of.setdefault(kind, []).append(actions)
    for kind, found in of.items():
        for actions in rng.sample(found, min(FEW, len(found))):
            yield kind, trace.cut(actions)


def exchanges(trace: Trace, rng: Random) -> Iterator[tuple[str, Actions]]:
    """Every kind of hidden thing of this run, exchanged with another."""
    for n, (who, action) in enumerate(trace.run.actions):
        if isinstance(action, Dealt):
            yield from dealt_otherwise(trace, n, action, rng)
        elif who != trace.seat and not isinstance(action, Claim):
            yield from chosen_otherwise(trace, n, who, action, rng)


def dealt_otherwise(trace: Trace, n: int, deal: Dealt, rng: Random) -> Iterator[tuple[str, Actions]]:
    for _ in range(TRIES):
        i, j = rng.sample(range(len(deal.secrets)), 2)
        yield "secrets", altered(trace, n, replace(deal, secrets=swapped(deal.secrets, i, j)))
        dealt = trace.run.seats * 5
        i, j = rng.sample(range(len(deal.deck) - dealt, len(deal.deck)), 2)
        yield "hands", altered(trace, n, replace(deal, deck=swapped(deal.deck, i, j)))
        i, j = rng.sample(range(len(deal.deck) - dealt - 4), 2)
        yield "draw pile", altered(trace, n, replace(deal, deck=swapped(deal.deck, i, j)))
        others = [i for i in range(len(deal.secrets)) if i // 3 != trace.seat]
        roles = [i for i in others if deal.secrets[i] in (MURDERER, ACCOMPLICE)]
        if roles:
            i, j = rng.choice(roles), rng.choice(others)
            yield "roles", altered(trace, n, replace(deal, secrets=swapped(deal.secrets, i, j)))
    whispers = [whisper.event for whisper in trace.end.told if isinstance(whisper, Whisper)]
    for event in whispers:
        if isinstance(event, Shown) and trace.seat not in (event.seat, event.owner):
            for j in rng.sample(range(len(deal.secrets)), 5):
                yield "blackmailed", altered(trace, n, replace(deal, secrets=swapped(deal.secrets, event.secret, j)))


def chosen_otherwise(trace: Trace, n: int, who: Seat, action: Move, rng: Random) -> Iterator[tuple[str, Actions]]:
    step, others = trace.steps[n], [move for move in trace.options[n] if move != action]
    if isinstance(action, Give) and isinstance(step, TradeCards) and trace.seat not in step.seats:
        yield from [("traded", altered(trace, n, move)) for move in harmless(action, others)]
    if isinstance(action, Give) and isinstance(step, PassCards) and trace.seat != neighbour(trace, who, step):
        yield from [("passed", altered(trace, n, move)) for move in harmless(action, others)]
    if isinstance(action, Put) and n + 1 < len(trace.run.actions):
        following, (_, after) = trace.steps[n + 1], trace.run.actions[n + 1]
        if following is step and isinstance(after, Put) and after != action:
            yield "delayed", altered(trace, n, after, action)
    if isinstance(action, Take):  # whether anything is taken, all may see
        for move in [move for move in others if isinstance(move, Take)]:
            twin = altered(trace, n, move)
            yield "ashes taken", twin
            yield "discards", twin
            if any([isinstance(later, TakeFromAshes | PutBack) for later in trace.steps[n + 1 :]]):
                yield "ashes offered", twin


def neighbour(trace: Trace, giver: Seat, step: PassCards) -> Seat:
    """Whom ``giver`` passes a card to."""
    return (giver + (1 if step.way == "left" else -1)) % trace.run.seats


def harmless(action: Give, others: Sequence[Move]) -> list[Move]:
    """Other cards to give; a devious one would be seen by all."""
    if action.card in DEVIOUS:
        return []
    return [move for move in others if isinstance(move, Give) and move.card not in DEVIOUS]


def altered(trace: Trace, n: int, *actions: Action) -> Actions:
    record = trace.run.actions
    others = [(who, action) for (who, _), action in zip(record[n:], actions)]
    return record[:n] + others + record[n + len(actions) :]


def swapped(cards: tuple[Card | Face, ...], i: int, j: int) -> tuple[Any, ...]:
    changed = list(cards)
    changed[i], changed[j] = changed[j], changed[i]
    return tuple(changed)


KIT = Kit(
    game=DEATH_CARDS,
    variants=(
        Variant(2),
        Variant(4),
        Variant(3, {"birthdays": "09-15 02-28 12-31"}),
        Variant(6, {"accomplice_counts": False}),
    ),
    kinds=KINDS,
    twins=twins,
    small=SMALL,
    choose=choose,
)
