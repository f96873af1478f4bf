"""The story of a match, line by line, in words."""

from __future__ import annotations

from parlour.core import Event, Names, Said, Seat
from parlour.games.graves.cards import (
    COVERED,
    NOBODY,
    SUITS,
    Arrived,
    Became,
    Carried,
    ClocksSet,
    Closed,
    Discarded,
    Drew,
    Found,
    GaveUpEarly,
    Guessed,
    KeptHand,
    Opened,
    Passed,
    Peeked,
    Placed,
    Removed,
    Reshuffled,
    Resolved,
    StayedSilent,
    Stopped,
    ThrewHand,
    TimePassed,
    Took,
    Uncovered,
    Used,
)
from parlour.games.graves.locations import LOCATIONS
from parlour.games.graves.phrases import cards, clears, listed, located, named, plural, trump_of
from parlour.games.graves.view import GravesView


def told(event: Event, view: GravesView, names: Names) -> str:
    """A line of the story as ``names.me`` would be told it."""
    match event:
        case Opened(case, detective, locations):
            roles = f"{names.does(detective, 'are/is')} the Detective, {names.to(1 - detective)} the Mastermind"
            return f"Case {case}. {roles}. The Locations: {listed([located(name) for name in locations])}."
        case Became(identity):
            return f"You are the {identity}."
        case Peeked(evidence):
            return f"You look at the Evidence from the left. It clears {'; '.join([clears(one) for one in evidence])}."
        case Arrived():
            return arrival(event, names)
        case ClocksSet():
            return clocks(event, names)
        case TimePassed(left):
            return f"Time moves on: {plural(left, 'token')} left." if left else "The last time token is gone."
        case Resolved():
            return resolution(event, names)
        case Found(_, location, evidence):
            return f"You look at the Evidence from {located(location)}: it clears {clears(evidence)}."
    return told_of_hands(event, view, names)


def told_of_hands(event: Event, view: GravesView, names: Names) -> str:
    match event:
        case Drew():
            return draw(event, names)
        case KeptHand(seat):
            return f"{names.does(seat, 'keep')} {own(seat, names) if seat == names.me else 'the'} hand."
        case ThrewHand(seat, count):
            return f"{names.does(seat, 'throw')} the whole hand away, {cards(count)}, face down and shuffled."
        case Discarded(seat, card):
            return f"{names.does(seat, 'discard')} {covered(card)}."
        case Took(seat, card):
            return f"{names.does(seat, 'take')} {covered(card)} from the discards and {shuffles(seat, names)} them."
        case Reshuffled(seat, count):
            return f"{names.does(seat, 'shuffle')} {discards(count)} into the deck."
    return told_of_play(event, view, names)


def told_of_play(event: Event, view: GravesView, names: Names) -> str:
    match event:
        case Uncovered(seat, card):
            return f"The top card of {own(seat, names)} deck is {named(card)}: it goes into the pile."
        case Placed(seat, card, trump, paid):
            cost = f", discarding {covered(paid)}" if paid else ""
            change = f" {SUITS[trump]} are trump now." if trump else ""
            return f"{names.does(seat, 'place')} {named(card)}{cost}.{change}"
        case Used(seat, card, title):
            return f"{names.does(seat, 'use')} {named(card)}: {title}."
        case Carried(seat, card, origin, paid):
            cost = f", discarding {named(paid)}" if paid else ""
            return f"{names.does(seat, 'move')} {named(card)} here from {located(origin)}{cost}."
        case Removed(seat, card):
            return f"{names.does(seat, 'discard')} {named(card)} from {own(1 - seat, names)} pile."
        case Stopped(seat):
            return f"{names.does(seat, 'stop')}."
        case Passed(seat):
            return f"{names.does(seat, 'pass/passes')}."
    return told_of_the_end(event, names)


def told_of_the_end(event: Event, names: Names) -> str:
    match event:
        case StayedSilent(seat):
            return f"{names.does(seat, 'remain')} anonymous."
        case GaveUpEarly(seat, identity):
            return f"{names.does(seat, 'give')} up: the Mastermind is the {identity}."
        case Guessed(seat, guess, identity, held):
            with_what = f"with {plural(held, 'Evidence card')}" if held else "without Evidence"
            verdict = "Right!" if guess == identity else f"Wrong: it is the {identity}."
            return f"{names.does(seat, 'name')} the {guess}, {with_what}. {verdict}"
        case Closed(case, points, totals):
            scores = [f"{names[seat]} {points[seat]}, {totals[seat]} in all" for seat in (0, 1)]
            return f"Points for Case {case}: {'; '.join(scores)}."
        case Said(seat):
            return f"{names.does(seat, 'say')} something."
    return type(event).__name__


def arrival(event: Arrived, names: Names) -> str:
    trump = trump_of(LOCATIONS[event.location].trump)
    return (
        f"Location {event.place + 1}, {located(event.location)}: {trump}, {plural(event.clocks, 'time token')}. "
        f"{names.does(event.lead, 'lead')}."
    )


def clocks(event: ClocksSet, names: Names) -> str:
    changes = [(located(event.location), event.here), ("the next Location", event.next)]
    said = [f"{'one more' if by > 0 else 'one less'} at {where}" for where, by in changes if by]
    if not said:
        return f"{names.does(event.seat, 'leave')} the time tokens as they are."
    return f"{names.does(event.seat, 'change')} the time tokens: {listed(said)}."


def resolution(event: Resolved, names: Names) -> str:
    if event.winner == NOBODY:
        return f"{sentence(located(event.location))} is tied at {event.scores[0]}: its Evidence goes out unseen."
    high, low = event.scores[event.winner], event.scores[1 - event.winner]
    return f"{names.does(event.winner, 'win')} the Evidence of {located(event.location)}, {high} to {low}."


def draw(event: Drew, names: Names) -> str:
    what = cards(event.cards) if isinstance(event.cards, int) else listed([named(card) for card in event.cards])
    return f"{names.does(event.seat, 'draw')} {what}{' from the discard pile' if event.source == 'discards' else ''}."


def covered(card: str) -> str:
    return "a card face down" if card == COVERED else named(card)


def shuffles(seat: Seat, names: Names) -> str:
    return "shuffle" if seat == names.me else "shuffles"


def discards(count: int) -> str:
    return "the only discard" if count == 1 else f"{count} discards"


def own(seat: Seat, names: Names) -> str:
    """An owner in the middle of a sentence."""
    return "your" if seat == names.me else names.own(seat)


def sentence(text: str) -> str:
    return text[0].upper() + text[1:]
