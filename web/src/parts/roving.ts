import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Which button an arrow key leads to. */
type Way = (all: readonly HTMLElement[], now: number, key: string) => HTMLElement | undefined;

const inOrder: Way = (all, now, key) => all[(now + (STEPS[key] ?? 0) + all.length) % all.length];

/** The buttons of a group, one after the other. */
export const roving = rovingBy(inOrder);

/**
 * The buttons of a group: Tab comes to one of them, the arrow keys, Home and End go on from there. If a button that
 * was reached by keys is taken away, the next one is reached in its place.
 */
export function rovingBy(way: Way): Attachment<HTMLElement> {
  return (group) => rove(group, way);
}

function rove(group: HTMLElement, way: Way): () => void {
  const buttons = () => [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];

  let held = -1; // where the button stands that has the focus, if keys have brought it there

  function settle() {
    const all = buttons();
    const stop = all.find((button) => button.tabIndex === 0 && button.dataset.reached) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
    if (held >= 0 && document.activeElement === document.body) all[Math.min(held, all.length - 1)]?.focus();
    held = all.indexOf(document.activeElement as HTMLElement);
    if (held >= 0 && !all[held]?.matches(":focus-visible")) held = -1;
  }

  function reach(button: HTMLElement | undefined) {
    if (!button) return;
    for (const other of buttons()) delete other.dataset.reached;
    button.dataset.reached = "yes";
    button.tabIndex = 0;
    settle();
  }

  function walk(event: KeyboardEvent) {
    const all = buttons();
    const now = all.indexOf(document.activeElement as HTMLElement);
    if (now < 0) return;
    const isArrow = event.key in STEPS;
    if (!isArrow && event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    const to = isArrow ? way(all, now, event.key) : all.at(event.key === "Home" ? 0 : -1);
    to?.focus();
  }

  const focused = ({ target }: FocusEvent) => {
    const button = (target as HTMLElement).closest<HTMLElement>("button");
    if (button) reach(button);
  };
  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) held = -1;
  };
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", walk);
  group.addEventListener("focusin", focused);
  group.addEventListener("focusout", left);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", walk);
    group.removeEventListener("focusin", focused);
    group.removeEventListener("focusout", left);
  };
}
