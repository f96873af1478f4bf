"""Coming, going, watching and coming back."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.off_screen import together
from tests.browser.visitor import Visitor, first, last, until

Come = Callable[..., Visitor]


def hand_of(visitor: Visitor) -> list[str]:
    """The names of the cards in the own hand."""
    hand = visitor.page.get_by_role("region", name="Your hand")
    return hand.locator("[data-piece] .visually-hidden").all_text_contents()


def dealt_for_two(visitor: Come) -> tuple[Visitor, Visitor]:
    """Ann and Bea in a game of Mind Reader."""
    ann, bea = together(visitor, options={"length": "one hand"})
    ann.deal()
    expect(bea.prompt).to_be_visible()
    return ann, bea


def test_two_browsers_play_at_one_table_by_an_invitation(visitor: Come) -> None:
    ann, bea = visitor(), visitor()
    ann.enter()
    ann.choose_name("Ann")
    ann.open_table("Mind Reader", 2, Length="one hand")
    bea.enter(ann.invitation.removeprefix(ann.url))
    bea.page.get_by_role("textbox", name="What shall we call you?").fill("Bea")
    bea.page.get_by_role("button", name="That's me").click()
    bea.page.get_by_role("button", name="Sit here, on seat 2").click()
    expect(ann.page.get_by_text("Bea", exact=True)).to_be_visible()
    ann.deal()
    expect(bea.prompt).to_be_visible()
    for one in (ann, bea):
        one.answer(first)
    while not ann.is_over():
        until(ann, lambda: any(one.options.first.is_visible() or one.is_over() for one in (ann, bea)))
        for one in (ann, bea):
            if one.options.first.is_visible():
                one.answer(last)
    assert not bea.until_asked()
    headings = {ann.result.inner_text(), bea.result.inner_text()}
    assert headings in ({"You won!", "Ann won"}, {"You won!", "Bea won"})


def test_nobody_is_shown_what_others_hold(visitor: Come) -> None:
    ann, bea = dealt_for_two(visitor)
    cal = visitor()
    cal.enter(ann.page.url.removeprefix(ann.url))
    expect(cal.page.get_by_text("You are watching.")).to_be_visible()
    cards = hand_of(ann)
    assert len(cards) == 4 and all(card in ann.page.content() for card in cards)
    for other in (bea, cal):
        shown = other.page.content()
        assert not [card for card in cards if f">{card}<" in shown or f"the {card}" in shown]


def test_a_refresh_in_the_middle_of_a_decision_loses_nothing(visitor: Come) -> None:
    ann = visitor()
    ann.take_table("mind_reader", seats=2, bot="random", options={"length": "target"})
    ann.deal()
    ann.until_turn()
    ann.answer(last)  # begin to guess
    expect(ann.prompt).to_have_text(re.compile("If you are right, you win it"))
    ann.answer(first)
    expect(ann.prompt).to_have_text(re.compile("Which .* card"))
    story = ann.page.get_by_role("group", name="What has happened")
    told = story.inner_text()
    ann.page.reload()
    expect(ann.prompt).to_have_text(re.compile("Which .* card"))
    expect(story).to_have_text(told, use_inner_text=True)
    ann.page.get_by_role("button", name="Take back the last part").click()
    expect(ann.prompt).to_have_text(re.compile("If you are right, you win it"))


def test_two_tabs_show_the_same(visitor: Come) -> None:
    ann = visitor()
    ann.take_table("mind_reader", seats=2, bot="random", options={"length": "one hand"})
    ann.deal()
    ann.until_asked()
    other = ann.tab()
    other.goto(ann.page.url)
    expect(other.locator("[data-number]")).to_have_count(ann.options.count())
    kept = ann.options.first.inner_text()
    ann.answer(first)
    expect(other.get_by_role("group", name="What has happened")).to_contain_text("You keep the")
    assert kept


def test_a_player_who_leaves_is_replaced_by_a_bot_and_comes_back(visitor: Come) -> None:
    ann, bea = dealt_for_two(visitor)
    table = bea.page.url
    bea.page.get_by_role("button", name="Table menu").click()
    bea.page.get_by_role("button", name="Leave the table").click()
    bea.page.get_by_role("button", name="Leave the table").click()
    expect(bea.page.get_by_role("heading", name="The games")).to_be_visible()
    expect(ann.page.get_by_text("a bot keeps the seat")).to_be_visible()
    bea.page.goto(table)
    bea.page.get_by_role("button", name="Take it back").click()
    expect(ann.page.get_by_text("a bot keeps the seat")).to_have_count(0)


def test_a_game_is_ended_by_agreement_and_the_same_people_play_again_each_with_one_click(visitor: Come) -> None:
    ann, bea = dealt_for_two(visitor)
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="End without a result").click()
    ann.page.get_by_role("button", name="I agree").click()
    expect(ann.page.get_by_text("Waiting for the others.")).to_be_visible()
    bea.page.get_by_role("button", name="I agree").click()
    for one in (ann, bea):
        expect(one.result).to_have_text("The game was ended without a result")
    expect(ann.page.get_by_text("with a seat kept for Bea")).to_be_visible()
    ann.page.get_by_role("button", name="Play again", exact=True).click()
    expect(ann.page.get_by_text("Kept for Bea")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Deal the cards")).to_be_disabled()
    ann.assert_accessible()
    expect(bea.page.get_by_text("Ann would like to play again and keeps a seat for you.")).to_be_visible()
    bea.assert_accessible()
    bea.page.get_by_role("button", name="Play again", exact=True).click()
    expect(ann.page.get_by_text("Kept for Bea")).to_have_count(0)
    expect(bea.page).to_have_url(ann.page.url)
    ann.deal()
    for one in (ann, bea):
        one.until_asked()
        assert len(hand_of(one)) == 4


def test_a_public_table_is_found_in_the_lobby(visitor: Come) -> None:
    ann, bea = visitor(), visitor()
    ann.enter("/new/mind_reader")
    ann.page.get_by_label("Public table").check()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("heading", name="At the table")).to_be_visible()
    bea.enter()
    bea.page.locator(f"a[href='{ann.page.url.removeprefix(ann.url)}']").click()
    expect(bea.page.get_by_role("button", name="Sit here, on seat 2")).to_be_visible()


def test_something_is_said_aloud(visitor: Come) -> None:
    ann = visitor()
    ann.take_table("mastermind", seats=5, bot="random")
    ann.deal()
    ann.page.get_by_role("button", name="Say something").click()
    ann.page.get_by_role("button", name="I am with the Agency.").click()
    expect(ann.page.get_by_role("group", name="What has happened")).to_contain_text("I am with the Agency.")


def test_the_rules_are_read_at_the_table(visitor: Come) -> None:
    ann = visitor()
    ann.take_table("mind_reader", seats=2)
    ann.page.get_by_role("button", name="Rules of Mind Reader").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("cell", name="Scissors, Lizard")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Rules of Mind Reader")).to_be_focused()
    ann.page.keyboard.type("?")  # opens them as well
    expect(dialog.get_by_role("cell", name="Scissors, Lizard")).to_be_visible()


AGAIN = """async () => {
    const dialog = document.querySelector("dialog[open]");
    dialog.requestClose();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "?" }));
    await new Promise((seen) => setTimeout(() => requestAnimationFrame(seen)));
    return dialog.open;
}"""


def test_rules_asked_for_at_the_moment_they_close_stay_open(visitor: Come) -> None:
    """Escape and a question mark at once: the browser tells of the first only after the second."""
    ann = visitor()
    ann.take_table("mind_reader", seats=2)
    ann.page.get_by_role("button", name="Rules of Mind Reader").click()
    expect(ann.page.get_by_role("dialog").get_by_role("cell", name="Scissors, Lizard")).to_be_visible()
    assert ann.page.evaluate(AGAIN)


def test_a_table_that_is_not_there_is_told_as_such(visitor: Come) -> None:
    ann = visitor()
    ann.enter("/table/nosuchtable")
    expect(ann.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    ann.complaints = [told for told in ann.complaints if "404" not in told]  # the browser's own remark
