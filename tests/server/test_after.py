"""After a game everything may be seen again, from any eyes; before its end nothing of this is told."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec import json

from parlour import games
from parlour.notebook import notebook, squares
from parlour.server import wire
from parlour.server.bots.thinking import InPlace
from parlour.server.fair import Who
from parlour.study.moments import moments
from tests.server.visitors import Tab, Visitor, evening, folded, id_of, seated, url_of, visitors

T = TypeVar("T")
SHORT: dict[str, dict[str, Any]] = {"pi": {"mini_games": 1, "rounds": 6}, "graves": {"cases": 1}}  # options
PATHS = (
    "/api/tables/{}/replay",
    "/api/tables/{}/replay?eyes=0",
    "/api/tables/{}/replay?eyes=truth",
    "/api/tables/{}/replay/notebook?eyes=0&line=3",
    "/api/tables/{}/replay/notebook?eyes=0&line=3&square=x",
    "/api/tables/{}/analysis",
    "/analysis/{}",
)


class Counting(InPlace):
    """It counts how often something is worked out."""

    def __init__(self) -> None:
        self.studied = 0

    async def study(self, who: Who, work: Callable[[T], bytes], about: T, name: Hashable = None) -> bytes:
        self.studied += 1
        return await super().study(who, work, about, name)


async def watch(tab: Tab, seen: list[dict[str, Any]], rng: Random) -> None:
    """Play to the end at random, and remember each board that was shown on the way."""
    while not tab.frame["ending"]:
        seen.append(tab.frame["board"])
        if tab.options and not tab.frame["board"]["passed"]:
            await tab.ask("play", decision=tab.frame["board"]["decision"], move=rng.choice(tab.options))
        else:
            assert await tab.receive()


@asynccontextmanager
async def after(folder: Path, game: str = "mind_reader", **house: Any) -> AsyncIterator[tuple[Visitor, Tab, list[Any]]]:
    """Ann has played a game with bots to its end; with the boards that she was shown."""
    async with (
        evening(folder, **{"seed": lambda: bytes(32), **house}) as open_house,
        visitors(url_of(open_house), "Ann") as (ann,),
    ):
        (tab,) = await seated([ann], game, seats=games.find(game).seats[0], options=SHORT.get(game, {}))
        seen: list[dict[str, Any]] = []
        await watch(tab, seen, Random(1))
        yield ann, tab, seen


async def replay(ann: Visitor, table: str, eyes: str) -> tuple[dict[str, Any], list[dict[str, Any]], list[str]]:
    """A replay, its frames folded into whole pictures, and the story that it tells."""
    status, body = await ann.get(f"/api/tables/{table}/replay?eyes={eyes}&zones=sent")
    assert status == 200, body
    told = json.decode(body)
    json.decode(body, type=wire.Replay)
    pictures: list[dict[str, Any]] = []
    story: list[str] = []
    for frame in told["frames"]:
        pictures.append(folded(pictures[-1] if pictures else {}, frame))
        lines = frame.get("story", {"since": len(story), "lines": []})
        story[lines["since"] :] = [json.encode(line["event"]).decode() for line in lines["lines"]]
    return told, pictures, story


@pytest.mark.parametrize("path", PATHS)
async def test_before_the_end_nothing_is_told(tmp_path: Path, path: str) -> None:
    """A law: one sentence, the same before the deal and during the game, and no more."""
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        waiting = await ann.open()
        (tab,) = await seated([ann], seats=2)
        for table in (waiting, id_of(tab)):
            status, body = await ann.get(path.format(table))
            assert status == 409
            assert json.decode(body) == {"reason": "This opens when the game is over."}


async def test_who_opens_an_address_in_a_browser_reads_the_sentence_on_a_page_that_leads_to_the_lobby(
    tmp_path: Path,
) -> None:
    opened = "text/html,application/xhtml+xml,*/*;q=0.8"
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        for path, expected, sentence in (
            ("/analysis/unknown", 404, "There is no such table."),
            (f"/analysis/{await ann.open()}", 409, "This opens when the game is over."),
            ("/nothing.txt", 404, "There is nothing here."),
        ):
            status, headers, body = await ann.send("GET", path, Accept=opened)
            assert (status, headers["Content-Type"]) == (expected, "text/html; charset=utf-8")
            assert f"<h1>{sentence}</h1>" in body.decode() and '<a href="/">To the lobby</a>' in body.decode()
            assert "script-src" not in headers["Content-Security-Policy"]
            assert json.decode((await ann.get(path))[1]) == {"reason": sentence}  # a program reads


@pytest.mark.parametrize("game", games.SHELF)
async def test_a_replay_shows_a_seat_just_what_it_was_shown_in_the_game(tmp_path: Path, game: str) -> None:
    async with after(tmp_path, game) as (ann, tab, seen):
        _, pictures, story = await replay(ann, id_of(tab), "0")
        assert story == tab.story

        def shown(board: dict[str, Any]) -> bytes:
            return json.encode(board["view"])

        again = [shown(picture["board"]) for picture in pictures]
        place = 0
        for board in seen:  # all of them, in their order
            place = again.index(shown(board), place)
        assert not any(picture["board"]["options"] or picture["board"]["claims"] for picture in pictures)


async def test_the_whole_truth_shows_what_every_seat_held_and_a_spectator_sees_none_of_it(tmp_path: Path) -> None:
    async with after(tmp_path) as (ann, tab, _):
        table = id_of(tab)
        _, truth, _ = await replay(ann, table, "truth")
        _, watched, _ = await replay(ann, table, "spectator")
        for seat in range(2):
            _, own, _ = await replay(ann, table, str(seat))
            for all_, mine, theirs in zip(truth, own, watched):
                hand, held, covered = [
                    next((zone for zone in picture["board"]["zones"] if zone["id"] == f"hand:{seat}"), None)
                    for picture in (all_, mine, theirs)
                ]
                assert hand and held and covered
                assert hand.get("pieces") == held.get("pieces")
                assert "pieces" not in covered


async def test_the_notebook_of_any_move_is_that_of_the_view_then(tmp_path: Path) -> None:
    async with after(tmp_path) as (ann, tab, _):
        api, game = f"/api/tables/{id_of(tab)}", games.find("mind_reader")
        _, record = await ann.get(f"{api}/record")
        told, *_ = await replay(ann, id_of(tab), "1")
        asked = {step["line"] for step in told["steps"]}
        proved = 0
        for moment in moments(game, record.decode().splitlines()):
            if moment.number not in asked:
                continue
            known = notebook(game, moment.view(1))
            there = f"{api}/replay/notebook?eyes=1&line={moment.number}"
            pages = json.decode((await ann.get(there))[1])
            assert pages["worlds"] == str(known.worlds) and pages["marks"] == {}
            for square in [id for id, _, cell in squares(known) if cell.certainty == "ruled out"][:1]:
                proof = json.decode((await ann.get(f"{there}&square={square}"))[1])["proof"]
                assert proof["fact"].endswith(".")
                proved += 1
        assert proved


async def test_an_analysis_is_worked_out_once_and_served_as_data_and_as_a_page(tmp_path: Path) -> None:
    counting = Counting()
    async with after(tmp_path, thinkers=lambda: counting) as (ann, tab, _):
        before, table = counting.studied, id_of(tab)
        both = await asyncio.gather(*[ann.get(f"/api/tables/{table}/analysis") for _ in range(2)])
        assert both[0] == both[1] and both[0][0] == 200
        assert counting.studied == before + 1
        review = json.decode(both[0][1], type=wire.Review)
        assert review.analysis.names[0] == "Ann"
        moves = [made.move for made in review.analysis.decisions]
        assert moves and {verdict.move for verdict in review.verdicts} <= {*moves}
        status, headers, page = await ann.send("GET", f"/analysis/{table}")
        assert status == 200 and page.startswith(b"<!doctype html>") and b"<script" not in page
        assert "script-src" not in headers["Content-Security-Policy"]
        assert headers["Content-Security-Policy"].startswith("default-src 'none'")
        assert re.findall(r'<a href="(.*?)"', page.decode()) == [f"/replay/{table}", f"/table/{table}", "/"]


async def what_if(guest: Visitor, table: str, **wanted: int) -> tuple[int, dict[str, Any]]:
    status, _, body = await guest.send("POST", f"/api/tables/{table}/what-if", json.encode(wanted))
    return status, json.decode(body)


@pytest.mark.parametrize("game", games.SHELF)
async def test_what_if_goes_on_from_a_move_against_bots_and_says_that_it_is_an_exercise(
    tmp_path: Path, game: str
) -> None:
    async with after(tmp_path, game) as (ann, tab, _):
        told, pictures, _ = await replay(ann, id_of(tab), "0")
        asked = [picture["board"]["asked"] for picture in pictures]  # alone: bots that are asked too answer at once
        middle = next(n for n in range(len(told["steps"]) // 2, 0, -1) if asked[n] == [told["steps"][n]["seat"]] == [0])
        status, opened = await what_if(ann, id_of(tab), line=told["steps"][middle]["line"], seat=0)
        assert status == 201, opened
        new = await ann.tab(opened["id"], zones="sent")
        assert new.frame["table"]["exercise"] and not tab.frame["table"]["exercise"]
        then = pictures[middle]["board"]
        assert new.options and json.encode(new.frame["board"]["zones"]) == json.encode(then["zones"])
        assert [card["sitter"] for card in new.frame["seats"]].count("person") == 1
        await new.play_on(Random(2))
        _, record = await ann.get(f"/api/tables/{opened['id']}/record")
        assert json.decode(record.splitlines()[0])["exercise"] is True
        _, verdict = await ann.get(f"/api/tables/{opened['id']}/verdict")
        assert json.decode(verdict)["verified"]


async def test_what_if_is_refused_before_the_end_and_where_nobody_was_asked(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        (tab,) = await seated([ann], seats=2)
        before = await what_if(ann, id_of(tab), line=3, seat=0)
        assert before == (409, {"reason": "This opens when the game is over."})
        await tab.play_on(Random(1))
        for wanted in ({"line": 1, "seat": 0}, {"line": 9999, "seat": 0}, {"line": 3, "seat": 7}):
            status, said = await what_if(ann, id_of(tab), **wanted)
            assert status == 422 and said["reason"].endswith(".")


async def test_eyes_and_lines_that_do_not_exist_are_refused_in_a_sentence(tmp_path: Path) -> None:
    async with after(tmp_path) as (ann, tab, _):
        api = f"/api/tables/{id_of(tab)}/replay"
        for path in ("?eyes=2", "?eyes=-1", "?eyes=all", "?eyes=\u0663", "/notebook?eyes=9&line=3"):
            status, body = await ann.get(api + path)
            assert status == 422 and "no such eyes" in json.decode(body)["reason"]
        assert (await ann.get(f"{api}/notebook?eyes=0&line=x"))[0] == 400
        _, body = await ann.get(f"{api}/notebook?eyes=0&line=1")
        assert json.decode(body)["type"] == "refused"
