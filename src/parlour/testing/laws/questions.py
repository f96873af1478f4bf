"""A decision's number counts questions: it rises when another one is asked, never with answers or parts."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from parlour.core import TAKE_BACK, Claim, Match, Move, Pass, Piecewise, Seat, Together, Window
from parlour.testing.breach import breach
from parlour.testing.kit import Action, Kit, soak
from parlour.testing.run import action_of, some_action

GAMES: Final = 6
LAW: Final = "Decision numbers"


def questions_are_numbered(kit: Kit) -> Counter[str]:
    """Other seats' answers and parts leave the number; an answer that closes the question raises it."""
    tally: Counter[str] = Counter()
    for variant in kit.variants:
        for seed in range(-(-GAMES * soak() // len(kit.variants))):
            match, rng = Match(kit.game, variant.seats, bytes([seed % 256]) * 32, variant.options), Random(seed)
            while match.asked and len(match.record.lines) <= kit.actions:
                seat = rng.choice(match.asked)
                action = some_action(kit, match.state, seat, rng)
                what = answered(match, seat, action)
                if what.startswith("!"):
                    where = f"{kit.game.title} ({variant}), match {seed}, line {len(match.record.lines)}"
                    breach(LAW, where, f"{action_of(seat, action)} {what[1:]}.")
                tally[what] += 1
    return tally


def answered(match: Match[Any, Any], seat: Seat, action: Action) -> str:
    """Let ``seat`` do this: what kind of answer it was, or after an exclamation mark what is wrong with the number."""
    before = match.decision
    if isinstance(action, Claim):
        match.say(seat, action)
        return "claims" if match.decision == before else "!was said, and raised the number of the question"
    closing = closes(match, action)
    match.play(seat, action, before)
    if closing and match.decision <= before:
        return "!closed the question, yet the next one has its number (is it the same step object?)"
    if not closing and match.decision != before:
        return "!left the question open, yet its number rose"
    return "questions closed" if closing else "answers that leave it open"


def closes(match: Match[Any, Any], move: Move) -> bool:
    """Whether this answer closes the question."""
    step = match.state.agenda[-1]
    if isinstance(step, Piecewise):
        return move != TAKE_BACK and step.completes(match.state, move)
    if isinstance(step, Together):
        return len(match.asked) == 1 or (isinstance(step, Window) and not isinstance(move, Pass))
    return True
