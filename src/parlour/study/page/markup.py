"""HTML and SVG, written so that no text can become markup by mistake."""

from __future__ import annotations

from html import escape


class Markup(str):
    """Text that is markup already; all other text is escaped where it is put into an element."""

    __slots__ = ()


def element(name: str, *inside: object, **attributes: object) -> Markup:
    """``element("p", "a < b", class_="x")``; ``_`` in an attribute's name is ``-``, one that is None is left out."""
    given = [
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    ]
    return Markup(f"<{name}{''.join(given)}>{joined(*inside)}</{name}>")


def joined(*inside: object) -> Markup:
    """One after the other; what is None is left out."""
    return Markup(
        "".join([each if isinstance(each, Markup) else escape(str(each)) for each in inside if each is not None])
    )


def number(value: float) -> str:
    """A coordinate, short."""
    return f"{value:.1f}".removesuffix(".0")
