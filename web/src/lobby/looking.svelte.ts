import { api } from "../house/api";
import type { MyTable, TableCard } from "../wire/types";

const EVERY = 4000;

/** The tables of the house, looked at again and again while somebody sees the page. */
export class Looking {
  mine: readonly MyTable[] = $state.raw([]);
  open: readonly TableCard[] | null = $state.raw(null);

  async look(): Promise<void> {
    if (document.hidden && this.open) return;
    [this.mine, this.open] = await Promise.all([
      api.mine().catch(() => this.mine), // the next look may be luckier
      api.tables().catch(() => this.open),
    ]);
  }

  /** Look from now on, until the function that is given back is called. */
  begin(): () => void {
    const look = () => void this.look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
