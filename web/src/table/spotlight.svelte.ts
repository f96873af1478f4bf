import type { Board, Option } from "../wire/types";
import { mentions, subjects } from "./choices";

/** Which cards the options speak of, which one they are narrowed to, and which option is looked at. */
export class Spotlight {
  readonly #board: () => Board | null;
  #picked: string | null = $state(null);
  #looked: Option | null = $state.raw(null);

  readonly options: readonly Option[] = $derived.by(() => this.#board()?.options ?? []);

  /** The names of all cards face up on the table. */
  readonly cards: ReadonlySet<string> = $derived.by(
    () => new Set(this.#board()?.zones.flatMap((zone) => zone.cards)),
  );

  readonly subjects: ReadonlySet<string> = $derived(subjects(this.options, this.cards));

  /** The card that the options are narrowed to, as long as they speak of it. */
  readonly chosen: string | null = $derived(
    this.#picked !== null && this.subjects.has(this.#picked) ? this.#picked : null,
  );

  readonly shown: readonly Option[] = $derived.by(() => {
    const name = this.chosen;
    return name === null ? this.options : this.options.filter((option) => mentions(option.text, name));
  });

  constructor(board: () => Board | null) {
    this.#board = board;
  }

  /** Narrow the options to a card, or widen them again. */
  choose(name: string | null): void {
    this.#picked = this.chosen === name ? null : name;
  }

  /** Look at an option, or at none. */
  look(option: Option | null): void {
    this.#looked = option;
  }

  /** Whether the option looked at speaks of this card, place or person. */
  lights(name: string): boolean {
    const option = this.#looked;
    return option !== null && name !== "" && this.options.includes(option) && mentions(option.text, name);
  }
}
