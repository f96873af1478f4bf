"""Your turn, by mail: the account room asks for an address, the links in mails lead to pages with one button."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from email.message import EmailMessage
from pathlib import Path
from threading import Event, Thread

import pytest
from playwright.sync_api import expect

from parlour.server.notices.mail import MailServer
from tests.browser.house import House, real
from tests.browser.test_account import PASSWORD, signed_up
from tests.browser.visitor import PHONE, Visitor
from tests.server.receivers import Mailbox, mailbox

Come = Callable[..., Visitor]


class Post:
    """A mail server in a thread of its own: Playwright has the loop of this one."""

    def __init__(self) -> None:
        self.ready, self.done = Event(), asyncio.Event()
        self.thread = Thread(target=lambda: asyncio.run(self.serve()))
        self.thread.start()
        assert self.ready.wait(30)

    box: Mailbox
    server: MailServer
    loop: asyncio.AbstractEventLoop

    async def serve(self) -> None:
        async with mailbox() as (self.box, self.server):
            self.loop = asyncio.get_running_loop()
            self.ready.set()
            await self.done.wait()

    def next(self) -> EmailMessage:
        return asyncio.run_coroutine_threadsafe(self.box.next(), self.loop).result(30)

    def close(self) -> None:
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join(30)


@pytest.fixture
def post() -> Iterator[Post]:
    post = Post()
    yield post
    post.close()


def test_a_mail_address_is_confirmed_by_the_link_in_a_mail_and_switched_off(
    post: Post, opened: Callable[[House], House], tmp_path: Path, visitor: Come
) -> None:
    house = real(tmp_path / "house.sqlite3")
    house.command += ["--smtp", f"smtp://127.0.0.1:{post.server.port}?from=parlour@parlour.example"]
    ann = visitor(opened(house).url)
    signed_up(ann, "Ann")
    turn = ann.page.get_by_role("region", name="Your turn")
    turn.get_by_label("Mail address").fill("ann@mail.example")
    turn.get_by_role("button", name="Tell me by mail").press("Enter")
    expect(turn.get_by_role("status")).to_contain_text("A mail is on its way to ann@mail.example.")
    expect(turn.get_by_text("open the link in the mail that was sent there")).to_be_visible()
    ann.assert_accessible()
    secret = re.findall(r"/notices/confirm(#\S+)", post.next().get_content())[0]
    phone = visitor(house.url, **PHONE)
    phone.page.goto(f"{house.url}/notices/confirm{secret}")
    phone.page.get_by_role("button", name="Yes, this address is mine").click()
    expect(phone.page.get_by_role("status")).to_have_text("Done. Each mail has a link that stops them.")
    phone.assert_accessible()
    phone.assert_fits()
    ann.page.reload()
    expect(turn.get_by_text("by mail", exact=True)).to_be_visible()
    turn.get_by_role("button", name="Switch off: ann@mail.example").click()
    expect(turn.get_by_role("status")).to_have_text("You will hear no more there.")
    expect(turn.get_by_label("Mail address")).to_be_visible()


def test_an_account_is_erased_after_its_password_was_said(visitor: Come) -> None:
    ann = visitor()
    signed_up(ann, "Ann of Farewells")
    region = ann.page.get_by_role("region", name="Erase this account")
    region.get_by_role("button", name="Erase this account…").click()
    expect(region.get_by_role("heading", name="Erase it for good?")).to_be_focused()
    ann.assert_accessible()
    region.get_by_label("Password").fill(PASSWORD)
    region.get_by_role("button", name="Erase for good").click()
    expect(ann.page.get_by_role("heading", name="Make an account")).to_be_visible()


def test_the_host_changes_the_clock_before_the_game_begins(visitor: Come) -> None:
    ann, bea = visitor(), visitor()
    ann.take_table("mind_reader", seats=3)
    bea.page.goto(ann.invitation)
    expect(bea.page.get_by_label("Clock", exact=True)).to_have_count(0)
    ann.page.get_by_label("Clock", exact=True).select_option(label="3 days")
    expect(bea.page.get_by_role("definition").get_by_text("3 days")).to_be_visible()
    ann.assert_accessible()
