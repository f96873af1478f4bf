"""The talk at one table: what is said is written down first, and then sent to those who may hear it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct, json

from parlour.core import Refused, Talk
from parlour.server import wire
from parlour.server.letters import tidied
from parlour.server.rates import Buckets
from parlour.server.store import NotWritten, SpokenRemark
from parlour.server.store.talk import Kind, TalkStore
from parlour.server.table.seating import GuestId
from parlour.server.table.shown.tabs import Tab
from parlour.server.table.table import Table
from parlour.server.talk.rooms import ROOMS, Place, place_of
from parlour.server.talk.wording import Voices, phrases, worded

RECENT: Final = 50  # remarks of each room that are told to somebody who comes


class Recalled(Struct, frozen=True):
    """What a store remembers of the talk at a table."""

    recent: Mapping[wire.Room, list[SpokenRemark]]
    watchers: list[GuestId]  # who have spoken in the gallery, in the order in which they first did
    mutes: Mapping[GuestId, frozenset[GuestId]]


async def recall(store: TalkStore, table: str) -> Recalled:
    recent = {room: await store.remarks(table, room, most=RECENT) for room in ROOMS}
    return Recalled(recent, await store.speakers(table, "gallery"), await store.mutes(table))


class Heard(Struct, frozen=True):
    """As what somebody hears the talk: when this changes, they are told everything anew."""

    place: Place
    on: bool
    mutes: frozenset[GuestId]
    seated: tuple[GuestId | None, ...]  # by seat: it says of whom ``mutes`` speaks


class Conversation:
    """What is said at a table, and who hears it."""

    def __init__(self, table: Table, recalled: Recalled) -> None:
        self.table, self.store, self.limits = table, table.staff.store.talk, table.staff.talk
        self.recent = {room: [*recalled.recent.get(room, [])] for room in ROOMS}
        self.mutes, self.voices = dict(recalled.mutes), Voices(recalled.watchers)
        self.people = Buckets(self.limits.person, table.staff.clock.now)
        self.rooms = Buckets(self.limits.room, table.staff.clock.now)
        self.shown: object = None  # under which rule, and with which seating, all were last told

    def show(self) -> None:
        """Tell each tab anew whose place in the talk has changed."""
        now = self.rule, self.table.ledger.seating
        same, self.shown = now == self.shown, now
        for tab in self.table.tabs:
            if same and tab.heard is not None:
                continue
            heard = self.heard(tab.guest.id)
            if tab.heard != heard:
                tab.heard = heard
                tab.send(json.encode(self.now(tab, heard)))

    # ── who hears what ──

    @property
    def rule(self) -> Talk:
        return self.table.course.talk

    def place(self, guest: GuestId) -> Place:
        seating = self.table.seating
        return place_of(seating.seat_of(guest), seating, self.rule)

    def heard(self, guest: GuestId) -> Heard:
        seating, mutes = self.table.seating, self.mutes.get(guest, frozenset())
        seated = tuple([chair.guest for chair in seating.chairs]) if mutes else ()
        return Heard(self.place(guest), seating.talk, mutes, seated)

    def now(self, tab: Tab, heard: Heard) -> wire.TalkNow:
        said = sorted([remark for room in heard.place.hears for remark in self.recent[room]], key=when)
        muted = [self.by(guest) for guest in sorted(heard.mutes)]
        return wire.TalkNow(
            room=heard.place.speaks,
            hears=heard.place.hears,
            on=heard.on,
            phrases=phrases(self.table.game, tab.language),
            muted=tuple([by for by in muted if by]),
            remarks=self.told(tab, said),
        )

    def told(self, tab: Tab, said: Iterable[SpokenRemark]) -> tuple[wire.Remark, ...]:
        """Those remarks that this person wants to hear, in their language."""
        mutes = self.mutes.get(tab.guest.id, ())
        heard = [remark for remark in said if remark.guest not in mutes]
        return tuple([worded(remark, self.table.game, tab.language, self.voices) for remark in heard])

    def by(self, guest: GuestId) -> str | None:
        """How a guest is called in remarks, by somebody who knows their seat or has heard them in the gallery."""
        seat = self.table.seating.seat_of(guest)
        return f"seat:{seat}" if seat is not None else self.voices.known(guest)

    # ── requests ──

    async def take(self, tab: Tab, request: wire.TalkRequest) -> None:
        """Have something said, or tell what was said; Refused, if that is not allowed."""
        async with self.table.turn:
            try:
                await self.carry_out(tab, request)
            except NotWritten as error:
                self.table.stumbled(error)
                raise Refused("went-wrong-nothing-said") from None

    async def carry_out(self, tab: Tab, request: wire.TalkRequest) -> None:
        if isinstance(request, wire.Earlier):
            tab.send(json.encode(await self.earlier(tab, request)))
            return
        if isinstance(request, wire.Mute):
            await self.mute(tab.guest.id, request)
        elif not self.was_said(tab.guest.id, request.id):
            await self.say(self.remark(tab, request))
        self.table.confirm(tab, request)

    async def earlier(self, tab: Tab, request: wire.Earlier) -> wire.EarlierRemarks:
        if request.room not in self.place(tab.guest.id).hears:
            raise Refused("you-do-not-hear")
        said = await self.store.remarks(self.table.id, request.room, before=request.before, most=RECENT)
        return wire.EarlierRemarks(request.id, self.told(tab, said))

    async def mute(self, guest: GuestId, request: wire.Mute) -> None:
        other = self.speaker(guest, request.by)
        mutes = self.mutes.get(guest, frozenset())
        if other is None or other == guest:
            raise Refused("nobody-to-mute")
        await self.store.mute(self.table.id, guest, other, request.on)
        self.mutes[guest] = mutes | {other} if request.on else mutes - {other}
        self.shown = None
        self.show()

    def speaker(self, guest: GuestId, by: str) -> GuestId | None:
        """Who is called ``by``; voices of the gallery are known only there."""
        kind, _, number = by.partition(":")
        chairs = self.table.seating.chairs
        if kind == "seat":
            return chairs[int(number)].guest if int(number) < len(chairs) else None
        return self.voices.guest(int(number)) if "gallery" in self.place(guest).hears else None

    # ── speaking ──

    def was_said(self, guest: GuestId, request: str) -> bool:
        """Whether the same request has come before: a client sends it again when no answer came."""
        recent = [remark for said in self.recent.values() for remark in said]
        return any((remark.guest, remark.request) == (guest, request) for remark in recent)

    def remark(self, tab: Tab, request: wire.Speak | wire.SayPhrase | wire.React) -> SpokenRemark:
        """What somebody wants to say, if they may; Refused, if not."""
        guest, seating, place = tab.guest, self.table.seating, self.place(tab.guest.id)
        if place.speaks is None:
            raise Refused("silent-by-rules" if seating.talk else "talk-off")
        about = self.answered(request, place.speaks) if isinstance(request, wire.React) else 0
        kind, body = content(request, self.table)
        self.check_limits(guest.id, place.speaks)
        seat = seating.seat_of(guest.id)
        return SpokenRemark(
            table=self.table.id,
            room=place.speaks,
            guest=guest.id,
            request=request.id,
            seat=seat,
            name=guest.name if seat is None else seating.chairs[seat].name,
            kind=kind,
            body=body,
            about=about,
            at=self.table.staff.clock.now(),
            line=len(self.table.lines),
        )

    def answered(self, request: wire.React, speaks: wire.Room) -> int:
        """The remark that a sign is about: one that is heard by those who will see the sign."""
        if request.room != speaks:
            raise Refused("sign-not-seen")
        last = self.recent[speaks][-1].number if self.recent[speaks] else 0
        if request.to > last:
            raise Refused("no-such-remark")
        return request.to

    def check_limits(self, guest: GuestId, room: wire.Room) -> None:
        """What is said in one room does not slow down another: that would tell of it."""
        if not self.people.take(guest):
            raise Refused("you-say-a-lot")
        if not self.rooms.take(room):
            raise Refused("much-is-said")

    async def say(self, remark: SpokenRemark) -> None:
        await self.store.add(remark, self.limits.kept)
        await self.catch_up([room for room in ROOMS if room == remark.room])

    async def hear(self) -> None:
        """Another process had something said here, or somebody muted."""
        self.mutes, self.shown = dict(await self.store.mutes(self.table.id)), None
        await self.catch_up()
        self.show()

    async def catch_up(self, rooms: Iterable[wire.Room] = ROOMS) -> None:
        """Tell of everything that is in the store and was not told yet."""
        for room in rooms:
            last = self.recent[room][-1].number if self.recent[room] else 0
            if new := await self.store.remarks(self.table.id, room, after=last, most=RECENT):
                self.recent[room] = [*self.recent[room], *new][-RECENT:]
                self.voices.meet([remark.guest for remark in new if remark.seat is None])
                self.spread(room, new)

    def spread(self, room: wire.Room, new: list[SpokenRemark]) -> None:
        for tab in self.table.tabs:
            if isinstance(tab.heard, Heard) and room in tab.heard.place.hears and (told := self.told(tab, new)):
                tab.send(json.encode(wire.RemarksMade(told)))


def when(remark: SpokenRemark) -> tuple[float, str, int]:
    return remark.at, remark.room, remark.number


def content(request: wire.Speak | wire.SayPhrase | wire.React, table: Table) -> tuple[Kind, str]:
    """What is said, tidied; Refused, if that is nothing."""
    match request:
        case wire.React(sign=sign):
            return "sign", sign or ""
        case wire.SayPhrase(phrase=phrase):
            if phrase not in [known.id for known in phrases(table.game)]:
                raise Refused("no-such-phrase")
            return "phrase", phrase
        case wire.Speak(text=text):
            said = tidied(text)
            if not said:
                raise Refused("nothing-to-read")
            if len(said) > wire.LONGEST_REMARK:
                raise Refused("remark-too-long", most=wire.LONGEST_REMARK)
            return "text", said
