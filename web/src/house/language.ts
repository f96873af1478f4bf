import { keep, kept } from "./kept";

const ENGLISH = "en";

/** The language of this page: as its address says, which is remembered, or as was said before; else English. */
function wanted(): string {
  const said = new URLSearchParams(location.search).get("language");
  if (said !== null) keep("language", said);
  return (said ?? kept("language")) || ENGLISH;
}

export const language: string = wanted();

/** The path of a request whose answer carries words. */
export function worded(path: string): string {
  return `${path}?language=${encodeURIComponent(language)}`;
}
