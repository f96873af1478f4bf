import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** How long cards are on their way, in milliseconds; not at all for those who asked for less motion. */
export function travelTime(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 420;
}

/** Where every card and pile was on the screen before the last change. */
export class Whereabouts {
  readonly #boxes = new Map<string, DOMRect>();

  note(root: ParentNode): void {
    this.#boxes.clear();
    if (!travelTime()) return; // to measure costs a layout of the whole page
    for (const element of root.querySelectorAll<HTMLElement>("[data-piece], [data-place]")) {
      this.#boxes.set(element.dataset.piece ?? element.dataset.place ?? "", element.getBoundingClientRect());
    }
  }

  box(key: string): DOMRect | undefined {
    return this.#boxes.get(key);
  }
}

/** A card comes from where it lay before; one that comes from nowhere fades in. */
export function fly(node: Element, { from }: { from: DOMRect | undefined }): TransitionConfig {
  const duration = travelTime();
  if (!duration) return { duration };
  if (!from?.width) return { duration: duration / 2, css: (t) => `opacity: ${t}` };
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(1, from.width / (to.width || 1));
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u}px) scale(${scale + (1 - scale) * t}); z-index: 5`,
  };
}
