/** What this table reads of the game's own view, moves and events; the server's are in `parlour.games.graves`. */

export interface GravesView {
  settings: { cases: number; extra_turn: boolean };
  case: number;
  detective: number;
  /** The five Locations, from the left. */
  locations: readonly string[];
  /** Which of them is the active one, or was the last. */
  place: number;
  trump: string;
  lead: number;
  /** Of the Locations that are over: who won, -1 after a tie, and what the two piles were worth, by seat. */
  winners: readonly number[];
  scores: readonly (readonly number[])[];
  /** The Evidence of the five Locations, as far as this seat knows it. */
  evidence: readonly string[];
  identity: string;
  /** Whether everybody knows the identity. */
  unmasked: boolean;
}

export type Move =
  | { type: "Place"; card: string; trump?: string; pay?: string }
  | { type: "Use" | "Discard"; card: string }
  | { type: "Pick"; card: string; pay?: string }
  | { type: "DrawFrom"; source: "deck" | "discards" | "nothing" }
  | { type: "SetClocks"; here: number; next: number }
  | { type: "Guess"; identity: string }
  | { type: "Redraw" | "Keep" | "Stop" | "Pass" | "GiveUp" | "StaySilent" };

export interface Event {
  type: string;
  seat?: number;
  /** Of a guess. */
  named?: string;
  /** Of a guess, and of a Mastermind who gives up. */
  identity?: string;
}

export const moveOf = ({ move }: { move: unknown }): Move => move as Move;

export const placeZone = (place: number) => `place:${place}`;
export const pileZone = (place: number, seat: number) => `pile:${place}:${seat}`;
export const identityThing = (identity: string) => `identity:${identity.toLowerCase()}`;
export const evidenceThing = (evidence: string) => `evidence:${evidence.toLowerCase()}`;

/** What is printed on a card and on a Location has their ids, but for the kind. */
export const abilityThing = (card: string) => card.replace("card:", "ability:");
export const ruleThing = (place: string) => place.replace("place:", "rule:");

/** The identities that an Evidence card clears: its id is made of theirs. */
export const clearedBy = (evidence: string): string[] =>
  evidence.replace("evidence:", "").split("+").map(identityThing);

/** The Location that is being played for; null when all five are over. */
export function activePlace({ winners, locations, place }: GravesView): number | null {
  return winners.length < locations.length ? place : null;
}
