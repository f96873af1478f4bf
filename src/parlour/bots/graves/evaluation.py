"""What a table is worth between two Locations: points so far, those to be expected, and the unmasking."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from parlour.core import Seat
from parlour.games.graves.cards import CLEARS, IDENTITIES, PLACES, VALUE, Evidence, Suit
from parlour.games.graves.rules.unmasking import EVIDENCE, GIVEN_UP, RIGHT, SINGLE_EVIDENCE, SINGLE_GUESS, WRONG
from parlour.games.graves.settings import GravesSettings
from parlour.games.graves.settings.abilities import AGAINST
from parlour.games.graves.state import GravesState

ENOUGH: Final = 3  # Evidence cards with which the Detective is right nine times in ten: the Mastermind gives up
SPARED: Final = 0.1  # points, if the other wins the last Location without placing a card

# Locations won less lost, as fitted to 3,000 Cases played in all styles and 320 played by a search, half and half.
WEIGHTS: Final = (  # of each difference in strength, by place
    (0.000, 0.017, 0.004, 0.003, 0.016, 0.049, 0.024, 0.039, -0.003, 0.005),
    (0.019, 0.011, 0.003, -0.002, 0.007, -0.007, 0.032, 0.017, -0.018, 0.005),
    (0.016, 0.011, 0.003, -0.001, 0.010, 0.012, 0.007, -0.017, -0.009, 0.007),
    (0.015, 0.009, 0.001, 0.005, 0.007, 0.006, 0.007, -0.028, 0.001, 0.005),
    (0.000, 0.009, 0.005, 0.003, 0.031, 0.030, 0.004, -0.017, -0.002, 0.005),
)
LEAD: Final = (-0.37, -0.39, -0.53, -0.35, -0.49)  # by place: to lead is a burden
LEADING: Final = {  # how much less of one this Location is, and how much better for the Detective
    "Bank Vault": (-0.08, -0.04),
    "Library": (0.09, -0.02),
    "Palace Grounds": (0.16, -0.03),
    "Bank Vault (II)": (0.07, 0.12),
    "Countryside": (-0.08, -0.04),
    "Alley": (0.20, -0.00),
    "River": (-0.05, -0.00),
    "Record Office": (-0.09, 0.02),
    "Park": (-0.07, -0.03),
    "Station": (-0.04, 0.05),
    "Slums": (-0.02, 0.03),
    "Museum": (-0.08, -0.03),
}


def value(s: GravesState, seat: Seat) -> float:
    """The lead in points that ``seat`` can expect of this Case, a Location having just been resolved."""
    worth = SINGLE_EVIDENCE if s.settings.single else EVIDENCE
    detective = s.detective
    net = float(s.winners.count(detective) - s.winners.count(1 - detective))
    if len(s.winners) < PLACES:
        coming = locations_ahead(s)
        net += coming if s.lead == detective else -coming
    won = tuple([evidence for evidence, winner in zip(s.evidence, s.winners) if winner == detective])
    points = worth * net + unmasking(won, s.evidence[len(s.winners) : PLACES], s.settings)
    return points if seat == detective else -points


def value_to_choose_by(s: GravesState, seat: Seat) -> float:
    """The same; and where the last Location is lost, the more it cost the other, the better.

    That brings no points, but where a seat loses in every imagined world it tells how to press the other most: a real
    player may hold less, or play worse.  Without it all turns would count alike there, and a pass as much as any.
    """
    points, other = value(s, seat), 1 - seat
    return points - SPARED * spared(s, other) if s.winners[PLACES - 1 :] == (other,) else points


def spared(s: GravesState, seat: Seat) -> float:
    """Which share of its cards a seat did not need at the last Location, by their values."""
    left, placed = [sum(map(VALUE.__getitem__, cards)) for cards in (s.hands[seat], s.pile(PLACES - 1, seat))]
    return left / max(1, left + placed)


def locations_ahead(s: GravesState) -> float:
    """How many more of the Locations to come the Lead will win than the other, as a fit to many Cases says."""
    lead, weights = s.lead, WEIGHTS[s.place]
    first, second = strength(s, lead), strength(s, 1 - lead)
    gained = sum([weight * (mine - theirs) for weight, mine, theirs in zip(weights, first, second)])
    even, detective = LEADING[s.locations[s.place]]
    return gained + LEAD[s.place] + even + (detective if lead == s.detective else -detective)


def strength(s: GravesState, seat: Seat) -> tuple[float, ...]:
    """What a side has for the Locations to come."""
    hand, deck, abilities = s.hands[seat], s.decks[seat], s.deck_of(seat).abilities
    suits, skills = dict[Suit, int](), list[str]()
    for card in hand:
        suits[card[0]] = suits.get(card[0], 0) + VALUE[card]
        if card in abilities:
            skills.append(abilities[card].effect)
    trumps = suits.pop(s.trump, 0)
    return (
        len(hand),
        trumps + sum(suits.values()),
        trumps,
        max(suits.values(), default=0),
        skills.count("change trump"),
        sum([skills.count(effect) for effect in AGAINST]),
        skills.count("carry"),
        skills.count("fetch"),
        len(deck),
        sum(map(VALUE.__getitem__, deck)),
    )


@lru_cache(maxsize=1 << 14)
def unmasking(won: tuple[Evidence, ...], coming: tuple[Evidence, ...], settings: GravesSettings) -> float:
    """What the unmasking brings the Detective on average, if each Evidence to come is as likely won as not."""
    total = 0.0
    for choice in product((False, True), repeat=len(coming)):
        total += verdict((*won, *[evidence for evidence, taken in zip(coming, choice) if taken]), settings)
    return total / (1 << len(coming))


def verdict(won: tuple[Evidence, ...], settings: GravesSettings) -> float:
    """The same with just this Evidence in hand."""
    if settings.may_give_up and len(won) >= ENOUGH:
        return GIVEN_UP
    cleared = frozenset[str]().union(*[CLEARS[evidence] for evidence in won])
    right = 1 / (len(IDENTITIES) - len(cleared))
    gain, loss = (SINGLE_GUESS, SINGLE_GUESS) if settings.single else (RIGHT, WRONG)
    return gain * right - loss * (1 - right)
