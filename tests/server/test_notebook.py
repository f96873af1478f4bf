"""The notebook over the wire: what a player may ask, what it says, and that nobody else learns anything from it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable
from pathlib import Path
from pickle import dumps
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour import games
from parlour.bots.thinking import Question
from parlour.core import Claim, Move
from parlour.notebook import Help, notebook, squares, why
from parlour.server import wire
from parlour.server.bots.thinking import InPlace, Workers
from parlour.server.fair import Who
from parlour.server.http.limits import Rates
from parlour.server.notebook.answers import Inquiry
from parlour.server.notebook.notebooks import Notebooks
from parlour.server.rates import Rate
from parlour.server.table.shown.tabs import Tab as ServerTab
from tests.games.mind_reader.kit import KIT as MIND_READER
from tests.server.hourglass import Hourglass
from tests.server.twins import World, compared, history, runs_with_twins
from tests.server.visitors import Tab, evening, id_of, seated, url_of, visitors

DEEP = "under the old oak"  # a note


def ids(pages: dict[str, Any], *certainties: str) -> list[str]:
    """The squares of these certainties."""
    return [
        f"{sheet['id']}/{row['id']}/{column['id']}"
        for sheet in pages["sheets"]
        for row, cells in zip(sheet["rows"], sheet["squares"])
        for column, square in zip(sheet["columns"], cells)
        if square is not None and square.get("certainty", "open") in certainties
    ]


async def begun(tabs: list[Tab]) -> None:
    """Everybody has kept a card; somebody is asked for a question."""
    for tab in tabs:
        await tab.play(tab.options[0])
    for tab in tabs:
        await tab.catch_up()


async def test_a_player_is_shown_what_the_own_view_proves(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests, help="notebook")
        await begun(tabs)
        match = house.tables[id_of(tabs[0])].match
        assert match is not None
        pages = await tabs[0].ask("notebook")
        known = notebook(match.game, match.view(0))
        found = {id: cell for id, _, cell in squares(known)}
        assert pages["worlds"] == str(known.worlds) and pages["lines"] == len(match.view(0).story)
        for certainty in ("certain", "ruled out", "open"):
            assert ids(pages, certainty) == [id for id, cell in found.items() if cell.certainty == certainty]
        proved = ids(pages, "ruled out")[0]
        proof = (await tabs[0].ask("why", square=proved))["proof"]
        lines = why(match.game, match.view(0), found[proved].fact).lines
        assert [line["line"] for line in proof["lines"]] == list(lines)
        assert proof["fact"].endswith(".") and all(line["text"].endswith(".") for line in proof["lines"])
        assert pages["sheets"][0]["title"] == "What is Bea's Secret Card?"


@pytest.mark.parametrize("game", games.SHELF)
async def test_every_game_answers_in_words(tmp_path: Path, game: str) -> None:
    strict = json.Decoder(wire.AnyAnswer, strict=True)
    async with evening(tmp_path, seed=lambda: bytes(32)) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open(game, bot="thumb", help="hints", window=0))
        await tab.do("start")
        proved: list[str] = []
        while not proved or tab.frame["board"]["decision"] < 6:
            await tab.until(lambda frame: frame["board"]["options"])
            await tab.play(tab.options[0])
            await tab.until(lambda frame: frame["board"]["options"] or frame["ending"])
            assert not tab.frame["ending"]
            proved = ids(await tab.ask("notebook"), "certain", "ruled out")
        reason = await tab.ask("why", square=proved[-1])
        assert reason["type"] == "proof" and reason["proof"]["fact"], reason
        hint = await tab.ask("hint")
        assert hint["option"]["move"] in tab.options, hint
        assert hint["proof"] or hint["likely"] or not hint["sheet"]
        answers = [message for message in tab.raw if json.decode(message)["type"] in ("pages", "proof", "advice")]
        for message in answers:
            assert json.decode(json.encode(strict.decode(message))) == json.decode(message)


@pytest.mark.parametrize(
    ("help", "open_", "marks", "proofs", "hints"),
    [
        ("none", False, False, False, False),
        ("marks", True, True, False, False),
        ("warnings", True, True, False, False),
        ("notebook", True, True, True, False),
        ("hints", True, True, True, True),
    ],
)
async def test_a_table_helps_as_much_as_the_host_chose(
    tmp_path: Path, help: Help, open_: bool, marks: bool, proofs: bool, hints: bool
) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests, help=help)
        await begun(tabs)
        assert [tab.frame["table"]["help"] for tab in tabs] == [help, help]
        asked = next(tab for tab in tabs if tab.options)
        square = next(id for id, _, cell in squares(pages_of(house, asked)) if cell.certainty == "ruled out")
        answers = {
            "notebook": await asked.ask("notebook"),
            "mark": await asked.ask("mark", square=square, mark="yes"),
            "note": await asked.ask("note", text=DEEP),
            "why": await asked.ask("why", square=square),
            "hint": await asked.ask("hint"),
        }
        given = {kind: answer["type"] != "refused" for kind, answer in answers.items()}
        assert given == {"notebook": open_, "mark": marks, "note": marks, "why": proofs, "hint": hints}
        assert all(answer["reason"].endswith(".") for answer in answers.values() if answer["type"] == "refused")
        if open_:
            pages = await asked.ask("notebook")
            assert (pages["marks"], pages["note"]) == ({square: "yes"}, DEEP)
            assert pages["wrong"] == ([square] if help != "marks" else [])
            assert bool(ids(pages, "ruled out")) == proofs == bool(pages["worlds"])


def pages_of(house: Any, tab: Tab) -> Any:
    match = house.tables[id_of(tab)].match
    return notebook(match.game, match.view(tab.frame["you"]["seat"]))


async def test_marks_are_kept_for_their_player_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Zoe") as people:
        tabs = await seated(people[:2])
        tabs.append(await people[2].tab(id_of(tabs[0])))
        for tab in tabs:
            await tab.catch_up()
            tab.raw.clear()
        await tabs[0].do("mark", square="grid/K/R", mark="no")
        await tabs[0].do("note", text=DEEP)
        for tab in tabs[1:]:
            await tab.catch_up()
            assert len(tab.raw) == 1  # the answer to this very question
        await read_again(house, id_of(tabs[0]))
        mine, other = [await tab.ask("notebook") for tab in tabs[:2]]
        assert (mine["marks"], mine["note"]) == ({"grid/K/R": "no"}, DEEP)
        assert (other["marks"], other["note"]) == ({}, "")
        await tabs[0].do("mark", square="grid/K/R")
        await tabs[0].do("note", text="")
        mine = await tabs[0].ask("notebook")
        assert (mine["marks"], mine["note"]) == ({}, "")


async def read_again(house: Any, id: str) -> None:
    """The table is read from the store again."""
    async with house.tables[id].turn:
        await house.tables[id].commits.rebuild()


async def test_a_bot_that_keeps_the_seat_learns_nothing_of_the_notebook(tmp_path: Path) -> None:
    heard: list[bytes] = []

    class Listener(InPlace):
        async def think(self, who: Who, asked: Question) -> Move | Claim | None:
            heard.append(dumps(asked))
            return await super().think(who, asked)

    async with evening(tmp_path, thinkers=Listener) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        await ann.do("note", text=DEEP)
        await ann.do("leave")
        await bea.play(bea.options[0])
        await bea.until(lambda frame: frame["board"]["asked"] == [1])
        assert heard and not [asked for asked in heard if DEEP.encode() in asked]
        await ann.do("resume")
        assert (await ann.ask("notebook"))["note"] == DEEP


async def test_what_may_not_be_asked_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Zoe") as people:
        early = await people[0].tab(await people[0].open(help="hints"))
        assert await early.refused("notebook") == "The game has not begun."
        tabs = await seated(people[:2], help="hints")
        watcher = await people[2].tab(id_of(tabs[0]))
        for kind, more in (("notebook", {}), ("note", {"text": "x"}), ("hint", {})):
            assert await watcher.refused(kind, **more) == "You have no seat at this table."
        await begun(tabs)
        asked, other = sorted(tabs, key=lambda tab: not tab.options)
        open_ = ids(await asked.ask("notebook"), "open")[0]
        assert await asked.refused("why", square=open_) == "That is still open: nothing in your story proves it."
        assert await asked.refused("why", square="no/such/square") == "There is no such square in the notebook."
        assert await other.refused("hint") == "A hint is for a player who is asked something."
        await asked.do("leave")
        assert await asked.refused("hint") == "A bot plays your seat: take it back first."


async def test_many_questions_at_once_are_refused_and_nobody_else_waits(tmp_path: Path) -> None:
    rates = Rates(questions=Rate(0.001, 3))
    async with evening(tmp_path, rates=rates) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        for _ in range(3):
            assert (await ann.ask("notebook"))["type"] == "pages"
        assert await ann.refused("notebook") == "These are many questions at once; ask again in some seconds."
        await ann.do("mark", square="grid/K/R", mark="no")  # this costs little
        assert (await bea.ask("notebook"))["type"] == "pages"


async def test_a_full_notebook_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.notebook.marks.MOST_MARKS", 2)
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
        for square in ("a/b/c", "a/b/d"):
            await ann.do("mark", square=square, mark="no")
        assert await ann.refused("mark", square="a/b/e", mark="no") == (
            "The notebook is full: it has room for 2 marks."
        )
        await ann.do("mark", square="a/b/d")
        await ann.do("mark", square="a/b/e", mark="no")


async def test_a_worker_that_fails_costs_one_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
        with monkeypatch.context() as broken:
            broken.setattr("parlour.server.notebook.answers.notebook", None)
            assert await ann.refused("notebook") == "Something went wrong here; nothing has changed."
        assert (await ann.ask("notebook"))["type"] == "pages"


async def test_a_worker_process_gives_the_same_answer(tmp_path: Path) -> None:
    answers = []
    for n, thinkers in enumerate((InPlace, lambda: Workers(1))):
        async with (
            evening(tmp_path / str(n), thinkers=thinkers, seed=lambda: bytes(32)) as house,
            visitors(url_of(house), "Ann", "Bea") as guests,
        ):
            ann, _ = await seated(guests, help="notebook")
            answers.append(await ann.ask("notebook", id="notebook"))
    assert answers[0] == answers[1] and answers[0]["type"] == "pages"


# ── who asks for how long tells nothing ──


class Busy(InPlace):
    """Workers that take so many seconds."""

    def __init__(self, clock: Hourglass, seconds: float) -> None:
        self.clock, self.seconds = clock, seconds

    async def study(self, who: Who, work: Any, about: Any, name: Hashable = None) -> bytes:
        self.clock.turn(self.seconds)
        return await super().study(who, work, about, name)


async def answered_after(folder: Path, seconds: float, span: float) -> float:
    """How long a player waits for the notebook where the work takes so many seconds."""
    clock = Hourglass()
    async with (
        evening(folder, thinkers=lambda: Busy(clock, seconds), clock=clock, span=span) as house,
        visitors(url_of(house), "Ann", "Bea") as guests,
    ):
        ann, _ = await seated(guests, away=3600)
        began = clock.now()
        id = await ann.tell("notebook")
        while clock.now() == began:
            await asyncio.sleep(0)
        if clock.awaited and clock.awaited[0] < began + 60:
            assert await ann.refused("notebook") == "Your last question is still being worked out."
            clock.turn(clock.awaited[0] - clock.now())
        assert (await ann.answer(id))["type"] == "pages"
        return clock.now() - began


async def test_an_answer_comes_at_the_end_of_a_span_however_long_it_took(tmp_path: Path) -> None:
    waits = [await answered_after(tmp_path / str(n), seconds, 0.25) for n, seconds in enumerate((0.01, 0.2, 0.3))]
    assert waits == pytest.approx([0.25, 0.25, 0.5])


async def test_without_spans_the_work_would_show(tmp_path: Path) -> None:
    waits = [await answered_after(tmp_path / str(n), seconds, 0.0) for n, seconds in enumerate((0.01, 0.2))]
    assert waits == pytest.approx([0.01, 0.2])


class Studious(World):
    """The watchers ask all that they may ask, after every action."""

    async def sent_to(self, tab: Tab) -> bytes:
        pages = await tab.ask("notebook", id="notebook")
        for square in ids(pages, "certain", "ruled out")[-1:] if pages["type"] == "pages" else ():
            await tab.ask("why", id="why", square=square)
        if self.actions % 9 == 0:
            await tab.ask("hint", id="hint")
        return await super().sent_to(tab)


@pytest.mark.slow
async def test_twin_worlds_have_the_same_notebooks_proofs_and_hints(tmp_path: Path) -> None:
    kinds: Counter[str] = Counter()
    for n, (run, twins) in enumerate(runs_with_twins(MIND_READER)):
        for m, (seat, _, twin) in enumerate(twins):
            ours = await history(tmp_path / f"ours {n} {m}", run, run.actions, [seat], watched=Studious)
            theirs = await history(tmp_path / f"twin {n} {m}", run, twin, [seat], watched=Studious)
            compared(ours, theirs)
            kinds.update([json.decode(line)["type"] for sent in theirs for line in sent[seat].split(b"\n")])
    print(dict(kinds))
    assert min(kinds["pages"], kinds["proof"]) > 20 and kinds["advice"] > 2


async def test_a_leak_planted_in_the_notebook_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made from the neighbour's view; the frames are as they should be."""
    honest = Notebooks.inquiry

    def neighbours(self: Notebooks, tab: ServerTab, request: wire.NotebookQuestion, seat: int) -> Inquiry:
        assert self.table.match is not None
        view = self.table.match.view((seat + 1) % len(self.table.seating.chairs))
        return replace(honest(self, tab, request, seat), view=dumps(view))

    monkeypatch.setattr(Notebooks, "inquiry", neighbours)
    run, twins = next(runs_with_twins(MIND_READER))
    seat, _, twin = twins[0]
    ours = await history(tmp_path / "ours", run, run.actions, [seat], watched=Studious)
    theirs = await history(tmp_path / "twin", run, twin, [seat], watched=Studious)
    with pytest.raises(AssertionError):
        compared(ours, theirs)
