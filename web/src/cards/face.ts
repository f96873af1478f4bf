import type { CatalogueThing } from "../wire/types";

/** What a thing is drawn after: its suit, or else its own id without the kind before the colon. */
export function patternOf({ id, suit }: CatalogueThing): string {
  return suit ?? id.slice(id.indexOf(":") + 1);
}

/** Hues of patterns that have an old custom of colour, and how colourful from 0 (grey); all others get one of their own. */
const CUSTOM: Record<string, readonly [hue: number, chroma: number]> = {
  rock: [60, 0.03],
  paper: [80, 0.1],
  scissors: [15, 0.15],
  water: [250, 0.13],
  lizard: [145, 0.11],
  syndicate: [20, 0.15],
  agency: [250, 0.13],
};

export function colourOf(thing: CatalogueThing): readonly [hue: number, chroma: number] {
  const pattern = patternOf(thing);
  return CUSTOM[pattern] ?? [hueOf(pattern), 0.1];
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
