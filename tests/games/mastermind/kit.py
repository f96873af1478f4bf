"""The Mastermind for the laws.

Its twins, for every hidden thing of the rulebook: the roles of others, and thereby what another's Investigation tells;
the cards of the deck, and thereby what others draw, what a Global Operative buries and what another's Surveillance
sees; another Director's discard; what a Council throws away by veto; the order in which another lays cards back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core import Answer, Event, Move, Seat, Truth, Unknown, Whisper
from parlour.games.mastermind import MASTERMIND, MastermindState
from parlour.games.mastermind.cards import AGENCY, AGENT, SYNDICATE, THE_MASTERMIND, Role
from parlour.games.mastermind.events import Investigated, Looked
from parlour.games.mastermind.moves import Arrange, Dealt, Discard, Shuffled
from parlour.games.mastermind.rules import Surveillance
from parlour.testing import Actions, Kit, Run, Variant, act, refused
from tests.games.mastermind.small import SMALL

KINDS = (
    "roles",
    "an Investigation's answer",
    "cards of the deck",
    "the Director's discard",
    "the Global Operative's discard",
    "what a veto throws away",
    "what Surveillance sees",
    "the order laid back",
)
TRIES = 4  # exchanges of a kind in one game


def twins(run: Run, seat: Seat, rng: Random) -> Iterator[tuple[str, Actions]]:
    found = [one for n in range(len(run.actions)) for one in exchanges(run, n, seat, rng)]
    for kind in dict.fromkeys([kind for kind, _, _ in found]):
        alike = [(n, action) for other, n, action in found if other == kind]
        for n, action in rng.sample(alike, min(TRIES, len(alike))):
            twin = [*run.actions[:n], (run.actions[n][0], action), *run.actions[n + 1 :]]
            kept, consequence = rightly_alike(run, twin, seat)
            if kept > n:
                yield consequence or kind, twin[:kept]


def exchanges(run: Run, n: int, seat: Seat, rng: Random) -> Iterator[tuple[str, int, Move]]:
    """Other actions in the place of the ``n``-th, which ``seat`` perhaps cannot tell from it."""
    who, action = run.actions[n]
    if isinstance(action, Dealt):
        others = [other for other in range(run.seats) if other != seat]
        for _ in range(TRIES):
            yield "roles", n, replace(action, roles=exchanged(action.roles, others, rng))
            yield "cards of the deck", n, replace(action, deck=exchanged(action.deck, range(len(action.deck)), rng))
    if isinstance(action, Shuffled):
        for _ in range(TRIES):
            yield "cards of the deck", n, Shuffled(exchanged(action.order, range(len(action.order)), rng))
    if isinstance(action, Discard) and who != seat:
        yield "the Director's discard", n, Discard(SYNDICATE if action.policy == AGENCY else AGENCY)
    if isinstance(action, Arrange) and who != seat:
        yield "the order laid back", n, Arrange(exchanged(action.cards, range(len(action.cards)), rng))


def exchanged(pile: Sequence[Any], places: Sequence[int], rng: Random) -> tuple[Any, ...]:
    """``pile`` with two unlike things in ``places`` exchanged, or as it was."""
    changed = list(pile)
    unlike = [(i, j) for i in places for j in places if i < j and pile[i] != pile[j]]
    if unlike:
        i, j = rng.choice(unlike)
        changed[i], changed[j] = changed[j], changed[i]
    return tuple(changed)


def rightly_alike(run: Run, twin: Actions, seat: Seat) -> tuple[int, str | None]:
    """How many actions the twin lasts until ``seat`` may rightly see a difference, and what else differs by then."""
    ours, theirs = run.begin(), run.begin()
    for n, (mine, other) in enumerate(zip(run.actions, twin)):
        if refused(run.game, theirs, *other):
            return n, consequence(ours, theirs, seat)
        act(ours, *mine)
        act(theirs, *other)
        if not ours.asked or not theirs.asked or (not ours.sealed and rightful(ours, seat) != rightful(theirs, seat)):
            return n, consequence(ours, theirs, seat)
    return len(twin), consequence(ours, theirs, seat)


def rightful(s: MastermindState, seat: Seat) -> list[object]:
    """All that the rulebook lets ``seat`` see in ``s`` and that hidden things may decide."""
    looking = [step.director for step in s.agenda[-1:] if isinstance(step, Surveillance)]
    return [
        s.agency,
        s.syndicate,
        shown(s, seat),
        [found(s, target) for by, target in s.investigated if by == seat],
        [council.drawn for council in s.councils if council.director == seat],
        [council.discarded for council in s.councils if council.director == seat],
        [
            council.drawn.without(council.discarded)
            for council in s.councils
            if council.operative == seat and council.discarded
        ],
        s.deck[-3:] if seat in looking else [],
    ]


def found(s: MastermindState, target: Seat) -> object:
    """What an Investigation tells: the side, or by option the role."""
    return s.roles[target] if s.settings.investigation == "role" else s.roles[target] == AGENCY


def shown(s: MastermindState, seat: Seat) -> list[tuple[Seat, Role]]:
    """Whom ``seat`` knows from the deal: Agents are known to Agents and to a Mastermind who is not blind."""
    mine = s.roles[seat]
    classic = s.settings.preset == "classic"
    blind = s.settings.blind_mastermind == "yes" or (classic and s.seats >= 7)
    known = s.settings.agents_know_mastermind == "yes" or classic
    seen = [AGENT] if mine == AGENT or (mine == THE_MASTERMIND and not blind) else []
    seen += [THE_MASTERMIND] if mine == AGENT and known else []
    return [(other, role) for other, role in enumerate(s.roles) if role in seen or other == seat]


def consequence(ours: MastermindState, theirs: MastermindState, seat: Seat) -> str | None:
    """What became different, beside the thing exchanged: told to somebody else, or done unseen."""
    for kind, name in ((Investigated, "an Investigation's answer"), (Looked, "what Surveillance sees")):
        if whispers(ours, kind, seat) != whispers(theirs, kind, seat):
            return name
    for mine, other in zip(ours.councils, theirs.councils):
        if mine.buried != other.buried and mine.discarded == other.discarded:
            return "the Global Operative's discard"
        if mine.vetoed and other.vetoed and mine.drawn != other.drawn:
            return "what a veto throws away"
    return None


def whispers(s: MastermindState, kind: type[Event], seat: Seat) -> list[Event]:
    """What was told to one player alone, if not to ``seat``."""
    private = [told for told in s.told if isinstance(told, Whisper) and seat not in told.only]
    return [told.event for told in private if isinstance(told.event, kind)]


def answers(s: MastermindState, seat: Seat | None) -> Truth:
    """What the notebook asks beside the worlds: the seat's own role, and what each Global Operative received."""
    found: dict[Unknown, Answer] = {("role", other): role for other, role in enumerate(s.roles) if other == seat}
    for number, council in enumerate(s.councils, 1):
        if council.discarded:
            found["received", number] = council.drawn.without(council.discarded).syndicate
    return found


