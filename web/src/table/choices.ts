import { otherName } from "../cards/face";
import type { Option } from "../wire/types";

/** An option with its number on the screen, and what its button says there. */
export interface Choice {
  number: number;
  option: Option;
  label: string;
}

/** Choices in one row: with `card`, they all concern that card, and their labels need not name it. */
export interface Row {
  card: string | null;
  choices: Choice[];
}

/** The options of one kind, under their heading. */
export interface Group {
  kind: string;
  /** What all labels leave out besides the card, with an ellipsis in their place. */
  frame: string;
  rows: Row[];
}

/** The options by kind, in the game's order, numbered from 1 as they stand on the screen. */
export function grouped(options: readonly Option[], cards: Iterable<string>): Group[] {
  const names = [...cards];
  const kinds = gathered(options, (option) => option.kind);
  let number = 0;
  return [...kinds].map(([kind, alike]) => {
    const { frame, rows } = byCard(alike, names) ?? plainly(alike);
    return { kind, frame, rows: rows.map(({ card, texts }) => ({ card, choices: texts.map(numbered) })) };
  });

  function numbered([option, label]: readonly [Option, string]): Choice {
    return { number: ++number, option, label };
  }
}

function gathered<Key, Item>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return found;
}

interface Layout {
  frame: string;
  rows: { card: string | null; texts: readonly (readonly [Option, string])[] }[];
}

/** From so many options on, words that all of them share are said once. */
const MANY = 3;

function plainly(options: readonly Option[]): Layout {
  const whole = options.map((option) => option.text);
  const { labels, frame } = options.length < MANY ? { labels: whole, frame: "" } : shortened(whole);
  return {
    frame,
    rows: [{ card: null, texts: options.map((option, i) => [option, labels[i] ?? option.text]) }],
  };
}

/** Where several options begin with each card, a row for each card says only what differs; else null. */
function byCard(options: readonly Option[], names: readonly string[]): Layout | null {
  const about = options.map((option) => names.filter((name) => beginsWith(option.text, name)));
  if (about.some((named) => named.length !== 1)) return null;
  const cards = about.map(([name]) => name ?? "");
  const rows = gathered([...options.keys()], (i) => cards[i] ?? "");
  if (rows.size < 2 || rows.size === options.length) return null;
  const { labels, frame } = shortened(options.map((option, i) => without(option.text, cards[i] ?? "")));
  if (labels.includes("")) return null;
  const text = (i: number) => [options[i], labels[i]] as [Option, string];
  return { frame, rows: [...rows].map(([card, places]) => ({ card, texts: places.map(text) })) };
}

/** "7 of Rock: higher or lower?" does, "Place the 7 of Rock" does not. */
function beginsWith(text: string, name: string): boolean {
  return text.startsWith(name) && /^[:,;.–-]/u.test(text.slice(name.length).trimStart());
}

/** The text that is left when the card's name, and what joined it, is taken off. */
function without(text: string, name: string): string {
  return text.slice(name.length).replace(/^[\s:,;.–-]+/u, "");
}

/** The texts without the words that all of them begin and end with; as they are, if nothing would be left of one. */
function shortened(texts: readonly string[]): { labels: readonly string[]; frame: string } {
  const words = texts.map((text) => text.split(" "));
  const shortest = Math.min(...words.map((text) => text.length));
  const first = words[0] ?? [];
  let start = 0;
  while (start < shortest && words.every((text) => text[start] === first[start])) start += 1;
  if (start && words.some((text) => isNumber(text, start))) start -= 1; // no number stands without its noun
  let end = 0;
  while (end < shortest - start && words.every((text) => text.at(-1 - end) === first.at(-1 - end))) end += 1;
  const labels = words.map((text) =>
    capital(
      text
        .slice(start, text.length - end)
        .join(" ")
        .replace(/[:,;]$/, ""),
    ),
  );
  if (start + end === 0 || labels.includes("")) return { labels: texts, frame: "" };
  return {
    labels,
    frame: capital([...first.slice(0, start), "…", ...first.slice(first.length - end)].join(" ")),
  };
}

/** Whether a bare number stands there, which is not the rank of "7 of Rock". */
const isNumber = (words: readonly string[], at: number) =>
  /^\d+[,:]?$/.test(words[at] ?? "") && words[at + 1] !== "of";

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Whether a text speaks of a card by its whole name: "7 of Rock" is not in "17 of Rocks". */
export function mentions(text: string, name: string): boolean {
  const other = otherName(name);
  return hasWord(text, name) || (other !== "" && hasWord(text.toLowerCase(), other.toLowerCase()));
}

function hasWord(text: string, name: string): boolean {
  let at = text.indexOf(name);
  while (at >= 0) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true;
    at = text.indexOf(name, at + 1);
  }
  return false;
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** The cards that options speak of: a touch on such a card narrows the choice. */
export function subjects(options: readonly Option[], cards: Iterable<string>): Set<string> {
  return new Set([...cards].filter((name) => options.some((option) => mentions(option.text, name))));
}

/** The number that the typed digits mean, if there are so many options; else the last digit alone. */
export function typed(before: string, digit: string, options: number): string {
  for (const number of [before + digit, digit]) {
    if (!number.startsWith("0") && Number(number) <= options) return number;
  }
  return "";
}
