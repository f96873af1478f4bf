"""What everybody at a table is shown: each part is made once for all who see it, and sent to those who lack it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import Any, Final, TypeAlias

from msgspec import Struct, json

from parlour.core import Game, Heard, Language, Match, Refused, Seat, Settings, View, commitment, written_out
from parlour.server.table.older import older_result
from parlour.server.table.seating import GuestId, Seating
from parlour.server.table.shown.boards import Board, Making, finished
from parlour.server.table.shown.cards import People, Yours
from parlour.server.table.shown.pictures import Picture, frame
from parlour.server.table.shown.tabs import Tab
from parlour.server.table.shown.words import TableWords
from parlour.server.wire import How, TableHead

LATEST: Final = 30  # lines of the story in a first frame
EARLIER: Final = 200  # lines of the story in an answer
UNMADE: Final = b"not made yet"
# The seating as it was written down, who is here, and who has been away for long.
Version: TypeAlias = tuple[bytes, frozenset[GuestId], frozenset[GuestId]]


class Showing:
    def __init__(
        self, game: Game[Any, Any], id: str, seed: bytes, invite: str, failed: Callable[[Tab, Exception], None]
    ) -> None:
        self.game, self.id, self.seed, self.invite, self.failed = game, id, seed, invite, failed
        self.commitment = commitment(seed)
        self.boards: dict[tuple[Seat | None, Language], Board] = {}  # as they were last shown
        self.forget()

    def forget(self) -> None:
        """The match, or what the people are called, is another one now."""
        self.spoken: dict[Language, TableWords] = {}
        self.people: tuple[Version, People] | None = None

    def words(self, language: Language, seating: Seating) -> TableWords:
        if language not in self.spoken:
            settings = settings_at(self.game, seating)
            names = [chair.name for chair in seating.chairs]
            new = TableWords(self.game, settings, names, language)
            self.spoken[language] = self.spoken.setdefault(new.language, new)
        return self.spoken[language]

    def publish(
        self,
        tabs: Iterable[Tab],
        seating: Seating,
        match: Match[Any, Any] | None,
        version: Version,
        old: Sequence[str] = (),
    ) -> None:
        """Show every tab what it may see; a tab for which nothing has changed is sent nothing."""
        now = Now(self, seating, match, old, self.people_at(seating, bool(old), version))
        self.for_each(tabs, now.look)
        now.make_boards()
        self.for_each(tabs, now.show)

    def for_each(self, tabs: Iterable[Tab], step: Callable[[Tab], None]) -> None:
        for tab in tabs:
            try:
                step(tab)
            except Exception as error:
                self.failed(tab, error)

    def earlier(self, tab: Tab, before: int, id: str, seating: Seating) -> bytes:
        """Some lines before that one, as this tab was told them: nothing else is looked at."""
        picture = tab.picture
        told = picture.story.story()[:before] if picture else ()
        since = max(0, len(told) - EARLIER)
        lines = self.words(tab.language, seating).story.told(told[since:], picture.seat if picture else None)
        return b'{"type":"lines","id":%b,"since":%d,"lines":[%b]}' % (json.encode(id), since, b",".join(lines))

    def people_at(self, seating: Seating, old: bool, version: Version) -> People:
        if self.people is None or self.people[0] != version:
            self.people = version, People(self.head(seating, old), seating, *version[1:])
        return self.people[1]

    def head(self, seating: Seating, old: bool = False) -> TableHead:
        return TableHead(
            id=self.id,
            game=self.game.id,
            title=self.game.title,
            stage=seating.stage,
            options=seating.options,
            public=seating.public,
            pace=seating.pace,
            budget=seating.budget,
            increment=seating.increment,
            window=seating.window,
            windows=self.game.windows,
            invite=self.invite,
            commitment=self.commitment,
            away=seating.away,
            help=seating.help,
            reveal_by=seating.deadline if seating.stage == "revealing" else None,
            talk=seating.talk,
            hurried=seating.hurried,
            undone=seating.undone,
            exercise=seating.exercise,
            locked=seating.doors.locked,
            kicked=tuple(seating.doors.kicked.values()),
            old=old,
        )


def settings_at(game: Game[Any, Any], seating: Seating) -> Settings:
    """The table's options; a game that is over may have been played with some that are no longer known."""
    try:
        return game.table(len(seating.chairs), seating.options)
    except Refused:
        if seating.stage != "over":
            raise
        return game.table(len(seating.chairs), {})


