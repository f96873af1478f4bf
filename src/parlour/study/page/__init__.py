"""An analysis as one page for a browser."""

from parlour.study.page.page import page

__all__ = ["page"]
