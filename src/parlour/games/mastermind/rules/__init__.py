"""The rules of The Mastermind, one step per paragraph of the rulebook and one file per chapter."""

from parlour.games.mastermind.rules.deck import Reshuffle
from parlour.games.mastermind.rules.election import Ballot, Nomination
from parlour.games.mastermind.rules.policy import DirectorAnswers, DirectorDiscards, OperativeEnacts
from parlour.games.mastermind.rules.powers import Investigation, Purging, SpecialElection, Surveillance
from parlour.games.mastermind.rules.setup import Deal, begin, roles_shown

__all__ = [
    "Ballot",
    "Deal",
    "DirectorAnswers",
    "DirectorDiscards",
    "Investigation",
    "Nomination",
    "OperativeEnacts",
    "Purging",
    "Reshuffle",
    "SpecialElection",
    "Surveillance",
    "begin",
    "roles_shown",
]
