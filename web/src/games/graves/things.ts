import { seatThing, type ThingId } from "../../table/things";
import { pieces, type Piece, type Zone } from "../../table/zones";
import type { Event, GravesView, Move } from "./types";
import { evidenceThing, identityThing, pileZone, placeZone } from "./wire";

export { label } from "./labels";

/** The trump that is printed on a Location; on the others there is none. */
const TRUMPS: Record<string, string> = {
  "Bank Vault": "M",
  Library: "B",
  "Palace Grounds": "S",
  "Bank Vault (II)": "N",
  Countryside: "B",
  "Record Office": "M",
  Park: "S",
  Station: "N",
  Slums: "Q",
  Museum: "Q",
};
/** What an ace is worth, where it is not worth 10. */
const ACES: Record<string, number> = { "Record Office": 12 };
/** Steps in which a card of the other player is picked. */
const AGAINST: readonly string[] = ["Remove", "SendBack", "SendAway"];
const COVERED = "?";
const NOBODY = -1;

const cardThing = (side: string, card: string): ThingId => `card:${side}:${card}`;
const trumpThing = (suit: string): ThingId => `trump:${suit}`;

/** A Location; the two Bank Vaults are told apart by a number. */
const placeThing = (location: string): ThingId =>
  `place:${location.toLowerCase().replace(" (ii)", " 2").replaceAll(" ", "-")}`;

const sideOf = ({ detective }: GravesView, seat: number): string => (seat === detective ? "D" : "M");

/** The Detective, then the Mastermind. */
const players = ({ detective }: GravesView): number[] => [detective, 1 - detective];

/** The five Locations from the Detective's left with their piles, then what each player has, then what is aside. */
export function zones(view: GravesView): Zone[] {
  if (!view.dealt) return [];
  return [
    ...view.locations.flatMap((_, place) => [location(place, view), ...piles(place, view)]),
    ...players(view).flatMap((seat) => possessions(seat, view)),
    identity(view),
    { id: "aside", kind: "aside", hidden: 1 },
  ];
}

/** A Location; as long as it is not over, with the time left on it, its trump and its Evidence. */
function location(place: number, view: GravesView): Zone {
  const name = view.locations[place] ?? "";
  const zone: Zone = { id: placeZone(place), kind: "place", at: placeThing(name) };
  if (place < view.winners.length) return zone;
  const trump = place === view.place ? view.trump : (TRUMPS[name] ?? "");
  const lies = seen([view.evidence[place] ?? ""]);
  return {
    ...zone,
    pieces: [...pieces(madeTrump(trump)), ...lies],
    hidden: 1 - lies.length,
    value: view.clocks[place] ?? 0,
  };
}

function piles(place: number, view: GravesView): Zone[] {
  return players(view).flatMap((seat) => {
    const cards = view.piles[2 * place + seat] ?? [];
    return cards.length ? [pile(place, seat, cards, view)] : [];
  });
}

/** A pile: what it is worth now, or what it was worth when the Location was resolved. */
function pile(place: number, seat: number, cards: readonly string[], view: GravesView): Zone {
  const name = view.locations[place] ?? "";
  const score = place < view.winners.length ? view.scores[place]?.[seat] : undefined;
  const worths = cards.map((card) => worth(card, name, view.trump));
  return {
    id: pileZone(place, seat),
    kind: "pile",
    owner: seat,
    pieces: ofCards(sideOf(view, seat), cards, score === undefined ? worths : []),
    at: placeThing(name),
    value: score ?? worths.reduce((sum, points) => sum + points, 0),
  };
}

/** What a card is worth at a Location: its printed value, a trump twice. */
function worth(card: string, place: string, trump: string): number {
  const rank = card.slice(1);
  const value = rank === "A" ? (ACES[place] ?? 10) : Number(rank);
  return card.startsWith(trump) && trump ? 2 * value : value;
}

/** The points, hand, deck, discards and Evidence of one player, and the cards out of the Case. */
function possessions(seat: number, view: GravesView): Zone[] {
  const gone = view.gone[seat] ?? [];
  return [
    { id: `score:${seat}`, kind: "score", owner: seat, value: view.points[seat] ?? 0 },
    hand(seat, view),
    { id: `deck:${seat}`, kind: "deck", owner: seat, hidden: view.decks[seat] ?? 0 },
    { id: `discards:${seat}`, kind: "discard", owner: seat, hidden: view.discards[seat] ?? 0 },
    ...evidenceWon(seat, view),
    ...(gone.length ? [outOfCase(seat, gone, view)] : []),
  ];
}

/** The cards of this seat, and what each is worth at the active Location; of the other, how many. */
function hand(seat: number, view: GravesView): Zone {
  const here = view.locations[view.place] ?? "";
  const worths = view.hand.map((card) => worth(card, here, view.trump));
  const held =
    seat === view.seat
      ? { pieces: ofCards(sideOf(view, seat), view.hand, worths) }
      : { hidden: view.hands[seat] ?? 0 };
  return { id: `hand:${seat}`, kind: "hand", owner: seat, ...held };
}

