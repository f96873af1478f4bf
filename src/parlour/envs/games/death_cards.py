"""Death on the Cards in numbers: hands, secrets, sets, the draft, and what is about to happen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from operator import attrgetter

from parlour.core import PASS, Move
from parlour.envs.tensors import Block, Deck, Known, as_last_time, flags, numbers, one_of, remembered
from parlour.games.death_cards.cards import ACCOMPLICE, COPIES, MOST_SETS, MURDERER
from parlour.games.death_cards.moves import (
    ADDS,
    CANCEL,
    DISCARDS,
    DRAFTS,
    DRAW,
    GIVES,
    LAYS,
    LIFTS,
    MARKS,
    NAMES,
    PLAYS,
    POINTS,
    PUTS,
    REVEALS,
    SENDS,
    STOP,
    TAKES,
    TOGETHER,
    Seize,
)
from parlour.games.death_cards.settings import DeathCardsSettings
from parlour.games.death_cards.view import DeathCardsView, SecretOnTable


def moves(seats: int, settings: DeathCardsSettings) -> Iterator[Move]:
    yield from (PASS, CANCEL, STOP, DRAW, TOGETHER, *SENDS, *LIFTS)
    for by_card in (PLAYS, DISCARDS, GIVES, TAKES, PUTS, DRAFTS):
        yield from by_card.values()
    yield from [lay for lays in LAYS.values() for lay in lays]
    yield from [*NAMES[:seats], *POINTS[:seats], *MARKS[: 3 * seats], *REVEALS[: 3 * seats]]
    yield from [add for by_owner in ADDS.values() for adds in by_owner[:seats] for add in adds]
    yield from [Seize(owner, place) for owner, place in product(range(seats), range(MOST_SETS))]


def blocks(seats: int, settings: DeathCardsSettings) -> list[Block]:
    cards, secrets = Deck(tuple(COPIES)), 3 * seats
    seen_before = [Known(partial(secret_seen, one_of(owner, seats))) for owner in range(seats)]

    def table_secrets(view: DeathCardsView) -> bytes:
        """For each secret before whom it lies, whether it is up, and who it is if this seat sees it."""
        rows = [bytes(seats + 5)] * secrets
        for before, row in zip(seen_before, view.rows):
            for lying in row:
                rows[lying.secret] = before[lying]
        return b"".join(rows)

    def all_sets(view: DeathCardsView) -> bytes:
        lying = view.sets or ((),) * seats
        return b"".join([cards.counted(tuple([card for one in sets for card in one])) for sets in lying])

    def sizes(view: DeathCardsView) -> bytes:
        hands = view.hand_sizes or (0,) * seats
        return numbers((*hands, *map(len, view.sets or ((),) * seats), view.turn, view.pile, view.discards))

    def people(view: DeathCardsView) -> bytes:
        disgraced = flags([seat in view.disgraced for seat in range(seats)])
        return one_of(view.active, seats) + one_of(view.partner, seats) + disgraced

    def action(view: DeathCardsView) -> bytes:
        if view.action is None:
            return bytes(2 * seats + cards.width + 2)
        one = view.action
        aims = flags([seat in one.aims for seat in range(seats)])
        return one_of(one.by, seats) + aims + cards.one(one.card) + numbers((one.cancels, one.stands))

    return [
        Block("hand", cards.width, lambda view: cards.count(view.hand)),
        Block("secrets", secrets * (seats + 5), as_last_time(table_secrets, attrgetter("rows"))),
        Block("sets", seats * cards.width, remembered(all_sets, "sets")),
        Block("sizes", 2 * seats + 3, sizes),
        Block("people", 3 * seats, remembered(people, "active", "partner", "disgraced")),
        Block("draft", cards.width, remembered(lambda view: cards.count(view.draft), "draft")),
        Block("top discard", cards.width, lambda view: cards.one(view.top)),
        Block("looking at", cards.width, remembered(lambda view: cards.count(view.looking_at), "looking_at")),
        Block("in play", cards.width, remembered(lambda view: cards.count(view.in_play), "in_play")),
        Block(
            "aside and gone",
            2 * cards.width,
            remembered(lambda view: cards.count(view.aside) + cards.count(view.gone), "aside", "gone"),
        ),
        Block("about to happen", 2 * seats + cards.width + 2, remembered(action, "action")),
    ]


def secret_seen(owner: bytes, lying: SecretOnTable) -> bytes:
    """Before whom it lies; face up, seen by this seat, the Murderer, the Accomplice, somebody ordinary."""
    ordinary = lying.face not in (None, MURDERER, ACCOMPLICE)
    return owner + flags((lying.up, lying.face, lying.face == MURDERER, lying.face == ACCOMPLICE, ordinary))
