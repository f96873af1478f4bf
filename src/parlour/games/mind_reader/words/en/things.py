"""What the things of Mind Reader are called and do, and what the zones of the table are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Caption, Label, Seat, Thing, Zone
from parlour.core.words.english import Names, listed, plural
from parlour.games.mind_reader.cards import BEATS, JOKER, RANK_NAMES, SUITS, Question, Rank, Suit
from parlour.games.mind_reader.rules.turn import GUESS_DUE
from parlour.games.mind_reader.settings import MindReaderSettings
from parlour.games.mind_reader.view import MindReaderView

SIDES: Final = ("left", "right")
COMPARED: Final[dict[Question, str]] = {"rank": "higher or lower", "strength": "stronger or weaker"}


def secret(of: Seat, side: int, settings: MindReaderSettings, names: Names) -> str:
    """A Secret Card within a sentence: Ann's Secret Card, or with two of them your left Secret Card."""
    return f"{names.owns(of)} {f'{SIDES[side]} ' if settings.two_cards else ''}Secret Card"


def thing(thing: Thing, settings: MindReaderSettings) -> Caption:
    kind, _, rest = thing.id.partition(":")
    match kind:
        case "card":
            rank, suit = RANK_NAMES[thing.rank], SUITS[thing.suit]
            return Caption(f"{rank} of {suit}", f"{rank} {suit}", card_text(thing.rank, thing.suit, settings))
        case "secret":
            side = f"{SIDES[int(rest[-1])].capitalize()} " if settings.two_cards else ""
            return Caption(f"{side}Secret Card", text=secret_text(settings))
        case "suit":
            return Caption(SUITS[rest], text=suit_text(rest, settings))
    return PILES[rest]


def card_text(rank: Rank, suit: Suit, settings: MindReaderSettings) -> str:
    """How a card compares with every other."""
    ranks, place = settings.ranks_used, settings.ranks_used.index(rank)
    below, above = ranks[:place], ranks[place + 1 :]
    by_rank = [f"higher than {span(below)}"] if below else []
    by_rank += [f"lower than {span(above)}"] if above else []
    by_rank += [f"the same as any other {RANK_NAMES[rank]}"]
    weaker = suits_beaten(suit, settings) + ([f"lower {SUITS[suit]} cards"] if below else [])
    stronger = suits_that_beat(suit, settings) + ([f"higher {SUITS[suit]} cards"] if above else [])
    reverse = ""
    if rank == JOKER:
        weaker, stronger = (
            suits_that_beat(suit, settings),
            [*suits_beaten(suit, settings), f"every other {SUITS[suit]} card"],
        )
    elif settings.jokers:
        reverse = " Against a Joker of another suit the suits are reversed."
    return (
        f"Play it to ask how it compares with a Secret Card. By rank it is {listed(by_rank)}. "
        f"By strength it is stronger than {listed(weaker)}, and weaker than {listed(stronger)}.{reverse}"
    )


def span(ranks: Sequence[Rank]) -> str:
    """The Ace; Ace and 2; or Ace to 6."""
    first, last = RANK_NAMES[ranks[0]], RANK_NAMES[ranks[-1]]
    return f"the {first}" if len(ranks) == 1 else f"{first} {'and' if len(ranks) == 2 else 'to'} {last}"


def suits_beaten(suit: Suit, settings: MindReaderSettings) -> list[str]:
    return [SUITS[other] for other in settings.suits_used if other in BEATS[suit]]


def suits_that_beat(suit: Suit, settings: MindReaderSettings) -> list[str]:
    return [SUITS[other] for other in settings.suits_used if suit in BEATS[other]]


def suit_text(suit: Suit, settings: MindReaderSettings) -> str:
    weaker, stronger = listed(suits_beaten(suit, settings)), listed(suits_that_beat(suit, settings))
    jokers = " If either card is a Joker, this is reversed." if settings.jokers else ""
    return (
        f"{SUITS[suit]} is stronger than {weaker}, and weaker than {stronger}.{jokers} "
        f"Between two {SUITS[suit]} cards the higher rank is stronger."
    )


def secret_text(settings: MindReaderSettings) -> str:
    """What can be done to a Secret Card, and what it is worth."""
    text = "It lies face down, and only its owner may look at it. Play a card to ask how the two compare."
    how = "Name it together with all others that are left." if settings.all_or_nothing else "Name its suit and rank."
    return f"{text} {how} {stake(settings)} The last player left scores their own."


def stake(settings: MindReaderSettings) -> str:
    """What a guess brings, and what it costs."""
    if settings.all_or_nothing:
        return "If all are right, you win them (10 points each); if any is wrong, you lose yours."
    price = "one of yours" if settings.gentle else "both of yours" if settings.two_cards else "yours"
    out = "" if settings.two_cards else " and its owner is out of the hand"
    return f"If you are right, you win it (10 points){out}; if not, you lose {price}."


PILES: Final = {
    "draw": Caption(
        "Draw pile",
        text="You draw one card from it at the end of your turn. When it is empty, the discards are shuffled into a "
        "new one; after the second time, every turn must contain a guess.",
    ),
    "discard": Caption(
        "Discards",
        text="Cards that were played to ask a question. The hand of a player who is out goes under them, unseen.",
    ),
}
TITLES: Final = {"suits": "Suits", "draw": "Draw pile", "discard": "Discards"}


def zone(zone: Zone, view: MindReaderView, names: Names) -> Label:
    if zone.owner is None:
        note = "Each suit is stronger than the next two in the circle Rock, Scissors, Lizard, Paper, Water."
        if zone.id != "suits":
            guess_due = zone.id == "draw" and view.exhausted >= GUESS_DUE
            note = "It has run out twice: every turn must contain a guess." if guess_due else ""
        return Label(TITLES[zone.id], note=note)
    if zone.kind == "score":
        out = any(view.has_secret) and not view.has_secret[zone.owner]
        note = f"{plural(zone.value or 0, 'point')}{', out of the hand' if out else ''}"
        return Label(f"{names.own(zone.owner)} points", "Points", note)
    many = "s" if view.settings.two_cards else ""
    short = {"hand": "hand", "secret": f"Secret Card{many}", "won": "winnings"}[zone.kind]
    return Label(f"{names.own(zone.owner)} {short}", short.capitalize() if zone.kind != "secret" else short)
