"""A request is carried out once, in answer to the question that was asked, and everyone may be quick."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from parlour.server.table.table import Table
from tests.server.visitors import Tab, evening, id_of, seated, url_of, visitors

TEN = "ABCDEFGHIJ"


def lines_of(table: Table) -> int:
    assert table.match is not None
    return len(table.match.record.lines)


async def test_ten_seats_answer_in_the_same_millisecond_and_none_is_refused(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), *TEN) as guests:
        tabs = await seated(guests, "ballot")
        for _ in range(3):
            decision = tabs[0].frame["board"]["decision"]
            told = [await tab.tell("play", decision=decision, move={"type": "Name", "seat": 1}) for tab in tabs]
            answers = await asyncio.gather(*[tab.answer(id) for tab, id in zip(tabs, told)])
            assert [answer["type"] for answer in answers] == ["done"] * 10
            await asyncio.gather(*[tab.until(partial(asked_after, decision)) for tab in tabs])
        assert tabs[0].frame["ending"]["points"][1] == 30


def asked_after(decision: int, frame: dict[str, Any]) -> bool:
    return bool(frame["ending"]) or frame["board"]["decision"] > decision


async def test_a_double_click_is_one_move(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
        before = lines_of(house.tables[id_of(ann)])
        move, decision = ann.options[0], ann.frame["board"]["decision"]
        for _ in range(2):
            await ann.tell("play", id="once", decision=decision, move=move)
        assert [(await ann.answer("once"))["type"] for _ in range(2)] == ["done", "done"]
        assert lines_of(house.tables[id_of(ann)]) == before + 1


async def test_two_clicks_on_one_question_are_one_move_and_one_refusal(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
        first, second = ann.options[:2]
        decision = ann.frame["board"]["decision"]
        await ann.do("play", decision=decision, move=first)
        assert await ann.refused("play", decision=decision, move=second) == "It is not your turn."


async def test_a_move_resent_after_a_reconnect_is_harmless(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
        move, decision = ann.options[0], ann.frame["board"]["decision"]
        await ann.do("play", id="sent", decision=decision, move=move)
        await ann.close()
        again = await guests[0].tab(id_of(ann))
        assert again.story == ann.story
        before = lines_of(house.tables[id_of(ann)])
        await again.do("play", id="sent", decision=decision, move=move)
        assert lines_of(house.tables[id_of(ann)]) == before


async def test_ids_belong_to_one_guest(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        for tab in await seated(guests):
            before = lines_of(house.tables[id_of(tab)])
            await tab.play(tab.options[0], id="the same")
            assert lines_of(house.tables[id_of(tab)]) > before


async def test_an_answer_to_an_earlier_question_is_refused_and_nothing_else_is_sent(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        old, move = ann.frame["board"]["decision"], ann.options[0]
        await ann.play(move)
        await bea.play(bea.options[0])
        await ann.until(lambda frame: frame["board"]["decision"] > old)
        await ann.catch_up()
        before = len(ann.raw)
        assert await ann.refused("play", decision=old, move=move) == "That answers an earlier question."
        assert len(ann.raw) == before + 1


async def test_every_tab_of_a_person_shows_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        second = await guests[0].tab(id_of(ann))
        assert second.frame["board"] == ann.frame["board"]
        assert second.story == ann.story
        await second.play(second.options[0])
        await bea.play(bea.options[0])
        await asyncio.gather(caught_up(ann), caught_up(second))
        assert (second.story, second.frame["board"]) == (ann.story, ann.frame["board"])


async def caught_up(tab: Tab) -> None:
    await tab.catch_up()


async def test_a_part_can_be_taken_back_while_the_frame_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests)
        for tab in tabs:
            await tab.play(tab.options[0])
        for tab in tabs:
            await tab.catch_up()
        asked = next(tab for tab in tabs if tab.options)
        guess = next(move for move in asked.options if move["type"] == "Guess")
        before = asked.frame["board"]
        assert not before["take_back"]
        await asked.play(guess)
        assert asked.frame["board"]["take_back"]
        await asked.play({"type": "TakeBack"})
        assert asked.frame["board"] == before
        assert "nothing to take back" in await asked.refused(
            "play", decision=before["decision"], move={"type": "TakeBack"}
        )


async def test_claims_are_offered_and_said_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), *"ABCD") as guests:
        ann, bea, *_ = await seated(guests, "manor")
        claim = ann.frame["board"]["claims"][0]
        for _ in range(2):
            await ann.do("say", id="said", claim=claim["claim"])
        await bea.until(lambda frame: bea.lines[-1]["event"]["type"] == "Said")
        said = [line["event"]["claim"] for line in bea.lines if line["event"]["type"] == "Said"]
        assert said == [claim["claim"]]
        assert await ann.refused("say", claim=claim["claim"]) == "You may not say that now."


async def test_a_resync_brings_everything_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, _ = await seated(guests)
        await ann.catch_up()
        before = ann.catalogue, ann.frame | {"story": None}, ann.lines
        ann.catalogue, ann.frame, ann.lines, ann.story = {}, {}, [], []
        await ann.do("resync")
        assert (ann.catalogue, ann.frame | {"story": None}, ann.lines) == before
        assert ann.catalogue and ann.story
