import type { Ending as EndingFacts } from "../../wire/types";
import type { ThingId } from "../things";
import type { Zone } from "../zones";
import type { BoardFacts, Facts } from "./fold";

/** One move: to be sent back as it is, said in words, under a heading. */
export interface Option {
  move: unknown;
  text: string;
  heading: string;
  /** Under that heading; empty: the text will do. */
  label: string;
  /** What is chosen first: of options that say the same here, it is asked which one only after that. */
  first: string;
  /** The things it is about, in the order in which a person would point at them. */
  about: readonly ThingId[];
  /** It costs much and can't be undone: ask once more before it is sent. */
  final: boolean;
  /** What zones are worth after it, by their ids, where it changes that. */
  worth: Readonly<Record<string, number>>;
}

/** Something this person may say aloud. */
export interface Sayable {
  claim: unknown;
  text: string;
  about: readonly ThingId[];
}

/** Something that this seat was told. */
export interface StoryLine {
  event: unknown;
  text: string;
  about: readonly ThingId[];
}

/** A zone with what it is called; a table of its own knows that by itself. */
export type BoardZone = Zone & { title: string; short: string; note: string };

/** An answer that this person may leave with the table. */
export interface StandingAnswer {
  name: string;
  text: string;
}

/** The game as this person sees it, in words. */
export type Board = Omit<BoardFacts, "prompt" | "options" | "claims" | "zones"> & {
  prompt: string;
  options: readonly Option[];
  claims: readonly Sayable[];
  zones: readonly BoardZone[];
  standings: readonly StandingAnswer[];
};

export type Ending = Omit<EndingFacts, "why" | "roles"> & { why: string; roles: readonly string[] };

/** Everything that a tab shows of its table. */
export type Scene = Omit<Facts, "board" | "ending" | "story" | "missing"> & {
  board: Board | null;
  ending: Ending | null;
  story: readonly StoryLine[];
};
