import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardZone } from "../line/scene";
import { arrange, type Drawn, type Place } from "./arrange";
import { Whereabouts } from "./flight";

/** What lies where from frame to frame, so that things are seen to move. Made while a component is set up. */
export class Motion {
  places: readonly Place[] = $state.raw([]);
  readonly #whereabouts = new Whereabouts();
  #root: HTMLElement | undefined;

  constructor(zones: () => readonly BoardZone[]) {
    // Before things are drawn anew, remember where they are.
    $effect.pre(() => {
      const now = zones();
      untrack(() => {
        if (this.#root) this.#whereabouts.note(this.#root);
        this.places = arrange(this.places, now);
      });
    });
  }

  /** Attached to the element in which everything moves. */
  readonly within: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    return () => (this.#root = undefined);
  };

  /** Where this was on the screen before. */
  from({ from }: Drawn): DOMRect | undefined {
    return from === null ? undefined : this.#whereabouts.box(from);
  }
}
