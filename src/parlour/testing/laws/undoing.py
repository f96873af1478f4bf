"""What is undone is as it was: a seat that goes back finds its old question, and the same moves lead to the same."""

from __future__ import annotations

from collections import Counter
from copy import copy
from random import Random
from typing import Any, Final

from msgspec import json

from parlour.core import Claim, Match, Refused, Seat, verify
from parlour.core.referee.following import extended, standing
from parlour.core.referee.match import retrace
from parlour.core.referee.record import Undone, read
from parlour.testing.breach import breach, difference
from parlour.testing.kit import Kit, Variant, soak
from parlour.testing.run import some_action

GAMES: Final = 6
UNDONE: Final = 0.06  # how often a seat goes back instead of moving
MOST: Final = 12  # times in one match
LAW: Final = "What is undone is as it was"


def what_is_undone_is_as_it_was(kit: Kit) -> Counter[str]:
    """A seat that goes back sees what it saw before its choice, nature's luck stays, and the record verifies."""
    tally: Counter[str] = Counter()
    for variant in kit.variants:
        for seed in range(-(-GAMES * soak() // len(kit.variants))):
            tally += Wavering(kit, variant, seed).play()
    return tally


class Wavering:
    """A random match whose players now and then go back."""

    def __init__(self, kit: Kit, variant: Variant, seed: int) -> None:
        self.kit, self.rng = kit, Random(f"undoing {variant} {seed}")
        self.match: Match[Any, Any] = Match(kit.game, variant.seats, self.rng.randbytes(32), variant.options)
        self.where = f"{kit.game.title} ({variant}), match {seed}"
        self.before: dict[int, list[bytes]] = {}  # what was true and seen before each line
        self.undone = 0

    def play(self) -> Counter[str]:
        while self.match.asked:
            self.before[len(self.match.record.lines) + 1] = self.seen(self.match)
            seat = self.rng.choice(self.match.asked)
            if self.undone < MOST and self.rng.random() < UNDONE:
                self.go_back(seat)
            else:
                self.act(seat)
        self.verified()
        return Counter({"matches": 1, "choices undone": self.undone})

    def act(self, seat: Seat) -> None:
        action = some_action(self.kit, self.match.state, seat, self.rng)
        if isinstance(action, Claim):
            self.match.say(seat, action)
        else:
            self.match.play(seat, action)
        if len(self.match.record.lines) > 3 * self.kit.actions:
            breach("Games end", self.where, f"a match is not over after {3 * self.kit.actions} lines.")

    def go_back(self, seat: Seat) -> None:
        """Undo the last choice of ``seat``, if it has made one, and compare."""
        there, decision = self.seen(self.match), self.match.decision
        past = standing(self.match.record.lines)
        try:
            self.match.undo(seat)
        except Refused:
            return
        *_, undone = read(self.match.record.lines)
        assert isinstance(undone, Undone)
        self.undone += 1
        self.same(self.before[undone.to], self.seen(self.match), "going back leads elsewhere")
        if self.match.decision <= decision:
            breach(LAW, self.where, f"the number of a question is used again: {self.match.decision}.")
        again = copy(self.match)
        for _, line in past[len(extended([*past], 0, undone)) :]:
            retrace(again, line)
        self.same(there, self.seen(again), "the same moves lead elsewhere")

    def seen(self, match: Match[Any, Any]) -> list[bytes]:
        """The whole truth, and what each seat and a spectator see."""
        seats = [*range(match.state.seats), None]
        return [json.encode(match.state), *[json.encode(match.view(seat)) for seat in seats]]

    def same(self, ours: list[bytes], theirs: list[bytes], what: str) -> None:
        for mine, other in zip(ours, theirs):
            if mine != other:
                line = len(self.match.record.lines)
                breach(LAW, self.where, f"at line {line} {what}: {difference(mine, other)}.")

    def verified(self) -> None:
        try:
            again = verify(self.kit.game, self.match.record.lines)
        except Refused as reason:
            breach(LAW, self.where, f"the record is refused: {reason}")
        self.same(self.seen(self.match), self.seen(again), "the record is played otherwise")
