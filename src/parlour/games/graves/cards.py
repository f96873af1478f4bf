"""What is in the box of Detective Graves: cards, identities, Evidence, and the twelve Locations with their rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Struct

from parlour.core import Among, Seat

Suit: TypeAlias = Annotated[str, Among(lambda seats, settings: ("", *SUITS))]  # a letter; "" is no suit at all
Card: TypeAlias = Annotated[str, Among(lambda seats, settings: CARDS)]  # suit and rank, as in Q7 or MA
CardOrNone: TypeAlias = Annotated[str, Among(lambda seats, settings: ("", *CARDS))]
CardSeen: TypeAlias = Annotated[str, Among(lambda seats, settings: ("", COVERED, *CARDS))]
Side: TypeAlias = Annotated[str, Among(("", "D", "M"))]  # D for the Detective's deck, M for the Mastermind's
LocationName: TypeAlias = Annotated[str, Among(lambda seats, settings: ("", *LOCATIONS))]
Source: TypeAlias = Annotated[str, Among(("deck", "discards", "nothing"))]  # of a card that is drawn
Identity: TypeAlias = Annotated[str, Among(lambda seats, settings: IDENTITIES)]
IdentityOrNone: TypeAlias = Annotated[str, Among(lambda seats, settings: ("", *IDENTITIES))]
Evidence: TypeAlias = Annotated[str, Among(lambda seats, settings: ("", *CLEARS))]  # the two identities it clears

SUITS: Final = {
    "M": "Magnifying Glasses",
    "S": "Shoeprints",
    "Q": "Question Marks",
    "N": "Notebooks",
    "B": "Briefcases",
}
RANKS: Final = "23456789A"
CARDS: Final[tuple[Card, ...]] = tuple([suit + rank for suit in SUITS for rank in RANKS])
VALUE: Final = {card: RANKS.index(card[1]) + 2 for card in CARDS}  # as printed; an ace is 10
ACE: Final = 10

SIDES: Final[dict[Side, str]] = {"D": "Detective", "M": "Mastermind"}
IDENTITIES: Final[tuple[Identity, ...]] = ("Architect", "Baroness", "Chemist", "Duke", "Engraver")
CLEARS: Final[dict[Evidence, frozenset[Identity]]] = {
    "+".join(two): frozenset(two) for two in combinations(IDENTITIES, 2)
}
POINTS_TO: Final[dict[Identity, tuple[Evidence, ...]]] = {  # the six that leave an identity viable
    identity: tuple([evidence for evidence, two in CLEARS.items() if identity not in two]) for identity in IDENTITIES
}

PLACES: Final = 5  # Locations in a Case
ASIDE: Final = PLACES  # where the sixth Evidence lies
HAND: Final = 5
NOBODY: Final[Seat] = -1  # won a Location that was tied
COVERED: Final = "?"  # a card discarded, paid or taken face down, to a seat that may not see it
ANY: Final = 99  # no limit at all

Opening: TypeAlias = Literal["", "top cards", "three cards", "new hand", "clocks"]


class Location(Struct, frozen=True):
    """A Location as printed; each field after the trump is an ability that some Location has."""

    name: str
    clocks: int
    trump: Suit = ""
    opening: Opening = ""  # what happens before the first draw
    lowest: int = 2  # the smallest printed value that may be placed
    limit: int = ANY  # cards in a pile
    toll: int = ANY  # a non-trump of this printed value or more costs a card
    ace: int = ACE
    abilities: bool = True  # of cards
    trailing: bool = False  # the Mastermind places non-trumps only while it has fewer cards
    recycling: bool = False  # draws may come from the discards; cards used for an ability leave the Case

    @property
    def charges(self) -> bool:
        """Whether some placements cost a card here."""
        return self.limit < ANY or self.toll < ANY

    def score(self, pile: Sequence[Card], trump: Suit) -> int:
        """What a pile is worth here: printed values, trumps twice (GR-17)."""
        worth = worths(self.ace, trump)
        return sum([worth[card] for card in pile])


@cache
def worths(ace: int, trump: Suit) -> dict[Card, int]:
    """What each card is worth where aces count ``ace``."""
    values = {card: ace if value == ACE else value for card, value in VALUE.items()}
    return {card: value * 2 if card[0] == trump else value for card, value in values.items()}


LOCATIONS: Final = {
    location.name: location
    for location in (
        Location("Bank Vault", 5, "M", opening="top cards"),
        Location("Library", 5, "B", abilities=False),
        Location("Palace Grounds", 5, "S", lowest=5),
        Location("Bank Vault (II)", 7, "N", trailing=True),
        Location("Countryside", 5, "B", opening="three cards"),
        Location("Alley", 5, limit=3),
        Location("River", 4, opening="new hand"),
        Location("Record Office", 4, "M", ace=12),
        Location("Park", 3, "S", toll=6),
        Location("Station", 5, "N"),
        Location("Slums", 4, "Q", opening="clocks"),
        Location("Museum", 3, "Q", recycling=True),
    )
}
