"""The story of a match, line by line, in words."""

from __future__ import annotations

from parlour.core import Event, Seat
from parlour.core.words.english import Names, listed, plural, sentence
from parlour.games.graves.cards import COVERED, LOCATIONS, NOBODY, SUITS, Card
from parlour.games.graves.events import (
    Arrived,
    Became,
    Carried,
    CaseClosed,
    CaseOpened,
    ClocksSet,
    Discarded,
    Drew,
    Emptied,
    Ended,
    Found,
    GaveUpEarly,
    Guessed,
    KeptHand,
    LeftCase,
    Passed,
    Peeked,
    Placed,
    Removed,
    Reshuffled,
    Resolved,
    StayedSilent,
    StoppedPlaying,
    ThrewHand,
    TimePassed,
    Took,
    Uncovered,
    Used,
)
from parlour.games.graves.settings import GravesSettings
from parlour.games.graves.words.en.phrases import cards, clears, named, trump_of
from parlour.games.graves.words.en.things import LOCATION_TEXT


def event(event: Event, settings: GravesSettings, names: Names) -> str:
    """A line of the story."""
    match event:
        case CaseOpened(case, detective, locations):
            roles = f"{names.does(detective, 'are/is')} the Detective, {names.to(1 - detective)} the Mastermind"
            return f"Case {case}. {roles}. The Locations: {listed([f'the {name}' for name in locations])}."
        case Became(seat, identity):
            return f"{names.does(seat, 'are/is')} the {identity}."
        case Peeked(seat, evidence):
            cleared = "; ".join([clears(one) for one in evidence])
            return f"{names.does(seat, 'look')} at the Evidence from the left. It clears {cleared}."
        case Drew():
            return draw(event, names)
        case KeptHand(seat):
            return f"{names.does(seat, 'keep')} {'your' if names.is_me(seat) else 'the'} hand."
        case ThrewHand(seat, count):
            return f"{names.does(seat, 'throw')} the whole hand away, {cards(count)}, face down and shuffled."
        case Arrived():
            return arrival(event, names)
        case ClocksSet():
            return clocks(event, names)
        case Uncovered(seat, card):
            return f"The top card of {names.owns(seat)} deck is {named(card)}: it goes into the pile."
        case Placed(seat, card, trump, paid):
            change = f" {SUITS[trump]} are trump now." if trump else ""
            return f"{names.does(seat, 'place')} {named(card)}{cost(paid)}.{change}"
        case Used(seat, card, title):
            return f"{names.does(seat, 'use')} {named(card)}: {title}."
        case Took(seat, card):
            shuffles = "shuffle" if names.is_me(seat) else "shuffles"
            return f"{names.does(seat, 'take')} {covered(card)} from the discards and {shuffles} them."
        case Carried(seat, card, origin, paid):
            return f"{names.does(seat, 'move')} {named(card)} here from the {origin}{cost(paid)}."
        case Removed(seat, card):
            return f"{names.does(seat, 'discard')} {named(card)} from {names.owns(1 - seat)} pile."
        case LeftCase(_, card):
            return f"{sentence(named(card))} leaves the Case."
        case Emptied():
            return emptied(event, names)
        case Reshuffled(seat, count):
            discards = "the only discard" if count == 1 else f"{count} discards"
            return f"{names.does(seat, 'shuffle')} {discards} into the deck."
        case StoppedPlaying(seat):
            return f"{names.does(seat, 'stop')}."
        case Passed(seat):
            return f"{names.does(seat, 'pass/passes')}."
        case Discarded(seat, card):
            return f"{names.does(seat, 'discard')} {covered(card)}."
        case TimePassed(0):
            return f"The last time token is gone{': one more turn' if settings.extra_turn else ''}."
        case TimePassed(left):
            return f"Time moves on: {plural(left, 'token')} left."
        case Ended(location, passes):
            return f"{'Two passes in a row' if passes else 'The extra turn is played'}: the {location} is over."
        case Resolved():
            return resolution(event, names)
        case Found(seat, _, location, evidence):
            return f"{names.does(seat, 'look')} at the Evidence from the {location}: it clears {clears(evidence)}."
        case StayedSilent(seat):
            return f"{names.does(seat, 'remain')} anonymous."
        case GaveUpEarly(seat, identity):
            return f"{names.does(seat, 'give')} up: the Mastermind is the {identity}."
        case Guessed(seat, guess, identity, held):
            with_what = f"with {plural(held, 'Evidence card')}" if held else "without Evidence"
            verdict = "Right!" if guess == identity else f"Wrong: it is the {identity}."
            return f"{names.does(seat, 'name')} the {guess}, {with_what}. {verdict}"
        case CaseClosed():
            return f"Points for Case {event.case}: {'; '.join([points(seat, event, names) for seat in (0, 1)])}."
    raise ValueError(f"There are no words for {event}.")


def arrival(event: Arrived, names: Names) -> str:
    trump = trump_of(LOCATIONS[event.location].trump)
    where = f"Location {event.place + 1}, the {event.location}: {trump}, {plural(event.clocks, 'time token')}."
    return f"{where} {LOCATION_TEXT[event.location]} {names.does(event.lead, 'lead')}."


def clocks(event: ClocksSet, names: Names) -> str:
    changes = [(f"the {event.location}", event.here), ("the next Location", event.next)]
    said = [f"{'one more' if by > 0 else 'one less'} at {where}" for where, by in changes if by]
    if not said:
        return f"{names.does(event.seat, 'leave')} the time tokens as they are."
    return f"{names.does(event.seat, 'change')} the time tokens: {listed(said)}."


def resolution(event: Resolved, names: Names) -> str:
    if event.winner == NOBODY:
        return f"The {event.location} is tied at {event.scores[0]}: its Evidence goes out unseen."
    high, low = event.scores[event.winner], event.scores[1 - event.winner]
    return f"{names.does(event.winner, 'win')} the Evidence of the {event.location}, {high} to {low}."


def draw(event: Drew, names: Names) -> str:
    what = cards(event.cards) if isinstance(event.cards, int) else listed([named(card) for card in event.cards])
    return f"{names.does(event.seat, 'draw')} {what}{' from the discard pile' if event.source == 'discards' else ''}."


def emptied(event: Emptied, names: Names) -> str:
    short = f", {cards(event.missing)} short" if event.missing else ""
    return f"{names.own(event.seat)} deck is empty now{short}: no more is drawn from it until discards are shuffled in."


def points(seat: Seat, event: CaseClosed, names: Names) -> str:
    """What a Case brought, and for what: Ann 7 (4 for Evidence, 3 for the unmasking), 11 in all."""
    for_evidence = event.points[seat] - event.unmasking[seat]
    parts = f"{for_evidence} for Evidence, {event.unmasking[seat]} for the unmasking"
    return f"{names[seat]} {event.points[seat]} ({parts}), {event.totals[seat]} in all"


def cost(paid: Card) -> str:
    """What a placement cost, if anything."""
    return f", discarding {covered(paid)}" if paid else ""


def covered(card: Card) -> str:
    return "a card face down" if card == COVERED else named(card)
