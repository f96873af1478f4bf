import type { StoryLine } from "../../table/line/scene";
import { eventOf, faceThing, secretThing } from "./wire";

/** What this person was told of a secret's face: what it is, and who else has seen it. */
export interface Seen {
  /** The face as a thing; null where only others have seen it. */
  face: string | null;
  /** Whether it has lain face up before everybody. */
  byAll: boolean;
  /** Those besides its owner who were shown it. */
  by: readonly number[];
}

const UNSEEN: Seen = { face: null, byAll: false, by: [] };

/** What the story tells of each secret, by the secret's thing. */
export function seenIn(story: readonly StoryLine[]): ReadonlyMap<string, Seen> {
  const found = new Map<string, Seen>();
  for (const event of story.map(eventOf)) {
    if (event.type !== "Revealed" && event.type !== "Shown") continue;
    const secret = secretThing(event.secret);
    const before = found.get(secret) ?? UNSEEN;
    const face = event.face === null ? before.face : faceThing(event.face);
    const isShown = event.type === "Shown";
    const by = isShown ? [...before.by, event.seat] : before.by;
    found.set(secret, { face, by, byAll: before.byAll || !isShown });
  }
  return found;
}

/** The roles that this person knows before the end, by seat, each as a thing; of their own dealt secrets, all faces. */
export function rolesIn(story: readonly StoryLine[]): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (const event of story.map(eventOf)) {
    if (event.type === "Received") found.set(event.seat, event.secrets.map(faceThing));
    if (event.type === "Recognised") found.set(event.partner, [faceThing(event.role)]);
  }
  return found;
}

/** Who played the last so many Not so Fasts, in order. */
export function cancelsIn(story: readonly StoryLine[], number: number): number[] {
  const all = story.map(eventOf).flatMap((event) => (event.type === "Interrupted" ? [event.seat] : []));
  return all.slice(all.length - number);
}

/** Whom each seat has pointed at in this turn; nobody has: an empty list. */
export function fingersIn(story: readonly StoryLine[]): readonly number[] {
  const last = story.map(eventOf).findLast(({ type }) => type === "TurnBegan" || type === "Pointed");
  return last?.type === "Pointed" ? last.at : [];
}

const QUIET: readonly string[] = [
  "Drew",
  "Drafted",
  "TurnBegan",
  "Cleared",
  "LeftTheGame",
  "Discarded",
  "Said",
];

/** What is played and revealed is news; draws, discards and talk are not. */
export function isNews(event: unknown): boolean {
  return !QUIET.includes(eventOf({ event }).type);
}
