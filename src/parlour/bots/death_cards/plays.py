"""What a play of a turn brings to a seat's own side: sets and events, less what the cards are worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from parlour.bots.death_cards.assessment import ODD, Assessment, good
from parlour.bots.death_cards.card_worth import worth
from parlour.bots.death_cards.haste import keeps_trains
from parlour.core import Move, Seat
from parlour.games.death_cards import cards as c
from parlour.games.death_cards import moves as m
from parlour.games.death_cards.cards import Card
from parlour.games.death_cards.rules.piles import REACH, TRAIN_CARDS
from parlour.games.death_cards.rules.trading import neighbour

THROUGH: Final = 0.8  # how often an action is not cancelled
SPENT: Final = 0.03  # what a card out of the hand costs, by its worth
LOOK: Final = 0.02  # what a look at a secret of the Murderer is worth
TRICKED: Final = 0.25  # how often a Social Faux Pas comes back from an exchange


def play_value(assessed: Assessment, move: Move) -> float:
    """What a play brings to this seat's side, less what the cards are worth and what drawing new ones costs."""
    if type(move) is m.Lay:
        return THROUGH * set_value(assessed, move.cards) - cost(assessed, move.cards) + bonus(assessed, move.cards)
    if type(move) is m.Add:
        cards = (*assessed.position.sets[move.owner][move.place], move.card)
        gain = good(assessed) * assessed.by_choice(move.owner) if move.card == c.ARIADNE else set_value(assessed, cards)
        return THROUGH * gain - cost(assessed, (move.card,))
    if type(move) is m.Play:
        return event_value(assessed, move.card) - cost(assessed, (move.card,))
    return -cost(
        assessed, (min(assessed.position.hand, key=lambda card: worth(assessed.position, card), default=c.FOLLY),)
    )


def cost(assessed: Assessment, cards: tuple[Card, ...]) -> float:
    rare = sum([worth(assessed.position, card) for card in cards if card == c.QUIN or card not in c.LARGE])
    return SPENT * rare / 2 + good(assessed) * assessed.card * len(cards) / 2


def bonus(assessed: Assessment, cards: tuple[Card, ...]) -> float:
    """Two that nobody can cancel, or that return to the hand, are a little better."""
    return ODD * (set(c.BERESFORDS) <= set(cards)) + ODD / 2 * (cards[0] == c.BUNDLE)


def set_value(assessed: Assessment, cards: tuple[Card, ...]) -> float:
    """What the action of a set brings to this seat's side at its best target."""
    position, side = assessed.position, good(assessed)
    if cards[0] == c.PYNE:
        return max([side * assessed.hidden_again(position.owner(secret)) for secret in position.up], default=0.0)
    targets = [seat for seat in position.others if position.hidden[seat]]
    if cards[0] in c.LARGE:
        return max(
            [side * assessed.pointed_at(secret) for seat in targets for secret in position.hidden[seat]], default=0.0
        )
    steals = cards[0] == c.SATTERTHWAITE and c.QUIN in cards
    keeps = side * assessed.hidden_again(position.seat) if steals else 0.0
    return max([side * assessed.by_choice(seat) for seat in targets], default=0.0) + keeps


def event_value(assessed: Assessment, card: Card) -> float:
    """What an event brings to this seat's side."""
    position, side = assessed.position, good(assessed)
    if card == c.TRAIN:
        return -1.0 if keeps_trains(position) else THROUGH * side * assessed.pile_grows(-TRAIN_CARDS)
    if card == c.DELAY:
        return THROUGH * side * assessed.pile_grows(min(REACH, position.discards))
    if card == c.SUSPICIONS:
        return THROUGH * side * assessed.fingers()
    if card == c.ANOTHER_VICTIM:
        sets = [cards for seat in position.others for cards in position.sets[seat]]
        return THROUGH * THROUGH * max([set_value(assessed, cards) for cards in sets], default=0.0) + ODD
    if card == c.ONE_MORE:
        return THROUGH * max([side * assessed.hidden_again(seat) for seat in range(position.seats)], default=0.0)
    if card == c.OFF_THE_TABLE:
        return 0.06 * max([assessed.guilt[seat] for seat in position.others]) if position.hunts else ODD
    if card == c.TRADE:
        return ODD + exchange_value(assessed, position.others)
    if card == c.FOLLY:
        return exchange_value(assessed, [neighbour(position.seat, send.way, position.seats) for send in m.SENDS])
    return {c.ASHES: 2 * ODD}.get(card, 0.0)


def exchange_value(assessed: Assessment, takers: Iterable[Seat]) -> float:
    """What it brings if one of these, whom this seat may choose, takes a devious card, less what may come back."""
    return THROUGH * (THROUGH * max([handed_over(assessed, seat) for seat in takers]) - TRICKED * exposed(assessed))


def exposed(assessed: Assessment) -> float:
    """What it costs this seat's side to reveal its last secret.

    Before that it counts for nothing: a Murderer who never trades cards is known by it.
    """
    position = assessed.position
    return -good(assessed) * assessed.by_choice(position.seat) if len(position.mine) == 1 else 0.0


def handed_over(assessed: Assessment, seat: Seat) -> float:
    """What a devious card of this hand does for its side, if ``seat`` takes it; nothing, if there is none."""
    hand, hunts = assessed.position.hand, assessed.position.hunts
    trap = good(assessed) * assessed.by_choice(seat) if c.FAUX_PAS in hand else 0.0
    return max(trap, LOOK * assessed.guilt[seat] if c.BLACKMAILED in hand and hunts else 0.0)
