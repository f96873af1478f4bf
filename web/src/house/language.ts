import type { SpokenLanguage } from "../wire/types";
import { isRightToLeft } from "../words/bundle";
import { keep, kept } from "./kept";

const ENGLISH = "en";
let all: readonly SpokenLanguage[] = [];
let chosen = ENGLISH;

/** The language of this page. */
export const language = (): string => chosen;

export const languages = (): readonly SpokenLanguage[] => all;

/** Ask the house what it speaks, and choose: as the address says, as was chosen before, as the browser likes. */
export async function settle(): Promise<void> {
  const answer = await fetch("/api/words");
  all = answer.ok ? ((await answer.json()) as SpokenLanguage[]) : [];
  const said = new URLSearchParams(location.search).get("language");
  chosen = firstSpoken([said, kept("language"), ...navigator.languages], all);
  if (said === chosen) keep("language", said);
  document.documentElement.lang = chosen;
  document.documentElement.dir = isRightToLeft(chosen) ? "rtl" : "ltr";
}

/** The first of these that is spoken; who asks for `de-AT` understands `de`. */
export function firstSpoken(wanted: readonly (string | null)[], all: readonly SpokenLanguage[]): string {
  const asked = wanted.flatMap((each) => (each ? [each, each.split("-")[0] ?? ""] : []));
  return asked.find((each) => all.some(({ id }) => id === each)) ?? ENGLISH;
}

/** From now on, everything in this language: the page begins again, and so do all answers of the house. */
export function speak(id: string): void {
  keep("language", id);
  const here = new URL(location.href);
  here.searchParams.delete("language");
  history.replaceState(history.state, "", here);
  location.reload();
}

/** The path of a request whose answer carries words. */
export function worded(path: string): string {
  return `${path}?language=${encodeURIComponent(chosen)}`;
}
