"""Mind Reader in numbers: the hand, what is open, and all that was answered about each Secret Card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Final

from parlour.core import Event, Move
from parlour.envs.history import REMEMBERED
from parlour.envs.tensors import Block, Deck, Known, flags, numbers, of_story, one_of, remembered
from parlour.games.mind_reader.cards import QUESTIONS
from parlour.games.mind_reader.events import Asked, Guessed, HandBegan
from parlour.games.mind_reader.moves import Ask, EndTurn, GiveUp, Guess, GuessAll, Keep, NameRank, NameSuit
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of
from parlour.games.mind_reader.view import MindReaderView

REPLIES: Final = {"higher": 1, "lower": 2, "same": 4, "stronger": 8, "weaker": 16, "wrong guess": 32}


def moves(seats: int, settings: MindReaderSettings) -> Iterator[Move]:
    deck, sides = deck_of(settings), settings.sides
    yield from map(Keep, permutations(deck, len(sides)))
    for card, seat, side, question in product(deck, range(seats), sides, QUESTIONS):
        yield Ask(card, seat, side, question)
    for seat, side in product(range(seats), sides):
        yield Guess(seat, side)
    yield GuessAll()
    yield from map(NameSuit, settings.suits_used)
    yield from map(NameRank, settings.ranks_used)
    yield EndTurn()
    yield from map(GiveUp, sides)


def blocks(seats: int, settings: MindReaderSettings) -> list[Block]:
    deck, sides = Deck(deck_of(settings)), len(settings.sides)
    no_guess = bytes(1 + seats * sides + len(settings.suits_used))

    def answers(rows: bytearray, told: Sequence[Event]) -> None:
        """For each Secret Card and each card of the deck, what was answered in this hand: a sum of REPLIES."""
        for event in told:
            kind = type(event)
            if kind is Asked or kind is Guessed:
                place, reply = answered[event]
                rows[place] |= reply
            elif kind is HandBegan:
                rows[:] = bytes(len(rows))

    def answer(event: Asked | Guessed) -> tuple[int, int]:
        """Where an answer is noted, and what is added there."""
        if event.card is None or (isinstance(event, Guessed) and event.right):
            return 0, 0
        reply = event.reply if isinstance(event, Asked) else "wrong guess"
        return (event.of * sides + event.side) * deck.width + deck.place[event.card], REPLIES[reply]

    answered = Known(answer, REMEMBERED)

    def own_secrets(view: MindReaderView) -> bytes:
        own = view.secrets or (None,) * sides
        return b"".join([deck.one(card) for card in own])

    def lying(view: MindReaderView) -> bytes:
        """Where a Secret Card still lies."""
        rows = view.has_secret or ((),) * seats
        return b"".join([flags((*row, *(False,) * (sides - len(row)))) for row in rows])

    def sizes(view: MindReaderView) -> bytes:
        hands = view.hand_sizes or (0,) * seats
        return numbers((*hands, view.draw_size, view.discard_size, view.buried_size, view.number, view.exhausted))

    def points(view: MindReaderView) -> bytes:
        return numbers([n // 10 for n in (*view.points, *view.gained)]) or bytes(2 * seats)

    def guess_begun(view: MindReaderView) -> bytes:
        if not view.sealed:
            return no_guess
        return b"".join([one_of(*part) for part in parts_of(view, seats, sides, settings)])

    return [
        Block("hand", deck.width, lambda view: deck.count(view.hand)),
        Block("own Secret Cards", sides * deck.width, remembered(own_secrets, "secrets")),
        Block("Secret Cards left", seats * sides, remembered(lying, "has_secret")),
        Block("discards", deck.width, remembered(lambda view: deck.count(view.discard), "discard")),
        Block("sizes", seats + 5, sizes),
        Block("points", 2 * seats, remembered(points, "points", "gained")),
        Block("dealer", seats, remembered(lambda view: one_of(view.dealer, seats), "dealer")),
        Block("guess begun", len(no_guess), remembered(guess_begun, "seat", "sealed", "has_secret")),
        of_story("answers", seats * sides * deck.width, answers),
    ]


def parts_of(
    view: MindReaderView, seats: int, sides: int, settings: MindReaderSettings
) -> list[tuple[int | None, int]]:
    """Whether a guess is half made, at which Secret Card, and the suit named."""
    begun = view.sealed and isinstance(view.sealed[0], Guess | GuessAll)
    seat, side = view.being_named if begun and view.others else (0, 0)
    suits = settings.suits_used
    suit = suits.index(view.suit_named) if begun and view.suit_named else None
    return [(0 if begun else None, 1), (seat * sides + side if begun else None, seats * sides), (suit, len(suits))]
