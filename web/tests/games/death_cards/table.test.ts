import { fireEvent, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { taste } from "../../../src/house/taste.svelte";
import type { Option } from "../../../src/table/line/scene";
import type { BoardTold } from "../../facts";
import { MOVE, board, frame, pieces, zone } from "../../frames";
import { arrive, button, sent } from "../../visit";

/** A table of two; nothing is in the catalogue, so that things are called by their ids. */
const VIEW = {
  turn: 3,
  active: 0,
  hand_sizes: [3, 6],
  disgraced: [],
  pile: 20,
  discards: 5,
  sealed: [],
  agenda: [],
  action: null,
};
const ZONES = [
  zone("draft", "display", { pieces: pieces("card:ashes") }),
  zone("hand:0", "hand", { owner: 0, pieces: pieces("card:ariadne", "card:pyne", "card:pyne") }),
  zone("secrets:0", "secret", { owner: 0, pieces: [{ thing: "secret:1", up: false, face: "face:snoop" }] }),
  zone("secrets:1", "secret", { owner: 1, pieces: [{ thing: "secret:4", up: false }] }),
  zone("set:1:0", "set", { owner: 1, pieces: pieces("card:tommy", "card:quin"), at: "set:1:0" }),
];
const THEIR_SET = "Set of Bea: card:tommy, card:quin";
const SEALED = "Secret 4, before Bea, sealed";

const choice = (move: object, ...about: string[]): Option => ({
  ...MOVE,
  move,
  text: `Do ${about.join()}`,
  heading: "",
  about,
});
const asking = (options: Option[], view: object = {}, more: Partial<BoardTold> = {}) =>
  frame({
    table: { game: "death_cards" },
    board: board({ zones: ZONES, options, view: { ...VIEW, ...view }, ...more }),
  });
const moves = () => sent().map((one) => (one as { move?: unknown }).move);
const all = (name: string) => screen.getAllByRole("button", { name });

beforeEach(() => taste.like("plain", false));

test("a secret that is turned up lies open, and one that everybody saw and was covered does not", async () => {
  const secrets = zone("secrets:1", "secret", {
    owner: 1,
    pieces: [
      { thing: "secret:4", face: "face:thief" }, // what lies face up says nothing of it on the wire
      { thing: "secret:5", face: "face:snoop", up: false },
    ],
  });
  const zones = [...ZONES.filter(({ id }) => id !== "secrets:1"), secrets];
  await arrive(asking([], {}, { zones }));
  expect(screen.getByText(/Secret 4, before Bea, .*face up/)).toBeTruthy();
  expect(screen.queryByText(/Secret 5, before Bea, .*face up/)).toBeNull();
  expect(document.querySelectorAll(".letter.up")).toHaveLength(1);
});

test("who can play nothing is told so, at the first part of the turn", async () => {
  await arrive(asking([choice({ type: "Stop" })], { agenda: [{ type: "TakeTurn" }] }));
  const parts = within(screen.getByRole("list", { name: "Your turn" })).getAllByRole("listitem");
  expect(parts.map((part) => part.getAttribute("aria-current"))).toEqual(["step", null, null]);
  expect(screen.getByText("None of these cards can be played now.")).toBeTruthy();
});

describe("a move is made on the table", () => {
  test("a card that needs nothing more is dropped in the middle", async () => {
    const trade = { type: "Play", card: "Pyne" };
    await arrive(asking([choice(trade, "card:pyne"), choice({ type: "Stop" })]));
    await fireEvent.dragStart(all("card:pyne")[0] as HTMLElement);
    await fireEvent.drop(screen.getByText("Draft"));
    expect(moves()).toEqual([trade]);
  });

  test("a Not so Fast is dropped where it would lie", async () => {
    const action = { by: 1, card: "Tommy", aims: [0], cancels: 0, stands: true };
    const cancel = { ...choice({ type: "Cancel" }, "card:not_so_fast"), label: "Cancel it" };
    await arrive(asking([cancel, choice({ type: "Pass" })], { action }));
    await fireEvent.drop(button("Cancel it"));
    expect(moves()).toEqual([{ type: "Cancel" }]);
  });

  test("a detective joins a set: card, set, and a second touch", async () => {
    const add = { type: "Add", card: "Ariadne", owner: 1, place: 0 };
    const lay = choice({ type: "Lay", cards: ["Pyne", "Pyne"] }, "card:pyne", "card:pyne");
    await arrive(asking([choice(add, "card:ariadne", "set:1:0"), lay]));
    await userEvent.click(button("card:ariadne"));
    expect(button(THEIR_SET).getAttribute("aria-pressed")).toBe("true"); // it goes without saying
    await userEvent.click(button("card:ariadne"));
    expect(moves()).toEqual([add]);
  });

  test("both cards of a set are lifted, and only cards of the hand", async () => {
    await arrive(asking([choice({ type: "Lay", cards: ["Pyne", "Pyne"] }, "card:pyne", "card:pyne")]));
    await userEvent.click(all("card:pyne")[0] as HTMLElement);
    expect(all("card:pyne").map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", "true"]);
  });

  test("of two cards alike one touch lifts one", async () => {
    const pair = choice({ type: "Lay", cards: ["Pyne", "Pyne"] }, "card:pyne", "card:pyne");
    await arrive(asking([pair, choice({ type: "Give", card: "Pyne" }, "card:pyne")]));
    await userEvent.click(all("card:pyne")[0] as HTMLElement);
    expect(all("card:pyne").map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  });

  test("a sealed letter is pointed at", async () => {
    const mark = { type: "Mark", secret: 3 };
    await arrive(asking([choice(mark, "secret:4"), choice({ type: "Mark", secret: 4 }, "secret:5")]));
    await userEvent.click(button(SEALED));
    await userEvent.click(button(SEALED));
    expect(moves()).toEqual([mark]);
  });

  test("a set is taken", async () => {
    const seize = { type: "Seize", owner: 1, place: 0 };
    await arrive(
      asking([choice(seize, "set:1:0"), choice({ type: "Seize", owner: 1, place: 1 }, "set:1:1")]),
    );
    await userEvent.click(button(THEIR_SET));
    await userEvent.click(button(THEIR_SET));
    expect(moves()).toEqual([seize]);
  });

  test("one touch drafts", async () => {
    const draft = { type: "Draft", card: "Ashes" };
    await arrive(asking([choice(draft, "card:ashes"), choice({ type: "Draw" }, "place:pile")]));
    await userEvent.click(button("card:ashes"));
    expect(moves()).toEqual([draft]);
  });
});

describe("the top of the discard pile", () => {
  const looking = zone("looking_at", "display", { owner: 0, pieces: pieces("card:delay", "card:train") });
  const fan = { zones: [...ZONES, looking] };

  test("the card touched says how many are lifted, and a second touch lifts them", async () => {
    const lifts = [0, 1, 2].map((number) => choice({ type: "Lift", number }, "place:discard"));
    await arrive(asking(lifts, {}, fan));
    await userEvent.click(button("Lift the top 2: card:train"));
    expect(moves()).toEqual([]);
    await userEvent.click(button("Lift the top 2: card:train"));
    expect(moves()).toEqual([{ type: "Lift", number: 2 }]);
  });

  test("cards are put back by one touch each, and those put are numbered", async () => {
    const put = { type: "Put", card: "Train" };
    await arrive(asking([choice(put, "card:train")], { sealed: [{ type: "Put", card: "Delay" }] }, fan));
    expect(screen.getByText("card:delay, put back as number 1")).toBeTruthy();
    await userEvent.click(button("card:train"));
    expect(moves()).toEqual([put]);
  });
});

test("the window tells who cancelled what, and what is in force", async () => {
  const action = { by: 1, card: "Ashes", aims: [], cancels: 1, stands: false };
  const first = asking([choice({ type: "Pass" })], { action });
  first.story.lines = [{ text: "You play Not so Fast!", event: { type: "Interrupted", seat: 0 }, about: [] }];
  await arrive(first);
  const links = within(screen.getByRole("region", { name: "Who steps in?" })).getAllByRole("listitem");
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/Bea.*cancelled/s),
    expect.stringMatching(/You.*in force/s),
  ]);
});
