"""The levels of play, weakest first: the same names in every game, with a mind for each game.

The mind of a level for a game is the module ``parlour.bots.<game>.<level>``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final, NamedTuple, Protocol, cast

from msgspec import Struct

from parlour import games
from parlour.bots.classes import own
from parlour.core import Move, Refused


class Mind(Protocol):
    """What chooses for a seat, from its view alone; it remembers nothing between two questions.

    It may also have ``speak(view, claims, rng) -> Claim | None``: one of the claims allowed now, or silence; and
    ``speaks_when_asked = True``, if it says nothing while it has no choice to make.
    A mind that needs only its options and one number of 64 bits has ``pick(options, number)`` as well, which
    returns a place among the options: then it is shown no view.
    """

    def choose(self, view: Any, rng: Random) -> Move:
        """One of ``view.options``; there are at least two."""


class Level(Struct, frozen=True):
    """How well a bot plays: the same idea in every game."""

    name: str  # as commands and records call it
    title: str  # as people do
    sentence: str
    strength: Mapping[str, str] = {}  # by game, as bench/strength measures it
    seats: Mapping[str, Collection[int]] = {}  # by game: at which tables it is offered; at all, if nothing is said
    thinking: Mapping[str, float] = {}  # by game: seconds that its longest thoughts usually take on one core
    place: str = ""  # where the class is that plays, of a bot that the operator of a house has hired
    games: Collection[str] | None = None  # that such a bot plays; None: all

    def expected(self, game: str) -> str:
        """What it does, and what to expect of it in ``game``."""
        return f"{self.sentence} {self.strength.get(game, '')}".strip()

    def sits(self, game: str, seats: int | None) -> bool:
        """Whether it is offered at a table of so many; None: at any."""
        tables = self.seats.get(game)
        return tables is None or (bool(tables) if seats is None else seats in tables)


LEVELS: Final = {
    level.name: level
    for level in (
        Level(
            "random",
            "Random",
            "Takes any option, each as likely as the next.",
            strength={
                "mind_reader": "Wins 1 hand of 100 against Casual.",
                "mastermind": "With seven players, as the Agency it wins 3 games of 100 against a Casual Syndicate.",
                "pi": "Solves hardly any case: 200 turns are not enough.",
                "graves": "Never wins a match against Casual.",
                "death_cards": "With five players, its detectives catch 2 of 100 Murderers that play like it.",
            },
            thinking={"mind_reader": 0.001, "mastermind": 0.001, "pi": 0.001, "graves": 0.001, "death_cards": 0.001},
        ),
        Level(
            "novice",
            "Novice",
            "Knows the rules, and makes the mistakes that people make in their first games.",
            strength={
                "mind_reader": "Asks what comes to mind and guesses too soon: wins 98 hands of 100 against Random, "
                "and 23 against Casual.",
                "mastermind": "Trusts everybody but the last Council that failed.",
                "pi": "Looks at any card and names a case too soon.",
                "graves": "Pays too much to be far ahead: wins 98 matches of 100 against Random, 40 against Casual.",
                "death_cards": "Suspects anybody, and keeps its Not so Fasts too long.",
            },
            thinking={"mind_reader": 0.001, "mastermind": 0.001, "pi": 0.001, "graves": 0.001, "death_cards": 0.001},
        ),
        Level(
            "thumb",
            "Casual",
            "Plays by simple rules that a good player would teach a friend.",
            strength={
                "mind_reader": "Wins 77 hands of 100 against a Novice, and proves a card in 8.6 questions.",
                "mastermind": "With seven players, as the Agency it wins 71 games of 100 against a Casual Syndicate.",
                "pi": "Solves a case alone in 11 turns, and wins every game against Random.",
                "graves": "Is 14 points a match ahead of Random, and wins every match against it.",
                "death_cards": "Goes at the player with the fewest secrets left to hide.",
            },
            thinking={"mind_reader": 0.001, "mastermind": 0.001, "pi": 0.001, "graves": 0.001, "death_cards": 0.001},
        ),
        Level(
            "belief",
            "Careful",
            "Works out from its own view how likely everything hidden is, and acts on that.",
            strength={
                "mind_reader": "Wins 53 hands of 100 against Casual, and proves a card in 7.5 questions. "
                "Among three Casual players it wins 30 hands of 100, among five 24.",
                "mastermind": "Its Syndicate votes, nominates and speaks like loyal players.",
                "pi": "Solves a case alone in 7 turns, and wins 88 games of 100 against Casual.",
                "graves": "Is 1.5 points a match ahead of Casual, and wins 63 matches of 100 against it.",
                "death_cards": "With four players, its detectives catch 97 of 100 Casual Murderers "
                "(Casual detectives: 41), and 75 of its own.",
            },
            seats={"mind_reader": (2, 4, 5, 6)},
            thinking={"mind_reader": 0.01, "mastermind": 0.01, "pi": 0.02, "graves": 0.1, "death_cards": 0.01},
        ),
        Level(
            "search",
            "Expert",
            "Also looks ahead over imagined games where that makes it stronger.",
            strength={
                "mind_reader": "With three and four players it makes sure that others are found out first: it wins 53 "
                "hands of 100 against two Casual players, and 35 against three Careful ones.",
                "pi": "With three players it plays for the win and not for speed: it wins 39 games of 100 against two "
                "Careful ones.",
                "graves": "Is 8 points a match ahead of Casual, and 7 of Careful.",
            },
            seats={"mind_reader": (3, 4), "mastermind": (), "pi": (3,), "death_cards": ()},
            thinking={"mind_reader": 0.2, "mastermind": 0.1, "pi": 0.02, "graves": 0.3, "death_cards": 0.3},
        ),
    )
}

HIRED: Final[dict[str, Level]] = {}  # bots that are none of ours, by name: only the operator of a house hires some


def hire(level: Level) -> None:
    """Have a bot of the operator's own offered beside ours."""
    if level.name in LEVELS or level.name in HIRED:
        raise Refused("bot-name-taken", name=level.name)
    HIRED[level.name] = level


