import { fireEvent, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { taste } from "../../../src/house/taste.svelte";
import { fateOf, foundIn } from "../../../src/games/mind_reader/reveal/revealed";
import { leftFor } from "../../../src/games/mind_reader/notes";
import type { Option } from "../../../src/table/line/scene";
import type { NotebookPages, NotebookSheet } from "../../../src/wire/types";
import { HAND, HER_HAND, board, frame, option, pieces, seat, zone } from "../../frames";
import { arrive, button, click, sent as said, tell } from "../../visit";

/** The table of Mind Reader with one opponent, whose Secret Card lies there. */
const SECRET = zone("secret:1", "secret", { owner: 1, pieces: [{ thing: "secret:4", up: false }] });
const OPTIONS: Option[] = [
  { ...option("7: higher than Bea's?", "Higher?", "card:7R", "secret:4"), label: "than Bea's" },
  { ...option("7: stronger than Bea's?", "Stronger?", "card:7R", "secret:4"), label: "than Bea's" },
  { ...option("2: higher than Bea's?", "Higher?", "card:2W", "secret:4"), label: "than Bea's" },
].map((one) => ({ ...one, move: { type: "Ask", text: one.text } }));
const VIEW = { dealer: 0, settings: { two_cards: false }, has_secret: [[true], [true]] };

const asking = (options: Option[] = OPTIONS) =>
  frame({ board: board({ zones: [HAND, HER_HAND, SECRET], options, view: VIEW }) });
/** What was sent besides questions to the notebook. */
const sent = () => said().filter(({ type }) => type !== "notebook");
const ribbon = () => within(screen.getByRole("group", { name: "Your question" }));
const states = (name: string) => button(name).className;

describe("a question is pointed at", () => {
  test("card, Secret Card and kind, in any order", async () => {
    await arrive(asking());
    expect(states("7 of Rock")).toContain("can");
    await userEvent.click(ribbon().getByRole("button", { name: "stronger" }));
    expect(states("2 of Water")).not.toContain("can");
    await userEvent.click(button("7 of Rock"));
    expect(button("7 of Rock").getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(ribbon().getByRole("button", { name: "Ask" }));
    expect(sent()).toMatchObject([{ type: "play", move: { text: "7: stronger than Bea's?" } }]);
  });

  test("what goes without saying is chosen, and a second touch sends", async () => {
    await arrive(asking());
    await userEvent.click(button("2 of Water"));
    expect(button("Secret 4 of Bea").getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(button("2 of Water"));
    expect(sent()).toMatchObject([{ move: { text: "2: higher than Bea's?" } }]);
  });

  test("another card takes the place of the first", async () => {
    await arrive(asking());
    await userEvent.click(button("7 of Rock"));
    await userEvent.click(button("2 of Water"));
    expect(button("7 of Rock").getAttribute("aria-pressed")).toBe("false");
    expect(ribbon().getByText(/2 of Water/)).toBeTruthy();
  });

  test("Escape puts it back, and so does the button", async () => {
    await arrive(asking());
    await userEvent.click(button("7 of Rock"));
    await userEvent.keyboard("{Escape}");
    expect(button("7 of Rock").getAttribute("aria-pressed")).toBe("false");
    await userEvent.click(button("7 of Rock"));
    await userEvent.click(button("Put back"));
    expect(button("7 of Rock").getAttribute("aria-pressed")).toBe("false");
    expect(sent()).toEqual([]);
  });

  test("a choice ends with its question", async () => {
    await arrive(asking());
    await userEvent.click(button("2 of Water"));
    await tell({ type: "frame", board: { decision: 2 } });
    expect(button("2 of Water").getAttribute("aria-pressed")).toBe("false");
  });

  test("a card is dropped on what goes with it", async () => {
    await arrive(asking(OPTIONS.slice(1)));
    const other = option("Keep it", "Keep", "card:7R");
    await tell({
      type: "frame",
      board: { options: [...OPTIONS.slice(1), { ...other, move: { type: "Keep" } }] },
    });
    await fireEvent.dragStart(button("7 of Rock"));
    await fireEvent.drop(button("Secret 4 of Bea"));
    expect(sent()).toMatchObject([{ move: { text: "7: stronger than Bea's?" } }]);
  });
});

describe("what was answered", () => {
  const asked = (card: string, reply: string, of: number) => ({
    text: `${card} ${reply}`,
    event: { type: "Asked", by: 0, of, side: 0, card, reply },
    about: [`secret:${of}`],
  });
  const lines = [asked("7R", "lower", 1), asked("2W", "stronger", 1)];

  test("is turned round to speak of the Secret Card, the newest first", async () => {
    await arrive(frame({ board: asking().board, story: { lines } }));
    const answers = within(screen.getByRole("list", { name: "Answers about Bea" })).getAllByRole("listitem");
    expect(answers.map((answer) => answer.querySelector(".reply")?.textContent?.trim())).toEqual([
      expect.stringContaining("weaker than"),
      expect.stringContaining("higher than"),
    ]);
  });

  test("stands on the table while others are to move", async () => {
    await arrive(frame({ board: { ...asking([]).board }, story: { lines } }));
    expect(ribbon().getByText("2W stronger")).toBeTruthy();
  });
});

describe("what the notebook leaves for a Secret Card", () => {
  const sheet = (more: Partial<NotebookSheet> = {}): NotebookSheet => ({
    id: "hand:1:secret:1:0",
    title: "What is Bea's Secret Card?",
    note: "2 cards fit",
    worlds: "2",
    about: ["secret:1:0"],
    rows: [
      { id: "K", title: "King" },
      { id: "Q", title: "Queen" },
    ],
    columns: [{ id: "R", title: "Rock" }],
    squares: [[{}], [{ certainty: "ruled out" }]],
    ...more,
  });
  const pages = (...sheets: NotebookSheet[]): NotebookPages => ({
    type: "pages",
    id: "1",
    lines: 1,
    sheets,
    worlds: "2",
    marks: {},
    wrong: [],
    note: "",
  });

  test("are the squares that are not ruled out", () => {
    expect(leftFor(pages(sheet()), "secret:1:0")).toEqual({
      cards: new Set(["card:KR"]),
      text: "2 cards fit",
    });
    expect(leftFor(pages(sheet()), "secret:2:0")).toBeNull();
  });

  test("is not told where the table's help does not count", () => {
    expect(leftFor(pages(sheet({ worlds: "" })), "secret:1:0")).toBeNull();
    expect(leftFor(null, "secret:1:0")).toBeNull();
  });

  test("is, for an own card, what the one who knows most can know", () => {
    const less = sheet({ squares: [[{}], [{}]], knower: 1, note: "less" });
    const most = sheet({ knower: 2, note: "most" });
    expect(leftFor(pages(less, most), "secret:1:0")?.text).toBe("most");
  });
});

test("many discards lie in rows, so that each can be read", async () => {
  const discards = (count: number) =>
    zone("discard", "discard", { pieces: pieces(...Array.from({ length: count }, (_, i) => `card:${i}`)) });
  const lying = (count: number) =>
    frame({ board: board({ zones: [HAND, HER_HAND, SECRET, discards(count)], view: VIEW }) });
  await arrive(lying(5));
  expect(document.querySelector(".discards.rows-1")).toBeTruthy();
  await tell(lying(40));
  expect(document.querySelector(".discards.rows-3")).toBeTruthy();
});

describe("the list", () => {
  test("is folded, and is the second way", async () => {
    await arrive(asking());
    const list = screen.getByText("All 3 options as a list").closest("details") as HTMLDetailsElement;
    expect(list.open).toBe(false);
    taste.like("list", true);
    expect(await screen.findByRole("button", { name: /7: stronger than Bea's\?/ })).toBeTruthy();
    taste.like("list", false);
  });

  test("counts what it shows at first: those that begin alike are one, even once it is chosen", async () => {
    const pay = (card: string) => ({
      ...option(`Give the ${card}`, "Give", "secret:4", card),
      first: "Give a card",
    });
    const options = [option("Rest", "Turn"), pay("card:7R"), pay("card:2W"), pay("card:8R")];
    await arrive(asking(options));
    const summary = screen.getByText("All 2 options as a list");
    taste.like("list", true);
    await click("Give a card\u00a0…");
    expect(screen.getAllByRole("button", { name: /^Give the/ })).toHaveLength(3);
    expect(summary.textContent).toBe("All 2 options as a list");
    taste.like("list", false);
  });
});

describe("a final move", () => {
  const final = {
    ...option("Give up the 7 of Rock", "Give up", "card:7R"),
    move: { type: "GiveUp", text: "Give up the 7 of Rock" },
  };
  const other = option("Give up the 2 of Water", "Give up", "card:2W");

  test("is asked about once more, and can be put back", async () => {
    taste.like("plain", true);
    await arrive(frame({ board: board({ options: [final, other] }) }));
    await userEvent.click(button("Give up the 7 of Rock"));
    expect(sent()).toEqual([]);
    const asked = within(screen.getByRole("alertdialog"));
    expect(document.activeElement).toBe(asked.getByRole("button", { name: "Put back" }));
    await userEvent.click(asked.getByRole("button", { name: "Put back" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await userEvent.click(button("Give up the 7 of Rock"));
    await userEvent.click(button("Yes, do it"));
    expect(sent()).toMatchObject([{ move: { text: "Give up the 7 of Rock" } }]);
  });

  test("is not asked about any more when it is no longer offered", async () => {
    taste.like("plain", true);
    await arrive(frame({ board: board({ options: [final, other] }) }));
    await userEvent.click(button("Give up the 7 of Rock"));
    await tell({ type: "frame", board: { decision: 2, options: [other] } });
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

test("by keyboard, the focus goes from a button on the table that is gone to the next question", async () => {
  const end = { ...option("Draw a card and end the turn", "End"), move: { type: "EndTurn" } };
  await arrive(asking([end]));
  ribbon().getByRole("button", { name: end.text }).focus();
  await userEvent.keyboard("{Enter}");
  const next = board({ decision: 2, zones: [HAND, HER_HAND, SECRET], options: OPTIONS, view: VIEW });
  await tell(frame({ board: { ...next, prompt: "Your turn." } }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your turn." }));
});

describe("a guess", () => {
  const naming = (type: string) =>
    ["R", "W"].map((suit) => ({
      ...option(suit, "Suit", `suit:${suit}`, "secret:4"),
      move: { type, ...(type === "NameSuit" ? { suit } : { rank: "7" }) },
    }));

  test("is a card clicked in the grid, said in two parts", async () => {
    const suits = zone("suits", "place", { pieces: pieces("suit:R", "suit:W") });
    await arrive(
      frame({
        board: board({
          zones: [HAND, SECRET, suits],
          options: naming("NameSuit"),
          view: VIEW,
          take_back: true,
        }),
      }),
    );
    expect(ribbon().getByRole("button", { name: "Say it" }).hasAttribute("disabled")).toBe(true);
    await userEvent.click(button("7 of Rock, yours"));
    await userEvent.click(ribbon().getByRole("button", { name: "Say it" }));
    expect(sent()).toMatchObject([{ move: { type: "NameSuit", suit: "R" } }]);
    await tell({ type: "frame", board: { decision: 2, options: naming("NameRank").slice(0, 1) } });
    await tell({ type: "done", id: sent()[0]?.id ?? "" });
    expect(sent()[1]).toMatchObject({ decision: 2, move: { type: "NameRank", rank: "7" } });
  });

  test("stops where a part is not offered", async () => {
    const suits = zone("suits", "place", { pieces: pieces("suit:R", "suit:W") });
    await arrive(
      frame({
        board: board({
          zones: [HAND, SECRET, suits],
          options: naming("NameSuit"),
          view: VIEW,
          take_back: true,
        }),
      }),
    );
    await userEvent.click(button("7 of Rock, yours"));
    await userEvent.click(ribbon().getByRole("button", { name: "Say it" }));
    await tell({ type: "refused", id: sent()[0]?.id ?? "", reason: "That question is over." });
    await tell({ type: "frame", board: { options: naming("NameRank").slice(0, 1) } });
    expect(sent()).toHaveLength(1);
  });
});

test("a hand turns up what was read, what was lost for a wrong guess, and what this person kept", () => {
  const told = (...events: object[]) => events.map((event) => ({ text: "", event, about: [] }));
  const lines = told(
    { type: "Kept", cards: ["7R"] },
    { type: "Guessed", by: 0, of: 2, card: "KP", right: true },
    { type: "Guessed", by: 1, of: 0, card: "8R", right: false },
    { type: "HandedOver", by: 1, card: "2W", to: 0 },
  );
  const read = { seat: 2, card: "KP", to: 0, how: "read" };
  const lost = { seat: 1, card: "2W", to: 0, how: "lost" };
  expect(foundIn(lines, 0)).toEqual([read, lost, { seat: 0, card: "7R", to: null, how: "kept" }]);
  expect(foundIn(lines, null)).toEqual([read, lost]);
  expect(foundIn([...lines, ...told({ type: "Forfeited", by: 0 })], 0)).toEqual([read, lost]);
  const seen = { seat: 1, card: "3W", to: null, how: "seen" };
  const shown = told({ type: "Shown", of: 1, card: "3W" });
  expect(foundIn(shown, 0)).toEqual([seen]);
  const later = told({ type: "Guessed", by: 2, of: 1, card: "3W", right: true });
  expect(foundIn([...shown, ...later], 0)).toEqual([{ seat: 1, card: "3W", to: 2, how: "read" }]);
});

test("what became of a Secret Card is told with the name of who has it now", () => {
  const seats = [seat(0, "Ann"), seat(1, "Bea")];
  const read = { seat: 1, card: "3W", to: 0, how: "read" } as const;
  expect(fateOf(read, { seats, me: 0 })).toBe("read by you");
  expect(fateOf(read, { seats, me: null })).toBe("read by Ann");
  expect(fateOf({ ...read, to: null, how: "kept" }, { seats, me: null })).toBe("kept");
});
