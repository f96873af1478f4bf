"""Detective Graves in numbers: the five Locations with their piles, the hand, Evidence and identities."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core import PASS, Move
from parlour.envs.tensors import Block, Deck, numbers, one_of, remembered
from parlour.games.graves.cards import CARDS, CLEARS, IDENTITIES, LOCATIONS, PLACES, SUITS, Card, Suit
from parlour.games.graves.moves import (
    Discard,
    DrawFrom,
    GiveUp,
    Guess,
    Keep,
    Pick,
    Place,
    Redraw,
    SetClocks,
    StaySilent,
    Stop,
    Use,
)
from parlour.games.graves.settings import GravesSettings
from parlour.games.graves.view import GravesView

SOURCES = ("deck", "discards", "nothing")
CHANGES = (0, -1, 1)
TURN = ("played", "reshuffled", "dealt", "unmasked")


def moves(seats: int, settings: GravesSettings) -> Iterator[Move]:
    yield from (PASS, Stop(), Redraw(), Keep(), GiveUp(), StaySilent())
    yield from map(DrawFrom, SOURCES)
    yield from [SetClocks(here, there) for here in CHANGES for there in CHANGES]
    yield from map(Guess, IDENTITIES)
    yield from map(Use, CARDS)
    yield from map(Discard, CARDS)
    for card in CARDS:
        for paid in ("", *CARDS):
            yield Pick(card, paid)
            yield from [Place(card, trump, paid) for trump in ("", *trumps(card, settings))]


def trumps(card: Card, settings: GravesSettings) -> tuple[Suit, ...]:
    """The suits that a card can make trump in either deck."""
    able = [ability for deck in settings.decks if (ability := deck.abilities.get(card))]
    changing = [ability for ability in able if ability.effect == "change trump"]
    return tuple([suit for suit in SUITS if any([one.any_suit or suit == card[0] for one in changing])])


def blocks(seats: int, settings: GravesSettings) -> list[Block]:
    cards, places = Deck(CARDS), Deck(tuple(LOCATIONS))
    clues, faces, suits = Deck(tuple(CLEARS)), Deck(IDENTITIES), Deck(tuple(SUITS))

    def locations(view: GravesView) -> bytes:
        """For each Location which one it is, its time tokens, who won it and both scores."""
        rows = []
        for i in range(PLACES):
            name = view.locations[i] if i < len(view.locations) else None
            winner = view.winners[i] + 2 if i < len(view.winners) else 0
            scores = view.scores[i] if i < len(view.scores) else (0, 0)
            rows.append(places.one(name) + numbers((view.clocks[i] if view.clocks else 0, winner, *scores)))
        return b"".join(rows)

    def sizes(view: GravesView) -> bytes:
        counts = (view.case, view.place, view.passes, *view.points, *view.guesses)
        return numbers((*view.hands, *view.decks, *view.discards, *counts))

    def turn(view: GravesView) -> bytes:
        return b"".join((
            one_of(view.detective, seats), one_of(view.lead, seats), suits.one(view.trump), suits.one(view.free),
            bytes([getattr(view, name) for name in TURN]),
        ))  # fmt: skip

    return [
        Block(
            "locations",
            PLACES * (places.width + 4),
            remembered(locations, "locations", "clocks", "winners", "scores"),
        ),
        Block("sizes", 13, sizes),
        Block(
            "turn",
            2 * seats + 2 * suits.width + 4,
            remembered(turn, "detective", "lead", "trump", "free", *TURN),
        ),
        Block("piles", 2 * PLACES * cards.width, lambda view: b"".join(map(cards.counted, view.piles))),
        Block("gone", 2 * cards.width, remembered(lambda view: b"".join(map(cards.count, view.gone)), "gone")),
        Block("hand", cards.width, lambda view: cards.count(view.hand)),
        Block("identity", faces.width, lambda view: faces.one(view.identity)),
        Block(
            "evidence",
            PLACES * clues.width,
            remembered(lambda view: b"".join(map(clues.one, view.evidence)), "evidence"),
        ),
    ]
