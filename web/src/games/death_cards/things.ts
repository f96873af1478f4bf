import { seatThing, type ThingId } from "../../table/things";
import { pieces, type Piece, type Zone } from "../../table/zones";
import type { Claim, DeathCardsView, Event, Move, SecretOnTable, Step } from "./types";
import { cardThing, faceThing, secretThing } from "./wire";

export { label } from "./labels";

const PILE = "place:pile";
const DRAFT = "place:draft";
const DISCARD = "place:discard";
const ESCAPE = "card:escape";
const NOT_SO_FAST = cardThing("Not so Fast");
/** How a hand is sorted. */
const ORDER = [
  ...["Poirot", "Marple", "Satterthwaite", "Pyne", "Bundle", "Tommy", "Tuppence", "Quin", "Ariadne"],
  ...[
    "Off the Table",
    "Another Victim",
    "Folly",
    "Ashes",
    "Trade",
    "One More",
    "Delay",
    "Train",
    "Suspicions",
  ],
  ...["Blackmailed", "Faux Pas", "Not so Fast"],
];

const setThing = (owner: number, place: number): ThingId => `set:${owner}:${place}`;

export function zones(view: DeathCardsView): Zone[] {
  if (!view.turn) return [];
  const { looking_at, in_play, aside, gone } = view;
  const played = [...in_play, ...aside];
  return [
    { id: "pile", kind: "deck", pieces: [{ thing: ESCAPE }], hidden: view.pile, at: PILE },
    { id: "draft", kind: "display", pieces: ofCards(view.draft), at: DRAFT },
    // Nothing in it lies face down.
    { id: "discard", kind: "discard", pieces: ofCards(view.top ? [view.top] : []), at: DISCARD },
    ...someCards({ id: "looking_at", kind: "display", owner: view.seat }, looking_at),
    ...someCards({ id: "in_play", kind: "place" }, played),
    ...someCards({ id: "gone", kind: "aside" }, gone),
    ...view.rows.flatMap((row, seat) => before(seat, row, view)),
  ];
}

/** A zone that is there only while cards lie in it. */
const someCards = (zone: Zone, cards: readonly string[]): Zone[] =>
  cards.length ? [{ ...zone, pieces: ofCards(cards) }] : [];

/** What lies before a player. */
function before(seat: number, row: readonly SecretOnTable[], view: DeathCardsView): Zone[] {
  return [
    hand(seat, view),
    { id: `secrets:${seat}`, kind: "secret", owner: seat, pieces: row.map(secretPiece) },
    ...(view.sets[seat] ?? []).map((cards, place) => laidSet(setThing(seat, place), seat, cards)),
  ];
}

function hand(seat: number, view: DeathCardsView): Zone {
  const held =
    seat === view.seat ? { pieces: ofCards(sorted(view.hand)) } : { hidden: view.hand_sizes[seat] ?? 0 };
  return { id: `hand:${seat}`, kind: "hand", owner: seat, ...held };
}

