"""It is your turn: told by mail or to a web address, once a turn, to somebody who is away and wanted to hear of it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from parlour.core import Refused
from parlour.server.house import House
from parlour.server.notices.hooks import PublicOnly, Webhooks, is_public
from parlour.server.notices.mail import MailServer, NotSent, mail_server
from parlour.server.notices.notifier import EVERY, PAUSES, QUIET
from parlour.server.notices.wording import hello
from parlour.server.store.notices import Notices
from tests.server.hourglass import Hourglass
from tests.server.receivers import Mailbox, ear, mailbox
from tests.server.stores import Place, PostgresPlace
from tests.server.test_accounts import asked, signed_up
from tests.server.visitors import Tab, Visitor, evening, id_of, seated, url_of, visitors

ANY = Webhooks(private=True)


async def pass_(clock: Hourglass, seconds: float = QUIET + 2 * EVERY) -> None:
    """Let time go by, so that the house looks at its notices again and again."""
    for _ in range(round(seconds / EVERY)):
        while clock.now() + EVERY not in clock.awaited:  # it is still busy with the last look
            await asyncio.sleep(0.001)
        clock.turn(EVERY)
    while clock.now() + EVERY not in clock.awaited:
        await asyncio.sleep(0.001)


@asynccontextmanager
async def ann_and_bea(folder: Path, clock: Hourglass, **house: Any) -> AsyncIterator[tuple[House, Visitor, list[Tab]]]:
    """Ann, who has an account, plays against Bea for days; both have the table open."""
    house = {"seed": lambda: bytes(32), **house}  # the same cards in every evening
    async with evening(folder, clock=clock, **house) as there, visitors(url_of(there), "Ann", "Bea") as people:
        await signed_up(people[0], "Ann")
        yield there, people[0], await seated(people, pace=86400)


async def wish(person: Visitor, **wanted: str) -> Any:
    status, card = await asked(person, "PUT", "/api/account/notices", **wanted)
    assert status == 200, card
    return card["notices"]


def calm(tab: Tab) -> Any:
    """A move that does not end the game at once."""
    return next((move for move in tab.options if move["type"] != "Guess"), tab.options[0])


async def her_turn(tabs: list[Tab]) -> None:
    """Ann and Bea play until it is Ann's turn; then Ann goes away, if she is there."""
    ann, bea = tabs
    for tab in tabs:  # Mind Reader begins with a choice of both
        await tab.play(calm(tab))
    await asyncio.gather(*[tab.catch_up() for tab in tabs])
    while not ann.options:
        await bea.play(calm(bea))
        await asyncio.gather(*[tab.catch_up() for tab in tabs])


async def go(house: House, tab: Tab) -> None:
    """Close a tab, and wait until the house has noticed."""
    table = house.tables[id_of(tab)]
    before = len(table.tabs)
    await tab.close()
    while len(table.tabs) == before:
        await asyncio.sleep(0.001)


async def test_a_webhook_says_that_it_is_your_turn_and_where_and_nothing_else(tmp_path: Path) -> None:
    clock = Hourglass()
    async with ear() as there, ann_and_bea(tmp_path, clock, webhooks=ANY) as (house, ann, tabs):
        card = await wish(ann, hook=f"{there.url}/ann")
        assert card == {
            "mail": None,
            "mail_confirmed": False,
            "hook": f"{there.url}/ann",
            "can_mail": False,
            "can_hook": True,
        }
        assert (await there.next())[1]["type"] == "hello"
        await her_turn(tabs)
        await go(house, tabs[0])
        await pass_(clock)
        path, said = await there.next()
        link = house.staff.invite(id_of(tabs[1]))
        text = f"It is your turn at Mind Reader: {link}"
        assert (path, said) == ("/ann", {"type": "your turn", "text": text, "content": text, "table": link})


async def test_who_gives_an_address_on_a_german_page_hears_of_their_turn_in_german(tmp_path: Path) -> None:
    clock = Hourglass()
    async with ear() as there, ann_and_bea(tmp_path, clock, webhooks=ANY) as (house, ann, tabs):
        await asked(ann, "PUT", "/api/account/notices?language=de", hook=f"{there.url}/ann")
        assert (await there.next())[1]["text"] == "Hier sagt dir Parlour, wenn du am Zug bist."
        await her_turn(tabs)
        await go(house, tabs[0])
        await pass_(clock)
        link = house.staff.invite(id_of(tabs[1]))
        assert (await there.next())[1]["text"] == f"Du bist am Zug bei Mind Reader: {link}"


