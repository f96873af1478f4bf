"""A table of Death on the Cards with exactly the cards and secrets a test needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from parlour.core import NATURE, PASS, Event, Move, Seat, options, play, refusal, start
from parlour.core.words.english import Names
from parlour.games.death_cards import DEATH_CARDS, DeathCardsState, DeathCardsView
from parlour.games.death_cards.cards import ACCOMPLICE, COPIES, MURDERER, NOT_FOR_TWO, ORDINARY, Card, Face, Secret
from parlour.games.death_cards.moves import CANCEL, DISCARDS, DRAW, PLAYS, STOP, Dealt, Lay
from parlour.games.death_cards.rules.not_so_fast import NotSoFast
from parlour.games.death_cards.rules.secrets import update_disgrace
from parlour.games.death_cards.rules.turn import BeginTurn, ChooseDiscards, DrawOne, DrawUp
from tests.transcripts import CALLED

WORDS = DEATH_CARDS.words("en")
ANN, BEA, CAL, DOT, EVE, FAY = range(6)


def faces(seats: int, murderer: Secret | None = None, accomplice: Secret | None = None) -> tuple[Face, ...]:
    """Secrets in their order, ordinary but for these; the Murderer is the last player's first card if nobody says."""
    dealt = list(ORDINARY) + [""] * 2
    dealt = dealt[: 3 * seats]
    dealt[3 * seats - 3 if murderer is None else murderer] = MURDERER
    if seats >= 5:
        dealt[3 * seats - 6 if accomplice is None else accomplice] = ACCOMPLICE
    spare = [face for face in ORDINARY if face not in dealt]
    return tuple([face or spare.pop() for face in dealt])


def all_cards(seats: int) -> list[Card]:
    """Every card but the secrets."""
    return [card for card, n in COPIES.items() if seats > 2 or card not in NOT_FOR_TWO for _ in range(n)]


def table(
    seats: int = 3,
    hands: Mapping[Seat, Sequence[Card]] | None = None,
    *,
    first: Seat = ANN,
    murderer: Secret | None = None,
    accomplice: Secret | None = None,
    up: Iterable[Secret] = (),
    sets: Mapping[Seat, Sequence[tuple[Card, ...]]] | None = None,
    discards: Sequence[Card] | None = None,
    draft: Sequence[Card] | None = None,
    pile: Sequence[Card] = (),
    **given: object,
) -> DeathCardsState:
    """``first`` is about to take a turn; piles are given top card first, hands that are not given are empty."""
    s = DEATH_CARDS.begin(seats, DEATH_CARDS.table(seats, given))
    play(s, NATURE, Dealt(faces(seats, murderer, accomplice), tuple(s.box.deck), first))
    s.hands = [list((hands or {}).get(seat, ())) for seat in range(seats)]
    s.sets = tuple([tuple((sets or {}).get(seat, ())) for seat in range(seats)])
    laid_out(s, seats, discards, draft, pile)
    s.face_up = sum([1 << secret for secret in up])
    update_disgrace(s)
    s.told, s.turn, s.agenda = [], 0, []
    start(s, BeginTurn(first))
    return s


def laid_out(
    s: DeathCardsState, seats: int, discards: Sequence[Card] | None, draft: Sequence[Card] | None, pile: Sequence[Card]
) -> None:
    """What is in nobody's hand: nothing is on the table twice, and nothing is missing."""
    rest = all_cards(seats)
    for card in [c for hand in s.hands for c in hand] + [c for sets in s.sets for cards in sets for c in cards]:
        rest.remove(card)
    for card in (*pile, *(draft or ()), *(discards or ())):
        rest.remove(card)
    s.discard = [rest.pop(0)] if discards is None else list(discards)[::-1]
    s.draft = tuple([rest.pop(0) for _ in range(3)] if draft is None else draft)
    s.pile = [*rest, *list(pile)[::-1]]


def on_table(s: DeathCardsState) -> list[Card]:
    """Every card there is, in all places."""
    lying = [*s.pile, *s.draft, *s.discard, *s.in_play, *s.aside, *s.gone]
    held = [card for hand in s.hands for card in hand]
    return sorted([*lying, *held, *[card for sets in s.sets for cards in sets for card in cards]])


def do(s: DeathCardsState, seat: Seat, *moves: Move) -> None:
    """Legal moves, one after the other."""
    for move in moves:
        assert refusal(s, seat, move) is None, refusal(s, seat, move)
        play(s, seat, move)


def refused(s: DeathCardsState, seat: Seat, move: Move) -> str:
    reason = refusal(s, seat, move)
    assert reason is not None
    return str(reason)


def passes(s: DeathCardsState) -> None:
    """Nobody plays a Not so Fast, or no other."""
    window = s.agenda[-1]
    assert isinstance(window, NotSoFast)
    while s.agenda and s.agenda[-1] is window:
        play(s, s.asked[0], PASS)


def cancel(s: DeathCardsState, *seats: Seat) -> None:
    """One Not so Fast after the other; then nobody wants more."""
    for seat in seats:
        do(s, seat, CANCEL)
    passes(s)


def event(s: DeathCardsState, seat: Seat, card: Card, *targets: Move) -> None:
    """Play an event, aim it, and nobody cancels it."""
    do(s, seat, PLAYS[card], *targets)
    passes(s)


def lay(s: DeathCardsState, seat: Seat, *cards: Card) -> None:
    do(s, seat, Lay(cards))


def finish_turn(s: DeathCardsState, *discards: Card) -> None:
    """Discard these and draw from the pile; nobody cancels a train."""
    seat = s.active
    if isinstance(s.agenda[-1], ChooseDiscards):
        do(s, seat, *[DISCARDS[card] for card in discards])
        if isinstance(s.agenda[-1], ChooseDiscards):
            do(s, seat, STOP)
    while s.agenda and isinstance(s.agenda[-1], NotSoFast):
        passes(s)
    while s.agenda and isinstance(s.agenda[-1], DrawUp | DrawOne) and s.active == seat:
        do(s, seat, DRAW)


def pass_turn(s: DeathCardsState) -> None:
    """Play nothing, discard the first card if there is one, and draw."""
    seat = s.active
    do(s, seat, PASS)
    finish_turn(s, *s.hands[seat][:1])


def may(s: DeathCardsState, seat: Seat) -> list[Move]:
    return list(options(s, seat))


def sees(s: DeathCardsState, seat: Seat | None) -> DeathCardsView:
    return DEATH_CARDS.view(s, seat)


def heard(s: DeathCardsState, seat: Seat | None, kind: type) -> list[Event]:
    """All events of one kind in a seat's story."""
    return [told for told in s.story(seat) if isinstance(told, kind)]


def names(s: DeathCardsState, seat: Seat | None) -> Names:
    return Names(CALLED[: s.seats], seat)


def lines(s: DeathCardsState, seat: Seat | None) -> list[str]:
    """A seat's story in words."""
    return [WORDS.event(told, s.settings, names(s, seat)) for told in s.story(seat)]


def prompt(s: DeathCardsState, seat: Seat | None) -> str:
    return WORDS.prompt(sees(s, seat), names(s, seat))
