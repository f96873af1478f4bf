import { screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { isNews } from "../../../src/games/mind_reader/story";
import type { Option } from "../../../src/table/line/scene";
import { HAND, HER_HAND, bot, board, frame, option, pieces, seat, zone } from "../../frames";
import { arrive } from "../../visit";

/** A window that no wide layout fits. */
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const SECRET = zone("secret:1", "secret", { owner: 1, pieces: [{ thing: "secret:4", up: false }] });
const VIEW = { dealer: 0, settings: { two_cards: false }, has_secret: [[true], [true]] };
const shown = (type: string, more = {}) => {
  const asked: Option = { ...option("Rock", "Suit", "suit:R", "secret:4"), move: { type, suit: "R" } };
  return frame({
    board: board({ zones: [HAND, HER_HAND, SECRET], options: [asked], view: VIEW, ...more }),
  });
};

test("the wheel stands beside the answers, and an opponent whom nobody has asked about says so", async () => {
  await arrive(shown("Ask"));
  const wheel = screen.getByRole("group", { name: "Which suit beats which" });
  const beside = within(wheel.parentElement as HTMLElement);
  expect(beside.getByRole("group", { name: "What was answered" }).textContent).toContain("Nobody has asked");
});

test("a guess in the making has the room to itself, and can be taken back", async () => {
  await arrive(shown("NameSuit", { take_back: true }));
  expect(screen.getByRole("button", { name: "Back" })).toBeTruthy();
  expect(screen.queryByText(/^List/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Show all that has happened" })).toBeNull();
});

test("that a guess was right is news, and not that its victim is out", () => {
  expect([{ type: "Guessed" }, { type: "WentOut" }].map(isNews)).toEqual([true, false]);
});

test("own points and the cards won stand beside the hand", async () => {
  const score = zone("score:0", "score", { owner: 0, value: 20 });
  const won = zone("won:0", "won", { owner: 0, pieces: pieces("card:7R") });
  await arrive(shown("Ask", { zones: [HAND, HER_HAND, SECRET, score, won] }));
  const mine = within(screen.getByRole("region", { name: "Your seat" }));
  expect(mine.getByText("20 points")).toBeTruthy();
  expect(within(mine.getByRole("list", { name: "Won" })).getAllByRole("listitem")).toHaveLength(1);
});

test("who is out leaves the answers to those who are still in", async () => {
  const asked = (of: number) => ({ type: "Asked", by: 0, of, side: 0, reply: "higher", card: "7R" });
  const line = (of: number) => ({ text: "Higher.", event: asked(of), about: [`secret:${of}:0`] });
  const view = { ...VIEW, has_secret: [[true], [], [true]] };
  const seats = [seat(0, "Ann"), bot(1, "Bea"), bot(2, "Cal")];
  await arrive(frame({ board: shown("Ask", { view }).board, seats, story: { lines: [line(2), line(1)] } }));
  expect(screen.getByText("Answers about Cal")).toBeTruthy();
});
