import type { GameRoom } from "../../room.svelte";

/** Whether this person's role, and all that only they may know, is covered from eyes beside them. */
class Cover {
  closed: boolean = $state(false);

  constructor(closed: boolean) {
    this.closed = closed;
  }
}

const COVERS = new WeakMap<GameRoom, Cover>();

/** The cover at this table; on a phone it is closed at first. To be asked for while a component is set up. */
export function coverOf(room: GameRoom): Cover {
  const known = COVERS.get(room) ?? new Cover(!room.isDesk);
  COVERS.set(room, known);
  return known;
}
