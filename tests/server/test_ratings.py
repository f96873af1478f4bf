"""Ratings follow from the games that ended, in their order, and from nothing else."""

from __future__ import annotations

from pathlib import Path
from random import Random

from msgspec import json

from parlour.server.people.ratings import Ratings, Standing, counts, rated, sides
from parlour.server.people.ratings import Table as Known
from parlour.server.store import Ended
from parlour.server.store.people import People
from parlour.server.store.store import Change
from parlour.server.table.outcomes import Outcome, SeatOutcome
from tests.server.stores import Place
from tests.server.test_accounts import asked, signed_up
from tests.server.visitors import evening, id_of, seated, url_of, visitors


def outcome(*seats: tuple[str | None, bool, int], roles: bool = False, decided: bool = True) -> Outcome:
    cards = tuple([SeatOutcome(f"name of {player}", player, won, points) for player, won, points in seats])
    return Outcome("pi", 0.0, "finished", decided, roles, cards)


def random_outcomes(rng: Random, number: int) -> list[Outcome]:
    players = ["ann", "bea", "cal", "bot:random", "bot:thumb"]
    return [random_outcome(rng.choices(players, k=rng.randint(2, 5)), rng) for _ in range(number)]


def random_outcome(players: list[str], rng: Random) -> Outcome:
    points = [rng.randrange(4) for _ in players]
    seats = [(player, point == max(points), point) for player, point in zip(players, points)]
    return outcome(*seats, roles=rng.random() < 0.3)


def test_the_winner_rises_and_the_loser_falls() -> None:
    after = rated(outcome(("ann", True, 9), ("bea", False, 3)), Known())
    assert after["ann"].mu > Standing().mu > after["bea"].mu
    assert after["ann"].sigma < Standing().sigma and after["ann"].games == 1
    assert Standing().rating == 1000


def test_points_decide_between_those_who_lost() -> None:
    after = rated(outcome(("ann", True, 9), ("bea", False, 3), ("cal", False, 5)), Known())
    assert after["ann"].mu > after["cal"].mu > after["bea"].mu


def test_where_roles_are_dealt_those_who_won_together_are_one_side() -> None:
    told = outcome(("ann", True, 1), ("bea", False, 0), ("cal", True, 1), roles=True)
    teams, places = sides(told)
    assert [[seat.player for seat in team] for team in teams] == [["ann", "cal"], ["bea"]] and places == [0, 1]
    after = rated(told, Known())
    assert after["ann"] == after["cal"] and after["ann"].mu > after["bea"].mu


def test_bots_of_one_level_are_one_player() -> None:
    after = rated(outcome(("ann", True, 1), ("bot:thumb", False, 0), ("bot:thumb", False, 0)), Known())
    assert set(after) == {"ann", "bot:thumb"} and after["bot:thumb"].games == 1


def test_a_game_counts_only_between_rated_seats_and_with_a_result() -> None:
    assert counts(outcome(("ann", True, 1), ("bot:thumb", False, 0)))
    assert not counts(outcome(("ann", True, 1), (None, False, 0)))
    assert not counts(outcome(("ann", True, 1), ("ann", False, 0)))
    assert not counts(outcome(("ann", False, 0), ("bea", False, 0), decided=False))


async def test_from_scratch_the_numbers_are_the_same(place: Place) -> None:
    """One house counts game by game, another all of them at once when it opens."""
    store = await place.open()
    people, rng = People(store), Random(7)
    steady = Ratings(people)
    for number, told in enumerate(random_outcomes(rng, 60)):
        table = f"table{number}"
        await store.open(table, bytes(32), b"{}", {})
        ended = Ended("pi", json.encode(told).decode(), {})
        await store.write(Change(table=table, ended=ended))
        if number % 7 == 0:
            await steady.of("pi")
    assert dict(await steady.of("pi")) == dict(await Ratings(people).of("pi"))
    assert len(await people.outcomes(0)) == 60
    await store.close()


async def test_a_rated_player_is_rated_against_bots_and_may_show_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Zoe") as (ann, zoe):
        await signed_up(ann, "Ann", password=None)
        await asked(ann, "PUT", "/api/account", rating="shown")
        table = await ann.open(bot="random")
        tab = await ann.tab(table)
        assert tab.frame["seats"][0]["rating"] is None, "there is none before the first game"
        await tab.do("start")
        await tab.do("concede")
        await tab.until(lambda frame: frame["ending"])
        _, listed = await asked(zoe, "GET", "/api/games/mind_reader/ratings")
        assert [(card["name"], card["bot"], card["games"]) for card in listed] == [
            ("random", True, 1),
            ("Ann", False, 1),
        ]
        again = await ann.tab(await ann.open())
        assert again.frame["seats"][0]["rating"] == listed[1]["rating"] < 1000
        await asked(ann, "PUT", "/api/account", rating="hidden")
        _, listed = await asked(zoe, "GET", "/api/games/mind_reader/ratings")
        assert [card["name"] for card in listed] == ["random"]
        assert (await ann.tab(await ann.open())).frame["seats"][0]["rating"] is None
        assert "mind_reader" in (await asked(ann, "GET", "/api/account"))[1]["ratings"]


async def test_who_wants_no_rating_has_none(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as people:
        await signed_up(people[0], "Ann", password=None)
        ann, bea = await seated(people)
        await bea.do("concede")
        await ann.until(lambda frame: frame["ending"])
        assert await asked(people[0], "GET", "/api/games/mind_reader/ratings") == (200, [])
        assert len(await People(house.staff.store).outcomes(0)) == 1 and id_of(ann)
