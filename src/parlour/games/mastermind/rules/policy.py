"""Policies: a Council draws three and enacts one; after too many rejections the top card is enacted by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from parlour.core import Choice, Happening, Move, Seat, Steps, StrikeNext
from parlour.games.mastermind.cards import (
    AGENCY,
    DRAWN,
    NO_CARDS,
    PURGE,
    REJECTIONS,
    SYNDICATE,
    VETO_FROM,
    Cards,
    Council,
    Policy,
)
from parlour.games.mastermind.events import (
    Drew,
    Enacted,
    Lost,
    Passed,
    Received,
    TopDecked,
    VetoAsked,
    Vetoed,
    VetoRefused,
)
from parlour.games.mastermind.moves import AnswerVeto, AskVeto, Discard, Enact
from parlour.games.mastermind.rules.deck import RESHUFFLE
from parlour.games.mastermind.rules.endings import check_policies
from parlour.games.mastermind.rules.placard import LiftLimits, PassPlacard
from parlour.games.mastermind.rules.powers import UsePower
from parlour.games.mastermind.state import MastermindState

HANDS: Final[tuple[tuple[Policy, ...], ...]] = ((AGENCY,), (SYNDICATE,), (AGENCY, SYNDICATE))  # by their kinds
DISCARDS: Final = {kinds: [Discard(policy) for policy in kinds] for kinds in HANDS}
ENACTS: Final[dict[tuple[Policy, ...], list[Enact | AskVeto]]] = {
    kinds: [Enact(policy) for policy in kinds] for kinds in HANDS
}
ENACTS_OR_VETO: Final = {kinds: [*enacts, AskVeto()] for kinds, enacts in ENACTS.items()}
ANSWERS: Final = (AnswerVeto(True), AnswerVeto(False))


class DrawThree(Happening[MastermindState], frozen=True):
    """The Director draws three policies."""

    director: Seat
    operative: Seat

    def happen(self, s: MastermindState) -> Steps:
        if s.deck_is_short:
            return RESHUFFLE, self
        syndicate = s.deck[-DRAWN:].count(SYNDICATE)
        del s.deck[-DRAWN:]
        s.hand = Cards(DRAWN - syndicate, syndicate)
        s.councils += (Council(self.director, self.operative, s.hand),)
        s.whisper(Drew(self.director, s.hand), only=(self.director,), others=Drew(self.director))
        return (DirectorDiscards(self.director, self.operative),)


class DirectorDiscards(Choice[MastermindState, Discard], frozen=True):
    """The Director discards one of three, face down, and passes on two; a hand of one kind is asked all the same."""

    director: Seat
    operative: Seat

    def asks(self, s: MastermindState) -> tuple[Seat, ...]:
        return (self.director,)

    def options(self, s: MastermindState, seat: Seat) -> Sequence[Discard]:
        return DISCARDS[s.hand.kinds]

    def why_not(self, s: MastermindState, seat: Seat, move: Move) -> str:
        return f"You hold no {move.policy} policy." if isinstance(move, Discard) else "You must discard one policy."

    def take(self, s: MastermindState, seat: Seat, move: Discard) -> Steps:
        s.discard.append(move.policy)
        s.hand = s.hand.without(move.policy)
        s.councils = (*s.councils[:-1], Council(seat, self.operative, s.councils[-1].drawn, move.policy))
        s.whisper(Passed(seat, move.policy), only=(seat,), others=Passed(seat))
        s.whisper(Received(self.operative, s.hand), only=(self.director, self.operative))
        return (OperativeEnacts(self.director, self.operative),)


class OperativeEnacts(Choice[MastermindState, Enact | AskVeto], frozen=True):
    """The Global Operative discards one of two, face down, and enacts the other; or asks once to throw both away."""

    director: Seat
    operative: Seat
    refused: bool = False  # the Director has refused the veto

    def asks(self, s: MastermindState) -> tuple[Seat, ...]:
        return (self.operative,)

    def options(self, s: MastermindState, seat: Seat) -> Sequence[Enact | AskVeto]:
        return ENACTS_OR_VETO[s.hand.kinds] if s.veto_open and not self.refused else ENACTS[s.hand.kinds]

    def why_not(self, s: MastermindState, seat: Seat, move: Move) -> str:
        if isinstance(move, Enact):
            return f"You hold no {move.policy} policy."
        if isinstance(move, AskVeto):
            return why_no_veto(s)
        return "You must enact one policy."

    def take(self, s: MastermindState, seat: Seat, move: Enact | AskVeto) -> Steps:
        if isinstance(move, AskVeto):
            s.tell(VetoAsked(self.director, seat))
            return (DirectorAnswers(self.director, seat),)
        (buried,) = s.hand.without(move.policy).kinds
        s.discard.append(buried)
        s.hand = NO_CARDS
        now = s.councils[-1]
        done = Council(self.director, seat, now.drawn, now.discarded, buried, move.policy)
        s.councils = (*s.councils[:-1], done)
        s.tell(Enacted(self.director, seat, move.policy, s.enacted(move.policy) + 1))
        enact(s, move.policy)
        return powers_of(s, self.director, move.policy)


def why_no_veto(s: MastermindState) -> str:
    if not s.rules.veto:
        return "There is no veto at this table."
    if not s.veto_open:
        return f"There is no veto before {VETO_FROM} Syndicate policies are on the board."
    return "The Director has refused the veto: you must enact one policy."


class DirectorAnswers(Choice[MastermindState, AnswerVeto], frozen=True):
    """The Director agrees to the veto, and both cards are thrown away; or refuses, and one of them must be enacted."""

    director: Seat
    operative: Seat

    def asks(self, s: MastermindState) -> tuple[Seat, ...]:
        return (self.director,)

    def options(self, s: MastermindState, seat: Seat) -> Sequence[AnswerVeto]:
        return ANSWERS

    def why_not(self, s: MastermindState, seat: Seat, move: Move) -> str:
        return "You must agree to the veto, or refuse it."

    def take(self, s: MastermindState, seat: Seat, move: AnswerVeto) -> Steps:
        if move.agree:
            return throw_away(s, self.director, self.operative)
        s.tell(VetoRefused(self.director, self.operative))
        return (OperativeEnacts(self.director, self.operative, refused=True),)


def throw_away(s: MastermindState, director: Seat, operative: Seat) -> Steps:
    """Nothing is enacted, and Instability rises as after a rejection: the third time the top card is enacted."""
    s.discard += s.hand.each
    s.hand = NO_CARDS
    s.councils = (*s.councils[:-1], replace(s.councils[-1], vetoed=True))
    s.instability += 1
    s.tell(Vetoed(director, operative, s.instability))
    return () if s.instability < REJECTIONS else AFTER_TOO_MANY_VETOES


class TopDeck(Happening[MastermindState], frozen=True):
    """The top policy is enacted.  Its power is lost, unless the table grants it or keeps its only Purge for later."""

    def happen(self, s: MastermindState) -> Steps:
        if s.deck_is_short:
            return RESHUFFLE, self
        policy = s.deck.pop()
        s.tell(TopDecked(policy, s.enacted(policy) + 1))
        enact(s, policy)
        power = s.power_of(policy)
        if power is None or s.result is not None:
            return ()
        if s.rules.top_deck_powers:
            return (UsePower(s.director, power),)  # the Director whose election failed last
        kept = s.rules.late_purge and power == PURGE and s.rules.powers.count(PURGE) == 1
        s.purge_owed = s.purge_owed or kept
        s.tell(Lost(power, kept))
        return ()


AFTER_TOO_MANY_VETOES: Final = (TopDeck(), PassPlacard(), LiftLimits(), StrikeNext())  # it does not pass twice


def enact(s: MastermindState, policy: Policy) -> None:
    """A policy is on the board: Instability is over, and perhaps the game."""
    s.instability = 0
    if policy == AGENCY:
        s.agency += 1
    else:
        s.syndicate += 1
    check_policies(s)


def powers_of(s: MastermindState, director: Seat, policy: Policy) -> Steps:
    """What the Director of a Council must use now: first a Purge still owed, then the power of the new policy."""
    steps: Steps = ()
    if s.purge_owed:
        s.purge_owed = False
        steps = (UsePower(director, PURGE),)
    power = s.power_of(policy)
    return steps if power is None else (*steps, UsePower(director, power))
