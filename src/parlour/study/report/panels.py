"""The parts of a report, as data: a terminal and a page show the same."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from parlour.core import Game
from parlour.study.intervals import Interval, Mean, rate, standing_out
from parlour.study.report.seen import Seen

FEW: Final = 20  # uses of a card, below which nothing can be said of it
MOST: Final = 16  # cards that are shown
BARS: Final = 16
EVEN: Final = "the line is an even share"
LATER: Final = ("Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth")


class Point(Struct, frozen=True):
    """A figure with its interval."""

    label: str
    figure: Interval
    fair: float | None = None  # where it would lie if nothing favoured anybody
    group: str = ""


class Panel(Struct, frozen=True):
    """One question, and the figures that answer it."""

    title: str
    note: str
    points: tuple[Point, ...] = ()
    bars: tuple[tuple[str, int], ...] = ()
    kind: str = "share"  # share: of 1; change: of a share, either way; number
    stand_out: tuple[int, int] | None = None  # how many figures of how many, where not all of them are shown
    remark: str = ""


class Report(Struct, frozen=True):
    """All that a report says."""

    game: str
    title: str
    about: dict[str, Any]
    sentences: tuple[str, ...]
    panels: tuple[Panel, ...]


def sides(game: Game[Any, Any], seen: Sequence[Seen]) -> dict[str, tuple[str, ...]]:
    """Roles by what they are called; those that always win and lose together are one side."""
    found: dict[tuple[bool, ...], list[str]] = {}
    for role in sorted({role for each in seen for role in each.result.roles}):
        found.setdefault(tuple([side_won((role,), each) for each in seen]), []).append(role)
    called = game.words("en").role
    named = [(" and ".join([called(role) for role in roles]), tuple(roles)) for roles in found.values()]
    return {f"{name[:1].upper()}{name[1:]}": roles for name, roles in named}


def side_won(roles: tuple[str, ...], each: Seen) -> bool:
    """Whether a seat of this side has won."""
    return any([each.result.roles[seat] in roles for seat in each.result.winners])


def by_role(game: Game[Any, Any], seen: Sequence[Seen]) -> Panel | None:
    """How often each role wins, no matter who plays it."""
    points = []
    for label, roles in sides(game, seen).items():
        games = [each for each in seen if set(roles) & set(each.result.roles)]
        points += point(label, rate(sum([side_won(roles, each) for each in games]), len(games)))
    if not points:
        return None
    note = "share of the games with that role in which it wins"
    return Panel("Who wins, by role", note, tuple(points), remark=shared(seen))


def shared(seen: Sequence[Seen]) -> str:
    """How ties count."""
    several = sum([len(each.result.winners) > 1 for each in seen])
    nobody = sum([not each.result.winners for each in seen])
    return f"A win that several share counts for each: {several:,} games had several winners, {nobody:,} had none."


def by_seat(seen: Sequence[Seen]) -> Panel:
    """Whether it matters where one sits."""
    seats = range(len(seen[0].result.points))
    fair = sum([len(each.result.winners) for each in seen]) / (len(seen) * len(seats))
    points = [
        each
        for seat in seats
        for each in point(f"Seat {seat + 1}", rate(sum([seat in g.result.winners for g in seen]), len(seen)), fair)
    ]
    return Panel(
        "Who wins, by seat",
        f"all seats have the same bot; {EVEN}",
        tuple(points),
        remark=shared(seen),
    )


def by_first(seen: Sequence[Seen]) -> Panel | None:
    """Whether it matters who begins: the first who decided alone, and the seats to the left of that one."""
    seats = len(seen[0].result.points)
    known = [each for each in seen if each.first is not None]
    if not known:
        return None
    fair = sum([len(each.result.winners) for each in known]) / (len(known) * seats)
    points = []
    for after in range(seats):
        won = sum([(each.first + after) % seats in each.result.winners for each in known if each.first is not None])
        points += point(place(after), rate(won, len(known)), fair)
    note = f"the first to decide alone, then in order to the left; {EVEN}"
    return Panel("Who wins, by who begins", note, tuple(points))


def place(after: int) -> str:
    return ("First player", *LATER)[after] if after <= len(LATER) else f"{after + 1}th"


def by_count(game: Game[Any, Any], seen: Mapping[int, Sequence[Seen]]) -> Panel | None:
    """What the number of players changes: the wins of a role, or of the first player."""
    found = {seats: panel for seats, games in seen.items() if (panel := by_role(game, games) or by_first(games))}
    of = next((panel.points[0].label for panel in found.values()), "")
    points = [
        Point(f"{seats} players", each.figure, each.fair)
        for seats, panel in found.items()
        for each in panel.points
        if each.label == of  # with more players there may be more roles
    ]
    told = f"how often {of} wins{f'; {EVEN}' if points and points[0].fair is not None else ''}"
    return Panel("Who wins, by number of players", told, tuple(points)) if len(points) > 1 else None


def length(seen: Sequence[Seen]) -> Panel:
    """How long a game is."""
    counts = [each.decisions for each in seen]
    return histogram("How long a game is", "decisions of all players together", counts, "decisions")


def lead_changes(seen: Sequence[Seen]) -> Panel:
    counts = [each.lead_changes for each in seen]
    return histogram("How often the lead changes", "times that somebody else goes ahead", counts, "times")


def histogram(title: str, note: str, counts: Sequence[int], unit: str) -> Panel:
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // BARS))
    found = Counter([(count - low) // width for count in counts])
    bars = [(span(low + width * n, width), found[n]) for n in range((high - low) // width + 1)]
    middle = sorted(counts)[len(counts) // 2]
    mean = gathered(counts)
    remark = f"{mean.mean:.1f} {unit} on average, half of the games at most {middle}." if mean else ""
    return Panel(title, note, bars=tuple(bars), kind="number", remark=remark)


def span(low: int, width: int) -> str:
    return str(low) if width == 1 else f"{low}–{low + width - 1}"


def worth(seen: Sequence[Seen]) -> Panel | None:
    """Seats that used a card, against what their role wins anyway."""
    base, roles = defaultdict[str, Mean](Mean), [roles_of(each) for each in seen]
    for each, having in zip(seen, roles):
        for seat, role in enumerate(having):
            base[role].add(seat in each.result.winners)
    effects = defaultdict[str, Mean](Mean)
    for each, having in zip(seen, roles):
        for seat, used in enumerate(each.used):
            usual = base[having[seat]]
            for name in used:
                effects[name].add((seat in each.result.winners) - usual.total / usual.of)
    seats = sum([len(each.used) for each in seen])
    telling = {name: mean for name, mean in effects.items() if FEW <= mean.of <= 0.9 * seats}
    found = sorted([Point(name, it) for name, mean in telling.items() if (it := mean.interval())], key=strength)
    if not found:
        return None
    chosen = found if len(found) <= MOST else found[: MOST // 2] + found[-MOST // 2 :]
    note = "how much more often a seat wins that did this at least once; it need not be the cause"
    sure = len(standing_out([each.figure for each in found], [0.0] * len(found), len(found)))
    differ = "differs" if sure == 1 else "differ"
    remark = f"Of {len(found)} things, {sure} {differ} from nothing, corrected for so many comparisons."
    title, out = "What cards and powers are worth", (sure, len(found))
    return Panel(title, note, tuple(chosen), kind="change", remark=remark, stand_out=out)


def roles_of(each: Seen) -> Sequence[str]:
    return each.result.roles or [""] * len(each.used)


def strength(point: Point) -> float:
    return -point.figure.mean


def point(label: str, figure: Interval | None, fair: float | None = None) -> list[Point]:
    return [] if figure is None else [Point(label, figure, fair)]


def gathered(values: Iterable[float]) -> Interval | None:
    mean = Mean()
    for value in values:
        mean.add(value)
    return mean.interval()


def changed(before: Sequence[Seen], after: Sequence[Seen], measure: Callable[[Seen], float]) -> Interval | None:
    """The mean change on the same deals."""
    return gathered([measure(new) - measure(old) for old, new in zip(before, after)])
