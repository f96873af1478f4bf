import type { Drawn } from "../../../table/motion/arrange";
import type { GameRoom } from "../../room.svelte";

const OFFICES = ["token:placard", "token:nominee", "token:operative"];

/** The office of a seat as it lies before it, to be seen moving from seat to seat. */
export function officeOf(room: GameRoom, seat: number): Drawn | undefined {
  const lying = room.place(`player:${seat}`)?.drawn ?? [];
  return lying.find(({ piece }) => piece && OFFICES.includes(piece.thing));
}
