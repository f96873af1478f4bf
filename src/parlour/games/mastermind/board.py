"""The table as one seat sees it: the two tracks, the deck, and what lies before each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core import Names, Seat, Zone
from parlour.games.mastermind.cards import AGENCY, AGENCY_WINS, DRAWN, PATIENCE, SYNDICATE, SYNDICATE_WINS
from parlour.games.mastermind.phrases import ANSWERS
from parlour.games.mastermind.rules import DirectorDiscards
from parlour.games.mastermind.view import AgencyView


def board(view: AgencyView, names: Names) -> Sequence[Zone]:
    if not view.roles:
        return ()
    table = [
        Zone("Agency policies", (AGENCY,) * view.agency, note=f"{view.agency} of {AGENCY_WINS}"),
        Zone("Syndicate policies", (SYNDICATE,) * view.syndicate, note=syndicate_note(view)),
        Zone("Deck", hidden=view.deck),
        Zone("Discards", hidden=view.discard),
        Zone("Instability", note=f"{view.instability} of {PATIENCE}"),
    ]
    for seat in range(view.seats):
        table += before(seat, view, names)
    return table


def syndicate_note(view: AgencyView) -> str:
    """How far it is, and what the next policy would give."""
    so_far = f"{view.syndicate} of {SYNDICATE_WINS}"
    if view.syndicate >= len(view.rules.powers):
        return so_far
    return f"{so_far}; the next one gives {view.rules.powers[view.syndicate] or 'no power'}"


def before(seat: Seat, view: AgencyView, names: Names) -> Iterator[Zone]:
    """A player's role card, and policies in hand."""
    role = view.roles[seat]
    yield Zone(names[seat], (role,) if role else (), 0 if role else 1, seat, "; ".join(marks(seat, view, names)))
    if seat == holder(view):
        hand = view.hand if seat == view.seat else None
        cards = (AGENCY,) * hand.agency + (SYNDICATE,) * hand.syndicate if hand else ()
        yield Zone(f"{names.own(seat)} policies", cards, 0 if hand else held(view), seat)


def holder(view: AgencyView) -> Seat | None:
    """Who holds policies now: whoever of the Council is asked."""
    return view.asked[0] if view.council else None


def held(view: AgencyView) -> int:
    return DRAWN if isinstance(view.agenda[-1], DirectorDiscards) else DRAWN - 1


def marks(seat: Seat, view: AgencyView, names: Names) -> Iterator[str]:
    """What everybody, or this seat alone, may remember about a player."""
    if seat not in view.living:
        yield "purged"
    if seat == view.director and not view.result:
        yield "Director"
    if seat == view.nominee:
        yield "nominated as Global Operative"
    if view.council and seat == view.council[1]:
        yield "Global Operative"
    if seat in view.barred and seat in view.living and seat != view.director and not view.result:
        yield "may not be nominated"
    if seat in view.confirmed:
        yield "not the Mastermind"
    for by, target in view.investigated:
        if target == seat:
            found = dict(view.findings).get(seat) if by == view.seat else None
            yield f"investigated by {names.to(by)}" + (f": {ANSWERS[found]}" if found else "")
