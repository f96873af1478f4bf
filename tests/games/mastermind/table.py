"""A table of The Mastermind with exactly the roles and cards a test needs."""

from __future__ import annotations

from parlour.core import NATURE, Seat, chance, options, play
from parlour.games.mastermind import MASTERMIND, MastermindState, MastermindView
from parlour.games.mastermind.cards import AGENCY, SYNDICATE, Policy
from parlour.games.mastermind.moves import Dealt, Discard, Enact, Nominate, Vote

ANN, BEA, CAL, DOT, EVE, FAY, GUS, HAL, IDA, JON = range(10)
LETTERS: dict[str, Policy] = {"A": AGENCY, "S": SYNDICATE}


def cards(letters: str) -> list[Policy]:
    return [LETTERS[letter] for letter in letters if letter != " "]


def table(seats: int = 5, top: str = "", director: Seat = ANN, **options: object) -> MastermindState:
    """The roles lie in order: the Agency, then the Agents, the Mastermind last; ``top`` of the deck, top card first."""
    s = MASTERMIND.begin(seats, MASTERMIND.table(seats, options))
    rest = list(s.rules.deck)
    for card in cards(top):
        rest.remove(card)
    play(s, NATURE, Dealt(s.rules.roles, (*rest, *cards(top)[::-1]), director))
    return s


def on_board(s: MastermindState, agency: int = 0, syndicate: int = 0) -> MastermindState:
    """Policies already enacted, taken from the bottom of the deck."""
    for policy, number in ((AGENCY, agency), (SYNDICATE, syndicate)):
        for _ in range(number):
            s.deck.remove(policy)
    s.agency, s.syndicate = agency, syndicate
    return s


def vote(s: MastermindState, approving: int | None = None) -> None:
    """So many of those asked approve, first the first; all of them unless told otherwise."""
    for n, seat in enumerate(s.asked):
        play(s, seat, Vote(approving is None or n < approving))


def elect(s: MastermindState, operative: Seat) -> None:
    play(s, s.director, Nominate(operative))
    vote(s)
    shuffle(s)


def reject(s: MastermindState, operative: Seat | None = None) -> None:
    play(s, s.director, options(s, s.director)[0] if operative is None else Nominate(operative))
    vote(s, 0)
    shuffle(s)


def shuffle(s: MastermindState) -> None:
    """Let nature shuffle somehow, if it is asked."""
    while NATURE in s.asked:
        play(s, NATURE, chance(s, lambda n: n - 1))


def discard(s: MastermindState, letter: str) -> None:
    play(s, s.asked[0], Discard(LETTERS[letter]))


def enact(s: MastermindState, letter: str) -> None:
    play(s, s.asked[0], Enact(LETTERS[letter]))
    shuffle(s)


def council(s: MastermindState, operative: Seat, discarded: str, enacted: str) -> None:
    """A whole round whose Council stands."""
    elect(s, operative)
    discard(s, discarded)
    enact(s, enacted)


def sees(s: MastermindState, seat: Seat | None) -> MastermindView:
    return MASTERMIND.view(s, seat)


def heard(s: MastermindState, seat: Seat | None, kind: type) -> list[object]:
    """All events of one kind in a seat's story."""
    return [event for event in s.story(seat) if isinstance(event, kind)]
