import type { Arg, Args, Bundle } from "./bundle";
import { isSay } from "./bundle";

/**
 * What messages can ask for besides plain arguments: seats, lists, and other messages.
 * The server has the same in `core/words/messages/functions.py`, and one file of examples holds the two together.
 */
export type Named = Readonly<Record<string, unknown>>;
type Call = (bundle: Bundle, given: readonly unknown[], named: Named) => Arg;

const FIELDS = ["first", "second", "third", "fourth"]; // what the parts of a tuple are called in a message
const SIBILANT = /[sßxz]$/;

/** `WHO($seat)`: me, other or none; `WHO($target, $seat)` is `same` where the two are one seat. */
const who: Call = ({ hearer }, [seat, ...others]) => {
  if (others.includes(seat)) return "same";
  if (typeof seat !== "number") return "none";
  return seat === hearer.me ? "me" : "other";
};

function called(bundle: Bundle, seat: number, form: string): string {
  return seat === bundle.hearer.me ? formed(bundle, "seat-you", form, {}) : named(bundle, seat, form);
}

function named(bundle: Bundle, seat: number, form: string): string {
  const name = bundle.hearer.names[seat] ?? "";
  return formed(bundle, "seat-named", form, { name, sibilant: SIBILANT.test(name) });
}

/** A form of a message, or the message itself where its language has no such form. */
function formed(bundle: Bundle, key: string, form: string, args: Args): string {
  return bundle.text(form && bundle.has(`${key}.${form}`) ? `${key}.${form}` : key, args);
}

const formOf = (given: Named): string => String(given["as"] ?? "");

/** `SEAT($seat, as: "own")`: you or a name, in one of the forms that the language has for both. */
const seat: Call = (bundle, [seat], given) => called(bundle, seat as number, formOf(given));

/** `NAME($seat)`: the name, for every hearer, as somebody else would call that seat. */
const name: Call = (bundle, [seat], given) => named(bundle, seat as number, formOf(given));

/** `DOES($seat, "play", "plays")`: You play, or Ann plays. Of several seats, a third form: Ann and Bea play. */
const does: Call = (bundle, [doer, mine, theirs, many]) => {
  if (Array.isArray(doer) && doer.length > 1)
    return `${String(seats(bundle, [doer], { as: "listed" }))} ${String(many)}`;
  const seat = (Array.isArray(doer) ? doer[0] : doer) as number;
  return `${called(bundle, seat, "start")} ${String(seat === bundle.hearer.me ? mine : theirs)}`;
};

/** `SEATS($seats)`: Ann, Bea and Cal; the hearer comes first, and nobody is a word too. */
const seats: Call = (bundle, [given], how) => {
  const all = given as readonly number[];
  const { me } = bundle.hearer;
  const order = [...all.filter((each) => each === me), ...all.filter((each) => each !== me)];
  const texts = order.map((each) => called(bundle, each, formOf(how)));
  return texts.length ? listed(bundle, texts, how) : formed(bundle, "seat-nobody", formOf(how), {});
};

/** `by: "or"` and the like name the message that stands between two, and before the last. */
function listed(bundle: Bundle, texts: readonly string[], how: Named): string {
  const between = `list-${String(how["by"] ?? "and")}`;
  const last = bundle.has(`${between}.last`) ? `${between}.last` : between;
  const end = texts.at(-1) ?? "";
  if (texts.length < 2) return end;
  return `${texts.slice(0, -1).join(bundle.text(between, {}))}${bundle.text(last, {})}${end}`;
}

/** `AS($power, "power", form: "short")`: a value by the messages for values of its kind. */
const inWords: Call = (bundle, [value, kind], how) =>
  worded(bundle, value, String(kind), String(how["form"] ?? ""), {});

/** The message of just this value, `power-purge`, or else the one for all of its kind, `power`. */
function worded(bundle: Bundle, value: unknown, kind: string, form: string, more: Args): string {
  const own = typeof value === "string" ? `${kind}-${slug(value)}` : kind;
  const key = bundle.has(own) || bundle.has(`${own}.${form}`) ? own : kind;
  return formed(bundle, key, form, { ...more, ...fieldsOf(value) });
}

/** Rick's Café is `ricks-cafe` in the id of a message, and a lone * is `star`. */
export function slug(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^ -~]|'/g, "")
    .replaceAll("*", "star");
  return plain
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
}

/** What a message that is about one value can speak of. */
function fieldsOf(value: unknown): Args {
  if (Array.isArray(value))
    return { it: value, ...Object.fromEntries(value.map((each, at) => [FIELDS[at], each])) };
  if (typeof value === "object" && value !== null && !isSay(value)) return { it: value, ...value };
  if (typeof value !== "string") return { it: value };
  // a card that is written as its rank and its suit
  return {
    it: value,
    head: value.slice(0, 1),
    rest: value.slice(1),
    front: value.slice(0, -1),
    tail: value.slice(-1),
  };
}

/** `LIST($items, each: "finger")`: each item as AS says it, with its place as `$index` and `$number`. */
const list: Call = (bundle, [items], how) => {
  const { each, form } = how;
  const texts = (items as readonly unknown[]).map((item, index) =>
    each === undefined
      ? bundle.shown(item)
      : worded(bundle, item, String(each), String(form ?? ""), { index, number: index + 1 }),
  );
  return listed(bundle, texts, how);
};

/** `LEN($items)`: how many there are, to choose by; of nothing, 0. */
const length: Call = (_, [items]) => (items === "none" ? 0 : (items as readonly unknown[]).length);

/** `PLUS($index, 1)`: people count from one. */
const plus: Call = (_, given) => (given as readonly number[]).reduce((sum, each) => sum + each, 0);

/** `GROUPS($cards)`: each kind once, with how many there are of it as `$count`, for LIST. */
const groups: Call = (_, [items]) => {
  const counts = new Map<unknown, number>();
  for (const item of items as readonly unknown[]) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([it, count]) => ({ it, count }));
};

/** `CAPITAL(…)`: the same with a capital letter, at the beginning of a sentence. */
const capital: Call = (bundle, [value]) => {
  const text = bundle.shown(value);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** `CLAUSE($line)`: a sentence without its stop, so that it goes on. */
const clause: Call = (bundle, [value]) => bundle.shown(value).replace(/[.!]+$/, "");

/** `NUMBER($share, style: "percent")`, or with `digits: 1` after the point. */
const number: Call = (bundle, [value], how) => {
  const digits = Number(how["digits"] ?? 0);
  const shown = (number: number) =>
    number.toLocaleString(bundle.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (how["style"] !== "percent") return shown(value as number);
  return bundle.text("number-percent", { number: shown(Number(((value as number) * 100).toPrecision(15))) });
};

export const FUNCTIONS: Readonly<Record<string, Call>> = {
  WHO: who,
  SEAT: seat,
  NAME: name,
  DOES: does,
  SEATS: seats,
  AS: inWords,
  LIST: list,
  LEN: length,
  PLUS: plus,
  GROUPS: groups,
  CAPITAL: capital,
  CLAUSE: clause,
  NUMBER: number,
};
