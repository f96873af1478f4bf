"""Why somebody holds a card or not: what a line of the story says about the cards that moved."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Event, Seat
from parlour.core.words.messages import Say
from parlour.games.death_cards import events as e
from parlour.games.death_cards.cards import DEVIOUS, NOT_SO_FAST, Card
from parlour.games.death_cards.say.story import event as line_of
from parlour.games.death_cards.view import DeathCardsView

IN_SHORT = e.Received | e.Began | e.Played | e.Laid | e.Interrupted | e.Tricked


def because_of_cards(event: Event, seat: Seat, card: Card, view: DeathCardsView) -> Say:
    """What happened, and what follows for the number of these cards in the hand of ``seat``."""
    what = Say(f"follows-{follows(event, seat, card)}", {"seat": seat, "card": card})
    return Say("because-cards", {"happened": happened(event, view), "follows": what})


def happened(event: Event, view: DeathCardsView) -> Say:
    """The line in short."""
    if isinstance(event, IN_SHORT):
        return Say(f"happened-{type(event).__name__}", of=event)
    return Say("happened", {"line": line_of(event, view.settings)})


def follows(event: Event, seat: Seat, card: Card) -> str:
    gained, lost = came_to(event, seat), left(event, seat)
    if isinstance(event, e.HandCleared) and event.seat == seat and card == NOT_SO_FAST:
        return "none-left"
    if isinstance(event, e.Gave) and event.card is None:
        return "not-devious" if card in DEVIOUS else "nothing"
    if card in gained:
        return "came" if len(gained) == 1 else "came-too"
    if card in lost:
        return "one-fewer" if lost.count(card) == 1 else "lost"
    if lost:
        return "another-left"
    number = [*shown(event), *gained].count(card)
    return "no-such" if not number else "not-that" if number == 1 else "not-those"


def came_to(event: Event, seat: Seat) -> Sequence[Card]:
    """The cards that a hand gained in the open."""
    match event:
        case e.Drafted(taker, card) if taker == seat:
            return (card,)
        case e.Gave(_, taker, card) if taker == seat and card is not None:
            return (card,)
        case e.SetReturned(taker, cards) if taker == seat:
            return cards
    return ()


def left(event: Event, seat: Seat) -> Sequence[Card]:
    """The cards that were seen to leave a hand."""
    match event:
        case e.Played(giver, card) | e.Added(giver, card) | e.Discarded(giver, card) if giver == seat:
            return (card,)
        case e.Gave(giver, _, card) | e.Tricked(giver, _, card) if giver == seat and card is not None:
            return (card,)
        case e.Laid(giver, cards) if giver == seat:
            return cards
        case e.Interrupted(giver) if giver == seat:
            return (NOT_SO_FAST,)
    return ()


def shown(event: Event) -> Sequence[Card]:
    """All the cards that a line names."""
    match event:
        case e.Began(_, draft, top):
            return (*draft, top)
        case e.Drafted(_, card, refill):
            return (card, refill)
        case e.Interrupted():
            return (NOT_SO_FAST,)
        case e.HandCleared(_, number):
            return (NOT_SO_FAST,) * number
        case e.Delayed(_, _, cards, top):
            return (*(cards or ()), *([top] if top else []))
        case (
            e.Received(_, cards)
            | e.Laid(_, cards)
            | e.SetReturned(_, cards)
            | e.Departed(cards)
            | e.Cleared(cards)
            | e.Looked(_, cards)
        ):
            return cards or ()
        case (
            e.Played(_, card)
            | e.Added(_, card)
            | e.Discarded(_, card)
            | e.LeftTheGame(card)
            | e.Drew(_, card)
            | e.Took(_, card)
            | e.Gave(_, _, card)
            | e.Tricked(_, _, card)
        ):
            return (card,) if card else ()
    return ()
