"""What a table of Mind Reader may choose: the variants of the rulebook, the deck, and how long a match lasts."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Meta

from parlour.core import Settings
from parlour.games.mind_reader.cards import RANKS, SUITS, Card, Rank, Suit

SEATS: Final = range(2, 7)


class MindReaderSettings(Settings, frozen=True, kw_only=True):
    jokers: Annotated[bool, Meta(description="Shuffle in one Joker of each suit.")] = False
    in_secret: Annotated[bool, Meta(description="Only the asker and the asked see the card of a question.")] = False
    two_cards: Annotated[bool, Meta(description="Everyone keeps two Secret Cards, one on each side.")] = False
    gentle: Annotated[
        bool, Meta(description="With two Secret Cards, a wrong guess costs one of them instead of both.")
    ] = False
    all_or_nothing: Annotated[
        bool, Meta(description="You may only guess all Secret Cards at once, and no single one.")
    ] = False
    length: Annotated[
        Literal["a hand each", "target", "one hand"],
        Meta(description="A match lasts a hand for each player, until somebody reaches the target, or one hand."),
    ] = "a hand each"
    double_points: Annotated[
        Literal["all of the hand", "all still secret"],
        Meta(
            description="Which Secret Cards won in one turn count 20 each: all that the opponents had in this hand, "
            "or all that are still secret, of two opponents or more."
        ),
    ] = "all of the hand"
    target: Annotated[
        int, Meta(ge=10, le=1000, description="How many points the target is, if the length is target.")
    ] = 100
    ranks: Annotated[int, Meta(ge=2, le=13, description="How many ranks the deck has, from the Ace up.")] = 13
    suits: Annotated[
        int, Meta(ge=3, le=5, description="How many suits the deck has; three are Rock, Paper and Scissors.")
    ] = 5

    @property
    def sides(self) -> range:
        return range(2 if self.two_cards else 1)

    @property
    def dealt(self) -> int:
        """How many cards each player is dealt."""
        return 5 if self.two_cards else 4

    @property
    def ranks_used(self) -> tuple[Rank, ...]:
        return RANKS[not self.jokers : self.ranks + 1]

    @property
    def suits_used(self) -> tuple[Suit, ...]:
        return tuple(SUITS)[: self.suits]


@cache
def deck_of(settings: MindReaderSettings) -> tuple[Card, ...]:
    return tuple([rank + suit for suit in settings.suits_used for rank in settings.ranks_used])


def forbids(seats: int, settings: MindReaderSettings) -> str | None:
    if settings.gentle and not settings.two_cards:
        return "Option gentle goes only with two_cards=true."
    if settings.gentle and settings.all_or_nothing:
        return "Option gentle does not go with all_or_nothing: allowed is one of the two."
    most = len(deck_of(settings)) // settings.dealt
    if seats > most:
        return f"With {settings.suits} suits of {settings.ranks} ranks there are cards for {most} players, not {seats}."
    return None
