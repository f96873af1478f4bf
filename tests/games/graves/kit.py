"""Detective Graves before the laws: its variants, its hidden things, and small tables for brute force.

Hidden, by the rulebook: the Mastermind's identity; the Evidence on the Locations, the Evidence the other has won, the
Evidence set aside; the other's hand and discards, the order of both decks; the card discarded with a pass, the
card paid at the Park, the card drawn from the top of the discards at the Museum, the card fetched from the discards;
the cards of a deck that its owner looks at, the one taken of them, the card swapped for another; the order in which a
pile was shuffled.  (Which Locations come next in Life Is Pain lies nowhere: nature deals them when their Case begins.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from parlour.core import NATURE, Seat
from parlour.games.graves import GRAVES, GravesState
from parlour.games.graves.cards import ASIDE, IDENTITIES, PLACES, POINTS_TO, Card, Evidence, Identity
from parlour.games.graves.moves import Dealt, Discard, DrawFrom, GiveUp, Guess, Pick, Place, Shuffled, Use
from parlour.games.graves.rules.abilities import Exchange, Fetch, Look, Swap
from parlour.games.graves.settings.decks import EXAMPLE
from parlour.testing import Action, Actions, Kit, Run, Variant, act, refused
from tests.games.graves.small import SMALL

KINDS = (
    "identity",
    "evidence on Locations",
    "evidence won",
    "evidence set aside",
    "hand",
    "deck",
    "own deck",
    "discards",
    "discards of a pass",
    "payments at the Park",
    "draws at the Museum",
    "cards fetched",
    "cards looked at",
    "cards swapped",
    "shuffles",
)
RARE = ("payments at the Park", "draws at the Museum", "cards fetched", "cards looked at", "cards swapped", "own deck")
UNSEEN = {
    Fetch: "cards fetched",
    Look: "cards looked at",
    Swap: "cards swapped",
}  # which card it is the other never sees
TRIES = 3
Swap: TypeAlias = Mapping[Card, Card]
Moment: TypeAlias = tuple[GravesState, Seat, Action]


class Change(NamedTuple):
    """A hidden thing made otherwise: action ``n`` is another, and from then on cards of ``owner`` are exchanged."""

    kind: str
    n: int
    action: Action
    swap: Swap = MappingProxyType({})
    owner: Seat = NATURE


def twins(run: Run, seat: Seat, rng: Random) -> Iterator[tuple[str, Actions]]:
    """Some deals of the Evidence and of the decks, some shuffles, and some cards chosen unseen, made otherwise."""
    moments = [(s.clone(), who, action) for s, who, action in run.states()]
    of: dict[str, list[Change]] = {}
    for change in changes(moments, seat, rng):
        of.setdefault(change.kind, []).append(change)
    for kind, found in of.items():
        for change in rng.sample(found, min(TRIES if kind in RARE else 1, len(found))):
            yield kind, followed(run, moments, change, seat)


def changes(moments: list[Moment], seat: Seat, rng: Random) -> Iterator[Change]:
    for n, (s, who, action) in enumerate(moments):
        if isinstance(action, Dealt):
            end = case_end(moments, n)
            yield from evidence_changes(n, action, seat, rng, s, moments[end - 1][0])
            yield from deck_changes(n, action, seat, rng, moments[n:end])
        elif isinstance(action, Shuffled):
            yield from shuffle_changes(n, action, rng)
        elif who != seat:
            yield from choice_changes(n, who, action, rng, s)


def case_end(moments: list[Moment], n: int) -> int:
    later = [k for k in range(n + 1, len(moments)) if isinstance(moments[k][2], Dealt)]
    return min(later, default=len(moments))


def evidence_changes(
    n: int, deal: Dealt, seat: Seat, rng: Random, s: GravesState, end: GravesState
) -> Iterator[Change]:
    """The same Case with other Evidence where ``seat`` never looked."""
    won = dict(enumerate(end.winners))
    lying = [place for place in range(ASIDE) if won.get(place) != seat]
    others = [place for place in lying if won.get(place) == 1 - seat]
    for kind, these, those in (
        ("evidence on Locations", lying, lying),
        ("evidence won", others, lying),
        ("evidence set aside", lying, [ASIDE]),
    ):
        for _ in range(TRIES if these and those else 0):
            yield Change(
                kind, n, replace(deal, evidence=exchanged(deal.evidence, rng.choice(these), rng.choice(those)))
            )
    if seat == s.detective:
        seen = {place: deal.evidence[place] for place in range(ASIDE) if won.get(place) == seat}
        for identity in IDENTITIES:
            if identity != deal.identity and set(seen.values()) <= set(POINTS_TO[identity]):
                evidence = evidence_of(identity, seen, rng)
                yield Change("identity", n, replace(deal, identity=identity, evidence=evidence))


def exchanged(evidence: tuple[Evidence, ...], a: int, b: int) -> tuple[Evidence, ...]:
    found = list(evidence)
    found[a], found[b] = found[b], found[a]
    return tuple(found)


def evidence_of(identity: Identity, seen: dict[int, Evidence], rng: Random) -> tuple[Evidence, ...]:
    rest = [evidence for evidence in POINTS_TO[identity] if evidence not in seen.values()]
    rng.shuffle(rest)
    return tuple([seen.get(place) or rest.pop() for place in range(ASIDE + 1)])


def deck_changes(n: int, deal: Dealt, seat: Seat, rng: Random, case: list[Moment]) -> Iterator[Change]:
    """The same Case with two cards of a deck exchanged that ``seat`` does not see for long."""
    first, other = case[1][0], 1 - seat
    cards = first.hands[other] + first.decks[other]
    hidden = [card for card in cards if card not in named(case, other)] or cards
    hand = [card for card in hidden if card in first.hands[other]] or first.hands[other]
    deck = [card for card in hidden if card in first.decks[other]] or first.decks[other]
    thrown = [card for card in hidden if any([card in s.discards[other] for s, _, _ in case[1:]])]
    museum = [s.discards[other][-1] for s, who, action in case if who == other and action == DrawFrom("discards")]
    own = [card for card in first.decks[seat] if card in case[-1][0].decks[seat]] or first.decks[seat]
    for kind, owner, these, those in (
        ("hand", other, hand, deck),
        ("deck", other, deck, deck),
        ("discards", other, thrown, hidden),
        ("draws at the Museum", other, museum, hidden),
        ("own deck", seat, own, own),
    ):
        for _ in range(TRIES if these and those else 0):
            swap = paired(rng.choice(these), rng.choice(those))
            yield Change(kind, n, renamed(first, NATURE, deal, swap, owner), swap, owner)


def named(case: list[Moment], owner: Seat) -> set[Card]:
    """The cards of ``owner`` that everybody gets to see in this Case."""
    end = case[-1][0]
    piles = [card for place in range(PLACES) for card in end.pile(place, owner)]
    return {*piles, *end.gone[owner], *[d.card for _, who, d in case if who == owner and isinstance(d, Place | Use)]}


def paired(a: Card, b: Card) -> Swap:
    return {a: b, b: a}


def shuffle_changes(n: int, action: Shuffled, rng: Random) -> Iterator[Change]:
    if len(action.order) > 1:
        a, b = rng.sample(range(len(action.order)), 2)
        order = list(action.order)
        order[a], order[b] = order[b], order[a]
        yield Change("shuffles", n, Shuffled(tuple(order)))


def choice_changes(n: int, who: Seat, action: Action, rng: Random, s: GravesState) -> Iterator[Change]:
    """Another card discarded, paid or fetched unseen, and from then on taken for the one that was."""
    spare = [card for card in s.hands[who] if card != getattr(action, "card", "")] if who != NATURE else []
    match action:
        case Discard(card) if spare:
            other = rng.choice(spare)
            yield Change("discards of a pass", n, Discard(other), paired(card, other), who)
        case Place(_, _, pay) if pay in spare and len(spare) > 1:
            other = rng.choice([card for card in spare if card != pay])
            yield Change("payments at the Park", n, replace(action, pay=other), paired(pay, other), who)
        case Pick(card) if type(s.agenda[-1]) in UNSEEN:
            move = rng.choice(s.agenda[-1].options(s, who))
            yield Change(UNSEEN[type(s.agenda[-1])], n, move, paired(card, move.card), who)


def followed(run: Run, moments: list[Moment], change: Change, seat: Seat) -> Actions:
    """The run with the change made, until ``seat`` would rightly see the difference."""
    _, n, other, swap, owner = change
    actions, ours, theirs = run.actions[:n], moments[n][0].clone(), moments[n][0].clone()
    for k, (who, action) in enumerate(run.actions[n:]):
        if k and isinstance(action, Dealt):
            break  # a new Case: all is as it was
        twin = renamed(ours, who, action, swap, owner) if k else other
        if (k and opened(ours, action) != opened(theirs, twin)) or refused(run.game, theirs, who, twin):
            break
        act(ours, who, action)
        act(theirs, who, twin)
        if rights(ours, seat) != rights(theirs, seat) or (owner == seat and not swap.keys() <= {*ours.decks[seat]}):
            break  # an own card that was drawn has been seen, even if the other one of the two was drawn just after it
        actions.append((who, twin))
    return actions


def renamed(s: GravesState, who: Seat, action: Action, swap: Swap, owner: Seat) -> Action:
    """The same action with the cards of ``owner`` exchanged."""
    if isinstance(action, Dealt):
        side = "detective" if owner == s.detective else "mastermind"
        return replace(action, **{side: tuple([swap.get(card, card) for card in getattr(action, side)])})
    if who != owner:
        return action
    match action:
        case Place(card, trump, pay):
            return Place(swap.get(card, card), trump, swap.get(pay, pay))
        case Discard(card) | Use(card):
            return replace(action, card=swap.get(card, card))
        case Pick(card) if type(s.agenda[-1]) in UNSEEN:
            return Pick(swap.get(card, card))
        case Pick(card, given) if isinstance(s.agenda[-1], Exchange):
            return Pick(swap.get(card, card), swap.get(given, given))
    return action


def opened(s: GravesState, action: Action) -> object:
    """What of a action everybody sees."""
    match action:
        case Place(card, trump, pay):
            return card, trump, pay if pay in s.pile(s.place, s.asked[0]) else bool(pay)
        case Use(card):
            return card
        case Pick() if type(s.agenda[-1]) not in UNSEEN:
            return action
        case GiveUp() | Guess():
            return s.identity
    return None


def rights(s: GravesState, seat: Seat) -> tuple[object, ...]:
    """All that the rulebook lets a player see: the own hand, the piles, what is out, Evidence won, an open identity."""
    won = [evidence for winner, evidence in zip(s.winners, s.evidence) if winner == seat]
    knows_all = s.settings.knows_all and seat != s.detective
    identity = s.identity if s.unmasked or seat != s.detective else ""
    step = s.agenda[-1] if s.agenda else None
    fetching = isinstance(step, Fetch) and step.seat == seat
    looking = step.options(s, seat) if isinstance(step, Look) and step.seat == seat else ()
    return (
        tuple(s.hands[seat]),
        [tuple(pile) for pile in s.piles],
        [tuple(pile) for pile in s.gone],
        won,
        s.evidence[:ASIDE] if knows_all else (),
        identity,
        sorted(s.discards[seat]) if fetching else (),
        looking,
    )


OTHER = """
[[ability]]
cards = ["2", "M7"]
title = "Anything goes"
effect = "change trump"
to = "any suit"

