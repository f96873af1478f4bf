"""What everybody at a table is shown: each picture is made once for all who see it, and what changed is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, Final, TypeAlias

from msgspec import json

from parlour.core import Event, Game, Heard, Match, Refused, Result, Seat, Settings, Talk, View, commitment, written_out
from parlour.core.words.messages import Say, ended, turned_out
from parlour.server.table.older import older_result
from parlour.server.table.seating import GuestId, Seating
from parlour.server.table.shown.cards import People, Yours
from parlour.server.table.shown.catalogues import EncodedCatalogue, catalogue_of
from parlour.server.table.shown.frames import Picture, frame
from parlour.server.table.shown.seen import Seen, Sight
from parlour.server.table.shown.situations import stopped
from parlour.server.table.shown.tabs import Tab
from parlour.server.wire import EarlierStory, Ending, StoryLine, TableHead

LATEST: Final = 30  # lines of the story in a first frame
EARLIER: Final = 200  # lines of the story in an answer
UNMADE: Final = b"not made yet"
# The seating as it was written down, who is here, who has been away for long, and who may talk.
Version: TypeAlias = tuple[bytes, frozenset[GuestId], frozenset[GuestId], Talk]


class Showing:
    def __init__(
        self, game: Game[Any, Any], id: str, seed: bytes, invite: str, failed: Callable[[Tab, Exception], None]
    ) -> None:
        self.game, self.id, self.seed, self.invite, self.failed = game, id, seed, invite, failed
        self.commitment = commitment(seed)
        self.forget()

    def forget(self) -> None:
        """The match, or what the people are called, is another one now."""
        self.people: tuple[Version, People] | None = None
        self.laid_out: tuple[bytes, EncodedCatalogue] | None = None

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
        for tab in tabs:
            try:
                now.show(tab)
            except Exception as error:
                self.failed(tab, error)

    def catalogue_at(self, seating: Seating, written: bytes) -> EncodedCatalogue:
        """Everything that can be pointed at here; looked up anew when the seating that was written down is another."""
        if self.laid_out is None or self.laid_out[0] != written:
            settings = settings_at(self.game, seating)
            self.laid_out = written, catalogue_of(self.game, len(seating.chairs), settings)
        return self.laid_out[1]

    def earlier(self, tab: Tab, before: int, id: str, seating: Seating) -> bytes:
        """Some lines before that one, as this tab was told them: nothing else is looked at."""
        told = tab.picture.story.story()[:before] if tab.picture else ()
        since = max(0, len(told) - EARLIER)
        sight = Sight(self.game, settings_at(self.game, seating), tab.laid)
        return json.encode(EarlierStory(id, since, tuple([sight.line(event) for event in told[since:]])))

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


class Now:
    """A table as it stands, and all that was made of it so far to be shown."""

    def __init__(
        self, showing: Showing, seating: Seating, match: Match[Any, Any] | None, old: Sequence[str], people: People
    ) -> None:
        self.showing, self.seating, self.match, self.old, self.people = showing, seating, match, old, people
        self.views: dict[Seat | None, View] = {}
        self.seen: dict[tuple[Seat | None, bool], Seen] = {}
        self.pictures: dict[tuple[Yours, bool], Picture] = {}
        self.frames: dict[tuple[Picture, Picture | None], bytes | None] = {}
        self.lines: dict[tuple[int, bool], StoryLine] = {}  # by the place of an event in memory: seats share it

    def show(self, tab: Tab) -> None:
        if tab.leaving:
            return
        key = self.people.you(tab.guest.id), tab.laid
        new, old = self.pictures.get(key), tab.picture
        if new is None:
            new = self.pictures[key] = self.picture(*key)
        if tab.whole:
            self.send_view(tab, new.seat)
        if old is not None and old.seat != new.seat:
            old = None
        sent = self.frames.get((new, old), UNMADE)
        if sent is UNMADE:
            sent = self.frames[new, old] = self.frame(new, old, tab.laid)
        if sent:
            tab.send(sent)
        tab.picture = new

    def send_view(self, tab: Tab, seat: Seat | None) -> None:
        """The seat's whole view, before the frame that asks something: to be read by a program."""
        view = json.encode(written_out(self.view(seat))) if self.match else b"null"
        if view != tab.view:
            tab.send(b'{"type":"view","view":%b}' % view)
            tab.view = view

    def view(self, seat: Seat | None) -> View:
        assert self.match is not None
        if seat not in self.views:
            self.views[seat] = self.match.unread_view(seat)
        return self.views[seat]

    def picture(self, you: Yours, laid: bool) -> Picture:
        parts = you.parts if self.seating.how is None else (*you.parts[:-1], self.ending)
        return Picture(you.seat, parts, self.seen_by(you.seat, laid) if self.match else None)

    def seen_by(self, seat: Seat | None, laid: bool) -> Seen:
        """Those who watch may be shown different things of the people, and see the same game."""
        assert self.match is not None
        if (seat, laid) not in self.seen:
            view = self.view(seat)
            situation = self.people.situation(seat, view.result is not None)
            views = [self.match.view(each) for each in range(len(self.seating.chairs))] if situation.over else []
            self.seen[seat, laid] = self.sight(laid).seen(view, views, self.match.decision, situation)
        return self.seen[seat, laid]

    def sight(self, laid: bool) -> Sight:
        assert self.match is not None
        return Sight(self.showing.game, self.match.settings, laid)

    @cached_property
    def ending(self) -> bytes:
        """The end of a game that is over, and where its whole truth is found."""
        result = self.match.result if self.match else older_result(self.old)
        how, seating, showing = self.seating.how, self.seating, self.showing
        assert how is not None
        shown = result or Result(how, unbeaten(seating), (), seating.why)
        return json.encode(
            Ending(
                how=how,
                ending=shown.ending,
                winners=shown.winners,
                points=shown.points,
                why=self.why(result),
                roles=tuple([turned_out(role) for role in shown.roles]),
                seed=showing.seed.hex(),
                record=f"/api/tables/{showing.id}/record",
                luck=tuple(seating.entropy),
                by_seat=seating.lucky(),
            )
        )

    def why(self, result: Result | None) -> Say:
        """A game that was played under older rules ended as its record tells it."""
        if result is None:
            return stopped(self.seating)
        return ended(result) if self.match else Say("ended-then", {"why": result.why})

    def frame(self, new: Picture, old: Picture | None, laid: bool) -> bytes | None:
        """It is the same for all tabs that show the same and showed the same before."""
        story, told = new.story, old.story if old else None
        if told is story:
            return frame(new, old, story.length, ())
        since = max(0, story.length - LATEST) if told is None else shared(told, story)
        return frame(new, old, since, [self.line(event, laid) for event in story.since(since)])

    def line(self, event: Event, laid: bool) -> StoryLine:
        line = self.lines.get((id(event), laid))
        if line is None:
            line = self.lines[id(event), laid] = self.sight(laid).line(event)
        return line


def unbeaten(seating: Seating) -> tuple[Seat, ...]:
    """Who is left after a concession; nobody wins a game that all agreed to end."""
    if seating.how != "conceded":
        return ()
    return tuple([seat for seat, chair in enumerate(seating.chairs) if not chair.conceded])
