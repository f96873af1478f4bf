"""What lies on the table of Mind Reader: cards, the Secret Cards before each player, the suits, and the two piles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core import Claim, Event, Move, Piece, Seat, Thing, ThingId, Zone, pieces, seat_thing
from parlour.games.mind_reader.cards import WHEEL, Card, rank_of, suit_of
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
        *[Thing(card_thing(card), "card", rank_of(card), suit_of(card)) for card in deck_of(settings)],
        *[Thing(secret_thing(seat, side), "card", owner=seat) for seat in range(seats) for side in settings.sides],
        *[Thing(f"suit:{suit}", "token", suit=suit) for suit in wheel(settings)],
        Thing(DRAW_PILE, "place"),
        Thing(DISCARDS, "place"),
    ]


def card_thing(card: Card) -> ThingId:
    return f"card:{card}"


def secret_thing(seat: Seat, side: int) -> ThingId:
    """A Secret Card as it lies before its owner, face down; side 0 is the left one."""
    return f"secret:{seat}:{side}"


def wheel(settings: MindReaderSettings) -> list[str]:
    """The suits in the order in which each beats the next two, those left out of the deck not counted."""
    return [suit for suit in WHEEL if suit in settings.suits_used]


def zones(view: MindReaderView) -> Sequence[Zone]:
    if not view.has_secret:  # nothing has been dealt yet
        return ()
    closed = view.discard_size - len(view.discard) + view.buried_size
    table = [
        Zone("suits", "place", pieces=pieces([f"suit:{suit}" for suit in wheel(view.settings)])),
        Zone("draw", "deck", hidden=view.draw_size, at=DRAW_PILE),
        Zone("discard", "discard", pieces=card_pieces(view.discard), hidden=closed, at=DISCARDS),
    ]
    for seat in range(view.seats):
        table += zones_of(seat, view)
    return table


def zones_of(seat: Seat, view: MindReaderView) -> Iterator[Zone]:
    """What lies before one player."""
    mine = seat == view.seat
    points = view.points[seat] + (0 if view.result else view.gained[seat])
    yield Zone(f"score:{seat}", "score", seat, value=points)
    hand = card_pieces(view.hand) if mine else ()
    yield Zone(f"hand:{seat}", "hand", seat, hand, 0 if mine else view.hand_sizes[seat])
    if any(view.has_secret[seat]):
        secrets = [secret_piece(seat, side, view) for side, here in enumerate(view.has_secret[seat]) if here]
        yield Zone(f"secret:{seat}", "secret", seat, tuple(secrets))
    if view.won[seat]:
        yield Zone(f"won:{seat}", "won", seat, card_pieces(view.won[seat]), value=CARD_POINTS * len(view.won[seat]))


def secret_piece(seat: Seat, side: int, view: MindReaderView) -> Piece:
    card = view.secrets[side] if seat == view.seat else None
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
            return f"suit:{suit}", secret_thing(*view.being_named)
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
