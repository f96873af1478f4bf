/** The facts that this table reads; their types are made from the game itself. */

import type { Event, MindReaderView, Move } from "./types";

export type * from "./types";

/** Facts of this game, as a room, a line, an option or a claim holds them. */
export const viewOf = ({ view }: { readonly view: unknown }): MindReaderView => view as MindReaderView;
export const eventOf = ({ event }: { readonly event?: unknown }): Event => event as Event;
export const moveOf = ({ move }: { readonly move: unknown }): Move => move as Move;

/** Whether a seat is in the hand; before all have chosen their Secret Cards, everybody is. */
export function isIn({ has_secret }: MindReaderView, seat: number): boolean {
  return (has_secret[seat]?.length ?? 0) > 0 || has_secret.every((sides) => !sides.length);
}

export const cardThing = (card: string) => `card:${card}`;
export const secretThing = (seat: number, side: number) => `secret:${seat}:${side}`;