def seatable(game: str) -> tuple[Level, ...]:
    """All whom a guest may seat: ours, and those that the operator has hired."""
    return *offered(game), *[level for level in HIRED.values() if level.games is None or game in level.games]


EVEN: Final[Mapping[tuple[str, int | None], str]] = {
    ("death_cards", 2): "novice",  # the Murderer is caught in 43 ± 3% of the games; with belief in 12%
    ("death_cards", 3): "thumb",  # 46 ± 3%; with belief 88%
    ("death_cards", 4): "thumb",  # 41 ± 3%; with belief 75%
    ("mastermind", 5): "thumb",  # with a head start the Agency wins 51 ± 4% of the games
    ("mastermind", 6): "thumb",  # 52 ± 4%; with belief and a head start of one policy 70%
    ("mastermind", 8): "thumb",  # 48 ± 4%
    ("mastermind", 9): "thumb",  # 58 ± 4%
    ("mastermind", 10): "thumb",  # with the classic preset 57 ± 2%
}  # by game and players: at which level both sides win about as often, with the options of BY_OPTION if there are any


WINS: Final[Mapping[tuple[str, str, int], int]] = {
    ("death_cards", "novice", 2): 43,
    ("death_cards", "novice", 3): 53,
    ("death_cards", "novice", 4): 44,
    ("death_cards", "novice", 5): 20,
    ("death_cards", "novice", 6): 11,
    ("death_cards", "thumb", 2): 26,
    ("death_cards", "thumb", 3): 46,
    ("death_cards", "thumb", 4): 41,
    ("death_cards", "thumb", 5): 12,
    ("death_cards", "thumb", 6): 11,
    ("death_cards", "belief", 2): 12,
    ("death_cards", "belief", 3): 88,
    ("death_cards", "belief", 4): 75,
    ("death_cards", "belief", 5): 58,
    ("death_cards", "belief", 6): 44,
    ("mastermind", "thumb", 5): 65,
    ("mastermind", "thumb", 6): 83,
    ("mastermind", "thumb", 7): 71,
    ("mastermind", "thumb", 8): 82,
    ("mastermind", "thumb", 9): 87,
    ("mastermind", "thumb", 10): 77,
    ("mastermind", "belief", 5): 69,
    ("mastermind", "belief", 7): 66,
}  # by game, level and players: in how many of 100 games the open side wins where all play so (docs/bots.md)


