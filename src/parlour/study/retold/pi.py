"""P.I. retold: who solved which case and when, the attempts in vain, and how sure each was."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.words.messages import Say
from parlour.games.pi import events
from parlour.games.pi.cards import solver_for
from parlour.games.pi.things import of_event as of_things
from parlour.study.retold.guessing import Guess, bold, share, sure, weight
from parlour.study.retold.shape import Beat, Laurel
from parlour.study.retold.tale import Happened, Tale


def beats(tale: Tale) -> Iterator[Beat]:
    for each in tale.happened:
        for event in each.told:
            yield from of_event(event, each)


def of_event(event: object, each: Happened) -> Iterator[Beat]:
    match event:
        case events.Solved(seat, case, round, points):
            told = {"seat": seat, "case": case, "round": round, "points": points, **sureness(each)}
            bonus = weight(Guess(each.line, seat, True, each.chance))
            yield Beat(each.line, Say("pi-solved", told), (seat,), 1.0 + bonus, of_things(event))
        case events.Failed(seat, case):
            told = {"seat": seat, "case": case, **sureness(each)}
            yield Beat(each.line, Say("pi-failed", told), (seat,), 2.5, of_things(event))
        case events.MiniGameEnded(number, _, unsolved, totals):
            ahead = tuple([seat for seat, total in enumerate(totals) if total == max(totals)])
            left = tuple(sorted([solver_for(holder, len(totals)) for holder, _ in unsolved]))
            told = {"number": number, "seats": ahead, "points": max(totals), "left": left}
            yield Beat(each.line, Say("pi-ended", told), (*ahead, *left), 2.0)


def sureness(each: Happened) -> dict[str, object]:
    return {"share": share(each.chance) or 0.0, "sure": each.chance is None or each.chance == 1}


def laurels(tale: Tale) -> Iterator[Laurel]:
    told = [(each, event) for each in tale.happened for event in each.told]
    tried = [(each, event) for each, event in told if isinstance(event, events.Solved | events.Failed)]
    made = [Guess(each.line, event.seat, isinstance(event, events.Solved), each.chance) for each, event in tried]
    yield from first(tale)
    yield from bold(made)
    yield from sure(made)


def first(tale: Tale) -> Iterator[Laurel]:
    """Who solved a case in the fewest rounds."""
    solved = [event for each in tale.happened for event in each.told if isinstance(event, events.Solved)]
    if solved:
        soonest = min([event.round for event in solved])
        best = tuple(sorted({event.seat for event in solved if event.round == soonest}))
        yield Laurel("first", best, Say("why-first-solved", {"seats": best, "round": soonest}))
