import type { Option } from "../../wire/types";
import type { ThingId } from "../things";

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
  const isShared = rows.some(([thing, alike]) => thing !== null && alike.length > 1);
  return isShared
    ? rows.map(([thing, alike]) => ({ thing, labels: alike.map((option) => said(option, thing)) }))
    : [{ thing: null, labels: options.map((option) => said(option, null)) }];
}

/** A label stands beside the thing it leaves out; without that, all words are needed. */
function said(option: Option, beside: ThingId | null): readonly [Option, string] {
  return [option, (beside !== null && option.label) || option.text];
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
export function unpointed(options: readonly Option[]): readonly Option[] {
  const needNothing = options.filter(({ about }) => !about?.length);
  return needNothing.length && options.length <= ALL ? options : needNothing;
}
