"""Tournaments: bots against each other on the same deals, each of them on every seat."""

from parlour.study.tournament.plan import Tournament
from parlour.study.tournament.playing import Row, play_batch, rows
from parlour.study.tournament.standings import Standings

__all__ = ["Row", "Standings", "Tournament", "play_batch", "rows"]
