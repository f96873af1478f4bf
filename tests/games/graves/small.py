"""Small tables: short decks, one line of Locations, and every outcome of nature, for brute force."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations, permutations
from math import prod
from random import Random

from msgspec.structs import replace

from parlour.core import Answer, Below, Constraint, Move, Pass, Seat, Truth, Unknown, options
from parlour.games.graves import GRAVES, GravesState, GravesView
from parlour.games.graves.cards import HAND, IDENTITIES, POINTS_TO
from parlour.games.graves.moves import Dealt, Discard, GiveUp, LaidOut, Pick, Place, Redraw, Shuffled, Tossed, Use
from parlour.games.graves.rules.abilities import Fetch, Look, Swap
from parlour.games.graves.rules.abilities.own_cards import ShuffleDeck
from parlour.games.graves.rules.drawing import Recycle, ShuffleDiscards
from parlour.games.graves.settings import GravesSettings
from parlour.games.graves.worlds import GravesWorlds, clears, unknowns
from parlour.testing import Small
from parlour.testing.kit import Choose, any_move

Outcomes = Callable[[GravesState], Iterable[tuple[Move, int]]]


QUIET = "Station, Record Office, Park, Alley, Slums"
ABILITIES = {
    "2": "effect='change trump'",
    "3": "effect='fetch',except=['3']",
    "4": "effect='carry',most=7",
    "5": "effect='remove',most=7",
    "6": "effect='reshuffle'",
}

OWN_CARDS = {  # other abilities, on the own hand, deck and pile
    "2": "effect='draw'",
    "3": "effect='look',top=2",
    "4": "effect='swap'",
    "5": "effect='recall'",
    "6": "effect='exchange'",
    "7": "effect='uncover'",
}
PILES = {  # and on piles and trumps
    "2": "effect='protect'",
    "3": "effect='send back'",
    "4": "effect='send away'",
    "5": "effect='name trump'",
    "6": "effect='new hand'",
    "7": "effect='remove'",
}


def short_deck(*cards: str, said: Mapping[str, str] = ABILITIES) -> str:
    """The default abilities on a few cards, in few words: a history is compared by all that it says."""
    ranks = sorted({card[1] for card in cards} & said.keys())
    abilities = [f"{{cards=['{rank}'],title='{rank}',{said[rank]}}}" for rank in ranks]
    return f"deck={list(cards)}\nability=[{','.join(abilities)}]"


def orders(cards: Sequence[str]) -> list[tuple[str, ...]]:
    """Every starting hand over every order of the rest: within a hand the order means nothing."""
    hands = combinations(cards, HAND)
    return [(*rest, *hand) for hand in hands for rest in permutations([card for card in cards if card not in hand])]


def outcomes(locations: tuple[str, ...], evidence: bool) -> Outcomes:
    """Nature lays out just these Locations; every deal, with every way to deal the Evidence or with one only."""

    def of(s: GravesState) -> Iterable[tuple[Move, int]]:
        step = s.agenda[-1]
        match type(step).__name__:
            case "Toss":
                return [(Tossed(seat), 1) for seat in (0, 1)]
            case "LayOut":
                return [(LaidOut(locations), 1)]
            case "Deal":
                return deals(s, evidence)
        assert isinstance(step, ShuffleDiscards | ShuffleDeck | Recycle)
        if isinstance(step, ShuffleDeck):
            return [(Shuffled(order), 1) for order in permutations(range(len(s.decks[step.seat])))]
        if isinstance(step, ShuffleDiscards):
            matters = "Museum" in s.locations[s.place :]  # else nobody will ever draw from that pile
            return [(Shuffled(order), 1) for order in permutations(range(step.count))][: None if matters else 1]
        count = len(s.decks[step.seat]) + len(s.discards[step.seat])
        return [(Shuffled(order), 1) for order in permutations(range(count))]

    return of


def deals(s: GravesState, evidence: bool) -> Iterable[tuple[Move, int]]:
    hidden = [(one, six) for one in IDENTITIES for six in permutations(POINTS_TO[one])] if evidence else []
    for identity, six in hidden or [("Duke", POINTS_TO["Duke"])]:
        for mine in orders(s.deck_of(s.detective).cards):
            for yours in orders(s.deck_of(s.mastermind).cards):
                yield Dealt(identity, six, mine, yours), 1


def weight(s: GravesState, seat: Seat, move: Move) -> Fraction:
    """Cards discarded, paid, fetched or taken unseen are chosen evenly; all the rest is public."""
    if isinstance(move, Discard):
        return Fraction(1, len(s.hands[seat]))
    if isinstance(move, Place) and move.pay in s.hands[seat]:
        return Fraction(1, len(s.hands[seat]) - 1)
    if isinstance(move, Pick) and isinstance(s.agenda[-1], Fetch | Look | Swap):
        return Fraction(1, len(s.agenda[-1].options(s, seat)))
    return Fraction(1)


def keep_hands(s: GravesState, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
    """Any move, but no whole new hands: shuffling five discards has too many outcomes."""
    return rng.choice([move for move in moves if not isinstance(move, Redraw)])


def use_cards(s: GravesState, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
    """The same, but abilities are used when they can be, and one player passes early to have a card to work on."""
    eager = Use | Discard if s.passes or s.discards[seat] else Use | Discard | Pass
    return keep_hands(s, seat, [move for move in moves if isinstance(move, eager)] or moves, rng)


def at_the_second(s: GravesState, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
    """Nothing is played at the first Location; at the second, cards are placed, and used as soon as they can be."""
    eager = Pass if s.place == 0 else Use if any([isinstance(move, Use) for move in moves]) else Place
    return keep_hands(s, seat, [move for move in moves if isinstance(move, eager)] or moves, rng)


def calm_weight(s: GravesState, seat: Seat, move: Move) -> Fraction:
    """The same where hands are kept."""
    return Fraction(0) if isinstance(move, Redraw) else weight(s, seat, move)


def is_card(unknown: Unknown) -> bool:
    return isinstance(unknown, tuple) and unknown[0] == "card"


class CardWorlds:
    """The worlds with nothing asked but where the cards are."""

    def __init__(self, v: GravesView) -> None:
        self.whole = GravesWorlds(v)

    @property
    def constraints(self) -> Sequence[Constraint]:
        return ()

    def count(self) -> int:
        return prod([self.whole.by_zone[seat].count() for seat in self.whole.others])

    def allows(self, truth: Truth) -> bool:
        return self.whole.allows({**self.rest, **truth})

    @cached_property
    def rest(self) -> Truth:
        """One answer to all that is not asked."""
        rest = {unknown: next(iter(found)) for unknown, found in self.whole.marginals().items() if not is_card(unknown)}
        identity = rest["identity",]
        assert isinstance(identity, str)
        evidence = self.whole.evidence
        left = evidence.rest(identity)
        lies = {place: evidence.seen.get(place) or left.pop() for place in range(6)}
        won = [lies[place] for place in self.whole.won]
        rest |= {("evidence", place): one for place, one in lies.items()}
        return rest | {("cleared", one): clears(won, one) for one in IDENTITIES}

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        return {unknown: found for unknown, found in self.whole.marginals().items() if is_card(unknown)}

    def sample(self, below: Below) -> GravesState:
        return self.whole.sample(below)


def card_unknowns(s: GravesState, seat: Seat | None) -> Truth:
    return {unknown: answer for unknown, answer in unknowns(s, seat).items() if is_card(unknown)}


CARDS_ONLY = replace(GRAVES, worlds=CardWorlds, unknowns=card_unknowns)


def of_cards(
    locations: str,
    detective: str,
    mastermind: str,
    actions: int = 16,
    choose: Choose = keep_hands,
    said: tuple[Mapping[str, str], Mapping[str, str]] = (ABILITIES, ABILITIES),
) -> Small:
    """The cards alone are asked for, so the Evidence need not be dealt in every way."""
    settings = {
        "cases": 1,
        "first_detective": "first seat",
        "detective_deck": short_deck(*detective.split(), said=said[0]),
        "mastermind_deck": short_deck(*mastermind.split(), said=said[1]),
    }
    dealt = outcomes(tuple(locations.split(", ")), evidence=False)
    weighed = weight if choose is any_move else calm_weight
    return Small(2, settings, dealt, weighed, actions, choose=choose, game=CARDS_ONLY)


class MayGiveUp(GravesSettings, frozen=True, dict=True):
    """A single Case after which the Mastermind may give up all the same: of two Cases there are too many histories."""

    @property
    def may_give_up(self) -> bool:
        return True


def likely_moves(s: GravesState, moves: Sequence[Move]) -> list[Move]:
    """The moves of a short Case without secrets: both place trumps only, and keep their cards."""
    trumps = [move for move in moves if isinstance(move, Place) and move.card[0] == s.trump]
    if isinstance(moves[0], GiveUp):
        return list(moves)
    return [*trumps, *[move for move in moves if not isinstance(move, Place | Redraw | Discard)]][:1]


def likely(s: GravesState, seat: Seat, move: Move) -> int:
    return move in likely_moves(s, options(s, seat))


def short_case(s: GravesState, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
    """As it falls, the spectator sees the Mastermind give up, and the Detective has to guess."""
    allowed = likely_moves(s, moves)
    return allowed[rng.randrange(100) % len(allowed)]


def of_evidence(actions: int, knows_all: bool = False) -> Small:
    """Every deal of identity and Evidence: Ann wins the first Location, Bea the second, nobody the others."""
    settings = MayGiveUp(
        cases=1,
        first_detective="first seat",
        knows_all=knows_all,
        detective_deck=short_deck("Q5", "Q6", "Q7", "Q8", "Q9"),
        mastermind_deck=short_deck("Q5", "N6", "N7", "N8", "N9"),
    )
    dealt = outcomes(("Slums", "Station", "Park", "Alley", "Library"), evidence=True)
    return Small(2, settings, dealt, likely, actions, choose=short_case)


SMALL = (
    of_evidence(actions=40),
    of_evidence(actions=3, knows_all=True),
    of_cards("Station, Library, Park, Alley, Slums", "M3 M6 Q2 S5 N7", "M3 Q3 M6 S7 N8 BA"),
    of_cards("Museum, Station, Library, Park, Alley", "M3 M6 Q3 S6 N7", "M3 Q3 M6 S7 N8 B9", choose=use_cards),
    of_cards("Park, Museum, Library, Station, Alley", "M3 M6 Q8 S6 N7", "M3 Q3 M6 S7 N8 B9"),
    of_cards("Alley, Station, Library, Park, Museum", "M3 M6 Q8 S4 N7", "M3 Q3 M6 S4 N8 B9"),
    of_cards("Bank Vault, Library, Park, Alley, Slums", "M7 M8 Q8 S9 N7 B9", "Q7 M8 S8 N8 B9 BA", 12),
    of_cards("River, Station, Library, Park, Alley", "M7 M8 Q8 S9 N7", "Q7 M8 S8 N8 B9 BA", choose=any_move),
    of_cards(QUIET, "M2 M3 Q5 S7 N8", "M6 Q4 M5 S6 N8 B9 BA", 14, use_cards, (PILES, OWN_CARDS)),
    of_cards(QUIET, "M5 M6 Q8 S8 N8", "M3 Q3 M7 S4 N8 B9 BA B8", 10, use_cards, (OWN_CARDS, OWN_CARDS)),
    of_cards(
        "Museum, Station, Park, Alley, Slums", "M4 M5 Q6 S7 N8", "M2 Q3 M7 S6 N8 B9", 14, use_cards, (OWN_CARDS, PILES)
    ),
    of_cards(QUIET, "M9 MA Q8 S8 N8", "M4 Q3 S4 N3 B4 B3", 20, at_the_second, (PILES, PILES)),
)
