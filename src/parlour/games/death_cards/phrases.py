"""Cards, sets and secrets as a person speaks of them, and what stands on each card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
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
from parlour.games.death_cards.view import PartyView

TITLES: Final = {
    POIROT: "Hercule Poirot",
    MARPLE: "Miss Marple",
    SATTERTHWAITE: "Mr Satterthwaite",
    PYNE: "Parker Pyne",
    BUNDLE: "Lady Eileen “Bundle” Brent",
    TOMMY: "Tommy Beresford",
    TUPPENCE: "Tuppence Beresford",
    QUIN: "Harley Quin Wildcard",
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
TEXTS: Final = {  # what each card does, in our own words
    POIROT: "Set of three. Pick a face-down secret of another player: up it goes.",
    MARPLE: "Set of three. Pick a face-down secret of another player: up it goes.",
    SATTERTHWAITE: "Set of two. Another player reveals a secret of their choice; "
    "with a wildcard in the set it then comes to you, face down.",
    PYNE: "Set of two. Turn any face-up secret face down, anybody's.",
    BUNDLE: "Set of two. Another player reveals a secret of their choice. Cancelled, the set comes back to your hand.",
    TOMMY: "Set of two. Another player reveals a secret of their choice. Beside Tuppence he cannot be cancelled.",
    TUPPENCE: "Set of two. Another player reveals a secret of their choice. Beside Tommy she cannot be cancelled.",
    QUIN: "Fills a gap in a new set beside a real detective; never joins a set later, and does nothing alone.",
    ARIADNE: "Joins another player's set, and its owner reveals a secret of their choice; the set itself does nothing.",
    OFF_THE_TABLE: "A player of your choice discards every Not so Fast. Nobody can cancel this.",
    ANOTHER_VICTIM: "Take a whole set from another player; it is yours and acts for you at once.",
    FOLLY: "Everybody passes a card face down to a neighbour, all to the side you say.",
    ASHES: "Look at the top five discards and take one of them.",
    TRADE: "You and another player each give the other a card of your choice.",
    ONE_MORE: "A face-up secret, anybody's, goes face down to any player, yourself included.",
    DELAY: "Put up to five of the top discards back on the draw pile, in your order; this card leaves the game.",
    TRAIN: "Six cards from the draw pile go to the discards, also if you only discard this; it leaves the game.",
    SUSPICIONS: "All point at somebody at once; whoever most fingers point at reveals a secret of their choice.",
    BLACKMAILED: "Received from another hand: whoever gave it picks one of your face-down secrets and alone sees it.",
    FAUX_PAS: "Received from another hand: you reveal a secret of your choice.",
    NOT_SO_FAST: "At any time: cancels the action about to happen, or another Not so Fast.",
}
CONFESSIONS: Final = {
    MURDERER: "It was me.",
    ACCOMPLICE: "I held the lamp, and I would hold it again.",
    "Bankrupt": "The house, the car, this very coat: none of it is paid for.",
    "Bigamist": "There is a husband in Leeds as well, and he writes every week.",
    "Cheat": "My bridge partner and I cough in code.",
    "Deserter": "The limp is real; the war record is not.",
    "Eloper": "We were married on Tuesday, and her father still thinks that I teach her the piano.",
    "Forger": "I have signed his name so often that mine looks strange to me.",
    "Gambler": "Aunt's pearls went on a horse, and the horse is still running.",
    "Impostor": "The real one missed the boat; I merely took the luggage.",
    "Medium": "The table taps because my knee does.",
    "Plagiarist": "I found the novel in a cab, finished, but for my name.",
    "Quack": "My diploma cost four pounds, with the frame.",
    "Runaway": "Somewhere there is a governess still looking for me.",
    "Sleepwalker": "I woke on the landing with mud on my slippers, and said nothing.",
    "Smuggler": "You have all admired the brandy. Nobody asked how it came.",
    "Snoop": "I steam letters open. Yours too.",
    "Thief": "The sixth spoon has been in my sleeve since Christmas.",
}


def listed(words: Iterable[str], last: str = "and") -> str:
    *first, end = words
    return f"{', '.join(first)} {last} {end}" if first else end


def titles(cards: Sequence[Card]) -> str:
    """Two Hercule Poirots would read badly: Hercule Poirot (2) and Harley Quin Wildcard."""
    return listed([f"{TITLES[card]} ({n})" if n > 1 else TITLES[card] for card, n in Counter(cards).items()])


def in_order(cards: Sequence[Card]) -> str:
    return listed([TITLES[card] for card in cards])


def stop(text: str) -> str:
    """A full stop, unless a card's title brings its own."""
    return text if text[-1] in "…!" else f"{text}."


def counted(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def secret(number: Secret, owner: Seat, names: Names) -> str:
    """A secret by the number on its back, in the middle of a sentence: your secret no. 3."""
    return f"{owns(owner, names)} secret no. {number + 1}"


def owns(seat: Seat, names: Names) -> str:
    """Your or Ann's, in the middle of a sentence."""
    return "your" if seat == names.me else names.own(seat)


def toward(seat: Seat, by: Seat | None, names: Names) -> str:
    """A player whom ``by`` names, maybe themselves."""
    if seat != by:
        return names.to(seat)
    return "yourself" if seat == names.me else "themselves"


def face(name: Face) -> str:
    return f"the {name}"


def that_set(view: PartyView, owner: Seat, place: int, names: Names) -> str:
    """A set on the table; of two alike the later one says so."""
    cards = view.sets[owner][place]
    alike = view.sets[owner][:place].count(cards)
    return f"{owns(owner, names)} {'other ' * bool(alike)}set of {titles(cards)}"


def sentence(text: str) -> str:
    return text[0].upper() + text[1:]
