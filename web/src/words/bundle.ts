import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { FUNCTIONS, type Named } from "./functions";

/** Who hears a message: one seat is called you, the others by their names. */
export interface Hearer {
  readonly me: number | null;
  readonly names: readonly string[];
}

/** Something to be said, in no language: the key of a message and its arguments. */
export interface Say {
  readonly key: string;
  readonly args?: Args;
  /** What is told: its fields are arguments too. */
  readonly of?: object | null;
}

/** All arguments of a message. */
const given = ({ args, of }: Say): Args => (of ? { ...of, ...args } : (args ?? {}));

/** A seat, a card, a number, a text, yes or no, nothing; a list of these; a Say. */
export type Arg = unknown;
export type Args = Readonly<Record<string, Arg>>;

const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur"];
const DEEPEST = 12; // messages within messages: more is a circle
const SECOND_STOP = /[!?…]\.$/; // a title that brings its own stop needs no other

export const isRightToLeft = (language: string): boolean =>
  RIGHT_TO_LEFT.includes(language.split("-")[0] ?? "");

/** An argument that messages can only hand to a function. */
export class Fact extends FluentType<unknown> {
  constructor(
    value: unknown,
    private readonly said: () => string,
  ) {
    super(value);
  }
  toString(): string {
    return this.said();
  }
}

export function isSay(value: unknown): value is Say {
  return typeof value === "object" && value !== null && !Array.isArray(value) && "key" in value;
}

/** The messages of one language that belong together, ready to be formatted for one hearer. */
export class Bundle {
  readonly #fluent: FluentBundle;
  #args: Args = {};
  #depth = 0;

  constructor(
    readonly language: string,
    readonly hearer: Hearer,
    ...files: readonly string[]
  ) {
    const useIsolating = isRightToLeft(language);
    const functions = Object.fromEntries(
      Object.entries(FUNCTIONS).map(([name, call]) => [
        name,
        (given: FluentValue[], named: Record<string, FluentValue>) =>
          this.value(call(this, given.map(plain), unwrapped(named))),
      ]),
    );
    this.#fluent = new FluentBundle(language, { useIsolating, functions });
    for (const file of files) this.#fluent.addResource(new FluentResource(file), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** A message as the hearer is told it, or a part of it, which may be empty. */
  format(say: Say, part = ""): string {
    if (part && !this.has(`${say.key}.${part}`)) return "";
    const text = this.text(part ? `${say.key}.${part}` : say.key, given(say));
    return SECOND_STOP.test(text) ? text.slice(0, -1) : text;
  }

  /** A message within another one, which may use its arguments too. */
  text(key: string, args: Args): string {
    const pattern = this.#pattern(key);
    if (pattern === null || this.#depth > DEEPEST) return `{${key}}`;
    const outer = this.#args;
    this.#args = { ...outer, ...args };
    this.#depth += 1;
    try {
      const values = Object.entries(this.#args).map(([name, arg]) => [name, this.value(arg)]);
      return this.#fluent.formatPattern(
        pattern,
        Object.fromEntries(values) as Record<string, FluentVariable>,
        [],
      );
    } finally {
      this.#args = outer;
      this.#depth -= 1;
    }
  }

  /** An argument as it stands in a sentence. */
  shown(arg: Arg): string {
    return this.#fluent.formatPattern([{ type: "var", name: "it" }], { it: this.value(arg) }, []);
  }

  /** An argument as messages know it: yes and no are words to choose by, and so is none. */
  value(arg: Arg): FluentType<unknown> | string {
    if (arg === null || arg === undefined) return "none";
    if (typeof arg === "boolean") return arg ? "yes" : "no";
    if (typeof arg === "string") return arg;
    if (typeof arg === "number") return new FluentNumber(arg);
    return new Fact(arg, () => (isSay(arg) ? this.text(arg.key, given(arg)) : "{?}"));
  }

  #pattern(key: string) {
    const [id = "", part] = key.split(".");
    const message = this.#fluent.getMessage(id);
    return (part ? message?.attributes[part] : message?.value) ?? null;
  }
}

/** What a function is given, without Fluent's wrapping. */
function plain(value: FluentValue): unknown {
  return value instanceof FluentType ? value.valueOf() : value;
}

function unwrapped(named: Record<string, FluentValue>): Named {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, plain(value)]));
}
