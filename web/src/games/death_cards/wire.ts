/** The facts that this table reads; their types are made from the game itself. */

import type { DeathCardsView, Event, Move } from "./types";

export type * from "./types";

/** Facts of this game, as a room, a line, an option or a claim holds them. */
export const viewOf = ({ view }: { readonly view: unknown }): DeathCardsView => view as DeathCardsView;
export const eventOf = ({ event }: { readonly event?: unknown }): Event => event as Event;
export const moveOf = ({ move }: { readonly move: unknown }): Move => move as Move;

export const cardThing = (card: string) => `card:${card.toLowerCase().replaceAll(" ", "_")}`;
export const faceThing = (face: string) => `face:${face.toLowerCase()}`;
export const secretThing = (secret: number) => `secret:${secret + 1}`;
