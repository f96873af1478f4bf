import type { Option } from "../../../table/line/scene";
import type { GameRoom } from "../../room.svelte";
import { moveOf, type DeathCardsView, type Move } from "../wire";

/** Where on the table a move is made. */
export type Where = "hand" | "draft" | "pile" | "shown" | "seat" | "secret" | "set";

const WHERE: Partial<Record<Move["type"], readonly Where[]>> = {
  Play: ["hand"],
  Lay: ["hand"],
  Add: ["hand", "set"],
  Give: ["hand"],
  Discard: ["hand"],
  Cancel: ["hand"],
  Name: ["seat"],
  Point: ["seat"],
  Send: ["seat"],
  Mark: ["secret"],
  Reveal: ["secret"],
  Seize: ["set"],
  Take: ["shown"],
  Put: ["shown"],
  Draw: ["pile"],
  Draft: ["draft"],
};

/** Cards of one name share an id in every place: only those are live that a move is made with. */
export function isLive(options: readonly Option[], where: Where): boolean {
  return options.some((option) => WHERE[moveOf(option).type]?.includes(where));
}

/** The cards of the hand that moves are made with. Besides, options name what a card is aimed at. */
export function heldBy(options: readonly Option[]): ReadonlySet<string> {
  return new Set(
    options.flatMap((option) => {
      const { type } = moveOf(option);
      if (!WHERE[type]?.includes("hand")) return [];
      return type === "Lay" ? (option.about ?? []) : (option.about ?? []).slice(0, 1);
    }),
  );
}

/** Moves that one touch makes: what is drawn from the piles, and parts of a decision that can be taken back. */
export function isAtOnce(option: Option, { agenda }: DeathCardsView): boolean {
  const { type } = moveOf(option);
  if (type === "Discard") return agenda.at(-1)?.type === "ChooseDiscards";
  return type === "Draw" || type === "Draft" || type === "Put";
}

/** The steps of the rules that belong to the later parts of a turn. */
const PARTS: Record<string, number> = {
  ChooseDiscards: 1,
  DisgracedTurn: 1,
  Drawing: 2,
  DrawUp: 2,
  DrawOne: 2,
};

/** Which part of a turn is on: playing, discarding or drawing, from 0. What a card brings about belongs to playing it. */
export function stepOf({ agenda }: DeathCardsView): number {
  return PARTS[agenda.at(-1)?.type ?? ""] ?? 0;
}

/** The moves of this type among the options. */
export function optionsOf(room: GameRoom, type: Move["type"]): readonly Option[] {
  return room.options.filter((option) => moveOf(option).type === type);
}

/** Of each thing in a row, its number among the parts made so far; 0: it is not among them. Alike things count in order. */
export function orderOf(things: readonly string[], parts: readonly string[]): number[] {
  const orders = things.map(() => 0);
  parts.forEach((part, i) => {
    const at = things.findIndex((thing, place) => thing === part && !orders[place]);
    if (at >= 0) orders[at] = i + 1;
  });
  return orders;
}

/** Of each thing in a row, how many of its kind stand before it. */
export function copiesOf(things: readonly string[]): number[] {
  return things.map((thing, i) => things.slice(0, i).filter((other) => other === thing).length);
}
