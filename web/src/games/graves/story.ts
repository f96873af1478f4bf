import type { StoryLine } from "../../table/line/scene";
import { eventOf } from "./wire";

const QUIET: readonly string[] = ["Drew", "KeptHand", "TimePassed", "Emptied", "LeftCase", "StoppedPlaying"];

/** Cards placed and used, and what Locations come to, are news; draws are not. */
export function isNews(event: unknown): boolean {
  return !QUIET.includes(eventOf({ event }).type);
}

const ACTS: readonly string[] = [
  "Placed",
  "Used",
  "Carried",
  "Exchanged",
  "Looked",
  "Passed",
  "Protected",
  "Recalled",
  "Removed",
  "SentAway",
  "SentBack",
  "StayedSilent",
  "Took",
  "TrumpNamed",
];

const isOpening = (line: StoryLine): boolean => eventOf(line).type === "CaseOpened";

/** Whether a line tells of one of these acts of a player. */
function isActOf(line: StoryLine, seat: number, acts: readonly string[]): boolean {
  const event = eventOf(line);
  return "seat" in event && event.seat === seat && acts.includes(event.type);
}

/** What a player did last in this Case. */
export function lastAct(story: readonly StoryLine[], seat: number): StoryLine | undefined {
  return story.slice(story.findLastIndex(isOpening) + 1).findLast((line) => isActOf(line, seat, ACTS));
}

/** What a Location came to since this seat acted last: news for them, until they go on. */
export function justResolved(story: readonly StoryLine[], seat: number): StoryLine | undefined {
  const acted = story.findLastIndex((line) => isActOf(line, seat, [...ACTS, "StoppedPlaying"]));
  return story
    .slice(Math.max(acted, story.findLastIndex(isOpening)) + 1)
    .findLast((line) => eventOf(line).type === "Resolved");
}

/** Whom the Detective named in this Case; nobody yet: the empty string. */
export function namedIn(story: readonly StoryLine[]): string {
  const last = story.map(eventOf).findLast(({ type }) => type === "CaseOpened" || type === "Guessed");
  return last?.type === "Guessed" ? last.named : "";
}

/** Who was unmasked in these lines, and whom the Detective had named, if anybody. */
export function unmaskedIn(lines: readonly StoryLine[]): { identity: string; named: string } | null {
  const last = lines.map(eventOf).findLast(({ type }) => type === "Guessed" || type === "GaveUpEarly");
  if (last?.type === "Guessed") return { identity: last.identity, named: last.named };
  return last?.type === "GaveUpEarly" ? { identity: last.identity, named: "" } : null;
}
