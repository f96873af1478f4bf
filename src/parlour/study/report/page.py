"""The report as one page for a browser: self-contained, for light and dark, for a phone and for paper."""

from __future__ import annotations

from importlib.resources import files

from parlour.study.page.markup import Markup, element
from parlour.study.page.parts import behind, section, table
from parlour.study.report.charts import bars, intervals, told
from parlour.study.report.panels import Panel, Report


def page(report: Report) -> str:
    """The whole document."""
    styles = [files("parlour.study.page").joinpath("style.css"), files(__package__).joinpath("report.css")]
    head = element(
        "head",
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'),
        element("title", f"{report.title}: a report"),
        element("style", Markup("\n".join([style.read_text("utf-8") for style in styles]))),
    )
    inside = element("main", top(report), *[drawn(panel) for panel in report.panels], foot())
    return f"<!doctype html>\n{element('html', head, element('body', inside), lang='en')}\n"


def top(report: Report) -> Markup:
    """What was played, and what stands out."""
    about = report.about
    kind = (
        f"{about['seats']} players, {about['games']:,} games of {about['bots'][0]} bots, seed {about['seed']}; "
        f"rules {about['rules']}, Parlour {about['parlour']}"
    )
    found = [element("li", element("strong", title), f":{rest}") for title, _, rest in split(report)]
    words = element("p", kind, class_="kind"), element("h1", f"{report.title}: a report for its designer")
    return element("div", element("div", *words, element("ul", *found, class_="findings")), class_="top")


def split(report: Report) -> list[tuple[str, str, str]]:
    return [sentence.partition(":") for sentence in report.sentences]


def drawn(panel: Panel) -> Markup:
    chart = element("div", bars(panel) if panel.bars else intervals(panel), class_="scroll")
    remark = element("p", panel.remark, class_="note") if panel.remark else None
    return section(panel.title, panel.note, chart, remark, behind("The same as a table", figures(panel)))


def figures(panel: Panel) -> Markup:
    if panel.bars:
        return table(["span", "games"], panel.bars)
    rows = [[f"{each.label} {each.group}".strip(), told(panel, each)] for each in panel.points]
    return table(["", "figure, and where the true one lies 95 times out of a hundred"], rows)


def foot() -> Markup:
    sure = element("strong", "A line through a dot shows where the true figure lies, 95 times out of a hundred.")
    return element("footer", sure, " A hollow dot may be chance. Bots are no people: read this as a first look.")
