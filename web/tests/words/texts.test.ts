import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { isSay } from "../../src/words/bundle";
import { keyOf, shapes, text, type Shape } from "../../src/words/texts";
import { ENGLISH } from "./files";

/** Every text that a room uses is a message in English with just these arguments, and no message is left over. */

import.meta.glob("../../src/**/texts.ts", { eager: true });

type Node = { type?: string; name?: string } & Record<string, unknown>;

interface Uses {
  variables: Set<string>;
  messages: Set<string>;
  kinds: string[]; // the first parts of keys, which a value completes
}

function usesOf(pattern: unknown): Uses {
  const uses: Uses = { variables: new Set(), messages: new Set(), kinds: [] };
  const read = (node: Node) => {
    if (node.type === "var") uses.variables.add(node.name ?? "");
    if (node.type === "mesg") uses.messages.add(node.name ?? "");
    if (node.type === "func" && (node.name === "AS" || node.name === "LIST"))
      uses.kinds.push(...kindsIn(node["args"] as Node[]));
    for (const part of Object.values(node)) if (typeof part === "object" && part !== null) read(part as Node);
  };
  read({ pattern } as Node);
  return uses;
}

/** `AS($level, "a-level")` and `LIST($people, each: "kicked")`. */
function kindsIn([, kind, ...named]: Node[]): string[] {
  const each = [kind, ...named].find((arg) => arg?.type === "str" || arg?.name === "each");
  const value = each?.type === "narg" ? (each["value"] as Node) : each;
  return value ? [String(value["value"])] : [];
}

const messagesOf = (part: string) =>
  new Map(new FluentResource(ENGLISH[part] ?? "").body.map(({ id, value }) => [id, usesOf(value)]));

/** The arguments that a message uses, itself or in those that it speaks of. */
function reach(id: string, all: ReadonlyMap<string, Uses>): string[] {
  const uses = all.get(id);
  return uses ? [...uses.variables, ...[...uses.messages].flatMap((each) => reach(each, all))] : [];
}

/** Stands for any argument: a number, a name, a list. */
const ANYTHING: unknown = new Proxy(() => undefined, {
  get: (_, name) =>
    name === Symbol.toPrimitive ? () => 1 : name === Symbol.iterator ? () => [].values() : ANYTHING,
  apply: () => ANYTHING,
});

/** All keys of a shape, with the names of their arguments; of messages within others too. */
function* keysOf(
  shape: Shape,
  path: readonly string[] = [],
): Generator<readonly [string, readonly string[]]> {
  if (shape === text) yield [keyOf(...path), []];
  else if (typeof shape === "function") {
    const args = shape(...(Array.from({ length: 4 }, () => ANYTHING) as never[]));
    yield [keyOf(...path), Object.keys(args).sort()];
    const within = Object.values(args).flatMap((arg) => (Array.isArray(arg) ? (arg as unknown[]) : [arg]));
    for (const say of within) if (isSay(say)) yield [say.key, Object.keys(say.args ?? {}).sort()];
  } else
    for (const [name, each] of Object.entries(shape))
      yield* keysOf(each, [...path, Array.isArray(shape) ? `${Number(name) + 1}` : name]);
}

const inGrammar = messagesOf("grammar");

test("every part that is said has its file", () => {
  expect([...shapes.keys()].filter((part) => !(part in ENGLISH))).toEqual([]);
  expect(shapes.size).toBe(13);
});

test.each([...shapes])("%s: every text is there, with just these arguments", (part, shape) => {
  const all = new Map([...inGrammar, ...messagesOf(part)]);
  const said = [...keysOf(shape)];
  const there = said.map(([key]) => [key, [...new Set(reach(key, all))].sort()]);
  expect(there).toEqual(said);
  expect(said.filter(([key]) => !all.has(key))).toEqual([]);
});

test.each([...shapes.keys()])("%s says nothing else by a name of the grammar", (part) => {
  expect([...messagesOf(part).keys()].filter((key) => inGrammar.has(key) && key !== "part")).toEqual([]);
});

test.each([...shapes])("%s: no message is left over", (part, shape) => {
  const all = messagesOf(part);
  const said = new Set([...keysOf(shape)].map(([key]) => key));
  const spokenOf = [...all.values()].flatMap(({ messages }) => [...messages]);
  const kinds = [...all.values()].flatMap((uses) => uses.kinds);
  const own = [...all.keys()].filter((key) => !part.startsWith("games/") || key.startsWith("table-"));
  const helps = (key: string) =>
    spokenOf.includes(key) || kinds.some((kind) => key === kind || key.startsWith(`${kind}-`));
  expect(own.filter((key) => !said.has(key) && !helps(key))).toEqual([]);
});
