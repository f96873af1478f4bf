"""The notebook of Detective Graves in words: its sheets, what is proved in them, and by what."""

from __future__ import annotations

from typing import Any, Final

from parlour.core import Caption, Event, Fact, Heading, Label, Seat, Sheet
from parlour.core.words.english import Names, listed, sentence
from parlour.games.graves.cards import ASIDE, CLEARS, IDENTITIES, LOCATIONS, SUITS, Card, Evidence
from parlour.games.graves.events import (
    Arrived,
    Became,
    Carried,
    Found,
    GaveUpEarly,
    Guessed,
    Peeked,
    Placed,
    Removed,
    Reshuffled,
    Uncovered,
    Used,
)
from parlour.games.graves.knowledge.cards import IN_DISCARDS
from parlour.games.graves.view import GravesView
from parlour.games.graves.words.en.phrases import SUIT_SHORT, clears, identities, named
from parlour.games.graves.words.en.things import EVIDENCE_OF, IDENTITY_OF

COLUMNS: Final = {
    "mastermind": Caption("The Mastermind", "Is it?"),
    "cleared": Caption("Cleared"),
    "aside": Caption("Set aside", "Aside"),
}


def sheet(sheet: Sheet, view: GravesView, names: Names) -> Label:
    """The question that a page answers."""
    kind, _, owner = [*sheet.id.split("-"), ""][:3]
    if kind == "suspects":
        return Label("Who is the Mastermind, and whom does the Evidence clear?", "Who is it?")
    if kind == "evidence":
        return Label("Which of your six Evidence cards lies where?", "Your Evidence")
    if kind == "cleared":
        return Label(f"Whom has {names.owns(view.detective)} Evidence cleared?", "Cleared")
    return Label(f"What may lie in {names.owns(int(owner))} {kind}?", sentence(kind))


def heading(heading: Heading, sheet: Sheet, view: GravesView, names: Names) -> Caption:
    if heading.id in COLUMNS:
        return COLUMNS[heading.id]
    if heading.id.startswith("place-"):
        place = int(heading.id.removeprefix("place-"))
        return Caption(f"{place}. {view.locations[place - 1]}", str(place))
    if heading.id in SUITS:
        return Caption(SUITS[heading.id], SUIT_SHORT[heading.id])
    about = heading.about[0] if heading.about else ""
    if about in EVIDENCE_OF:
        return Caption(f"Clears {clears(EVIDENCE_OF[about])}", " + ".join(EVIDENCE_OF[about].split("+")))
    if about in IDENTITY_OF:
        return Caption(f"The {IDENTITY_OF[about]}", IDENTITY_OF[about])
    return Caption("Ace" if heading.id == "A" else heading.id, heading.id)


def fact(fact: Fact, view: GravesView, names: Names) -> str:
    """Something that is proved, as a sentence."""
    match fact.unknown:
        case ("identity",):
            return f"The Mastermind is {'' if fact.holds else 'not '}{identities(words(fact.among), 'or')}."
        case ("evidence", int(place)):
            return evidence_fact(fact, place, view)
        case ("cleared", str(identity)):
            so = fact.holds == (True in fact.among)
            return f"{names.own(view.detective)} Evidence {'clears' if so else 'does not clear'} the {identity}."
        case ("card", int(owner), str(card)):
            where = listed(words(fact.among), "or")
            return f"{sentence(named(card))} is {'' if fact.holds else 'not '}in {names.owns(owner)} {where}."
    raise ValueError(f"There are no words for {fact}.")


def words(answers: tuple[Any, ...]) -> list[str]:
    return [str(answer) for answer in answers]


def evidence_fact(fact: Fact, place: int, view: GravesView) -> str:
    """Of one card, which it is; of all that clear somebody, whom it clears."""
    which = lying(place, view)
    for identity in IDENTITIES:
        if {evidence for evidence, two in CLEARS.items() if identity in two} == set(fact.among):
            return f"{which} {'clears' if fact.holds else 'does not clear'} the {identity}."
    cards = listed([clears(one) for one in words(fact.among)], "or")
    return f"{which} is {'' if fact.holds else 'not '}the card that clears {cards}."


def lying(place: int, view: GravesView) -> str:
    return "The Evidence set aside" if place == ASIDE else f"The Evidence of the {view.locations[place]}"


