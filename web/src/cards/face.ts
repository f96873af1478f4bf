/** How a card is drawn, read off its name alone: the client knows no game. */
export interface Face {
  /** Up to two characters for the corner, or nothing for a card that is only a name. */
  rank: string;
  /** The suit, or the whole name. */
  title: string;
  /** What is written on its back, if it is known by that: "Secret 4". */
  tag: string;
  /** Which way it lies for everybody, where its name says so. */
  lies: "up" | "down" | null;
  hue: number;
  /** How colourful, from 0 (grey). */
  chroma: number;
}

const SHORT: Record<string, string> = { Ace: "A", Jack: "J", Queen: "Q", King: "K", Joker: "★" };

/** Hues for suits that have an old custom of colour; all other names get one of their own. */
const CUSTOM: Record<string, readonly [hue: number, chroma: number]> = {
  rock: [60, 0.03],
  paper: [80, 0.1],
  scissors: [15, 0.15],
  water: [250, 0.13],
  lizard: [145, 0.11],
  syndicate: [20, 0.15],
  agency: [250, 0.13],
};

/** Rank and suit of "7 of Rock" or "Rock 7"; null for a card that is only a name. */
function read(name: string): { rank: string; suit: string } | null {
  const [, first, second] = /^(\S+) of (?:the )?(.+)$/u.exec(name) ?? [];
  if (first && second && isRank(first)) return { rank: first, suit: second };
  const [, suit, rank] = /^(\D+) (\S+)$/u.exec(name) ?? [];
  return suit && rank && isRank(rank) ? { rank, suit } : null;
}

/** "4: Thief", "Secret 4: Thief (face up)", "Secret 4 (face down)": a card known by the number on its back. */
const TAGGED = /^((?:\p{L}+ )?\d+)(?:: (.+?))??(?:[:,]? \(?face (up|down)\)?)?$/u;

/** The parts of such a name; null for any other. */
function untagged(name: string): { tag: string; title: string; lies: Face["lies"] } | null {
  const [, tag, title, lies] = TAGGED.exec(name) ?? [];
  if (!tag || !(title || lies)) return null;
  return { tag, title: title ?? "", lies: (lies as "up" | "down" | undefined) ?? null };
}

const isRank = (word: string) => word in SHORT || /^(?:\d{1,2}|[AJQK])$/.test(word);

export function faceOf(name: string): Face {
  const card = read(name);
  const { tag, title, lies } = untagged(name) ?? { tag: "", title: card?.suit ?? name, lies: null };
  const [hue, chroma] = colourOf(title);
  return { rank: card ? (SHORT[card.rank] ?? card.rank) : "", title, tag, lies, hue, chroma };
}

/** The other way to say a card: "Rock 7" for "7 of Rock", "secret 4" for "Secret 4: Thief"; or nothing. */
export function otherName(name: string): string {
  const tag = untagged(name)?.tag ?? "";
  const card = tag ? null : read(name);
  if (!card) return /\p{L}/u.test(tag) ? tag.toLowerCase() : "";
  const spoken = `${card.rank} of ${card.suit}`;
  return spoken === name ? `${card.suit} ${card.rank}` : spoken;
}

function colourOf(title: string): readonly [number, number] {
  const lower = title.toLowerCase();
  const custom = Object.keys(CUSTOM).find((key) => lower === key || lower.startsWith(`${key} `));
  return (custom && CUSTOM[custom]) || [hueOf(title), 0.1];
}

/** A hue for a name: always the same one. */
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
