import type { Option } from "../../wire/types";
import type { Scene } from "../line/fold";
import type { ThingId } from "../things";

/** Something that is about things: an option, or a line of the story. */
interface Pointing {
  about?: ThingId[];
}

/** Which things the options are about, which one they are narrowed to, and which things are lit. */
export class Spotlight {
  readonly #scene: () => Scene;
  #picked: ThingId | null = $state(null);
  #looked: Pointing | null = $state.raw(null);

  readonly options: readonly Option[] = $derived.by(() => this.#scene().board?.options ?? []);

  /** What the options are about: a touch on such a thing narrows them. */
  readonly subjects: ReadonlySet<ThingId> = $derived(
    new Set(this.options.flatMap(({ about }) => about ?? [])),
  );

  /** The thing that the options are narrowed to, as long as any is about it. */
  readonly chosen: ThingId | null = $derived(
    this.#picked !== null && this.subjects.has(this.#picked) ? this.#picked : null,
  );

  readonly shown: readonly Option[] = $derived.by(() => {
    const thing = this.chosen;
    return thing === null ? this.options : this.options.filter(({ about }) => about?.includes(thing));
  });

  /** What the option or line looked at is about, as long as it is there. */
  readonly lit: ReadonlySet<ThingId> = $derived.by(() => {
    const looked = this.#looked;
    const isThere = (all: readonly Pointing[]) => looked !== null && all.includes(looked);
    return new Set(isThere(this.options) || isThere(this.#scene().story) ? looked?.about : []);
  });

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  /** Narrow the options to a thing, or widen them again. */
  choose(thing: ThingId | null): void {
    this.#picked = this.chosen === thing ? null : thing;
  }

  /** Look at an option or a line, or at none. */
  look(at: Pointing | null): void {
    this.#looked = at;
  }
}
