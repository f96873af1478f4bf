import { untrack } from "svelte";
import type { GameRoom } from "../games/room.svelte";
import type { GameTable } from "../games/tables";
import type { Scene } from "./line/scene";
import type { Room } from "./line/room.svelte";
import { texts } from "./texts";
import { hasTalk, PHONE_TABS, type Tab } from "./tabs";

const PANELS: readonly Tab[] = ["story", "notes", "talk"];

/** What Looking must know of the game. */
interface Seen {
  room: Room;
  table: GameRoom;
  scene: () => Scene;
  /** The game's own table, as soon as it is here. */
  given: () => GameTable | undefined;
}

const named = (tab: (typeof PHONE_TABS)[number]) => ({ ...tab, title: texts.tabs[tab.id] });

/** Which part of the game is looked at: on a phone one thing at a time, on a desk one panel beside the table. */
export class Looking {
  readonly #seen: Seen;
  #wanted: Tab = $state("board");
  /** The line of the story that somebody asked to be shown. */
  shown: number | null = $state(null);

  readonly tabs = $derived.by(() => {
    const unread = this.#seen.room.hearing.unread(this.#seen.table.me);
    const there = PHONE_TABS.filter(({ id }) => this.#isThere(id)).map(named);
    return there.map((tab) => (tab.id === "talk" && unread ? { ...tab, badge: String(unread) } : tab));
  });
  readonly panels = $derived(this.tabs.filter(({ id }) => PANELS.includes(id)));

  /** Beside the table the story is open unless something else is wanted. */
  readonly tab: Tab = $derived.by(() => {
    if (this.isBeside) return this.panels.some(({ id }) => id === this.#wanted) ? this.#wanted : "story";
    return this.#isThere(this.#wanted) ? this.#wanted : "board";
  });

  /** Whether a way to go was chosen, and where it leads is still to be pointed at. */
  readonly #isOnTheWay = $derived.by(() => {
    const { begun, picked, ready } = this.#seen.table.pointing;
    return begun && !picked.length && !ready;
  });

  constructor(seen: Seen) {
    this.#seen = seen;
    $effect(() => {
      if (this.#isOnTheWay && !untrack(() => this.showsBoard)) this.choose("board");
    });
  }

  /** Whether the panels stand beside or below the table, and not in its place. */
  get isBeside(): boolean {
    return this.#seen.table.isDesk || this.#seen.scene().ending !== null;
  }

  get hasNotebook(): boolean {
    const { table, board } = this.#seen.scene();
    return this.#seen.table.me !== null && board !== null && table.help !== "none";
  }

  get showsBoard(): boolean {
    return this.isBeside || this.tab === "board";
  }

  /** The hand lies below the board; while a move is about something in it, it stays in sight everywhere. */
  get showsHand(): boolean {
    return this.#seen.table.me !== null && (this.showsBoard || this.tab === "hand" || this.#asksHand());
  }

  choose(to: Tab): void {
    this.shown = null;
    this.#wanted = to;
  }

  showLine(line: number): void {
    this.choose("story");
    this.shown = line;
  }

  #isThere(tab: Tab): boolean {
    const { room, table, scene, given } = this.#seen;
    if (tab === "hand") return Boolean(given()?.Hand) && table.me !== null;
    if (tab === "notes") return this.hasNotebook || Boolean(scene().board && given()?.Notes);
    return tab !== "talk" || hasTalk(room, scene());
  }

  #asksHand(): boolean {
    const { table } = this.#seen;
    const held = table.zonesOf("hand", table.me).flatMap(({ pieces }) => pieces ?? []);
    return held.some(({ thing }) => table.pointing.subjects.has(thing));
  }
}
