import { untrack } from "svelte";
import { notify } from "../house/notice";
import { sound } from "../house/sounds";
import type { Scene } from "./line/fold";

/** Say by sound, and by a notice of the browser, what happens at the table. Called while a component is set up. */
export function signalling(scene: () => Scene): void {
  const isMine = ({ board }: Scene) => (board?.options.length ?? 0) > 0 && !board?.passed;
  let before = untrack(scene);
  $effect(() => {
    const now = scene();
    if (now.ending && !before.ending) sound("end");
    else if (isMine(now) && !isMine(before)) {
      sound("turn");
      notify(now.table.title, now.board?.prompt ?? "");
    } else if (now.story.length > before.story.length) sound("card");
    before = now;
  });
}
