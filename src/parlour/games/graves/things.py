"""What lies on the table of Detective Graves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Claim, Event, Move, Piece, Seat, Thing, ThingId, Zone, pieces, seat_thing
from parlour.games.graves.cards import (
    CLEARS,
    COVERED,
    IDENTITIES,
    LOCATIONS,
    NOBODY,
    SIDES,
    SUITS,
    Card,
    Evidence,
    Identity,
    Side,
    Suit,
    worths,
)
from parlour.games.graves.events import (
    Arrived,
    Became,
    Carried,
    CaseOpened,
    ClocksSet,
    Discarded,
    Drew,
    Ended,
    Exchanged,
    Found,
    GaveUpEarly,
    Guessed,
    LeftCase,
    Looked,
    Peeked,
    Placed,
    Protected,
    Recalled,
    Removed,
    Resolved,
    SentAway,
    SentBack,
    Took,
    TrumpNamed,
    Uncovered,
    Used,
)
from parlour.games.graves.moves import Discard, GiveUp, Guess, Pick, Place, SetClocks, Use
from parlour.games.graves.rules.abilities import Against
from parlour.games.graves.settings import GravesSettings
from parlour.games.graves.view import GravesView


def card_thing(side: Side, card: Card) -> ThingId:
    return f"card:{side}:{card}"


def place_thing(location: str) -> ThingId:
    """A Location; the two Bank Vaults are told apart by a number."""
    return f"place:{location.lower().replace(' (ii)', ' 2').replace(' ', '-')}"


def rule_thing(location: str) -> ThingId:
    """What is printed on a Location."""
    return place_thing(location).replace("place:", "rule:")


def ability_thing(side: Side, card: Card) -> ThingId:
    """What is printed on a card that can do something."""
    return f"ability:{side}:{card}"


def trump_thing(suit: Suit) -> ThingId:
    """The token that shows which suit is trump."""
    return f"trump:{suit}"


def evidence_thing(evidence: Evidence) -> ThingId:
    return f"evidence:{evidence.lower()}"


def identity_thing(identity: Identity) -> ThingId:
    return f"identity:{identity.lower()}"


def things(seats: int, settings: GravesSettings) -> Sequence[Thing]:
    """Both decks, the Locations with their printed trump and number of clocks, Evidence, identities, trump tokens;
    and what is printed on cards and Locations."""
    return [
        *[
            Thing(card_thing(side, card), "card", card[1], card[0])
            for side, deck in zip(SIDES, settings.decks)
            for card in deck.cards
        ],
        *[Thing(place_thing(here.name), "place", str(here.clocks), here.trump) for here in LOCATIONS.values()],
        *[Thing(evidence_thing(evidence), "card") for evidence in CLEARS],
        *[Thing(identity_thing(identity), "role") for identity in IDENTITIES],
        *[Thing(trump_thing(suit), "token", suit=suit) for suit in SUITS],
        *[
            Thing(ability_thing(side, card), "question")
            for side, deck in zip(SIDES, settings.decks)
            for card in deck.cards
            if card in deck.abilities
        ],
        *[Thing(rule_thing(name), "question") for name in LOCATIONS],
    ]


def zones(view: GravesView) -> Sequence[Zone]:
    """The five Locations from the Detective's left with their piles, then what each player has, then what is aside."""
    if not view.dealt:
        return []
    players = [(seat, view.side(seat)) for seat in (view.detective, view.mastermind)]
    found: list[Zone] = []
    for place, name in enumerate(view.locations):
        resolved = place < len(view.winners)
        found.append(resolved_location(place, name) if resolved else open_location(place, name, view))
        for seat, side in players:
            if cards := view.pile(place, seat):
                score = view.scores[place][seat] if resolved else None
                found.append(pile(place, name, seat, side, cards, view.trump, score))
    for seat, side in players:
        found += possessions(seat, side, view)
    return [*found, identity(view.mastermind, view.identity, view.unmasked), ASIDE]


ASIDE: Final = Zone("aside", "aside", hidden=1)


