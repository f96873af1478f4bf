import { describe, expect, test } from "vitest";
import {
  abilityKey,
  bySuit,
  clearedIn,
  foreseen,
  outcomes,
  outOfSight,
  usesOf,
} from "../../../src/games/graves/pieces/cards";
import { isNews, lastAct, namedIn, unmaskedIn } from "../../../src/games/graves/story";
import { activePlace, type GravesView } from "../../../src/games/graves/wire";
import type { Drawn } from "../../../src/table/motion/arrange";
import { catalogued, thingOf } from "../../../src/table/things";
import type { Option, StoryLine } from "../../../src/table/line/scene";
import type { CatalogueThing } from "../../../src/wire/types";
import { SPEECH, say } from "../../facts";
import { MOVE, zone } from "../../frames";

const card = (id: string): CatalogueThing => ({
  id: `card:D:${id}`,
  kind: "card",
  suit: id[0] ?? "",
  rank: id[1] ?? "",
  say: say(id),
});
const ability = (id: string, title: string): CatalogueThing => ({
  id: `ability:D:${id}`,
  kind: "question",
  say: say(title, "", `${title}!`),
});
const things = catalogued(
  [
    card("N5"),
    card("S5"),
    card("N6"),
    card("S6"),
    ability("N5", "Discredit"),
    ability("S5", "Discredit"),
  ].concat(ability("N6", "Fresh Start")),
  "graves",
  [],
  SPEECH.bundle({ me: null, names: [] }),
);
const held = (...ids: string[]): Drawn[] =>
  ids.map((id) => ({ key: id, piece: { thing: `card:D:${id}` }, from: null }));
const option = (move: Record<string, unknown>, ...about: string[]): Option => ({
  ...MOVE,
  move,
  text: "",
  heading: "",
  about,
});
const told = (...events: Record<string, unknown>[]): StoryLine[] =>
  events.map((event) => ({ text: String(event.type), event, about: [] }));
const view = (more: Partial<GravesView>) => more as GravesView;

describe("a hand", () => {
  test("lies by suits, trumps first", () => {
    const groups = bySuit(held("N5", "N6", "S5"), (id) => thingOf(things, id), "S");
    expect(groups.map(({ suit, cards }) => [suit, cards.length])).toEqual([
      ["S", 1],
      ["N", 2],
    ]);
  });

  test("has no group for a trump that is not in it", () => {
    expect(bySuit(held("N5"), (id) => thingOf(things, id), "S").map(({ suit }) => suit)).toEqual(["N"]);
  });

  test("tells cards that can be placed from those that can only be used or pay", () => {
    const uses = usesOf([
      option({ type: "Place", card: "N6", pay: "S6" }, "card:D:N6", "place:park", "card:D:S6"),
      option({ type: "Use", card: "N5" }, "card:D:N5"),
    ]);
    expect(uses.get("card:D:N6")).toEqual({ place: true, use: false, other: false });
    expect(uses.get("card:D:N5")).toEqual({ place: false, use: true, other: false });
    expect(uses.get("card:D:S6")).toEqual({ place: false, use: false, other: true });
  });
});

describe("the key of abilities", () => {
  test("names a rank where all its cards can do the same, else the card", () => {
    expect(abilityKey(things, "D").map(({ cards, ability }) => `${cards} ${ability.title}`)).toEqual([
      "5 Discredit",
      "N6 Fresh Start",
    ]);
  });

  test("is that of one deck only", () => {
    expect(abilityKey(things, "M")).toEqual([]);
  });
});

test("only cards that lie nowhere in sight are laid out in the tray", () => {
  const picks = ["N5", "N6"].map((id) => option({ type: "Pick", card: id }, `card:D:${id}`));
  expect(outOfSight(picks, new Set(["card:D:N5"]))).toEqual(["card:D:N6"]);
  expect(outOfSight([option({ type: "Use", card: "N6" }, "card:D:N6")], new Set())).toEqual([]);
});

test("Evidence strikes out the two that it clears, and unseen Evidence nobody", () => {
  expect([...clearedIn(view({ evidence: ["Baroness+Duke", "", "Architect+Duke"] }))].sort()).toEqual([
    "identity:architect",
    "identity:baroness",
    "identity:duke",
  ]);
});

test("after the fifth Location none is active", () => {
  const locations = ["a", "b", "c", "d", "e"];
  expect(activePlace(view({ locations, winners: [0], place: 1 }))).toBe(1);
  expect(activePlace(view({ locations, winners: [0, 1, -1, 0, 1], place: 4 }))).toBeNull();
});

describe("the story", () => {
  test("of an opponent's acts ends with the Case", () => {
    const story = told({ type: "Placed", seat: 1 }, { type: "Used", seat: 0 }, { type: "Drew", seat: 1 });
    expect(lastAct(story, 1)?.text).toBe("Placed");
    expect(lastAct([...story, ...told({ type: "CaseOpened" })], 1)).toBeUndefined();
  });

  test("says whom the Detective named in this Case", () => {
    const story = told({ type: "CaseOpened" }, { type: "Guessed", seat: 0, named: "Duke" });
    expect(namedIn(story)).toBe("Duke");
    expect(namedIn([...story, ...told({ type: "CaseOpened" })])).toBe("");
  });

  test("of draws is no news", () => {
    expect([isNews({ type: "Drew" }), isNews({ type: "Placed" })]).toEqual([false, true]);
  });
});

describe("what an option makes of the piles", () => {
  const place = { ...option({ type: "Place", card: "N5" }, "card:D:N5"), worth: { "pile:0:0": 51 } };
  const use = option({ type: "Use", card: "N5" }, "card:D:N5");

  test("is told for this person's pile first, with what it is worth now", () => {
    const worth = { "pile:0:1": 30, "pile:0:0": 51 };
    expect(outcomes({ ...place, worth }, [zone("pile:0:0", "pile", { value: 46 })], 0)).toEqual([
      { isMine: true, before: 46, after: 51 },
      { isMine: false, before: 0, after: 30 },
    ]);
    expect(outcomes(use, [], 0)).toEqual([]);
  });

  test("is shown of the option in view, else of placing the chosen card, if all ways come to the same", () => {
    const other = { ...place, worth: { "pile:0:0": 57 } };
    expect(foreseen({ considered: use, begun: true, open: [place, use] })).toBe(use);
    expect(foreseen({ considered: null, begun: true, open: [place, use] })).toBe(place);
    expect(foreseen({ considered: null, begun: true, open: [place, place] })).toBe(place);
    expect(foreseen({ considered: null, begun: true, open: [place, other] })).toBeNull();
    expect(foreseen({ considered: null, begun: false, open: [place] })).toBeNull();
  });
});

test("who was unmasked is told by the guess, or by the Mastermind who gives up", () => {
  const guess = { type: "Guessed", named: "Duke", identity: "Chemist" };
  expect(unmaskedIn(told({ type: "Masked", identity: "Duke" }))).toBeNull();
  expect(unmaskedIn(told(guess))).toEqual({ identity: "Chemist", named: "Duke" });
  expect(unmaskedIn(told({ type: "GaveUpEarly", identity: "Duke" }))).toEqual({
    identity: "Duke",
    named: "",
  });
});
