import type { ThingId } from "../../../table/things";
import type { Option } from "../../../table/line/scene";
import type { GameRoom } from "../../room.svelte";
import { typeOf, type Move } from "../wire";

export type Way = "Place" | "Take" | "Accuse";

export const WAYS: readonly Way[] = ["Place", "Take", "Accuse"];
const NAMING: readonly Move["type"][] = ["Accuse", "Charge", "Locate"];
const isWay = (way: Way) => (option: Option) => typeOf(option) === way;

/** A turn in the making. It reads the options and knows no rules. */
export class Turn {
  readonly #room: GameRoom;

  constructor(room: GameRoom) {
    this.#room = room;
  }

  /** What has been named of an attempt so far. */
  get named(): readonly ThingId[] {
    return (this.#room.zone("attempt")?.pieces ?? []).map(({ thing }) => thing);
  }

  /** The way that this person has begun to go. */
  get way(): Way | null {
    const { begun, open } = this.#room.pointing;
    return (begun && WAYS.find((way) => open.every(isWay(way)))) || null;
  }

  /** Whether suspect, crime and location are being named. */
  get isNaming(): boolean {
    return this.named.length > 0 || this.way === "Accuse";
  }

  /** The options of one kind. */
  of(type: Move["type"]): readonly Option[] {
    return this.#room.options.filter((option) => typeOf(option) === type);
  }

  /** The open option that names this tile as a part of an attempt. */
  naming(tile: ThingId): Option | undefined {
    if (!this.isNaming) return undefined;
    return this.#room.options.find((option) => NAMING.includes(typeOf(option)) && option.about?.[0] === tile);
  }

  /** The option to place an Investigator there. */
  placing(location: ThingId): Option | undefined {
    return this.of("Place").find(({ about }) => about?.[0] === location);
  }

  /** Go one of the ways; what does not belong to it is put back. */
  go(way: Way): void {
    this.#room.pointing.want(this.way === way && !this.#room.pointing.picked.length ? null : isWay(way));
  }

  /** A touch on a brick: name its tile, or place an Investigator there; a second touch sends it. */
  touch(tile: ThingId): void {
    const { pointing } = this.#room;
    if (this.isNaming) this.name(tile);
    else if (this.way === "Place" && this.#isReady(tile)) this.#room.touch(tile);
    else if (this.placing(tile)) {
      pointing.want(isWay("Place"));
      pointing.pick(tile);
    }
  }

  /** Name a tile. The last part waits to be confirmed; those before it are heard by nobody and can be taken back. */
  name(tile: ThingId): void {
    const option = this.naming(tile);
    if (!option || this.#room.busy) return;
    if (!option.final) this.#room.send([option.move]);
    else if (this.#isReady(tile)) this.#room.play(option);
    else this.#room.pointing.pick(tile);
  }

  /** Take back the last part of an attempt, or leave it altogether. */
  back(): void {
    const { pointing } = this.#room;
    if (pointing.begun || !this.named.length) this.#room.putBack();
    else this.#room.takeBack();
  }

  #isReady(thing: ThingId): boolean {
    const { ready, chosen } = this.#room.pointing;
    return ready !== null && chosen.has(thing);
  }
}