[[ability]]
cards = ["3", "QA"]
title = "Second look"
effect = "fetch"
except = ["3", "QA", "9"]

[[ability]]
cards = ["6", "B9"]
title = "From the top"
effect = "reshuffle"
draw = 2

[[ability]]
cards = ["5"]
title = "Gone"
effect = "remove"

[[ability]]
cards = ["4"]
title = "Here too"
effect = "carry"
most = 9
"""

KIT = Kit(
    game=GRAVES,
    variants=(
        Variant(2),
        Variant(2, {"knows_all": True}),
        Variant(2, {"cases": 1, "first_detective": "second seat"}),
        Variant(2, {"cases": 1, "knows_all": True}),
        Variant(2, {"cases": 3}),
        Variant(2, {"life_is_pain": True, "knows_all": True, "first_detective": "first seat"}),
        Variant(2, {"cases": 1, "extra_turn": True, "mastermind_deck": OTHER}),
        Variant(2, {"cases": 1, "detective_deck": OTHER}),
        Variant(2, {"cases": 1, "detective_deck": EXAMPLE, "mastermind_deck": EXAMPLE}),
        Variant(2, {"museum_for_good": True, "break_ties": True, "mastermind_deck": EXAMPLE}),
    ),
    kinds=KINDS,
    twins=twins,
    small=SMALL,
)
