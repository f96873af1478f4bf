import type { GameRoom } from "../../room.svelte";
import { historyIn } from "./history";
import { ballotThing, viewOf } from "../wire";

/** What lies before a seat: the place for a ballot, a sealed one, or how it voted last. */
export type Ballot = { state: "open" | "sealed" } | { state: "shown"; approves: boolean };

/** The ballot of a seat; votes lie open until the next nomination. */
export function ballotOf(room: GameRoom, seat: number): Ballot | null {
  const { nominee, living } = viewOf(room);
  if (nominee !== null && !room.ending) {
    if (room.zone(`vote:${seat}`)) return { state: "sealed" };
    return living.includes(seat) ? { state: "open" } : null;
  }
  const approves = historyIn(room).rounds.at(-1)?.votes?.get(seat);
  return approves === undefined ? null : { state: "shown", approves };
}

/** Which ballot this person has sealed, as far as it is one. */
export function sealedBy(room: GameRoom, seat: number): boolean | null {
  const thing = room.zone(`vote:${seat}`)?.pieces?.[0]?.thing;
  return thing ? thing === ballotThing(true) : null;
}
