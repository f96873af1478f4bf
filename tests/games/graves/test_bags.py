"""Cards in bags: everything that may happen to them, against all ways in which it may have happened."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from parlour.games.graves.knowledge.bags import Bags
from parlour.games.graves.knowledge.by_zone import ByZone

CARDS = "abcdefg"
REACH = frozenset("abcf")
BAGS = ("hand", "deck", "low", "high")
ZONES = {"hand": "hand", "deck": "deck", "low": "pile", "high": "pile"}


class Slow:
    """The same, card by card: how likely each way is in which the cards may lie."""

    def __init__(self):
        self.ways = {tuple(sorted(dict.fromkeys(CARDS, "deck").items())): Fraction(1)}

    def after(self, happened):
        found = Counter()
        for way, weight in self.ways.items():
            for other, chance in happened(dict(way)):
                found[tuple(sorted(other.items()))] += weight * chance
        total = sum(found.values())
        self.ways = {way: weight / total for way, weight in found.items()}

    def draw(self, source, target, count):
        def happened(way):
            hands = list(combinations([card for card in way if way[card] == source], count))
            return [({**way, **dict.fromkeys(hand, target)}, Fraction(1, len(hands))) for hand in hands]

        self.after(happened)

    def see(self, card, bag):
        self.after(lambda way: [(without(way, card), 1)] if way.get(card) == bag else [])

    def put(self, card, bag):
        self.after(lambda way: [({**way, card: bag}, 1)])

    def pour(self, source, target):
        self.after(lambda way: [({card: target if bag == source else bag for card, bag in way.items()}, 1)])

    def require(self, bags, reach):
        self.after(lambda way: [(way, 1)] if any(card in reach and bag in bags for card, bag in way.items()) else [])

    def fetch(self, source, target, reach):
        def happened(way):
            cards = [card for card in way if way[card] == source and card in reach]
            return [({**way, card: target}, Fraction(1, len(cards))) for card in cards]

        self.after(happened)

    def zones(self):
        found = Counter()
        for way, weight in self.ways.items():
            found[tuple([(card, ZONES[bag]) for card, bag in way])] += weight
        return found


def without(way, card):
    return {other: bag for other, bag in way.items() if other != card}


def something(slow, seen, rng):
    """Something that may happen now: its name and its arguments."""
    way = dict(rng.choice(list(slow.ways)))
    full = sorted(set(way.values()))
    source, target = rng.choice(full), rng.choice(BAGS)
    size = sum(bag == source for bag in way.values())
    choices = [("draw", (source, target, rng.randint(1, min(2, size))))] * 4 if source != target else []
    choices += [("pour", (source, target))] if source != target else []
    choices += [("see", (card, bag)) for card, bag in rng.sample(sorted(way.items()), 1)]
    choices += [("put", (card, rng.choice(BAGS))) for card in seen] * 2
    if any(card in REACH and bag == source for card, bag in way.items()):
        choices += [("fetch", (source, target, REACH))] * 2 if source != target else []
        choices += [("require", ((source, "low"), REACH))]
    return rng.choice(choices)


def turn(slow, seen, rng):
    """Something that happens in a turn of cards: the deck is drawn from, and every discard comes back to it."""
    way = dict(rng.choice(list(slow.ways)))
    sizes = Counter(way.values())
    choices = [("draw", ("deck", "hand", rng.randint(1, min(3, sizes["deck"]))))] * 4 if sizes["deck"] else []
    choices += [("draw", ("hand", "low", 1))] * 2 if sizes["hand"] else []
    choices += [("see", (card, "hand")) for card in rng.sample(sorted(way), 1) if way[card] == "hand"] * 3
    choices += [("put", (card, "low")) for card in seen] * 2
    choices += [("pour", ("low", "deck"))] * 2 if sizes["low"] else []
    choices += [("fetch", ("low", "hand", REACH))] if any(way[card] == "low" for card in REACH & way.keys()) else []
    return rng.choice(choices)


def played(seed, steps, chosen=something):
    """Bags and what they should be, after every one of so many things."""
    rng, bags, slow, seen = Random(seed), Bags(CARDS, "deck"), Slow(), set()
    for bag in BAGS:
        bags.sizes.setdefault(bag, 0)
    for _ in range(steps):
        name, told = chosen(slow, seen, rng)
        getattr(bags, name)(*told)
        getattr(slow, name)(*told)
        seen = set(CARDS) - {card for card, _ in next(iter(slow.ways))}
        yield bags, slow


def agree(bags, slow):
    """Counts, chances and possible ways are those of brute force."""
    sealed, ways, chances = ByZone(bags, ZONES), slow.zones(), {}
    assert sealed.count() == len(ways) and min(bags.mixes.values()) > 0
    for way, weight in ways.items():
        assert sealed.allows(dict(way))
        for card, zone in way:
            chances.setdefault(card, Counter())[zone] += weight
    assert sealed.marginals() == chances
    assert bags.sizes == {bag: Counter(dict(next(iter(slow.ways))).values())[bag] for bag in BAGS}


@pytest.mark.parametrize("seed", range(40))
def test_counts_chances_and_possible_ways_are_those_of_brute_force(seed):
    for bags, slow in played(seed, 25):
        agree(bags, slow)


@pytest.mark.parametrize("seed", range(20))
def test_so_they_are_where_discards_go_back_to_the_deck_again_and_again(seed):
    for bags, slow in played(seed, 40, turn):
        agree(bags, slow)


@pytest.mark.parametrize("seed", range(10))
def test_no_other_way_is_allowed(seed):
    *_, (bags, slow) = played(seed, 12)
    sealed, ways, rng = ByZone(bags, ZONES), slow.zones(), Random(seed)
    cards = [card for card, _ in next(iter(ways))]
    for _ in range(200):
        way = tuple([(card, rng.choice(["hand", "deck", "pile"])) for card in cards])
        assert sealed.allows(dict(way)) == (way in ways)
    assert not sealed.allows({}) or not cards


@pytest.mark.parametrize("chosen", [something, turn])
@pytest.mark.parametrize("seed", range(6))
def test_samples_are_drawn_as_often_as_they_are_likely(seed, chosen):
    *_, (bags, slow) = played(seed, 9, chosen)
    sealed, rng = ByZone(bags, ZONES), Random(seed)
    drawn = Counter()
    for _ in range(3000):
        found = sealed.sample(rng.randrange)
        drawn[tuple(sorted([(card, bag) for bag, cards in found.items() for card in cards]))] += 1
    assert drawn.keys() <= slow.ways.keys()
    expected = {way: 3000 * float(weight) for way, weight in slow.ways.items()}
    distance = sum([(drawn[way] - e) ** 2 / e for way, e in expected.items() if e >= 5])
    freedom = sum([e >= 5 for e in expected.values()])
    assert distance < freedom + 5 * (2 * freedom) ** 0.5 + 10


def test_cards_that_went_the_same_way_are_of_one_kind():
    bags = Bags(CARDS, "deck")
    bags.draw("deck", "hand", 3)
    assert len(bags.kinds) == 1 and len(bags.mixes) == 1 and ByZone(bags, {"hand": 0, "deck": 1}).count() == 35


def test_a_kind_that_can_lie_in_one_bag_only_is_certain():
    bags = Bags(CARDS, "deck")
    bags.draw("deck", "hand", 3)
    bags.pour("hand", "deck")
    assert not bags.kinds and bags.certain["deck"] == set(CARDS)
