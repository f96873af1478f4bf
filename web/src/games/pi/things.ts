import { seatThing, type ThingId } from "../../table/things";
import { pieces, type Piece, type Zone } from "../../table/zones";
import type { Agent, Case, Desk, Event, Move, PiView } from "./types";

export { label } from "./labels";

const MARKER = "marker";
const NONE: Record<string, ThingId> = { "No Suspect": "suspect:none", "No Crime": "crime:none" };
const SUSPECTS = "Bubbles Doc Dutch Earl Frenchy Knuckles Maurice Pinky Pop Queenie Rusty Shorty".split(" ");
const CRIMES = [
  ...["Bank Job", "Blackmail", "Forgery", "Jewellery Heist", "Kidnapping"],
  ...["Mob Killing", "Murder", "Police Corruption", "Protection Racket", "Smuggling"],
];
/** Of a case: a suspect, a crime and a location. */
const CASE_CARDS = 3;

/** Rick's Café as a location is `location:ricks-cafe`. */
const idOf = (kind: string, name: string): ThingId =>
  `${kind}:${name
    .normalize("NFKD")
    .replace(/[^ -~]|'/g, "")
    .replaceAll(" ", "-")}`.toLowerCase();

const kindOf = (card: string): string =>
  SUSPECTS.includes(card) ? "suspect" : CRIMES.includes(card) ? "crime" : "location";

/** A card of a case has the id of its tile. */
const tileThing = (card: string): ThingId => NONE[card] ?? idOf(kindOf(card), card);
const evidenceThing = (card: string): ThingId => idOf("evidence", card);

/** The city location by location, the Evidence, the cases, then what lies before each player. */
export function zones(view: PiView, story: readonly Event[]): Zone[] {
  const city = Object.values(view.tiles);
  if (!city.length) return [];
  return [
    ...city.map((tiles) => locationZone(tiles, view.desks)),
    { id: "display", kind: "display", pieces: evidence(view.display) },
    { id: "deck", kind: "deck", hidden: view.deck_size },
    { id: "discard", kind: "discard", pieces: evidence(view.discard) },
    ...attempt(view),
    ...view.desks.map((_, holder) => caseZone(holder, view, story.at(-1))),
    ...view.desks.flatMap((desk, seat) => deskZones(seat, desk, seat === view.first)),
  ];
}

/** A location with its three tiles, left to right, and with everybody's tokens there. */
function locationZone([suspect, crime, location]: Case, desks: readonly Desk[]): Zone {
  const here = [suspect, location, crime];
  const tokens = desks.flatMap((desk, seat) => tokensAt(here, location, desk, seat));
  return {
    id: idOf("place", location),
    kind: "place",
    pieces: [...pieces(here.map(tileThing)), ...tokens],
    at: tileThing(location),
  };
}

/** A player's Investigators in a location, then the discs and the cubes on its tiles. */
function tokensAt(here: readonly string[], location: string, desk: Desk, seat: number): Piece[] {
  const on = (token: string, cards: readonly string[]) =>
    cards
      .filter((card) => here.includes(card))
      .map((card) => ({ thing: `${token}:${seat}`, on: tileThing(card) }));
  return [
    ...desk.agents
      .filter((agent) => agent.location === location)
      .flatMap((agent) => agentPieces(seat, agent)),
    ...on("disc", desk.discs),
    ...on("cube", desk.cubes),
  ];
}

/** An Investigator, and the tokens on it. */
function agentPieces(seat: number, { discs, cubes }: Agent): Piece[] {
  const on = `investigator:${seat}`;
  const tokens = [...Array<string>(discs).fill("disc"), ...Array<string>(cubes).fill("cube")];
  return [{ thing: on }, ...tokens.map((token) => ({ thing: `${token}:${seat}`, on }))];
}

const evidence = (cards: readonly string[]): Piece[] => pieces(cards.map(evidenceThing));

/** What this seat has named so far in an attempt; nobody else is shown it. */
function attempt(view: PiView): Zone[] {
  const named = view.sealed.flatMap((part) => (part ? ofMove(part) : []));
  return named.length ? [{ id: "attempt", kind: "aside", owner: view.seat, pieces: pieces(named) }] : [];
}

/** Who must solve the case that a player holds. */
const solverFor = (holder: number, seats: number): number => (holder + 1) % seats;

/** A case lies before the one who holds it, and belongs to the one who must solve it. */
function caseZone(holder: number, view: PiView, last: Event | undefined): Zone {
  const solver = solverFor(holder, view.seats);
  const open = opened(holder, view, last);
  const cards = open ?? (holder === view.seat ? view.case : null) ?? [];
  return {
    id: `case:${holder}`,
    kind: "secret",
    owner: holder,
    pieces: cards.map((card) => ({ thing: tileThing(card), up: open !== null })),
    hidden: CASE_CARDS - cards.length,
    at: seatThing(solver),
  };
}

/** A case that lies open to everybody, once it is solved and at the end; null: it does not. */
function opened(holder: number, view: PiView, last: Event | undefined): readonly string[] | null {
  const desk = view.desks[solverFor(holder, view.seats)];
  if (desk?.solved) return desk.discs;
  if (!view.result || last?.type !== "MiniGameEnded") return null;
  return last.unsolved.find(([seat]) => seat === holder)?.[1] ?? null;
}

/** A player's points, Investigators not yet used and First Player marker, and the Evidence that told nothing. */
function deskZones(seat: number, desk: Desk, isFirst: boolean): Zone[] {
  const unused = { thing: `investigator:${seat}`, value: desk.investigators };
  const total = desk.points.reduce((sum, points) => sum + points, 0) - desk.penalty;
  const held = isFirst ? [unused, { thing: MARKER }] : [unused];
  return [
    { id: `score:${seat}`, kind: "score", owner: seat, pieces: held, value: total },
    ...(desk.kept.length ? [kept(seat, desk.kept)] : []),
  ];
}

const kept = (seat: number, cards: readonly string[]): Zone => ({
  id: `kept:${seat}`,
  kind: "set",
  owner: seat,
  pieces: evidence(cards),
});

export function ofMove(move: Move): ThingId[] {
  switch (move.type) {
    case "Take":
      return [evidenceThing(move.card), tileThing(move.card)];
    case "Accuse":
      return [tileThing(move.suspect)];
    case "Charge":
      return [tileThing(move.crime)];
    case "Place":
    case "Locate":
      return [tileThing(move.location)];
    default:
      return [];
  }
}

/** Nothing is said aloud. */
export const ofClaim = (): ThingId[] => [];

export function ofEvent(event: Event): ThingId[] {
  switch (event.type) {
    case "MiniGameBegan":
      return [MARKER, seatThing(event.first)];
    case "Investigated":
      return [seatThing(event.seat), tileThing(event.location)];
    case "Examined":
      return [seatThing(event.seat), evidenceThing(event.card), tileThing(event.card)];
    case "TurnedUp":
      return [evidenceThing(event.card)];
    case "Held":
      return [...ofCase(event.seat, event.case), seatThing(event.solver)];
    case "Solved":
    case "Failed":
      return ofCase(event.seat, event.case);
    case "Passed":
      return [seatThing(event.seat)];
    case "MiniGameEnded":
      return [
        ...event.unsolved.map(([holder]) => seatThing(solverFor(holder, event.totals.length))),
        ...event.unsolved.flatMap(([holder, cards]) => ofCase(holder, cards)),
      ];
    default:
      return [];
  }
}

/** A player, and the case that they hold, solve or name. */
const ofCase = (seat: number, cards: Case): ThingId[] => [seatThing(seat), ...cards.map(tileThing)];
