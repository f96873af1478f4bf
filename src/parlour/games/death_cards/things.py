"""What lies on the table of Death on the Cards, in no language.

Cards of one name share an id.  A secret goes by the number on its back, from 1; its face is another thing.  A set is
the place where it lies, so that one can point at it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from parlour.core import Claim, Event, Move, Piece, Said, Seat, Thing, ThingId, Zone, ZoneKind, pieces, seat_thing
from parlour.core.cancelling import contested
from parlour.games.death_cards import events as e
from parlour.games.death_cards import moves as m
from parlour.games.death_cards.cards import (
    ACCOMPLICE,
    COPIES,
    MOST_SETS,
    MURDERER,
    NOT_SO_FAST,
    ORDINARY,
    Card,
    Face,
    Secret,
    kind_of,
    set_size,
)
from parlour.games.death_cards.rules.detectives import AriadneInsists, Confess, Expose, TurnFaceDown
from parlour.games.death_cards.rules.devious import SocialFauxPas
from parlour.games.death_cards.rules.event_cards import MoveSecret, TakeOver
from parlour.games.death_cards.rules.not_so_fast import Effect
from parlour.games.death_cards.rules.trading import Swap, neighbour
from parlour.games.death_cards.settings import DeathCardsSettings
from parlour.games.death_cards.view import DeathCardsView, SecretOnTable

PILE: Final = "place:pile"
DRAFT: Final = "place:draft"
DISCARD: Final = "place:discard"
ESCAPE: Final = "card:escape"
ROLES: Final = (MURDERER, ACCOMPLICE)


def card_id(card: Card) -> ThingId:
    return f"card:{card.lower().replace(' ', '_')}"


def secret_id(secret: Secret) -> ThingId:
    return f"secret:{secret + 1}"


def face_id(face: Face) -> ThingId:
    return f"face:{face.lower()}"


def set_id(owner: Seat, place: int) -> ThingId:
    return f"set:{owner}:{place}"


CARDS: Final = {card_id(card): card for card in COPIES}  # a card by its id
FACES: Final = {face_id(face): face for face in (*ROLES, *ORDINARY)}


def things(seats: int, settings: DeathCardsSettings) -> Sequence[Thing]:
    box = settings.box(seats)
    cards, secrets = dict.fromkeys([*box.copies, NOT_SO_FAST]), range(seats * box.secrets)
    return [
        *[Thing(card_id(card), "card", rank=str(set_size(card) or ""), suit=kind_of(card)) for card in cards],
        Thing(ESCAPE, "card", suit="escape"),
        *[Thing(secret_id(secret), "card", rank=str(secret + 1), suit="secret") for secret in secrets],
        *[Thing(face_id(face), "role", suit="face") for face in ROLES[: 1 + box.accomplice]],
        *[Thing(face_id(face), "card", suit="face") for face in ORDINARY],
        *[Thing(place, "place") for place in (PILE, DRAFT, DISCARD)],
        *[Thing(set_id(owner, place), "place", owner=owner) for owner in range(seats) for place in range(MOST_SETS)],
    ]


def zones(view: DeathCardsView) -> Sequence[Zone]:
    if not view.turn:
        return ()
    table = [
        pile(view.pile),
        open_zone("draft", "display", view.draft, DRAFT),
        open_zone("discard", "discard", (view.top,) if view.top else (), DISCARD),  # nothing in it lies face down
    ]
    if view.looking_at:
        table.append(open_zone("looking_at", "display", view.looking_at, owner=view.seat))
    if view.in_play or view.aside:
        table.append(open_zone("in_play", "place", (*view.in_play, *view.aside)))
    if view.gone:
        table.append(open_zone("gone", "aside", view.gone))
    for seat, row in enumerate(view.rows):
        table += (
            own_hand(seat, view.hand) if seat == view.seat else hand(seat, view.hand_sizes[seat]),
            secrets(seat, row),
        )
        if view.sets[seat]:
            table += sets(seat, view.sets[seat])
    return table


def pile(cards: int) -> Zone:
    return Zone("pile", "deck", pieces=(Piece(ESCAPE),), hidden=cards, at=PILE)


def open_zone(id: str, kind: ZoneKind, cards: tuple[Card, ...], at: ThingId = "", owner: Seat | None = None) -> Zone:
    return Zone(id, kind, owner, of_cards(cards), at=at)


def own_hand(seat: Seat, cards: tuple[Card, ...]) -> Zone:
    return Zone(f"hand:{seat}", "hand", seat, of_cards(sorted(cards, key=list(COPIES).index)))


def hand(seat: Seat, cards: int) -> Zone:
    return Zone(f"hand:{seat}", "hand", seat, hidden=cards)


def secrets(seat: Seat, row: tuple[SecretOnTable, ...]) -> Zone:
    return Zone(f"secrets:{seat}", "secret", seat, tuple([piece_of(secret) for secret in row]))


def sets(seat: Seat, sets: tuple[tuple[Card, ...], ...]) -> tuple[Zone, ...]:
    ids = [set_id(seat, place) for place in range(len(sets))]
    return tuple([Zone(id, "set", seat, of_cards(cards), at=id) for id, cards in zip(ids, sets)])


def of_cards(cards: Iterable[Card]) -> tuple[Piece, ...]:
    return pieces([card_id(card) for card in cards])


def piece_of(lying: SecretOnTable) -> Piece:
    return Piece(secret_id(lying.secret), face_id(lying.face) if lying.face else "", lying.up)


def of_move(move: Move, view: DeathCardsView) -> tuple[ThingId, ...]:
    match move:
        case m.Play(card) | m.Give(card) | m.Take(card) | m.Put(card) | m.Discard(card) | m.Draft(card):
            return (card_id(card),)
        case m.Lay(cards):
            return tuple([card_id(card) for card in cards])
        case m.Add(card, owner, place):
            return card_id(card), set_id(owner, place)
        case m.Seize(owner, place):
            return (set_id(owner, place),)
        case m.Name(seat) | m.Point(seat):
            return (seat_thing(seat),)
        case m.Mark(secret) | m.Reveal(secret):
            return (secret_id(secret),)
        case m.Send(way):
            return (seat_thing(neighbour(view.seat or 0, way, view.seats)),)
        case m.Lift(number):
            return (DISCARD, *[card_id(card) for card in view.looking_at[:number]])
        case m.Draw():
            return (PILE,)
        case m.Cancel():
            found = contested(view.agenda)
            return card_id(NOT_SO_FAST), *(of_effect(found.step, view) if found else ())
    return ()


def of_effect(effect: object, view: DeathCardsView) -> tuple[ThingId, ...]:
    """The card whose action is about to happen, then what it is aimed at."""
    assert isinstance(effect, Effect)
    return card_id(effect.card(view)), *aimed_at(effect)


def aimed_at(effect: Effect) -> tuple[ThingId, ...]:
    match effect:
        case Expose(_, _, secret) | TurnFaceDown(_, _, secret):
            return (secret_id(secret),)
        case MoveSecret(_, secret, to):
            return secret_id(secret), seat_thing(to)
        case TakeOver(_, owner, place):
            return (set_id(owner, place),)
        case Confess(_, _, seat) | AriadneInsists(_, seat) | SocialFauxPas(_, seat) | Swap(_, seat):
            return (seat_thing(seat),)
    return ()


def of_claim(claim: Claim, view: DeathCardsView) -> tuple[ThingId, ...]:
    return of_saying(claim)


def of_saying(claim: Claim) -> tuple[ThingId, ...]:
    match claim:
        case m.Suspect(seat) | m.Trust(seat):
            return (seat_thing(seat),)
        case m.Ask(seat, card) | m.Promise(seat, card):
            return card_id(card), seat_thing(seat)
    return ()


def of_event(event: Event) -> tuple[ThingId, ...]:
    match event:
        case Said(seat, claim):
            return seat_thing(seat), *of_saying(claim)
        case e.Received(seat, cards, faces):
            secrets = range(seat * len(faces), (seat + 1) * len(faces))
            return *known(cards), *[secret_id(secret) for secret in secrets]
        case e.Recognised(partner, role):
            return seat_thing(partner), face_id(role)
        case e.Began(first, draft, top):
            return seat_thing(first), *known((*draft, top))
        case e.TurnBegan(seat) | e.PlayedNothing(seat) | e.Spared(seat) | e.Directed(seat):
            return (seat_thing(seat),)
        case e.Played(seat, card) | e.Cancelled(seat, card) | e.Discarded(seat, card) | e.NothingHappened(seat, card):
            return seat_thing(seat), card_id(card)
        case e.Laid(seat, cards) | e.SetReturned(seat, cards):
            return seat_thing(seat), *known(cards)
        case e.Added(seat, card, owner):
            return seat_thing(seat), card_id(card), seat_thing(owner)
        case e.SetChosen(seat, owner, cards) | e.SetTaken(seat, owner, cards):
            return seat_thing(seat), seat_thing(owner), *known(cards)
        case e.Named(seat, target):
            return seat_thing(seat), seat_thing(target)
        case e.Marked(seat, _, secret, to):
            return seat_thing(seat), secret_id(secret), *([seat_thing(to)] if to is not None else [])
        case e.Interrupted(seat) | e.HandCleared(seat):
            return seat_thing(seat), card_id(NOT_SO_FAST)
        case e.Revealed(_, secret, face) | e.Covered(_, secret, face):
            return secret_id(secret), face_id(face)
        case e.SecretMoved(_, secret, face, to):
            return secret_id(secret), face_id(face), seat_thing(to)
        case e.Shown(seat, _, secret, face):
            return secret_id(secret), seat_thing(seat), *([face_id(face)] if face else [])
        case e.MustReveal(seat, card, thief):
            return card_id(card), seat_thing(seat), *([seat_thing(thief)] if thief is not None else [])
        case e.TieBroken(seat, suspects, target):
            return seat_thing(seat), seat_thing(target), *[seat_thing(one) for one in suspects if one != target]
        case e.TookNothing(seat):
            return seat_thing(seat), DISCARD
        case e.Disgraced(seats):
            return tuple([seat_thing(seat) for seat in seats])
        case e.Pointed(at):
            return tuple([seat_thing(seat) for seat in dict.fromkeys(at)])
        case e.Gave(giver, taker, card) | e.Tricked(giver, taker, card):
            return seat_thing(giver), seat_thing(taker), *known([card])
        case e.Looked(seat, cards):
            return seat_thing(seat), DISCARD, *known(cards or ())
        case e.Took(seat, card):
            return seat_thing(seat), DISCARD, *known([card])
        case e.Drew(seat, card):
            return seat_thing(seat), PILE, *known([card])
        case e.Drafted(seat, card, refill):
            return seat_thing(seat), *known([card, refill])
        case e.Delayed(seat, _, cards):
            return seat_thing(seat), PILE, *known(cards or ())
        case e.Departed(cards) | e.Cleared(cards):
            return *known(cards), DISCARD
        case e.LeftTheGame(card):
            return (card_id(card),)
    return ()


def known(cards: Iterable[Card | None]) -> list[ThingId]:
    """The cards that can be told apart, each as often as it occurs."""
    return [card_id(card) for card in cards if card]
