"""Why a bot of The Mastermind likes an option or not, from its own numbers."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from msgspec.structs import replace

from parlour.bots.mastermind.ballot import Ballot
from parlour.bots.mastermind.disguise import Disguise, hides, likes, taken
from parlour.bots.mastermind.forecast import Forecast
from parlour.bots.mastermind.role_beliefs import Beliefs, public
from parlour.bots.mastermind.scores import passes
from parlour.bots.mastermind.sides import loyal, own
from parlour.bots.mastermind.thumb import members, of_veto, targets
from parlour.bots.mastermind.values import AgencyChances
from parlour.core import Explanation, Move, Seat, ThingId, seat_thing
from parlour.games.mastermind.cards import AGENCY, DANGER_FROM, SYNDICATE
from parlour.games.mastermind.moves import (
    AnswerVeto,
    Appoint,
    Arrange,
    AskVeto,
    Discard,
    Enact,
    Investigate,
    Nominate,
    Purge,
    Vote,
)
from parlour.games.mastermind.things import policy_thing
from parlour.games.mastermind.view import MastermindView

HONEST: Final = (Discard(SYNDICATE), Enact(AGENCY))  # what a loyal player would do
ALIKE: Final = 1e-9  # scores that differ only by rounding


def explain(view: MastermindView, move: Move) -> Explanation:
    """Why ``belief`` makes this move, or why it would not; ``chosen`` is 1 where it may take it."""
    told = Reasoning(view, chosen=move in taken(view, likes(view), ALIKE)).of(move)
    if hides(view):
        told = replace(told, figures={**told.figures, "looks": Disguise(view).loyal[move]})
    return told


class Reasoning:
    """The numbers that speak for an option or against it."""

    def __init__(self, view: MastermindView, chosen: bool) -> None:
        self.view, self.beliefs = view, Beliefs(view)
        self.forecast = Forecast(self.beliefs)
        self.figures = {"chosen": float(chosen), "loyal": float(loyal(view))}

    def of(self, move: Move) -> Explanation:
        match move:
            case Vote(approve):
                return self.vote(approve)
            case Nominate(seat):
                return self.nominate(seat)
            case Investigate(seat):
                return self.target("investigate", seat)
            case Appoint(seat):
                return self.target("appoint", seat)
            case Purge(seat):
                return self.target("purge", seat)
            case Discard() | Enact():
                return self.play(move)
            case AskVeto() | AnswerVeto():
                return self.veto(move)
            case Arrange(cards):
                return self.told("arrange", policy_thing(cards[0]))
        raise AssertionError(f"no reasons for {move}")

    def told(self, kind: str, *about: ThingId, **figures: float) -> Explanation:
        return Explanation(kind, about, self.figures | {name: float(figure) for name, figure in figures.items()})

    def vote(self, approve: bool) -> Explanation:
        (director, operative), ballot = members(self.view), Ballot(self.view, self.forecast)
        return self.told(
            "approve" if approve else "reject",
            seat_thing(director),
            seat_thing(operative),
            stands=self.for_me(ballot.stands),
            falls=self.for_me(ballot.falls),
            own=ballot.own,
            **self.council(director, operative),
        )

    def nominate(self, seat: Seat) -> Explanation:
        me = own(self.view)
        worth = {other: self.for_me(float(self.forecast.worth[me, other])) for other in targets(self.view)}
        figures = {"stands": worth.pop(seat), **self.council(me, seat)}
        if worth:
            figures["other"] = max(worth.values())
        if not loyal(self.view):
            figures["approved"] = float(passes(me, Forecast(Beliefs(public(self.view))))[seat])
        return self.told("nominate", seat_thing(seat), **figures)

    def council(self, director: Seat, operative: Seat) -> dict[str, float]:
        """What a Council will probably do."""
        expected = {"syndicate": self.forecast.syndicate_policy(director, operative)}
        if self.view.syndicate >= DANGER_FROM:
            expected["mastermind"] = float(self.beliefs.mastermind[operative])
        return expected

    def target(self, kind: str, seat: Seat) -> Explanation:
        """The Syndicate also minds what the table thinks."""
        figures = {"evil": float(self.beliefs.evil[seat]), "mastermind": float(self.beliefs.mastermind[seat])}
        if not loyal(self.view):
            figures["suspected"] = float(Beliefs(public(self.view)).evil[seat])
        return self.told(kind, seat_thing(seat), **figures)

    def play(self, move: Discard | Enact) -> Explanation:
        """The cards of a Council."""
        by_option = self.chances.by_option
        figures = {"value": self.for_me(by_option[move])}
        other = [self.for_me(by_option[option]) for option in self.view.options if is_other(option, move)]
        if other:
            figures |= {"other": other[0], "hides": float(not loyal(self.view) and move in HONEST)}
        about = [policy_thing(move.policy)]
        if isinstance(move, Discard):
            assert self.view.council and self.view.hand
            about.append(seat_thing(self.view.council[1]))
            figures["agency"] = self.chances.agency_enacted(self.view.hand.without(move.policy))
        return self.told("discard" if isinstance(move, Discard) else "enact", *about, **figures)

    def veto(self, move: AskVeto | AnswerVeto) -> Explanation:
        """The cards, and what each side's chances are with and without a veto."""
        chances = {option: self.for_me(chance) for option, chance in self.chances.by_option.items()}
        value = chances.pop(move)
        return of_veto(self.view, move, bool(self.figures["chosen"]), value=value, other=max(chances.values()))

    @cached_property
    def chances(self) -> AgencyChances:
        return AgencyChances(self.view, self.beliefs)

    def for_me(self, agency: float) -> float:
        """The chances of the seat's own side."""
        return agency if loyal(self.view) else 1 - agency


def is_other(option: Move, move: Discard | Enact) -> bool:
    """Whether an option plays another card."""
    return isinstance(option, Discard | Enact) and option != move