HOUSE = {
    "powers": "investigation, surveillance, purge, surveillance, special election",
    "blind_mastermind": "yes",
    "investigation": "role",
    "term_limit": "elected_director",
    "late_purge": True,
}

KNOWING = {  # Agents know the Mastermind, and Instability gives powers
    "role_mix": "5-1-1",
    "agents_know_mastermind": "yes",
    "surveillance_reorders": "no",
    "top_deck_frees": "yes",
    "top_deck_powers": True,
}
CURIOUS = {
    "powers": "investigation, investigation, investigation, special election, special election",
    "repeat_investigations": True,
    "top_deck_powers": True,
    "head_start": 2,
}
OPEN = {  # Councils talk, and early on they may throw their cards away
    "veto": "yes",
    "council_may_talk": True,
    "head_start": 2,
    "powers": "none, none, none, none, none",
}

KIT = Kit(
    game=MASTERMIND,
    variants=(
        Variant(5),
        Variant(7),
        Variant(10),
        Variant(5, {"preset": "classic"}),
        Variant(7, {"preset": "classic"}),
        Variant(10, {"preset": "classic"}),
        Variant(8, HOUSE),
        Variant(7, KNOWING),
        Variant(5, CURIOUS),
        Variant(5, OPEN),
    ),
    kinds=KINDS,
    twins=twins,
    small=SMALL,
    actions=600,
    answers=answers,
)
