/** The facts that this table reads; their types are made from the game itself. */

import type { Event, GravesView, Move } from "./types";

export type * from "./types";

/** Facts of this game, as a room, a line, an option or a claim holds them. */
export const viewOf = ({ view }: { readonly view: unknown }): GravesView => view as GravesView;
export const eventOf = ({ event }: { readonly event?: unknown }): Event => event as Event;
export const moveOf = ({ move }: { readonly move: unknown }): Move => move as Move;

export const placeZone = (place: number) => `place:${place}`;
export const pileZone = (place: number, seat: number) => `pile:${place}:${seat}`;
export const identityThing = (identity: string) => `identity:${identity.toLowerCase()}`;
export const evidenceThing = (evidence: string) => `evidence:${evidence.toLowerCase()}`;

/** What is printed on a card and on a Location has their ids, but for the kind. */
export const abilityThing = (card: string) => card.replace("card:", "ability:");
export const ruleThing = (place: string) => place.replace("place:", "rule:");

/** Whether a card of a pile is protected from the other player's abilities. */
export const isSafe = ({ protected: safe }: GravesView, seat: number, card: string): boolean =>
  safe[seat]?.includes(card.split(":")[2] ?? "") ?? false;

/** The identities that an Evidence card clears: its id is made of theirs. */
export const clearedBy = (evidence: string): string[] =>
  evidence.replace("evidence:", "").split("+").map(identityThing);

/** The Location that is being played for; null when all five are over. */
export function activePlace({ winners, locations, place }: GravesView): number | null {
  return winners.length < locations.length ? place : null;
}
