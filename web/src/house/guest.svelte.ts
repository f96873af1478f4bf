import type { Me } from "../wire/types";
import { api } from "./api";

/** The guest behind the cookie, asked for once a page and again before each connection. */
class Guest {
  me: Me | null = $state.raw(null);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = $state(0);

  async greet(): Promise<void> {
    this.#meet(await api.me());
  }

  async rename(name: string): Promise<void> {
    this.#meet(await api.rename(name));
  }

  #meet(me: Me): void {
    this.me = me;
    this.ahead = me.now - Date.now() / 1000;
  }
}

export const guest = new Guest();
