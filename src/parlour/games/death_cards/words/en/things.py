"""What the cards and places are called, what they do, and what their owners confess: all in our own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Caption, Label, Seat, Thing, Zone
from parlour.core.words.english import Names, listed, plural
from parlour.games.death_cards import cards as c
from parlour.games.death_cards.cards import Card, Face
from parlour.games.death_cards.settings import DeathCardsSettings
from parlour.games.death_cards.things import CARDS, DISCARD, DRAFT, ESCAPE, FACES, PILE
from parlour.games.death_cards.view import DeathCardsView

TITLES: Final = {
    c.POIROT: "Hercule Poirot",
    c.MARPLE: "Miss Marple",
    c.SATTERTHWAITE: "Mr Satterthwaite",
    c.PYNE: "Parker Pyne",
    c.BUNDLE: "Lady Eileen “Bundle” Brent",
    c.TOMMY: "Tommy Beresford",
    c.TUPPENCE: "Tuppence Beresford",
    c.QUIN: "Harley Quin",
    c.ARIADNE: "Ariadne Oliver",
    c.OFF_THE_TABLE: "Cards off the Table",
    c.ANOTHER_VICTIM: "Another Victim",
    c.FOLLY: "Dead Card Folly",
    c.ASHES: "Look into the Ashes",
    c.TRADE: "Card Trade",
    c.ONE_MORE: "And Then There Was One More…",
    c.DELAY: "Delay the Murderer's Escape!",
    c.TRAIN: "Early Train to Paddington",
    c.SUSPICIONS: "Point Your Suspicions",
    c.BLACKMAILED: "Blackmailed!",
    c.FAUX_PAS: "Social Faux Pas",
    c.NOT_SO_FAST: "Not so Fast",
}
AGAIN: Final = "Add one on a later turn: it acts again."
TEXTS: Final = {  # in full: a player who reads nothing else plays the card rightly; and short enough for a card's face
    c.POIROT: f"Lay a set of three: point at a face-down secret of another player; it is revealed. {AGAIN}",
    c.MARPLE: f"Lay a set of three: point at a face-down secret of another player; it is revealed. {AGAIN}",
    c.SATTERTHWAITE: "Lay a set of two: another player reveals a secret of their choice; with a Harley Quin in it you "
    f"take that secret, face down. {AGAIN}",
    c.PYNE: f"Lay a set of two: turn any face-up secret face down, even your own. {AGAIN}",
    c.BUNDLE: "Lay a set of two: another player reveals a secret of their choice. If cancelled, the set returns to "
    f"your hand. {AGAIN}",
    c.TOMMY: "Lay a set of two, Tuppence counts too: another player reveals a secret of their choice. With both, "
    f"nobody can cancel it. {AGAIN}",
    c.TUPPENCE: "Lay a set of two, Tommy counts too: another player reveals a secret of their choice. With both, "
    f"nobody can cancel it. {AGAIN}",
    c.QUIN: "A wildcard: it fills a gap when you lay a new set, beside at least one real detective. It can't be added "
    "later.",
    c.ARIADNE: "Add her to a set of another player, who reveals a secret of their choice. The set itself does nothing.",
    c.OFF_THE_TABLE: "Choose a player, who discards every Not so Fast in hand. Nobody can cancel this.",
    c.ANOTHER_VICTIM: "Take a whole set from another player. It is yours from now on, and acts for you at once.",
    c.FOLLY: "Say left or right: everybody passes one card face down to that neighbour.",
    c.ASHES: "Look at the top five cards of the discard pile and take one of them into your hand, or none.",
    c.TRADE: "Choose another player: each of you gives the other one card of their own choice, face down.",
    c.ONE_MORE: "Choose a face-up secret and a player, maybe yourself: the secret goes face down to that player.",
    c.DELAY: "Put up to five cards from the top of the discard pile on the draw pile, in an order that only you know. "
    "Then this card leaves the game.",
    c.TRAIN: "Six cards go from the draw pile to the discard pile, and this card leaves the game. So too if you "
    "discard it from your hand.",
    c.SUSPICIONS: "All point at another player at once. The one most fingers point at reveals a secret of their "
    "choice; you break ties.",
    c.BLACKMAILED: "Can't be played. Give it away in a trade or a folly: you pick a face-down secret of the receiver "
    "and alone look at it. Nobody can cancel this.",
    c.FAUX_PAS: "Can't be played. A player who receives it in a trade or a folly reveals a secret of their choice.",
    c.NOT_SO_FAST: "Play it at any time when you are asked: it cancels the action about to happen, or the Not so Fast "
    "before it.",
}
IN_SHORT: Final = {  # for the story: everybody hears it, so nobody is called you
    c.POIROT: "a secret of another player is pointed at and revealed",
    c.MARPLE: "a secret of another player is pointed at and revealed",
    c.SATTERTHWAITE: "another player reveals a secret of their choice; with a Quin in the set it is taken away",
    c.PYNE: "a face-up secret is turned face down",
    c.BUNDLE: "another player reveals a secret of their choice; cancelled, the set returns to the hand",
    c.TOMMY: "another player reveals a secret of their choice; beside Tuppence nobody can cancel it",
    c.TUPPENCE: "another player reveals a secret of their choice; beside Tommy nobody can cancel it",
    c.OFF_THE_TABLE: "a player discards every Not so Fast in hand; nobody can cancel that",
    c.ANOTHER_VICTIM: "a set is taken from another player, and acts for its new owner",
    c.FOLLY: "everybody passes a card face down to the left, or to the right",
    c.ASHES: "one of the top five cards of the discard pile may be taken",
    c.TRADE: "two players give each other a card, face down",
    c.ONE_MORE: "a face-up secret goes face down to any player",
    c.DELAY: "up to five cards from the top of the discard pile go back on the draw pile, in any order",
    c.TRAIN: "six cards of the draw pile go to the discard pile",
    c.SUSPICIONS: "all point at once; the player most fingers point at reveals a secret of their choice",
    c.BLACKMAILED: "the receiver shows the giver one secret that the giver picks",
    c.FAUX_PAS: "the receiver reveals a secret of their choice",
}
CONFESSIONS: Final = {
    c.MURDERER: "I did it, and I would have been on the boat train by now.",
    c.ACCOMPLICE: "I opened the side door. I asked no questions.",
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


EFFECTS: Final = {
    c.MURDERER: "The player who was dealt it is the Murderer. Revealed, it ends the game: the Murderer is caught.",
    c.ACCOMPLICE: "The player who was dealt it wins and loses with the Murderer. Face up before you, it puts you in "
    "disgrace, unless you are the Murderer.",
}
PLACES: Final = {
    PILE: Caption("Draw pile", text="Draw from here at the end of your turn. When it is used up the Murderer escapes."),
    DRAFT: Caption("Draft", text="Cards that you may draw instead; a gap is filled from the draw pile at once."),
    DISCARD: Caption("Discard pile", text="Only its top card may be looked at."),
    ESCAPE: Caption(
        "The Murderer Escapes!",
        "Escape",
        "Lies under the draw pile: when the last card above it is gone, the Murderer wins.",
    ),
}


def thing(thing: Thing, settings: DeathCardsSettings) -> Caption:
    kind, _, name = thing.id.partition(":")
    if thing.id in PLACES:
        return PLACES[thing.id]
    if kind == "card":
        card = CARDS[thing.id]
        return Caption(TITLES[card], card, TEXTS[card])
    if kind == "face":
        face = FACES[thing.id]
        return Caption(face, text=f"{EFFECTS.get(face, 'It has no effect.')} “{CONFESSIONS[face]}”")
    if kind == "secret":
        text = "A secret, known by the number on its back. Face down, only its owner may look at it."
        return Caption(f"Secret {name}", name, text)
    number = int(name.partition(":")[2]) + 1
    text = "A set of detectives. Its owner may add matching ones, the others Ariadne Oliver."
    return Caption(f"Set {number}", text=text)


def zone(zone: Zone, view: DeathCardsView, names: Names) -> Label:
    if zone.kind == "hand" and zone.owner is not None:
        return Label(f"{names.own(zone.owner)} hand", "Hand", note_on(zone.owner, view))
    if zone.kind == "secret" and zone.owner is not None:
        return Label(f"{names.own(zone.owner)} secrets", "Secrets")
    if zone.kind == "set" and zone.owner is not None:
        number = f" {int(zone.id.rpartition(':')[2]) + 1}" if len(view.sets[zone.owner]) > 1 else ""
        return Label(f"{names.own(zone.owner)} set{number}", f"Set{number}")
    if zone.kind == "discard":
        under = max(0, view.discards - 1)
        return Label("Discard pile", note=f"{plural(under, 'card')} under the top one" if under else "")
    return ZONES[zone.id]


ZONES: Final = {
    "pile": Label("Draw pile", note="When it is used up the Murderer escapes."),
    "draft": Label("Draft"),
    "looking_at": Label("You are looking at", note="top card first"),
    "in_play": Label("In play"),
    "gone": Label("Out of the game"),
}


def note_on(seat: Seat, view: DeathCardsView) -> str:
    notes = ["has the turn"] if seat == view.active and not view.result else []
    notes += ["in disgrace"] if seat in view.disgraced else []
    notes += ["your partner"] if seat == view.partner else []
    return ", ".join(notes)


def counted(cards: Sequence[Card]) -> str:
    """Hercule Poirot ×2 and Harley Quin."""
    numbers = {card: list(cards).count(card) for card in cards}
    return listed([TITLES[card] if n == 1 else f"{TITLES[card]} ×{n}" for card, n in numbers.items()])


def titles(cards: Sequence[Card]) -> str:
    """Hercule Poirot, Harley Quin and Hercule Poirot: in their order."""
    return listed([TITLES[card] for card in cards])


def secret_of(owner: Seat, secret: int, names: Names) -> str:
    """your secret 5, or Ann's: the number stands on its back."""
    return f"{names.owns(owner)} secret {secret + 1}"


def faced(face: Face) -> str:
    """the Gambler."""
    return f"the {face}"


def stop(text: str) -> str:
    """A full stop, unless a card's title brings its own."""
    return text if text[-1] in "…!" else f"{text}."
