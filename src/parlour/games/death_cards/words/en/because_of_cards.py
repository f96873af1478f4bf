"""Why somebody holds a card or not: what a line of the story says about the cards that moved."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Event, Seat
from parlour.core.words.english import Names, sentence
from parlour.games.death_cards import events as e
from parlour.games.death_cards.cards import DEVIOUS, NOT_SO_FAST, Card
from parlour.games.death_cards.view import DeathCardsView
from parlour.games.death_cards.words.en.story import event as line_of
from parlour.games.death_cards.words.en.things import TITLES, counted, stop, titles


def because_of_cards(event: Event, seat: Seat, card: Card, view: DeathCardsView, names: Names) -> str:
    """What happened, and what follows for the number of these cards in the hand of ``seat``."""
    return stop(f"{happened(event, view, names)}{follows(event, seat, card, names)}")


def happened(event: Event, view: DeathCardsView, names: Names) -> str:
    """The line in short."""
    match event:
        case e.Received(_, cards):
            return f"You were dealt {counted(cards)}"
        case e.Began(_, draft, top):
            return f"At first {titles(draft)} lay in the draft and {TITLES[top]} on the discard pile"
        case e.Played(seat, card):
            return f"{names.does(seat, 'play')} {TITLES[card]}"
        case e.Laid(seat, cards):
            return f"{names.does(seat, 'lay')} down {counted(cards)}"
        case e.Interrupted(seat):
            return f"{names.does(seat, 'play')} {TITLES[NOT_SO_FAST]}"
        case e.Tricked(giver, taker, card):
            return f"{sentence(names.to(giver))} gave {names.to(taker)} {TITLES[card]}"
    return line_of(event, view.settings, names).rstrip(".!")


def follows(event: Event, seat: Seat, card: Card, names: Names) -> str:
    title, hand = TITLES[card], f"{names.owns(seat)} hand"
    gained, lost = came_to(event, seat), left(event, seat)
    if isinstance(event, e.HandCleared) and event.seat == seat and card == NOT_SO_FAST:
        return f", so none was left in {hand}"
    if isinstance(event, e.Gave) and event.card is None:
        return ", and it was nothing devious" if card in DEVIOUS else ""
    if card in gained:
        return f", so it was in {hand} then" if len(gained) == 1 else f", so {title} was in {hand} then"
    if card in lost:
        return f", so one {title} fewer was in {hand}" if lost.count(card) == 1 else f", so {hand} lost {title}"
    if lost:
        return f", so it was no {title} that left {hand}"
    number = [*shown(event), *gained].count(card)
    if number:
        return f", so {'that one was' if number == 1 else 'those were'} not in {hand}"
    return f", so that was no {title}"


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
