import { texts } from "../texts";
import type { Frame, SeatCard } from "../wire/types";
import type { Place } from "./arrange";

/** What the seats are called by this person. */
export function called(seat: SeatCard, you: number | null): string {
  if (seat.seat === you) return texts.you;
  if (seat.sitter !== "nobody") return seat.name;
  return seat.name ? texts.keptSeat(seat.name) : texts.freeSeat;
}

/** The other seats, clockwise from this person's left; for a spectator all of them. */
export function around(frame: Frame): SeatCard[] {
  const { seats, you } = frame;
  const me = you.seat;
  if (me === null) return seats;
  return [...seats.slice(me + 1), ...seats.slice(0, me)];
}

/** What is worth knowing of a seat besides its name, each as a few words. */
export function marks(seat: SeatCard): string[] {
  const found: string[] = [];
  if (seat.host) found.push(texts.host);
  if (seat.away) found.push(texts.botKeeps);
  else if (seat.sitter === "bot") found.push(texts.bot);
  else if (seat.sitter === "person" && !seat.connected) found.push(texts.gone);
  if (seat.conceded) found.push(texts.conceded);
  if (seat.agrees_to_abort) found.push(texts.wantsAbort);
  return found;
}

/** A zone's title beside its owner's name: of "Ann's hand" the hand is enough, of "Ann" nothing is. */
export function shortTitle(title: string, owner: string): string {
  if (title === owner || title === texts.you) return "";
  const start =
    [`${owner}'s `, `${owner}’s `, `${owner}' `, texts.your].find((start) => title.startsWith(start)) ?? "";
  const rest = title.slice(start.length);
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}

const isHand = ({ zone }: Place) => texts.hand.test(zone.title);

/** A person's own places, the hand before all others. */
export function handFirst(places: readonly Place[]): Place[] {
  return [...places.filter(isHand), ...places.filter((place) => !isHand(place))];
}

/** Whether one's own place is drawn large: the hand, a card or two beside it, or anything where there is no hand. */
export function isLarge(place: Place, mine: readonly Place[]): boolean {
  const faces = place.zone.cards.length;
  return faces > 0 && (isHand(place) || !mine.some(isHand) || (faces <= 2 && mine.indexOf(place) === 1));
}
