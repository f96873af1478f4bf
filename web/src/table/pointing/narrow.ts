import type { Option } from "../../wire/types";
import type { ThingId } from "../things";

/** What is left of the things an option is about when those picked are taken away; null: it is not about all of them. */
function without(about: readonly ThingId[], picked: readonly ThingId[]): ThingId[] | null {
  const left = [...about];
  for (const thing of picked) {
    const place = left.indexOf(thing);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

const aboutOf = ({ about }: Option): readonly ThingId[] => about ?? [];

const begins = (option: Option, picked: readonly ThingId[]) =>
  picked.every((thing, place) => aboutOf(option)[place] === thing);

/**
 * The options that are about all things picked, in any order. Where some are about the very same things in different
 * orders, the order of picking decides between them.
 */
export function fitting(options: readonly Option[], picked: readonly ThingId[]): readonly Option[] {
  if (!picked.length) return options;
  const found = options.filter((option) => without(aboutOf(option), picked));
  const same = (option: Option) => [...aboutOf(option)].sort().join("\n");
  const inOrder = new Set(found.filter((option) => begins(option, picked)).map(same));
  return found.filter((option) => begins(option, picked) || !inOrder.has(same(option)));
}

/** The things of which one may be picked next. */
export function nextOf(options: readonly Option[], picked: readonly ThingId[]): ReadonlySet<ThingId> {
  return new Set(fitting(options, picked).flatMap((option) => without(aboutOf(option), picked) ?? []));
}

/** The things that every one of these options is about: they need no picking. */
export function sharedBy(options: readonly Option[]): ReadonlySet<ThingId> {
  const [first, ...others] = options;
  if (!first) return new Set();
  return new Set(aboutOf(first).filter((thing) => others.every((other) => aboutOf(other).includes(thing))));
}

/** The things picked once this one is: those before it stay, as far as any option is about them and this one together. */
export function pickedWith(
  options: readonly Option[],
  picked: readonly ThingId[],
  thing: ThingId,
): readonly ThingId[] {
  let kept: readonly ThingId[] = [];
  for (const before of picked) {
    if (fitting(options, [...kept, before, thing]).length) kept = [...kept, before];
  }
  return [...kept, thing];
}