def shared(old: Heard, new: Heard) -> int:
    """How many lines of a story still stand; after an undoing some of the ``old`` ones do not."""
    if new.continues(old):  # as almost always
        return old.length
    return next((n for n, (a, b) in enumerate(zip(old.story(), new.story())) if a != b), new.length)


class Now(Struct, frozen=True, eq=False):
    """A table as it stands, and all that was made of it so far to be shown."""

    showing: Showing
    seating: Seating
    match: Match[Any, Any] | None
    old: Sequence[str]  # the record of a game played under older rules
    people: People
    pictures: dict[tuple[Yours, TableWords], Picture] = {}
    frames: dict[tuple[Picture, Picture | None], bytes | None] = {}
    views: dict[Seat | None, View] = {}
    wanted: dict[tuple[Seat | None, TableWords], None] = {}  # boards
    boards: dict[tuple[Seat | None, TableWords], Board] = {}

    def look(self, tab: Tab) -> None:
        """See the game as the seat of this tab does."""
        seat = self.people.you(tab.guest.id).seat
        if self.match is not None:
            if seat not in self.views:
                self.views[seat] = self.match.unread_view(seat)
            self.wanted[seat, self.showing.words(tab.language, self.seating)] = None

    def make_boards(self) -> None:
        """All in step: what has just been done for one seat, a processor does more quickly for the next."""
        with suppress(Exception):  # then each is made for itself, and only the tabs that it concerns fail
            for _ in zip_longest(*[self.making(*key) for key in self.wanted]):
                pass

    def show(self, tab: Tab) -> None:
        if tab.leaving:
            return
        words = self.showing.words(tab.language, self.seating)
        key = self.people.you(tab.guest.id), words
        new, old = self.pictures.get(key), tab.picture
        if new is None:
            new = self.pictures[key] = self.picture(*key)
        if tab.whole:
            self.send_view(tab, new.seat)
        if old is not None and old.seat != new.seat:
            old = None
        if old is None or old.board is not new.board or old.parts is not new.parts:
            sent = self.frames.get((new, old), UNMADE)
            if sent is UNMADE:
                sent = self.frames[new, old] = self.frame(new, old, words)
            if sent:
                tab.send(sent)
            tab.picture = new

    def send_view(self, tab: Tab, seat: Seat | None) -> None:
        """The seat's whole view, before the frame that asks something: to be read by a program."""
        view = self.view(seat)
        if view != tab.view:
            tab.send(b'{"type":"view","view":%b}' % view)
            tab.view = view

    def view(self, seat: Seat | None) -> bytes:
        return json.encode(written_out(self.views[seat])) if self.match else b"null"

    def picture(self, you: Yours, words: TableWords) -> Picture:
        parts = you.parts if self.seating.how is None else (*you.parts[:-1], self.ending(self.seating.how, words))
        return Picture(you.seat, parts, self.board(you.seat, words) if self.match else None)

    def ending(self, how: How, words: TableWords) -> bytes:
        result = self.match.result if self.match else older_result(self.old)
        return json.encode(words.ending(self.seating, how, result, self.showing.seed, self.showing.id))

    def board(self, seat: Seat | None, words: TableWords) -> Board:
        """Those who watch may be shown different things of the people, and are shown the same board."""
        return self.boards.get((seat, words)) or finished(self.making(seat, words))

    def making(self, seat: Seat | None, words: TableWords) -> Making:
        assert self.match is not None
        view, last, key = self.views[seat], self.showing.boards, (seat, words.language)
        situation = self.people.situation(seat, view.result is not None)
        open_views = self.open_views(self.match) if situation.over else ()
        making = words.boards.making(view, open_views, self.match.decision, situation, last.get(key))
        board = last[key] = self.boards[seat, words] = yield from making
        return board

    def open_views(self, match: Match[Any, Any]) -> list[View]:
        """When the game is over, the views of all seats, which are no secret any more."""
        return [match.view(seat) for seat in range(len(self.seating.chairs))]

    def frame(self, new: Picture, old: Picture | None, words: TableWords) -> bytes | None:
        """It is the same for all tabs that show the same and showed the same before."""
        story, told = new.story, old.story if old else None
        if told is story:
            return frame(new, old, story.length, ())
        since = max(0, story.length - LATEST) if told is None else shared(told, story)
        return frame(new, old, since, words.story.told(story.since(since), new.seat))
