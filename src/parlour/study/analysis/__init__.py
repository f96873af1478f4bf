"""The analysis of a finished game: every seat judged by what it knew, and never by what was hidden from it."""

from parlour.study.analysis.analyse import analyse
from parlour.study.analysis.shape import Analysis

__all__ = ["Analysis", "analyse"]
