import type { BoardZone, Piece } from "../wire/types";
import type { Say } from "../words/bundle";
import type { ThingId } from "./things";

export type { Piece };

/** A place on the table, in no language: pieces that this seat can tell apart, and how many more lie there unknown. */
export type Zone = Omit<BoardZone, "say">;

/**
 * A game's `things.ts`: what lies where, and what things an option, a claim or an event is about. All of it is derived
 * from facts, just as the server's `parlour.games.<game>.things` does it. The story need not be whole: its end will do.
 */
export interface Laid<View, Move, Claim, Event> {
  zones(view: View, story: readonly Event[]): readonly Zone[];
  ofMove(move: Move, view: View): readonly ThingId[];
  ofClaim(claim: Claim, view: View): readonly ThingId[];
  ofEvent(event: Event): readonly ThingId[];
  /** The message that names a zone, with its arguments; none where this table never says what it is called. */
  label(zone: Zone, view: View): Say | null;
}

/** Some things lying face up side by side. */
export const pieces = (things: readonly ThingId[]): Piece[] => things.map((thing) => ({ thing }));

/** Things that only this seat may see. */
export const faceDown = (things: readonly ThingId[]): Piece[] =>
  things.map((thing) => ({ thing, up: false }));
