import type { Attachment } from "svelte/attachments";
import { on as listen } from "svelte/events";
import type { Thing } from "../table/things";

/** How long a finger rests on a thing until its text is shown, in milliseconds. */
const LONG_PRESS = 450;

/** The things whose texts are being read, and beside what they are shown. */
class Reading {
  things: readonly Thing[] = $state.raw([]);
  beside: HTMLElement | null = $state.raw(null);

  show(things: readonly Thing[], beside: HTMLElement): void {
    this.things = things.filter(({ text }) => text);
    this.beside = this.things.length ? beside : null;
  }

  hide(): void {
    this.beside = null;
  }

  /** What is gone from the table is not read any more. */
  check(): void {
    if (!this.beside?.isConnected) this.hide();
  }
}

export const reading = new Reading();

/** What things do, one after the other, for those who can't see it shown. */
export function textsOf(things: readonly Thing[]): string | undefined {
  return things.flatMap(({ text }) => text ?? []).join(" ") || undefined;
}

/** Show what the things do while the element is pointed at, has the focus, or is pressed for long. */
export function reads(things: readonly Thing[]): Attachment<HTMLElement> {
  return (element) => {
    const text = textsOf(things);
    if (!text) return;
    element.setAttribute("aria-description", text);
    const gone = new AbortController();
    // Not addEventListener: a focused card that is taken away is blurred in the middle of drawing.
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      then: (event: HTMLElementEventMap[Kind]) => void,
    ) => listen(element, kind, then, { signal: gone.signal, capture: true });
    const show = () => reading.show(things, element);
    let press: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    let over = false;

    on("pointermove", ({ pointerType }) => {
      if (pointerType !== "mouse" || over) return;
      over = true; // only a moving pointer opens it, not a table that moves under it
      show();
    });
    on("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") reading.hide();
      over = false;
    });
    on("pointerdown", ({ pointerType }) => {
      long = false;
      if (pointerType !== "mouse") press = setTimeout(() => ((long = true), show()), LONG_PRESS);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      on(end, () => clearTimeout(press));
    on("contextmenu", (event) => long && event.preventDefault());
    on("click", (event) => {
      if (long) event.stopImmediatePropagation();
      else if (!element.hasAttribute("aria-pressed")) show(); // a touch does nothing else here
      long = false;
    });
    on("focus", () => element.matches(":focus-visible") && show());
    // After a long press the focus comes late: what lost it may not close what is read by then.
    on("blur", () => reading.beside === element && reading.hide());
    return () => {
      element.removeAttribute("aria-description");
      gone.abort();
      clearTimeout(press);
    };
  };
}
