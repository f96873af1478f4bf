"""What lies on the table of Mind Reader: cards, the Secret Cards before each player, the suits, and the two piles."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Claim, Event, Move, Piece, Seat, Thing, ThingId, Zone, pieces, seat_thing
from parlour.games.mind_reader.cards import WHEEL, Card, Suit, by_strength, rank_of, suit_of
from parlour.games.mind_reader.events import (
    Asked,
    Drew,
    Forfeited,
    Guessed,
    GuessedAll,
    HandBegan,
    HandedOver,
    HandEnded,
    Held,
    Kept,
    NoDraw,
    Reshuffled,
    Shown,
    WentOut,
)
from parlour.games.mind_reader.moves import Ask, EndTurn, GiveUp, Guess, GuessAll, Keep, NameRank, NameSuit
from parlour.games.mind_reader.rules.effects import CARD_POINTS
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of
from parlour.games.mind_reader.view import MindReaderView

DRAW_PILE = "place:draw"
DISCARDS = "place:discard"


def things(seats: int, settings: MindReaderSettings) -> Sequence[Thing]:
    return [
        *[card_as_thing(card, settings) for card in deck_of(settings)],
        *[Thing(secret_thing(seat, side), "card", owner=seat) for seat in range(seats) for side in settings.sides],
        *[Thing(suit_thing(suit), "token", suit=suit, beats=beaten(f"A{suit}", settings)) for suit in wheel(settings)],
        Thing(DRAW_PILE, "place"),
        Thing(DISCARDS, "place"),
    ]


def card_thing(card: Card) -> ThingId:
    return f"card:{card}"


def secret_thing(seat: Seat, side: int) -> ThingId:
    """A Secret Card as it lies before its owner, face down; side 0 is the left one."""
    return f"secret:{seat}:{side}"


def suit_thing(suit: Suit) -> ThingId:
    return f"suit:{suit}"


def card_as_thing(card: Card, settings: MindReaderSettings) -> Thing:
    return Thing(card_thing(card), "card", rank_of(card), suit_of(card), beats=beaten(card, settings))


def beaten(card: Card, settings: MindReaderSettings) -> tuple[ThingId, ...]:
    """The other suits of this deck that ``card`` is stronger than, as long as the other card is no Joker."""
    others = [suit for suit in wheel(settings) if suit != suit_of(card)]
    return tuple([suit_thing(suit) for suit in others if by_strength(card, f"A{suit}") == "stronger"])


def wheel(settings: MindReaderSettings) -> list[str]:
    """The suits in the order in which each beats the next two, those left out of the deck not counted."""
    return [suit for suit in WHEEL if suit in settings.suits_used]


def zones(view: MindReaderView) -> Sequence[Zone]:
    if not view.has_secret:  # nothing has been dealt yet
        return ()
    closed = view.discard_size - len(view.discard) + view.buried_size
    table = [suits(view.settings), draw_pile(view.draw_size), discards(view.discard, closed)]
    for seat, places in enumerate(view.has_secret):
        mine = seat == view.seat
        table += (
            score(seat, view.points[seat] + (0 if view.result else view.gained[seat])),
            hand(seat, view.hand, 0) if mine else hand(seat, (), view.hand_sizes[seat]),
        )
        if True in places:
            table.append(secrets(seat, places, view.secrets if mine else (None,) * len(places)))
        if view.won[seat]:
            table.append(winnings(seat, view.won[seat]))
    return table


def suits(settings: MindReaderSettings) -> Zone:
    return Zone("suits", "place", pieces=pieces([suit_thing(suit) for suit in wheel(settings)]))


def draw_pile(cards: int) -> Zone:
    return Zone("draw", "deck", hidden=cards, at=DRAW_PILE)


def discards(cards: tuple[Card, ...], closed: int) -> Zone:
    return Zone("discard", "discard", pieces=card_pieces(cards), hidden=closed, at=DISCARDS)


def score(seat: Seat, points: int) -> Zone:
    return Zone(f"score:{seat}", "score", seat, value=points)


def hand(seat: Seat, cards: tuple[Card, ...], hidden: int) -> Zone:
    return Zone(f"hand:{seat}", "hand", seat, card_pieces(cards), hidden)


def secrets(seat: Seat, places: tuple[bool, ...], known: tuple[Card | None, ...]) -> Zone:
    """The Secret Cards that still lie before a player, who alone knows them."""
    lying = [secret_piece(seat, side, known[side]) for side, here in enumerate(places) if here]
    return Zone(f"secret:{seat}", "secret", seat, tuple(lying))


def winnings(seat: Seat, cards: tuple[Card, ...]) -> Zone:
    return Zone(f"won:{seat}", "won", seat, card_pieces(cards), value=CARD_POINTS * len(cards))


def secret_piece(seat: Seat, side: int, card: Card | None) -> Piece:
    return Piece(secret_thing(seat, side), card_thing(card) if card else "", up=False)


def card_pieces(cards: Sequence[Card]) -> tuple[Piece, ...]:
    return pieces([card_thing(card) for card in cards])


def of_move(move: Move, view: MindReaderView) -> tuple[ThingId, ...]:
    match move:
        case Keep(cards):
            return tuple([card_thing(card) for card in cards])
        case Ask(card, of, side):
            return card_thing(card), secret_thing(of, side)
        case Guess(of, side):
            return (secret_thing(of, side),)
        case GuessAll():
            return tuple([secret_thing(of, side) for of, side in view.others])
        case NameSuit(suit):
            return suit_thing(suit), secret_thing(*view.being_named)
        case NameRank(rank):
            return card_thing(rank + view.suit_named), secret_thing(*view.being_named)
        case GiveUp(side):
            return (secret_thing(view.seat or 0, side),)
        case EndTurn():
            return (DRAW_PILE,)
    return ()


def of_claim(claim: Claim, view: MindReaderView) -> tuple[ThingId, ...]:
    return ()


def of_event(event: Event) -> tuple[ThingId, ...]:
    match event:
        case HandBegan(_, seat) | WentOut(seat) | HandEnded(seat):
            return (seat_thing(seat),)
        case Held(cards) | Kept(cards):
            return tuple([card_thing(card) for card in cards])
        case Asked(by, of, side, _, _, card):
            return (seat_thing(by), *([card_thing(card)] if card else []), secret_thing(of, side))
        case Guessed(by, of, side, card):
            return seat_thing(by), secret_thing(of, side), card_thing(card)
        case GuessedAll(by, named):
            each = [id for of, side, card in named for id in (secret_thing(of, side), card_thing(card))]
            return (seat_thing(by), *each)
        case Shown(of, side, card):
            return secret_thing(of, side), card_thing(card)
        case HandedOver(by, side, card, to):
            return secret_thing(by, side), card_thing(card), seat_thing(to)
        case Forfeited(by, side):
            return (secret_thing(by, side),)
        case Drew(seat, card):
            return (seat_thing(seat), *([card_thing(card)] if card else []), DRAW_PILE)
        case NoDraw(seat):
            return seat_thing(seat), DRAW_PILE
        case Reshuffled():
            return DISCARDS, DRAW_PILE
    return ()
