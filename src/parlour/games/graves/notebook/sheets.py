"""The sheets of Detective Graves: those of the Detective, of the Mastermind and of a spectator.

The Detective and spectators get the five identities against the Evidence: who it may be, and whom each card may clear.
The Mastermind knows its six cards as a set: which lies where, and whom the Detective's Evidence may have cleared.
Then comes what lies hidden of each deck that the seat does not hold: in the hand, in the deck, among the discards.
A Case has sheets of its own, so that no mark is carried over to the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, TypeAlias

from parlour.core import Answer, Cell, Heading, Notebook, Seat, Sheet, Unknown, seat_thing
from parlour.games.graves.cards import CLEARS, IDENTITIES, POINTS_TO, RANKS, SUITS, Card, Evidence, Identity
from parlour.games.graves.knowledge.cards import IN_DECK, IN_DISCARDS, IN_HAND
from parlour.games.graves.things import evidence_thing, identity_thing, place_thing, trump_thing
from parlour.games.graves.view import GravesView
from parlour.games.graves.worlds import EVIDENCE_PLACES, IDENTITY, GravesWorlds, noted_worlds

Chances: TypeAlias = Mapping[Unknown, Mapping[Answer, Fraction]]
CLEARING: Final[dict[Identity, tuple[Evidence, ...]]] = {  # the four cards that clear an identity
    identity: tuple([evidence for evidence, two in CLEARS.items() if identity in two]) for identity in IDENTITIES
}
ZONES: Final = (IN_HAND, IN_DECK, IN_DISCARDS)


def notebook(view: GravesView) -> Notebook:
    """All that this seat can know of the Case; nothing before it is dealt."""
    worlds = noted_worlds(view)
    if not view.dealt:
        return Notebook((), worlds.count())
    chances = worlds.marginals()
    knows_itself = view.seat == view.mastermind
    about = [six_cards(worlds, chances), cleared(worlds, chances)] if knows_itself else [suspects(worlds, chances)]
    lying = [lies_in(zone, seat, worlds, chances) for seat in worlds.others for zone in ZONES]
    return Notebook((*about, *lying), worlds.count())


def suspects(worlds: GravesWorlds, chances: Chances) -> Sheet:
    """Identities against Evidence: is it the Mastermind, and which cards clear it?"""
    view = worlds.view
    rows = [
        (
            ask(IDENTITY, (identity,), chances),
            *[ask(("evidence", place), CLEARING[identity], chances) for place in EVIDENCE_PLACES],
        )
        for identity in IDENTITIES
    ]
    return Sheet(
        id=f"suspects-{view.case}",
        rows=tuple([Heading(identity.lower(), (identity_thing(identity),)) for identity in IDENTITIES]),
        columns=(Heading("mastermind", (seat_thing(view.mastermind),)), *places(view)),
        cells=tuple(rows),
        worlds=worlds.evidence.count(),
        about=(seat_thing(view.mastermind),),
    )


def six_cards(worlds: GravesWorlds, chances: Chances) -> Sheet:
    """The Mastermind's six Evidence cards against the places."""
    view = worlds.view
    six = POINTS_TO[view.identity]
    return Sheet(
        id=f"evidence-{view.case}",
        rows=tuple([Heading(evidence.lower(), (evidence_thing(evidence),)) for evidence in six]),
        columns=places(view),
        cells=tuple([tuple([ask(("evidence", place), (one,), chances) for place in EVIDENCE_PLACES]) for one in six]),
        worlds=worlds.evidence.count(),
        about=(identity_thing(view.identity),),
        group=f"mastermind-{view.case}",
    )


def cleared(worlds: GravesWorlds, chances: Chances) -> Sheet:
    """Whom the Evidence that the Detective has won may have cleared."""
    view = worlds.view
    return Sheet(
        id=f"cleared-{view.case}",
        rows=tuple([Heading(identity.lower(), (identity_thing(identity),)) for identity in IDENTITIES]),
        columns=(Heading("cleared", (seat_thing(view.detective),)),),
        cells=tuple([(ask(("cleared", identity), (True,), chances),) for identity in IDENTITIES]),
        worlds=worlds.evidence.count(),
        about=(seat_thing(view.detective),),
        group=f"mastermind-{view.case}",
    )


def places(view: GravesView) -> tuple[Heading, ...]:
    """The five Locations, and what was set aside."""
    here = [Heading(f"place-{n}", (place_thing(name),)) for n, name in enumerate(view.locations, 1)]
    return (*here, Heading("aside"))


def lies_in(zone: str, owner: Seat, worlds: GravesWorlds, chances: Chances) -> Sheet:
    """Suits against ranks: may a card of ``owner`` lie in this zone?  Cards on the table are not asked about."""
    deck = worlds.view.deck_of(owner).cards
    suits = [suit for suit in SUITS if any([card[0] == suit for card in deck])]
    ranks = [rank for rank in RANKS if any([card[1] == rank for card in deck])]
    return Sheet(
        id=f"{zone}-{worlds.view.case}-{owner}",
        rows=tuple([Heading(suit, (trump_thing(suit),)) for suit in suits]),
        columns=tuple([Heading(rank) for rank in ranks]),
        cells=tuple([tuple(cards_in(zone, owner, [suit + rank for rank in ranks], chances)) for suit in suits]),
        worlds=worlds.by_zone[owner].count(),
        about=(seat_thing(owner),),
        group=f"cards-{worlds.view.case}-{owner}",
        exact=not worlds.rounded[owner],
    )


def cards_in(zone: str, owner: Seat, cards: Sequence[Card], chances: Chances) -> list[Cell | None]:
    unknowns: list[Unknown] = [("card", owner, card) for card in cards]
    return [ask(unknown, (zone,), chances) if unknown in chances else None for unknown in unknowns]


def ask(unknown: Unknown, among: tuple[Answer, ...], chances: Chances) -> Cell:
    found = chances[unknown]
    return Cell(unknown, among, sum([found.get(answer, Fraction(0)) for answer in among], Fraction(0)))
