"""The sheets of a notebook, as players of Death on the Cards lay them out."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from parlour.core import Answer, Cell, Heading, Notebook, Seat, Sheet, Unknown, seat_thing
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, NOT_SO_FAST, Box, Secret
from parlour.games.death_cards.knowledge.suspects import PLAIN, Suspects
from parlour.games.death_cards.things import card_id, face_id, secret_id
from parlour.games.death_cards.view import DeathCardsView
from parlour.games.death_cards.worlds import DeathCardsWorlds

SECRETS = "secrets"  # the group of the sheets about secrets, one for each player dealt


def notebook(view: DeathCardsView) -> Notebook:
    """Who may be who, what each secret may be, and which cards each hand may hold."""
    if not view.turn:
        return Notebook((), worlds=1)
    worlds = DeathCardsWorlds(view)
    sheets = [roles(view, worlds.suspects), *[secrets(worlds, dealt) for dealt in range(view.seats)], hands(worlds)]
    return Notebook(tuple(sheets), worlds.count())


def front(view: DeathCardsView) -> Notebook:
    """The first page alone: the secrets answer it, and where the cards are need not be followed."""
    if not view.turn:
        return Notebook((), worlds=1)
    sheet = roles(view, suspects_of(view))
    return Notebook((sheet,), sheet.worlds)


def suspects_of(view: DeathCardsView) -> Suspects:
    """Who may be who, by the whole story."""
    suspects = Suspects(view.seats, view.settings)
    for line, event in enumerate(view.story):
        suspects.learn(line, event)
    suspects.close(view.result.roles if view.result else ())
    return suspects


def roles(view: DeathCardsView, suspects: Suspects) -> Sheet:
    """Players against Murderer and Accomplice."""
    columns = [Heading(face.lower(), (face_id(face),)) for face in role_faces(view)]
    rows = [Heading(seat_thing(seat), (seat_thing(seat),)) for seat in range(view.seats)]
    asked = [("role", seat) for seat in range(view.seats)]
    cells = [[likely(suspects, unknown, column.id) for column in columns] for unknown in asked]
    return Sheet("roles", tuple(rows), tuple(columns), squares(cells), left(suspects, asked))


def likely(suspects: Suspects, unknown: Unknown, answer: Answer) -> Cell:
    """All pairs of Murderer and Accomplice that are left are as likely."""
    answers = [truth[unknown] for truth in suspects.truths()]
    return Cell(unknown, (answer,), Fraction(answers.count(answer), len(answers)))


def secrets(worlds: DeathCardsWorlds, dealt: Seat) -> Sheet:
    """The secrets that a player was dealt, in any place they lie now, against what they may be."""
    each = worlds.suspects.each
    numbers = range(dealt * each, dealt * each + each)
    faces = [*role_faces(worlds.view), PLAIN]
    columns = [Heading(face.lower(), (face_id(face),) if face != PLAIN else ()) for face in faces]
    rows = [Heading(secret_id(secret), (secret_id(secret), before(worlds.view, secret))) for secret in numbers]
    asked = [("secret", secret) for secret in numbers]
    cells = [[cell(worlds, unknown, (face,)) for face in faces] for unknown in asked]
    about = (seat_thing(dealt),)
    id, ways = f"{SECRETS}:{dealt}", left(worlds.suspects, asked)
    return Sheet(id, tuple(rows), tuple(columns), squares(cells), ways, about, SECRETS)


def hands(worlds: DeathCardsWorlds) -> Sheet:
    """Cards by name against the hands of the others: whether they hold at least one."""
    view, box = worlds.view, worlds.view.settings.box(worlds.view.seats)
    kinds, others = worlds.cards_seen.kinds, worlds.cards_seen.others
    rows = [Heading(card_id(kind), (card_id(kind),)) for kind in kinds]
    columns = [Heading(seat_thing(seat), (seat_thing(seat),)) for seat in others]
    some = {kind: tuple(range(1, copies(box, kind, view.seats) + 1)) for kind in kinds}
    cells = [[counted(cell(worlds, ("hand", seat, kind), some[kind]), worlds) for seat in others] for kind in kinds]
    number, exact = worlds.reading.hand_tables, worlds.exact and worlds.reading.hands.tables.exact
    return Sheet("hands", tuple(rows), tuple(columns), squares(cells), number, exact=exact)


def copies(box: Box, kind: str, seats: int) -> int:
    """How many cards of a kind there are, with the Not so Fasts that open the hands."""
    return box.copies.get(kind, 0) + (seats if kind == NOT_SO_FAST else 0)


def role_faces(view: DeathCardsView) -> tuple[str, ...]:
    box = view.settings.box(view.seats)
    return (MURDERER, ACCOMPLICE)[: 1 + box.accomplice]


def before(view: DeathCardsView, secret: Secret) -> str:
    """The player before whom a secret lies."""
    return seat_thing(view.owner(secret))


def left(suspects: Suspects, asked: Sequence[Unknown]) -> int:
    """How many ways there are to answer these questions about roles or secrets together."""
    return len({tuple([truth[unknown] for unknown in asked]) for truth in suspects.truths()})


def cell(worlds: DeathCardsWorlds, unknown: Unknown, among: tuple[Answer, ...]) -> Cell:
    chances = worlds.marginals()[unknown]
    return Cell(unknown, among, sum([chances[answer] for answer in among if answer in chances], Fraction(0)))


def counted(cell: Cell, worlds: DeathCardsWorlds) -> Cell:
    """With the least and the most cards that the hand may hold."""
    numbers = [n for n in worlds.marginals()[cell.unknown] if isinstance(n, int)]
    return Cell(cell.unknown, cell.among, cell.chance, amount=(min(numbers), max(numbers)))


def squares(cells: Sequence[Sequence[Cell]]) -> tuple[tuple[Cell | None, ...], ...]:
    return tuple([tuple(row) for row in cells])
