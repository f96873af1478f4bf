import type { Attachment } from "svelte/attachments";

/** Something that gets no lower, though there is less in it, until it is about something else. */
export const steady =
  (isSteady: boolean, _about: unknown): Attachment<HTMLElement> =>
  (node) => {
    node.style.minHeight = "";
    if (!isSteady) return;
    const observer = new ResizeObserver(() => (node.style.minHeight = `${node.offsetHeight}px`));
    observer.observe(node);
    return () => observer.disconnect();
  };
