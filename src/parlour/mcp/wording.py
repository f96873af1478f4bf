"""What the tools say about a table: plain text, made from the view of one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

from parlour.core import ENGLISH, Claim, Game, Move, Refused, Telling, View
from parlour.core.words.english import listed, plural
from parlour.mcp.tables import Look

T = TypeVar("T")

NOT_YET: Final = "It is not your turn yet."
FEW: Final = 12  # claims that are listed beside the options
WATCHING: Final = "You only watch this table; `join` takes a seat, if one is free."


def told(look: Look, since: int) -> str:
    """Everything that a player sees: the story, the table, the question and what may be said."""
    if look.view is None:
        return f"Nothing has been dealt yet at this table of {look.game.title}. {look.waits}".strip()
    telling, view = telling_of(look), look.view
    return "\n".join(
        [seated(look), "", *telling.heard(view, since), "", *telling.seen(view), "", *asked(look, telling)]
    )


def changed(before: Look, now: Look) -> str:
    """What a player sees that was not so before: new lines, places that look otherwise, the question."""
    telling, view = telling_of(now), view_of(now)
    new = [f"{number}. {line}" for number, line in telling.story(view, len(view_of(before).story))]
    places = [f"- {title}: {contents}" for title, contents in board(now) if (title, contents) not in board(before)]
    parts = telling.parts(view)
    return "\n".join([
        *(["What has happened:", *new, ""] if new else []),
        *(["What has changed on the table:", *places, ""] if places else []),
        *([f"You have decided so far: {', '.join(parts)}.", ""] if parts else []),
        *asked(now, telling),
    ])  # fmt: skip


def board(look: Look) -> list[tuple[str, str]]:
    """Every place of the table, and what lies there."""
    return [(title, contents) for _, title, contents in telling_of(look).board(view_of(look))]


def seated(look: Look) -> str:
    assert look.view is not None
    names = [name if seat != look.view.seat else f"{name} (you)" for seat, name in enumerate(look.names)]
    return f"Around this table of {look.game.title}: {listed(names)}."


def asked(look: Look, telling: Telling) -> Iterator[str]:
    """What the player may do now, or why nothing."""
    if look.over:
        yield ended(look)
        return
    if look.view and look.view.seat is None:
        yield WATCHING
        return
    view = view_of(look)
    if look.turn:
        yield f"You are asked. This is question {question(look, telling)}; answer it with `move`."
        yield from telling.numbered(view)
    else:
        yield f"{NOT_YET} {telling.prompt(view)} Use `wait`."
    if number := len(look.game.speech(view)):
        yield "" if number <= FEW else f"You may also say something aloud: `claims` lists {plural(number, 'claim')}."
        yield from [claims(look)] if number <= FEW else ()


def options(look: Look) -> str:
    """The question and its options alone."""
    return "\n".join(asked(look, telling_of(look)))


def ended(look: Look) -> str:
    result = look.view.result if look.view else None
    if result is None:
        return f"The game is over. {look.over}"
    winners = listed([look.names[seat] for seat in result.winners]) or "nobody"
    points = ", ".join([f"{name} {number}" for name, number in zip(look.names, result.points)])
    return f"The game is over. {look.over} Winners: {winners}. Points: {points}."


def claims(look: Look) -> str:
    """What may be said aloud, numbered from 1."""
    view, telling = view_of(look), telling_of(look)
    sayable = look.game.speech(view)
    if not sayable:
        return "There is nothing to say aloud now."
    lines = [f"{number}: {telling.claim(claim)}" for number, claim in enumerate(sayable, 1)]
    head = f"After line {len(view.story)} of the story you may say one of these aloud with `claim`, true or not:"
    return "\n".join([head, *lines])


def chosen_move(look: Look, answered: str, number: int) -> Move:
    """The option of that number, if that question is still asked."""
    telling = telling_of(look)
    if look.over:
        raise Refused("The game is over.")
    if not look.turn:
        raise Refused(NOT_YET)
    if answered != question(look, telling):
        raise Refused(f"Question {answered} is no longer asked; now it is question {question(look, telling)}.")
    return numbered(number, telling.moves(view_of(look)))


def chosen_claim(look: Look, after: int, number: int) -> Claim:
    """The claim of that number, if nothing has happened since it was listed."""
    view = view_of(look)
    if after != len(view.story):
        raise Refused(f"The story has {len(view.story)} lines now, not {after}: look at `claims` again.")
    if not (sayable := look.game.speech(view)):
        raise Refused("There is nothing to say aloud now.")
    return numbered(number, sayable)


def numbered(number: int, among: Sequence[T]) -> T:
    if not 1 <= number <= len(among):
        raise Refused(f"There is no number {number} here; the numbers go from 1 to {len(among)}.")
    return among[number - 1]


def question(look: Look, telling: Telling) -> str:
    """The question by its number; where a decision has several parts, also how many are made."""
    parts = len(telling.parts(view_of(look)))
    return f"{look.decision}-{parts}" if parts else str(look.decision)


def view_of(look: Look) -> View:
    if look.view is None:
        raise Refused("Nothing has been dealt yet.")
    if look.view.seat is None:
        raise Refused(WATCHING)
    return look.view


def telling_of(look: Look) -> Telling:
    view: Any = look.view
    if view is None:
        raise Refused("Nothing has been dealt yet.")
    names = look.game.words(ENGLISH).Names(look.names, view.seat)
    return Telling(look.game, view.settings, names, view.seats)


def game_line(id: str, title: str, players: str, blurb: str, bots: Sequence[str]) -> str:
    return f"{id}: {title}, {players}. {blurb} Bots: {', '.join(bots)}."


def rules(game: Game[Any, Any]) -> str:
    return game.words(ENGLISH).PAGE
