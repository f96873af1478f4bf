"""Where the cards went: what one seat's story says about the Councils' draws and discards.

With every draw fewer cards are left that the seat has not seen.  A reshuffle starts again: everything that is not on
the board is then in the deck.  Another player's Surveillance changes no chances, since every order of cards that the
seat has not seen is as likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Final, TypeAlias

from msgspec import Struct

from parlour.core import Constraint, Event, Seat, Unknown
from parlour.deduction.chain import Chain
from parlour.games.mastermind.cards import AGENCY, DRAWN, POLICIES, SYNDICATE, VETO_FROM, Cards, Policy
from parlour.games.mastermind.events import (
    Arranged,
    CouncilRevealed,
    Drew,
    Elected,
    Enacted,
    Looked,
    Passed,
    Received,
    Reshuffled,
    TopDecked,
    VetoAsked,
    Vetoed,
    VetoRefused,
)
from parlour.games.mastermind.view import MastermindView

CouncilTruth: TypeAlias = tuple[int, Policy | None, Policy | None]
"""Syndicate cards among the three drawn, the Director's discard, the Global Operative's discard."""
ASPECTS: Final = ("drawn", "discarded", "buried")  # its three parts as unknowns, each with the Council's number


class DrawLink(Struct, frozen=True):
    """A link in the chain of cards: so many of the unseen cards are drawn.

    Each answer comes with the number of Syndicate cards among them, and with the number of ways in which labelled
    cards could have gone where they went: every hidden choice among labelled cards is then as likely as another.
    """

    unseen: int  # cards before the draw
    size: int
    answers: tuple[tuple[CouncilTruth | None, int, int], ...]

    def ways(self, left: int) -> list[tuple[CouncilTruth | None, int, int]]:
        """``left``: how many of the unseen cards are Syndicate."""
        agency = self.unseen - left
        return [
            (answer, comb(left, syndicate) * comb(agency, self.size - syndicate) * ways, left - syndicate)
            for answer, syndicate, ways in self.answers
            if syndicate <= left and self.size - syndicate <= agency
        ]


class ReshuffleLink(Struct, frozen=True):
    """A link in the chain of cards: after a reshuffle, so many of the unseen cards are Syndicate."""

    syndicate: int

    def ways(self, left: int) -> list[tuple[None, int, int]]:
        return [(None, 1, self.syndicate)]


class CouncilSeen(Struct):
    """What the seat knows of one Council."""

    number: int
    director: Seat
    operative: Seat
    unseen: int  # cards in the deck before the draw
    foreseen: Cards  # cards of the draw that the seat itself had laid on the deck
    lines: list[int]  # of the story
    drawn: Cards | None = None
    passed: bool = False
    discarded: Policy | None = None
    received: Cards | None = None
    enacted: Policy | None = None
    veto_open: bool = False  # whether it could ask for a veto
    asked: bool = False  # whether it did
    refused: bool = False
    vetoed: bool = False

    def link(self) -> DrawLink:
        answers = [(truth, truth[0] - self.foreseen.syndicate, ways) for truth, ways in self.truths()]
        return DrawLink(self.unseen, DRAWN - len(self.foreseen), tuple(answers))

    def truths(self) -> Iterator[tuple[CouncilTruth, int]]:
        """Everything that may have happened, and in how many ways it could happen with these cards drawn."""
        for syndicate in range(self.foreseen.syndicate, DRAWN + 1 - self.foreseen.agency):
            cards = Cards(DRAWN - syndicate, syndicate)
            if self.drawn in (None, cards):
                for discarded, ways in self.discards(cards):
                    for buried, more in self.burials(cards, discarded):
                        yield (syndicate, discarded, buried), ways * more

    def discards(self, cards: Cards) -> list[tuple[Policy | None, int]]:
        """What the Director may have discarded of ``cards``."""
        if not self.passed:
            return [(None, 1)]
        return [
            (policy, cards.number(policy))
            for policy in cards.kinds
            if self.discarded in (None, policy) and self.received in (None, cards.without(policy))
        ]

    def burials(self, cards: Cards, discarded: Policy | None) -> list[tuple[Policy | None, int]]:
        """What the Global Operative may have discarded of the rest."""
        if self.enacted is None or discarded is None:
            return [(None, 1)]
        passed = cards.without(discarded)
        ways = passed.number(self.enacted)
        return [(policy, ways) for policy in passed.without(self.enacted).kinds] if ways else []

    @property
    def unknowns(self) -> tuple[Unknown, ...]:
        so_far = 1 + self.passed + (self.enacted is not None)
        return tuple([(aspect, self.number) for aspect in ASPECTS[:so_far]])


def answered(number: int, truth: CouncilTruth) -> dict[Unknown, int | Policy]:
    """The truth about a Council as answers, as far as it has got."""
    return {(aspect, number): answer for aspect, answer in zip(ASPECTS, truth) if answer is not None}


class KnownCards:
    """The Councils as one seat knows them, and the deck as far as it knows it."""

    def __init__(self, v: MastermindView) -> None:
        self.links: list[DrawLink | ReshuffleLink | CouncilSeen] = []
        self.councils: list[CouncilSeen] = []
        self.elected: tuple[Seat, Seat] = (0, 0)  # the last Director and Global Operative
        self.rules = v.rules
        self.unseen = len(v.rules.deck)  # cards of the deck that the seat has not seen
        self.top: list[Policy] = []  # those that it has, the top card first
        self.off_board = v.rules.deck.count(SYNDICATE)  # Syndicate policies not enacted
        self.board: list[int] = []  # the lines that tell what is enacted
        self.before_deck = 0  # how many Councils had met when this deck was made
        self.deck: list[int] = []  # the lines that tell of this deck, apart from the Councils'
        self.constraints: list[Constraint] = []
        for line, event in enumerate(v.story):
            self.learn(line, event)
        self.close_deck()

    def chain(self) -> Chain[int, CouncilTruth | None]:
        links = [link.link() if isinstance(link, CouncilSeen) else link for link in self.links]
        return Chain(links, self.rules.deck.count(SYNDICATE))

    def learn(self, line: int, event: Event) -> None:
        match event:
            case Elected(director, operative):
                self.elected = director, operative
            case Drew(_, cards):
                self.meet(line, cards)
            case Passed() | Received() | Enacted():
                self.follow(line, event)
            case VetoAsked():
                self.councils[-1].asked = True
            case VetoRefused():
                self.councils[-1].refused = True
            case Vetoed():
                self.councils[-1].vetoed = True
            case TopDecked(policy):
                self.top_deck(line, policy)
            case Reshuffled(cards):
                self.start_new_deck(line, cards)
            case Looked(_, cards) if cards is not None:  # a Council has drawn all that was known before
                self.take(line, Cards(cards.count(AGENCY), cards.count(SYNDICATE)))
                self.top = list(cards)
            case Arranged(_, cards) if cards is not None:
                self.top = list(cards)
            case CouncilRevealed(number, truth):
                council = self.councils[number - 1]
                council.drawn, council.discarded = truth.drawn, truth.discarded
                council.lines.append(line)

    def meet(self, line: int, cards: Cards | None) -> None:
        """A Council draws, first the cards that the seat knows to lie on top."""
        foreseen, self.top = self.top[:DRAWN], self.top[DRAWN:]
        known = Cards(foreseen.count(AGENCY), foreseen.count(SYNDICATE))
        council = CouncilSeen(len(self.councils) + 1, *self.elected, self.unseen, known, [line], cards)
        council.veto_open = self.rules.veto and POLICIES.count(SYNDICATE) - self.off_board >= VETO_FROM
        self.unseen -= DRAWN - len(known)
        self.councils.append(council)
        self.links.append(council)

    def follow(self, line: int, event: Passed | Received | Enacted) -> None:
        """The Council goes on."""
        council = self.councils[-1]
        council.lines.append(line)
        match event:
            case Passed(_, discarded):
                council.passed, council.discarded = True, discarded
            case Received(_, cards):
                council.received = cards
            case Enacted(_, _, policy):
                council.enacted = policy
                self.enact(line, policy)

    def top_deck(self, line: int, policy: Policy) -> None:
        if self.top:
            self.top.pop(0)
        else:
            self.take(line, Cards(1, 0) if policy == AGENCY else Cards(0, 1))
        self.enact(line, policy)

    def enact(self, line: int, policy: Policy) -> None:
        self.board.append(line)
        self.off_board -= policy == SYNDICATE

    def take(self, line: int, cards: Cards) -> None:
        """The seat sees the next cards of the deck."""
        self.links.append(DrawLink(self.unseen, len(cards), ((None, cards.syndicate, 1),)))
        self.unseen -= len(cards)
        self.deck.append(line)

    def start_new_deck(self, line: int, cards: int) -> None:
        self.close_deck()
        self.links.append(ReshuffleLink(self.off_board))
        self.unseen, self.top, self.before_deck = cards, [], len(self.councils)
        self.deck = [*self.board, line]

    def close_deck(self) -> None:
        """What each Council's own lines say of it, and what all that came from this deck says of them together."""
        met = self.councils[self.before_deck :]
        self.constraints += [Constraint(council.unknowns, tuple(council.lines)) for council in met]
        together = sorted({*self.deck, *[line for council in met for line in council.lines]})
        if met:
            unknowns = tuple([unknown for council in met for unknown in council.unknowns])
            self.constraints.append(Constraint(unknowns, tuple(together)))
