"""Luck: everybody commits to words of their own before anybody says theirs, so nobody can choose a deal."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from random import Random

from msgspec import json
from yarl import URL

from parlour import games
from parlour.core import commitment, verify
from parlour.server.house import House
from tests.server.hourglass import Hourglass
from tests.server.visitors import Tab, Visitor, evening, id_of, seated, url_of, visitors

WORDS = {"Ann": "ann's own", "Bea": "bea's own ✿"}


def hash_of(words: str) -> str:
    return sha256(words.encode()).hexdigest()


async def committed(guests: list[Visitor]) -> list[Tab]:
    """Ann, who is host, and Bea at a table of two; both have committed to their words."""
    id = await guests[0].open(seats=2)
    ann, bea = [await guest.tab(id) for guest in guests]
    await bea.do("sit", seat=1)
    await ann.do("luck", hash=hash_of(WORDS["Ann"]))
    await bea.do("luck", hash=hash_of(WORDS["Bea"]))
    return [ann, bea]


async def test_all_words_are_revealed_after_all_hashes_are_fixed_and_before_the_deal(tmp_path: Path) -> None:
    clock = Hourglass()
    async with evening(tmp_path, clock=clock) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await committed(guests)
        promised = ann.frame["table"]["commitment"]
        assert [card["luck"] for card in bea.frame["seats"]] == [hash_of(words) for words in WORDS.values()]
        assert "once the host has started" in await ann.refused("reveal", words=WORDS["Ann"])
        await ann.do("start")
        head = ann.frame["table"]
        assert (head["stage"], head["reveal_by"], ann.frame["board"]) == ("revealing", clock.now() + 15, None)
        await ann.do("reveal", words=WORDS["Ann"])
        assert ann.frame["table"]["stage"] == "revealing"
        await bea.do("reveal", words=WORDS["Bea"])
        await ann.until(lambda frame: frame["board"])
        assert (ann.frame["table"]["stage"], ann.frame["table"]["reveal_by"]) == ("playing", None)
        await bea.do("reveal", words=WORDS["Bea"])  # sent again, it changes nothing
        await asyncio.gather(ann.play_on(Random(1)), bea.play_on(Random(2)))
        ending = ann.frame["ending"]
        assert (ending["luck"], ending["by_seat"]) == ([*WORDS.values()], [0, 1])
        assert commitment(bytes.fromhex(ending["seed"])) == promised
        _, record = await guests[1].get(ending["record"])
        lines = record.decode().splitlines()
        assert json.decode(lines[0])["entropy"] == [*WORDS.values()]
        assert verify(games.find("mind_reader"), lines)


async def test_nobody_hears_a_word_before_the_deal(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await committed(guests)
        await ann.do("start")
        await ann.do("reveal", words=WORDS["Ann"])
        await bea.catch_up()
        watcher = await guests[1].tab(id_of(ann))
        sent = b"".join([message for tab in (ann, bea, watcher) for message in tab.raw])
        assert b"ann's own" not in sent


async def test_while_luck_is_revealed_nothing_else_changes(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await committed(guests)
        assert await ann.refused("reveal", words="x") == "Luck is revealed once the host has started the game."
        await ann.do("start")
        table = house.tables[id_of(ann)]
        before = table.ledger.seating
        for request, more in (
            ("luck", {"hash": hash_of("another")}),
            ("sit", {"seat": 1}),
            ("leave", {}),
            ("bot", {"seat": 1}),
            ("start", {}),
            ("concede", {}),
            ("abort", {}),
            ("hurry", {"on": True}),
            ("play", {"decision": 0, "move": {"type": "EndTurn"}}),
        ):
            assert (await bea.refused(request, **more)).endswith(".")
        assert await bea.refused("reveal", words="others") == "These are not the words that you committed to."
        assert table.ledger.seating == before and bea.frame["you"]["may"] == []


async def test_a_hash_may_be_changed_until_the_game_starts(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await committed(guests)
        await bea.do("luck", hash=hash_of("second thoughts"))
        await ann.do("start")
        await ann.do("reveal", words=WORDS["Ann"])
        assert "not the words" in await bea.refused("reveal", words=WORDS["Bea"])
        await bea.do("reveal", words="second thoughts")
        assert bea.frame["table"]["stage"] == "playing"


async def test_whoever_does_not_reveal_in_time_is_replaced_by_a_fixed_word_even_after_a_restart(
    tmp_path: Path,
) -> None:
    clock = Hourglass()
    async with evening(tmp_path, clock=clock) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await committed(guests)
        await ann.do("start")
        await bea.do("reveal", words=WORDS["Bea"])
        id, jars = id_of(ann), [{c.key: c.value for c in guest.session.cookie_jar} for guest in guests]
    later = Hourglass(clock.now() + 10)
    async with evening(tmp_path, clock=later) as house, visitors(url_of(house), "x", "y") as guests:
        while not later.awaited:
            await asyncio.sleep(0)
        assert later.awaited == [clock.now() + 15]  # nobody has come, and yet it waits
        later.turn(6)
        while not (lines := await lines_of(house, id)):
            await asyncio.sleep(0)
        assert json.decode(lines[0])["entropy"] == ["(not revealed)", WORDS["Bea"]]
        for guest, jar in zip(guests, jars):
            guest.session.cookie_jar.update_cookies(jar, URL(guest.url))
        late = await guests[0].tab(id)
        assert "too late" in await late.refused("reveal", words=WORDS["Ann"])


async def lines_of(house: House, id: str) -> list[str]:
    saved = await house.staff.store.load(id)
    assert saved is not None
    return saved.lines


async def test_without_luck_the_deal_follows_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        (tab,) = await seated([ann], seats=2)
        await tab.do("concede")
        assert (tab.frame["ending"]["luck"], tab.frame["ending"]["by_seat"]) == ([], [])


async def test_those_without_luck_add_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        id = await ann.open(seats=3)
        host, other = await ann.tab(id), await bea.tab(id)
        assert await other.refused("luck", hash="a" * 64) == "You have no seat at this table."
        await other.do("sit", seat=2)
        await other.do("luck", hash=hash_of(""))
        await host.do("bot", seat=1)
        await host.do("start")
        assert await host.refused("reveal", words="") == "These are not the words that you committed to."
        await other.do("reveal", words="")
        await other.do("concede")
        await host.do("concede")
        assert (host.frame["ending"]["luck"], host.frame["ending"]["by_seat"]) == ([""], [2])


async def test_who_plays_again_is_asked_for_luck_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await committed(guests)
        await ann.do("start")
        await ann.do("reveal", words=WORDS["Ann"])
        await bea.do("reveal", words=WORDS["Bea"])
        await bea.do("concede")
        _, _, body = await guests[0].send("POST", f"/api/tables/{id_of(ann)}/again")
        again = await guests[0].tab(json.decode(body)["id"])
        assert [card["luck"] for card in again.frame["seats"]] == ["", ""]


async def test_a_game_that_was_conceded_or_aborted_reveals_its_seed_and_verifies(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        for end in ("concede", "abort"):
            ann, bea = await committed(guests)
            await ann.do("start")
            await ann.do("reveal", words=WORDS["Ann"])
            await bea.do("reveal", words=WORDS["Bea"])
            await ann.until(lambda frame: frame["board"])
            await ann.play(ann.options[0])
            await ann.do(end)
            if end == "abort":
                await bea.do(end)
            _, record = await guests[0].get(f"/api/tables/{id_of(ann)}/record")
            assert verify(games.find("mind_reader"), record.decode().splitlines()).stopped
            _, verdict = await guests[0].get(f"/api/tables/{id_of(ann)}/verdict")
            assert json.decode(verdict)["verified"] and "Who made the moves" in json.decode(verdict)["says"]
