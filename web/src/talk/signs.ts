import type { Sign } from "./hearing.svelte";

/** How each sign is drawn. */
export const SIGNS: Record<Sign, string> = {
  agree: "M5 12.5 10 17.5 19.5 7",
  disagree: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  doubt: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1.1.5-1.5 1.2-1.5 2.3M12 18.2v.3",
  surprise: "M12 5v9M12 18.2v.3",
  laugh: "M4.5 12a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M8 13a4 4 0 0 0 8 0zM9 9.5h.1M15 9.5h.1",
  applause: "M12 4.5l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5-3.6-3.5 5-.7z",
};
