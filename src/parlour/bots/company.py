"""The bots at one table, who think in this process: for the terminal and for simulations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.bots.levels import Mind, mind
from parlour.bots.streams import stream
from parlour.bots.thinking import chosen, move_seed, said, sayable, talk_seed
from parlour.core import Match, Seat


class Company:
    """Bots on some seats of a match: a level by its name, or any mind."""

    def __init__(self, match: Match[Any, Any], bots: Mapping[Seat, str | Mind]) -> None:
        self.match = match
        self.minds = {seat: mind(bot, match.game.id) if isinstance(bot, str) else bot for seat, bot in bots.items()}
        self.talkers = [seat for seat, thinker in self.minds.items() if hasattr(thinker, "speak")]

    def next(self) -> Seat:
        """Whose answer comes next: any of those asked, so that in a first-come question no seat is favoured."""
        match = self.match
        if len(match.asked) == 1:
            return match.asked[0]
        return stream(match.seed, "next", len(match.record.lines)).choice(match.asked)

    def answer(self, seat: Seat) -> None:
        """Let the bot on ``seat``, which is asked, make its move."""
        match = self.match
        match.play(seat, chosen(self.minds[seat], match.view(seat), move_seed(match, seat)))

    def talk(self) -> None:
        """Each bot that talks at all may say one thing, once until something else has happened."""
        for seat in self.talkers:
            view = self.match.view(seat)
            claims = sayable(self.match, view)
            if claims and (claim := said(self.minds[seat], view, claims, talk_seed(self.match, view))):
                self.match.say(seat, claim)
