"""Law 2, twin worlds: exchange two things a seat has no right to see, and nothing that it is sent may change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct, field

from parlour.core import NATURE, PASS, TAKE_BACK, Claim, Move, Seat
from parlour.testing.breach import breach
from parlour.testing.channels import DEAR, DEAREST, Channel, channels, compared
from parlour.testing.inventor import Inventor
from parlour.testing.kit import Actions, Kit, Variant, soak
from parlour.testing.run import Run, act, random_run, refused

FEWEST: Final = 18  # random games over all tables
MOST: Final = 60  # games at a table, for as long as a kind is short of comparisons
DEMANDED: Final = 200  # comparisons of every kind
ENOUGH: Final = 1000  # comparisons of a kind, shared by the tables, after which it is left alone
TWINS: Final = 4  # of one kind, for one seat in one game
MOMENTS: Final = 16  # compared in one game, beside those just after the exchange: rather more twins than longer looks
PROBES: Final = 10  # of the moves of the game
MADE_UP: Final = 6  # beside them
DEAR_EVERY: Final = 120  # looks, and more often in a soak: what is made of nothing but the view can hardly differ
DEAREST_EVERY: Final = 720  # where the views are the same, byte for byte
LAW: Final = "Twin worlds"


class Watch(Struct):
    """A seat, and with it a spectator, watching one game and its twins."""

    kit: Kit
    run: Run
    seat: Seat
    probes: list[Move]
    moments: set[int]
    looks: int  # so far; see ``dear``
    ours: dict[tuple[int, Seat | None, int], dict[str, object]] = field(default_factory=dict)

    def compare(self, n: int, kind: str, ours: Any, theirs: Any) -> None:
        """After ``n`` actions, the seat and the spectator are sent the same in both worlds."""
        self.looks += 1
        more = {**self.kit.channels, **self.dear()}
        for seat in (self.seat, None):
            if (n, seat, len(more)) not in self.ours:
                self.ours[n, seat, len(more)] = channels(self.kit.game, ours, seat, self.probes, more)
            found = channels(self.kit.game, theirs, seat, self.probes, more)
            if reason := compared(seat, self.ours[n, seat, len(more)], found):
                breach(LAW, self.run.at(n), f"{kind} exchanged, hidden from seat {self.seat}: {reason}")

    def dear(self) -> dict[str, Channel]:
        """What takes long is looked at now and then."""
        if self.looks % (DEAREST_EVERY // soak() or 1) == 0:
            return DEAREST
        return DEAR if self.looks % (DEAR_EVERY // soak() or 1) == 0 else {}


def twins_look_alike(kit: Kit) -> Counter[str]:
    """Every kind of hidden thing is exchanged, early and late; neither its watchers nor a spectator can tell."""
    tally: Counter[str] = Counter()
    for seed in range(MOST * soak()):
        for variant in tables(kit, seed, tally):
            run = random_run(kit, variant, seed)
            for seat in range(run.seats):
                tally += watched(kit, run, seat, str(variant), tally)
    if short := [sentence for kind in demanded(kit) if (sentence := lacking(kind, tally))]:
        breach(LAW, kit.game.title, f"too little was compared to trust it. {' '.join(short)}")
    return tally


def tables(kit: Kit, seed: int, tally: Counter[str]) -> Sequence[Variant]:
    """Where to play next: everywhere at first, then where a kind that is still short has been seen, if anywhere."""
    if seed < max(2, FEWEST * soak() / len(kit.variants)):
        return kit.variants
    short = [kind for kind in demanded(kit) if lacking(kind, tally)]
    seen = [variant for variant in kit.variants if any([tally[f"{kind}, {variant}"] for kind in short])]
    return seen or (kit.variants if short else ())


def demanded(kit: Kit) -> Sequence[str]:
    """The kinds that must be compared often enough."""
    return kit.kinds if kit.demanding else ()


def lacking(kind: str, tally: Counter[str]) -> str | None:
    """What is still missing of a kind, in a sentence."""
    views, late = tally[kind], tally[f"{kind}, late"]
    if views >= DEMANDED and late:
        return None
    offered, at_once = tally[f"{kind}, twins"], tally[f"{kind}, twins refused at once"]
    return (
        f"{kind}: {views} views of {DEMANDED} compared, {late} of them in the last third of a game, "
        f"in {offered} twins, of which {at_once} were refused at once."
    )


def watched(kit: Kit, run: Run, seat: Seat, table: str, so_far: Counter[str]) -> Counter[str]:
    """Compare some twins of every kind that is not yet compared enough at this table; count the views."""
    tally: Counter[str] = Counter()
    enough = ENOUGH * soak() / len(kit.variants)
    rng = Random(f"{run.name} {seat}")
    watch = Watch(kit, run, seat, probes(run, rng), set(moments(run, seat, rng)), looks=rng.randrange(DEAREST_EVERY))
    for kind, twin in some_twins(kit, run, seat, rng):
        if kind not in kit.kinds:
            breach(LAW, run.name, f"the twins yield {kind!r}, which is not among the kit's kinds.")
        if so_far[f"{kind}, {table}"] + tally[kind] < enough or lacking(kind, so_far):
            seen = compare(watch, kind, twin)
            late = sum([3 * n > 2 * len(run.actions) for n in seen])
            tally.update({kind: len(seen), f"{kind}, seat {seat}": len(seen), f"{kind}, {table}": len(seen)})
            tally.update({f"{kind}, late": late, f"{kind}, twins": 1, f"{kind}, twins refused at once": not seen})
    return tally


def probes(run: Run, rng: Random) -> list[Move]:
    """Moves for a seat to try whether it may or not."""
    moves = list(
        dict.fromkeys([action for seat, action in run.actions if seat != NATURE and not isinstance(action, Claim)])
    )
    return [PASS, TAKE_BACK, *rng.sample(moves, min(PROBES, len(moves))), *Inventor(run).moves(rng, MADE_UP)]


def moments(run: Run, seat: Seat, rng: Random) -> Iterator[int]:
    """When to look: spread over the kinds of question, asked of ``seat`` or of others, the seldom ones too."""
    of: dict[tuple[str, bool], list[int]] = {}
    for n, (s, _, _) in enumerate(run.states()):
        of.setdefault((type(s.agenda[-1]).__name__, seat in s.asked), []).append(n)
    each = -(-MOMENTS // len(of))
    for places in of.values():
        yield from rng.sample(places, min(each, len(places)))


def some_twins(kit: Kit, run: Run, seat: Seat, rng: Random) -> Iterator[tuple[str, Actions]]:
    """A few twins of every kind, early and late ones alike."""
    of: dict[str, list[Actions]] = {}
    for kind, twin in kit.twins(run, seat, rng):
        if twin != run.actions[: len(twin)]:
            of.setdefault(kind, []).append(twin)
    for kind, twins in of.items():
        for twin in rng.sample(twins, min(TWINS, len(twins))):
            yield kind, twin


def compare(watch: Watch, kind: str, twin: Actions) -> list[int]:
    """Play both until the twin refuses a action or either is over: the moments compared, from the exchange on."""
    run, seen = watch.run, list[int]()
    parted = next((n for n, (mine, other) in enumerate(zip(run.actions, twin)) if mine != other), len(twin))
    ours = Run(run.game, run.seats, run.settings, run.actions[:parted]).end()
    theirs = ours.clone()
    for n, (mine, other) in enumerate(zip(run.actions[parted:], twin[parted:]), parted + 1):
        if refused(run.game, theirs, *other):
            break
        act(ours, *mine)
        act(theirs, *other)
        if not ours.asked or not theirs.asked:
            break
        if NATURE not in (*ours.asked, *theirs.asked) and (n < parted + 4 or n in watch.moments):
            watch.compare(n, kind, ours, theirs)
            seen.append(n)
    return seen
