import type { Args, Say } from "./bundle";
import { slug } from "./functions";
import { spoken } from "./store";

/** Stands for a text without arguments. */
export const text = "";

/** What a room says, in no language: texts by their names, and for those with arguments what these are called. */
export type Shape =
  typeof text | ((...given: never[]) => Args) | readonly Shape[] | { readonly [name: string]: Shape };

/** The same as it is used: strings, and functions that give them. */
export type Texts<S> = S extends string
  ? string
  : S extends (...given: infer Given) => Args
    ? (...given: Given) => string
    : { readonly [Name in keyof S]: Texts<S[Name]> };

/** A message within another one. */
export const say = (key: string, args: Args = {}): Say => ({ key, args });

/** `freeSeats` is the message `free-seats`, and `theme.dark` is `theme-dark`; of a list, the first is 1. */
export function keyOf(...names: readonly string[]): string {
  return names.map((name) => slug(name.replace(/[A-Z]/g, "-$&"))).join("-");
}

/** What is said of each part: a test compares it with the messages. */
export const shapes = new Map<string, Shape>();

/** The texts of a part of the words, which are formatted when they are read; `more` are those of another part. */
export function textsOf<const S extends Shape, M extends object = object>(
  part: string,
  shape: S,
  more?: M,
): M & Texts<S> {
  shapes.set(part, shape);
  return Object.setPrototypeOf(told(part, shape, []), more ?? Object.prototype) as M & Texts<S>;
}

function told(part: string, shape: Shape, at: readonly string[]): object {
  const said = Array.isArray(shape) ? [] : {};
  for (const [name, each] of Object.entries(shape)) {
    const path = [...at, Array.isArray(shape) ? `${Number(name) + 1}` : name];
    Object.defineProperty(said, name, { enumerable: true, ...property(part, each, path) });
  }
  return said;
}

function property(part: string, shape: Shape, path: readonly string[]): PropertyDescriptor {
  const key = keyOf(...path);
  if (shape === text) return { get: () => spoken(part, { key }) };
  if (typeof shape !== "function") return { value: told(part, shape as Shape, path) };
  return { value: (...given: never[]) => spoken(part, { key, args: shape(...given) }) };
}
