"""What lies on the table of Detective Graves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core import Claim, Event, Move, Piece, Seat, Thing, ThingId, Zone, pieces, seat_thing
from parlour.games.graves.cards import (
    CLEARS,
    COVERED,
    IDENTITIES,
    LOCATIONS,
    NOBODY,
    PLACES,
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
    ClocksSet,
    Discarded,
    Drew,
    Ended,
    Found,
    GaveUpEarly,
    Guessed,
    LeftCase,
    Opened,
    Peeked,
    Placed,
    Removed,
    Resolved,
    Took,
    Uncovered,
    Used,
)
from parlour.games.graves.moves import Discard, GiveUp, Guess, Pick, Place, SetClocks, Use
from parlour.games.graves.rules.abilities import Remove
from parlour.games.graves.settings import GravesSettings
from parlour.games.graves.view import GravesView


def card_thing(side: Side, card: Card) -> ThingId:
    return f"card:{side}:{card}"


def place_thing(location: str) -> ThingId:
    """A Location; the two Bank Vaults are told apart by a number."""
    return f"place:{location.lower().replace(' (ii)', ' 2').replace(' ', '-')}"


def trump_thing(suit: Suit) -> ThingId:
    """The token that shows which suit is trump."""
    return f"trump:{suit}"


def evidence_thing(evidence: Evidence) -> ThingId:
    return f"evidence:{evidence.lower()}"


def identity_thing(identity: Identity) -> ThingId:
    return f"identity:{identity.lower()}"


def things(seats: int, settings: GravesSettings) -> Sequence[Thing]:
    """Both decks, the Locations with their printed trump and number of clocks, Evidence, identities, trump tokens."""
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
    ]


def zones(view: GravesView) -> Sequence[Zone]:
    """The five Locations from the Detective's left with their piles, then what each player has, then what is aside."""
    if not view.dealt:
        return []
    found = [zone for place in range(PLACES) for zone in location(place, view)]
    for seat in (view.detective, view.mastermind):
        found += possessions(seat, view)
    return [*found, identity(view), Zone("aside", "aside", hidden=1)]


def location(place: int, view: GravesView) -> Iterator[Zone]:
    """A Location with the time left on it, its trump and its Evidence; then the piles there."""
    name, resolved = view.locations[place], place < len(view.winners)
    trump = view.trump if place == view.place else LOCATIONS[name].trump
    lies = () if resolved else known([view.evidence[place]])
    shown = () if resolved or not trump else (Piece(trump_thing(trump)),)
    hidden, left = int(not resolved and not lies), None if resolved else view.clocks[place]
    yield Zone(f"place:{place}", "place", None, (*shown, *lies), hidden, place_thing(name), left)
    for seat in (view.detective, view.mastermind):
        if view.pile(place, seat):
            yield pile(place, seat, view)


def pile(place: int, seat: Seat, view: GravesView) -> Zone:
    """A pile: what it is worth now, or what it was worth when the Location was resolved."""
    name, cards, side = view.locations[place], view.pile(place, seat), view.side(seat)
    if place < len(view.winners):
        lying, worth = pieces([card_thing(side, card) for card in cards]), view.scores[place][seat]
    else:
        points = worths(LOCATIONS[name].ace, view.trump)
        lying = tuple([Piece(card_thing(side, card), value=points[card]) for card in cards])
        worth = sum([points[card] for card in cards])
    return Zone(f"pile:{place}:{seat}", "pile", seat, lying, at=place_thing(name), value=worth)


def possessions(seat: Seat, view: GravesView) -> list[Zone]:
    """The points, hand, deck, discards and Evidence of one player, and the cards out of the Case."""
    side, mine = view.side(seat), seat == view.seat
    hand = pieces([card_thing(side, card) for card in view.hand]) if mine else ()
    won = [view.evidence[place] for place, winner in enumerate(view.winners) if winner == seat]
    seen, gone = known(won), pieces([card_thing(side, card) for card in view.gone[seat]])
    return [
        Zone(f"score:{seat}", "score", seat, value=view.points[seat]),
        Zone(f"hand:{seat}", "hand", seat, hand, 0 if mine else view.hands[seat]),
        Zone(f"deck:{seat}", "deck", seat, hidden=view.decks[seat]),
        Zone(f"discards:{seat}", "discard", seat, hidden=view.discards[seat]),
        *([Zone(f"evidence:{seat}", "won", seat, seen, len(won) - len(seen))] if won else []),
        *([Zone(f"gone:{seat}", "aside", seat, gone)] if gone else []),
    ]


def identity(view: GravesView) -> Zone:
    """The card that lies before the Mastermind."""
    card = Piece(identity_thing(view.identity), up=view.unmasked) if view.identity else None
    return Zone("identity", "secret", view.mastermind, (card,) if card else (), int(not card))


def known(evidence: Sequence[Evidence]) -> tuple[Piece, ...]:
    """Evidence that this seat may look at, and nobody else."""
    return tuple([Piece(evidence_thing(one), up=False) for one in evidence if one])


def of_move(move: Move, view: GravesView) -> tuple[ThingId, ...]:
    """The card, the Location it goes to, the trump it makes, the card that pays for it."""
    assert view.seat is not None
    side, here = view.side(view.seat), place_thing(view.locations[view.place])
    match move:
        case Place(card, trump, pay):
            return card_thing(side, card), here, *made_trump(trump), *named(side, pay)
        case Use(card) | Discard(card):
            return (card_thing(side, card),)
        case Pick(card) if isinstance(view.agenda[-1], Remove):
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


def of_claim(claim: Claim, view: GravesView) -> tuple[ThingId, ...]:
    return ()


def of_event(event: Event) -> tuple[ThingId, ...]:
    match event:
        case Opened(_, detective, locations):
            return seat_thing(detective), *[place_thing(name) for name in locations]
        case Arrived(_, name, _, lead):
            return place_thing(name), seat_thing(lead)
        case ClocksSet(seat, name, here, _, following):
            changed = [place_thing(one) for one in (name if here else "", following) if one]
            return seat_thing(seat), *changed
        case Drew(seat, tuple() as cards, _, side):
            return seat_thing(seat), *[card_thing(side, card) for card in cards]
        case Placed(seat, card, trump, paid, side):
            return seat_thing(seat), card_thing(side, card), *made_trump(trump), *named(side, paid)
        case Carried(seat, card, origin, paid, side):
            return seat_thing(seat), card_thing(side, card), place_thing(origin), *named(side, paid)
        case Removed(seat, card, side):
            return seat_thing(seat), card_thing(side, card), seat_thing(1 - seat)
        case Used() | Uncovered() | Took() | Discarded() | LeftCase():
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
