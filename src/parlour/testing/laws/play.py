"""Law 1: somebody can always move; games end; a record replays byte for byte; a clone lives its own life."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random
from typing import Any, Final

from msgspec import json

from parlour.core import (
    NATURE,
    Claim,
    Match,
    Refused,
    chance,
    options,
    play,
    refusal,
    replay,
    restore,
    verify,
    written_out,
)
from parlour.testing.breach import breach, difference
from parlour.testing.kit import Kit, Variant, soak
from parlour.testing.run import Run, act, runs, some_action

GAMES: Final = 12
PREFIXES: Final = 10
ROLLOUT: Final = 15  # the actions a clone goes its own way


def somebody_can_move(kit: Kit) -> Counter[str]:
    """Every seat that is asked has options, each of them once, all accepted; the game ends, and says how."""
    tally: Counter[str] = Counter()
    for run in runs(kit, GAMES):
        for n, (s, _, _) in enumerate(run.states()):
            if reason := cannot_move(s, Random(n)):
                breach("Somebody can always move", run.at(n), reason)
            tally["moments"] += 1
        if reason := unclear_end(run.end()):
            breach("Games end", run.at(len(run.actions)), reason)
        tally["games"] += 1
        tally["longest game"] = max(tally["longest game"], len(run.actions))
    return tally


def cannot_move(s: Any, rng: Random) -> str | None:
    if len(set(s.asked)) != len(s.asked) or not set(s.asked) <= {NATURE, *range(s.seats)}:
        return f"asked are {s.asked}, which is no list of seats."
    for seat in s.asked:
        moves = options(s, seat) if seat != NATURE else [chance(s, rng.randrange)]
        if not moves:
            return f"seat {seat} is asked {s.agenda[-1]} and has no option."
        if len(set(moves)) != len(moves):
            return f"seat {seat} is offered the same move twice by {s.agenda[-1]}."
        for move in moves:
            if reason := refusal(s, seat, move):
                return f"seat {seat} is offered {move} and then refused it: {reason}"
    return None


def unclear_end(s: Any) -> str | None:
    result = s.result
    if result is None or s.asked or s.agenda:
        return "nobody is asked, but the game has no result."
    if not set(result.winners) <= set(range(s.seats)) or len(result.points) != s.seats:
        return f"the result does not fit {s.seats} seats: {result}"
    if len(result.roles) not in (0, s.seats):
        return f"the result names {len(result.roles)} roles for {s.seats} seats."
    if not result.ending.isidentifier() or result.ending != result.ending.lower() or not result.why:
        return f"the ending must be a snake_case name and why a sentence: {result}"
    return None


def records_replay(kit: Kit) -> Counter[str]:
    """A match written down is played again to the same state and bytes, and goes on from where it broke off."""
    tally: Counter[str] = Counter()
    for variant in kit.variants:
        for seed in range(-(-GAMES * soak() // (3 * len(kit.variants)))):
            where = f"{kit.game.title} ({variant}), random match {seed}"
            try:
                tally += replayed(kit, variant, seed, where)
            except Refused as reason:
                breach("A record replays", where, f"it is refused: {reason}")
    return tally


def replayed(kit: Kit, variant: Variant, seed: int, where: str) -> Counter[str]:
    key = sha256(f"replay {seed}".encode()).digest()
    match, after = written(kit, variant, seed, key)
    lines, end = match.record.lines, json.encode(match.state)
    for how, state in (("replayed", replay(kit.game, lines)), ("verified", verify(kit.game, lines).state)):
        if json.encode(state) != end:
            breach("A record replays", where, f"{how} it ends otherwise: {difference(end, json.encode(state))}.")
    for cut in sorted({1, *range(0, len(lines), max(1, len(lines) // PREFIXES))} - {0}):
        again = restore(kit.game, lines[:cut], key)
        settled = min([n for n in after if n >= cut])
        if again.record.lines != lines[:settled] or json.encode(again.state) != after[settled]:
            breach("A record replays", where, f"restored from {cut} lines it is not what it was.")
    return Counter({"records": 1, "lines": len(lines)})


def written(kit: Kit, variant: Variant, seed: int, key: bytes) -> tuple[Match[Any, Any], dict[int, bytes]]:
    """A random match, and its state after so many lines, whenever nature had answered."""
    match = Match(kit.game, variant.seats, key, variant.options)
    rng, after = Random(f"match {seed}"), {len(match.record.lines): json.encode(match.state)}
    while match.asked:
        seat = rng.choice(match.asked)
        action = some_action(kit, match.state, seat, rng)
        if isinstance(action, Claim):
            match.say(seat, action)
        else:
            match.play(seat, action)
        after[len(match.record.lines)] = json.encode(match.state)
        if len(after) > kit.actions:
            breach("Games end", kit.game.title, f"a match is not over after {kit.actions} actions.")
    return match, after


def clones_live_their_own_lives(kit: Kit) -> Counter[str]:
    """A clone is equal to its original, and nothing that happens to it changes the original."""
    tally: Counter[str] = Counter()
    for run in runs(kit, GAMES):
        rng = Random(len(run.actions))
        for n, s in run.moments(rng, 40):
            before = json.encode(s)
            if s.clone() != s or json.encode(s.clone()) != before:
                breach("Clones", run.at(n), f"the clone is not equal: {difference(before, json.encode(s.clone()))}.")
            for life in lives(kit, run, s, rng):
                if json.encode(s) != before:
                    where = difference(before, json.encode(s))
                    breach("Clones", run.at(n), f"{life} on a clone changed the original: {where}.")
                tally["lives"] += 1
    return tally


def lives(kit: Kit, run: Run, s: Any, rng: Random) -> Any:
    """Do something on a clone, then say what it was."""
    for seat in s.asked:
        for move in {options(s, seat)[0], options(s, seat)[-1]}:
            play(s.clone(), seat, move)
            yield f"{move} by seat {seat}"
    clone = s.clone()
    wander(kit, clone, rng, ROLLOUT)
    yield f"a rollout of {ROLLOUT} actions"


def wander(kit: Kit, s: Any, rng: Random, actions: int) -> None:
    """Let ``s`` go on by up to so many random actions."""
    for _ in range(actions):
        if s.asked:
            seat = rng.choice(s.asked)
            act(s, seat, some_action(kit, s, seat, rng))


def views_are_read_back(kit: Kit) -> Counter[str]:
    """A view read from its own JSON is that view, so a player on another machine knows as much as one in this house."""
    tally: Counter[str] = Counter()
    for run in runs(kit, GAMES):
        for n, s in run.moments(Random(len(run.actions)), 20):
            for seat in (None, *range(run.seats)):
                view = written_out(run.game.view(s, seat))
                if (why := changed_by_reading(run.game, view)) is not None:
                    breach("Views over the wire", run.at(n), f"read back for seat {seat}, its {why}.")
                tally["views"] += 1
    return tally


def changed_by_reading(game: Any, view: Any) -> str | None:
    """Which field of ``view`` is another one after it was sent and read; None if none is."""
    sent = json.encode(view)
    back = game.read_view(sent)
    for name in view.__struct_fields__:
        ours, theirs = getattr(view, name), getattr(back, name)
        if (tuple(ours) if name == "options" else ours) != theirs:  # they may be any sequence
            return f"{name} is {theirs!r} and not {ours!r}"
    return None if json.encode(back) == sent else "bytes differ"