async def test_one_turn_has_one_notice_and_the_next_turn_another(tmp_path: Path) -> None:
    clock = Hourglass()
    async with ear() as there, ann_and_bea(tmp_path, clock, webhooks=ANY) as (house, ann, tabs):
        await wish(ann, hook=there.url)
        await there.next()
        await her_turn(tabs)
        await go(house, tabs[0])
        await pass_(clock)
        await there.next()
        await pass_(clock, 10 * QUIET)
        assert there.heard == []
        tabs[0] = await ann.tab(id_of(tabs[1]))
        while tabs[0].options:
            await tabs[0].play(calm(tabs[0]))
        await go(house, tabs[0])
        while not (await house.tables_of(*house.tables[id_of(tabs[1])].seating.guests()))[0].asked_me:
            await tabs[1].catch_up()
            await tabs[1].play(calm(tabs[1]))
        await pass_(clock)
        assert (await there.next())[1]["type"] == "your turn"


async def test_nobody_is_told_who_has_the_table_open_or_answers_soon(tmp_path: Path) -> None:
    clock = Hourglass()
    async with ear() as there, ann_and_bea(tmp_path, clock, webhooks=ANY) as (house, ann, tabs):
        await wish(ann, hook=there.url)
        await there.next()
        await her_turn(tabs)
        await pass_(clock, 5 * QUIET)
        assert there.heard == []
        await go(house, tabs[0])
        await pass_(clock, QUIET)  # the house looks again when she has been away for some time
        assert (await there.next())[1]["type"] == "your turn"


async def test_somebody_who_plays_with_bots_alone_is_left_in_peace(tmp_path: Path) -> None:
    clock = Hourglass()
    async with ear() as there, ann_and_bea(tmp_path, clock, webhooks=ANY) as (house, ann, _):
        await wish(ann, hook=there.url)
        await there.next()
        (alone,) = await seated([ann], seats=2)
        await alone.until(lambda frame: frame["board"]["options"])
        await go(house, alone)
        await pass_(clock, 3 * QUIET)
        assert there.heard == []


async def test_a_mail_address_is_told_nothing_before_its_owner_has_said_yes(tmp_path: Path) -> None:
    clock = Hourglass()
    async with mailbox() as (box, server), ann_and_bea(tmp_path, clock, smtp=server) as (house, ann, tabs):
        assert (await wish(ann, mail="ann@mail.example"))["mail_confirmed"] is False
        asking = await box.next()
        assert asking["To"] == "ann@mail.example"
        await her_turn(tabs)
        await go(house, tabs[0])
        await pass_(clock)
        assert box.mails == []
        link = re.findall(r"/notices/confirm#(\S+)", asking.get_content())[0]
        assert (await asked(ann, "POST", "/api/notices/confirm", link=link))[0] == 200
        again = await asked(ann, "POST", "/api/notices/confirm", link=link)
        assert again == (422, {"reason": "This link was used before, or it is too old."})
        assert (await asked(ann, "GET", "/api/account"))[1]["notices"]["mail_confirmed"] is True


async def confirmed(box: Mailbox, person: Visitor, address: str = "ann@mail.example") -> None:
    await wish(person, mail=address)
    link = re.findall(r"/notices/confirm#(\S+)", (await box.next()).get_content())[0]
    await asked(person, "POST", "/api/notices/confirm", link=link)


async def test_a_mail_says_it_is_your_turn_and_carries_the_way_to_stop_them(tmp_path: Path) -> None:
    clock = Hourglass()
    async with mailbox() as (box, server), ann_and_bea(tmp_path, clock, smtp=server) as (house, ann, tabs):
        await confirmed(box, ann)
        await her_turn(tabs)
        await go(house, tabs[0])
        await pass_(clock)
        mail = await box.next()
        text = mail.get_content()
        assert mail["Subject"] == "Your turn: Mind Reader"
        assert house.staff.invite(id_of(tabs[1])) in text
        off = re.findall(r"/notices/off#(\S+)", text)[0]
        assert mail["List-Unsubscribe"] == f"<{house.staff.public_url}/api/notices/off/{off}>"
        async with visitors(url_of(house), "Somebody") as (stranger,):  # a mail program shows no cookie and no origin
            one_click = {"Content-Type": "application/x-www-form-urlencoded"}
            at = f"{url_of(house)}/api/notices/off/{off}"
            stranger.session.cookie_jar.clear()
            async with stranger.session.post(at, data=b"List-Unsubscribe=One-Click", headers=one_click) as answer:
                assert answer.status == 200
        assert (await asked(ann, "GET", "/api/account"))[1]["notices"]["mail"] is None
        reason = {"reason": "This link is not one of ours."}
        assert await asked(ann, "POST", f"/api/notices/off/{off[:-1]}") == (422, reason)


