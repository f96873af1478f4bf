"""Heavy work is shared fairly: made-up works at a made-up time show whose turn it is."""

from __future__ import annotations

import pytest

from parlour.server.fair import MOST_OF_ADDRESS, MOST_OF_ONE, TURN, Fair, TooMuchAsked, Who

ANN, BEA, CAL = Who("ann", "home"), Who("bea", "home"), Who("cal", "club")
ZOE = Who("zoe", "elsewhere")  # she asks for a lot
STEP = 0.05  # seconds


class MadeUp:
    """A work that takes a worker so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.left, self.state = seconds, "waits"

    def begin(self) -> None:
        assert self.state == "waits"
        self.state = "goes on"

    def lay_aside(self, on: bool) -> None:
        assert self.state == ("goes on" if on else "is laid aside")
        self.state = "is laid aside" if on else "goes on"

    def drop(self) -> None:
        self.state = "is dropped"


class Lane:
    """Works and their workers, in a time that is made up."""

    def __init__(self, places: int = 1, of_one: int = 1, begun: int = 4) -> None:
        self.time = 0.0
        self.fair = Fair(places, of_one, begun, lambda: self.time)

    def ask(self, who: Who, seconds: float) -> MadeUp:
        work = MadeUp(seconds)
        self.fair.ask(who, work)
        return work

    def pass_by(self, seconds: float) -> None:
        for _ in range(round(seconds / STEP)):
            self.step()

    def step(self) -> None:
        self.time += STEP
        for work in [*self.fair.going]:
            assert isinstance(work, MadeUp) and work.state == "goes on"
            work.left -= STEP
            if work.left < STEP / 2:
                work.state = "is done"
                self.fair.finish(work)
        self.fair.choose()

    def time_of(self, *works: MadeUp) -> float:
        """How long it takes until these are done."""
        began = self.time
        while any(work.state != "is done" for work in works):
            self.step()
        return self.time - began


def test_a_work_that_nobody_contests_is_done_in_its_time() -> None:
    lane = Lane()
    assert lane.time_of(lane.ask(ANN, 3)) == pytest.approx(3)
    assert not lane.fair.contested


@pytest.mark.parametrize("before", [0.0, 0.3, 1.0, 7.0, 60.0])
@pytest.mark.parametrize("seconds", [1.0, 3.0])
def test_who_asks_for_much_makes_another_wait_for_twice_as_long_at_most(before: float, seconds: float) -> None:
    lane = Lane()
    for _ in range(12):
        lane.ask(ZOE, 6)
    lane.pass_by(before)
    assert lane.time_of(lane.ask(ANN, seconds)) <= 2 * seconds + TURN + STEP


def test_with_two_places_another_does_not_wait_at_all() -> None:
    lane = Lane(places=2)
    for _ in range(12):
        lane.ask(ZOE, 6)
    lane.pass_by(3)
    assert lane.time_of(lane.ask(ANN, 3)) == pytest.approx(3)


def test_many_guests_of_one_address_have_together_what_one_person_elsewhere_has() -> None:
    lane = Lane()
    for number in range(30):
        lane.ask(Who(f"guest {number}", "elsewhere"), 6)
    lane.pass_by(2)
    assert lane.time_of(lane.ask(ANN, 2)) <= 4 + TURN + STEP


def test_twenty_people_behind_one_address_are_all_answered_each_in_turn() -> None:
    lane = Lane()
    party = [lane.ask(Who(f"guest {number}", "home"), 0.4) for number in range(20)]
    times = [lane.time_of(work) for work in party]
    assert max(times) == pytest.approx(0.4), "short works are done one after the other, and none is cut into slices"


def test_twenty_people_behind_one_address_have_half_of_the_workers_where_one_person_elsewhere_takes_all_they_get() -> (
    None
):
    lane = Lane()
    for _ in range(12):
        lane.ask(ZOE, 60)
    party = [lane.ask(Who(f"guest {number}", "home"), 0.4) for number in range(20)]
    assert lane.time_of(*party) <= 2 * 20 * 0.4 + TURN


def test_at_one_address_another_does_not_wait_for_all_that_one_person_asks_for() -> None:
    lane = Lane()
    for _ in range(10):
        lane.ask(BEA, 6)
    lane.pass_by(2)
    assert lane.time_of(lane.ask(ANN, 2)) <= 4 + STEP


def test_one_person_has_one_place_though_others_are_free_but_many_bots_of_one_host_think_at_once() -> None:
    for of_one in (1, 3):
        lane = Lane(places=3, of_one=of_one)
        for _ in range(5):
            lane.ask(ANN, 1)
        assert len(lane.fair.going) == of_one


def test_nobody_saves_up_turns_by_staying_away() -> None:
    """A newcomer comes before those who have used the workers since, but does not hold them up for what they used."""
    lane = Lane()
    long = lane.ask(CAL, 100)
    lane.pass_by(30)
    new = lane.ask(ZOE, 100)
    lane.pass_by(10)
    assert (100 - new.left) == pytest.approx(5, abs=TURN) and 100 - long.left == pytest.approx(35, abs=TURN)


def test_a_work_that_has_just_begun_is_not_laid_aside_at_once() -> None:
    lane = Lane()
    first = lane.ask(ZOE, TURN)
    lane.pass_by(TURN / 2)
    lane.ask(ANN, 1)
    assert first.state == "goes on"
    assert lane.time_of(first) == pytest.approx(TURN / 2)


def test_what_nobody_waits_for_is_dropped_and_what_was_not_begun_never_begins() -> None:
    lane = Lane()
    works = [lane.ask(ZOE, 6) for _ in range(3)]
    for work in works:
        lane.fair.leave(ZOE, work)
    assert [work.state for work in works] == ["is dropped"] * 3
    assert [*lane.fair.going] == works[:1], "its place is free when its worker has let go of it"
    lane.fair.finish(works[0])
    assert not lane.fair.askers and not lane.fair.waiting and not lane.fair.used
    assert lane.time_of(lane.ask(ANN, 1)) == pytest.approx(1)


def test_those_who_wait_for_the_same_share_it_and_it_goes_on_until_the_last_has_left() -> None:
    lane = Lane()
    work = lane.ask(ZOE, 6)
    lane.fair.ask(ANN, work)
    lane.pass_by(2)
    assert lane.fair.used[ANN] == lane.fair.used[ZOE] == pytest.approx(1)
    lane.fair.leave(ZOE, work)
    assert work.state == "goes on"
    lane.fair.leave(ANN, work)
    assert work.state == "is dropped"


def test_a_work_goes_on_in_the_turn_of_any_of_its_askers() -> None:
    """A stranger who asks for the same first does not make it slow for those it belongs to."""
    lane = Lane()
    lane.ask(ZOE, 60)
    shared = lane.ask(ZOE, 1)
    lane.pass_by(5)
    lane.fair.ask(ANN, shared)
    assert lane.time_of(shared) <= 2 + STEP


def test_only_so_many_are_begun_and_those_go_on_when_there_is_no_process_left() -> None:
    lane = Lane(begun=3)
    works = [lane.ask(Who(str(number), str(number)), 4) for number in range(8)]
    while any(work.state != "is done" for work in works):
        assert len(lane.fair.begun) <= 3 and len(lane.fair.going) == 1
        lane.step()


def test_more_than_anybody_needs_is_refused_and_others_are_not() -> None:
    lane = Lane()
    for _ in range(MOST_OF_ONE):
        lane.fair.check(ZOE)
        lane.ask(ZOE, 6)
    with pytest.raises(TooMuchAsked, match=r"try again in a moment\.$"):
        lane.fair.check(ZOE)
    lane.fair.check(Who("another", ZOE.address))
    for number in range(MOST_OF_ADDRESS - MOST_OF_ONE):
        lane.ask(Who(f"guest {number}", ZOE.address), 6)
    with pytest.raises(TooMuchAsked):
        lane.fair.check(Who("another", ZOE.address))
    lane.fair.check(ANN)


@pytest.mark.parametrize("theirs", [0.1, 0.6, 5.0])
def test_how_long_mine_takes_does_not_tell_how_long_another_s_took(theirs: float) -> None:
    """What another seat holds may make its notebook quick or slow: beside it, mine takes as long as ever."""
    lane = Lane(places=2)
    lane.ask(BEA, theirs)
    lane.pass_by(0.05)
    assert lane.time_of(lane.ask(ANN, 1)) == pytest.approx(1)


def test_with_one_place_it_would_tell() -> None:
    waits = []
    for theirs in (0.1, 0.6):
        lane = Lane(places=1)
        lane.ask(BEA, theirs)
        lane.pass_by(0.05)
        waits.append(lane.time_of(lane.ask(ANN, 1)))
    assert waits[0] < waits[1]
