"""Options as a person would say them."""

from __future__ import annotations

from parlour.core import Move, Wording
from parlour.core.words.english import Names
from parlour.games.mastermind.moves import Appoint, Arrange, Discard, Enact, Investigate, Nominate, Purge, Vote
from parlour.games.mastermind.view import MastermindView
from parlour.games.mastermind.words.en.phrases import in_order


def option(move: Move, view: MastermindView, names: Names) -> Wording:
    match move:
        case Nominate(seat):
            return Wording(f"Nominate {names.to(seat)}", "Nominate", names[seat])
        case Vote(approve):
            return Wording("Approve" if approve else "Reject", "Vote")
        case Discard(policy):
            return Wording(f"Discard {policy}", "Discard", policy)
        case Enact(policy):
            return Wording(f"Enact {policy}", "Enact", policy)
        case Investigate(seat):
            return Wording(f"Investigate {names.to(seat)}", "Investigate", names[seat])
        case Arrange(cards):
            return Wording(in_order(cards), "From the top")
        case Appoint(seat):
            return Wording(f"Hand the placard to {names.to(seat)}", "Next Director", names[seat])
        case Purge(seat):
            return Wording(f"Purge {names.to(seat)}", "Purge", names[seat])
    raise AssertionError(f"no words for {move}")
