"""A table of Detective Graves with exactly the Locations and the cards that a test needs."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core import NATURE, PASS, Event, Move, Seat, options, play, refusal
from parlour.core.words.english import Names
from parlour.games.graves import GRAVES, GravesState
from parlour.games.graves.cards import POINTS_TO
from parlour.games.graves.events import Arrived
from parlour.games.graves.moves import Dealt, Keep, LaidOut, Place, Shuffled, Stop, Use

EN = GRAVES.words("en")
ANN, BEA = 0, 1  # Ann is the Detective of the first Case
QUIET = ("Station", "Library", "Record Office", "Palace Grounds", "Bank Vault (II)")  # nothing happens at their start
KEEP, STOP = Keep(), Stop()
LOW = "M2 S2 Q2 N2 B2"  # a hand that is of no interest


def dealt(
    locations: str = "Station", ann: str = LOW, bea: str = LOW, identity: str = "Duke", **options: object
) -> GravesState:
    """The first Case is dealt.  A side's cards are named in the order in which it draws them, the hand first."""
    s = GRAVES.begin(2, GRAVES.table(2, {"first_detective": "first seat", **options}))
    play(s, NATURE, LaidOut(line(locations)))
    play(s, NATURE, deal(ann, bea, identity))
    return s


def line(locations: str) -> tuple[str, ...]:
    """These Locations, made five with quiet ones."""
    first = locations.split(", ")
    return (*first, *[name for name in QUIET if name not in first])[:5]


def deal(ann: str = LOW, bea: str = LOW, identity: str = "Duke") -> Dealt:
    """Of the Evidence, POINTS_TO[identity] in its order lies from left to right."""
    decks = [tuple(cards.split()[::-1]) for cards in (ann, bea)]
    return Dealt(identity, POINTS_TO[identity], *decks)


def at(locations: str = "Station", ann: str = LOW, bea: str = LOW, **options: object) -> GravesState:
    """The same, hands kept, at the first turn of the first Location, or at the first question there."""
    s = dealt(locations, ann, bea, **options)  # type: ignore[arg-type]  # identity is a text, the rest are options
    do(s, KEEP, KEEP)
    return s


def do(s: GravesState, *moves: Move) -> None:
    """The seat that is asked makes these moves, one after the other, each of them legal; nature changes no order."""
    for move in moves:
        seat = s.asked[0]
        assert refusal(s, seat, move) is None, (move, refusal(s, seat, move))
        play(s, seat, move)
        settle(s)


def settle(s: GravesState) -> None:
    """A shuffle keeps the order: the deck below, the discards above it."""
    while s.asked == (NATURE,) and type(s.agenda[-1]).__name__ in ("ShuffleDiscards", "Recycle"):
        step = s.agenda[-1]
        count = getattr(step, "count", None)
        if count is None:
            count = len(s.decks[step.seat]) + len(s.discards[step.seat])  # type: ignore[attr-defined]
        play(s, NATURE, Shuffled(tuple(range(count))))


def place(s: GravesState, *cards: str) -> None:
    """Place these cards; M2! changes the trump to its own suit."""
    do(s, *[Place(card[:2], card[0] if card.endswith("!") else "") for card in cards])


def passes(s: GravesState) -> None:
    """The seat that is asked passes and keeps its hand."""
    seat = s.asked[0]
    do(s, PASS)
    if s.asked == (seat,) and KEEP in options(s, seat):
        do(s, KEEP)


def both_pass(s: GravesState) -> None:
    """The Location ends."""
    passes(s)
    passes(s)


def win(s: GravesState, seat: Seat, card: str) -> None:
    """``seat`` wins the Location with one card."""
    while s.asked != (seat,):
        passes(s)
    place(s, card)
    if s.asked == (seat,):
        do(s, STOP)
    both_pass(s)


def use(s: GravesState, card: str, *moves: Move) -> None:
    do(s, Use(card), *moves)


def offered(s: GravesState, kind: type[Move]) -> list[Move]:
    """The moves of this kind that are open now."""
    return [move for move in options(s, s.asked[0]) if isinstance(move, kind)]


def placeable(s: GravesState) -> set[str]:
    return {move.card for move in offered(s, Place) if isinstance(move, Place)}


def usable(s: GravesState) -> set[str]:
    return {move.card for move in offered(s, Use) if isinstance(move, Use)}


def why_not(s: GravesState, move: Move, seat: Seat | None = None) -> str | None:
    reason = refusal(s, s.asked[0] if seat is None else seat, move)
    return None if reason is None else str(reason)


def heard(s: GravesState, seat: Seat | None, kind: type[Event]) -> list[Event]:
    """Every event of this kind in a seat's story."""
    return [event for event in s.story(seat) if isinstance(event, kind)]


def places(s: GravesState) -> int:
    """How many Locations were arrived at."""
    return len(heard(s, None, Arrived))


def last_words(s: GravesState, seat: Seat | None) -> str:
    return EN.event(s.story(seat)[-1], s.settings, Names(("Ann", "Bea"), seat))


def prompt(s: GravesState, seat: Seat | None) -> str:
    return EN.prompt(GRAVES.view(s, seat), Names(("Ann", "Bea"), seat))


def turns(s: GravesState) -> Iterator[int]:
    """Let the Lead place and the other pass, turn by turn, until the Location is over."""
    here = s.place
    while s.place == here and not s.winners[here:]:
        yield here
        one_turn(s)


def one_turn(s: GravesState) -> None:
    """The Lead places a card, the other passes: so the Location goes on."""
    do(s, offered(s, Place)[0])
    if s.played:
        do(s, STOP)
    passes(s)
