"""Heavy work shared fairly: whose work goes on now, and whose is laid aside.

It knows who asks and for how long each has held a worker.  It never knows what was asked, or at which seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from parlour.core import Refused

TURN: Final = 0.5  # seconds for which a work keeps its place though others have used less: most are done by then
MOST_OF_ONE: Final = 10  # works that one person may wait for
MOST_OF_ADDRESS: Final = 100  # and all at one address
MOST_REMEMBERED: Final = 10_000  # addresses and persons, before those who wait for nothing are forgotten


class Who(Struct, frozen=True):
    """Who asks for work: a person, and the address, which people in one room share."""

    person: str
    address: str


class TooMuchAsked(Refused):
    """So many works are waited for already."""


class Work(Protocol):
    """Something that takes a worker long."""

    def begin(self) -> None:
        """Give it to a worker."""

    def lay_aside(self, on: bool) -> None:
        """Let it rest, with what is done so far; or let it go on."""

    def drop(self) -> None:
        """Nobody waits for it any more."""


Holder: TypeAlias = str | Who  # an address, or a person at it


class Fair:
    """The works that people wait for.  Those go on whose askers have used the workers least: first by address, then by
    person.  ``places`` works go on at once, ``of_one`` of them for one person.  ``begun`` may be begun at most, since
    each of them keeps a process, and those of one address leave some of these to others."""

    def __init__(self, places: int, of_one: int, begun: int, now: Callable[[], float] = monotonic) -> None:
        self.places, self.of_one, self.now = places, of_one, now
        self.most_begun, self.of_address = begun, max(places, begun // 2)
        self.askers: dict[Work, list[Who]] = {}  # in the order in which the works came
        self.waiting: Counter[Holder] = Counter()  # how many works each waits for
        self.used: dict[Holder, float] = {}  # seconds of a worker's time, for as long as anybody waits for anything
        self.begun: set[Work] = set()
        self.going: dict[Work, float] = {}  # since when
        self.counted = now()

    # ── coming and going ──

    def check(self, who: Who) -> None:
        """Refuse more than anybody needs."""
        if self.waiting[who] >= MOST_OF_ONE or self.waiting[who.address] >= MOST_OF_ADDRESS:
            raise TooMuchAsked("house-busy")

    def ask(self, who: Who, work: Work) -> None:
        """Somebody waits for a work, perhaps with others."""
        self.count()
        if len(self.used) > MOST_REMEMBERED:
            self.used = {holder: self.used[holder] for holder in self.waiting}
        self.make_level(who.address, [holder for holder in self.waiting if isinstance(holder, str)])
        self.make_level(who, [one for one in self.waiting if isinstance(one, Who) and one.address == who.address])
        self.askers.setdefault(work, []).append(who)
        self.waiting.update((who, who.address))
        self.choose()

    def make_level(self, holder: Holder, peers: Sequence[Holder]) -> None:
        """Who comes begins level with those there who have used the least: nobody saves up turns by staying away."""
        if holder not in self.waiting:
            self.used[holder] = max(self.used.get(holder, 0.0), min([self.used[peer] for peer in peers], default=0.0))

    def leave(self, who: Who, work: Work) -> None:
        """Somebody does not wait for it any more.  What nobody waits for is dropped.  If it was begun, it keeps its
        place until its worker has let go of it."""
        self.count()
        if who not in self.askers.get(work, ()):
            return
        self.askers[work].remove(who)
        self.forget(who)
        if not self.askers[work]:
            work.drop()
            if work not in self.begun:
                self.finish(work)

    def finish(self, work: Work) -> None:
        """It is done, or its worker has let go of it: its place is free."""
        self.count()
        for who in self.askers.pop(work, ()):
            self.forget(who)
        self.begun.discard(work)
        self.going.pop(work, None)
        if not self.waiting:
            self.used.clear()  # all are equal again
        self.choose()

    def forget(self, who: Who) -> None:
        self.waiting.subtract((who, who.address))
        self.waiting = +self.waiting  # without those who wait for nothing

    @property
    def contested(self) -> bool:
        """Whether a work waits for its turn: then ``choose`` is to be called again soon."""
        return len(self.askers) > len(self.going)

    # ── whose turn it is ──

    def choose(self) -> None:
        """Let those works go on whose turn it is, and lay the others aside."""
        self.count()
        chosen = self.chosen()
        for work in self.going:
            if work not in chosen:
                work.lay_aside(True)
        for work in chosen:
            if work not in self.begun:
                self.begun.add(work)
                work.begin()
            elif work not in self.going:
                work.lay_aside(False)
        self.going = {work: self.going.get(work, self.counted) for work in chosen}

    def chosen(self) -> list[Work]:
        """Those in the middle of a turn or being dropped, and then those whose turn it is."""
        chosen = [work for work, since in self.going.items() if self.counted - since < TURN or not self.askers[work]]
        while len(chosen) < self.places and (wishes := self.wishes(chosen)):
            chosen.append(self.first(wishes, chosen))
        return chosen

    def wishes(self, chosen: Sequence[Work]) -> list[tuple[Who, Work]]:
        """Who waits for which of the works that could go on beside those chosen; one not begun needs a process."""
        begun, held = self.begun.union(chosen), self.held_by(chosen)
        kept, room = self.held_by(begun), len(begun) < self.most_begun
        others = [(who, work) for work in self.askers if work not in chosen for who in self.askers[work]]
        return [
            (who, work)
            for who, work in others
            if held.count(who) < self.of_one and (work in begun or (room and kept.count(who.address) < self.of_address))
        ]

    def first(self, wishes: list[tuple[Who, Work]], chosen: Sequence[Work]) -> Work:
        """Of the address that is next, the person who is next; of that person's works, the one that came first."""
        held, going = self.held_by(chosen), self.held_by(self.going)

        def turn(holder: Holder) -> tuple[int, float, bool]:
            return held.count(holder), self.used[holder], holder in going  # of equals, one that has waited

        address = min({who.address: None for who, _ in wishes}, key=turn)
        person = min({who: None for who, _ in wishes if who.address == address}, key=turn)
        return next(work for who, work in wishes if who == person)

    def held_by(self, works: Iterable[Work]) -> list[Holder]:
        """The addresses and the persons for whom these works are done."""
        askers = [who for work in works for who in self.askers[work]]
        return [*askers, *[who.address for who in askers]]

    # ── what it costs ──

    def count(self) -> None:
        """Note down what was used since the last time; those who wait for the same work share it."""
        now = self.now()
        passed, self.counted = now - self.counted, now
        for work in self.going:
            for holder in self.held_by([work]):
                self.used[holder] += passed / len(self.askers[work])