def resolved_location(place: int, name: str) -> Zone:
    return Zone(f"place:{place}", "place", at=place_thing(name))


def open_location(place: int, name: str, view: GravesView) -> Zone:
    trump = view.trump if place == view.place else LOCATIONS[name].trump
    return location(place, name, trump, view.evidence[place], view.clocks[place])


def location(place: int, name: str, trump: Suit, evidence: Evidence, clocks: int) -> Zone:
    """A Location with the time left on it, its trump and its Evidence."""
    shown, lies = pieces([trump_thing(trump)] if trump else []), known([evidence])
    return Zone(f"place:{place}", "place", None, (*shown, *lies), int(not lies), place_thing(name), clocks)


def pile(
    place: int, name: str, seat: Seat, side: Side, cards: tuple[Card, ...], trump: Suit, score: int | None
) -> Zone:
    """A pile: what it is worth now, or what it was worth when the Location was resolved (``score``)."""
    if score is not None:
        lying, worth = of_cards(side, cards), score
    else:
        lying, worth = worth_here(side, cards, name, trump), LOCATIONS[name].score(cards, trump)
    return Zone(f"pile:{place}:{seat}", "pile", seat, lying, at=place_thing(name), value=worth)


def possessions(seat: Seat, side: Side, view: GravesView) -> list[Zone]:
    """The points, hand, deck, discards and Evidence of one player, and the cards out of the Case."""
    here, trump = view.locations[view.place], view.trump
    zones = [
        score(seat, view.points[seat]),
        hand(seat, side, view.hand, here, trump) if seat == view.seat else hidden_hand(seat, view.hands[seat]),
        deck(seat, view.decks[seat]),
        discards(seat, view.discards[seat]),
    ]
    if seat in view.winners:
        won = tuple([view.evidence[place] for place, winner in enumerate(view.winners) if winner == seat])
        zones.append(evidence_won(seat, won))
    if view.gone[seat]:
        zones.append(gone(seat, side, view.gone[seat]))
    return zones


def score(seat: Seat, points: int) -> Zone:
    return Zone(f"score:{seat}", "score", seat, value=points)


def hand(seat: Seat, side: Side, cards: tuple[Card, ...], here: str, trump: Suit) -> Zone:
    """The cards of this seat, and what each is worth at the active Location."""
    return Zone(f"hand:{seat}", "hand", seat, worth_here(side, cards, here, trump))


def hidden_hand(seat: Seat, cards: int) -> Zone:
    return Zone(f"hand:{seat}", "hand", seat, hidden=cards)


def deck(seat: Seat, cards: int) -> Zone:
    return Zone(f"deck:{seat}", "deck", seat, hidden=cards)


def discards(seat: Seat, cards: int) -> Zone:
    return Zone(f"discards:{seat}", "discard", seat, hidden=cards)


def evidence_won(seat: Seat, won: tuple[Evidence, ...]) -> Zone:
    seen = known(won)
    return Zone(f"evidence:{seat}", "won", seat, seen, len(won) - len(seen))


def gone(seat: Seat, side: Side, cards: tuple[Card, ...]) -> Zone:
    return Zone(f"gone:{seat}", "aside", seat, of_cards(side, cards))


def identity(mastermind: Seat, identity: Identity, up: bool) -> Zone:
    """The card that lies before the Mastermind."""
    card = Piece(identity_thing(identity), up=up) if identity else None
    return Zone("identity", "secret", mastermind, (card,) if card else (), int(not card))


def of_cards(side: Side, cards: Sequence[Card]) -> tuple[Piece, ...]:
    return pieces([card_thing(side, card) for card in cards])


def worth_here(side: Side, cards: Sequence[Card], here: str, trump: Suit) -> tuple[Piece, ...]:
    """Cards with what each is worth at a Location."""
    points = worths(LOCATIONS[here].ace, trump)
    return tuple([Piece(card_thing(side, card), value=points[card]) for card in cards])


