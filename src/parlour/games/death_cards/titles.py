"""What the cards are called, what stands on them, and what their owners confess: all in our own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Names, Seat
from parlour.games.death_cards.cards import (
    ACCOMPLICE,
    ANOTHER_VICTIM,
    ARIADNE,
    ASHES,
    BLACKMAILED,
    BUNDLE,
    DELAY,
    FAUX_PAS,
    FOLLY,
    MARPLE,
    MURDERER,
    NOT_SO_FAST,
    OFF_THE_TABLE,
    ONE_MORE,
    POIROT,
    PYNE,
    QUIN,
    SATTERTHWAITE,
    SUSPICIONS,
    TOMMY,
    TRADE,
    TRAIN,
    TUPPENCE,
    Card,
    Face,
    Secret,
)

TITLES: Final = {
    POIROT: "Hercule Poirot",
    MARPLE: "Miss Marple",
    SATTERTHWAITE: "Mr Satterthwaite",
    PYNE: "Parker Pyne",
    BUNDLE: "Lady Eileen “Bundle” Brent",
    TOMMY: "Tommy Beresford",
    TUPPENCE: "Tuppence Beresford",
    QUIN: "Harley Quin",
    ARIADNE: "Ariadne Oliver",
    OFF_THE_TABLE: "Cards off the Table",
    ANOTHER_VICTIM: "Another Victim",
    FOLLY: "Dead Card Folly",
    ASHES: "Look into the Ashes",
    TRADE: "Card Trade",
    ONE_MORE: "And Then There Was One More…",
    DELAY: "Delay the Murderer's Escape!",
    TRAIN: "Early Train to Paddington",
    SUSPICIONS: "Point Your Suspicions",
    BLACKMAILED: "Blackmailed!",
    FAUX_PAS: "Social Faux Pas",
    NOT_SO_FAST: "Not so Fast",
}
TEXTS: Final = {
    POIROT: "turn up a secret of somebody else that you point at",
    MARPLE: "turn up a secret of somebody else that you point at",
    SATTERTHWAITE: "somebody reveals a secret of their choice; with a Quin in the set it becomes yours, face down",
    PYNE: "turn a face-up secret face down, anybody's",
    BUNDLE: "somebody reveals a secret of their choice; cancelled, the set returns to your hand",
    TOMMY: "somebody reveals a secret of their choice; with Tuppence in the set nobody can cancel it",
    TUPPENCE: "somebody reveals a secret of their choice; with Tommy in the set nobody can cancel it",
    QUIN: "stands in for a detective when a set is laid down, beside at least one real one",
    ARIADNE: "joins somebody else's set; whoever owns it reveals a secret of their choice",
    OFF_THE_TABLE: "somebody discards every Not so Fast in hand; nobody can cancel that",
    ANOTHER_VICTIM: "take a set from somebody; it is yours now, and acts for you",
    FOLLY: "everybody passes a card face down to the left, or to the right",
    ASHES: "look at the top five cards of the discard pile and take one",
    TRADE: "you and somebody else give each other a card, face down",
    ONE_MORE: "a face-up secret goes face down to any player",
    DELAY: "put up to five cards from the top of the discard pile back on the draw pile, in any order",
    TRAIN: "six cards of the draw pile go to the discard pile; discarding this card does the same",
    SUSPICIONS: "all point at once; whoever most fingers point at reveals a secret of their choice",
    BLACKMAILED: "whoever is given this shows the giver one secret that the giver picks",
    FAUX_PAS: "whoever is given this reveals a secret of their choice",
    NOT_SO_FAST: "cancels an action about to happen, or another Not so Fast",
}
CONFESSIONS: Final = {
    MURDERER: "I did it, and I would have been on the boat train by now.",
    ACCOMPLICE: "I opened the side door. I asked no questions.",
    "Bankrupt": "There is no fortune. The pearls are paste and so are the references.",
    "Bigamist": "There is a second Mrs, in Lyon. They would get on rather well.",
    "Cheat": "I have not won an honest rubber of bridge since school.",
    "Deserter": "One wet night I put down my rifle and walked home.",
    "Eloper": "We were married on Tuesday, the chauffeur and I.",
    "Forger": "My late aunt signed a great many cheques after the funeral.",
    "Gambler": "I owe a bookmaker more than this house is worth.",
    "Impostor": "The real heir drowned off Madeira. I only borrowed his name.",
    "Medium": "The voices at my séances are all mine, even the spaniel.",
    "Plagiarist": "My celebrated novel was found in a governess's trunk.",
    "Quack": "I never passed an examination. The patients never noticed.",
    "Runaway": "I left four children and a tobacconist's in Hull.",
    "Sleepwalker": "I woke in the library with the poker in my hand.",
    "Smuggler": "Those hat boxes have never held a hat.",
    "Snoop": "I steam open other people's letters. The post is so dull otherwise.",
    "Thief": "The missing spoons are in my trunk, and so are the forks.",
}


def heap_of(cards: Sequence[Card]) -> str:
    """Hercule Poirot ×2 and Harley Quin."""
    counted = {card: list(cards).count(card) for card in cards}
    return listed([TITLES[card] if n == 1 else f"{TITLES[card]} ×{n}" for card, n in counted.items()])


def listed(texts: Sequence[str]) -> str:
    *first, last = texts or ["nothing"]
    return f"{', '.join(first)} and {last}" if first else last


def my(names: Names, seat: Seat) -> str:
    """your, or Ann's."""
    return "your" if seat == names.me else names.own(seat)


def secret_of(owner: Seat, secret: Secret, names: Names) -> str:
    """your secret 5, or Ann's: the number stands on its back."""
    return f"{my(names, owner)} secret {secret + 1}"


def faced(face: Face) -> str:
    """the Gambler."""
    return f"the {face}"


def sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def stop(text: str) -> str:
    """A full stop, unless a card's title brings its own."""
    return text if text[-1] in "…!" else f"{text}."


def cards_of(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
