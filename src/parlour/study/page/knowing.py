"""When each answer could first be known, guesses by their chance, and proofs that were missed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.study.analysis.saying import first_known, percent
from parlour.study.analysis.shape import Analysis, Answer, Decision
from parlour.study.page.markup import Markup, element, joined
from parlour.study.page.parts import badge, behind, section, table

UNFOLDED: Final = 15  # answers
BANDS: Final = (("under 40%", 0.0), ("40 to 60%", 0.4), ("60 to 90%", 0.6), ("over 90%", 0.9), ("sure", 1.0))


def answers(analysis: Analysis) -> Markup | None:
    """Those that not everybody who asks for them knew from the start; of many, the last ones are folded."""
    shown = [answer for answer in analysis.answers if not given(answer)]
    if not shown:
        return None
    drawn = [rows_of(analysis, shown[:UNFOLDED])]
    if len(shown) > UNFOLDED:
        drawn.append(behind(f"{len(shown) - UNFOLDED} more", rows_of(analysis, shown[UNFOLDED:])))
    return section("When each answer could first be known", missed_note(analysis), *drawn)


def rows_of(analysis: Analysis, shown: Sequence[Answer]) -> Markup:
    """A table with a column for the parts of the game, and for who named it, only where there are any."""
    several = len(analysis.parts) > 1
    guessed = any([answer.named_by is not None for answer in analysis.answers])
    titles = [analysis.part_name] * several + ["Answer", "First provable", "By whom"] + ["Named"] * guessed
    rows = [
        [
            *[f"{analysis.part_name} {answer.part + 1}"] * several,
            answer.text or answer.page,
            *when_and_by_whom(analysis, answer),
            *[named(analysis, answer)] * guessed,
        ]
        for answer in shown
    ]
    return table(titles, rows)


def given(answer: Answer) -> bool:
    """Whether all who ask for it knew it from the start."""
    return all([known.move == 0 for known in answer.known])


def when_and_by_whom(analysis: Analysis, answer: Answer) -> tuple[object, object]:
    when, seats = first_known(answer)
    return when if seats else element("em", when), joined(*[badge(analysis.names, seat) for seat in seats])


def named(analysis: Analysis, answer: Answer) -> object:
    if answer.named_by is None:
        return ""
    return joined(badge(analysis.names, answer.named_by), f"move {answer.named_at}")


def missed_note(analysis: Analysis) -> str:
    missed = sum([made.missed is not None for made in analysis.decisions])
    return f"{missed} proofs were missed" if missed > 1 else "one proof was missed" if missed else "no proof was missed"


def missed(analysis: Analysis) -> Markup | None:
    made = [each for each in analysis.decisions if each.missed]
    if not made:
        return None
    note = "what could have been named, with the lines of that seat's own story"
    return section("Missed proofs", note, *[proof(analysis, each) for each in made], printed=False)


def proof(analysis: Analysis, made: Decision) -> Markup:
    assert made.missed
    lines = [
        element("li", sentence, element("span", f" ({left} left)", class_="note"), value=line)
        for line, sentence, left in zip(made.missed.lines, made.missed.because, made.missed.left)
    ]
    name = analysis.names[made.seat]
    title = element("summary", badge(analysis.names, made.seat), f"{name}, move {made.move}: {made.missed.text}")
    eyes = element("p", f"As {name} was told:", class_="note") if lines else None  # the lines call that seat “you”
    return element("details", title, eyes, element("ol", *lines))


def guesses(analysis: Analysis) -> Markup | None:
    """Dots by chance and outcome, with what could be expected."""
    made = [each for each in analysis.decisions if each.guess and each.guess.right is not None]
    if not made:
        return None
    columns = [band(made, place) for place in range(len(BANDS))]
    head = element("tr", element("th", "", scope="col"), *[element("th", name, scope="col") for name, _ in BANDS])
    body = [
        element(
            "tr",
            element("th", title, scope="row"),
            *[
                element(
                    "td",
                    *[badge(analysis.names, each.seat) for each in column if each.guess and each.guess.right is right],
                )
                for column in columns
            ],
        )
        for title, right in (("right", True), ("wrong", False))
    ]
    drawn = element("table", element("thead", head), element("tbody", *body), class_="guesses")
    return section(
        "Guesses", "chance when made, and outcome", drawn, element("p", expected(made)), told(analysis, made)
    )


def band(made: Sequence[Decision], place: int) -> list[Decision]:
    low, high = BANDS[place][1], BANDS[place + 1][1] if place + 1 < len(BANDS) else 2.0
    return [each for each in made if each.guess and low <= each.guess.chance < high]


def expected(made: Sequence[Decision]) -> Markup:
    right = sum([bool(each.guess and each.guess.right) for each in made])
    could = sum([each.guess.chance for each in made if each.guess])
    figures = element("strong", f"{could:.1f} expected, {right} right.")
    return joined(figures, " A guess is judged by its chance: a sound one that fails is not held against anybody.")


def told(analysis: Analysis, made: Sequence[Decision]) -> Markup:
    rows = [
        [
            str(each.move),
            analysis.names[each.seat],
            percent(each.guess.chance),
            each.guess.text,
            "right" if each.guess.right else "wrong",
        ]
        for each in made
        if each.guess
    ]
    return element(
        "details", element("summary", "All guesses"), table(["move", "who", "chance", "guess", "outcome"], rows)
    )
