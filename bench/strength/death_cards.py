"""How strong the bots of Death on the Cards are: teams against each other, and whether the worlds' chances come true.

Teams: all detectives play at one level, Murderer and Accomplice at another.  Every deal is played once with each seat
beginning, by every pairing, so that differences are paired; the interval is over deals.
Chances: over games at random, in which nobody minds the roles, how far the chance that a seat is the Murderer lies
from how often it is, in ten buckets weighed by how many chances fall into each.  Beside it stands what an exact
model would show by chance alone: the same with Murderers drawn from the very chances that were stated.

``python -m bench.strength.death_cards --games 40``
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

import numpy as np

from parlour.bots import Bot, Company, find
from parlour.core import NATURE, PASS, Match, Seat, chance, options, play
from parlour.games.death_cards import DEATH_CARDS, Party, PartyWorlds
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER
from parlour.games.death_cards.moves import CANCEL, STOP
from parlour.games.death_cards.rules import ChooseDiscards
from parlour.games.death_cards.secrets import UNMASKED
from parlour.study.simulate import seed_of

TABLES: Final = (3, 4, 5, 6, 2)
PAIRINGS: Final = (
    ("thumb", "thumb"),
    ("belief", "thumb"),
    ("thumb", "belief"),
    ("belief", "belief"),
    ("search", "belief"),
    ("belief", "search"),
)
COMPARED: Final = (  # what is compared, the pairing, and the one it is compared with
    ("belief for thumb as detectives, against thumb", ("belief", "thumb"), ("thumb", "thumb")),
    ("belief for thumb as Murderer, against thumb", ("thumb", "belief"), ("thumb", "thumb")),
    ("belief for thumb as detectives, against belief", ("belief", "belief"), ("thumb", "belief")),
    ("belief for thumb as Murderer, against belief", ("belief", "belief"), ("belief", "thumb")),
    ("search for belief as detectives, against belief", ("search", "belief"), ("belief", "belief")),
    ("search for belief as Murderer, against belief", ("belief", "search"), ("belief", "belief")),
)
CONFIDENT: Final = 1.96
BUCKETS: Final = 10
LATEST: Final = 120  # the last decision of a game at random before which it may be looked at
CHANCES_A_DEAL: Final = 100  # games at random, for each deal that the teams play
REDRAWN: Final = 40  # times that Murderers are drawn from the stated chances
NEAR: Final = "09-15"  # a birthday: who is nearest to 15 September begins
FAR: Final = "03-15"
Row = dict[str, Any]


def caught(seats: int, number: int, first: Seat, detectives: str, gang: str) -> bool:
    """Whether the Murderer of this deal is caught if ``first`` begins."""
    days = " ".join([NEAR if seat == first else FAR for seat in range(seats)])
    match = Match(DEATH_CARDS, seats, seed_of(f"strength {seats}", number), {"birthdays": days})
    return plays(match, detectives, gang) == UNMASKED


def plays(match: Match[Any, Any], detectives: str, gang: str) -> str:
    """How a match ends whose two sides play at these levels; nobody says a word."""
    s: Party = match.state
    roles = (s.dealt(MURDERER), s.dealt(ACCOMPLICE))
    levels: dict[str, Bot] = {name: find(name)(DEATH_CARDS) for name in {detectives, gang}}
    company = Company(match, {seat: levels[gang if seat in roles else detectives] for seat in range(s.seats)})
    while match.result is None:
        company.answer(company.next())
    return match.result.ending


def share(seats: int, number: int, detectives: str, gang: str) -> float:
    """How often the Murderer of one deal is caught, over everybody who may begin."""
    return sum([caught(seats, number, first, detectives, gang) for first in range(seats)]) / seats


def team_rows(seats: int, games: int) -> Iterator[Row]:
    shares: dict[tuple[str, str], list[float]] = {}
    for detectives, gang in PAIRINGS:
        shares[detectives, gang] = [share(seats, number, detectives, gang) for number in range(games)]
        yield row(seats, games, f"caught: {detectives} detectives, {gang} Murderer", shares[detectives, gang])
    for figure, ours, others in COMPARED:
        sign = 1 if ours[1] == others[1] else -1  # a Murderer is better who is caught less often
        yield row(seats, games, figure, [sign * (a - b) for a, b in zip(shares[ours], shares[others])])


def row(seats: int, games: int, figure: str, samples: Sequence[float]) -> Row:
    spread = float(np.std(samples, ddof=1)) if len(samples) > 1 else float("inf")
    half = CONFIDENT * spread / sqrt(len(samples))
    return {
        "game": "death_cards", "seats": seats, "figure": figure, "games": games,
        "mean": float(np.mean(samples)), "half": half,
    }  # fmt: skip


# --- whether chances come true


def stated(seats: int, number: int) -> tuple[list[float], Seat] | None:
    """At one moment of a game at random: how likely each seat is the Murderer to somebody, and who it is.

    One only, so that moments are independent of one another; none, if the game is over before it.
    """
    s, rng = DEATH_CARDS.begin(seats, DEATH_CARDS.table(seats, {})), Random(f"chances {seats} {number}")
    play(s, NATURE, chance(s, rng.randrange))
    for _ in range(rng.randrange(LATEST)):
        if not s.asked:
            return None
        play(s, s.asked[0], at_random(s, s.asked[0], rng))
    murderer = s.dealt(MURDERER)
    assert murderer is not None
    return (chances(s, rng.choice([None, *range(seats)])), murderer) if s.asked else None


def at_random(s: Party, seat: Seat, rng: Random) -> Any:
    """Any option, but few discards and Not so Fasts, so that more secrets come to light."""
    moves = options(s, seat)
    if STOP in moves and type(s.agenda[-1]) is ChooseDiscards and rng.random() < 0.8:
        return STOP
    return PASS if CANCEL in moves and rng.random() < 0.8 else rng.choice(moves)


def chances(s: Party, seat: Seat | None) -> list[float]:
    suspects = PartyWorlds(DEATH_CARDS.view(s, seat)).suspects
    dealt = [suspects.dealt(murderers) for murderers, _ in suspects.pairs]
    return [dealt.count(other) / len(dealt) for other in range(s.seats)]


def gap(said: Any, came_true: Any) -> float:
    """How far chances lie from what came true, bucket by bucket, weighed by how many there are."""
    buckets = np.minimum((said * BUCKETS).astype(int), BUCKETS - 1)
    return float(np.abs(np.bincount(buckets, came_true - said, BUCKETS)).sum() / len(said))


def chance_row(seats: int, games: int) -> Row:
    found = [moment for number in range(games) if (moment := stated(seats, number))]
    said = np.array([each for each, _ in found])
    truth = np.array([murderer for _, murderer in found])
    rng = np.random.default_rng(1)
    ideal = [gap(said.ravel(), hits(drawn(said, rng), seats)) for _ in range(REDRAWN)]
    return {
        "game": "death_cards", "seats": seats, "figure": "gap of stated chances to simulation", "games": games,
        "mean": gap(said.ravel(), hits(truth, seats)), "half": float(np.quantile(ideal, 0.95)), "moments": len(found),
    }  # fmt: skip


def hits(murderers: Any, seats: int) -> Any:
    return (murderers[:, None] == np.arange(seats)).ravel().astype(float)


def drawn(said: Any, rng: np.random.Generator) -> Any:
    """A Murderer for every moment, out of the chances that were stated."""
    return (rng.random((len(said), 1)) > np.cumsum(said, axis=1)).sum(axis=1).clip(max=said.shape[1] - 1)


def rows(games: int) -> list[Row]:
    return list(figures(games))


def figures(games: int) -> Iterator[Row]:
    for seats in TABLES:
        if seats > 2:  # with two, everybody knows
            yield chance_row(seats, games * CHANCES_A_DEAL)
        yield from team_rows(seats, games)


def show(found: Row) -> str:
    if "moments" in found:
        measured = f"{found['mean']:.4f}, by chance alone up to {found['half']:.4f}  ({found['moments']} moments)"
    else:
        measured = f"{found['mean']:+.3f} ± {found['half']:.3f}  ({found['games']} deals)"
    return f"{found['seats']} seats  {found['figure']:<48} {measured}"


def main() -> None:
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 40
    for found in figures(games):
        print(show(found), flush=True)


if __name__ == "__main__":
    main()
