"""Cards, Evidence, abilities and Locations as a person speaks of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from parlour.games.graves.cards import ACE, SUITS, VALUE, Card, Evidence, Suit
from parlour.games.graves.deck import Ability

LOCATION_TEXT: Final = {
    "Bank Vault": "At the start both players put the top card of their deck into their pile.",
    "Library": "No card abilities.",
    "Palace Grounds": "No cards of value 2 to 4.",
    "Bank Vault (II)": "The Mastermind places non-trumps only while it has fewer cards here than the Detective.",
    "Countryside": "At the start both players draw 3 cards.",
    "Alley": "At most 3 cards in a pile; a further one costs one of them.",
    "River": "At the start the Detective may throw the whole hand away for as many cards.",
    "Record Office": "Aces count 12.",
    "Park": "A non-trump of value 6 or more costs another card from the hand.",
    "Station": "Nothing special.",
    "Slums": "At the start the Detective may add or take away a time token, here and at the next Location.",
    "Museum": "Draw from the deck or from the top of your discards; cards used for an ability leave the Case.",
}


def named(card: Card) -> str:
    """The Ace of Notebooks."""
    return f"the {'Ace' if card[1] == 'A' else card[1]} of {SUITS[card[0]]}"


def titled(card: Card) -> str:
    """A card as it lies on the table: Notebooks Ace."""
    return f"{SUITS[card[0]]} {'Ace' if card[1] == 'A' else card[1]}"


def listed(words: Iterable[str], last: str = "and") -> str:
    *first, end = words
    return f"{', '.join(first)} {last} {end}" if first else end


def plural(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def cards(number: int) -> str:
    return "a card" if number == 1 else f"{number} cards"


def clears(evidence: Evidence) -> str:
    """the Baroness and the Duke"""
    return listed([f"the {identity}" for identity in evidence.split("+")])


def trump_of(suit: Suit) -> str:
    return f"trump {SUITS[suit]}" if suit else "no trump"


def located(name: str) -> str:
    """A Location in the middle of a sentence."""
    return f"the {name}"


def does(ability: Ability) -> str:
    """What an ability does, in the imperative."""
    most = max([VALUE[card] for card in ability.reach])
    low = "a card" if most == ACE else f"a card of value {most} or less"
    return {
        "change trump": "change the trump",
        "fetch": "take a card from your discard pile",
        "carry": f"move {low} here from one of your resolved piles",
        "remove": f"discard {low} from the other pile",
        "reshuffle": f"shuffle your discards into your deck and draw {cards(ability.draw)}",
    }[ability.effect]
