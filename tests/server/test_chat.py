"""Free talk: who hears what, what is kept, and that it is text only, bounded, and never part of the record."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from msgspec import json

from parlour.core import Talk
from parlour.server.letters import tidied
from parlour.server.rates import Rate
from parlour.server.table.seating import Chair, Seating
from parlour.server.table.staff import TalkLimits
from parlour.server.talk.rooms import place_of
from tests.server.hourglass import Hourglass
from tests.server.parlance import NO_LIMITS, heard, mastermind, remarks, talk, texts
from tests.server.visitors import evening, id_of, seated, url_of, visitors


async def test_what_is_said_at_the_table_is_heard_by_everybody(tmp_path: Path) -> None:
    async with mastermind(tmp_path) as here:
        await here.tabs[0].do("talk", text="  Good\n evening, <b>all</b>  ")
        for tab in (*here.tabs, *here.watchers):
            await heard(tab, "Good evening, <b>all</b>")
        remark = remarks(here.tabs[3])[-1]
        assert (remark["room"], remark["by"], remark["name"], remark["number"]) == ("table", "seat:0", "Ann", 1)
        assert "remark" not in "".join(here.table.lines) and "evening" not in "".join(here.table.lines)


async def test_players_do_not_hear_the_gallery(tmp_path: Path) -> None:
    async with mastermind(tmp_path) as here:
        yan, zoe = here.watchers
        await yan.do("talk", text="It is Bea, I think.")
        await heard(zoe, "It is Bea, I think.")
        assert (remarks(zoe)[-1]["room"], remarks(zoe)[-1]["by"], remarks(zoe)[-1]["name"]) == (
            "gallery",
            "voice:0",
            "Yan",
        )
        for tab in here.tabs:
            await tab.catch_up()
            assert texts(tab) == []
            assert await tab.refused("earlier", room="gallery", before=9) == "You do not hear what is said there."


async def test_a_purged_player_is_silent_to_the_living_until_the_end(tmp_path: Path) -> None:
    async with mastermind(tmp_path) as here:
        await here.play_until_purge()
        dead = here.tabs[here.dead]
        await dead.catch_up()
        assert (talk(dead)["room"], talk(dead)["hears"]) == ("apart", ["table", "apart"])
        await dead.do("talk", text="It was Cal!")
        await heard(dead, "It was Cal!")
        await here.living[0].do("talk", text="Poor soul.")
        for tab in (*here.living, *here.watchers):
            await heard(tab, "Poor soul.")
            assert "It was Cal!" not in texts(tab)
        for tab in here.living:
            await tab.do("abort")
        await dead.do("abort")
        for tab in (*here.living, *here.watchers):
            await tab.until(lambda frame: frame["ending"])
            await heard(tab, "It was Cal!")  # as all that was hidden is shown then
        await dead.do("talk", text="I told you so.")
        await heard(here.living[0], "I told you so.")


async def test_a_council_with_cards_in_hand_is_silent(tmp_path: Path) -> None:
    async with mastermind(tmp_path) as here:
        while not here.table.match.view(None).council:
            await here.play_one()
        director, operative = here.table.match.view(None).council
        for seat in (director, operative):
            await here.tabs[seat].catch_up()
            assert talk(here.tabs[seat])["room"] is None
            assert await here.tabs[seat].refused("talk", text="Hm.") == "By the rules you are silent just now."
            assert await here.tabs[seat].refused("phrase", phrase="hello") == "By the rules you are silent just now."
        (other, *_) = [seat for seat in range(5) if seat not in (director, operative)]
        await here.tabs[other].do("talk", text="They think.")
        await heard(here.tabs[director], "They think.")
        refused = await here.tabs[director].refused("react", room="table", to=1, sign="doubt")
        assert refused == "By the rules you are silent just now."


async def test_phrases_are_said_by_their_ids_and_read_in_words(tmp_path: Path) -> None:
    async with mastermind(tmp_path) as here:
        assert {"id": "trust_me", "text": "Trust me."} in talk(here.tabs[0])["phrases"]
        await here.tabs[0].do("phrase", phrase="trust_me")
        await heard(here.tabs[1], "Trust me.")
        assert remarks(here.tabs[1])[-1]["phrase"] == "trust_me"
        assert await here.tabs[0].refused("phrase", phrase="nonsense") == "There is no such phrase in this game."


async def test_a_sign_answers_a_remark_and_is_taken_back(tmp_path: Path) -> None:
    async with mastermind(tmp_path) as here:
        ann, bea, *_ = here.tabs
        assert await ann.refused("react", room="table", to=1, sign="agree") == "There is no such remark."
        await ann.do("talk", text="Trust Bea.")
        await bea.do("react", room="table", to=1, sign="agree")
        await bea.do("react", room="table", to=1)
        signs = [(remark["to"], remark.get("sign")) for remark in remarks(bea) if "to" in remark]
        assert signs == [(1, "agree"), (1, None)]
        reason = await here.watchers[0].refused("react", room="table", to=1, sign="agree")
        assert reason == "Those who said that would not see your sign."


async def test_somebody_muted_is_not_heard_and_never_told(tmp_path: Path) -> None:
    async with mastermind(tmp_path) as here:
        ann, bea, cal, *_ = here.tabs
        await bea.do("talk", text="La la la.")
        await heard(ann, "La la la.")
        sent = len(bea.raw)
        await ann.do("mute", by="seat:1")
        assert (texts(ann), talk(ann)["muted"]) == ([], ["seat:1"])
        await bea.do("talk", text="La la la la.")
        await heard(cal, "La la la la.")
        await ann.catch_up()
        assert texts(ann) == []
        assert b"mute" not in b"".join(bea.raw[sent:])
        await ann.do("mute", by="seat:1", on=False)
        assert texts(ann) == ["La la la.", "La la la la."]
        assert await ann.refused("mute", by="seat:0") == "There is nobody to be muted."
        assert await ann.refused("mute", by="voice:0") == "There is nobody to be muted."


async def test_the_host_switches_talk_off_for_all_to_see(tmp_path: Path) -> None:
    async with mastermind(tmp_path) as here:
        ann, bea, *_ = here.tabs
        assert "quiet" in ann.frame["you"]["may"] and "quiet" not in bea.frame["you"]["may"]
        assert await bea.refused("quiet") == "Only the host may do that."
        await ann.do("quiet")
        for tab in (*here.tabs, *here.watchers):
            await tab.catch_up()
            assert (tab.frame["table"]["talk"], talk(tab)["on"], talk(tab)["room"]) == (False, False, None)
            assert await tab.refused("talk", text="But") == "The host has switched talk off at this table."
        await ann.do("quiet", on=False)
        await bea.do("talk", text="Thanks.")


async def test_what_was_said_is_there_after_a_restart_and_said_once(tmp_path: Path) -> None:
    async with evening(tmp_path, talk=NO_LIMITS) as house, visitors(url_of(house), "Ann", "Bea") as people:
        ann, _ = await seated(people)
        id, cookies = id_of(ann), [person.session.cookie_jar for person in people]
        await ann.do("talk", id="once", text="Are you there?")
        await ann.do("talk", id="once", text="Are you there?")
        await ann.do("mute", by="seat:1")
    async with evening(tmp_path, talk=NO_LIMITS) as house, visitors(url_of(house), "Zoe", "Yan") as people:
        people[0].session._cookie_jar = cookies[0]
        people[0].url = url_of(house)
        ann, zoe = await people[0].tab(id), await people[1].tab(id)
        for tab in (ann, zoe):
            await tab.catch_up()
            assert texts(tab) == ["Are you there?"]
        await ann.do("talk", id="once", text="Are you there?")
        assert texts(ann) == ["Are you there?"]
        assert talk(ann)["muted"] == ["seat:1"]


async def test_history_is_told_in_parts(tmp_path: Path) -> None:
    async with evening(tmp_path, talk=NO_LIMITS) as house, visitors(url_of(house), "Ann", "Bea") as people:
        ann, _ = await seated(people)
        for number in range(1, 121):
            await ann.do("talk", text=f"Remark {number}.")
        fresh = await people[1].tab(id_of(ann))
        await fresh.catch_up()
        assert texts(fresh) == [f"Remark {number}." for number in range(71, 121)]
        answer = await fresh.ask("earlier", room="table", before=71)
        assert [remark["number"] for remark in answer["remarks"]] == [*range(21, 71)]
        answer = await fresh.ask("earlier", room="table", before=21)
        assert [remark["number"] for remark in answer["remarks"]] == [*range(1, 21)]
        assert (await fresh.ask("earlier", room="table", before=1))["remarks"] == []


async def test_only_so_many_remarks_are_kept(tmp_path: Path) -> None:
    limits = TalkLimits(Rate(1e6, 1e6), Rate(1e6, 1e6), kept=10)
    async with evening(tmp_path, talk=limits) as house, visitors(url_of(house), "Ann", "Bea") as people:
        ann, _ = await seated(people)
        for number in range(1, 26):
            await ann.do("talk", text=f"Remark {number}.")
        kept = await house.staff.store.talk.remarks(id_of(ann), "table", most=100)
        assert [remark.number for remark in kept] == [*range(16, 26)]


async def test_nobody_says_too_much_at_once(tmp_path: Path) -> None:
    clock = Hourglass()
    limits = TalkLimits(person=Rate(0.5, 3), room=Rate(1, 5))
    async with (
        evening(tmp_path, talk=limits, clock=clock) as house,
        visitors(url_of(house), "Ann", "Bea", "Zoe") as people,
    ):
        ann, bea = await seated(people[:2])
        zoe = await people[2].tab(id_of(ann))
        for _ in range(3):
            await ann.do("talk", text="Hm.")
        assert await ann.refused("talk", text="Hm.") == "You say a lot at once; wait a moment."
        for _ in range(3):
            await zoe.do("talk", text="Shh.")  # the gallery takes nothing from the table
        await bea.do("talk", text="Oh?")
        await bea.do("talk", text="Ah.")
        assert (await bea.refused("talk", text="So")).startswith("So much is said here")
        clock.turn(3)
        await ann.do("talk", text="Hm.")


async def test_text_is_one_line_that_can_be_seen(tmp_path: Path) -> None:
    assert tidied(" a\r\n\tb ") == "a b"
    assert tidied("x\u202egnp.exe\u202c\u2066\x00\x1b[0m") == "xgnp.exe[0m"
    assert tidied("\u0301\u0301Q" + "\u0301" * 50) == "Q\u0301\u0301"
    async with evening(tmp_path, talk=NO_LIMITS) as house, visitors(url_of(house), "Ann", "Bea") as people:
        ann, _ = await seated(people)
        assert await ann.refused("talk", text="\u200b \u2800") == "There is nothing to read in that."
        assert await ann.refused("talk", text="a" * 301) == "That is too long: 300 characters are enough."
        await ann.do("talk", text="e\u0301" * 300)
        await ann.tell("talk", text="a" * 1001)
        while (answer := await ann.receive())["type"] != "mistake":
            pass
        assert "a" * 20 not in answer["reason"]


async def test_nothing_that_is_said_gets_into_the_log(tmp_path: Path) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house, visitors(url_of(house), "Ann", "Bea") as people:
        ann, _ = await seated(people)
        await ann.do("talk", text="xyzzy")
        await ann.refused("talk", text="xyzzy" * 70)
        await ann.refused("phrase", phrase="xyzzy")
    assert log.getvalue() and "xyzzy" not in log.getvalue()


async def test_talk_is_read_beside_the_replay_when_the_game_is_over(tmp_path: Path) -> None:
    async with evening(tmp_path, talk=NO_LIMITS) as house, visitors(url_of(house), "Ann", "Bea", "Zoe") as people:
        ann, bea = await seated(people[:2])
        zoe = await people[2].tab(id_of(ann))
        await ann.do("talk", text="Here we go.")
        begun = len(house.tables[id_of(ann)].lines)
        await zoe.do("talk", text="I only watch.")
        await ann.play(ann.options[0])
        await bea.do("phrase", phrase="well_played")
        path = f"/api/tables/{id_of(ann)}/talk"
        assert (await people[2].get(path))[0] == 409
        for tab in (ann, bea):
            await tab.do("abort")
        status, body = await people[2].get(path)
        told = [(said["line"], said["remark"]["text"]) for said in json.decode(body)]
        assert (status, told) == (200, [(begun, "Here we go."), (begun + 1, "Well played!")])


async def test_talk_is_forgotten_with_its_table(tmp_path: Path) -> None:
    async with evening(tmp_path, talk=NO_LIMITS) as house, visitors(url_of(house), "Ann", "Bea") as people:
        ann, _ = await seated(people)
        id = id_of(ann)
        await ann.do("talk", text="Goodbye.")
        await ann.do("mute", by="seat:1")
        assert await house.staff.store.forget(1e18, 1e18, []) == 1
        assert await house.staff.store.talk.remarks(id, "table", most=9) == []
        assert await house.staff.store.talk.mutes(id) == {}


@pytest.mark.parametrize(
    ("stage", "seat", "speaks", "hears"),
    [
        ("playing", 0, "table", ("table",)),
        ("playing", 1, None, ("table",)),
        ("playing", 2, "apart", ("table", "apart")),
        ("playing", None, "gallery", ("table", "gallery")),
        ("over", 0, "table", ("table", "apart")),
        ("over", None, "gallery", ("table", "apart", "gallery")),
    ],
)
def test_where_somebody_speaks_and_what_they_hear(
    stage: str, seat: int | None, speaks: str | None, hears: tuple[str, ...]
) -> None:
    rule = Talk(silent=(1,), apart=(2,)) if stage == "playing" else Talk()
    seating = Seating(game="manor", options={}, chairs=[Chair() for _ in range(3)], stage=stage)  # type: ignore[arg-type]
    place = place_of(seat, seating, rule)
    assert (place.speaks, place.hears) == (speaks, hears)
