"""The account room: a guest makes an account, and is the same person elsewhere; and the host's door."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
PASSWORD = "correct horse battery"


def signed_up(visitor: Visitor, name: str) -> None:
    visitor.enter("/account")
    form = visitor.page.get_by_role("region", name="Make an account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password (may be left out)").fill(PASSWORD)
    form.get_by_role("button", name="Make an account").click()
    expect(visitor.page.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()


def test_an_account_is_made_and_opens_the_same_table_on_a_phone(visitor: Come) -> None:
    ann, phone = visitor(), visitor(**PHONE)
    ann.take_table("mind_reader", seats=2)
    expect(ann.page.get_by_role("heading", name="The door")).to_be_visible()
    table = ann.page.url
    signed_up(ann, "Ann of Account")
    ann.assert_accessible()
    phone.enter("/account")
    form = phone.page.get_by_role("region", name="Sign in", exact=True)
    form.get_by_label("Name").fill("ann of account")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in").click()
    expect(phone.page.get_by_role("heading", name="Signed in as Ann of Account")).to_be_visible()
    phone.assert_accessible()
    phone.assert_fits()
    phone.page.goto(table)
    expect(phone.page.get_by_role("button", name="Deal the cards")).to_be_visible()


def test_a_wrong_password_is_answered_by_one_sentence(visitor: Come) -> None:
    eve = visitor()
    eve.page.on("response", lambda answer: eve.complaints.clear() if answer.status == 422 else None)
    eve.enter("/account")
    form = eve.page.get_by_role("region", name="Sign in", exact=True)
    form.get_by_label("Name").fill("Nobody at all")
    form.get_by_label("Password").fill("a guess")
    form.get_by_role("button", name="Sign in").click()
    expect(eve.page.get_by_role("alert")).to_have_text("That name and that password don't belong together.")
    eve.assert_accessible()
    eve.complaints = [text for text in eve.complaints if "422" not in text]  # the console tells of every refusal


def test_a_token_is_shown_once_and_revoked(visitor: Come) -> None:
    maker = visitor()
    signed_up(maker, "Maker of Bots")
    tokens = maker.page.get_by_role("region", name="Tokens for programs")
    tokens.get_by_label("What is it for?").fill("my bot")
    tokens.get_by_role("button", name="Make a token").click()
    expect(tokens.get_by_label("Your new token")).to_have_value(re.compile("^parlour_.{40,}$"))
    maker.page.reload()
    expect(tokens.get_by_text("my bot")).to_be_visible()
    expect(tokens.get_by_label("Your new token")).to_have_count(0)
    tokens.get_by_role("button", name="Revoke the token my bot").click()
    expect(tokens.get_by_text("my bot")).to_have_count(0)


def test_a_link_signs_in_another_device_and_the_rating_is_chosen(visitor: Come) -> None:
    ann, phone = visitor(), visitor(**PHONE)
    signed_up(ann, "Ann of Links")
    ann.page.get_by_role("button", name="Make a link for another device").click()
    link = ann.page.get_by_label("Open this on the other device").input_value()
    phone.enter(f"/account#{link.partition('#')[2]}")
    phone.page.get_by_role("button", name="Sign in with this link").click()
    expect(phone.page.get_by_role("heading", name="Signed in as Ann of Links")).to_be_visible()
    phone.page.get_by_label("Rated, for my eyes only").check()
    ann.page.reload()
    expect(ann.page.get_by_label("Rated, for my eyes only")).to_be_checked()


def test_a_new_password_asks_about_tokens_and_signs_out_the_other_device(visitor: Come) -> None:
    ann, phone = visitor(), visitor(**PHONE)
    signed_up(ann, "Ann of Passwords")
    password = ann.page.get_by_role("region", name="Change the password")
    expect(password.get_by_role("group")).to_have_count(0)
    tokens = ann.page.get_by_role("region", name="Tokens for programs")
    tokens.get_by_label("What is it for?").fill("my bot")
    tokens.get_by_role("button", name="Make a token").click()
    ann.page.get_by_role("button", name="Make a link for another device").click()
    link = ann.page.get_by_label("Open this on the other device").input_value()
    phone.enter(f"/account#{link.partition('#')[2]}")
    phone.page.get_by_role("button", name="Sign in with this link").click()
    expect(phone.page.get_by_role("heading", name="Signed in as Ann of Passwords")).to_be_visible()
    phone.take_table("mind_reader", seats=2)
    expect(phone.page.get_by_role("heading", name="The door")).to_be_visible()
    password.get_by_label("Password until now").fill(PASSWORD)
    password.get_by_label("New password").fill("another password")
    expect(password.get_by_text("A program plays with your token “my bot”. Must it stop too?")).to_be_visible()
    ann.assert_accessible()
    password.get_by_label("Yes, end all tokens: somebody else may have them.").check()
    password.get_by_role("button", name="Save").click()
    expect(password.get_by_role("status")).to_have_text(
        "The password is changed, all other devices are signed out, and no token is worth anything any more."
    )
    expect(tokens.get_by_text("my bot")).to_have_count(0)
    expect(password.get_by_role("group")).to_have_count(0)
    expect(phone.page.get_by_text("You were signed out on this device.")).to_be_visible()
    phone.assert_accessible()


def test_the_host_locks_the_table_and_sends_somebody_away(visitor: Come) -> None:
    ann, bea = visitor(), visitor()
    ann.take_table("mind_reader", seats=3)
    bea.page.goto(ann.invitation)
    bea.page.get_by_role("textbox", name="What shall we call you?").fill("Bea")
    bea.page.get_by_role("button", name="Sit here, on seat 2").click()
    ann.page.get_by_role("button", name="Send Bea away…").click()
    ann.assert_accessible()
    ann.page.get_by_role("button", name="Ban for good").click()
    expect(ann.page.get_by_text("The host sent away Bea (banned).")).to_be_visible()
    expect(bea.page.get_by_text("The host has closed this table to you.")).to_be_visible()
    ann.page.get_by_role("button", name="Let Bea come back").click()
    expect(ann.page.get_by_text("The host sent away Bea (banned).")).to_have_count(0)
    bea.page.reload()
    expect(bea.page.get_by_role("button", name="Sit here, on seat 2")).to_be_visible()
    ann.page.get_by_label("Lock the table: nobody new may sit down or watch").check()
    zoe = visitor()
    zoe.page.goto(ann.invitation)
    expect(zoe.page.get_by_text("This table is locked: nobody new may come in.")).to_be_visible()
