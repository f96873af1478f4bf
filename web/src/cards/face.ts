import type { Thing } from "../table/things";
import { EMBLEMS } from "./emblems";

/** Whether rank and emblem say all: a playing card. */
export const isRanked = ({ kind, rank, pattern }: Thing): boolean =>
  kind === "card" && rank !== undefined && pattern in EMBLEMS;

/** Hues of patterns that have an old custom of colour, and how colourful from 0 (grey); all others get one of their own. */
const CUSTOM: Record<string, readonly [hue: number, chroma: number]> = {
  "mind_reader/R": [60, 0.03],
  "mind_reader/P": [80, 0.1],
  "mind_reader/S": [15, 0.15],
  "mind_reader/W": [250, 0.13],
  "mind_reader/L": [145, 0.11],
  "graves/S": [1, 0.137],
  "graves/M": [153, 0.09],
  "graves/Q": [289, 0.157],
  "graves/N": [251, 0.108],
  "graves/B": [74, 0.09],
  "mastermind/syndicate": [20, 0.15],
  "mastermind/agency": [250, 0.13],
};

/** A player's tokens have the player's colour. */
export function colourOf({ kind, pattern, whose }: Thing): readonly [hue: number, chroma: number] {
  if (kind === "token" && whose) return [hueOf(whose), 0.1];
  return CUSTOM[pattern] ?? [hueOf(pattern), 0.1];
}

/** That colour as ink on a card. */
export function inkOf(thing: Thing): string {
  const [hue, chroma] = colourOf(thing);
  return `oklch(40% ${chroma} ${hue})`;
}

/** A hue for a pattern or a person: always the same one. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (hash * 47) % 360;
}

/** One or two letters that stand for a name. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{N}]*/gu) ?? name.match(/\p{N}+/gu) ?? [];
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return letters.map((word) => (word ?? "").slice(0, 1).toUpperCase()).join("") || "?";
}

/** How many letters must fit side by side. */
export function widest(title: string): number {
  return Math.max(...title.split(/[\s-]/).map((word) => word.length));
}