class Evened(NamedTuple):
    """Options that make a table even, and in how many of 100 games the open side wins with them."""

    options: Mapping[str, object]
    said: str
    wins: int


ONE_AHEAD: Final = {"head_start": 1}, "a head start of one Syndicate policy"
TWO_AHEAD: Final = {"head_start": 2}, "a head start of two Syndicate policies"
BY_OPTION: Final[Mapping[tuple[str, str, int], Evened]] = {
    ("mastermind", "thumb", 5): Evened(*ONE_AHEAD, 51),
    ("mastermind", "thumb", 6): Evened(*TWO_AHEAD, 52),
    ("mastermind", "thumb", 7): Evened(*ONE_AHEAD, 58),
    ("mastermind", "thumb", 8): Evened(*TWO_AHEAD, 48),
    ("mastermind", "thumb", 9): Evened(*TWO_AHEAD, 58),
    ("mastermind", "thumb", 10): Evened({"preset": "classic"}, "the classic preset", 57),
    ("mastermind", "belief", 7): Evened(*ONE_AHEAD, 53),
}  # by game, level and players, where the table is not even without them, or hardly
OUTCOMES: Final = {
    "death_cards": "the Murderer is caught in about {wins} of 100 games",
    "mastermind": "the Agency wins about {wins} of 100 games",
}


def outcome(game: str, level: str, seats: int) -> str:
    """What to expect among so many who all play so; "" where that was not measured."""
    wins = WINS.get((game, level, seats))
    if wins is None:
        return ""
    evened = BY_OPTION.get((game, level, seats))
    more = f"; with {evened.said} about {evened.wins}" if evened else ""
    return f"Among {seats} such players, {OUTCOMES[game].format(wins=wins)}{more}."


def offered(game: str, seats: int | None = None) -> tuple[Level, ...]:
    """The levels that beat the one below in ``game``, weakest first: with so many players, or at any table."""
    return tuple([level for level in able(game) if level.sits(game, seats)])


def able(game: str) -> tuple[Level, ...]:
    """All levels with a mind for ``game``, weakest first, offered or not: for those who study its games."""
    return tuple([level for level in LEVELS.values() if can_play(level.name, game)])


def proposed(game: str, seats: int | None = None) -> Level:
    """Whom to play against with so many players, if nobody says: an even level, or else the strongest up to belief."""
    if (game, seats) in EVEN:
        return LEVELS[EVEN[game, seats]]
    return [level for level in offered(game, seats) if level.name != "search"][-1]


def gentle(game: str) -> Level:
    """Whom to play against in a first game: the weakest that does not move at random."""
    return next((level for level in offered(game) if level.name != "random"), proposed(game))


def standby(game: str) -> Level:
    """Who goes on with a seat that a person left."""
    return proposed(game)


def known(name: str, game: str) -> Level:
    """The level called ``name``, if it can play ``game``; else Refused says why not."""
    levels = {**LEVELS, **HIRED}
    if name not in levels:
        raise Refused("no-such-bot", name=name, bots=[*levels])
    if levels[name] not in seatable(game):
        raise Refused("bot-has-not-learnt", name=name, game=games.find(game).title)
    return levels[name]


def mind(name: str, game: str) -> Mind:
    """What plays ``game`` at that level; also one that is no longer offered, for tables that began with it."""
    if name in HIRED:
        return own(HIRED[name].place)
    if not can_play(name, game):
        known(name, game)
    return cast("Mind", import_module(module_of(name, game)))


def talks(name: str, game: str) -> bool:
    """Whether that level ever says a word in ``game``; one that cannot play it is silent."""
    return (name in HIRED or can_play(name, game)) and hasattr(mind(name, game), "speak")


def whereabouts(name: str) -> str:
    """The name under which another process finds that bot."""
    return HIRED[name].place if name in HIRED else name


def can_play(name: str, game: str) -> bool:
    module = module_of(name, game)
    return bool(find_spec(module.rpartition(".")[0]) and find_spec(module))


def module_of(name: str, game: str) -> str:
    return "parlour.bots.random" if name == "random" else f"parlour.bots.{game}.{name}"
