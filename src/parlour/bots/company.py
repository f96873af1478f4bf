"""The bots at one table, and whose answer comes first when several are asked at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.bots.bot import Bot, talks
from parlour.bots.streams import stream
from parlour.core import Match, Said, Seat, View


class Company:
    """Bots on some seats of a match.

    Each draws from a stream of its own for every question, keyed by the seed, its seat and how far the record
    has come: a match that was left and resumed goes on as if nobody had left.
    """

    def __init__(self, match: Match[Any, Any], bots: Mapping[Seat, Bot]) -> None:
        self.match, self.bots = match, bots
        self.talkers = [seat for seat, bot in bots.items() if talks(bot)]

    @property
    def moment(self) -> int:
        return len(self.match.record.lines)

    def next(self) -> Seat:
        """Whose answer comes next: any of those asked, so that in a first-come question no seat is favoured."""
        asked = self.match.asked
        return asked[0] if len(asked) == 1 else stream(self.match.seed, "next", self.moment).choice(asked)

    def answer(self, seat: Seat) -> None:
        """Let the bot on ``seat``, which is asked, make its move."""
        rng = stream(self.match.seed, "bot", seat, self.moment)
        self.match.play(seat, self.bots[seat].choose(self.match.view(seat), rng))

    def talk(self) -> None:
        """Each bot that talks at all may say one thing, once until something else has happened."""
        for seat in self.talkers:
            view = self.match.view(seat)
            claims = () if self.match.result or seat in just_spoke(view) else self.match.game.speech(view)
            rng = stream(self.match.seed, "talk", seat, self.moment)
            if claims and (claim := self.bots[seat].speak(view, claims, rng)):
                self.match.say(seat, claim)


def just_spoke(view: View) -> set[Seat]:
    """Who has said something since anything else was told."""
    spoke: set[Seat] = set()
    for event in reversed(view.story):
        if not isinstance(event, Said):
            break
        spoke.add(event.seat)
    return spoke
