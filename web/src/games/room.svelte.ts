import { MediaQuery } from "svelte/reactivity";
import type { Scene } from "../table/line/scene";
import type { Room } from "../table/line/room.svelte";
import { Motion } from "../table/motion/motion.svelte";
import type { Place } from "../table/motion/arrange";
import { around } from "../table/people";
import type { Way } from "../table/pointing/choices";
import { Pointing } from "../table/pointing/pointing.svelte";
import { DESK } from "../table/tabs";
import { thingOf, type Thing, type ThingId, type Things } from "../table/things";
import type { BoardZone, Ending, Option, Sayable, StoryLine } from "../table/line/scene";
import type { NotebookPages, SeatCard } from "../wire/types";

/** What a game's table needs of the connection to it; a replay has none, and gives the same. */
export type TableLine = Pick<Room, "things" | "busy" | "may" | "playAll" | "takeBack" | "claim">;

/** What the room around a game's table does for it. */
interface Outside {
  /** Put a bot on the seat of somebody away. */
  replace(seat: number): void;
  /** A move was sent. */
  onsent(): void;
  /** The notebook's pages as they were last seen. */
  notes?(): NotebookPages | null;
}

/**
 * All that a game's table is given: the game as this person sees it, and what they can do. Made while a component is
 * set up, once a table, for a game that has been dealt.
 */
export class GameRoom {
  readonly #room: TableLine;
  readonly #scene: () => Scene;
  readonly #outside: Outside;
  readonly #desk = new MediaQuery(DESK);
  readonly pointing: Pointing;
  readonly motion: Motion;

  #asked: Option | null = $state.raw(null);
  /** The move that must be confirmed before it is sent, as long as it is offered. */
  readonly confirming: Option | null = $derived.by(() =>
    this.#asked && this.#scene().board?.options.includes(this.#asked) ? this.#asked : null,
  );

  constructor(room: TableLine, scene: () => Scene, outside: Outside) {
    this.#room = room;
    this.#scene = scene;
    this.#outside = outside;
    this.pointing = new Pointing(scene);
    this.motion = new Motion(() => scene().board?.zones ?? []);
  }

  /** Whether there is room for everything at once; on a phone one view is shown at a time. */
  get isDesk(): boolean {
    return this.#desk.current;
  }

  // ── the table ──────────────────────────────────────────────────────────────────────────────────────────────────

  get #board() {
    const board = this.#scene().board;
    if (!board) throw new Error("nothing has been dealt");
    return board;
  }

  /** The game's own view of this seat; each game knows its shape. */
  get view(): unknown {
    return this.#board.view;
  }

  get zones(): readonly BoardZone[] {
    return this.#board.zones;
  }

  zone(id: string): BoardZone | undefined {
    return this.zones.find((zone) => zone.id === id);
  }

  zonesOf(kind: BoardZone["kind"], owner: number | null = null): readonly BoardZone[] {
    return this.zones.filter((zone) => zone.kind === kind && (zone.owner ?? null) === owner);
  }

  /** A zone with what is drawn in it: each thing keeps its key while it moves from zone to zone. */
  place(id: string): Place | undefined {
    return this.motion.places.find(({ key }) => key === id);
  }

  get things(): Things {
    return this.#room.things;
  }

  thing(id: ThingId): Thing {
    return thingOf(this.things, id);
  }

  get story(): readonly StoryLine[] {
    return this.#scene().story;
  }

  /** This person's notebook as it was last seen here; null while it has not been opened. */
  get notes(): NotebookPages | null {
    return this.#outside.notes?.() ?? null;
  }

  // ── the people ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** This person's seat; null for a spectator. */
  get me(): number | null {
    return this.#scene().you.seat;
  }

  get seats(): readonly SeatCard[] {
    return this.#scene().seats;
  }

  /** The other seats, clockwise from this person's left. */
  get others(): readonly SeatCard[] {
    return around(this.#scene());
  }

  get mine(): SeatCard | undefined {
    return this.seats.find(({ seat }) => seat === this.me);
  }

  /** Whether the table waits for this seat. In a first-come question anyone may step in: only your own seat is marked. */
  isAsked(seat: number): boolean {
    const { asked, first_come } = this.#board;
    return !this.ending && asked.includes(seat) && (!first_come || seat === this.me);
  }

  /** Whether somebody has left this seat, and this person may put a bot there. */
  mayReplace({ sitter, connected }: SeatCard): boolean {
    return sitter === "person" && !connected && this.#room.may("bot") && !this.ending;
  }

  // ── the question ───────────────────────────────────────────────────────────────────────────────────────────────

  get prompt(): string {
    return this.#board.prompt;
  }

  get options(): readonly Option[] {
    return this.#board.options;
  }

  get decision(): number {
    return this.#board.decision;
  }

  get firstCome(): boolean {
    return this.#board.first_come;
  }

  /** When the time for the question is over, by the server's clock; null: nobody is in a hurry. */
  get deadline(): number | null {
    return this.#board.deadline;
  }

  /** How many seconds such a question lasts. */
  get lasts(): number {
    const { window, pace } = this.#scene().table;
    return this.firstCome ? window : pace;
  }

  /** Whether this person is asked and has not passed. */
  get isMyTurn(): boolean {
    return this.options.length > 0 && !this.#board.passed;
  }

  get canTakeBack(): boolean {
    return this.#board.take_back;
  }

  /** Whether a move is on its way to the table. */
  get busy(): boolean {
    return this.#room.busy;
  }

  get claims(): readonly Sayable[] {
    return this.#board.claims;
  }

  get ending(): Ending | null {
    return this.#scene().ending;
  }

  // ── what a person does ─────────────────────────────────────────────────────────────────────────────────────────

  /** A touch on a thing picks it; a second one sends the move, once it is ready. */
  touch(thing: ThingId): void {
    const { ready, picked } = this.pointing;
    if (ready && picked.includes(thing)) this.play(ready);
    else this.pointing.pick(thing);
  }

  /** Go on: send the move, or choose what it begins with. */
  go({ option, begins }: Way): void {
    if (begins) this.pointing.begin(option);
    else this.play(option);
  }

  /** Send a move; one that is final is asked about first. */
  play(option: Option): void {
    if (option.final && this.confirming !== option) this.#asked = option;
    else this.send([option.move]);
  }

  /** Send the parts of a move one after the other, each as soon as the table offers it. Nothing is asked. */
  send(moves: readonly unknown[]): void {
    this.#asked = null;
    this.pointing.putBack();
    this.#room.playAll(moves);
    this.#outside.onsent();
  }

  /** Nothing is chosen any more. */
  putBack(): void {
    this.#asked = null;
    this.pointing.putBack();
  }

  /** Undo the last part of a decision of several parts. */
  takeBack(): void {
    this.#room.takeBack();
  }

  claim(sayable: Sayable): void {
    this.#room.claim(sayable);
  }

  /** Put a bot on the seat of somebody away. */
  replace(seat: number): void {
    this.#outside.replace(seat);
  }
}
