"""How strong somebody plays, game by game, by OpenSkill.

A rating is kept nowhere: it is what follows from all games that ended, in the order in which they ended.  This house
has counted some of them already and goes on from there; another that begins anew comes to the same numbers.
"""

from __future__ import annotations

from asyncio import Lock, to_thread
from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from msgspec import DecodeError, Struct, json
from openskill.models import PlackettLuce, PlackettLuceRating

from parlour.server.store.people import People
from parlour.server.table.outcomes import Outcome, SeatOutcome

MODEL: Final = PlackettLuce()
FIRST: Final = 1000  # everybody's first rating
A_POINT: Final = 40  # how much a point of OpenSkill's is worth here
READ: Final = json.Decoder(Outcome)


class Standing(Struct, frozen=True):
    """What is known of a player at one game."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def rating(self) -> int:
        """A number that a player is probably better than: it rises with every game that confirms it."""
        return round(FIRST + A_POINT * (self.mu - 3 * self.sigma))


class Table(defaultdict[str, Standing]):
    """All players of one game."""

    def __init__(self) -> None:
        super().__init__(Standing)


class Ratings:
    def __init__(self, people: People) -> None:
        self.people, self.turn, self.counted = people, Lock(), 0
        self.games: defaultdict[str, Table] = defaultdict(Table)

    async def of(self, game: str) -> Table:
        """The ratings of all who have played this game, up to now."""
        async with self.turn:
            new = await self.people.outcomes(self.counted)
            if new:
                await to_thread(self.count, [outcome for _, told in new if (outcome := read_outcome(told))])
                self.counted = new[-1][0]
            return self.games[game]

    def count(self, outcomes: Sequence[Outcome]) -> None:
        for outcome in outcomes:
            if counts(outcome):
                self.games[outcome.game].update(rated(outcome, self.games[outcome.game]))


def read_outcome(told: str) -> Outcome | None:
    """How a game ended; None if what was written down of it is damaged.  It counts for nobody then."""
    try:
        return READ.decode(told)
    except (DecodeError, UnicodeError):
        return None


def counts(outcome: Outcome) -> bool:
    """Whether ratings follow from a game: it has a result, and everybody who sat there is rated."""
    players = {seat.player for seat in outcome.seats}
    return outcome.decided and None not in players and len(players) > 1


def rated(outcome: Outcome, known: Table) -> dict[str, Standing]:
    """The standings after a game; bots of one level are one player, who moves by as much as they do on average."""
    teams, places = sides(outcome)
    before = [[as_rating(known[str(seat.player)]) for seat in team] for team in teams]
    after = MODEL.rate(before, ranks=[float(place) for place in places])
    seen: defaultdict[str, list[PlackettLuceRating]] = defaultdict(list)
    for team, ratings in zip(teams, after):
        for seat, rating in zip(team, ratings):
            seen[str(seat.player)].append(rating)
    return {
        player: Standing(fmean([one.mu for one in ones]), fmean([one.sigma for one in ones]), known[player].games + 1)
        for player, ones in seen.items()
    }


def as_rating(standing: Standing) -> PlackettLuceRating:
    return MODEL.rating(mu=standing.mu, sigma=standing.sigma)


def sides(outcome: Outcome) -> tuple[list[list[SeatOutcome]], list[int]]:
    """Who played together, and in which place each side came in.

    Where roles are dealt, those who won with each other are one side, and so are the others.
    """
    if outcome.roles:
        both = [[seat for seat in outcome.seats if seat.won is won] for won in (True, False)]
        return [side for side in both if side], [place for place, side in enumerate(both) if side]
    order = sorted({merit(seat) for seat in outcome.seats})
    return [[seat] for seat in outcome.seats], [order.index(merit(seat)) for seat in outcome.seats]


def merit(seat: SeatOutcome) -> tuple[bool, int]:
    """Winners come first, then those with more points."""
    return not seat.won, -seat.points
