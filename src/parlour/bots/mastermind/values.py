"""How good each option is to a seat, by the forecast: what a decision gave away can be read from it."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from random import Random
from typing import Final

from parlour.bots.mastermind.ballot import Ballot
from parlour.bots.mastermind.evidence.styles import MEANT
from parlour.bots.mastermind.forecast import Forecast, prospect
from parlour.bots.mastermind.role_beliefs import Beliefs, BeliefsInStyle, public
from parlour.bots.mastermind.scores import passes
from parlour.bots.mastermind.sides import loyal, own
from parlour.bots.mastermind.thumb import targets
from parlour.core import Move
from parlour.games.mastermind.cards import AGENCY, ROLES, SIDES, Cards, Policy
from parlour.games.mastermind.moves import AnswerVeto, Appoint, AskVeto, Discard, Enact, Nominate, Purge, Vote
from parlour.games.mastermind.view import MastermindView

UNIT: Final = "win chance"  # of the values below
CAUTION: Final = (
    "Each vote is valued as if it decided.  What a move tells the others is not valued, so what the Syndicate spends "
    "on hiding looks like a loss: compare it with the Syndicate's own, and not with the Agency's."
)


def values(view: MastermindView, rng: Random) -> Mapping[Move, tuple[float, float]]:
    """The chance that the seat's side wins with each option, and its standard error.

    A vote is valued as if it decided, and an Agency seat's nomination as if the Council stood.  Nothing is drawn at
    random: the error is how far the styles of play that the table may have are apart, not how rough the forecast is.
    What an option tells the others about the seat is not valued.  It is empty for an Investigation, for the order of
    the deck, and for a Director's vote on whom they nominated: they stand by it (docs/decisions/0051).
    """
    beliefs = Beliefs(view)
    likely = [(style, weight) for style, weight in enumerate(beliefs.styles * MEANT) if weight]
    whole = sum([weight for _, weight in likely])
    agency = AgencyChances(view, beliefs)
    styled = [(weight / whole, AgencyChances(view, BeliefsInStyle(beliefs, style))) for style, weight in likely]
    found = {}
    for move, chance in agency.by_option.items():
        apart = sum([weight * (other.by_option[move] - chance) ** 2 for weight, other in styled])
        found[move] = (chance if loyal(view) else 1 - chance, sqrt(apart))
    return found


class AgencyChances:
    """The Agency's chances with each option of a seat, by some beliefs."""

    def __init__(self, view: MastermindView, beliefs: Beliefs) -> None:
        self.view, self.beliefs, self.forecast = view, beliefs, Forecast(beliefs)
        self.by_option = {move: float(chance) for move, chance in self.of_options().items()}

    def of_options(self) -> Mapping[Move, float]:
        v, forecast = self.view, self.forecast
        match v.options[0]:
            case Vote():
                return Ballot(v, forecast).chances
            case Nominate():
                return self.of_nominations()
            case Appoint():
                return {Appoint(seat): forecast.proposed(seat, v.instability) for seat in targets(v)}
            case Purge():
                return {Purge(seat): self.after_purge(self.beliefs.mastermind[seat]) for seat in targets(v)}
            case Discard():
                return {move: self.after_discard(move.policy) for move in v.options if isinstance(move, Discard)}
            case Enact():
                return self.of_enacting()
            case AnswerVeto():
                assert v.hand
                return {AnswerVeto(True): forecast.rejected(), AnswerVeto(False): self.after_passing(v.hand)}
        return {}

    def of_nominations(self) -> Mapping[Move, float]:
        """The Syndicate reckons with a rejection too."""
        me, worth = own(self.view), self.forecast.worth[own(self.view)]
        if not loyal(self.view):
            stands = passes(me, Forecast(Beliefs(public(self.view))))
            worth = stands * worth + (1 - stands) * self.forecast.rejected()
        return {Nominate(seat): worth[seat] for seat in targets(self.view)}

    def of_enacting(self) -> Mapping[Move, float]:
        """Each card, or a veto: if it is refused, one of the cards all the same."""
        found: dict[Move, float] = {
            move: self.after_enacting(move.policy) for move in self.view.options if isinstance(move, Enact)
        }
        if isinstance(self.view.options[-1], AskVeto):
            refused = (max if loyal(self.view) else min)(found.values())
            agreed = self.agreed()
            found[AskVeto()] = agreed * self.forecast.rejected() + (1 - agreed) * refused
        return found

    def agreed(self) -> float:
        """How likely the Director agrees to a veto: each side to one that helps it."""
        assert self.view.hand and self.view.council
        director, _ = self.view.council
        loyal, agent, mastermind = map(float, self.beliefs.held[director])
        return (agent + mastermind, 1 / 2, loyal)[self.view.hand.syndicate]

    def after_purge(self, mastermind: float) -> float:
        return mastermind + (1 - mastermind) * prospect(self.view.agency, self.view.syndicate, self.view.rules.powers)

    def after_discard(self, policy: Policy) -> float:
        assert self.view.hand
        return self.after_passing(self.view.hand.without(policy))

    def after_passing(self, passed: Cards) -> float:
        """With these two cards the Global Operative must enact one."""
        role = self.view.roles[own(self.view)]
        assert role is not None
        agency, after = self.agency_enacted(passed), float(self.forecast.after_syndicate[ROLES.index(role)])
        return agency * self.forecast.better + (1 - agency) * after

    def agency_enacted(self, passed: Cards) -> float:
        """How likely the Global Operative is to enact an Agency policy: there is a choice only between unlike cards."""
        assert self.view.council
        _, operative = self.view.council
        harm = float(self.beliefs.held[operative] @ self.forecast.harm)
        return 1 - harm if len(passed.kinds) == len(SIDES) else float(passed.agency > 0)

    def after_enacting(self, policy: Policy) -> float:
        assert self.view.council
        director, _ = self.view.council
        after = self.beliefs.held[director] @ self.forecast.after_syndicate
        return self.forecast.better if policy == AGENCY else float(after)
