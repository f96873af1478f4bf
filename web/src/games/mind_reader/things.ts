import { seatThing, type ThingId } from "../../table/things";
import { pieces, type Piece, type Zone } from "../../table/zones";
import type { Event, MindReaderSettings, MindReaderView, Move } from "./types";
import { cardThing, secretThing } from "./wire";

export { label } from "./labels";

const DRAW_PILE = "place:draw";
const DISCARDS = "place:discard";
/** The suits as they come into the deck, and in the order in which each beats the next two. */
const SUITS = "RPSWL";
const WHEEL = "RSLPW";
const CARD_POINTS = 10;

const suitThing = (suit: string): ThingId => `suit:${suit}`;

export function zones(view: MindReaderView): Zone[] {
  if (!view.has_secret.length) return []; // nothing has been dealt yet
  return [suits(view.settings), ...piles(view), ...view.has_secret.flatMap((_, seat) => before(seat, view))];
}

function suits(settings: MindReaderSettings): Zone {
  const used = [...WHEEL].filter((suit) => SUITS.indexOf(suit) < settings.suits);
  return { id: "suits", kind: "place", pieces: pieces(used.map(suitThing)) };
}

function piles({ draw_size, discard, discard_size, buried_size }: MindReaderView): Zone[] {
  const closed = discard_size - discard.length + buried_size;
  return [
    { id: "draw", kind: "deck", hidden: draw_size, at: DRAW_PILE },
    { id: "discard", kind: "discard", pieces: ofCards(discard), hidden: closed, at: DISCARDS },
  ];
}

/** What lies before a player. */
function before(seat: number, view: MindReaderView): Zone[] {
  const points = (view.points[seat] ?? 0) + (view.result ? 0 : (view.gained[seat] ?? 0));
  const won = view.won[seat] ?? [];
  return [
    { id: `score:${seat}`, kind: "score", owner: seat, value: points },
    hand(seat, view),
    ...secrets(seat, view),
    ...(won.length ? [winnings(seat, won)] : []),
  ];
}

function hand(seat: number, view: MindReaderView): Zone {
  const held = seat === view.seat ? { pieces: ofCards(view.hand) } : { hidden: view.hand_sizes[seat] ?? 0 };
  return { id: `hand:${seat}`, kind: "hand", owner: seat, ...held };
}

/** The Secret Cards that still lie before a player, who alone knows them. */
function secrets(seat: number, view: MindReaderView): Zone[] {
  const known = seat === view.seat ? view.secrets : [];
  const lying = sidesOf(seat, view).map((side) => secretPiece(seat, side, known[side]));
  return lying.length ? [{ id: `secret:${seat}`, kind: "secret", owner: seat, pieces: lying }] : [];
}

/** On which sides a player still has a Secret Card. */
const sidesOf = (seat: number, { has_secret }: MindReaderView): number[] =>
  (has_secret[seat] ?? []).flatMap((here, side) => (here ? [side] : []));

const secretPiece = (seat: number, side: number, card: string | null | undefined): Piece => ({
  thing: secretThing(seat, side),
  up: false,
  ...(card ? { face: cardThing(card) } : {}),
});

const winnings = (seat: number, cards: readonly string[]): Zone => ({
  id: `won:${seat}`,
  kind: "won",
  owner: seat,
  pieces: ofCards(cards),
  value: CARD_POINTS * cards.length,
});

const ofCards = (cards: readonly string[]): Piece[] => pieces(cards.map(cardThing));

export function ofMove(move: Move, view: MindReaderView): ThingId[] {
  switch (move.type) {
    case "Keep":
      return move.cards.map(cardThing);
    case "Ask":
      return [cardThing(move.card), secretThing(move.of, move.side)];
    case "Guess":
      return [secretThing(move.of, move.side)];
    case "GuessAll":
      return others(view);
    case "NameSuit":
      return [suitThing(move.suit), ...beingNamed(view)];
    case "NameRank":
      return [cardThing(move.rank + suitNamed(view)), ...beingNamed(view)];
    case "GiveUp":
      return [secretThing(view.seat ?? 0, move.side)];
    case "EndTurn":
      return [DRAW_PILE];
    default:
      return [];
  }
}

/** The Secret Cards of the opponents, by seat, the left one first. */
const others = (view: MindReaderView): ThingId[] =>
  view.has_secret.flatMap((_, seat) =>
    seat === view.seat ? [] : sidesOf(seat, view).map((side) => secretThing(seat, side)),
  );

/** The Secret Card that the guess now begun names next. */
function beingNamed(view: MindReaderView): ThingId[] {
  const [first, ...named] = view.sealed;
  if (first?.type === "Guess") return [secretThing(first.of, first.side)];
  const at = Math.floor(named.length / 2);
  return others(view).slice(at, at + 1);
}

/** The suit of the card now being named. */
function suitNamed({ sealed }: MindReaderView): string {
  const last = sealed.at(-1);
  return last?.type === "NameSuit" ? last.suit : "";
}

/** Nothing is said aloud. */
export const ofClaim = (): ThingId[] => [];

export function ofEvent(event: Event): ThingId[] {
  switch (event.type) {
    case "HandBegan":
      return [seatThing(event.dealer)];
    case "WentOut":
      return [seatThing(event.seat)];
    case "HandEnded":
      return [seatThing(event.last)];
    case "Held":
    case "Kept":
      return event.cards.map(cardThing);
    case "Asked":
      return [seatThing(event.by), ...known(event.card), secretThing(event.of, event.side)];
    case "Guessed":
      return [seatThing(event.by), secretThing(event.of, event.side), cardThing(event.card)];
    case "GuessedAll":
      return [
        seatThing(event.by),
        ...event.named.flatMap(([of, side, card]) => [secretThing(of, side), cardThing(card)]),
      ];
    case "Shown":
      return [secretThing(event.of, event.side), cardThing(event.card)];
    case "HandedOver":
      return [secretThing(event.by, event.side), cardThing(event.card), seatThing(event.to)];
    case "Forfeited":
      return [secretThing(event.by, event.side)];
    case "Drew":
      return [seatThing(event.seat), ...known(event.card), DRAW_PILE];
    case "NoDraw":
      return [seatThing(event.seat), DRAW_PILE];
    case "Reshuffled":
      return [DISCARDS, DRAW_PILE];
  }
}

const known = (card: string | null): ThingId[] => (card ? [cardThing(card)] : []);
