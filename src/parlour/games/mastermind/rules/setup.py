"""Setup: everyone gets a role, the policies are shuffled, and somebody is Director first."""

from __future__ import annotations

from parlour.core import Below, Chance, Move, Seat, Steps, shuffled, start
from parlour.games.mastermind.cards import Role
from parlour.games.mastermind.events import Began, Learned
from parlour.games.mastermind.moves import Dealt
from parlour.games.mastermind.rules.election import Nomination
from parlour.games.mastermind.settings import MastermindSettings, Ruleset, ruleset
from parlour.games.mastermind.state import MastermindState


def begin(seats: int, settings: MastermindSettings) -> MastermindState:
    rules = ruleset(seats, settings)
    s = MastermindState(seats, settings=settings, rules=rules, living=tuple(range(seats)), syndicate=rules.head_start)
    start(s, Deal())
    return s


class Deal(Chance[MastermindState, Dealt], frozen=True):
    """Shuffle roles and policies, deal each player one role, and draw the first Director."""

    def sample(self, s: MastermindState, below: Below) -> Dealt:
        return Dealt(shuffled(s.rules.roles, below), shuffled(s.rules.deck, below), below(s.seats))

    def possible(self, s: MastermindState, move: Move) -> bool:
        return (
            isinstance(move, Dealt)
            and sorted(move.roles) == sorted(s.rules.roles)
            and sorted(move.deck) == sorted(s.rules.deck)
            and move.director in range(s.seats)
        )

    def take(self, s: MastermindState, seat: Seat, move: Dealt) -> Steps:
        s.roles, s.deck = move.roles, list(move.deck)
        s.director = s.last_in_turn = move.director
        for player in s.living:
            role, others = s.roles[player], roles_shown(s.rules, s.roles, player)
            s.whisper(Learned(role, others, s.rules.known_by(role)), only=(player,))
        s.tell(Began(s.director))
        return (Nomination(),)


def roles_shown(rules: Ruleset, roles: tuple[Role, ...], seat: Seat) -> tuple[tuple[Seat, Role], ...]:
    """The roles of others that ``seat`` is shown at the deal."""
    shown = rules.shown_to(roles[seat])
    return tuple([(other, role) for other, role in enumerate(roles) if role in shown and other != seat])
