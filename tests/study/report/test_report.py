"""A report says what its games show, in a terminal and on a page that needs nothing else."""

from __future__ import annotations

import re
from random import Random

import pytest

from parlour import games
from parlour.core import Result
from parlour.study.executor import Here
from parlour.study.intervals import rate, standing_out
from parlour.study.report import Report, Study, page, studied
from parlour.study.report.panels import by_count, by_first, by_role, by_seat, changed, worth
from parlour.study.report.seen import Seen, Watch, see_batch
from parlour.study.report.study import Variant, options, sentences, tables, untried, variants
from parlour.study.simulate import Simulation

SMALL = Study("mastermind", 5, {}, "random", ("random", "thumb"), 10, "small")


@pytest.fixture(scope="module")
def report() -> Report:
    told: list[tuple[int, int]] = []
    found = studied(SMALL, Here(), lambda done, total: told.append((done, total)))
    assert told[-1][0] == told[-1][1] == sum([len(numbers) for _, numbers in tables(SMALL).portions(SMALL)])
    return found


def game(
    winners: tuple[int, ...], first: int = 0, used: tuple[tuple[str, ...], ...] = ((), ()), roles: str = ""
) -> Seen:
    return Seen(10, Result("", winners, (0, 0), "", tuple(roles.split())), first, 1, used)


def test_a_report_answers_every_question_of_a_designer(report: Report) -> None:
    titles = " ".join([panel.title for panel in report.panels])
    for asked in ("role", "seat", "who begins", "number of players", "long", "lead", "balance", "length", "ladder"):
        assert asked in titles


def test_the_page_is_whole_and_tells_every_figure_as_text_too(report: Report) -> None:
    text = page(report)
    assert not re.search(r"(src|href)=|https?://|<script", text)
    for panel in report.panels:
        assert panel.title in text
    assert text.count("<svg") == text.count("The same as a table") == len(report.panels)


@pytest.mark.parametrize("name", games.SHELF)
def test_a_game_of_every_kind_can_be_watched(name: str) -> None:
    seats = games.find(name).seats[0]
    (seen,) = see_batch(Simulation(name, seats, {}, ("thumb",) * seats, "watch", keep_records=True), range(1))
    assert seen.first in range(seats)
    assert seen.lead_changes >= 0
    assert all(seen.used)


def test_with_more_players_the_wins_of_the_same_role_are_counted() -> None:
    """An Accomplice, who comes with five players, is named before the Innocent."""
    few, many = "innocent murderer", "accomplice innocent murderer"
    seen = {
        4: [game((0,), roles=few), game((1,), roles=few)],
        5: [game((0, 2), roles=many), game((0, 2), roles=many), game((0, 2), roles=many), game((1,), roles=many)],
    }
    panel = by_count(games.find("death_cards"), seen)
    assert panel is not None and panel.note == "how often Innocent wins"
    assert [point.figure.mean for point in panel.points] == [0.5, 0.25]


def test_the_lead_changes_when_somebody_else_goes_ahead() -> None:
    seen = see_batch(Simulation("graves", 2, {"cases": 5}, ("thumb",) * 2, "lead", keep_records=True), range(4))
    assert {0} < {each.lead_changes for each in seen}


def test_the_seat_and_the_first_player_are_told_apart() -> None:
    seen = [game((n % 2,), first=n % 2) for n in range(40)]
    first, seats = by_first(seen), by_seat(seen)
    assert first
    assert [point.figure.mean for point in first.points] == [1.0, 0.0]
    assert [point.figure.mean for point in seats.points] == [0.5, 0.5]


def test_roles_that_always_win_together_are_one_side() -> None:
    seen = [
        game((0,), roles="Agent Agency"),
        game((1,), roles="Agency Mastermind"),
        game((1,), roles="Mastermind Agency"),
    ]
    seen += [game((0, 1), roles="Agent Mastermind")]
    found = by_role(games.find("mastermind"), seen)
    assert found
    assert [point.label for point in found.points] == ["Agency", "Agent", "Mastermind"]


def test_a_card_is_worth_what_its_users_win_more() -> None:
    seen = [game((0,), used=(("Play: Ace",), ("Play: Two",))) for _ in range(30)]
    found = worth(seen)
    assert found
    assert [(point.label, point.figure.mean) for point in found.points] == [("Play: Ace", 0.5), ("Play: Two", -0.5)]


def test_options_are_compared_on_the_same_deals() -> None:
    figure = changed([game((0,)), game((1,))], [game((1,)), game((1,))], lambda each: 1 in each.result.winners)
    assert figure
    assert (figure.mean, figure.of) == (0.5, 2)


