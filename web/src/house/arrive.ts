import { path } from "./path.svelte";

/** On entering a room from another one, the reader's place is on its heading. */
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (path.walked && document.activeElement === document.body) heading.focus({ preventScroll: true });
}
