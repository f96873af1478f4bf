/** The facts that this table reads; their types are made from the game itself. */

import type { Event, Move, PiView } from "./types";

export type * from "./types";

/** Facts of this game, as a room, a line, an option or a claim holds them. */
export const viewOf = ({ view }: { readonly view: unknown }): PiView => view as PiView;
export const eventOf = ({ event }: { readonly event?: unknown }): Event => event as Event;
export const moveOf = ({ move }: { readonly move: unknown }): Move => move as Move;

/** How many mini-games there still are, with the one of now: the Investigators must last for all of them. */
export const miniGamesLeft = ({ settings, number }: PiView): number => settings.mini_games - number + 1;

export const typeOf = (option: { readonly move: unknown }): Move["type"] => moveOf(option).type;
