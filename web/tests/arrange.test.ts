import { expect, test } from "vitest";
import { DRAWN_BACKS, arrange, type Place } from "../src/table/motion/arrange";
import { pieces, zone } from "./frames";

const hand = (...things: string[]) => zone("hand:0", "hand", { pieces: pieces(...things), owner: 0 });
const pile = (hidden: number) => zone("deck", "deck", { hidden });
const discards = (...things: string[]) => zone("discard", "discard", { pieces: pieces(...things) });

function drawn(places: Place[], zone: string, thing: string) {
  const found = places.find(({ key }) => key === zone)?.drawn.find(({ piece }) => piece?.thing === thing);
  if (!found) throw new Error(`${thing} does not lie in ${zone}`);
  return found;
}

test("a card that stays keeps its key, wherever it slides to", () => {
  const before = arrange([], [hand("card:7R", "card:2W")]);
  const after = arrange(before, [hand("card:2W", "card:9L", "card:7R")]);
  for (const thing of ["card:7R", "card:2W"]) {
    expect(drawn(after, "hand:0", thing).key).toBe(drawn(before, "hand:0", thing).key);
    expect(drawn(after, "hand:0", thing).from).toBeNull();
  }
});

test("a card that is played moves to the discards", () => {
  const before = arrange([], [discards(), hand("card:7R", "card:2W")]);
  const after = arrange(before, [discards("card:7R"), hand("card:2W")]);
  const played = drawn(after, "discard", "card:7R");
  expect(played.key).toBe(drawn(before, "hand:0", "card:7R").key);
  expect(played.from).toBe(played.key);
});

test("a card that is turned over stays the same", () => {
  const secret = (more = {}) => zone("secret:1", "secret", { pieces: [{ thing: "secret:4", ...more }] });
  const before = arrange([], [secret({ up: false })]);
  const after = arrange(before, [secret({ face: "face:thief" })]);
  expect(drawn(after, "secret:1", "secret:4").key).toBe(drawn(before, "secret:1", "secret:4").key);
  expect(drawn(after, "secret:1", "secret:4").piece).toEqual({ thing: "secret:4", face: "face:thief" });
});

test("a card that is drawn comes from the pile that has shrunk", () => {
  const before = arrange([], [pile(40), hand("card:2W")]);
  const after = arrange(before, [pile(39), hand("card:2W", "card:9L")]);
  expect(drawn(after, "hand:0", "card:9L").from).toBe("deck");
});

test("a card that others draw comes face down from the pile", () => {
  const theirs = (hidden: number) => zone("hand:1", "hand", { hidden, owner: 1 });
  const before = arrange([], [pile(40), theirs(2)]);
  const after = arrange(before, [pile(39), theirs(3)]);
  const backs = after[1]?.drawn ?? [];
  expect(backs).toHaveLength(3);
  expect(backs.map((back) => back.from)).toEqual([null, null, "deck"]);
});

test("cards that share an id stand for each other, and each is drawn", () => {
  const before = arrange([], [discards("card:syndicate", "card:syndicate")]);
  const after = arrange(before, [discards("card:syndicate"), hand("card:syndicate")]);
  const keys = (places: Place[]) => places.flatMap(({ drawn }) => drawn.map(({ key }) => key)).sort();
  expect(new Set(keys(before)).size).toBe(2);
  expect(keys(after)).toEqual(keys(before));
});

test("of a high pile only the uppermost backs are drawn", () => {
  expect(arrange([], [pile(40)])[0]?.drawn).toHaveLength(DRAWN_BACKS);
});
