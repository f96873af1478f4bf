"""Somebody who plays with bots alone may undo a choice; the table, the record and the replay say so."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec import json

from parlour.core import verify
from parlour.games import find
from parlour.server.house import House
from tests.server.visitors import Tab, Visitor, evening, id_of, seated, url_of, visitors

ALONE = "Only somebody who plays with bots alone may undo a choice."


def shown(tab: Tab) -> dict[str, Any]:
    """All that the table shows of the game, apart from the number of the question."""
    return {**tab.frame["board"], "decision": None, "story": tab.story}


async def choose(tab: Tab, n: int = 0) -> None:
    """Answer with an option, and wait until this seat is asked again, or the game is over."""
    await tab.play(tab.options[n])
    await rested(tab)


async def rested(tab: Tab) -> None:
    """Wait until the table waits for nobody else: a bot that is asked too may answer sooner or later."""
    await tab.until(lambda frame: frame["ending"] or frame["board"]["asked"] == [0])


async def undo(tab: Tab) -> None:
    await tab.do("undo")
    await rested(tab)


async def to_the_end(tab: Tab) -> None:
    while tab.frame["ending"] is None:
        await choose(tab, -1)


async def alone(ann: Visitor, game: str = "mind_reader") -> Tab:
    (tab,) = await seated([ann], game=game, seats=2)
    await rested(tab)
    return tab


async def record(ann: Visitor, tab: Tab) -> list[str]:
    _, body = await ann.get(tab.frame["ending"]["record"])
    return body.decode().splitlines()


async def test_a_choice_is_undone_and_the_table_is_as_it_was(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await alone(ann)
        await choose(tab)
        before, decision = shown(tab), tab.frame["board"]["decision"]
        await choose(tab)
        assert shown(tab) != before
        await undo(tab)
        assert shown(tab) == before
        assert tab.frame["table"]["undone"] == 1
        assert tab.frame["board"]["decision"] > decision


async def test_a_tab_that_comes_later_sees_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await alone(ann)
        await choose(tab)
        await choose(tab)
        await undo(tab)
        other = await ann.tab(id_of(tab))
        assert shown(other) == shown(tab)


async def test_what_was_undone_survives_a_restart_and_the_record_verifies(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await alone(ann)
        await choose(tab)
        await choose(tab)
        await undo(tab)
        seen = shown(tab)
        await tab.close()
        await put_away(house)
        tab = await ann.tab(id_of(tab))
        await tab.until(lambda frame: tab.options)
        assert shown(tab) == seen
        assert tab.frame["table"]["undone"] == 1
        await to_the_end(tab)
        lines = await record(ann, tab)
        assert sum('"type":"Undone","seat":0' in line for line in lines) == 1
        assert verify(find("mind_reader"), lines).result


async def put_away(house: House) -> None:
    while house.tables:
        await asyncio.sleep(0)


async def test_an_answer_to_a_question_that_was_undone_is_refused(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await alone(ann)
        await choose(tab)
        board = tab.frame["board"]
        await undo(tab)
        late = await tab.refused("play", decision=board["decision"], move=board["options"][0]["move"])
        assert late == "That answers an earlier question."


async def test_the_same_undo_sent_twice_is_done_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await alone(ann)
        await choose(tab)
        await choose(tab)
        await tab.do("undo", id="once")
        await tab.do("undo", id="once")
        assert tab.frame["table"]["undone"] == 1


async def test_before_the_first_choice_there_is_nothing_to_undo(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await alone(ann)
        assert await tab.refused("undo") == "There is no choice of yours to undo."
        assert tab.frame["table"]["undone"] == 0


async def test_nobody_undoes_a_choice_while_another_person_plays_or_has_played(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests, seats=3)
        assert await ann.refused("undo") == ALONE
        await bea.do("leave")
        assert await ann.refused("undo") == ALONE
        assert not {"undo"} & {*ann.frame["you"]["may"], *bea.frame["you"]["may"]}


async def test_a_replay_follows_what_counts_and_marks_where_something_was_undone(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await alone(ann)
        await choose(tab)
        await choose(tab)
        await undo(tab)
        await to_the_end(tab)
        _, body = await ann.get(f"/api/tables/{id_of(tab)}/replay?eyes=0")
        replay = json.decode(body)
        marked = [step["line"] for step in replay["steps"] if step["undone"]]
        undone = [json.decode(line) for line in await record(ann, tab) if '"Undone"' in line]
        assert marked == [undone[0]["n"] + 1]
        assert not {step["line"] for step in replay["steps"]} & {*range(undone[0]["to"], undone[0]["n"])}


async def test_what_if_goes_on_from_a_move_after_an_undoing(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await alone(ann)
        await choose(tab)
        await choose(tab)
        await undo(tab)
        seen = shown(tab)
        await choose(tab, -1)
        await to_the_end(tab)
        n = next(json.decode(line)["n"] for line in await record(ann, tab) if '"Undone"' in line)
        wanted = json.encode({"line": n + 1, "seat": 0})
        _, _, body = await ann.send("POST", f"/api/tables/{id_of(tab)}/what-if", wanted)
        exercise = await ann.tab(json.decode(body)["id"])
        await exercise.until(lambda frame: exercise.options)
        assert exercise.story == seen["story"]


async def test_a_part_that_was_taken_back_is_no_choice_to_go_back_to(tmp_path: Path) -> None:
    """In P.I. an attempt is named part by part; when its parts are taken back, undoing goes to the turn before."""
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await alone(ann, "pi")
        before = shown(tab)
        await choose(tab)
        await tab.play(next(move for move in tab.options if move["type"] == "Accuse"))
        await tab.play({"type": "TakeBack"})
        await undo(tab)
        assert shown(tab) == before
        assert tab.frame["table"]["undone"] == 1
