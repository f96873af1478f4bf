"""A table of Mind Reader with exactly the cards a test needs."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.bots import Company
from parlour.core import NATURE, Match, play
from parlour.games.mind_reader import MIND_READER, MindReaderState, MindReaderView
from parlour.games.mind_reader.cards import ALL_CARDS, Card, rank_of, suit_of
from parlour.games.mind_reader.events import Drew
from parlour.games.mind_reader.moves import Ask, Dealt, Drawn, Guess, GuessAll, Keep, NameRank, NameSuit, Picked
from parlour.games.mind_reader.rules.turn import END_TURN
from parlour.study.simulate import seed_of

ANN, BEA, CAL, DOT = range(4)
FILLER = [card for card in ALL_CARDS if card[0] != "*"]


def dealt(*hands: str, draw: str = "4L 5L 6L 7L", **options: object) -> MindReaderState:
    """Ann holds the first hand, Bea the second, …; Ann begins; ``draw`` is the draw pile."""
    cards = [hand.split() for hand in hands]
    s = MIND_READER.begin(len(hands), MIND_READER.table(len(hands), options))
    play(s, NATURE, Drawn(len(hands) - 1))
    play(s, NATURE, Dealt(tuple([tuple(hand) for hand in cards])))
    s.draw = draw.split()
    return s


def begun(*hands: str, draw: str = "4L 5L 6L 7L", **options: object) -> MindReaderState:
    """The same after everybody has kept the first card of the hand, or the first two, as Secret Cards."""
    s = dealt(*hands, draw=draw, **options)
    for seat, hand in enumerate(hands):
        play(s, seat, Keep(tuple(hand.split()[: len(s.settings.sides)])))
    return s


def ask(s: MindReaderState, seat: int, card: Card, of: int, question: str = "rank", side: int = 0) -> str:
    """Ask, and say what was answered."""
    play(s, seat, Ask(card, of, side, question))  # type: ignore[arg-type]
    return last(s, "Asked").reply


def guess(s: MindReaderState, seat: int, of: int, card: Card, side: int = 0) -> None:
    for part in (Guess(of, side), NameSuit(suit_of(card)), NameRank(rank_of(card))):
        play(s, seat, part)


def guess_all(s: MindReaderState, seat: int, *cards: Card) -> None:
    play(s, seat, GuessAll())
    for card in cards:
        play(s, seat, NameSuit(suit_of(card)))
        play(s, seat, NameRank(rank_of(card)))


def end_turn(s: MindReaderState, seat: int) -> None:
    """End the turn; the first card of the draw pile, if there is one, is drawn."""
    play(s, seat, END_TURN)
    if s.asked == (NATURE,):
        play(s, NATURE, Picked(s.draw[0]))


def ask_and_end(s: MindReaderState, seat: int, of: int) -> None:
    """Get through a turn: ask with the first card in hand, draw, end."""
    ask(s, seat, s.hands[seat][0], of)
    end_turn(s, seat)


def last(s: MindReaderState, name: str):  # type: ignore[no-untyped-def]
    """The last event of that name, in full, also if only one seat heard it."""
    events = [getattr(told, "event", told) for told in s.told]
    return [event for event in events if type(event).__name__ == name][-1]


def drawn_by(s: MindReaderState, seat: int) -> list[Card | None]:
    return [event.card for event in s.story(seat) if isinstance(event, Drew) and event.seat == seat]


def hands_played(seats: int, number: int, level: str = "belief", **options: object) -> Iterator[MindReaderView]:
    """What a spectator and then every seat sees, move by move, in a hand that bots play."""
    match = Match(MIND_READER, seats, seed_of("hand", number), {"length": "one hand", **options})
    company = Company(match, dict.fromkeys(range(seats), level))
    while match.result is None:
        company.answer(company.next())
        for seat in (None, *range(seats)):
            yield match.view(seat)
