import type { Attachment } from "svelte/attachments";

/** How a text may be set on a card, from the one with most room for everything else on; the style says what each means. */
export const LOOKS = ["roomy", "snug", "small", "bare", "tiny"] as const;
/** Where no look has room for all of the text, none of it is on the face: it is read by pointing at the card. */
const AWAY = "away";

/**
 * The text of a card, whole or not at all. What holds it gets the first look in which nothing is cut as
 * `data-text`, and again when it changes its size. `_text`: another text is fitted anew.
 */
export const fitted =
  (_text: string): Attachment<HTMLElement> =>
  (node) => {
    const card = node.parentElement;
    if (!card) return;
    const observer = new ResizeObserver(() => fit(card, node));
    observer.observe(card);
    fit(card, node);
    return () => observer.disconnect();
  };

function fit(card: HTMLElement, text: HTMLElement): void {
  const isWhole = (look: string) => {
    card.dataset.text = look;
    return !isCut(text);
  };
  if (!LOOKS.some(isWhole)) card.dataset.text = AWAY;
}

const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;
