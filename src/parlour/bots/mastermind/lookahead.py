"""What the Syndicate expects of each option: the board, and what everybody will believe, one step later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from parlour.bots.mastermind.forecast import Forecast
from parlour.bots.mastermind.role_beliefs import Beliefs, public
from parlour.bots.mastermind.scores import decides, passes
from parlour.bots.mastermind.sides import own
from parlour.bots.mastermind.thumb import members, targets
from parlour.bots.mastermind.win_chance import Board, head_known, told_apart, win_chance
from parlour.core import Claim, Event, Move, Said, Seat
from parlour.games.mastermind.cards import AGENCY, SYNDICATE, Cards, Policy
from parlour.games.mastermind.events import Drew, Enacted, Nominated, Passed, Voted
from parlour.games.mastermind.moves import Discard, Enact, IDrew, IReceived, Nominate, Vote
from parlour.games.mastermind.view import MastermindView

WILLING: Final = 0.85  # how often those nominated approve of their own Council


class Lookahead:
    """The Agency's chances after each option of a member of the Syndicate, as far as it knows who is who."""

    def __init__(self, view: MastermindView) -> None:
        self.view, self.me, self.public = view, own(view), public(view)
        self.mine, self.everybody = Beliefs(view), Beliefs(self.public)
        self.theirs = Forecast(self.everybody)
        self.board = Board(view.agency, view.syndicate, view.rules.powers)

    def scores(self) -> dict[Move, float]:
        """By how much each option lowers them."""
        match self.view.options[0]:
            case Vote():
                found = self.of_votes()
            case Nominate():
                found = {Nominate(seat): self.of_nomination(seat) for seat in targets(self.view)}
            case _:
                found = {move: self.of_cards(move) for move in self.view.options if isinstance(move, Discard | Enact)}
        return {move: -chance for move, chance in found.items()}

    def chance(self, board: Board, everybody: Beliefs) -> float:
        known = told_apart(everybody, self.mine.evil)
        return win_chance(board, self.view.seats, known, head_known(everybody, self.mine.mastermind))

    def after(self, *told: Event, board: Board | None = None) -> float:
        """The Agency's chances once everybody has been told this."""
        heard = Beliefs(replace(self.public, story=(*self.public.story, *told)))
        return self.chance(board or self.board, heard)

    # --- elections

    def of_votes(self) -> dict[Move, float]:
        """What a vote does if it decides, and what it tells."""
        return {
            Vote(True): self.helps(self.approvals()) + self.after(self.ballot(True)),
            Vote(False): self.after(self.ballot(False)),
        }

    def helps(self, approves: Mapping[Seat, float]) -> float:
        """What approval brings the Agency, times how likely this vote decides if the others approve so often."""
        forecast = self.forecast
        return float(decides(self.view, approves) * (forecast.worth[members(self.view)] - forecast.rejected()))

    def approvals(self) -> dict[Seat, float]:
        """How likely each seat approves, if all vote as everybody's beliefs tell them."""
        director, operative = members(self.view)
        outside = float(passes(director, self.theirs)[operative])
        return dict.fromkeys(self.view.living, outside) | {director: 1.0, operative: WILLING}

    def ballot(self, approve: bool) -> Voted:
        """The votes that everybody's beliefs lead to, and this seat's own."""
        view = self.view
        willing = bool(passes(view.director, self.theirs)[view.nominee] > 1 / 2)
        votes = {seat: willing or seat in (view.director, view.nominee) for seat in view.living} | {self.me: approve}
        return Voted(*[tuple([seat for seat, vote in votes.items() if vote == side]) for side in (True, False)])

    def of_nomination(self, seat: Seat) -> float:
        """What the Council does if it stands, and what the nomination tells."""
        return self.does(seat) + self.after(Nominated(self.me, seat))

    def does(self, seat: Seat) -> float:
        """The Agency's chances with ``seat`` nominated, whether the table approves or not."""
        forecast, stands = self.forecast, float(passes(self.me, self.theirs)[seat])
        return stands * float(forecast.worth[self.me, seat]) + (1 - stands) * forecast.rejected()

    @cached_property
    def forecast(self) -> Forecast:
        """What Councils are worth, by this seat's beliefs and the fitted chances."""
        found, b = Forecast(self.mine), self.board
        found.better = self.chance(Board(b.agency + 1, b.syndicate, b.powers), self.everybody)
        found.worse = self.chance(Board(b.agency, b.syndicate + 1, b.powers), self.everybody)
        return found

    # --- cards

    def of_cards(self, move: Discard | Enact) -> float:
        outcomes = self.outcomes(move)
        return sum([chance * self.after_council(policy, passed, covers) for policy, passed, covers, chance in outcomes])

    def outcomes(self, move: Discard | Enact) -> Iterator[tuple[Policy, Cards, bool, float]]:
        """What may be enacted of which two cards, whether the Global Operative covers it up, and how likely that is."""
        view = self.view
        assert view.hand is not None and view.council is not None
        if isinstance(move, Enact):
            yield move.policy, view.hand, True, 1.0
            return
        passed, evil = view.hand.without(move.policy), float(self.mine.evil[view.council[1]])
        if evil > 0:
            yield SYNDICATE if passed.syndicate else AGENCY, passed, True, evil
        if evil < 1:
            yield AGENCY if passed.agency else SYNDICATE, passed, False, 1 - evil

    def after_council(self, policy: Policy, passed: Cards, covers: bool) -> float:
        """The Agency's chances after this Council and what its members say."""
        assert self.view.council is not None
        director, operative = self.view.council
        b, enacted = self.board, policy == AGENCY
        board = Board(b.agency + enacted, b.syndicate + (not enacted), b.powers)
        if board.over:
            return win_chance(board, self.view.seats, 0.0, 0.0)
        number = board.agency if enacted else board.syndicate
        told = [] if self.me == operative else [Passed(director)]
        claims = self.claims(policy, passed, covers)
        return self.after(*told, Enacted(director, operative, policy, number), *claims, board=board)

    def claims(self, policy: Policy, passed: Cards, covers: bool) -> Iterator[Said[Claim]]:
        """The Syndicate says that it had no choice; the others say what was so."""
        assert self.view.council is not None
        director, operative = self.view.council
        council = sum([type(event) is Drew for event in self.view.story])
        shown = Cards(0, 2) if policy == SYNDICATE and covers else passed
        first = Cards(0, 2) if policy == SYNDICATE and self.mine.evil[director] > 1 / 2 else passed
        yield Said(director, IDrew(council, Cards(first.agency, first.syndicate + 1)))
        yield Said(operative, IReceived(council, shown))
