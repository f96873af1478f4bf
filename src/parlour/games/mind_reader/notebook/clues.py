"""What each line of a hand says: which cards it leaves for each Secret Card, and for each card played unseen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, TypeAlias

from msgspec import Struct

from parlour.core import Event, Seat
from parlour.games.mind_reader.cards import ALL_CARDS, REPLIES, Card, Question, Reply
from parlour.games.mind_reader.events import Asked, Drew, Guessed, GuessedAll, HandedOver, Held, Kept, Shown
from parlour.games.mind_reader.knowledge import UnseenPlay
from parlour.games.mind_reader.state import Place

Cards: TypeAlias = int  # a set of cards, a bit each
BIT: Final = {card: 1 << number for number, card in enumerate(ALL_CARDS)}
CARD: Final = {bit: card for card, bit in BIT.items()}
ANY: Final[Cards] = (1 << len(ALL_CARDS)) - 1


class Clue(Struct, frozen=True):
    """What one line says."""

    only: Mapping[Place, Cards] = {}  # the cards it leaves for some Secret Cards
    played: Cards = 0  # cards that are no Secret Card, and that no one else can have had in hand before a reshuffle
    lying: Cards = 0  # cards that are Secret Cards
    dealt: Cards = 0  # the cards this seat was dealt: its own Secret Cards are among them, no others
    not_all: tuple[tuple[Place, Card], ...] = ()  # named together, and at least one is wrong
    play: UnseenPlay | None = None


def clue(line: int, event: Event, me: Seat | None) -> Clue | None:
    """What a line says to ``me`` about the cards; None: nothing."""
    match event:
        case Held(cards):
            return Clue(dealt=cards_in(cards))
        case Kept(cards) if me is not None:
            return found({(me, side): card for side, card in enumerate(cards)})
        case Drew(_, card) if card:
            return Clue(played=BIT[card])
        case Asked(_, of, side, question, reply, None):
            return Clue(play=UnseenPlay(line, (of, side), question, reply))
        case Asked(_, of, side, question, reply, card) if card:
            return Clue({(of, side): agreeing(card, question, reply)}, played=BIT[card])
        case Guessed(_, of, side, card, right):
            return found({(of, side): card}) if right else Clue({(of, side): ANY & ~BIT[card]})
        case GuessedAll(_, named, right):
            guesses = {(of, side): card for of, side, card in named}
            return found(guesses) if right else Clue(not_all=tuple(guesses.items()))
        case HandedOver(by, side, card):
            return found({(by, side): card})
        case Shown(of, side, card):
            return Clue({(of, side): BIT[card]})
    return None


def found(cards: Mapping[Place, Card]) -> Clue:
    """These Secret Cards are seen."""
    return Clue({place: BIT[card] for place, card in cards.items()}, lying=cards_in(cards.values()))


def cards_in(cards: Iterable[Card]) -> Cards:
    return sum([BIT[card] for card in cards])


@cache
def agreeing(card: Card, question: Question, reply: Reply) -> Cards:
    """The Secret Cards to which ``card`` compares like that."""
    return cards_in([other for other, answer in REPLIES[question][card].items() if answer == reply])


@cache
def comparable(secret: Card, question: Question, reply: Reply) -> Cards:
    """The cards that compare like that to ``secret``."""
    return cards_in([card for card in ALL_CARDS if card != secret and REPLIES[question][card][secret] == reply])
