"""What the things and zones of Detective Graves are called, and what they do."""

from __future__ import annotations

from functools import cache
from typing import Final

from parlour.core import Caption, Label, Seat, Thing, Zone
from parlour.core.words.english import Names, plural, sentence
from parlour.games.graves.cards import (
    ACE,
    CARDS,
    CLEARS,
    IDENTITIES,
    LOCATIONS,
    NOBODY,
    SIDES,
    SUITS,
    VALUE,
    Card,
    Evidence,
)
from parlour.games.graves.rules.unmasking import EVIDENCE, SINGLE_EVIDENCE
from parlour.games.graves.settings import Ability, GravesSettings
from parlour.games.graves.things import evidence_thing, identity_thing, place_thing, rule_thing
from parlour.games.graves.view import GravesView
from parlour.games.graves.words.en.phrases import SUIT_SHORT, cards, clears, identities, kinds, titled, trump_of

LOCATION_TEXT: Final = {
    "Bank Vault": "At the start both players put the top card of their deck into their pile; this changes no trump.",
    "Library": "No card abilities, not even a change of trump.",
    "Palace Grounds": "Cards of value 2 to 4 can't be placed; they may be used.",
    "Bank Vault (II)": "The Mastermind places non-trumps only while it has fewer cards here than the Detective.",
    "Countryside": "At the start both players draw 3 cards.",
    "Alley": "At most 3 cards in a pile; each further one costs one of them, which is discarded.",
    "River": "At the start the Detective may throw the whole hand away and draw as many cards, if the deck has them.",
    "Record Office": "Aces count 12, as trumps 24.",
    "Park": "A card of value 6 or more that is no trump costs another card from the hand, discarded face down.",
    "Station": "Nothing special.",
    "Slums": "At the start the Detective may add or take away a time token, here and at the next Location.",
    "Museum": "Draw each card from your deck or from the top of your discards; cards used leave the Case.",
}
LOCATION_OF: Final = {place_thing(name): location for name, location in LOCATIONS.items()}
RULE_OF: Final = {rule_thing(name): Caption(f"Rule of the {name}", text=text) for name, text in LOCATION_TEXT.items()}
EVIDENCE_OF: Final = {evidence_thing(evidence): evidence for evidence in CLEARS}
IDENTITY_OF: Final = {identity_thing(identity): identity for identity in IDENTITIES}
POSSESSIONS: Final = {
    "score": "points",
    "hand": "hand",
    "deck": "deck",
    "discard": "discards",
    "won": "Evidence",
    "aside": "cards out of the Case",
}


def thing(thing: Thing, settings: GravesSettings) -> Caption:
    if thing.id in LOCATION_OF:
        here = LOCATION_OF[thing.id]
        lasts = f"{plural(here.clocks + settings.extra_turn, 'turn')}, {trump_of(here.trump)}."
        return Caption(here.name, text=f"{lasts} {LOCATION_TEXT[here.name]}")
    if thing.id in EVIDENCE_OF:
        return evidence_caption(EVIDENCE_OF[thing.id], settings)
    if thing.id in IDENTITY_OF:
        name = IDENTITY_OF[thing.id]
        text = f"If the {name} is the Mastermind, the six Evidence cards that don't clear the {name} are in the Case."
        return Caption(f"The {name}", name, text)
    if thing.kind == "token":
        text = f"At this Location {SUITS[thing.suit]} count twice, and may be placed beside any other suit."
        return Caption(f"Trump: {SUITS[thing.suit]}", SUIT_SHORT[thing.suit], text)
    if thing.id in RULE_OF:
        return RULE_OF[thing.id]
    kind, side, card = thing.id.split(":")
    ability = settings.decks[list(SIDES).index(side)].abilities.get(card)
    if kind == "ability" and ability:
        return Caption(ability.title, text=sentence(f"{does(ability)}."))
    return card_caption(card, ability)


def evidence_caption(evidence: Evidence, settings: GravesSettings) -> Caption:
    viable = [identity for identity in IDENTITIES if identity not in CLEARS[evidence]]
    worth = f"Worth {SINGLE_EVIDENCE if settings.single else EVIDENCE} points to the player who wins it."
    text = f"The Mastermind is neither of the two, but {identities(viable, 'or')}. {worth}"
    return Caption(f"Evidence that clears {clears(evidence)}", f"Clears {clears(evidence)}", text)


