"""How strong the bots of The Mastermind are: teams against each other, and beliefs against styles of play.

Teams: every deal is played by all four pairings of `thumb` and `belief` as Agency and as Syndicate, so that differences
are paired.  The deal gives every seat every role equally often, and no seat is favoured by the rules.
Beliefs: what an Agency seat's belief loses on the true roles, in nats, less what the prior of the worlds loses: below
zero it knows more.  Its mixture knows the first four styles and not the others.

``python -m bench.strength.mastermind --games 100``
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from math import log
from random import Random
from types import ModuleType
from typing import Any, Final

from bench.strength.figures import Row, figure, main
from msgspec.structs import replace

from parlour.bots import Company
from parlour.bots.mastermind import belief, thumb
from parlour.bots.mastermind.role_beliefs import Beliefs
from parlour.core import Claim, Match, Move, Seat
from parlour.games.mastermind import MASTERMIND, MastermindView
from parlour.games.mastermind.cards import AGENCY, DANGER_FROM, ROLES, Cards
from parlour.games.mastermind.moves import Enact, IAm, IDrew
from parlour.games.mastermind.rules import Nomination

TABLES: Final = (5, 7, 10)
BETTER: Final = 0.08  # of the games, by which a team that believes is to be ahead of one that goes by thumb
Watch = Callable[[Match[Any, MastermindView]], None]


class Style:
    """The Syndicate as `thumb` plays it, but only when ``harms`` says so; else as an honest player would."""

    def __init__(self, harms: Callable[[MastermindView, Random], bool], lies: Callable[[MastermindView], bool]) -> None:
        self.harms, self.lies = harms, lies

    def choose(self, view: MastermindView, rng: Random) -> Move:
        return thumb.choose(view if self.harms(view, rng) else as_honest(view), rng)

    def speak(self, view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
        return thumb.speak(view, claims, rng) if self.lies(view) else honestly(view, claims)


class Framer(Style):
    """Passes on the worst, says there was a choice, and is a model Global Operative."""

    def speak(self, view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
        blame = [claim for claim in claims if isinstance(claim, IDrew) and claim.cards == Cards(1, 2)]
        return blame[0] if blame else honestly(view, claims)


class AtRandom:
    """Does and says anything."""

    def choose(self, view: MastermindView, rng: Random) -> Move:
        return rng.choice(view.options)

    def speak(self, view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
        return rng.choice(claims)


class Silent(AtRandom):
    """Does anything, and says nothing."""

    def speak(self, view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
        return None


def as_honest(view: MastermindView) -> MastermindView:
    return replace(view, roles=tuple([AGENCY if seat == view.seat else None for seat in range(view.seats)]))


def honestly(view: MastermindView, claims: Sequence[Claim]) -> Claim | None:
    return next((claim for claim in claims if type(claim) is not IAm and claim == thumb.truth(view, claim)), None)


STYLES: Final[dict[str, Any]] = {
    "party line": thumb,
    "careful": Style(lambda view, rng: rng.random() < 0.5, lambda view: True),
    "at random": AtRandom(),
    "hidden loyal": Style(lambda view, rng: False, lambda view: False),
    "sleeper": Style(lambda view, rng: view.syndicate >= DANGER_FROM, lambda view: view.syndicate >= DANGER_FROM),
    "framer": Framer(lambda view, rng: type(view.options[0]) is not Enact, lambda view: False),
    "blunt": Style(lambda view, rng: True, lambda view: False),
    "belief": belief,
    "everybody at random": AtRandom(),
    "everybody at random and silent": Silent(),
}


def played(
    seats: int, number: int, agency: Any, syndicate: Any, watch: Watch | None = None
) -> Match[Any, MastermindView]:
    """One game; ``watch`` looks on whenever something has been told and everybody has spoken."""
    match = Match(MASTERMIND, seats, sha256(f"strength {seats} {number}".encode()).digest())
    teams = [agency if role == AGENCY else syndicate for role in match.state.roles]
    company, heard = Company(match, dict(enumerate(teams))), 0
    while match.result is None:
        if len(match.state.told) != heard:  # nobody has anything to add while votes come in
            company.talk()
            heard = len(match.state.told)
            if watch:
                watch(match)
        company.answer(company.next())
    return match


def agency_wins(seats: int, number: int, agency: ModuleType, syndicate: ModuleType) -> int:
    match = played(seats, number, agency, syndicate)
    assert match.result is not None
    return int(AGENCY in [match.result.roles[seat] for seat in match.result.winners])


def team_rows(seats: int, games: int) -> Iterator[Row]:
    """The four pairings, and what `belief` adds to a side against the same opponents on the same deals."""
    levels = {"thumb": thumb, "belief": belief}
    wins = {
        (ours, theirs): [agency_wins(seats, n, levels[ours], levels[theirs]) for n in range(games)]
        for ours in levels
        for theirs in levels
    }
    for (ours, theirs), won in wins.items():
        yield figure(f"{seats} seats, Agency wins: {ours} against {theirs}", won)
    for other in levels:
        goal = BETTER if other == "thumb" else None
        better = [b - t for b, t in zip(wins["belief", other], wins["thumb", other])]
        yield figure(f"{seats} seats, belief for thumb as Agency, against {other}", better, at_least=goal)
        better = [t - b for b, t in zip(wins[other, "belief"], wins[other, "thumb"])]
        yield figure(f"{seats} seats, belief for thumb as Syndicate, against {other}", better, at_least=goal)


def belief_rows(seats: int, games: int) -> Iterator[Row]:
    for name, style in STYLES.items():
        agency = style if name.startswith("everybody") else thumb
        losses = [loss for n in range(games) if (loss := game_loss(seats, n, agency, style)) is not None]
        yield figure(f"{seats} seats, log loss less the prior's: {name}", losses, at_most=0)


def game_loss(seats: int, number: int, agency: Any, syndicate: Any) -> float | None:
    """The mean over the rounds of one game after its first Council, for one Agency seat."""
    losses: list[float] = []

    def watch(match: Match[Any, MastermindView]) -> None:
        s = match.state
        if s.councils and s.asked and type(s.agenda[-1]) is Nomination:
            honest = [seat for seat, role in enumerate(s.roles) if role == AGENCY]
            losses.append(excess(match, honest[number % len(honest)]))

    played(seats, number, agency, syndicate, watch)
    return sum(losses) / len(losses) if losses else None


def excess(match: Match[Any, MastermindView], seat: Seat) -> float:
    beliefs = Beliefs(match.view(seat))
    truth = [ROLES.index(role) for role in match.state.roles]
    right = float(beliefs.weights[(beliefs.roles == truth).all(axis=1)].sum())
    return -log(right) - log(len(beliefs.roles))


def rows(games: int) -> list[Row]:
    return list(figures(games))


def figures(games: int) -> Iterator[Row]:
    """Teams play so many deals; beliefs are watched in three times as many."""
    for seats in TABLES:
        yield from team_rows(seats, games)
        yield from belief_rows(seats, 3 * games)


if __name__ == "__main__":
    main(figures, 100)
