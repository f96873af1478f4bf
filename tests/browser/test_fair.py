"""Everybody has a hand in the shuffle, and every browser checks it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.off_screen import together
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
PLAIN_HTTP = "Object.defineProperty(Crypto.prototype, 'subtle', {get: () => undefined})"  # as browsers have it there
WORDS = "seven black cats"


def luck_of(visitor: Visitor) -> str:
    """The words that this browser keeps for the table where it is."""
    table = visitor.page.url.rpartition("/")[2]
    words = visitor.page.evaluate("key => localStorage.getItem(key)", f"parlour.luck.{table}")
    assert isinstance(words, str)
    return words


def end_without_result(*people: Visitor) -> None:
    for one in people:
        one.page.get_by_role("button", name="Table menu").click()
        one.page.get_by_role("button", name=re.compile("End without a result")).click()
        one.page.get_by_role("dialog").get_by_role("button", name="I agree").click()


def concede(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Table menu").click()
    visitor.page.get_by_role("button", name="Concede").click()
    visitor.page.get_by_role("button", name="Concede").click()
    expect(visitor.result).to_be_visible()


def thrown_in(visitor: Visitor, folder: Path) -> list[str]:
    """The words in the record of the game that is over."""
    file = folder / "record.jsonl"
    visitor.record().save_as(file)
    words = json.loads(file.read_text("utf-8").splitlines()[0])["entropy"]
    assert isinstance(words, list)
    return words


def test_the_words_of_all_browsers_are_in_the_shuffle_and_each_checks_them(visitor: Come, tmp_path: Path) -> None:
    ann, bea = together(partial(visitor, luck=None))  # what their browsers throw in is looked at, not what is dealt
    ann.page.get_by_text("Everybody here has a hand in the shuffle").click()
    ann.page.get_by_label("Words of your own instead").fill(WORDS)
    ann.page.get_by_role("button", name="Use these words").click()
    expect(ann.page.get_by_text(WORDS)).to_be_visible()
    ann.assert_accessible()
    expect(ann.page.get_by_text("2 of 2 people have chosen their words")).to_have_count(1)
    ann.deal()
    expect(bea.prompt).to_be_visible()
    end_without_result(ann, bea)
    for one, other in ((ann, "Bea"), (bea, "Ann")):
        expect(one.page.get_by_text("the seed has the fingerprint that you were shown before the deal")).to_be_visible()
        expect(one.page.get_by_text("Checked: your words are in the shuffle.")).to_be_visible()
        expect(one.page.get_by_text(f"Checked: the words of {other} are those chosen before")).to_be_visible()
        expect(one.page.get_by_text("Not checked here")).to_be_visible()
    first = thrown_in(ann, tmp_path)
    assert first == [luck_of(ann), luck_of(bea)] and first[0].startswith(f"{WORDS} ")
    ann.page.get_by_role("button", name="Play again", exact=True).click()
    bea.page.get_by_role("button", name="Play again", exact=True).click()
    expect(ann.page.get_by_text("2 of 2 people have chosen their words")).to_have_count(1)
    ann.deal()
    end_without_result(ann, bea)
    expect(ann.page.get_by_text("Checked: your words are in the shuffle.")).to_be_visible()
    second = thrown_in(ann, tmp_path)
    assert second == [luck_of(ann), luck_of(bea)] and not set(first) & set(second)


def test_on_plain_http_the_seed_is_checked_as_well(visitor: Come) -> None:
    ann = visitor()
    ann.context.add_init_script(PLAIN_HTTP)
    ann.take_table("mind_reader", seats=2, bot="random")
    assert ann.page.evaluate("crypto.subtle") is None
    ann.deal()
    concede(ann)
    expect(ann.page.get_by_text("Checked in your browser")).to_be_visible()
    expect(ann.page.get_by_text("Checked: your words are in the shuffle.")).to_be_visible()


def test_somebody_who_was_not_there_is_told_what_could_not_be_checked(visitor: Come) -> None:
    ann, cal = visitor(), visitor()
    ann.take_table("mind_reader", seats=2, bot="random")
    ann.deal()
    concede(ann)
    cal.enter(ann.page.url.removeprefix(ann.url))
    expect(cal.page.get_by_text("Your browser was not here before the deal")).to_be_visible()
    expect(cal.page.get_by_text("not here when the players' words were fixed")).to_be_visible()
    assert ann.page.locator("code").first.is_hidden()  # the long numbers fold behind one line
