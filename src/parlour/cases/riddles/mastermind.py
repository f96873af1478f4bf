"""The Mastermind: which claim cannot be true, who must be Syndicate, and what did a Council draw?"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.cases.case import Riddle, Spoken
from parlour.cases.riddles.stating import one_of, stated, which
from parlour.core import Fact, Reasons, Said
from parlour.games.mastermind.cards import AGENT, DRAWN, THE_MASTERMIND
from parlour.games.mastermind.events import Drew
from parlour.games.mastermind.moves import IDrew, IReceived
from parlour.games.mastermind.notebook import reasons
from parlour.games.mastermind.view import MastermindView


def lies(view: MastermindView) -> Iterator[Riddle]:
    yield Riddle("lie", "claim", tuple(doubtful_claims(view)))


def facts(view: MastermindView) -> Iterator[Riddle]:
    others = [seat for seat in range(view.seats) if seat != view.seat]
    yield which("syndicate", [stated(("role", seat), AGENT, THE_MASTERMIND) for seat in others])
    councils = sum([isinstance(event, Drew) for event in view.story])
    for council in range(1, councils + 1):
        yield one_of("drawn", ("drawn", council), range(DRAWN + 1), council=council)


def doubtful_claims(view: MastermindView) -> list[Spoken]:
    """What others say of the Councils' cards, without what a single line of the story gives the lie to."""
    said = [Spoken(line) for line in range(len(view.story)) if is_about_cards(view, line)]
    known = reasons(view)
    return [choice for choice in said if not is_plainly_false(known, claimed(view, choice))]


def is_plainly_false(known: Reasons, claim: Fact) -> bool:
    told = [known.possible(claim.unknown, frozenset([line])) for line in known.lines(claim.unknown)]
    return any([possible.isdisjoint(claim.among) for possible in told])


def is_about_cards(view: MastermindView, line: int) -> bool:
    """Whether another player says there what a Council held."""
    event = view.story[line]
    return isinstance(event, Said) and event.seat != view.seat and isinstance(event.claim, IDrew | IReceived)


def claimed(view: MastermindView, choice: Spoken) -> Fact:
    """What is said to be so in a line."""
    event = view.story[choice.line]
    assert isinstance(event, Said) and isinstance(event.claim, IDrew | IReceived)
    aspect = "drawn" if isinstance(event.claim, IDrew) else "received"
    return Fact((aspect, event.claim.council), (event.claim.cards.syndicate,))
