import type { StoryLine } from "../../table/line/scene";
import { type Asked, eventOf } from "./wire";

/** An answer about a Secret Card, with the line that tells it. */
export interface Answer extends Asked {
  line: StoryLine;
}

/** What has happened since the cards were dealt. */
export function thisHand(story: readonly StoryLine[]): readonly StoryLine[] {
  return story.slice(story.findLastIndex((line) => eventOf(line).type === "HandBegan") + 1);
}

/** What was answered in this hand about one Secret Card, in order. */
export function answersAbout(story: readonly StoryLine[], of: number, side: number): Answer[] {
  return thisHand(story).flatMap((line) => {
    const event = eventOf(line);
    return event.type === "Asked" && event.of === of && event.side === side ? [{ ...event, line }] : [];
  });
}

const QUIET: readonly string[] = ["Drew", "NoDraw", "Held", "Kept", "WentOut"];

/** Answers and guesses are news; draws are not, nor that somebody is out, which their box shows. */
export function isNews(event: unknown): boolean {
  return !QUIET.includes(eventOf({ event }).type);
}
