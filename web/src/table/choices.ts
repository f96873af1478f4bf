import type { Option } from "../wire/types";
import type { ThingId } from "./things";

/** An option with its number on the screen, and what its button says there. */
export interface Choice {
  number: number;
  option: Option;
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

/** The options by heading, in the game's order, numbered from 1 as they stand on the screen. */
export function grouped(options: readonly Option[]): Group[] {
  let number = 0;
  const numbered = (option: Option, label: string): Choice => ({ number: ++number, option, label });
  return [...gathered(options, ({ heading }) => heading)].map(([heading, alike]) => ({
    heading,
    rows: rowsOf(alike).map(({ thing, labels }) => ({
      thing,
      choices: labels.map(([option, label]) => numbered(option, label)),
    })),
  }));
}

interface Labelled {
  thing: ThingId | null;
  labels: readonly (readonly [Option, string])[];
}

/** Where several options are about the same thing first, a row for each thing; else all in one. */
function rowsOf(options: readonly Option[]): Labelled[] {
  const rows = [...gathered(options, ({ about }) => about?.[0] ?? null)];
  if (rows.some(([thing, alike]) => thing !== null && alike.length > 1))
    return rows.map(([thing, alike]) => ({ thing, labels: thing === null ? whole(alike) : short(alike) }));
  return [{ thing: null, labels: short(options) }];
}

const whole = (options: readonly Option[]) => options.map((option) => [option, option.text] as const);

/** The labels, where each of them is said once; two that are the same must be told apart by all their words. */
function short(options: readonly Option[]): readonly (readonly [Option, string])[] {
  const said = gathered(options, ({ label }) => label);
  return options.map((option) => {
    const alone = said.get(option.label)?.length === 1;
    return [option, (alone && option.label) || option.text] as const;
  });
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