async def test_a_link_of_an_old_address_does_not_switch_off_the_new_one(tmp_path: Path) -> None:
    clock = Hourglass()
    async with mailbox() as (box, server), ann_and_bea(tmp_path, clock, smtp=server) as (house, ann, tabs):
        await confirmed(box, ann)
        await her_turn(tabs)
        await go(house, tabs[0])
        await pass_(clock)
        off = re.findall(r"/notices/off#(\S+)", (await box.next()).get_content())[0]
        await confirmed(box, ann, "new@mail.example")
        await asked(ann, "POST", f"/api/notices/off/{off}")
        assert (await asked(ann, "GET", "/api/account"))[1]["notices"]["mail"] == "new@mail.example"


async def test_a_notice_that_fails_is_tried_again_some_times_and_then_given_up(tmp_path: Path) -> None:
    clock = Hourglass()
    async with mailbox() as (box, server), ann_and_bea(tmp_path, clock, smtp=server) as (house, ann, tabs):
        await confirmed(box, ann)
        await her_turn(tabs)
        await go(house, tabs[0])
        box.broken = True
        await pass_(clock)
        assert box.refusals == 1
        for n, pause in enumerate(PAUSES, 2):
            await pass_(clock, pause + EVERY)
            assert box.refusals == n
        await pass_(clock, 2 * PAUSES[-1])
        assert box.refusals == 1 + len(PAUSES)


async def test_a_notice_that_is_due_outlives_the_house(tmp_path: Path) -> None:
    clock = Hourglass()
    async with ear() as there:
        async with ann_and_bea(tmp_path, clock, webhooks=ANY) as (house, ann, tabs):
            await wish(ann, hook=there.url)
            await there.next()
            await her_turn(tabs)
        clock = Hourglass(clock.now())
        async with evening(tmp_path, clock=clock, webhooks=ANY) as house:
            await pass_(clock)
            assert (await there.next())[1]["type"] == "your turn"
            assert house.tables == {}, "nobody was disturbed for that"


async def test_two_processes_send_a_notice_once(postgres: str, tmp_path: Path) -> None:
    place, clock = PostgresPlace(postgres), Hourglass()
    await place.make()
    house_of = {"store": place.url, "webhooks": ANY}
    async with ear() as there:
        async with ann_and_bea(tmp_path, clock, **house_of) as (_, ann, tabs):
            await wish(ann, hook=there.url)
            await there.next()
            await her_turn(tabs)
        clocks = [Hourglass(clock.now()), Hourglass(clock.now())]
        async with (
            evening(tmp_path, clock=clocks[0], **house_of),
            evening(tmp_path, clock=clocks[1], **house_of),
        ):
            await asyncio.gather(*[pass_(clock, 3 * QUIET) for clock in clocks])
            assert [said["type"] for _, said in there.heard] == ["your turn"]


async def test_a_notice_is_taken_by_one_and_left_alone_until_its_time_is_over(place: Place) -> None:
    store = await place.open()
    await store.rows("INSERT INTO accounts VALUES ('a', 'Ann', 'ann', 'g', NULL, 'off', 0)")
    notices = Notices(store)
    await notices.put("a", "hook", "https://ann.example", "en")
    await store.open("t", b"", b"{}", {"g": True, "h": True})
    await notices.note_new(10.0)
    assert await notices.take(9.0, 99.0, 5) == []
    taken = await asyncio.gather(*[notices.take(10.0, 99.0, 5) for _ in range(4)])
    (notice,) = [one for some in taken for one in some]
    assert (notice.table, notice.guest, notice.tries, notice.address) == ("t", "g", 1, "https://ann.example")
    assert [one.tries for one in await notices.take(99.0, 200.0, 5)] == [2], "who took it has died with it"
    await notices.told(notice)
    assert await notices.take(10**9, 10**9, 5) == []
    await store.close()


PUBLIC = "1.1.1.1 93.184.215.14 2606:4700::1111 2a00:1450:4001::200e 64:ff9b::101:101 ::ffff:1.1.1.1"
NOT_PUBLIC = """
    127.0.0.1 10.1.2.3 172.16.0.1 192.168.0.1 169.254.169.254 100.64.0.1 0.0.0.0 0.1.2.3 224.0.0.1 240.0.0.1
    255.255.255.255 192.0.0.1 192.0.0.8 192.0.0.170 192.0.2.1 192.88.99.1 198.18.0.1 198.51.100.1 203.0.113.1
    :: ::1 ::2 fe80::1%eth0 fec0::1 fc00::1 fd00::1 ff02::1 ff0e::1 4000::1 5f00::1 100::1 100:0:0:1::1
    2001:2::1 2001:10::1 2001:20::1 2001:db8::1 3fff::1
    ::127.0.0.1 ::10.0.0.1 ::8.8.8.8
    ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:224.0.0.1 ::ffff:192.0.0.8
    ::ffff:0:127.0.0.1 ::ffff:0:10.0.0.1 ::ffff:0:8.8.8.8
    64:ff9b::127.0.0.1 64:ff9b::a00:1 64:ff9b::a9fe:a9fe 64:ff9b::e000:1 64:ff9b:0:1::101:101
    64:ff9b:1::7f00:1 64:ff9b:1::101:101 64:ff9b:1:ffff::1
    2002:7f00:1:: 2002:a00:1:: 2002:101:101:: 2001:0:7f00:1:: 2001:0:4136:e378:8000:63bf:f5ff:fffe
"""


