"""The cards, the moves, the claims and the events of Manor: its whole vocabulary."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from parlour.core import Among, Claim, Event, Move, Seat, SeatOrNobody, Settings

GUESTS: Final = 4
EVERYONE: Final = tuple(range(GUESTS))
NOBODY: Final = -1
DELAYED: Final = 3
MURDERER: Final = 0  # secrets are numbered; number 0 is The Murderer

Card: TypeAlias = Annotated[str, Among(lambda seats, settings: CARDS)]
Place: TypeAlias = Annotated[int, Among(lambda seats, settings: range(seats * settings.secrets))]
DETECTIVE: Final = "detective"
SUSPICION: Final = "suspicion"
TRADE: Final = "trade"
NOT_SO_FAST: Final = "not so fast"
RED_HERRING: Final = "red herring"
DELAY: Final = "delay"
CARDS: Final = (DETECTIVE, SUSPICION, TRADE, NOT_SO_FAST, RED_HERRING, DELAY)
BOXES: Final = {  # how many there are of each of CARDS
    "whole": (14, 7, 9, 12, 6, 4),
    "pocket": (1, 1, 2, 1, 0, 0),
    "matchbox": (1, 0, 1, 1, 0, 2),
}
HANDS: Final = {"whole": 5, "pocket": 1, "matchbox": 1}


class Options(Settings, frozen=True):
    box: Annotated[Literal["whole", "pocket", "matchbox"], Meta(description="Which cards are played with.")] = "whole"
    secrets: Annotated[int, Meta(description="How many secrets a guest has.", ge=1, le=3)] = 3
    reshuffles: Annotated[int, Meta(description="How often the discards become the deck.", ge=0, le=2)] = 1
    silent: Annotated[bool, Meta(description="Whether guests keep silent.")] = False
    motto: Annotated[str, Meta(description="What is carved over the door.", max_length=12)] = ""


def forbids(seats: int, options: Options) -> str | None:
    if options.box != "whole" and options.secrets > 1:
        return f"The {options.box} box is for 1 secret a guest; with {options.secrets}, take the whole box."
    return None


class Dealt(Move, frozen=True):
    """Nature's move: the deck top card last, the secrets guest by guest."""

    deck: tuple[Card, ...]
    secrets: tuple[int, ...]


class Shuffled(Move, frozen=True):
    """Nature's move: which place of the discard pile lies where in the new deck, top card last."""

    order: tuple[int, ...]


class Cancel(Move, frozen=True): ...


class Play(Move, frozen=True):
    card: Card
    target: SeatOrNobody = NOBODY


class Discard(Move, frozen=True):
    card: Card


class Vote(Move, frozen=True):
    guest: Seat


class Reveal(Move, frozen=True):
    place: Place


class Give(Move, frozen=True):
    card: Card


class Put(Move, frozen=True):
    card: Card


class Hold(Claim, frozen=True):
    """I hold this card."""

    card: Card


class Drew(Event, frozen=True):
    guest: Seat
    cards: tuple[Card, ...] | int


class Saw(Event, frozen=True):
    """A guest looked at their own secrets."""

    secrets: tuple[int, ...]


class Played(Event, frozen=True):
    guest: Seat
    card: Card
    target: SeatOrNobody = NOBODY


class Returned(Event, frozen=True):
    """A cancelled card went back to the hand it came from."""

    guest: Seat
    card: Card


class Discarded(Event, frozen=True):
    guest: Seat
    card: Card


class Revealed(Event, frozen=True):
    guest: Seat
    place: Place
    secret: int


class Voted(Event, frozen=True):
    votes: tuple[Seat, ...]


class Swapped(Event, frozen=True):
    pair: tuple[Seat, Seat]
    cards: tuple[Card, Card] | None = None


class Delayed(Event, frozen=True):
    """Discards went back on the deck: in this order, top card last, or in an order unknown."""

    guest: Seat
    cards: tuple[Card, ...]
    ordered: bool


class Reshuffled(Event, frozen=True): ...
