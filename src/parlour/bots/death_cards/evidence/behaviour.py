"""A named model of how people play Death on the Cards, laid over the even model of its worlds.

It reads a story for what betrays: who cancels what for whom, who lets a train go, who throws cards away, who breaks
a promise, and whom sets are sent at.  The Murderer's card is the last that its owner turns up by choice, so a harmless
one clears nobody.
Every number is how many times as often the gang does such a thing as a hunter does.  What is read is always how many
times likelier the story is than if nobody's role had mattered: so a table at which everybody lets trains go speaks
against the model, and not against everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from parlour.bots.death_cards.evidence.pace import Pace
from parlour.core import Claim, Event, Said, Seat
from parlour.games.death_cards import cards as c
from parlour.games.death_cards import events as e
from parlour.games.death_cards.moves import Promise

CHOSEN: Final = 0.9  # of reveals by choice are chosen with care
TRAINS: Final = 6.0  # letting a train go, or seeing to it that it goes
HELD_BACK: Final = 0.1  # cancelling a train, playing Delay or seeing to it that it happens
STOPPED: Final = 4.0  # cancelling a Delay
THAT_ONE: Final = 2.5  # cancelling when that very secret was pointed at, if it is the Murderer's
SHIELDED: Final = 3.0  # cancelling a reveal of somebody else's, if both are of the gang
PRESSED: Final = 0.4  # cancelling that, if the target is of the same gang; or choosing a friend as a target
PRESSES: Final = 0.7  # ... if somebody of the gang does so at all
HIDDEN_AGAIN: Final = 3.0  # hiding a friend's or an own secret again
BROKEN: Final = 2.0  # promising a card and giving another one
KEPT: Final = 0.9  # keeping a promise


class Behaviour:
    """What a story says of who belongs to the gang: a weight for every Murderer and Accomplice, and every secret."""

    def __init__(self, seats: int, secrets: int, accomplice: bool) -> None:
        self.gangs = {
            (m, a): 1.0 for m in range(seats) for a in (range(seats) if accomplice else (-1,)) if m != a
        }  # who is the Murderer, who the Accomplice
        self.seats = seats
        self.reveals = dict(self.gangs)  # the same by what was turned up by choice
        self.secrets: dict[c.Secret, float] = {}  # if it is the Murderer's
        self.hidden = [secrets] * seats
        self.plot = False  # whether the Accomplice's card has been turned up
        self.card: c.Card = ""  # whose action it is
        self.by: Seat = -1
        self.target: Seat = -1
        self.secret: c.Secret = -1
        self.tricks: list[Seat] = []
        self.strikes = 0
        self.thrown = 0
        self.wasted = 0  # of these, Not so Fasts
        self.interrupters: set[Seat] = set()
        self.pace = Pace(seats)
        self.active: Seat = -1
        self.must = 0  # discard
        self.promises: dict[tuple[Seat, Seat], c.Card] = {}  # by giver and taker

    def read(self, story: Iterable[Event]) -> None:
        for event in story:
            if (follow := FOLLOW.get(type(event))) is not None:
                follow(self, event)

    def weigh(self, seat: Seat, murderer: float, accomplice: float | None = None) -> None:
        """``seat``, of all who might have, does what the Murderer, or the Accomplice, does so many times as often."""
        accomplice = murderer if accomplice is None else accomplice
        for gang in self.gangs:
            rates = [1.0] * self.seats
            for member, rate in zip(gang, (murderer, accomplice)):
                if member >= 0:
                    rates[member] = rate
            self.gangs[gang] *= rates[seat] * self.seats / sum(rates)

    def keep(self, seat: Seat, murderer: float, accomplice: float) -> None:
        """``seat`` has turned up a harmless secret by choice: everybody turns the Murderer's card up last."""
        for m, a in self.reveals:
            self.reveals[m, a] *= murderer if m == seat else accomplice if a == seat else 1.0

    def weigh_both(self, one: Seat, other: Seat, times: float) -> None:
        """What somebody does with ``one`` who might be anybody: a friend so many times as often."""
        for gang in self.gangs:
            if one in gang and gang[1] >= 0:
                friend = times if other in gang else 1.0
                self.gangs[gang] *= friend * (self.seats - 1) / (self.seats - 2 + times)

    def turn(self, event: e.TurnBegan) -> None:
        if self.by >= 0:
            self.pace.interrupted(self.interrupters)
        if self.active >= 0:
            self.pace.threw(self.active, max(0, self.thrown - self.must), idle=self.must > 0, wasted=self.wasted)
        self.active = -1 if event.disgraced else event.seat
        self.thrown, self.wasted, self.must, self.interrupters = 0, 0, 0, set()
        self.begin("", event.seat)

    def begin(self, card: c.Card, by: Seat) -> None:
        self.card, self.by, self.target, self.secret, self.strikes, self.tricks = card, by, -1, -1, 0, []

    def idle(self, event: e.PlayedNothing) -> None:
        self.must = 1

    def played(self, event: e.Played) -> None:
        self.begin(event.card, event.seat)
        self.promises = {}
        if event.card == c.TRAIN:
            self.weigh(event.seat, TRAINS)
        elif event.card == c.DELAY:
            self.weigh(event.seat, HELD_BACK)

    def discarded(self, event: e.Discarded) -> None:
        self.thrown += 1
        self.wasted += event.card == c.NOT_SO_FAST
        if event.card == c.TRAIN:
            self.begin(c.TRAIN, event.seat)
            self.weigh(event.seat, TRAINS)

    def laid(self, event: e.Laid) -> None:
        self.begin(event.cards[0], event.seat)

    def added(self, event: e.Added) -> None:
        self.begin(c.ARIADNE if event.card == c.ARIADNE else event.cards[0], event.seat)
        if event.card == c.ARIADNE:
            self.aim(event.owner)

    def taken(self, event: e.SetTaken) -> None:
        self.begin(event.cards[0], event.seat)

    def named(self, event: e.Named) -> None:
        if self.card not in (c.OFF_THE_TABLE, c.TRADE):
            self.aim(event.target)

    def tie_broken(self, event: e.TieBroken) -> None:
        self.aim(event.target)

    def aim(self, target: Seat) -> None:
        """A friend is not sent a set at."""
        self.target = target
        self.weigh_both(self.by, target, PRESSED)

    def marked(self, event: e.Marked) -> None:
        if self.card in c.LARGE:
            self.secret = event.secret
            self.aim(event.owner)
        elif self.card == c.PYNE or event.to is not None:
            home = event.owner if event.to is None else event.to
            self.weigh(home, HIDDEN_AGAIN) if home == self.by else self.weigh_both(home, self.by, HIDDEN_AGAIN)

    def tricked(self, event: e.Tricked) -> None:
        if event.card == c.FAUX_PAS:
            self.card = c.FAUX_PAS
        self.tricks.append(event.taker)
        self.gave(event)

    def said(self, event: Said[Claim]) -> None:
        if isinstance(event.claim, Promise):
            self.promises[event.seat, event.claim.seat] = event.claim.card

    def gave(self, event: e.Gave | e.Tricked) -> None:
        """A promise is weighed by those who see what was given."""
        promised = self.promises.get((event.giver, event.taker))
        if promised is not None and event.card is not None:
            del self.promises[event.giver, event.taker]
            self.weigh(event.giver, KEPT if event.card == promised else BROKEN)

    def cleared(self, event: e.Cleared) -> None:
        self.strikes = 0
        if self.tricks:
            self.tricks.pop(0)

    def pointed(self, event: e.Pointed) -> None:
        self.card = c.SUSPICIONS
        for seat, target in enumerate(event.at):
            self.weigh_both(seat, target, PRESSED)

    def interrupted(self, event: e.Interrupted) -> None:
        self.interrupters.add(event.seat)
        cancels, self.strikes = self.strikes % 2 == 0, self.strikes + 1
        seat, target = event.seat, self.tricks[0] if self.tricks else self.target
        if self.card == c.TRAIN:
            self.weigh(seat, HELD_BACK if cancels else TRAINS)
        elif self.card == c.DELAY:
            self.weigh(seat, STOPPED if cancels else HELD_BACK)
        elif target < 0 or self.card == c.PYNE:
            return
        elif cancels and seat == target:
            if self.secret >= 0:  # to shield oneself is no sign: some tables all do
                self.secrets[self.secret] = self.secrets.get(self.secret, 1.0) * THAT_ONE
        elif cancels:
            self.weigh_both(seat, target, SHIELDED)
        elif seat != self.by:
            self.weigh(seat, PRESSES)
            self.weigh_both(seat, target, PRESSED)

    def revealed(self, event: e.Revealed) -> None:
        owner, secret = event.owner, event.secret
        hidden = self.hidden[owner]
        self.hidden[owner] -= 1
        if event.face == c.ACCOMPLICE:
            self.plot = True
        elif secret != self.secret and hidden > 1:
            kept = CHOSEN * hidden / (hidden - 1) + 1 - CHOSEN
            self.keep(owner, kept, 1.0 if self.plot else kept)

    def covered(self, event: e.Covered) -> None:
        self.hidden[event.owner] += 1

    def moved(self, event: e.SecretMoved) -> None:
        self.hidden[event.to] += 1


FOLLOW: Final[dict[type[Event], Callable[[Behaviour, Any], None]]] = {
    e.TurnBegan: Behaviour.turn,
    e.PlayedNothing: Behaviour.idle,
    e.Played: Behaviour.played,
    e.Discarded: Behaviour.discarded,
    e.Laid: Behaviour.laid,
    e.Added: Behaviour.added,
    e.SetTaken: Behaviour.taken,
    e.Named: Behaviour.named,
    e.TieBroken: Behaviour.tie_broken,
    Said: Behaviour.said,
    e.Gave: Behaviour.gave,
    e.Marked: Behaviour.marked,
    e.Tricked: Behaviour.tricked,
    e.Cleared: Behaviour.cleared,
    e.Pointed: Behaviour.pointed,
    e.Interrupted: Behaviour.interrupted,
    e.Revealed: Behaviour.revealed,
    e.Covered: Behaviour.covered,
    e.SecretMoved: Behaviour.moved,
}
