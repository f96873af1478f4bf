import type { StoryLine } from "../../../table/line/scene";
import type { GameRoom } from "../../room.svelte";
import { texts } from "../texts";
import { eventOf } from "../wire";

/** A Secret Card that a hand has turned up, and what became of it. */
export interface Found {
  seat: number;
  card: string;
  /** Who has it now: read by a right guess, or handed over after a wrong one; null: it was kept, or only seen. */
  to: number | null;
  how: "read" | "lost" | "kept" | "seen";
}

/** What became of it, in words. */
export function fateOf({ to, how }: Found, { seats, me }: Pick<GameRoom, "seats" | "me">): string {
  const name = to === null ? "" : to === me ? texts.toYou : (seats[to]?.name ?? "");
  return texts.became[how](name);
}

/** The Secret Cards that the lines of a hand have laid open to this seat, in their order; its own last, if it kept it. */
export function foundIn(lines: readonly StoryLine[], me: number | null): Found[] {
  const found: Found[] = [];
  let own: readonly string[] = [];
  for (const line of lines) {
    const event = eventOf(line);
    if (event.type === "Kept") own = event.cards;
    if (event.type === "Forfeited" && event.by === me) own = [];
    if (event.type === "Guessed" && event.right)
      found.push({ seat: event.of, card: event.card, to: event.by, how: "read" });
    if (event.type === "GuessedAll" && event.right)
      for (const [seat, , card] of event.named) found.push({ seat, card, to: event.by, how: "read" });
    if (event.type === "Shown") found.push({ seat: event.of, card: event.card, to: null, how: "seen" });
    if (event.type === "HandedOver")
      found.push({ seat: event.by, card: event.card, to: event.to, how: "lost" });
  }
  /** What was seen first may be read by all later. */
  const isOpen = (card: string) => found.some((one) => one.card === card && one.how !== "seen");
  const last = found.filter(({ card, how }) => how !== "seen" || !isOpen(card));
  const isFound = (card: string) => found.some((one) => one.seat === me && one.card === card);
  const kept = me === null ? [] : own.filter((card) => !isFound(card));
  return [...last, ...kept.map((card) => ({ seat: me ?? 0, card, to: null, how: "kept" as const }))];
}
