import { describe, expect, test } from "vitest";
import { fold, hasGap, withEarlier, type Facts } from "../src/table/line/fold";
import type { BoardChange, Frame } from "../src/wire/types";
import { frameFacts, lineFacts, say } from "./facts";
import { HAND, board, frame as shown, line, pieces, zone } from "./frames";

const frame = (...parts: Parameters<typeof shown>) => frameFacts(shown(...parts));
const lines = (...texts: string[]) => texts.map((text) => lineFacts(line(text)));
const told = (since: number, ...texts: string[]): Frame => ({
  type: "frame",
  story: { since, lines: lines(...texts) },
});
const changed = (change: BoardChange): Frame => ({ type: "frame", board: change });

/** The facts after frames, the first of which is whole. */
function after(...frames: Frame[]): Facts {
  const facts = frames.reduce<Facts | null>(fold, null);
  if (!facts) throw new Error("nothing is known");
  return facts;
}
const texts = (facts: Facts) => facts.story.map(({ args }) => (args as { text: string }).text);
const zones = (facts: Facts) => facts.board?.zones?.map(({ id }) => id);

describe("the story", () => {
  const first = frame({ story: { since: 0, lines: [line("a"), line("b"), line("c")] } });

  test("comes whole with the first frame, and then only what is new", () => {
    expect(texts(after(first))).toEqual(["a", "b", "c"]);
    expect(texts(after(first, told(3, "d")))).toEqual(["a", "b", "c", "d"]);
  });

  test("stays as it is in a frame without lines", () => {
    const before = after(first);
    expect(fold(before, { type: "frame", watching: 2 })?.story).toBe(before.story);
  });

  test("has the lines from `since` on in place of what stood there", () => {
    expect(texts(after(first, told(1, "B")))).toEqual(["a", "B"]);
    expect(texts(after(first, told(0, "x")))).toEqual(["x"]);
  });
});

describe("what is absent has not changed", () => {
  test("in a frame", () => {
    const before = after(frame());
    const now = after(frame(), { type: "frame", watching: 2 });
    expect(now).toEqual({ ...before, watching: 2 });
  });

  test("on the board", () => {
    const now = after(frame(), changed({ decision: 2, prompt: say("Your turn.") }));
    expect(now.board).toEqual({ ...after(frame()).board, decision: 2, prompt: say("Your turn.") });
  });

  test("in the game's own view", () => {
    const now = after(
      frame({ board: board({ view: { deck: 40, top: null } }) }),
      changed({ view: { deck: 39 } }),
    );
    expect(now.board?.view).toMatchObject({ deck: 39, top: null });
  });

  test("in single items of a list in it", () => {
    const before = after(frame({ board: board({ view: { points: [{ of: 0 }, { of: 1 }, { of: 2 }] } }) }));
    const now = fold(before, changed({ items: { points: { 1: { of: 7 } } } }));
    expect(now?.board?.view).toMatchObject({ points: [{ of: 0 }, { of: 7 }, { of: 2 }] });
    expect(before.board?.view).toMatchObject({ points: [{ of: 0 }, { of: 1 }, { of: 2 }] });
  });

  test("in single fields of such an item", () => {
    const before = after(
      frame({
        board: board({
          view: {
            desks: [
              { kept: ["a"], lost: 1 },
              { kept: [], lost: 2 },
            ],
          },
        }),
      }),
    );
    const now = fold(before, changed({ items: { desks: { 0: { lost: 3 } } } }));
    expect(now?.board?.view).toMatchObject({
      desks: [
        { kept: ["a"], lost: 3 },
        { kept: [], lost: 2 },
      ],
    });
  });

  test("so that zones which stay the same are the same", () => {
    const before = after(frame());
    expect(fold(before, changed({ prompt: say("Your turn.") }))?.board?.zones).toBe(before.board?.zones);
  });
});

describe("zones", () => {
  const {
    title: _,
    short: __,
    note: ___,
    ...lying
  } = zone("discard", "discard", { pieces: pieces("card:7R") });
  const discard = { ...lying, say: say("Discards") };
  const [deck, hand, hers] = after(frame()).board?.zones ?? [];

  test("that have changed stay where they were", () => {
    const now = after(frame(), changed({ zones: [{ ...hand!, pieces: pieces("card:2W") }] }));
    expect(zones(now)).toEqual(["deck", "hand:0", "hand:1"]);
    expect(now.board?.zones?.[1]?.pieces).toEqual(pieces("card:2W"));
  });

  test("come, go and change places as they are laid out", () => {
    const now = after(frame(), changed({ zones: [discard], layout: ["hand:1", "discard", "deck"] }));
    expect(now.board?.zones).toEqual([hers, discard, deck]);
  });
});

test("the board comes with the deal and a frame without it keeps it", () => {
  const gathering = frame({ board: null, story: { since: 0, lines: [] } });
  expect(after(gathering).board).toBeNull();
  expect(after(gathering, { type: "frame", watching: 1 }).board).toBeNull();
  expect(zones(after(gathering, frame({ board: board() })))).toEqual(["deck", "hand:0", "hand:1"]);
});

test("a whole frame takes the place of everything", () => {
  const whole = frame({
    watching: 4,
    board: board({ zones: [HAND] }),
    story: { since: 0, lines: [line("x")] },
  });
  expect(after(frame(), told(1, "b"), whole)).toEqual(after(whole));
});

describe("a gap is noticed, and nothing is put in a wrong place", () => {
  test.each<[string, Frame]>([["lines of the story", told(5, "f")]])("where %s is missing", (_, late) => {
    const before = after(frame());
    expect(hasGap(before, late)).toBe(true);
    expect(fold(before, late)).toBe(before);
  });

  test("where the first frame is not whole, or the first board", () => {
    expect(hasGap(null, { type: "frame", watching: 1 })).toBe(true);
    expect(hasGap(null, frame())).toBe(false);
    expect(hasGap(after(frame({ board: null })), changed({ decision: 2 }))).toBe(true);
  });
});

describe("earlier lines of the story", () => {
  const late = frame({ story: { since: 2, lines: [line("c"), line("d")] } });

  test("are missing after a first frame that has only the last ones", () => {
    expect(after(late).missing).toBe(2);
    expect(texts(after(late, told(4, "e")))).toEqual(["c", "d", "e"]);
    expect(hasGap(after(late), told(6, "g"))).toBe(true);
  });

  test("stand before the others when they come", () => {
    const scene = withEarlier(after(late), {
      type: "lines",
      id: "1",
      since: 0,
      lines: lines("a", "b"),
    });
    expect([scene.missing, ...texts(scene)]).toEqual([0, "a", "b", "c", "d"]);
  });

  test("change nothing when they are no longer wanted", () => {
    const scene = after(late);
    expect(withEarlier(scene, { type: "lines", id: "1", since: 0, lines: lines("a") })).toBe(scene);
  });

  test("are known to somebody who comes back", () => {
    const first = frame({ story: { since: 0, lines: [line("a"), line("b"), line("c")] } });
    expect(texts(after(first, late))).toEqual(["a", "b", "c", "d"]);
    expect(after(first, late).missing).toBe(0);
  });

  test("of another seat are forgotten", () => {
    const first = frame({ story: { since: 0, lines: [line("a"), line("b"), line("c")] } });
    const moved = { ...late, you: { ...late.you!, seat: 1 } };
    expect([after(first, moved).missing, ...texts(after(first, moved))]).toEqual([2, "c", "d"]);
  });
});
