import { describe, expect, test, vi } from "vitest";
import { fold, type Facts } from "../src/table/line/fold";
import { aidOf } from "../src/table/line/aid";
import { Reader } from "../src/table/line/speech";
import { Teller, type AnyLaid } from "../src/table/line/teller";
import type { Frame } from "../src/wire/types";
import { Bundle } from "../src/words/bundle";
import { frameFacts, lineFacts, optionFacts, say } from "./facts";
import { CATALOGUE, board, ending, frame, line, option, seat } from "./frames";

const WORDS = `
seat-you = you
    .start = You
seat-named = { $name }
list-comma = {", "}
told = { $text }
    .heading = { $heading }
Asked = { DOES($by, "ask", "asks") } { SEAT($of) }.
Give = Give { $card }
    .label = { $card }
Later = Later, { SEAT($of) }.
standing-pass = Let it pass
`;
const HEARER = { me: 0, names: ["Ann", "Bea"] };
const bundle = () => new Bundle("en", HEARER, WORDS);
const facts = (...frames: Frame[]): Facts => {
  const known = frames.reduce<Facts | null>(fold, null);
  if (!known) throw new Error("nothing is known");
  return known;
};
const first = (more: Parameters<typeof frame>[0] = {}) => frameFacts(frame(more));
const teller = (laid: AnyLaid = null, known = CATALOGUE) => new Teller(bundle(), laid, known);

describe("what is told", () => {
  test("has its type as its message, and its fields as arguments", () => {
    const told = teller().line({ event: { type: "Asked", by: 0, of: 1 } });
    expect(told.text).toBe("You ask Bea.");
  });

  test("may have another message, and more arguments", () => {
    const told = teller().line({ event: { type: "Asked", by: 0, of: 1 }, key: "Later", args: { of: 0 } });
    expect(told.text).toBe("Later, you.");
  });

  test("is worded once, however often the table is shown", () => {
    const words = bundle();
    const format = vi.spyOn(words, "format");
    const reader = new Teller(words, null, CATALOGUE);
    const before = facts(first({ story: { lines: [line("a"), line("b")] } }));
    const shown = reader.scene(before);
    format.mockClear();
    const after = fold(before, { type: "frame", story: { since: 2, lines: [lineFacts(line("c"))] } });
    const now = reader.scene(after!);
    expect(now.story.slice(0, 2)).toEqual(shown.story);
    expect(now.story[0]).toBe(shown.story[0]);
    const said = format.mock.calls.map(([{ args }]) => (args as { text?: string }).text);
    expect(said).not.toContain("a");
    expect(said).toContain("c");
  });
});

describe("options", () => {
  const give = { move: { type: "Give", card: "7R" } };

  test("stay the same objects while the question is the same, so that one can be picked", () => {
    const reader = teller();
    const before = facts(first());
    const [picked] = reader.scene(before).board?.options ?? [];
    const same = fold(before, { type: "frame", watching: 2, board: { deadline: 5 } });
    expect(reader.scene(same!).board?.options[0]).toBe(picked);
    const next = fold(same, { type: "frame", board: { options: [optionFacts(option("Other"))] } });
    expect(reader.scene(next!).board?.options[0]).not.toBe(picked);
  });

  test("have the parts of their message, and are final by their type", () => {
    const reader = teller(null, { ...CATALOGUE, final: ["Give"] });
    expect(reader.option(give, {})).toEqual({
      ...give,
      text: "Give 7R",
      heading: "",
      label: "7R",
      first: "",
      about: [],
      final: true,
      worth: {},
    });
  });

  test("are about what the table derives, unless it was told", () => {
    const laid = { ofMove: () => ["card:7R"] } as unknown as AnyLaid;
    expect(teller(laid).option(give, {}).about).toEqual(["card:7R"]);
    expect(teller(laid).option({ ...give, about: ["card:2W"] }, {}).about).toEqual(["card:2W"]);
  });
});

test("zones come from the view where the server sends none, named by the table's own messages", () => {
  const laid = {
    zones: ({ deck }: { deck: number }) => [
      { id: "deck", kind: "deck", hidden: deck },
      { id: "hand:0", kind: "hand", owner: 0 },
    ],
    label: ({ owner }: { owner?: number }) => (owner === undefined ? null : say("Your hand")),
  } as unknown as AnyLaid;
  const { zones: _, layout: __, ...shown } = board({ view: { deck: 7 } });
  const scene = teller(laid).scene(facts(first({ board: shown })));
  expect(scene.board?.zones).toEqual([
    { id: "deck", kind: "deck", hidden: 7, title: "", short: "", note: "" },
    { id: "hand:0", kind: "hand", owner: 0, title: "Your hand", short: "", note: "" },
  ]);
});

test("what each seat turned out to be is told", () => {
  const roles = ["Thief", "Detective in 2 of 3 Cases"];
  const scene = teller().scene(facts(first({ ending: ending({ roles }) })));
  expect(scene.ending?.roles).toEqual(roles);
});

test("answers that may be left with the table are offered to who plays", () => {
  const known = { ...CATALOGUE, standings: ["pass"] };
  const offered = (plays: boolean) =>
    teller(null, known).scene(facts(first({ board: board({ plays }) }))).board?.standings;
  expect(offered(true)).toEqual([{ name: "pass", text: "Let it pass" }]);
  expect(offered(false)).toEqual([]);
});

describe("a reader", () => {
  const speech = {
    laid: null,
    bundle: (hearer: typeof HEARER | object) => new Bundle("en", hearer as typeof HEARER, WORDS),
  };
  const asked = { since: 0, lines: [] };
  const at = (name: string, me: number | null = 0) =>
    facts(first({ seats: [seat(0, "Ann"), seat(1, name)], you: { seat: me }, story: asked }));

  test("is another one where somebody is called otherwise, or this person sits elsewhere", () => {
    const reader = new Reader(speech, CATALOGUE, at("Bea"));
    expect(reader.reads(at("Bea"))).toBe(true);
    expect(reader.reads(at("Cal"))).toBe(false);
    expect(reader.reads(at("Bea", 1))).toBe(false);
    expect(reader.reads(at("Bea", null))).toBe(false);
  });

  test("calls people and things by their names", () => {
    const { things } = new Reader(speech, CATALOGUE, at("Cal"));
    expect(things.get("seat:1")?.title).toBe("Cal");
    expect(things.get("card:7R")?.title).toBe("7 of Rock");
  });
});

test("a player aid says together what several things do", () => {
  const entries = [
    { title: say("Red"), text: say("Beats one."), things: ["suit:R"] },
    { title: say("Blue"), text: say("Beats none.") },
    { title: say("Green"), text: say("Beats one."), things: ["suit:G"] },
    { title: say("Red"), text: say("Beats one."), things: ["suit:P"] },
  ];
  const aid = aidOf({ flow: [say("Draw.")], sections: [{ title: say("Suits"), entries }] }, bundle());
  expect(aid).toEqual({
    flow: ["Draw."],
    sections: [
      {
        title: "Suits",
        entries: [
          { title: "Red, Green", text: "Beats one.", things: ["suit:R", "suit:G", "suit:P"] },
          { title: "Blue", text: "Beats none.", things: [] },
        ],
      },
    ],
  });
});
