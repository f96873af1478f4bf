import type { ThingId } from "../../table/things";
import type { StoryLine } from "../../table/line/scene";
import { eventOf } from "./wire";

const typeOf = (event: unknown) => eventOf({ event }).type;
const QUIET: readonly string[] = ["CityLaid", "RoundBegan", "TurnedUp"];

/** Answers and attempts are news; a card that joins the display is not. */
export const isNews = (event: unknown): boolean => !QUIET.includes(typeOf(event));

/** What a player has named in vain in this mini-game, each attempt as its three tiles. */
export function failed(story: readonly StoryLine[], seat: ThingId): ThingId[][] {
  const begun = story.findLastIndex(({ event }) => typeOf(event) === "MiniGameBegan");
  return story.slice(begun + 1).flatMap(({ event, about }) => {
    const [who, ...named] = about ?? [];
    return typeOf(event) === "Failed" && who === seat ? [named] : [];
  });
}
