import type { Option } from "../line/scene";
import type { ThingId } from "../things";

/** The things an option is about, by turns: those of one turn are picked in any order, those of the next after them. */
type Turns = readonly (readonly ThingId[])[];

const aboutOf = ({ about }: Option): readonly ThingId[] => about ?? [];

/** What both begin with. */
function startOf(one: readonly ThingId[], other: readonly ThingId[]): readonly ThingId[] {
  const differs = one.findIndex((thing, place) => other[place] !== thing);
  return differs < 0 ? one : one.slice(0, differs);
}

/** The turns of each option: what is chosen first is pointed at by the things that all options with it begin with. */
function turnsIn(options: readonly Option[]): (option: Option) => Turns {
  const starts = new Map<string, readonly ThingId[]>();
  for (const option of options) {
    if (!option.first) continue;
    const about = aboutOf(option);
    starts.set(option.first, startOf(starts.get(option.first) ?? about, about));
  }
  return (option) => {
    const about = aboutOf(option);
    const length = option.first ? (starts.get(option.first)?.length ?? 0) : about.length;
    return [about.slice(0, length), about.slice(length)].filter((turn) => turn.length);
  };
}

/** What is left of an option's turns when the things picked are taken away; null: they are not its next ones. */
function without(turns: Turns, picked: readonly ThingId[]): Turns | null {
  let left = turns;
  for (const thing of picked) {
    const [now = [], ...later] = left;
    const place = now.indexOf(thing);
    if (place < 0) return null;
    const others = now.filter((_, other) => other !== place);
    left = others.length ? [others, ...later] : later;
  }
  return left;
}

const begins = (option: Option, picked: readonly ThingId[]) =>
  picked.every((thing, place) => aboutOf(option)[place] === thing);

/**
 * The options that are about all things picked, in any order, as far as none of them is asked for later. Where some are
 * about the very same things in different orders, the order of picking decides between them.
 */
export function fitting(options: readonly Option[], picked: readonly ThingId[]): readonly Option[] {
  if (!picked.length) return options;
  const turnsOf = turnsIn(options);
  const found = options.filter((option) => without(turnsOf(option), picked));
  const same = (option: Option) => [...aboutOf(option)].sort().join("\n");
  const inOrder = new Set(found.filter((option) => begins(option, picked)).map(same));
  return found.filter((option) => begins(option, picked) || !inOrder.has(same(option)));
}

/** The things of which one may be picked next. */
export function nextOf(options: readonly Option[], picked: readonly ThingId[]): ReadonlySet<ThingId> {
  const turnsOf = turnsIn(options);
  return new Set(fitting(options, picked).flatMap((option) => without(turnsOf(option), picked)?.[0] ?? []));
}

/** Of an option, the things to be picked before the others are asked for; none: they are, or there are no others. */
export function beforeOthers(
  options: readonly Option[],
  picked: readonly ThingId[],
): (option: Option) => readonly ThingId[] {
  const turnsOf = turnsIn(options);
  return (option) => {
    const [now = [], later] = without(turnsOf(option), picked) ?? [];
    return later ? now : [];
  };
}

/** The things that every one of these options is about: they need no picking, unless something is asked after them. */
export function sharedBy(options: readonly Option[]): ReadonlySet<ThingId> {
  const [first, ...others] = options;
  if (!first || (others.length && options.every((option) => option.first))) return new Set();
  return new Set(aboutOf(first).filter((thing) => others.every((other) => aboutOf(other).includes(thing))));
}

/** Of the things picked, one after the other, those that go with the ones before them. */
export function keptOf(options: readonly Option[], picked: readonly ThingId[]): readonly ThingId[] {
  let kept: readonly ThingId[] = [];
  for (const thing of picked) if (fitting(options, [...kept, thing]).length) kept = [...kept, thing];
  return kept;
}

/** The things picked once this one is: those before it stay, as far as any option is about them and this one together. */
export function pickedWith(
  options: readonly Option[],
  picked: readonly ThingId[],
  thing: ThingId,
): readonly ThingId[] {
  const isTogether = (things: readonly ThingId[]) =>
    options.some((option) => without([aboutOf(option)], things));
  let kept: readonly ThingId[] = [];
  for (const before of picked) if (isTogether([...kept, before, thing])) kept = [...kept, before];
  const all = [...kept, thing];
  return fitting(options, all).length ? all : [thing];
}
