import type { StoryLine } from "../../wire/types";
import type { Event } from "./wire";

const QUIET: readonly string[] = ["Drew", "KeptHand", "TimePassed", "Emptied", "LeftCase", "StoppedPlaying"];

/** Cards placed and used, and what Locations come to, are news; draws are not. */
export function isNews(event: unknown): boolean {
  return !QUIET.includes((event as Event).type);
}

const ACTS: readonly string[] = ["Placed", "Used", "Carried", "Removed", "Passed", "Took", "StayedSilent"];

/** What a player did last in this Case. */
export function lastAct(story: readonly StoryLine[], seat: number): StoryLine | undefined {
  const opened = story.findLastIndex(({ event }) => (event as Event).type === "CaseOpened");
  return story.slice(opened + 1).findLast(({ event }) => {
    const { type, seat: actor } = event as Event;
    return actor === seat && ACTS.includes(type);
  });
}

/** What a Location came to since this seat acted last: news for them, until they go on. */
export function justResolved(story: readonly StoryLine[], seat: number): StoryLine | undefined {
  const acted = story.findLastIndex(({ event }) => {
    const { type, seat: actor } = event as Event;
    return actor === seat && [...ACTS, "StoppedPlaying"].includes(type);
  });
  const opened = story.findLastIndex(({ event }) => (event as Event).type === "CaseOpened");
  return story
    .slice(Math.max(acted, opened) + 1)
    .findLast(({ event }) => (event as Event).type === "Resolved");
}

/** Whom the Detective named in this Case; nobody yet: the empty string. */
export function namedIn(story: readonly StoryLine[]): string {
  const last = story.findLast(({ event }) => ["CaseOpened", "Guessed"].includes((event as Event).type));
  return (last?.event as Event | undefined)?.named ?? "";
}

/** Who was unmasked in these lines, and whom the Detective had named, if anybody. */
export function unmaskedIn(lines: readonly StoryLine[]): { identity: string; named: string } | null {
  const last = lines.findLast(({ event }) => ["Guessed", "GaveUpEarly"].includes((event as Event).type));
  const { identity, named = "" } = (last?.event as Event | undefined) ?? {};
  return identity ? { identity, named } : null;
}
