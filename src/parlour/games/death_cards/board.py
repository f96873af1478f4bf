"""The table as one seat sees it: piles and draft, then what lies before each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core import Names, Seat, Zone
from parlour.games.death_cards.cards import Card
from parlour.games.death_cards.phrases import TITLES, titles
from parlour.games.death_cards.view import Lying, PartyView


def board(view: PartyView, names: Names) -> Sequence[Zone]:
    if not view.turn:
        return ()
    table = [
        Zone("Draw pile", hidden=view.pile, note="when it is used up, the Murderer escapes"),
        Zone("Draft", named(view.draft)),
        Zone("Discard pile", named((view.top,)) if view.top else (), max(0, view.discards - 1)),
    ]
    table += middle(view)
    for seat in range(view.seats):
        table += before(seat, view, names)
    return table


def named(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple([TITLES[card] for card in cards])


def middle(view: PartyView) -> Iterator[Zone]:
    """What lies on the table only for a while."""
    if view.in_play or view.aside:
        yield Zone("In play", named(view.in_play + view.aside))
    if view.heap:
        yield Zone("Top of the discard pile", named(view.heap), note="you alone see these, the top card first")
    if view.gone:
        yield Zone("Out of the game", named(view.gone))


def before(seat: Seat, view: PartyView, names: Names) -> Iterator[Zone]:
    """A player's hand, secrets and sets."""
    mine = seat == view.seat
    hand = named(view.hand) if mine else ()
    yield Zone(
        f"{names.own(seat)} hand", hand, 0 if mine else view.hand_sizes[seat], seat, ", ".join(marks(seat, view, names))
    )
    row = view.rows[seat]
    faces = tuple([seen(lying) for lying in row if lying.face])
    yield Zone(f"{names.own(seat)} secrets", faces, len(row) - len(faces), seat, unseen(row))
    for cards in view.sets[seat]:
        yield Zone(f"{names.own(seat)} set", named(cards), 0, seat, titles(cards))


def marks(seat: Seat, view: PartyView, names: Names) -> Iterator[str]:
    """What is to be known about a player."""
    if seat == view.active and not view.result:
        yield "whose turn it is" if seat != names.me else "your turn"
    if seat in view.disgraced:
        yield "in disgrace"
    if seat == view.partner:
        yield "your partner"


def seen(lying: Lying) -> str:
    return f"{lying.secret + 1}: {lying.face}{'' if lying.up else ' (face down)'}"


def unseen(row: Sequence[Lying]) -> str:
    """Which secrets lie face down, by the numbers on their backs."""
    down = [str(lying.secret + 1) for lying in row if not lying.up]
    return f"face down: no. {', '.join(down)}" if down else "none face down"
