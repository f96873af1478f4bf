"""What an analysis tells of a game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.core import Match, Refused, Result
from parlour.core.referee.following import decoded
from parlour.core.referee.record import Spoke
from parlour.games import SHELF, find
from parlour.games.mastermind.moves import IDrew
from parlour.study.analysis import Analysis, analyse
from parlour.study.analysis.knowledge import Knowledge
from parlour.study.analysis.saying import headline
from parlour.study.analysis.shape import Cost
from parlour.study.moments import moments
from tests.study.analysis.records import NAMES, analysed, record

TABLES = {"mind_reader": 3, "pi": 2, "mastermind": 7, "graves": 2, "death_cards": 3}


def test_there_is_a_table_for_every_game() -> None:
    assert TABLES.keys() == SHELF.keys()


@pytest.mark.parametrize("game", SHELF)
def test_an_analysis_goes_through_json_unchanged(game: str) -> None:
    analysis = analysed(game, TABLES[game])
    assert json.decode(json.encode(analysis), type=Analysis) == analysis
    assert analysis.headline and analysis.sentence
    assert analysis.decisions and analysis.answers and analysis.thoughts


@pytest.mark.parametrize("game", SHELF)
def test_decisions_are_numbered_in_their_order_and_forced_moves_are_left_out(game: str) -> None:
    analysis = analysed(game, TABLES[game])
    assert [made.move for made in analysis.decisions] == list(range(1, analysis.moves + 1))
    assert sum([seat.decisions for seat in analysis.seats]) == analysis.moves


@pytest.mark.parametrize("game", SHELF)
def test_an_answer_is_first_known_by_the_very_line_that_settles_it(game: str) -> None:
    """Checked against the notebooks that the seat had before that line and after it."""
    analysis, found = analysed(game, TABLES[game]), find(game)
    checked = 0
    for seat in range(TABLES[game]):
        settled = [
            known.told for answer in analysis.answers for known in answer.known if known.seat == seat and known.told
        ]
        known: dict[int, int] = {}  # how many answers are certain, by the lines heard
        for moment in moments(found, record(game, TABLES[game])):
            view = moment.view(seat)
            if not view.result and len(view.story) not in known:
                known[len(view.story)] = len(Knowledge(found, view).certain)
        for told in settled[:3]:
            before = max([lines for lines in known if lines < told], default=None)
            after = min([lines for lines in known if lines >= told], default=None)
            if before is not None and after is not None:
                assert known[before] < known[after] or not known[before], f"seat {seat}, line {told}"
                checked += 1
    assert checked


def test_a_claim_is_against_better_knowledge_exactly_if_it_is_a_lie() -> None:
    """What somebody drew they know, so every false claim about it is a lie."""
    lies = honest = 0
    for number in range(2):
        lines, game = record("mastermind", 7, "belief", number), find("mastermind")
        spoken = iter(analysed("mastermind", 7, "belief", number).spoken)
        for moment in moments(game, lines):
            if not isinstance(moment.line, Spoke):
                continue
            claim, told = decoded(game.read_claim, moment.line.claim), next(spoken)
            if isinstance(claim, IDrew):
                drawn = moment.truth(None)["drawn", claim.council]
                assert bool(told.against) == (drawn != claim.cards.syndicate)
                lies, honest = lies + bool(told.against), honest + (not told.against)
    assert lies and honest


def test_a_guess_is_told_with_its_chance_and_what_came_of_it() -> None:
    analysis = analysed("pi", 2)
    guesses = [made.guess for made in analysis.decisions if made.guess]
    assert guesses
    for guess in guesses:
        assert guess.right is not None
        assert guess.right or guess.chance < 1
        assert not guess.right or guess.chance > 0


def test_a_missed_proof_names_the_lines_that_prove_it() -> None:
    missed = [made for made in analysed("pi", 3, number=1).decisions if made.missed]
    assert missed
    for made in missed:
        assert made.missed
        assert made.missed.lines and max(made.missed.lines) <= made.told
        assert len(made.missed.lines) == len(made.missed.because) == len(made.missed.left)
        assert made.missed.left[-1] == 1
        assert not (made.guess and made.guess.chance == 1)


def test_turning_points_are_few_and_in_their_order() -> None:
    for game, seats in TABLES.items():
        moves = [turning.move for turning in analysed(game, seats).turnings]
        assert moves == sorted(set(moves))
        assert len(moves) <= 7


def test_a_player_is_spoken_to_as_you() -> None:
    lines = record("mind_reader", 3)
    told = analyse(lines, names=NAMES[:3], me=1)
    assert any(["your Secret Card" in made.text for made in told.decisions])
    assert not any(["Bea's Secret Card" in made.text for made in told.decisions])


def test_names_in_the_record_come_before_others() -> None:
    match = Match(find("graves"), 2, b"x", names=("Zoe", "Yan"))
    match.stop("aborted", "Dinner is ready.")
    analysis = analyse(match.record.lines, names=("Ann", "Bea"))
    assert analysis.names == ("Zoe", "Yan")
    assert (analysis.headline, analysis.result) == ("A game without an end", None)
    assert analysis.ending == "Dinner is ready."


def test_a_game_that_goes_on_is_not_analysed() -> None:
    match = Match(find("graves"), 2, b"x")
    with pytest.raises(Refused, match="the record ends before the game does, and only finished games are analysed"):
        analyse(match.record.lines)


def test_progress_is_told_line_by_line() -> None:
    lines, told = record("graves", 2), list[tuple[int, int]]()
    analyse(lines, progress=lambda done, all: told.append((done, all)))
    assert told[-1][0] >= len(lines) == told[-1][1]
    assert told == sorted(told)


def test_a_headline_speaks_of_skill_only_where_it_is_clear() -> None:
    analysis = analysed("mind_reader", 3)
    names = find("mind_reader").words("en").Names(NAMES[:3])
    won = Result("points", (1,), (0, 9, 0), "Bea has most points.")

    def told(losses: Sequence[Sequence[float]], luck: Sequence[float]) -> str:
        some = next(made for made in analysis.decisions if made.cost)
        cost = some.cost
        assert cost
        made = [replace(some, seat=seat, cost=replace(cost, loss=loss)) for seat in range(3) for loss in losses[seat]]
        seats = [replace(seat, luck=luck[seat.seat]) for seat in analysis.seats]
        return headline(replace(analysis, result=won, decisions=tuple(made), seats=tuple(seats)), names)

    even = [0.0, 0.0, 0.0]
    assert told([[1.0] * 5, [0.1] * 5, [1.0] * 5], even) == "Bea played best, and it paid"
    assert told([[1.0] * 5, [0.1] * 5, [1.0] * 5], [0, 3, 0]) == "Bea played best and had the luck"
    assert told([[0.1] * 5, [1.0] * 5, [1.0] * 5], [0, 3, 0]) == "Bea had the luck, Ann the skill"
    assert told([[0.1] * 5, [1.0] * 5, [1.0] * 5], even) == "Bea won, though Ann played best"
    assert told([[0.9] * 5, [1.0] * 5, [1.0] * 5], even) == "Bea wins", "too close to call"
    assert told([[0.0], [1.0] * 5, [1.0] * 5], even) == "Bea wins", "one decision shows nothing"


def test_a_loss_that_chance_may_explain_does_not_count() -> None:
    assert Cost(0.05, 0.03, "", "win chance").counted == 0.0
    assert Cost(0.07, 0.03, "", "win chance").counted == 0.07
    assert Cost(0.01, 0.0, "", "turns").counted == 0.01, "exact"


def test_a_bot_judged_by_its_own_values_is_said_to_be() -> None:
    """The Agency's bots of this level vote and nominate by these very values; what the Syndicate hides for is not in
    them, and cards are played by side."""
    analysis = analysed("mastermind", 7, "belief")
    agency = [made for made in analysis.decisions if made.cost and analysis.roles[made.seat] == "Agency"]
    by_value = [made.cost for made in agency if made.cost and made.text.startswith(("Vote", "Nominate"))]
    assert len(by_value) > 20 and max([cost.counted for cost in by_value]) < 1e-9
    assert "loses little by construction" in analysis.caution
    assert "compare it with the Syndicate's own" in analysis.caution
