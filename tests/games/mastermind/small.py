"""Small tables of The Mastermind for brute force: some ask for everything, some for roles or for cards alone.

Roles and cards tell nothing about one another, so a long game is tried twice: with every deal of the roles over one
deck, and with every deck over one deal of the roles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import permutations, product
from math import comb, perm
from random import Random

from msgspec.structs import replace

from parlour.core import Answer, Move, Seat, Truth, Unknown, options
from parlour.games.mastermind import MASTERMIND, MastermindState
from parlour.games.mastermind.cards import AGENCY, POLICIES, SYNDICATE, SYNDICATE_WINS, THE_MASTERMIND, Policy
from parlour.games.mastermind.events import Nominated
from parlour.games.mastermind.moves import (
    AnswerVeto,
    Arrange,
    AskVeto,
    Dealt,
    Discard,
    Enact,
    Investigate,
    Nominate,
    Shuffled,
    Vote,
)
from parlour.games.mastermind.worlds import MastermindWorlds, council_truth, unknowns
from parlour.testing import Small
from parlour.testing.kit import Choose, Outcomes, Weight

ENACTED = (SYNDICATE,) * 3  # from the top of the deck
NO_POWERS = "none, none, none, none, none"


# What nature may do


def completed(top: Sequence[Policy], of: Sequence[Policy] = POLICIES) -> tuple[tuple[Policy, ...], int]:
    """One deck with these cards on top, the first to be drawn first, and for how many labelled ones it stands."""
    rest = list(of)
    ways = perm(rest.count(SYNDICATE), list(top).count(SYNDICATE)) * perm(rest.count(AGENCY), list(top).count(AGENCY))
    for card in top:
        rest.remove(card)
    return (*rest, *top[::-1]), ways


def three(syndicate: int) -> list[Policy]:
    """Three cards, so many of them Syndicate."""
    return [SYNDICATE if place < syndicate else AGENCY for place in range(3)]


def tops(of: Sequence[Policy], *sizes: int) -> Iterator[tuple[list[Policy], int]]:
    """The cards on top in heaps of one, or of three that are drawn together, and in how many orders each may lie."""
    for heaps in product(*[range(size + 1) for size in sizes]):
        top = [card for size, heap in zip(sizes, heaps) for card in (three(heap) if size == 3 else three(heap)[:1])]
        if top.count(AGENCY) <= of.count(AGENCY) and top.count(SYNDICATE) <= of.count(SYNDICATE):
            ways = 1
            for size, heap in zip(sizes, heaps):
                ways *= comb(size, heap)
            yield top, ways


def everything(*sizes: int) -> Outcomes:
    """Every deal that differs in roles, or in the heaps on top of the deck."""

    def of(s: MastermindState) -> Iterator[tuple[Move, int]]:
        roles = sorted(set(permutations(s.rules.roles)))
        for top, ways in tops(s.rules.deck, *sizes):
            deck, labelled = completed(top, s.rules.deck)
            yield from [(Dealt(dealt, deck, 0), labelled * ways) for dealt in roles]

    return of


def cards_alone(*sizes: int) -> Outcomes:
    """Every deck that differs in the heaps on top, with the roles in order; a new deck by its first three."""

    def of(s: MastermindState) -> Iterator[tuple[Move, int]]:
        if s.roles:
            yield from reshuffled(s)
        for top, ways in tops(s.rules.deck, *sizes) if not s.roles else ():
            deck, labelled = completed(top, s.rules.deck)
            yield Dealt(s.rules.roles, deck, 0), labelled * ways

    return of


def after_three_syndicate(*sizes: int) -> Outcomes:
    """Every deck that differs in the heaps below three Syndicate policies, which everybody sees enacted."""

    def of(s: MastermindState) -> Iterator[tuple[Move, int]]:
        for move, ways in cards_alone(*sizes)(s):
            if not isinstance(move, Dealt) or move.deck[: -len(ENACTED) - 1 : -1] == ENACTED:
                yield move, ways

    return of


def reshuffled(s: MastermindState) -> Iterator[tuple[Move, int]]:
    """A new deck, by the three cards that are drawn first."""
    cards = s.deck + s.discard
    places: dict[Policy, list[int]] = {kind: [n for n, card in enumerate(cards) if card == kind] for kind in POLICIES}
    agency, syndicate = places[AGENCY], places[SYNDICATE]
    for number in range(4):
        if number <= len(syndicate) and 3 - number <= len(agency):
            top = syndicate[:number] + agency[: 3 - number]
            rest = [place for place in range(len(cards)) if place not in top]
            yield Shuffled((*rest, *top)), comb(len(syndicate), number) * comb(len(agency), 3 - number)


def roles_alone(s: MastermindState) -> Iterator[tuple[Move, int]]:
    """Every deal of the roles, over one deck that five Syndicate policies can be enacted from; it is made anew once."""
    if s.roles:
        yield next(reshuffled(s))
        return
    deck, _ = completed([card for syndicate in (3, 3, 2, 2, 1) for card in three(syndicate)])
    yield from [(Dealt(dealt, deck, 0), 1) for dealt in sorted(set(permutations(s.rules.roles)))]


# How players choose


def weight(s: MastermindState, seat: Seat, move: Move) -> Fraction | int:
    """Hidden choices are even over labelled cards, and a veto, if it is offered; votes and targets are public."""
    if isinstance(move, Discard | Enact):
        return Fraction(s.hand.number(move.policy), labelled(s, seat))
    if isinstance(move, AskVeto):
        return Fraction(1, labelled(s, seat))
    return Fraction(1, len(options(s, seat))) if isinstance(move, Arrange) else 1


def labelled(s: MastermindState, seat: Seat) -> int:
    """How many choices a member of a Council has, if cards of a kind are told apart."""
    return len(s.hand) + (AskVeto() in options(s, seat))


def vote(s: MastermindState, plan: str) -> Vote:
    """The vote of everybody, a letter of the plan for each nomination: o approve, x reject."""
    nominations = len([told for told in s.told if isinstance(told, Nominated)])
    return Vote(plan[(nominations - 1) % len(plan)] == "o")


def as_planned(plan: str) -> Weight:
    """Nobody votes otherwise than planned."""

    def weighed(s: MastermindState, seat: Seat, move: Move) -> Fraction | int:
        return int(move == vote(s, plan)) if isinstance(move, Vote) else weight(s, seat, move)

    return weighed


def steering(plan: str, for_syndicate: bool = False) -> Choose:
    """Votes as planned, and nobody nominates the Mastermind, so that the game goes on.

    ``for_syndicate``: Syndicate policies are enacted if they can be, seat 4 is never investigated, and once five are
    enacted the Mastermind is elected.
    """

    def choose(s: MastermindState, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
        if isinstance(moves[0], Vote):
            return vote(s, plan)
        wanted = [move for move in moves if not for_syndicate or helps_syndicate(seat, move)]
        ending = for_syndicate and s.syndicate == SYNDICATE_WINS - 1
        wanted = [move for move in wanted or moves if is_mastermind(s, move) == ending] or wanted
        return rng.choice(wanted or moves)

    return choose


def throwing_away(plan: str) -> Choose:
    """The same, with a veto asked for and agreed to more often than not."""
    steered = steering(plan)

    def choose(s: MastermindState, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
        wanted = [move for move in moves if move in (AskVeto(), AnswerVeto(True))]
        return wanted[0] if wanted and rng.random() < 0.7 else steered(s, seat, moves, rng)

    return choose


def helps_syndicate(seat: Seat, move: Move) -> bool:
    match move:
        case Discard(policy):
            return policy == AGENCY
        case Enact(policy):
            return policy == SYNDICATE
        case Investigate(target):
            return target == (seat + 1) % 4  # each of the first four investigates the next
    return True


def is_mastermind(s: MastermindState, move: Move) -> bool:
    return isinstance(move, Nominate) and s.roles[move.seat] == THE_MASTERMIND


# What is asked


def is_role(unknown: Unknown) -> bool:
    return isinstance(unknown, tuple) and unknown[0] == "role"


class RoleWorlds(MastermindWorlds):
    """The worlds with nothing asked but who is who."""

    def count(self) -> int:
        return self.roles.count()

    def allows(self, truth: Truth) -> bool:
        return self.roles.allows([truth.get(("role", seat), role) for seat, role in enumerate(self.view.roles)])

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        return {unknown: found for unknown, found in self.chances.items() if is_role(unknown)}


class CardWorlds(MastermindWorlds):
    """The worlds with nothing asked but what the Councils held."""

    def count(self) -> int:
        return self.cards.count()

    def allows(self, truth: Truth) -> bool:
        return self.cards.allows([council_truth(link, truth) for link in self.known_cards.links])

    def marginals(self) -> Mapping[Unknown, Mapping[Answer, Fraction]]:
        return {unknown: found for unknown, found in self.chances.items() if not is_role(unknown)}


def asked(only: Callable[[Unknown], bool]) -> Callable[[MastermindState, Seat | None], Truth]:
    return lambda s, seat: {unknown: answer for unknown, answer in unknowns(s, seat).items() if only(unknown)}


ROLES_ONLY = replace(MASTERMIND, worlds=RoleWorlds, unknowns=asked(is_role))
CARDS_ONLY = replace(MASTERMIND, worlds=CardWorlds, unknowns=asked(lambda unknown: not is_role(unknown)))


def planned(powers: str, outcomes: Outcomes, actions: int, plan: str = "o", **chosen: object) -> Small:
    """Everything is asked."""
    return Small(5, {"powers": powers, **chosen}, outcomes, as_planned(plan), actions, choose=steering(plan))


def of_cards(powers: str, outcomes: Outcomes, actions: int, plan: str = "o", **chosen: object) -> Small:
    return replace(planned(powers, outcomes, actions, plan, **chosen), game=CARDS_ONLY)


LATE = "x" * 9 + "oooxx"  # three policies from the top, then three Councils
SURVEILLANCE_FIRST = "surveillance, none, none, none, none"
SMALL = (
    Small(5, {"powers": "investigation, none, none, none, purge"}, everything(3), weight, 11, histories=40_000),
    planned("special election, none, none, none, purge", everything(3), 14),
    planned("purge, none, none, none, none", everything(3), 14),  # now and then of the Mastermind: the end
    planned("purge, none, none, none, none", everything(1), 21, plan="x", late_purge=True),
    planned(SURVEILLANCE_FIRST, everything(3, 1, 1, 1), 11),
    of_cards(SURVEILLANCE_FIRST, cards_alone(3, 1, 1, 1, 1), 36, plan="oxxxo"),
    of_cards(SURVEILLANCE_FIRST, cards_alone(1, 1, 1, 1, 3), 30, plan="xxxo", top_deck_powers=True),  # MM-9
    of_cards(NO_POWERS, cards_alone(3, 3, 3, 3, 3), 49),  # until the deck is made anew
    of_cards(NO_POWERS, cards_alone(3, 3, 3, 3, 3), 49, head_start=2),  # MM-56
    replace(  # MM-61
        of_cards(NO_POWERS, after_three_syndicate(1, 1, 1, 3, 3, 3, 1), 94, plan=LATE, head_start=2, veto="yes"),
        choose=throwing_away(LATE),
    ),
    Small(
        5,
        {"powers": "investigation, investigation, investigation, investigation, investigation"},
        roles_alone,
        as_planned("o"),
        60,
        choose=steering("o", for_syndicate=True),
        game=ROLES_ONLY,
    ),
)
