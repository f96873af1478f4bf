import { notify } from "../house/notice";
import { sound } from "../house/sounds";
import type { Scene } from "./line/scene";

/**
 * Say by sound, and by a notice of the browser, what happens at the table, from the waiting room on: the deal may ask
 * somebody who looks elsewhere. What was so before they came is no news. Called while a component is set up.
 */
export function signalling(scene: () => Scene | null): void {
  let before: Scene | null = null;
  $effect(() => {
    const now = scene();
    if (now && before) signal(before, now);
    before = now;
  });
}

const isMine = ({ board }: Scene) => (board?.options.length ?? 0) > 0 && !board?.passed;

function signal(before: Scene, now: Scene): void {
  if (now.ending && !before.ending) sound("end");
  else if (isMine(now) && !isMine(before)) {
    sound("turn");
    notify(now.table.title, now.board?.prompt ?? "");
  } else if (now.story.length > before.story.length) sound("card");
}
