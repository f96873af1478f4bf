"""What a question or a guess does to the table: cards change hands, points are won, players go out."""

from __future__ import annotations

from typing import Final

from parlour.core import Seat, changed
from parlour.games.mind_reader.cards import REPLIES, Card
from parlour.games.mind_reader.events import Asked, HandedOver, WentOut
from parlour.games.mind_reader.moves import Ask
from parlour.games.mind_reader.state import MindReaderState

CARD_POINTS: Final = 10


def ask(s: MindReaderState, seat: Seat, move: Ask) -> None:
    """The card is laid on the discards and compared; everybody hears question and reply."""
    card, of, side, question = move.card, move.of, move.side, move.question
    hand = s.hands[seat]
    place = hand.index(card)
    s.hands[seat] = hand[:place] + hand[place + 1 :]
    s.discard.append(card)
    reply = REPLIES[question][card][s.secrets[of][side] or ""]
    event = Asked(seat, of, side, question, reply, card)
    if s.settings.in_secret:
        s.whisper(event, only=(seat, of), others=Asked(seat, of, side, question, reply, None))
    else:
        s.tell(event)


def take_away(s: MindReaderState, seat: Seat, side: int) -> Card:
    """The Secret Card of ``seat`` at ``side`` is gone."""
    cards = list(s.secrets[seat])
    card, cards[side] = cards[side], None
    s.secrets[seat] = tuple(cards)
    s.undiscovered &= ~(1 << 2 * seat + side)
    return card or ""


def capture(s: MindReaderState, by: Seat, of: Seat, side: int) -> None:
    """A card rightly guessed goes face up to the guesser."""
    win(s, by, take_away(s, of, side))
    if not any(s.secrets[of]):
        go_out(s, of)


def win(s: MindReaderState, seat: Seat, card: Card) -> None:
    """A Secret Card lies face up before ``seat``."""
    s.won = changed(s.won, seat, (*s.won[seat], card))
    gain(s, seat, CARD_POINTS)


def gain(s: MindReaderState, seat: Seat, points: int) -> None:
    s.gained = changed(s.gained, seat, s.gained[seat] + points)


def hand_over(s: MindReaderState, by: Seat, side: int, to: Seat) -> None:
    """The price of a wrong guess: one of the guesser's Secret Cards goes face up to the player misjudged."""
    card = take_away(s, by, side)
    win(s, to, card)
    s.tell(HandedOver(by, side, card, to))


def go_out(s: MindReaderState, seat: Seat) -> None:
    """Without a Secret Card a player is out; their hand is buried."""
    s.secrets[seat] = ()
    s.tell(WentOut(seat, len(s.hands[seat])))
    s.buried += s.hands[seat]
    s.hands[seat] = ()
