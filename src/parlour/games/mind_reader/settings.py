"""What a table of Mind Reader may choose: the variants of the rulebook, the deck, and how long a match lasts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Meta

from parlour.core import Refused, Settings, Value
from parlour.games.mind_reader.cards import RANKS, SUITS, Card, Rank, Suit, in_the_deck

SEATS: Final = range(2, 7)


class MindReaderSettings(Settings, frozen=True, kw_only=True):
    jokers: Annotated[bool, Meta(description="Shuffle in one Joker of each suit.")] = False
    in_secret: Annotated[bool, Meta(description="Only the asker and the asked see the card of a question.")] = False
    two_cards: Annotated[bool, Meta(description="Everyone keeps two Secret Cards, one on each side.")] = False
    strict: Annotated[
        bool, Meta(description="With two Secret Cards, a wrong guess costs both of them instead of one.")
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
    return in_the_deck(0, settings)


def older(options: Mapping[str, Value]) -> Mapping[str, Value]:
    """An earlier Parlour had the option ``gentle`` in place of ``strict``, and it was off unless chosen (MR-33)."""
    if "strict" in options:
        return options
    written = {name: value for name, value in options.items() if name != "gentle"}
    mattered = options.get("two_cards", False) and not options.get("all_or_nothing", False)
    return {**written, "strict": mattered and not options.get("gentle", False)}


def forbids(seats: int, settings: MindReaderSettings) -> Refused | None:
    if settings.strict and not settings.two_cards:
        return Refused("refusal-strict-needs-two-cards")
    if settings.strict and settings.all_or_nothing:
        return Refused("refusal-strict-not-needed")
    most = len(deck_of(settings)) // settings.dealt
    if seats > most:
        return Refused("refusal-too-few-cards", suits=settings.suits, ranks=settings.ranks, most=most, seats=seats)
    return None
