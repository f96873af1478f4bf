import type { GameRoom } from "../../room.svelte";
import { moveOf, type Move } from "../wire";

/** For a place on the table: what is dragged there is played, if it makes a move of this kind. */
export function dropping(room: GameRoom, type: Move["type"]) {
  const meant = () => {
    const { ready } = room.pointing;
    return ready && moveOf(ready).type === type ? ready : null;
  };
  return {
    ondragover: (event: DragEvent) => void (meant() && event.preventDefault()),
    ondrop: (event: DragEvent) => {
      const option = meant();
      if (!option) return;
      event.preventDefault();
      room.play(option);
    },
  };
}
