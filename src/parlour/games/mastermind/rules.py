"""The rules of The Mastermind, one step per paragraph of the rulebook, in its order: setup, election, policy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Below, Chance, Choice, Happening, Move, Seat, Steps, Together, shuffled, start
from parlour.games.mastermind.cards import (
    AGENCY,
    ASCENT,
    DRAWN,
    NO_CARDS,
    PATIENCE,
    POLICIES,
    PURGE,
    SYNDICATE,
    Began,
    Cards,
    Council,
    Dealt,
    Discard,
    Drew,
    Elected,
    Enact,
    Enacted,
    Learned,
    Lost,
    Nominate,
    Nominated,
    Passed,
    Policy,
    Received,
    Rejected,
    Role,
    TopDecked,
    Vote,
    Voted,
)
from parlour.games.mastermind.deck import RESHUFFLE
from parlour.games.mastermind.endings import check_policies, mastermind_elected
from parlour.games.mastermind.powers import UsePower
from parlour.games.mastermind.rulesets import SEATS, MastermindSettings, Ruleset, ruleset
from parlour.games.mastermind.state import Mastermind

NOMINATE: Final = [Nominate(seat) for seat in range(SEATS.stop)]
VOTES: Final = (Vote(True), Vote(False))
HANDS: Final[tuple[tuple[Policy, ...], ...]] = ((AGENCY,), (SYNDICATE,), (AGENCY, SYNDICATE))  # by their kinds
DISCARDS: Final = {kinds: [Discard(policy) for policy in kinds] for kinds in HANDS}
ENACTS: Final = {kinds: [Enact(policy) for policy in kinds] for kinds in HANDS}


def begin(seats: int, settings: MastermindSettings) -> Mastermind:
    rules = ruleset(seats, settings)
    everyone = tuple(range(seats))
    s = Mastermind(
        seats, [], (), [], [], None, settings, rules,
        (), [], [], NO_CARDS, (), 0, 0, 0, 0, 0, (), everyone, (), (), False,
    )  # fmt: skip
    start(s, Deal())
    return s


class Deal(Chance[Mastermind, Dealt], frozen=True):
    """Shuffle roles and policies; deal one role to each player; somebody is Director first."""

    def sample(self, s: Mastermind, below: Below) -> Dealt:
        return Dealt(shuffled(s.rules.roles, below), shuffled(POLICIES, below), below(s.seats))

    def possible(self, s: Mastermind, move: Move) -> bool:
        return (
            isinstance(move, Dealt)
            and sorted(move.roles) == sorted(s.rules.roles)
            and sorted(move.deck) == sorted(POLICIES)
            and move.director in range(s.seats)
        )

    def take(self, s: Mastermind, seat: Seat, move: Dealt) -> Steps:
        s.roles, s.deck = move.roles, list(move.deck)
        s.director = s.regular = move.director
        for player in s.living:
            s.whisper(Learned(s.roles[player], known_to(s.rules, s.roles, player)), only=(player,))
        s.tell(Began(s.director))
        return (Nomination(),)


def known_to(rules: Ruleset, roles: tuple[Role, ...], seat: Seat) -> tuple[tuple[Seat, Role], ...]:
    """The others' roles that ``seat`` is shown at the deal."""
    shown = rules.shown_to(roles[seat])
    return tuple([(other, role) for other, role in enumerate(roles) if role in shown and other != seat])


class Nomination(Choice[Mastermind, Nominate], frozen=True):
    """The Director nominates a Global Operative."""

    def asks(self, s: Mastermind) -> tuple[Seat, ...]:
        return (s.director,)

    def options(self, s: Mastermind, seat: Seat) -> Sequence[Nominate]:
        return [NOMINATE[other] for other in s.eligible()]

    def why_not(self, s: Mastermind, seat: Seat, move: Move) -> str:
        if not isinstance(move, Nominate) or move.seat not in range(s.seats):
            return "You must nominate one of the players."
        if move.seat == seat:
            return "You may not nominate yourself."
        return s.unfit(move.seat) or "The term limit bars that player this round."

    def take(self, s: Mastermind, seat: Seat, move: Nominate) -> Steps:
        s.tell(Nominated(seat, move.seat))
        return (Ballot(s.living, seat, move.seat),)


class Ballot(Together[Mastermind, Vote], frozen=True):
    """All who live vote at once, in secret: more than half must approve; then every vote is published."""

    director: Seat
    operative: Seat

    def options(self, s: Mastermind, seat: Seat) -> Sequence[Vote]:
        return VOTES

    def why_not(self, s: Mastermind, seat: Seat, move: Move) -> str:
        return "You must approve or reject; nobody abstains."

    def reveal(self, s: Mastermind, choices: list[Vote]) -> Steps:
        approving = tuple([seat for seat, vote in zip(self.seats, choices) if vote.approve])
        rejecting = tuple([seat for seat, vote in zip(self.seats, choices) if not vote.approve])
        s.tell(Voted(approving, rejecting))
        return stand(s, self.director, self.operative) if len(approving) > len(rejecting) else fall(s)


def stand(s: Mastermind, director: Seat, operative: Seat) -> Steps:
    """The Council is approved.  From three Syndicate policies on, this is when the Mastermind may win."""
    dangerous = s.syndicate >= ASCENT
    ascent = dangerous and operative == s.mastermind
    s.tell(Elected(director, operative, dangerous and not ascent))
    if ascent:
        return mastermind_elected(s)
    if dangerous:
        s.confirm(operative)
    s.limit_terms(director, operative)
    return (DrawThree(director, operative),)


