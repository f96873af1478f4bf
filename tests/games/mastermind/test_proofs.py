"""Proofs of The Mastermind against enumeration: every history that the referee can play, kept if it tells those lines.

Here a line is known if the seat is told the same in that place.  So it needs nothing of what the notebook reasons by.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from random import Random

import pytest

from parlour.core import NATURE, Event, Fact, Seat, options, play
from parlour.games.mastermind import MASTERMIND, MastermindState, settings
from parlour.games.mastermind.cards import AGENCY, SYNDICATE, THE_MASTERMIND, Cards, Role
from parlour.games.mastermind.events import Elected, Enacted, Investigated, Learned, Purged, RolesRevealed
from parlour.games.mastermind.moves import Dealt, Nominate, Shuffled, Vote
from parlour.games.mastermind.notebook import outcomes
from parlour.games.mastermind.rules import roles_shown
from parlour.games.mastermind.settings import Ruleset
from parlour.notebook import notebook, squares
from parlour.notebook.proofs import proof
from parlour.testing.run import random_run
from tests.games.mastermind.kit import KIT
from tests.games.mastermind.kit import answers as more_answers
from tests.games.mastermind.small import NO_POWERS, cards_alone
from tests.games.mastermind.table import ANN, BEA, CAL, DOT, cards, sees

SURVEILLANCE_FIRST = "surveillance, none, none, none, none"
ABOUT_ROLES = Learned | Investigated | Elected | Purged | RolesRevealed
TRIED = 40  # sets of lines for one table and seat


class Table:
    """Every history of a table whose public moves are planned: only cards and hidden choices differ."""

    def __init__(self, powers: str, plan: str, outcomes) -> None:
        """``plan``: a letter for each election, o approved, x rejected."""
        settings = MASTERMIND.table(5, {"powers": powers})
        self.plan, self.outcomes = plan, outcomes
        self.histories = list(self.onwards(MASTERMIND.begin(5, settings), 0))

    def onwards(self, s: MastermindState, elections: int) -> Iterator[MastermindState]:
        if not s.asked:
            return
        seat = s.asked[0]
        if seat == NATURE:
            for move, _ in self.outcomes(s):
                yield from self.after(s, seat, move, elections)
        elif elections == len(self.plan) and isinstance(options(s, seat)[0], Nominate):
            yield s
        else:
            for move in self.planned(s, seat, elections):
                yield from self.after(s, seat, move, elections + isinstance(move, Nominate))

    def after(self, s, seat, move, elections) -> Iterator[MastermindState]:
        one = s.clone()
        play(one, seat, move)
        yield from self.onwards(one, elections)

    def planned(self, s: MastermindState, seat: Seat, elections: int) -> Sequence:
        """What may be done: all that is hidden, and of what is public the one thing planned."""
        moves = options(s, seat)
        if isinstance(moves[0], Vote):
            return [Vote(self.plan[elections - 1] == "o")]
        return moves[:1] if isinstance(moves[0], Nominate) else moves


def answers(s: MastermindState, seat: Seat) -> dict:
    return {**MASTERMIND.unknowns(s, seat), **more_answers(s, seat)}


def telling(histories: Sequence[MastermindState], story: Sequence[Event], seat: Seat, lines) -> list[MastermindState]:
    """The histories in which the seat was told these lines."""
    return [h for h in histories if all([h.story(seat)[line] == story[line] for line in lines])]


def mistakes(histories: Sequence[MastermindState], seat: Seat, rng: Random, always=()) -> list[str]:
    """Where what is possible by some lines is not what those histories leave; ``always``: lines known in any case."""
    view, found = sees(rng.choice(histories), seat), []
    reasons = MASTERMIND.notebook().reasons(view)
    for _ in range(TRIED):
        unknown = rng.choice([cell.unknown for _, sheet, cell in squares(notebook(MASTERMIND, view)) if sheet.rows])
        if unknown[0] == "role":
            continue
        lines = reasons.lines(unknown)
        some = {*rng.sample(lines, rng.randrange(len(lines) + 1)), *[line for line in lines if line in always]}
        left = {answers(h, seat)[unknown] for h in telling(histories, view.story, seat, some)}
        if left != reasons.possible(unknown, some):
            found.append(f"{unknown} by {some}: {left}, but it says {reasons.possible(unknown, some)}")
    return found


def unproved(histories: Sequence[MastermindState], seat: Seat, rng: Random) -> tuple[int, list[str]]:
    """Proofs whose lines do not force the fact, or of which one can be spared, and how many were tried."""
    view, found = sees(rng.choice(histories), seat), []
    reasons = MASTERMIND.notebook().reasons(view)
    facts = [cell.fact for _, _, cell in squares(notebook(MASTERMIND, view)) if cell.certainty != "open"]
    facts = [fact for fact in facts if fact.unknown[0] != "role"]
    for fact in facts:
        lines = proof(reasons, fact).lines
        if not forced(fact, telling(histories, view.story, seat, lines), seat):
            found.append(f"{fact} does not follow from {lines}")
        found += [
            f"{fact} follows without {line} of {lines}"
            for line in lines
            if forced(fact, telling(histories, view.story, seat, set(lines) - {line}), seat)
        ]
    return len(facts), found


def forced(fact: Fact, histories: Sequence[MastermindState], seat: Seat) -> bool:
    return fact.follows({answers(h, seat)[fact.unknown] for h in histories})


@pytest.fixture(scope="module")
def councils() -> list[MastermindState]:
    """Three Councils, then three rejections, so that the top card is enacted."""
    return Table(NO_POWERS, "oooxxx", cards_alone(3, 3, 3, 1)).histories


@pytest.mark.parametrize("seat", [ANN, BEA, CAL, DOT, None])
def test_what_is_possible_by_some_lines_is_what_all_histories_with_those_lines_leave(councils, seat):
    rng = Random(f"lines {seat}")
    assert len(councils) > 800
    assert [wrong for _ in range(3) for wrong in mistakes(councils, seat, rng)] == []


@pytest.mark.parametrize("seat", [ANN, BEA, CAL, None])
def test_the_lines_of_a_proof_force_the_fact_and_none_can_be_spared(councils, seat):
    rng = Random(f"proofs {seat}")
    tried = [unproved(councils, seat, rng) for _ in range(4)]
    assert sum([number for number, _ in tried]) > 20 and [wrong for _, found in tried for wrong in found] == []


def test_a_line_that_is_misread_is_noticed(councils, monkeypatch):
    """Planted: the number of a policy on the board is left out of account."""
    honest = outcomes.agrees

    def careless(event, outcome):
        return outcome.enacted == event.policy if isinstance(event, Enacted) else honest(event, outcome)

    monkeypatch.setattr(outcomes, "agrees", careless)
    rng = Random("planted")
    assert [wrong for _ in range(4) for wrong in mistakes(councils, CAL, rng)] != []


def test_a_line_too_many_is_noticed(councils, monkeypatch):
    """Planted: a proof that takes all lines."""
    monkeypatch.setattr("parlour.notebook.proofs.minimal", lambda reasons, enough: list(reasons))
    _, found = unproved(councils, ANN, Random("planted"))
    assert any(["follows without" in wrong for wrong in found])


def test_past_a_reshuffle_too(monkeypatch):
    """With six policies in the box the third Council meets a deck made anew."""
    box = tuple(cards("AA SSSS"))
    monkeypatch.setattr(settings, "POLICIES", box)
    monkeypatch.setattr(outcomes, "ALL", Cards(2, 4))

    def deals(s):
        if not s.roles:
            return [(Dealt(s.rules.roles, deck, ANN), 1) for deck in sorted(set(permutations(box)))]
        piles = s.deck + s.discard
        orders = {tuple([piles[place] for place in order]): order for order in permutations(range(len(piles)))}
        return [(Shuffled(order), 1) for order in orders.values()]

    histories = Table(NO_POWERS, "ooo", deals).histories
    for seat in (ANN, BEA, CAL, DOT, None):
        rng = Random(f"reshuffled {seat}")
        assert mistakes(histories, seat, rng) == [] and unproved(histories, seat, rng)[1] == []


def test_after_surveillance_too():
    """That there was a Surveillance is public and tells of the first policy, so its line is always known here."""
    histories = Table(SURVEILLANCE_FIRST, "oo", cards_alone(3, 1, 1, 1)).histories
    watched = [h for h in histories if h.councils[0].enacted == SYNDICATE]
    first = next(line for line, event in enumerate(watched[0].story(ANN)) if isinstance(event, Enacted))
    rng = Random("surveillance")
    assert [wrong for _ in range(6) for wrong in mistakes(watched, ANN, rng, always=(first,))] == []


@cache
def every_deal(roles: tuple[Role, ...]) -> list[tuple[Role, ...]]:
    return sorted(set(permutations(roles)))


def agrees(event: Event, dealt: Sequence[Role], seat: Seat | None, table: Ruleset) -> bool:
    """Whether a seat can have been told this with these roles dealt, by the rulebook."""
    match event:
        case Learned(role, others):
            return dealt[seat] == role and roles_shown(table, dealt, seat) == others
        case Investigated(_, target, answer) if answer:
            return answer in (dealt[target], AGENCY if dealt[target] == AGENCY else SYNDICATE)
        case Elected(_, other, True) | Purged(_, other, True):
            return dealt[other] != THE_MASTERMIND
        case RolesRevealed(roles):
            return roles == dealt
    return True


@pytest.mark.parametrize("variant", [variant for variant in KIT.variants if variant.seats <= 7], ids=str)
def test_proofs_of_roles_against_every_deal(variant):
    tried = 0
    for seed in range(2):
        run = random_run(KIT, variant, seed)
        rng = Random(f"roles {run.name}")
        for s in (run.end(), *[s for _, s in run.moments(rng, 6)]):
            tried += check_roles(s, rng.choice([None, *range(run.seats)]), rng)
    assert tried > 60


def check_roles(s: MastermindState, seat: Seat | None, rng: Random) -> int:
    """Every certain fact about a role is forced by the lines of its proof, and by no fewer."""
    view, deals = sees(s, seat), every_deal(s.rules.roles)
    reasons = MASTERMIND.notebook().reasons(view)

    def left(unknown, lines):
        told = [view.story[line] for line in lines if isinstance(view.story[line], ABOUT_ROLES)]
        return {dealt[unknown[1]] for dealt in deals if all([agrees(event, dealt, seat, s.rules) for event in told])}

    cells = [cell for _, sheet, cell in squares(notebook(MASTERMIND, view)) if sheet.id == "roles"]
    for cell in cells:
        fact, every = cell.fact, range(len(view.story))
        assert reasons.possible(fact.unknown, set(every)) == left(fact.unknown, every)
        some = set(rng.sample(every, rng.randrange(len(every))))
        assert reasons.possible(fact.unknown, some) == left(fact.unknown, some)
        if cell.certainty != "open":
            lines = proof(reasons, fact).lines
            assert fact.follows(left(fact.unknown, lines))
            assert not any([fact.follows(left(fact.unknown, set(lines) - {line})) for line in lines])
    return len([cell for cell in cells if cell.certainty != "open"])
