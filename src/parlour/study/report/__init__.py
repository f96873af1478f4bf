"""A report on a game for its designer: what many games show about balance, length, options, skill and cards."""

from parlour.study.report.page import page
from parlour.study.report.panels import Panel, Report
from parlour.study.report.study import Study, studied

__all__ = ["Panel", "Report", "Study", "page", "studied"]
