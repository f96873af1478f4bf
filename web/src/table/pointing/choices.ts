import type { Option } from "../line/scene";
import type { ThingId } from "../things";

/** A way to go on: an option, or what it begins with; then it is asked later which one it is of all that begin so. */
export interface Way {
  option: Option;
  begins: boolean;
}

/** The ways that options leave: of those that begin alike, and are not asked for yet, only the first. */
export function waysOf(options: readonly Option[], isLater: (option: Option) => boolean): Way[] {
  const known = new Set<string | undefined>();
  return options
    .map((option) => ({ option, begins: isLater(option) }))
    .filter(({ option, begins }) => !begins || (!known.has(option.first) && known.add(option.first)));
}

/** Options that are all asked for now. */
export const asWays = (options: readonly Option[]): Way[] => waysOf(options, () => false);

/** What a way says in full. */
export const wordsOf = ({ option, begins }: Way): string =>
  begins ? `${option.first ?? ""}\u00a0…` : option.text;

/** A way with its number on the screen, and what its button says there. */
export interface Choice extends Way {
  number: number;
  label: string;
}

/** Choices in one row: with `thing`, they are all about that thing first, and it stands beside them. */
export interface Row {
  thing: ThingId | null;
  choices: Choice[];
}

/** The options under one heading. */
export interface Group {
  heading: string;
  rows: Row[];
}

/** The ways by heading, in the game's order, numbered from 1 as they stand on the screen. */
export function grouped(ways: readonly Way[]): Group[] {
  let number = 0;
  const numbered = (way: Way, label: string): Choice => ({ number: ++number, ...way, label });
  return [...gathered(ways, headingOf)].map(([heading, alike]) => ({
    heading,
    rows: rowsOf(alike).map(({ thing, labels }) => ({
      thing,
      choices: labels.map(([way, label]) => numbered(way, label)),
    })),
  }));
}

/** What was chosen first stands above the options that are asked for then. */
const headingOf = ({ option, begins }: Way): string => (begins ? "" : option.first) || option.heading;

interface Labelled {
  thing: ThingId | null;
  labels: readonly (readonly [Way, string])[];
}

/** Where several are about the same thing first, a row for each thing; else all in one. */
function rowsOf(ways: readonly Way[]): Labelled[] {
  const rows = [...gathered(ways, ({ option }) => option.about?.[0] ?? null)];
  const isShared = rows.some(([thing, alike]) => thing !== null && alike.length > 1);
  return isShared
    ? rows.map(([thing, alike]) => ({ thing, labels: alike.map((way) => said(way, thing)) }))
    : [{ thing: null, labels: ways.map((way) => said(way, null)) }];
}

/** A label stands beside the thing it leaves out; without that, all words are needed. */
function said(way: Way, beside: ThingId | null): readonly [Way, string] {
  return [way, (beside !== null && !way.begins && way.option.label) || wordsOf(way)];
}

function gathered<Key, Item>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return found;
}

/** The number that the typed digits mean, if there are so many options; else the last digit alone. */
export function typed(before: string, digit: string, options: number): string {
  for (const number of [before + digit, digit]) {
    if (!number.startsWith("0") && Number(number) <= options) return number;
  }
  return "";
}

/** What a screen reader says of a button: the whole sentence, after what is on the button where that is not part of it. */
export function spoken(label: string, text: string): string | undefined {
  if (label === text) return undefined;
  return text.toLowerCase().includes(label.toLowerCase()) ? text : `${label}: ${text}`;
}

/** If a question has no more options than these, all of them are buttons. */
const ALL = 2;

/** What is offered as buttons before anything is pointed at: what needs no pointing, or everything if that is little. */
export function unpointed(options: readonly Option[]): readonly Way[] {
  const needNothing = options.filter(({ about }) => !about?.length);
  return asWays(needNothing.length && options.length <= ALL ? options : needNothing);
}