const sorted = (cards: readonly string[]): string[] =>
  [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

const secretPiece = ({ secret, up, face }: SecretOnTable): Piece => ({
  thing: secretThing(secret),
  up,
  ...(face ? { face: faceThing(face) } : {}),
});

/** A set is the place where it lies, so that one can point at it. */
const laidSet = (id: ThingId, owner: number, cards: readonly string[]): Zone => ({
  id,
  kind: "set",
  owner,
  pieces: ofCards(cards),
  at: id,
});

const ofCards = (cards: readonly string[]): Piece[] => pieces(cards.map(cardThing));

export function ofMove(move: Move, view: DeathCardsView): ThingId[] {
  switch (move.type) {
    case "Play":
    case "Give":
    case "Take":
    case "Put":
    case "Discard":
    case "Draft":
      return [cardThing(move.card)];
    case "Lay":
      return move.cards.map(cardThing);
    case "Add":
      return [cardThing(move.card), setThing(move.owner, move.place)];
    case "Seize":
      return [setThing(move.owner, move.place)];
    case "Name":
    case "Point":
      return [seatThing(move.seat)];
    case "Mark":
    case "Reveal":
      return [secretThing(move.secret)];
    case "Send":
      return [seatThing(neighbour(view, move.way))];
    case "Lift":
      return [DISCARD, ...view.looking_at.slice(0, move.number).map(cardThing)];
    case "Draw":
      return [PILE];
    case "Cancel":
      return [NOT_SO_FAST, ...contested(view)];
    default:
      return [];
  }
}

/** Who gets the card that this seat passes. */
const neighbour = ({ seat, seats }: DeathCardsView, way: "left" | "right"): number =>
  ((seat ?? 0) + (way === "left" ? 1 : seats - 1)) % seats;

/** The card whose action is about to happen, then what it is aimed at. */
function contested({ action, agenda }: DeathCardsView): ThingId[] {
  const effect = agenda.slice(0, -1).findLast(({ type }) => type !== "StrikeNext");
  return action && effect ? [cardThing(action.card), ...aimedAt(effect)] : [];
}

function aimedAt(effect: Step): ThingId[] {
  switch (effect.type) {
    case "Expose":
    case "TurnFaceDown":
      return [secretThing(effect.secret)];
    case "MoveSecret":
      return [secretThing(effect.secret), seatThing(effect.to)];
    case "TakeOver":
      return [setThing(effect.owner, effect.place)];
    case "Confess":
      return [seatThing(effect.target)];
    case "AriadneInsists":
      return [seatThing(effect.owner)];
    case "SocialFauxPas":
      return [seatThing(effect.victim)];
    case "Swap":
      return [seatThing(effect.partner)];
    default:
      return [];
  }
}

export function ofClaim(claim: Claim): ThingId[] {
  return claim.type === "Ask" || claim.type === "Promise"
    ? [cardThing(claim.card), seatThing(claim.seat)]
    : [seatThing(claim.seat)];
}

export function ofEvent(event: Event): ThingId[] {
  switch (event.type) {
    case "Said":
      return [seatThing(event.seat), ...ofClaim(event.claim)];
    case "Received":
      return [
        ...known(event.cards),
        ...event.secrets.map((_, n) => dealt(event.seat, event.secrets.length, n)),
      ];
    case "Recognised":
      return [seatThing(event.partner), faceThing(event.role)];
    case "Began":
      return [seatThing(event.first), ...known([...event.draft, event.top])];
    case "TurnBegan":
    case "PlayedNothing":
    case "Spared":
    case "Directed":
      return [seatThing(event.seat)];
    case "Played":
    case "Cancelled":
    case "Discarded":
    case "NothingHappened":
      return [seatThing(event.seat), cardThing(event.card)];
    case "Laid":
    case "SetReturned":
      return [seatThing(event.seat), ...known(event.cards)];
    case "Added":
      return [seatThing(event.seat), cardThing(event.card), seatThing(event.owner)];
    case "SetChosen":
    case "SetTaken":
      return [seatThing(event.seat), seatThing(event.owner), ...known(event.cards)];
    case "Named":
      return [seatThing(event.seat), seatThing(event.target)];
    case "Marked":
      return [seatThing(event.seat), secretThing(event.secret), ...someone(event.to)];
    case "Interrupted":
    case "HandCleared":
      return [seatThing(event.seat), NOT_SO_FAST];
    case "Revealed":
    case "Covered":
      return [secretThing(event.secret), faceThing(event.face)];
    case "SecretMoved":
      return [secretThing(event.secret), faceThing(event.face), seatThing(event.to)];
    case "Shown":
      return [
        secretThing(event.secret),
        seatThing(event.seat),
        ...(event.face ? [faceThing(event.face)] : []),
      ];
    case "MustReveal":
      return [cardThing(event.card), seatThing(event.seat), ...someone(event.thief)];
    case "TieBroken":
      return [event.seat, event.target, ...event.suspects.filter((one) => one !== event.target)].map(
        seatThing,
      );
    case "TookNothing":
      return [seatThing(event.seat), DISCARD];
    case "Disgraced":
      return event.seats.map(seatThing);
    case "Pointed":
      return [...new Set(event.at)].map(seatThing);
    case "Gave":
    case "Tricked":
      return [seatThing(event.giver), seatThing(event.taker), ...known([event.card])];
    case "Looked":
      return [seatThing(event.seat), DISCARD, ...known(event.cards)];
    case "Took":
      return [seatThing(event.seat), DISCARD, ...known([event.card])];
    case "Drew":
      return [seatThing(event.seat), PILE, ...known([event.card])];
    case "Drafted":
      return [seatThing(event.seat), ...known([event.card, event.refill])];
    case "Delayed":
      return [seatThing(event.seat), PILE, ...known(event.cards)];
    case "Departed":
    case "Cleared":
      return [...known(event.cards), DISCARD];
    case "LeftTheGame":
      return [cardThing(event.card)];
  }
}

/** The secrets are dealt seat by seat, so many to each. */
const dealt = (seat: number, each: number, nth: number): ThingId => secretThing(seat * each + nth);

/** The cards that can be told apart, each as often as it occurs. */
const known = (cards: readonly (string | null)[] | null): ThingId[] =>
  (cards ?? []).flatMap((card) => (card ? [cardThing(card)] : []));

const someone = (seat: number | null): ThingId[] => (seat === null ? [] : [seatThing(seat)]);
