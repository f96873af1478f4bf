"""An analysis as one page for a browser."""

from parlour.study.page.page import document, page

__all__ = ["document", "page"]
