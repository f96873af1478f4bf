"""Who is sent a frame, and when, tells nothing either."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.server.visitors import Tab, evening, id_of, seated, url_of, visitors


async def told_nothing(tab: Tab) -> bool:
    """Whether this tab was sent nothing but the answer to this very question."""
    before = len(tab.raw)
    await tab.catch_up()
    return len(tab.raw) == before + 1


async def all_caught_up(*tabs: Tab) -> None:
    for tab in tabs:
        await tab.catch_up()


async def test_the_parts_of_a_decision_bring_nobody_else_a_frame(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Cal") as guests:
        tabs = await seated(guests[:2])
        tabs.append(await guests[2].tab(id_of(tabs[0])))
        for tab in tabs[:2]:
            await tab.play(tab.options[0])
        await all_caught_up(*tabs)
        asked = next(tab for tab in tabs if tab.options)
        others = [tab for tab in tabs if tab is not asked]
        guess = next(move for move in asked.options if move["type"] == "Guess")
        for part in (guess, {"type": "NameSuit", "suit": "R"}, {"type": "TakeBack"}, {"type": "TakeBack"}):
            await asked.play(part)
            assert [await told_nothing(tab) for tab in others] == [True, True]


async def test_a_pass_in_a_first_come_question_brings_nobody_else_a_frame(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=lambda: bytes(32)) as house, visitors(url_of(house), *"ABCDE") as guests:
        tabs = await seated(guests[:4], "manor")
        tabs.append(await guests[4].tab(id_of(tabs[0])))
        rng, passes = Random(5), 0
        while passes < 12 and not tabs[0].frame["ending"]:
            await all_caught_up(*tabs)
            asked = [tab for tab in tabs if tab.options and not tab.frame["board"]["passed"]]
            window = len(asked) > 1 and all({"type": "Pass"} in tab.options for tab in asked)
            first = rng.choice(asked)
            await first.play({"type": "Pass"} if window else rng.choice(first.options))
            if window:
                assert [await told_nothing(tab) for tab in tabs if tab is not first] == [True] * 4
                passes += 1
        assert passes == 12


async def test_a_refusal_brings_nobody_else_a_frame(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        await all_caught_up(ann, bea)
        await ann.refused("play", decision=99, move={"type": "EndTurn"})
        await ann.do("resync")
        assert await told_nothing(bea)


async def test_counters_that_tick_at_hidden_moves_are_for_operators(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        assert (await ann.get("/metrics"))[0] == 200  # from this machine
        status, _, _ = await ann.send("GET", "/metrics", X_Forwarded_For="192.0.2.9")
        assert status == 403
