"""The bots at one table, who think in this process: for the terminal and for simulations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parlour.bots.levels import Mind
from parlour.bots.own import player
from parlour.bots.streams import Late, Numbers, one_of
from parlour.bots.thinking import bot_numbers, chosen, said, sayable, talk_numbers
from parlour.core import Match, Move, Refused, Seat
from parlour.core.game import say_nothing


class IllegalMove(Exception):
    """A bot made a move, or a claim, that the rules don't allow: which bot on which seat, in one sentence."""


class Company:
    """Bots on some seats of a match: a level by its name, or any mind."""

    def __init__(self, match: Match[Any, Any], bots: Mapping[Seat, str | Mind]) -> None:
        self.match, self.bots = match, bots
        self.minds: dict[Seat, Any] = {
            seat: player(bot, match.game.id) if isinstance(bot, str) else bot for seat, bot in bots.items()
        }
        speech = match.game.speech is not say_nothing
        self.talkers = [seat for seat, thinker in self.minds.items() if speech and hasattr(thinker, "speak")]
        self.brief = {seat for seat in self.talkers if getattr(self.minds[seat], "speaks_when_asked", False)}
        self.order = Numbers(match.seed, "next")
        self.numbers = {seat: bot_numbers(match, seat) for seat in bots}
        self.pickers = {seat: self.picker(seat) for seat, thinker in self.minds.items() if hasattr(thinker, "pick")}
        self.talk_numbers = {seat: talk_numbers(match, seat) for seat in self.talkers}
        self.rng = Late(0) if len(self.pickers) < len(self.minds) else None  # lent to all
        self.heard = -1  # how much had been told to anyone when the talkers were last asked

    def picker(self, seat: Seat) -> Callable[[Sequence[Move]], int]:
        """How a bot that needs its options only picks one of them."""
        record, numbers, pick = self.match.record, self.numbers[seat], self.minds[seat].pick
        return lambda options: pick(options, numbers[len(record)])

    def next(self) -> Seat:
        """Whose answer comes next: any of those asked, so that in a first-come question no seat is favoured."""
        asked: tuple[Seat, ...] = self.match.state.asked
        if len(asked) == 1:
            return asked[0]
        return asked[one_of(len(asked), self.order[len(self.match.record)])]

    def answer(self, seat: Seat) -> None:
        """Let the bot on ``seat``, which is asked, make its move."""
        match = self.match
        if seat in self.pickers:
            match.ask(seat, self.pickers[seat])
            return
        view = match.game.view(match.state, seat)
        move = chosen(self.minds[seat], view, self.numbers[seat][len(match.record)], self.rng)
        try:
            match.play(seat, move, offered=view.options)
        except Refused as reason:
            raise IllegalMove(f"{self.called(seat)} played {move!r}. {reason}") from None

    def talk(self) -> None:
        """Each bot that talks at all may say one thing, once until something else has happened."""
        if not self.talkers or self.heard == len(self.match.state.told):
            return
        self.heard = len(self.match.state.told)  # what they say now is news before the next move
        asked = self.match.state.asked
        for seat in self.talkers:
            if seat in asked or seat not in self.brief:
                self.let_speak(seat)

    def let_speak(self, seat: Seat) -> None:
        match = self.match
        view = match.game.view(match.state, seat)
        claims = sayable(match, view)
        if claims and (
            claim := said(self.minds[seat], view, claims, self.talk_numbers[seat][len(view.story)], self.rng)
        ):
            match.say(seat, claim)

    def called(self, seat: Seat) -> str:
        """The bot on ``seat``, for a complaint: by its level, or by its class."""
        bot = self.bots[seat]
        name = bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)
        return f"Bot {name.rpartition('.')[2]} on seat {seat + 1} of {self.match.game.title}"
