"""Every example in the docs runs, and prints what stands below it; PARLOUR_APPROVE=1 writes that anew for review."""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from io import StringIO
from os import environ
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(?P<code>.*?)^```\n(?:\n```text\n(?P<output>.*?)^```\n)?", re.MULTILINE | re.DOTALL)
PAGES = [
    page for page in (ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))) if BLOCK.search(page.read_text("utf-8"))
]


def run(code: str, names: dict[str, object], line: int, page: Path) -> str:
    """What the code prints; a mistake is told with the line of the page."""
    out = StringIO()
    with redirect_stdout(out):
        exec(compile("\n" * line + code, str(page), "exec"), names)
    return out.getvalue()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_example_prints_what_stands_below_it(page: Path) -> None:
    text, names = page.read_text("utf-8"), dict[str, object]({"__name__": "__main__"})
    told = list[tuple[re.Match[str], str]]()
    for block in BLOCK.finditer(text):
        told.append((block, run(block["code"], names, text[: block.start("code")].count("\n"), page)))
    if environ.get("PARLOUR_APPROVE"):
        for block, output in reversed(told):
            if block["output"] is not None:
                text = text[: block.start("output")] + output + text[block.end("output") :]
        page.write_text(text, "utf-8")
    else:
        assert [(block["output"] or "") for block, _ in told] == [output for _, output in told]


def test_the_readme_and_the_guide_for_python_have_examples() -> None:
    assert {page.name for page in PAGES} >= {"README.md", "python.md"}


def test_the_readme_s_example_starts_with_many_worlds_and_ends_with_few() -> None:
    """So many that nobody could list them; and a few turns later nearly all of them are gone."""
    output = next(BLOCK.finditer((ROOT / "README.md").read_text("utf-8")))["output"]
    counts = [int(number.replace(",", "")) for number in re.findall(r"([\d,]+) worlds", output)]
    assert counts[0] > 10**9 > 1000 > counts[-1] > 0
    assert counts == sorted(counts, reverse=True)
