import { texts } from "./texts";
import type { SeatCard } from "../wire/types";
import type { Place } from "./motion/arrange";
import type { Scene } from "./line/scene";
import { seatThing } from "./things";

/** What the seats are called by this person. */
export function called(seat: SeatCard, you: number | null): string {
  if (seat.seat === you) return texts.you;
  if (seat.sitter !== "nobody") return seat.name;
  return seat.name ? texts.keptSeat(seat.name) : texts.freeSeat;
}

/** The other seats, clockwise from this person's left; for a spectator all of them. */
export function around({ seats, you }: Scene): SeatCard[] {
  const me = you.seat;
  if (me === null) return seats;
  return [...seats.slice(me + 1), ...seats.slice(0, me)];
}

/** What is worth knowing of a seat besides its name, each as a few words. */
export function marks(seat: SeatCard): string[] {
  const found: string[] = [];
  if (seat.host) found.push(texts.host);
  if (seat.rating !== null) found.push(texts.rating(seat.rating));
  if (seat.kicked) found.push(texts.kickedSeat);
  else if (seat.away) found.push(texts.botKeeps);
  else if (seat.sitter === "bot") found.push(texts.bot);
  else if (seat.sitter === "person" && !seat.connected) found.push(texts.gone);
  if (seat.conceded) found.push(texts.conceded);
  if (seat.agrees_to_abort) found.push(texts.wantsAbort);
  return found;
}

/** A sign of who plays at a seat. */
export type Presence = "person" | "bot" | "away" | "conceded";

/** Who plays at a seat, as signs; a bot may keep it for a person who is away. */
export function presenceOf(seat: SeatCard): Presence[] {
  if (seat.sitter === "nobody") return [];
  if (seat.sitter === "bot") return ["bot"];
  if (seat.conceded) return ["conceded"];
  if (seat.away || seat.kicked) return ["bot", "away"];
  return [seat.connected ? "person" : "away"];
}

/** A zone's title beside its owner's name; none where the zone is the seat itself. */
export function besideName({ zone }: Place): string {
  return zone.at === seatThing(zone.owner ?? -1) ? "" : zone.short || zone.title;
}

const isHand = ({ zone }: Place) => zone.kind === "hand";

/** A person's own places, the hand before all others. */
export function handFirst(places: readonly Place[]): Place[] {
  return [...places.filter(isHand), ...places.filter((place) => !isHand(place))];
}

/** Whether a person's own place is drawn large: the hand, and a few cards that only this person may see. */
export function isLarge({ zone }: Place): boolean {
  const known = zone.pieces?.length ?? 0;
  return known > 0 && (zone.kind === "hand" || (LARGE_IF_FEW.includes(zone.kind) && known <= FEW));
}

const LARGE_IF_FEW: readonly string[] = ["secret", "display"];
const FEW = 3;