def card_caption(card: Card, ability: Ability | None) -> Caption:
    rank, value = "Ace" if card[1] == "A" else card[1], VALUE[card]
    text = f"Worth {value}, as a trump {2 * value}. {ability_text(card, ability) if ability else 'It has no ability.'}"
    return Caption(titled(card), f"{SUIT_SHORT[card[0]]} {rank}", text)


def ability_text(card: Card, ability: Ability) -> str:
    """What an ability does, in full."""
    if ability.effect == "change trump":
        suits = "any suit" if ability.any_suit else f"{SUITS[card[0]]}"
        change = f"you may make {suits} the trump of that Location, for both piles, until it is changed again"
        return f"{ability.title}: when you place it from your hand, {change}."
    fetched = frozenset(CARDS) - ability.reach
    does = {
        "fetch": "look through your discards, take a card"
        f"{f' that is not {kinds(fetched)}' if fetched else ''} without showing it, and shuffle the pile",
        "carry": f"move {low(ability)} from your pile at a resolved Location to your pile here. "
        "It fits any suit and Location and changes no trump, but a full pile at the Alley gives up a card for it",
        "remove": f"put {low(ability)} from the other pile here on its owner's discards",
        "reshuffle": f"shuffle your discards into your deck and draw {cards(ability.draw)}. "
        "Only if you have discards, and only once a turn",
    }[ability.effect]
    return f"{ability.title}: instead of placing it, use it in your turn and discard it: {does}."


@cache
def does(ability: Ability) -> str:
    """What an ability does, in short."""
    return {
        "change trump": f"you may make {'any suit' if ability.any_suit else 'its suit'} trump when you place it",
        "fetch": "take a card from your discard pile",
        "carry": f"move {low(ability)} here from one of your resolved piles",
        "remove": f"discard {low(ability)} from the other pile",
        "reshuffle": f"shuffle your discards into your deck and draw {cards(ability.draw)}",
    }[ability.effect]


def low(ability: Ability) -> str:
    """The cards that an ability may carry or remove."""
    most = max([VALUE[card] for card in ability.reach])
    return "a card" if most == ACE else f"a card of value {most} or less"


def zone(zone: Zone, view: GravesView, names: Names) -> Label:
    if zone.id == "aside":
        return Label("Evidence set aside", note="Nobody looks at it.")
    if zone.kind == "secret":
        return Label("The Mastermind's identity", "Identity")
    if zone.owner is None:
        place = int(zone.id.split(":")[1])
        return Label(
            f"{place + 1}. {view.locations[place]}", view.locations[place], location_note(zone, place, view, names)
        )
    if zone.kind == "pile":
        place = int(zone.id.split(":")[1])
        name = view.locations[place]
        title = f"{place + 1}. {name}: {names.owns(zone.owner)} pile"
        return Label(title, f"Pile at the {name}", f"worth {zone.value}")
    title = POSSESSIONS[zone.kind]
    note = score_note(zone.owner, zone.value or 0, view) if zone.kind == "score" else ""
    return Label(f"{names.own(zone.owner)} {title}", title[:1].upper() + title[1:], note)


def location_note(zone: Zone, place: int, view: GravesView, names: Names) -> str:
    """Who won a Location; or its time, its trump and its rule."""
    if place < len(view.winners):
        winner = view.winners[place]
        return "tied" if winner == NOBODY else f"won by {names.to(winner)}"
    active = place == view.place
    trump = trump_of(view.trump if active else LOCATIONS[view.locations[place]].trump)
    time = plural(zone.value or 0, "time token")
    return f"{'Active. ' if active else ''}{time}, {trump}. {LOCATION_TEXT[view.locations[place]]}"


def score_note(seat: Seat, points: int, view: GravesView) -> str:
    role = "the Detective" if seat == view.detective else "the Mastermind"
    known = f", the {view.identity}" if view.identity and seat != view.detective else ""
    return f"{role}{known}, {plural(points, 'point')}{', leads' if seat == view.lead else ''}"
