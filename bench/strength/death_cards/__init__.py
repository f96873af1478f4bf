"""How strong the bots of Death on the Cards are: teams against each other, and whether the worlds' chances come true.

Teams: all detectives play at one level, Murderer and Accomplice at another.  Every deal is played once with each seat
beginning, by every pairing, so that differences are paired; the interval is over deals.
Chances: over games at random, in which nobody minds the roles, how far the chance that a seat is the Murderer lies
from how often it is, in ten buckets weighed by how many chances fall into each, told apart from luck.

``python -m bench.strength.death_cards --games 40``
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from bench.strength.calibration import calibration_row, forecasts
from bench.strength.death_cards import beliefs, silence
from bench.strength.figures import Row, even, figure, main
from bench.strength.parts import Part, measured

from parlour.bots import Company, levels
from parlour.core import NATURE, PASS, Match, Seat, chance, options, play
from parlour.games.death_cards import DEATH_CARDS, DeathCardsState
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER
from parlour.games.death_cards.moves import CANCEL, STOP
from parlour.games.death_cards.rules.secrets import UNMASKED
from parlour.games.death_cards.rules.turn import ChooseDiscards
from parlour.games.death_cards.worlds import DeathCardsWorlds
from parlour.study.simulate import seed_of

TABLES: Final = (3, 4, 5, 6, 2)
PAIRINGS: Final = (
    ("thumb", "thumb"),
    ("belief", "thumb"),
    ("thumb", "belief"),
    ("belief", "belief"),
)
COMPARED: Final = (  # what is compared, the pairing, the one it is compared with, and the goal
    ("belief for thumb as detectives, against thumb", ("belief", "thumb"), ("thumb", "thumb"), 0.05),
    ("belief for thumb as Murderer, against thumb", ("thumb", "belief"), ("thumb", "thumb"), 0.05),
    ("belief for thumb as detectives, against belief", ("belief", "belief"), ("thumb", "belief"), None),
    ("belief for thumb as Murderer, against belief", ("belief", "belief"), ("belief", "thumb"), None),
)
EXACT: Final = 0.005  # the goal of the gap
LATEST: Final = 120  # the last decision of a game at random before which it may be looked at
CHANCES_A_DEAL: Final = 300  # games at random, for each deal that the teams play
NEAR: Final = "09-15"  # a birthday: who is nearest to 15 September begins
FAR: Final = "03-15"


def caught(seats: int, number: int, first: Seat, detectives: str, gang: str) -> bool:
    """Whether the Murderer of this deal is caught if ``first`` begins."""
    days = " ".join([NEAR if seat == first else FAR for seat in range(seats)])
    match = Match(DEATH_CARDS, seats, seed_of(f"strength {seats}", number), {"birthdays": days})
    return plays(match, detectives, gang) == UNMASKED


def plays(match: Match[Any, Any], detectives: str, gang: str) -> str:
    """How a match ends whose two sides play at these levels; nobody says a word."""
    s: DeathCardsState = match.state
    roles = (s.dealt(MURDERER), s.dealt(ACCOMPLICE))
    company = Company(match, {seat: gang if seat in roles else detectives for seat in range(s.seats)})
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
        what = f"{seats} seats, caught: {detectives} detectives, {gang} Murderer"
        yield figure(what, shares[detectives, gang])
    for what, ours, others, goal in COMPARED:
        sign = 1 if ours[1] == others[1] else -1  # a Murderer is better who is caught less often
        gains = [sign * (a - b) for a, b in zip(shares[ours], shares[others])]
        yield figure(f"{seats} seats, {what}", gains, at_least=goal if seats > 2 else None)


def even_row(seats: int, games: int) -> Row:
    """How often the Murderer is caught where everybody plays at the level that is proposed for so many."""
    level = levels.proposed(DEATH_CARDS.id, seats).name
    caught = [share(seats, n, level, level) for n in range(games)]
    return even(figure(f"{seats} seats, caught: all {level}, as is proposed", caught))


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


def at_random(s: DeathCardsState, seat: Seat, rng: Random) -> Any:
    """Any option, but few discards and Not so Fasts, so that more secrets come to light."""
    moves = options(s, seat)
    if STOP in moves and type(s.agenda[-1]) is ChooseDiscards and rng.random() < 0.8:
        return STOP
    return PASS if CANCEL in moves and rng.random() < 0.8 else rng.choice(moves)


def chances(s: DeathCardsState, seat: Seat | None) -> list[float]:
    suspects = DeathCardsWorlds(DEATH_CARDS.view(s, seat)).suspects
    dealt = [suspects.dealt(murderers) for murderers, _ in suspects.pairs]
    return [dealt.count(other) / len(dealt) for other in range(s.seats)]


def chance_row(seats: int, games: int) -> Row:
    met = [moment for number in range(games) if (moment := stated(seats, number))]
    said = [each for chances, _ in met for each in chances]
    true = [seat == murderer for _, murderer in met for seat in range(seats)]
    game = [number for number in range(len(met)) for _ in range(seats)]
    return calibration_row(f"{seats} seats, gap of stated chances to simulation", forecasts(said, true, game), EXACT)


def parts(games: int) -> Iterator[Part]:
    for seats in TABLES:
        yield Part(f"even table of {seats}", even_row, (seats, games), games * seats * 0.15)
        if seats > 2:  # with two, everybody knows
            yield Part(f"chances, {seats} seats", chance_row, (seats, games * CHANCES_A_DEAL), games * 1.4)
        yield Part(f"teams of {seats}", team_rows, (seats, games), games * seats * 1.0)
    for seats in beliefs.TABLES:
        yield Part(f"tells, {seats} seats", beliefs.tell_rows, (seats, 3 * games), games * 0.3)
        yield Part(f"beliefs, {seats} seats", beliefs.belief_rows, (seats, 3 * games), games * 2.5)
    for seats in silence.TABLES:
        yield Part(f"silence, {seats} seats", silence.silence_rows, (seats, 6 * games), games * seats * 0.5)


def figures(games: int) -> Iterator[Row]:
    return measured(parts(games))


if __name__ == "__main__":
    main(figures, 40)
