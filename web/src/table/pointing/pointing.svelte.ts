import type { Option, Scene } from "../line/scene";
import type { ThingId } from "../things";
import { type Way, waysOf } from "./choices";
import { beforeOthers, fitting, keptOf, nextOf, pickedWith, sharedBy } from "./narrow";

/** Something that is about things: an option, or a line of the story. */
interface About {
  about?: readonly ThingId[];
}

/** Which kind of options a person has in mind, besides the things picked. */
export type Wanted = (option: Option) => boolean;

interface Choice {
  decision: number | undefined;
  picked: readonly ThingId[];
  wanted: Wanted | null;
}

const NOTHING: Choice = { decision: undefined, picked: [], wanted: null };

/**
 * A move in the making, by pointing at things on the table. Each thing picked leaves the options that are about it;
 * when one option is left, it is ready to be sent. A choice ends with the question it was made for.
 */
export class Pointing {
  readonly #scene: () => Scene;
  #choice: Choice = $state.raw(NOTHING);
  #looked: About | null = $state.raw(null);

  readonly options: readonly Option[] = $derived.by(() => this.#scene().board?.options ?? []);

  /** The ways to begin: all that the list shows before anything is chosen. */
  readonly beginnings: readonly Way[] = $derived.by(() => {
    const before = beforeOthers(this.options, []);
    return waysOf(this.options, (option) => before(option).length > 0);
  });

  readonly #now: Choice = $derived.by(() => {
    const { decision, picked, wanted } = this.#choice;
    const isOfNow = decision === this.#scene().board?.decision;
    return isOfNow && fitting(this.#wantedBy(wanted), picked).length ? this.#choice : NOTHING;
  });

  /** The things picked, in their order. */
  readonly picked: readonly ThingId[] = $derived(this.#now.picked);

  /** Whether anything is chosen that could be put back. */
  readonly begun: boolean = $derived(this.#now !== NOTHING);

  readonly #wanted: readonly Option[] = $derived(this.#wantedBy(this.#now.wanted));

  /** The options that are left. */
  readonly open: readonly Option[] = $derived(fitting(this.#wanted, this.picked));

  readonly #before = $derived(beforeOthers(this.#wanted, this.picked));

  /** The ways to go on: the options that are left, and of those that begin alike only that, until it is chosen. */
  readonly ways: readonly Way[] = $derived(waysOf(this.open, (option) => this.#before(option).length > 0));

  /** What was chosen first, while it is asked which of the options it is that begin so; else the empty string. */
  readonly asking: string = $derived.by(() => {
    const first = this.begun ? (this.open[0]?.first ?? "") : "";
    return this.ways.every(({ option, begins }) => !begins && option.first === first) ? first : "";
  });

  /** What may be picked next. */
  readonly next: ReadonlySet<ThingId> = $derived(nextOf(this.#wanted, this.picked));

  /** Everything that a touch picks: what options begin with, and what goes with the choice or with all but its last part. */
  readonly subjects: ReadonlySet<ThingId> = $derived(
    new Set([...nextOf(this.options, []), ...this.next, ...nextOf(this.#wanted, this.picked.slice(0, -1))]),
  );

  /** What is chosen: the things picked, and those that go without saying. */
  readonly chosen: ReadonlySet<ThingId> = $derived(
    new Set(this.begun ? [...this.picked, ...sharedBy(this.open)] : []),
  );

  /** The option that the choice has come down to. */
  readonly ready: Option | null = $derived(
    this.begun && this.open.length === 1 ? (this.open[0] ?? null) : null,
  );

  /** The option looked at; null if that is a line of the story, or nothing. */
  readonly looked: Option | null = $derived(this.options.find((option) => option === this.#looked) ?? null);

  /** The option a person has in view: the one looked at, else the one that is ready. */
  readonly considered: Option | null = $derived(this.looked ?? this.ready);

  /** What the option or line looked at is about, as long as it is there. */
  readonly lit: ReadonlySet<ThingId> = $derived.by(() => {
    const looked = this.#looked;
    const isThere = (all: readonly About[]) => looked !== null && all.includes(looked);
    return new Set(isThere(this.options) || isThere(this.#scene().story) ? looked?.about : []);
  });

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  /** How many of the things alike that go by this id are chosen. */
  countChosen(thing: ThingId): number {
    const counted = this.ready?.about ?? this.picked;
    return counted.filter((other) => other === thing).length || Number(this.chosen.has(thing));
  }

  /** Pick a thing; what does not go with it is put back. A thing picked already is put back itself. */
  pick(thing: ThingId): void {
    const { picked, wanted } = this.#now;
    if (picked.includes(thing) && !this.next.has(thing)) {
      this.#choose(this.#pickedWithout(thing), wanted);
      return;
    }
    const goes = this.#wantedBy(wanted).some(({ about }) => about?.includes(thing));
    const kept = goes ? wanted : null;
    this.#choose(pickedWith(this.#wantedBy(kept), picked, thing), kept);
  }

  /** Choose what this option begins with: what is asked for after that glows. */
  begin(option: Option): void {
    this.#choose([...this.picked, ...this.#before(option)], this.#now.wanted);
  }

  /** Have only options of one kind in mind, or of any; things picked that don't go with it are put back. */
  want(wanted: Wanted | null): void {
    this.#choose(keptOf(this.#wantedBy(wanted), this.#now.picked), wanted);
  }

  /** Nothing is chosen any more. */
  putBack(): void {
    this.#choice = NOTHING;
  }

  /** Look at an option or a line, or at none. */
  look(at: About | null): void {
    this.#looked = at;
  }

  /** Look at this no more. What is taken away under the pointer is not left by it, and has to say so itself. */
  lookAway(from: About): void {
    if (this.#looked === from) this.#looked = null;
  }

  /** The other things picked; where the rest was asked for after this one, only those before it. */
  #pickedWithout(thing: ThingId): readonly ThingId[] {
    const isAskedAfter = this.open.every(({ first }) => first);
    return isAskedAfter
      ? this.picked.slice(0, this.picked.indexOf(thing))
      : this.picked.filter((other) => other !== thing);
  }

  #wantedBy(wanted: Wanted | null): readonly Option[] {
    return wanted ? this.options.filter(wanted) : this.options;
  }

  #choose(picked: readonly ThingId[], wanted: Wanted | null): void {
    const isNothing = !picked.length && !wanted;
    this.#looked = null;
    this.#choice = isNothing ? NOTHING : { decision: this.#scene().board?.decision, picked, wanted };
  }
}
