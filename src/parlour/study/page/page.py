"""One page for a browser: self-contained, for light and dark, for a phone, a desk and a sheet of paper."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import TypeAlias

from parlour.study.analysis import Analysis
from parlour.study.page.knowing import answers, guesses, missed
from parlour.study.page.markup import Markup, element
from parlour.study.page.minds import beliefs, claims
from parlour.study.page.moves import accuracy, best_and_worst, turnings
from parlour.study.page.parts import badge
from parlour.study.page.progress_chart import progress_chart
from parlour.study.page.skill import skill

Door: TypeAlias = tuple[str, str]  # a link: where it leads, and what it says


def page(analysis: Analysis, doors: Sequence[Door] = ()) -> str:
    """The whole document; where it stands in a house, ``doors`` lead to its other rooms."""
    title = f"{analysis.headline}: {analysis.title}"
    return document(title, navigation(doors) if doors else None, element("main", *sections(analysis)))


def document(title: str, *inside: Markup | None, language: str = "en") -> str:
    """A page in this style."""
    head = element(
        "head",
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'),
        element("title", title),
        element("style", Markup(files(__package__).joinpath("style.css").read_text("utf-8"))),
    )
    return f"<!doctype html>\n{element('html', head, element('body', *inside), lang=language)}\n"


def navigation(doors: Sequence[Door]) -> Markup:
    """The links to other rooms, which a sheet of paper does without."""
    links = [element("a", words, href=path) for path, words in doors]
    return element("nav", *links, class_="on-screen", aria_label="Other rooms")


def sections(analysis: Analysis) -> list[Markup]:
    left = turnings(analysis), guesses(analysis)
    right = best_and_worst(analysis), accuracy(analysis), claims(analysis)
    found = [
        top(analysis),
        skill(analysis),
        progress_chart(analysis),
        columns(left, right),
        answers(analysis),
        missed(analysis),
        beliefs(analysis),
        foot(analysis),
    ]
    return [each for each in found if each is not None]


def columns(*given: Sequence[Markup | None]) -> Markup:
    """Columns of panels side by side; one that would be empty takes no room."""
    filled = [[panel for panel in column if panel is not None] for column in given]
    return element("div", *[element("div", *column) for column in filled if column], class_="columns")


def top(analysis: Analysis) -> Markup:
    """Headline, sentence, and everybody's points."""
    kind = f"{analysis.title}, {len(analysis.names)} players, {analysis.moves} decisions"
    words = element(
        "div", element("p", kind, class_="kind"), element("h1", analysis.headline), element("p", analysis.sentence)
    )
    return element("div", words, scores(analysis), class_="top")


def scores(analysis: Analysis) -> Markup | None:
    if analysis.result is None:
        return None
    won, roles = analysis.result.winners, analysis.roles
    return element(
        "ul",
        *[
            element(
                "li",
                element("b", points),
                badge(analysis.names, seat),
                analysis.names[seat],
                element("small", roles[seat]) if roles else None,
                class_="won" if seat in won else None,
            )
            for seat, points in enumerate(analysis.result.points)
        ],
        class_="scores",
    )


def foot(analysis: Analysis) -> Markup:
    judge = f" Losses by {analysis.judge}, in {analysis.unit}." if analysis.judge else ""
    sure = element("strong", "Judged only by what each seat knew at that moment")
    return element("footer", sure, f", never by what was hidden from it. Chances by the {analysis.model} model.{judge}")