def test_only_public_addresses_are_public() -> None:
    assert [address for address in NOT_PUBLIC.split() if is_public(address)] == []
    assert [address for address in PUBLIC.split() if not is_public(address)] == []


async def test_a_webhook_to_a_place_that_only_the_house_can_reach_is_refused() -> None:
    public = Webhooks()
    for text in (
        "ftp://a.example",
        "a.example",
        "",
        "http://",
        "https://a.example:22",
        "http://a.example:99999",
        "x" * 600,
    ):
        with pytest.raises(Refused, match="A webhook"):
            public.read(text)
    for text in (
        "http://127.0.0.1:8000/metrics",
        "http://[::1]:8000",
        "http://169.254.169.254/latest",
        "http://10.0.0.1",
    ):
        with pytest.raises(Refused, match="not a public one"):
            public.read(text)
    with pytest.raises(OSError, match="not a public one"):
        await PublicOnly().resolve("localhost", 80)
    async with ear() as there:
        with pytest.raises(NotSent):
            await public.send(there.url.replace("127.0.0.1", "localhost"), hello("en"))
        there.status = 302
        with pytest.raises(NotSent):
            await ANY.send(there.url, hello("en"))
        assert [path for path, _ in there.heard] == ["/"], "a redirect is not followed"


async def test_an_address_that_takes_nothing_is_not_kept(tmp_path: Path) -> None:
    clock = Hourglass()
    async with ear() as there, ann_and_bea(tmp_path, clock, webhooks=ANY) as (_, ann, _):
        there.status = 404
        refused = (422, {"reason": "That address did not take a first message."})
        assert await asked(ann, "PUT", "/api/account/notices", hook=there.url) == refused
        assert await asked(ann, "PUT", "/api/account/notices", mail="a@b.example") == (
            422,
            {"reason": "This house sends no mail."},
        )
        assert (await asked(ann, "GET", "/api/account"))[1]["notices"]["hook"] is None


async def test_a_house_that_can_tell_nobody_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        card = await signed_up(ann, "Ann")
        assert (card["notices"]["can_mail"], card["notices"]["can_hook"]) == (False, False)
        for wanted in ({"hook": "https://a.example"}, {"mail": "a@b.example"}):
            assert (await asked(ann, "PUT", "/api/account/notices", **wanted))[0] == 422


async def test_one_address_is_not_asked_again_and_again(tmp_path: Path) -> None:
    clock = Hourglass()
    async with mailbox() as (box, server), ann_and_bea(tmp_path, clock, smtp=server) as (_, ann, _):
        both = {"mail": "bob@mail.example", "hook": ""}
        assert (await asked(ann, "PUT", "/api/account/notices", **both))[1] == {
            "reason": "Change one address at a time."
        }
        answers = [await asked(ann, "PUT", "/api/account/notices", mail="Bob@mail.example") for _ in range(4)]
        assert [status for status, _ in answers] == [200, 200, 200, 422]
        assert len(box.mails) == 3
        for text in (
            "bob",
            "bob@",
            "b b@mail.example",
            "bob@mail.example\r\nBcc: x@y.example",
            "a@b.example,c@d.example",
        ):
            status, said = await asked(ann, "PUT", "/api/account/notices", mail=text)
            assert (status, said["reason"]) == (422, "That is no mail address.")


@pytest.mark.parametrize(
    "url", ["http://mail.example", "smtp://", "smtp://mail.example:x", "smtp://mail.example?from=me"]
)
def test_a_mail_server_that_cannot_be_read_is_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(Refused, match=r"--smtp .*\.$"):
        mail_server(url, "parlour.example")


def test_a_mail_server_is_read_from_its_address() -> None:
    read = mail_server("smtp://me%40x:p%3Aw@mail.example?from=house@parlour.example", "")
    assert read == MailServer("mail.example", 587, False, "me@x", "p:w", "house@parlour.example")
    assert mail_server("smtps://mail.example", "parlour.example").port == 465
    assert mail_server("smtps://mail.example", "parlour.example").sender == "parlour@parlour.example"
