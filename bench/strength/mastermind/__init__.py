"""How strong the bots of The Mastermind are: teams against each other, and beliefs against styles of play.

Teams: every deal is played by all four pairings of two levels as Agency and as Syndicate, so that differences are
paired.  The deal gives every seat every role equally often, and no seat is favoured by the rules.
Tells: an observer trained on other games names the Syndicate, next to the bots' own public belief.
Even tables: how often the Agency wins where all play at the level that is proposed.
Beliefs: what an Agency seat's belief loses on the true roles, in nats, less what the even model loses: below zero it
knows more; and how far its chances lie from what comes true (``calibration``).

``python -m bench.strength.mastermind --games 100``
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from math import log
from statistics import fmean
from typing import Any, Final

from bench.strength.calibration import Forecasts, calibration_row, forecasts
from bench.strength.figures import Row, even, figure, main
from bench.strength.mastermind.styles import FITTED, STYLES, Table
from bench.strength.mastermind.tells import COUNCILS, watched
from bench.strength.observer import Watched, tells
from bench.strength.parts import Part, measured

from parlour.bots import Company, levels
from parlour.bots.mastermind import belief, thumb
from parlour.bots.mastermind.role_beliefs import Beliefs
from parlour.core import Match
from parlour.games.mastermind import MASTERMIND, MastermindView
from parlour.games.mastermind.cards import AGENCY, ROLES
from parlour.games.mastermind.rules import Nomination

TABLES: Final = (5, 10)
WATCHED: Final = (5, 7)  # seats at which beliefs and the observer are tried
BETTER: Final = 0.0  # of the games, by which a team of one level is to be ahead of the level below
WORSE: Final = 0.02  # nats that a belief may lose beyond the even model, against any style
APART: Final = 0.05  # calibration error
READ: Final = 0.05  # of the games: what the observer may know beyond the bots' public belief
QUICK: Final = 10  # times as many games where no level works out beliefs: luck decides nothing then
NEW_DEALS: Final = 1000  # beliefs are tried on other deals than those that they were fitted to
Watch = Callable[[Match[Any, MastermindView]], None]


def played(
    seats: int,
    number: int,
    agency: Any,
    syndicate: Any,
    watch: Watch | None = None,
    options: Mapping[str, object] | None = None,
) -> Match[Any, MastermindView]:
    """One game; ``watch`` looks on whenever something has been told and everybody has spoken."""
    match = Match(MASTERMIND, seats, sha256(f"strength {seats} {number}".encode()).digest(), options or {})
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


def agency_wins(
    seats: int, number: int, agency: Any, syndicate: Any, options: Mapping[str, object] | None = None
) -> int:
    match = played(seats, number, agency, syndicate, options=options)
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


def even_rows(games: int) -> Iterator[Row]:
    """Whether both sides win about as often, at every size of table, with the options that the lobby names."""
    for seats in MASTERMIND.seats:
        name = levels.proposed(MASTERMIND.id, seats).name
        mind, evened = levels.mind(name, MASTERMIND.id), levels.BY_OPTION.get((MASTERMIND.id, name, seats))
        options, said = (evened.options, f" with {evened.said}") if evened else ({}, "")
        many = games if name == "belief" else QUICK * games
        wins = [agency_wins(seats, n, mind, mind, options) for n in range(many)]
        yield even(figure(f"{seats} seats, Agency wins among {name}{said}", wins))


def moments(seats: int, number: int, table: Table) -> list[tuple[MastermindView, list[int]]]:
    """What one Agency seat sees whenever somebody nominates after the first Council, and the true roles."""
    found: list[tuple[MastermindView, list[int]]] = []

    def watch(match: Match[Any, MastermindView]) -> None:
        s = match.state
        if s.councils and s.asked and type(s.agenda[-1]) is Nomination:
            honest = [seat for seat, role in enumerate(s.roles) if role == AGENCY]
            seat = honest[number % len(honest)]
            found.append((match.view(seat), [ROLES.index(role) for role in s.roles]))

    played(seats, number, *table, watch)
    return found


def belief_rows(seats: int, games: int) -> Iterator[Row]:
    """What beliefs lose against every style, and how far their chances lie from what is true."""
    for name, table in STYLES.items():
        known = "fitted" if name in FITTED else "fresh"
        losses, found = tried(seats, games, table)
        yield figure(f"{seats} seats, log loss less the even model's, {known}: {name}", losses, at_most=WORSE)
        yield calibration_row(f"{seats} seats, calibration error, {known}: {name}", found, APART)


def tried(seats: int, games: int, table: Table) -> tuple[list[float], Forecasts]:
    """Game by game the mean loss; and over all games how likely each seat was called evil, and whether it was."""
    losses, said, true, game = list[float](), list[float](), list[float](), list[int]()
    for number in range(games):
        seen = [(Beliefs(view), truth) for view, truth in moments(seats, NEW_DEALS + number, table)]
        if seen:
            losses.append(fmean([excess(beliefs, truth) for beliefs, truth in seen]))
        for beliefs, truth in seen:
            others = [seat for seat in range(seats) if seat != beliefs.me]
            said += [float(beliefs.evil[seat]) for seat in others]
            true += [float(truth[seat] > 0) for seat in others]
            game += [number] * len(others)
    return losses, forecasts(said, true, game)


def game_loss(seats: int, number: int, table: Table) -> float | None:
    """The mean over the rounds of one game after its first Council, for one Agency seat."""
    losses = [excess(Beliefs(view), truth) for view, truth in moments(seats, number, table)]
    return fmean(losses) if losses else None


def excess(beliefs: Beliefs, truth: list[int]) -> float:
    """What a belief loses on the true roles, in nats, less what the even model loses."""
    right = float(beliefs.weights[(beliefs.roles == truth).all(axis=1)].sum())
    return -log(right) - log(len(beliefs.roles))


def tell_rows(seats: int, games: int, level: str = "belief") -> Iterator[Row]:
    """Whether an observer who has seen other games can tell the Syndicate."""
    found = [seen for number in range(games) if (seen := after_councils(seats, number, level))]
    yield from tells(f"{seats} seats, {level}: the Syndicate after {COUNCILS} Councils", found, readable(seats, level))


def readable(seats: int, level: str) -> float | None:
    """How far a level may be read: a goal is for what is offered."""
    return READ if level in [each.name for each in levels.offered(MASTERMIND.id, seats)] else None


def after_councils(seats: int, number: int, level: str = "belief") -> Watched | None:
    found: list[Watched] = []

    def watch(match: Match[Any, MastermindView]) -> None:
        s = match.state
        if not found and len(s.councils) == COUNCILS and s.asked and type(s.agenda[-1]) is Nomination:
            found.append(watched(match.view(None), s.roles))

    played(seats, number, level, level, watch)
    return found[0] if found else None


def parts(games: int) -> Iterator[Part]:
    """Teams play so many deals; beliefs and the observer watch three times as many."""
    yield Part("even tables", even_rows, (3 * games,), games * 3.0)
    for seats in TABLES:
        yield Part(f"teams of {seats}", team_rows, (seats, games), games * seats * 0.15)
    for seats in WATCHED:
        for level in ("belief", "search"):
            yield Part(f"tells of {level}, {seats} seats", tell_rows, (seats, 3 * games, level), games * seats * 0.15)
        yield Part(f"beliefs, {seats} seats", belief_rows, (seats, 3 * games), games * seats * 1.0)


def figures(games: int) -> Iterator[Row]:
    return measured(parts(games))


if __name__ == "__main__":
    main(figures, 100)
