"""Devious cards: they act when they are received in a trade or a folly."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Happening, Move, Seat, Steps
from parlour.games.death_cards.cards import BLACKMAILED, DEVIOUS, FAUX_PAS, Card
from parlour.games.death_cards.events import Gave, MustReveal, Shown, Spared, Tricked
from parlour.games.death_cards.moves import MARKS, Mark
from parlour.games.death_cards.rules.detectives import RevealOwn
from parlour.games.death_cards.rules.not_so_fast import CLEAR, Effect, OpenChoice, OpenTable, window
from parlour.games.death_cards.state import DeathCardsState


def exchange(s: DeathCardsState, gifts: Sequence[tuple[Seat, Seat, Card]]) -> Steps:
    """Cards (giver, taker, card) change hands at once; the devious ones resolve in seat order (DC-16)."""
    for giver, _, card in gifts:
        s.hands[giver].remove(card)
    for giver, taker, card in gifts:
        s.hands[taker].append(card)
        s.whisper(Gave(giver, taker, card), only=(giver, taker), others=Gave(giver, taker, None))
    tricks = sorted([gift for gift in gifts if gift[2] in DEVIOUS], key=lambda gift: (gift[1] - s.active) % s.seats)
    for giver, taker, card in tricks:
        s.hands[taker].remove(card)
        s.tell(Tricked(giver, taker, card))
    s.in_play += tuple([card for _, _, card in reversed(tricks)])
    return tuple([Trick(giver, taker, card) for giver, taker, card in tricks])


class Trick(Happening[DeathCardsState], frozen=True):
    """A devious card acts on the player who received it; where nothing is hidden it has no effect (DC-34)."""

    giver: Seat
    taker: Seat
    card: Card

    def happen(self, s: DeathCardsState) -> Steps:
        if not s.hidden(self.taker):
            s.tell(Spared(self.taker))
            return (CLEAR,)
        if self.card == BLACKMAILED:
            return Blackmail(self.giver, self.taker), CLEAR
        return window(s, SocialFauxPas(self.giver, self.taker))


class Blackmail(OpenChoice[Mark], frozen=True):
    """The giver picks a secret and alone is shown it; that is not a reveal, and nobody can cancel it."""

    victim: Seat

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Mark]:
        return [MARKS[secret] for secret in s.hidden(self.victim)]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Pick a face-down secret of the player whom you blackmail."

    def take(self, s: DeathCardsState, seat: Seat, move: Mark) -> Steps:
        seen, unseen = (Shown(self.seat, self.victim, move.secret, face) for face in (s.secrets[move.secret], None))
        s.whisper(seen, only=(self.seat, self.victim), others=unseen)
        return ()


class SocialFauxPas(Effect, frozen=True):
    """Social Faux Pas: the player who received it reveals a secret of their choice."""

    victim: Seat

    def card(self, s: OpenTable) -> Card:
        return FAUX_PAS

    def aims(self, s: OpenTable) -> tuple[Seat, ...]:
        return (self.victim,)

    def happen(self, s: DeathCardsState) -> Steps:
        s.tell(MustReveal(self.victim, FAUX_PAS))
        return RevealOwn(self.victim), CLEAR