def because(line: int, fact: Fact, view: GravesView, names: Names) -> str:
    """What happened in a line, and what follows for the fact."""
    event = view.story[line]
    match event:
        case Became(seat, identity):
            return f"{names.does(seat, 'are/is')} the {identity}, so no Evidence of this Case clears the {identity}."
        case GaveUpEarly(seat, identity):
            return f"{names.does(seat, 'gave/gave')} up and showed the {identity}{silent(identity, fact)}."
        case Guessed(seat, guess, identity):
            named_it = names.does(seat, "named/named")
            shown = "which was right" if guess == identity else f"but the Mastermind showed the {identity}"
            return f"{named_it} the {guess}, {shown}{silent(identity, fact)}."
        case Found(seat, place, location, evidence):
            looked = f"{names.does(seat, 'looked/looked')} at the Evidence of the {location}"
            return f"{looked}: it clears {clears(evidence)}{follows(place, evidence, fact)}."
        case Peeked():
            return peeked(event, fact, view, names)
    return card_because(event, line, fact, view, names)


def silent(identity: str, fact: Fact) -> str:
    """What a known identity says about the Evidence."""
    return "" if fact.unknown == ("identity",) else f", and no Evidence of this Case clears the {identity}"


def follows(place: int, evidence: Evidence, fact: Fact) -> str:
    """What Evidence that a player has seen says about identity, and about the rest of the Evidence."""
    match fact.unknown:
        case ("evidence", int(other)) if other != place:
            return ", and it lies in no other place"
        case ("evidence", _):
            return ""
    cleared = [identity for identity in evidence.split("+") if identity in fact.among]
    if cleared and not fact.holds:
        return f", so the Mastermind is not {identities(cleared, 'or')}"
    return ", so the Mastermind is neither of them"


def peeked(event: Peeked, fact: Fact, view: GravesView, names: Names) -> str:
    looked = names.does(event.seat, "looked/looked")
    match fact.unknown:
        case ("evidence", int(place)) if place < ASIDE:
            return (
                f"{looked} at the Evidence of the {view.locations[place]}: it clears {clears(event.evidence[place])}."
            )
        case ("evidence", _):
            return f"{looked} at the five Evidence cards on the Locations, so the sixth is the one set aside."
    held = names.does(view.detective, "have/has")
    return f"{looked} at the Evidence of every Location, those that {held} won among them."


def card_because(event: Event, line: int, fact: Fact, view: GravesView, names: Names) -> str:
    """What a line about a player's cards says."""
    match event:
        case Removed(seat, card):
            told = f"{names.does(seat, 'put/put')} {named(card)} of {names.owns(1 - seat)} pile on the discards"
            return f"{told}{after(card, line, fact, view)}."
        case Used(seat, card):
            told = f"{names.does(seat, 'used/used')} {named(card)} and put it {laid(line, view)}"
            return f"{told}{after(card, line, fact, view)}."
        case Placed(seat, card) if card == asked(fact):
            return f"{names.does(seat, 'placed/placed')} {named(card)}, and it has left the pile since."
        case Placed(seat, card, _, paid) | Carried(seat, card, _, paid) if len(paid) == 2:
            put = names.does(seat, "put/put")
            told = f"{put} {named(card)} into a full pile and discarded {named(paid)} for it"
            return f"{told}{after(paid, line, fact, view)}."
        case Placed(seat, card):
            return f"{names.does(seat, 'placed/placed')} {named(card)}{other(card, fact)}."
        case Uncovered(seat, card):
            return f"The top card of {names.owns(seat)} deck was {named(card)}{other(card, fact)}."
    raise ValueError(f"There is no proof in {event}.")


def laid(line: int, view: GravesView) -> str:
    """Where a card used in that line was laid down."""
    here = [event.location for event in view.story[:line] if isinstance(event, Arrived)][-1]
    return "out of the Case" if LOCATIONS[here].recycling else "on the discards"


def after(card: Card, line: int, fact: Fact, view: GravesView) -> str:
    """What follows when a card went to the discards: for the card asked about, and for all others."""
    if card != asked(fact):
        return other(card, fact)
    if fact.holds and fact.among == (IN_DISCARDS,):
        return ", where it still lies"
    owner = owner_asked(fact)
    shuffled = any([isinstance(event, Reshuffled) and event.seat == owner for event in view.story[line:]])
    return ", which were shuffled into the deck later" if shuffled else ""


def other(card: Card, fact: Fact) -> str:
    """That one card seen was not another."""
    return "" if card == asked(fact) else f", so that card was not {named(asked(fact))}"


def asked(fact: Fact) -> Card:
    assert isinstance(fact.unknown, tuple)
    return str(fact.unknown[2])


def owner_asked(fact: Fact) -> Seat:
    assert isinstance(fact.unknown, tuple)
    return int(fact.unknown[1])