function evidenceWon(seat: number, { winners, evidence }: GravesView): Zone[] {
  const won = evidence.filter((_, place) => winners[place] === seat);
  const lies = seen(won);
  const hidden = won.length - lies.length;
  return won.length ? [{ id: `evidence:${seat}`, kind: "won", owner: seat, pieces: lies, hidden }] : [];
}

const outOfCase = (seat: number, cards: readonly string[], view: GravesView): Zone => ({
  id: `gone:${seat}`,
  kind: "aside",
  owner: seat,
  pieces: ofCards(sideOf(view, seat), cards),
});

/** The card that lies before the Mastermind. */
function identity({ detective, identity, unmasked }: GravesView): Zone {
  const card = identity ? [{ thing: identityThing(identity), up: unmasked }] : [];
  return { id: "identity", kind: "secret", owner: 1 - detective, pieces: card, hidden: 1 - card.length };
}

/** Cards, with what each is worth where that is told. */
const ofCards = (side: string, cards: readonly string[], worths: readonly number[] = []): Piece[] =>
  cards.map((card, n) => ({ thing: cardThing(side, card), value: worths[n] ?? null }));

/** Evidence that this seat may look at, and nobody else. */
const seen = (evidence: readonly string[]): Piece[] =>
  evidence.filter(Boolean).map((one) => ({ thing: evidenceThing(one), up: false }));

/** The card, the Location it goes to, the trump it makes, the card that pays for it. */
export function ofMove(move: Move, view: GravesView): ThingId[] {
  const me = view.seat ?? 0;
  const side = sideOf(view, me);
  switch (move.type) {
    case "Place":
      return [
        cardThing(side, move.card),
        placeThing(view.locations[view.place] ?? ""),
        ...madeTrump(move.trump),
        ...named(side, move.pay),
      ];
    case "Use":
    case "Discard":
      return [cardThing(side, move.card)];
    case "Pick":
      return AGAINST.includes(view.agenda.at(-1)?.type ?? "")
        ? [cardThing(sideOf(view, 1 - me), move.card)]
        : [cardThing(side, move.card), ...named(side, move.pay)];
    case "SetClocks":
      return [move.here, move.next].flatMap((change, n) => {
        const name = view.locations[view.place + n];
        return change && name ? [placeThing(name)] : [];
      });
    case "Guess":
      return [identityThing(move.identity)];
    case "GiveUp":
      return [identityThing(view.identity)];
    default:
      return [];
  }
}

/** Nothing is said aloud. */
export const ofClaim = (): ThingId[] => [];

export function ofEvent(event: Event): ThingId[] {
  const doer = "seat" in event ? [seatThing(event.seat)] : [];
  switch (event.type) {
    case "CaseOpened":
      return [seatThing(event.detective), ...event.locations.map(placeThing)];
    case "Arrived":
      return [placeThing(event.location), seatThing(event.lead)];
    case "ClocksSet":
      return [
        ...doer,
        ...[event.here ? event.location : "", event.following].filter(Boolean).map(placeThing),
      ];
    case "Drew":
    case "Looked":
      return [...doer, ...cardsSeen(event.side, event.cards)];
    case "Placed":
      return [
        ...doer,
        cardThing(event.side, event.card),
        ...madeTrump(event.trump),
        ...named(event.side, event.paid),
      ];
    case "Carried":
      return [
        ...doer,
        cardThing(event.side, event.card),
        placeThing(event.origin),
        ...named(event.side, event.paid),
      ];
    case "Removed":
    case "SentBack":
      return [...doer, cardThing(event.side, event.card), seatThing(1 - event.seat)];
    case "SentAway":
      return [...doer, cardThing(event.side, event.card), placeThing(event.to), seatThing(1 - event.seat)];
    case "Exchanged":
      return [...doer, cardThing(event.side, event.card), cardThing(event.side, event.taken)];
    case "TrumpNamed":
      return [...doer, ...madeTrump(event.suit)];
    case "Used":
    case "Uncovered":
    case "Took":
    case "Discarded":
    case "LeftCase":
    case "Recalled":
    case "Protected":
      return [...doer, ...named(event.side, event.card)];
    case "Ended":
      return [placeThing(event.location)];
    case "Resolved":
      return [placeThing(event.location), ...(event.winner === NOBODY ? [] : [seatThing(event.winner)])];
    case "Found":
      return [...doer, evidenceThing(event.evidence), placeThing(event.location)];
    case "Peeked":
      return [...doer, ...event.evidence.map(evidenceThing)];
    case "Guessed":
      return [...doer, ...new Set([event.named, event.identity].map(identityThing))];
    case "Became":
    case "GaveUpEarly":
      return [...doer, identityThing(event.identity)];
    default:
      return doer; // all others tell only what a player did
  }
}

/** The cards, where this seat is told more than how many there are. */
const cardsSeen = (side: string, cards: readonly string[] | number): ThingId[] =>
  typeof cards === "number" ? [] : cards.map((card) => cardThing(side, card));

/** A card, unless there is none or it lies face down. */
const named = (side: string, card: string): ThingId[] =>
  card && card !== COVERED ? [cardThing(side, card)] : [];

const madeTrump = (suit: string): ThingId[] => (suit ? [trumpThing(suit)] : []);