def known(evidence: Sequence[Evidence]) -> tuple[Piece, ...]:
    """Evidence that this seat may look at, and nobody else."""
    return tuple([Piece(evidence_thing(one), up=False) for one in evidence if one])


def of_move(move: Move, view: GravesView) -> tuple[ThingId, ...]:
    """The card, the Location it goes to, the trump it makes, the card that pays for it."""
    assert view.seat is not None
    side = view.side(view.seat)
    match move:
        case Place():
            return of_placing(move, side, view.locations[view.place])
        case Use(card) | Discard(card):
            return (card_thing(side, card),)
        case Pick(card) if isinstance(view.agenda[-1], Against):
            return (card_thing(view.side(1 - view.seat), card),)
        case Pick(card, pay):
            return card_thing(side, card), *named(side, pay)
        case SetClocks(by, next_by):
            changed = zip(view.locations[view.place :], (by, next_by))
            return tuple([place_thing(name) for name, change in changed if change])
        case Guess(identity):
            return (identity_thing(identity),)
        case GiveUp():
            return (identity_thing(view.identity),)
    return ()


def of_placing(move: Place, side: Side, here: str) -> tuple[ThingId, ...]:
    return card_thing(side, move.card), place_thing(here), *made_trump(move.trump), *named(side, move.pay)


def of_claim(claim: Claim, view: GravesView) -> tuple[ThingId, ...]:
    return ()


def of_event(event: Event) -> tuple[ThingId, ...]:
    match event:
        case CaseOpened(_, detective, locations):
            return seat_thing(detective), *[place_thing(name) for name in locations]
        case Arrived(_, name, _, lead):
            return place_thing(name), seat_thing(lead)
        case ClocksSet(seat, name, here, _, following):
            changed = [place_thing(one) for one in (name if here else "", following) if one]
            return seat_thing(seat), *changed
        case Drew(seat, tuple() as cards, _, side) | Looked(seat, tuple() as cards, side):
            return seat_thing(seat), *[card_thing(side, card) for card in cards]
        case Placed(seat, card, trump, paid, side):
            return seat_thing(seat), card_thing(side, card), *made_trump(trump), *named(side, paid)
        case Carried(seat, card, origin, paid, side):
            return seat_thing(seat), card_thing(side, card), place_thing(origin), *named(side, paid)
        case Removed(seat, card, side) | SentBack(seat, card, side):
            return seat_thing(seat), card_thing(side, card), seat_thing(1 - seat)
        case SentAway(seat, card, to, side):
            return seat_thing(seat), card_thing(side, card), place_thing(to), seat_thing(1 - seat)
        case Exchanged(seat, card, taken, side):
            return seat_thing(seat), card_thing(side, card), card_thing(side, taken)
        case TrumpNamed(seat, suit):
            return seat_thing(seat), *made_trump(suit)
        case Used() | Uncovered() | Took() | Discarded() | LeftCase() | Recalled() | Protected():
            return seat_thing(event.seat), *named(event.side, event.card)
        case Ended(name):
            return (place_thing(name),)
        case Resolved(name, winner):
            return place_thing(name), *([seat_thing(winner)] if winner != NOBODY else [])
        case Found(seat, _, name, evidence):
            return seat_thing(seat), evidence_thing(evidence), place_thing(name)
        case Peeked(seat, evidence):
            return seat_thing(seat), *[evidence_thing(one) for one in evidence]
        case Guessed(seat, guess, identity):
            return seat_thing(seat), *dict.fromkeys([identity_thing(guess), identity_thing(identity)])
        case Became(seat, identity) | GaveUpEarly(seat, identity):
            return seat_thing(seat), identity_thing(identity)
    return (seat_thing(event.seat),) if hasattr(event, "seat") else ()  # all others tell only what a player did


def named(side: Side, card: Card) -> list[ThingId]:
    """A card, unless there is none or it lies face down."""
    return [card_thing(side, card)] if card not in ("", COVERED) else []


def made_trump(suit: Suit) -> list[ThingId]:
    return [trump_thing(suit)] if suit else []