def test_an_option_that_deals_other_roles_is_not_compared() -> None:
    before = [game((n % 2,), roles="Detective-first Mastermind-first") for n in range(4)]
    after = [game((0,), roles="Detective Mastermind") for _ in range(4)]
    single, plain = Variant("cases", 1, "Cases: 1"), Variant("extra_turn", True, "Extra turn: yes")
    balance, length = options(games.find("graves"), before, {single: after, plain: before})
    assert {point.label for point in balance.points} == {"Extra turn: yes"}
    assert balance.remark.startswith("Not compared, because the roles are others: Cases: 1. Not tried")
    assert {point.label for point in length.points} == {"Cases: 1", "Extra turn: yes"}


def test_a_share_cannot_change_by_more_than_the_whole() -> None:
    before, after = [game((0,))] * 8, [game((1,))] * 7 + [game((0,))]
    balance, _ = options(games.find("mind_reader"), before, {Variant("jokers", True, "Jokers: yes"): after})
    (point,) = balance.points
    assert (point.figure.mean, point.figure.low) == (-0.875, -1)


def test_the_summary_says_of_how_many_figures_those_that_stand_out_are() -> None:
    winner, loser = ([f"Play: {card}" for card in cards] for cards in (range(10), range(10, 20)))
    panel = worth([game((0,), used=(tuple(winner), tuple(loser))) for _ in range(30)])
    assert panel
    (sentence,) = sentences([panel])
    assert len(panel.points) < 20
    assert sentence.endswith(" 20 of the 20 that were compared stand out for certain, corrected for so many.")


def test_what_chance_brings_among_many_figures_is_no_finding() -> None:
    """Of a hundred even figures a few lie outside their own intervals; together they say nothing."""
    rng = Random(1)
    won = [[rng.random() < 0.5 for _ in range(200)] for _ in range(100)]
    figures = [figure for games_ in won if (figure := rate(sum(games_), len(games_)))]
    assert sum([not figure.low <= 0.5 <= figure.high for figure in figures]) > 1
    assert standing_out(figures, [0.5] * 100, 100) == []
    strong = rate(150, 200)
    assert strong and standing_out([*figures, strong], [0.5] * 101, 101) == [100]


def test_to_name_what_one_is_sure_of_is_no_way_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Mind Reader a proof is named at the end of many hands: that is the result, not its cause."""

    def named() -> tuple[int, int]:
        """How often a card was asked with, and how often one was named."""
        used = [name for seen in see_batch(table, range(8)) for seat in seen.used for name in seat]
        return sum([name.startswith("Ask") for name in used]), sum([name.startswith("Name rank") for name in used])

    table = Simulation("mind_reader", 2, {"length": "one hand"}, ("belief", "belief"), "named", keep_records=True)
    asked, guessed = named()
    monkeypatch.setattr(Watch, "is_result", lambda self, move, view: False)
    assert named()[0] == asked > 0
    assert named()[1] > guessed > 0


def test_every_yes_or_no_and_every_other_choice_is_tried() -> None:
    names = [variant.name for variant in variants(Study("mind_reader", 3, {}, "random", (), 10, ""))]
    assert {"jokers", "in_secret", "two_cards", "all_or_nothing", "length", "double_points"} <= set(names)
    assert "strict" not in names, "it is not allowed without two_cards"


def tried(game: str, seats: int, name: str, **options: bool | int | str) -> list[bool | int | str]:
    """Everything that a report tries of one option."""
    study = Study(game, seats, options, "random", (), 10, "")
    return [variant.value for variant in variants(study) if variant.name == name]


def test_a_number_is_tried_a_quarter_lower_and_higher_within_its_range() -> None:
    assert tried("mind_reader", 3, "target") == [75, 125]
    assert tried("mind_reader", 3, "ranks") == [10], "there are no more than 13"
    assert tried("pi", 4, "mini_games") == [2, 4]
    assert tried("pi", 4, "mini_games", mini_games=1) == [2]


def test_a_text_is_tried_as_the_game_proposes_where_it_fits_the_table() -> None:
    assert tried("mastermind", 7, "role_mix") == ["5-1-1"], "4-2-1 is what the preset says"
    assert tried("death_cards", 3, "birthdays") == ["09-15 03-15 03-15"]


@pytest.mark.parametrize(("game", "left_out"), [("graves", 2), ("mastermind", 0), ("pi", 0)])
def test_a_report_names_the_options_that_it_could_not_try(game: str, left_out: int) -> None:
    sentence = untried(games.find(game))
    assert bool(sentence) == bool(left_out)
    assert sentence.count(",") == left_out
