"""Why `belief` and `search` make a move in Death on the Cards, in the numbers that they weigh it by.

``gain`` is by how much the chance of this seat's side rises, ``hit`` how likely a secret is the Murderer's, ``guilt``
how likely a player is the Murderer, ``worth`` what a card is worth in the hand, from 0 to 1.
"""

from __future__ import annotations

from parlour.bots.death_cards.assessment import Assessment, assess, good
from parlour.bots.death_cards.card_worth import UNKNOWN, worth
from parlour.bots.death_cards.choices import held_price, missed
from parlour.bots.death_cards.disguise import in_public
from parlour.bots.death_cards.haste import gives_away, patient
from parlour.bots.death_cards.plays import play_value, set_value
from parlour.bots.death_cards.position import Position, betrayal, contested_action
from parlour.core import Explanation, Move, Pass, Seat, ThingId, seat_thing
from parlour.games.death_cards import cards as c
from parlour.games.death_cards import moves as m
from parlour.games.death_cards.cards import Secret
from parlour.games.death_cards.rules.devious import Blackmail
from parlour.games.death_cards.rules.event_cards import ClearHand, PickNewOwner
from parlour.games.death_cards.rules.not_so_fast import NotSoFast
from parlour.games.death_cards.rules.piles import TakeFromAshes
from parlour.games.death_cards.rules.trading import PickPartner, neighbour
from parlour.games.death_cards.things import of_effect, of_move, secret_id
from parlour.games.death_cards.view import DeathCardsView


def explain(view: DeathCardsView, move: Move) -> Explanation | None:
    """Why to make this move, or what speaks against it; None where nothing is weighed."""
    assessed = assess(view)
    about = of_move(move, view)
    match move:
        case m.Play(c.TRAIN) | m.Discard(c.TRAIN):
            return of_train(assessed.position, about)
        case m.Play() | m.Lay() | m.Add():
            return Explanation("play", about, turn_figures(assessed, move))
        case m.Cancel() | Pass() if type(assessed.position.step) is NotSoFast:
            return stepping_in(assessed, move, view)
        case Pass():
            ashes = type(assessed.position.step) is TakeFromAshes
            return Explanation("leave", about) if ashes else Explanation("wait", about, turn_figures(assessed, move))
        case m.Name(seat) | m.Point(seat):
            return at_player(assessed, seat)
        case m.Mark(secret):
            return at_secret(assessed, secret)
        case m.Seize(owner, place):
            cards = assessed.position.sets[owner][place]
            return Explanation("seize", about, {"gain": set_value(assessed, cards)})
        case m.Reveal(secret):
            return Explanation("reveal", about, {"betrayal": betrayal(assessed.position, secret)})
        case m.Lift(number):
            gain = good(assessed) * assessed.pile_grows(number) if number else 0.0
            return Explanation("lift", about, {"number": number, "gain": gain})
        case m.Send(way):
            return of_way(assessed, way, about)
    return of_cards(assessed, move, about)


def of_train(position: Position, about: tuple[ThingId, ...]) -> Explanation:
    """What it does, who wants that, and whether the gang still hides it."""
    figures = {"pile": position.pile, "wanted": not position.hunts, "early": patient(position)}
    return Explanation("train", about, {name: float(figure) for name, figure in figures.items()})


def turn_figures(assessed: Assessment, move: Move) -> dict[str, float]:
    """What a play brings, and what the best of the others brings."""
    others = [play_value(assessed, other) for other in assessed.position.options if other != move]
    return {"gain": play_value(assessed, move), "best": max(others, default=0.0)}


def stepping_in(assessed: Assessment, move: Move, view: DeathCardsView) -> Explanation | None:
    """What the action that waits would bring, whether it stands just now, and what a Not so Fast is worth.

    ``early``: to step in would give the gang away.
    """
    effect, stands = contested_action(assessed.position)
    if effect is None:
        return None
    early = gives_away(assessed.position, effect)
    figures = {"gain": good(assessed) * assessed.action(effect), "stands": float(stands), "early": float(early)}
    kind = "cancel" if move == m.CANCEL else "let pass"
    return Explanation(kind, of_effect(effect, view), {**figures, "price": held_price(assessed.position)})


def at_player(assessed: Assessment, seat: Seat) -> Explanation:
    step, about, guilt = type(assessed.position.step), (seat_thing(seat),), {"guilt": assessed.guilt[seat]}
    if step is PickNewOwner:
        return Explanation("hide", about, {"gain": good(assessed) * assessed.hidden_again(seat)})
    if step is PickPartner:
        return of_partner(assessed, seat)
    if step is ClearHand:
        return Explanation("clear", about, guilt)
    return Explanation("press", about, {**guilt, "gain": good(assessed) * assessed.by_choice(seat)})


def of_partner(assessed: Assessment, seat: Seat) -> Explanation:
    """With whom to trade: it matters only for a devious card that the other is to take."""
    hand, about = assessed.position.hand, (seat_thing(seat),)
    if c.FAUX_PAS in hand:
        return Explanation("trap", about, {"gain": good(assessed) * assessed.by_choice(seat)})
    if c.BLACKMAILED in hand:
        return Explanation("blackmail", about, {"guilt": assessed.guilt[seat]})
    return Explanation("alike", about)


def of_way(assessed: Assessment, way: m.Way, about: tuple[ThingId, ...]) -> Explanation:
    """Which way to pass cards: it matters only for a devious card, too."""
    found = of_partner(assessed, neighbour(assessed.position.seat, way, assessed.position.seats))
    return Explanation("send", about) if found.kind == "alike" else found


def at_secret(assessed: Assessment, secret: Secret) -> Explanation:
    position, hit = assessed.position, {"hit": assessed.chances.get(secret, 0.0)}
    owner = position.owner(secret)
    about = (secret_id(secret), seat_thing(owner))
    if secret in position.up:
        return Explanation("hide", about, {"gain": good(assessed) * assessed.hidden_again(owner)})
    if type(position.step) is Blackmail:
        return Explanation("look", about, hit)
    return Explanation("expose", about, {**hit, "gain": good(assessed) * assessed.pointed_at(secret)})


def of_cards(assessed: Assessment, move: Move, about: tuple[ThingId, ...]) -> Explanation | None:
    position, shown = assessed.position, in_public(assessed.position)
    match move:
        case m.Discard(card):
            return Explanation("discard", about, {"worth": worth(shown, card), "least": least_worth(shown)})
        case m.Stop():
            return Explanation("keep", about, {"worth": least_worth(shown)})
        case m.Give(card):
            return Explanation("give", about, {"worth": worth(position, card), "missed": missed(assessed, card)})
        case m.Take(card) | m.Put(card):
            return Explanation(
                "take" if isinstance(move, m.Take) else "put", about, {"worth": worth(position, card, False)}
            )
        case m.Draft(card):
            return Explanation("draft", about, {"worth": worth(position, card, False), "unknown": UNKNOWN})
        case m.Draw():
            best = max([worth(position, card, False) for card in position.draft], default=0.0)
            return Explanation("draw", about, {"worth": best, "unknown": UNKNOWN})
    return None


def least_worth(position: Position) -> float:
    """Of the cards that might be thrown away."""
    return min([worth(position, move.card) for move in position.options if type(move) is m.Discard], default=1.0)