def fall(s: Mastermind) -> Steps:
    """The Council is rejected: Instability rises, and the third time in a row the top card is enacted."""
    s.instability += 1
    s.tell(Rejected(s.instability))
    return NEXT_ROUND if s.instability < PATIENCE else UNSTABLE


class PassPlacard(Happening[Mastermind], frozen=True):
    """The placard passes to the left of whoever last held it in turn; a Special Election does not change the turns."""

    def happen(self, s: Mastermind) -> Steps:
        s.give_placard(s.left_of(s.regular))
        s.regular = s.director
        return ()


class TopDeck(Happening[Mastermind], frozen=True):
    """The top policy is enacted; its power is lost, unless the table keeps its only Purge for the next Council."""

    def happen(self, s: Mastermind) -> Steps:
        if s.low:
            return RESHUFFLE, self
        policy = s.deck.pop()
        s.tell(TopDecked(policy, s.enacted(policy) + 1))
        enact(s, policy)
        power = s.power_of(policy)
        if power is not None and s.result is None:
            kept = s.rules.late_purge and power == PURGE and s.rules.powers.count(PURGE) == 1
            s.owed = s.owed or kept
            s.tell(Lost(power, kept))
        return ()


class LiftLimits(Happening[Mastermind], frozen=True):
    """In some rulesets a policy enacted by Instability makes everyone eligible again."""

    def happen(self, s: Mastermind) -> Steps:
        if s.rules.top_deck_frees:
            s.barred = ()
        return ()


class DrawThree(Happening[Mastermind], frozen=True):
    """The Director draws three policies."""

    director: Seat
    operative: Seat

    def happen(self, s: Mastermind) -> Steps:
        if s.low:
            return RESHUFFLE, self
        syndicate = s.deck[-DRAWN:].count(SYNDICATE)
        del s.deck[-DRAWN:]
        s.hand = Cards(DRAWN - syndicate, syndicate)
        s.councils += (Council(self.director, self.operative, s.hand),)
        s.whisper(Drew(self.director, s.hand), only=(self.director,), others=Drew(self.director))
        return (DirectorDiscards(self.director, self.operative),)


class DirectorDiscards(Choice[Mastermind, Discard], frozen=True):
    """The Director discards one of three, face down, and passes on two; a hand of one kind is asked all the same."""

    director: Seat
    operative: Seat

    def asks(self, s: Mastermind) -> tuple[Seat, ...]:
        return (self.director,)

    def options(self, s: Mastermind, seat: Seat) -> Sequence[Discard]:
        return DISCARDS[s.hand.kinds]

    def why_not(self, s: Mastermind, seat: Seat, move: Move) -> str:
        return f"You hold no {move.policy} policy." if isinstance(move, Discard) else "You must discard one policy."

    def take(self, s: Mastermind, seat: Seat, move: Discard) -> Steps:
        s.discard.append(move.policy)
        s.hand = s.hand.without(move.policy)
        s.councils = (*s.councils[:-1], Council(seat, self.operative, s.councils[-1].drawn, move.policy))
        s.whisper(Passed(seat, move.policy), only=(seat,), others=Passed(seat))
        s.whisper(Received(self.operative, s.hand), only=(self.director, self.operative))
        return (OperativeEnacts(self.director, self.operative),)


class OperativeEnacts(Choice[Mastermind, Enact], frozen=True):
    """The Global Operative discards one of two, face down, and enacts the other."""

    director: Seat
    operative: Seat

    def asks(self, s: Mastermind) -> tuple[Seat, ...]:
        return (self.operative,)

    def options(self, s: Mastermind, seat: Seat) -> Sequence[Enact]:
        return ENACTS[s.hand.kinds]

    def why_not(self, s: Mastermind, seat: Seat, move: Move) -> str:
        return f"You hold no {move.policy} policy." if isinstance(move, Enact) else "You must enact one policy."

    def take(self, s: Mastermind, seat: Seat, move: Enact) -> Steps:
        (buried,) = s.hand.without(move.policy).kinds
        s.discard.append(buried)
        s.hand = NO_CARDS
        now = s.councils[-1]
        done = Council(self.director, seat, now.drawn, now.discarded, buried, move.policy)
        s.councils = (*s.councils[:-1], done)
        s.tell(Enacted(self.director, seat, move.policy, s.enacted(move.policy) + 1))
        enact(s, move.policy)
        return (*powers_of(s, self.director, move.policy), *NEXT_ROUND)


def enact(s: Mastermind, policy: Policy) -> None:
    """A policy is on the board: Instability is over, and perhaps the game."""
    s.instability = 0
    if policy == AGENCY:
        s.agency += 1
    else:
        s.syndicate += 1
    check_policies(s)


def powers_of(s: Mastermind, director: Seat, policy: Policy) -> Steps:
    """What the Director of a Council must use now: a Purge still owed first, then what the new policy grants."""
    steps: Steps = ()
    if s.owed:
        s.owed = False
        steps = (UsePower(director, PURGE),)
    power = s.power_of(policy)
    return steps if power is None else (*steps, UsePower(director, power))


NEXT_ROUND: Final = (PassPlacard(), Nomination())
UNSTABLE: Final = (TopDeck(), PassPlacard(), LiftLimits(), Nomination())
