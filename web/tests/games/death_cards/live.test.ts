import { expect, test } from "vitest";
import {
  copiesOf,
  heldBy,
  isAtOnce,
  isLive,
  orderOf,
  stepOf,
} from "../../../src/games/death_cards/turn/live";
import type { DeathCardsView } from "../../../src/games/death_cards/wire";
import type { Option } from "../../../src/table/line/scene";
import { MOVE } from "../../frames";

const option = (move: object, ...about: string[]): Option => ({
  ...MOVE,
  move,
  text: "",
  heading: "",
  about,
});
const asked = (type: string) => ({ agenda: [{ type }] }) as unknown as DeathCardsView;

const CANCEL = option({ type: "Cancel" }, "card:not_so_fast", "card:ashes", "seat:2");
const DRAFT = option({ type: "Draft", card: "Ashes" }, "card:ashes");

test("the target of an action can't be picked while anybody may step in", () => {
  expect(isLive([CANCEL], "seat")).toBe(false);
  expect(isLive([option({ type: "Name", seat: 2 }, "seat:2")], "seat")).toBe(true);
});

test("of the hand only the Not so Fast may be picked then, not a card like the one that is played", () => {
  expect([...heldBy([CANCEL])]).toEqual(["card:not_so_fast"]);
});

test("a card of the draft may be picked, a card alike in the hand may not", () => {
  expect(isLive([DRAFT], "draft")).toBe(true);
  expect(heldBy([DRAFT]).size).toBe(0);
});

test("all cards of a set are picked from the hand, but not the set that a card joins", () => {
  const lay = option({ type: "Lay", cards: ["Pyne", "Quin"] }, "card:pyne", "card:quin");
  const add = option({ type: "Add", card: "Ariadne", owner: 1, place: 0 }, "card:ariadne", "set:1:0");
  expect([...heldBy([lay, add])]).toEqual(["card:pyne", "card:quin", "card:ariadne"]);
});

test("one touch draws; one touch discards only while that can be taken back", () => {
  const discard = option({ type: "Discard", card: "Ashes" }, "card:ashes");
  expect(isAtOnce(DRAFT, asked("DrawUp"))).toBe(true);
  expect(isAtOnce(discard, asked("ChooseDiscards"))).toBe(true);
  expect(isAtOnce(discard, asked("DisgracedTurn"))).toBe(false);
});

test("cards alike are numbered one after the other", () => {
  const hand = ["card:pyne", "card:pyne", "card:ashes"];
  expect(orderOf(hand, ["card:ashes", "card:pyne"])).toEqual([2, 0, 1]);
  expect(copiesOf(hand)).toEqual([0, 1, 0]);
});

test("a turn has three parts, and what a card brings about belongs to the first", () => {
  expect(["TakeTurn", "PickSecret", "ChooseDiscards", "Drawing"].map((type) => stepOf(asked(type)))).toEqual([
    0, 0, 1, 2,
  ]);
});
