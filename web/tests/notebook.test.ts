import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { Book } from "../src/notebook/book.svelte";
import HintCard from "../src/notebook/HintCard.svelte";
import { pagesOf } from "../src/notebook/layout";
import NotebookPanel from "../src/notebook/NotebookPanel.svelte";
import type { Advice } from "../src/notebook/source";
import type { NotebookPages, NotebookSheet, SheetSquare, TableHead } from "../src/wire/types";
import { optionFacts } from "./facts";
import { frame, line, option } from "./frames";
import { arrive, click, sent, tell } from "./visit";

const OUT: SheetSquare = { certainty: "ruled out" };
const SHEET: NotebookSheet = {
  id: "secret:1",
  title: "What is Bea's Secret Card?",
  short: "Bea",
  rows: [
    { id: "K", title: "King", short: "K" },
    { id: "Q", title: "Queen", short: "Q" },
  ],
  columns: [
    { id: "R", title: "Rock" },
    { id: "P", title: "Paper" },
  ],
  squares: [
    [OUT, { chance: 0.996 }],
    [null, { chance: 0.004 }],
  ],
  worlds: "2",
};

const pages = (more: Partial<NotebookPages> = {}): Omit<NotebookPages, "id"> => ({
  type: "pages",
  lines: 2,
  sheets: [SHEET],
  worlds: "2",
  marks: {},
  wrong: [],
  note: "",
  ...more,
});

/** The last request of this type. */
const asked = (type: string) => sent().findLast((request) => request.type === type);
const square = (name: RegExp) => screen.getByRole("button", { name });

async function opened(help: TableHead["help"], more: Partial<NotebookPages> = {}) {
  await arrive(
    frame({ table: { help }, story: { lines: [line("Hand 1. Bea deals."), line("It is lower.")] } }),
  );
  await userEvent.click(screen.getByRole("tab", { name: "Notes" }));
  await waitFor(() => expect(asked("notebook")).toBeTruthy());
  await tell({ ...pages(more), id: asked("notebook")?.id ?? "" });
}

describe("the notebook", () => {
  test("without help there is none", async () => {
    await arrive(frame({ table: { help: "none" } }));
    expect(screen.queryByRole("tab", { name: "Notes" })).toBeNull();
  });

  test("a sheet is a table that says what is settled, and how likely the rest is", async () => {
    await opened("notebook");
    const table = screen.getByRole("table", { name: /What is Bea's Secret Card/ });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Rock", "Paper"]);
    expect(within(table).getByRole("button", { name: "King, Rock: ruled out" })).toBeTruthy();
    expect(within(table).getByRole("button", { name: "King, Paper: open, >99 %" })).toBeTruthy();
    expect(within(table).getByRole("button", { name: "Queen, Paper: open, <1 %" })).toBeTruthy();
    expect(within(table).queryByRole("button", { name: /Queen, Rock/ })).toBeNull();
    expect(screen.getByText("2 truths fit all you were told")).toBeTruthy();
  });

  test("as long as nothing can be noted, nothing is counted", async () => {
    await opened("notebook", { sheets: [], worlds: "1" });
    expect(screen.getByText("There is nothing to note yet.")).toBeTruthy();
    expect(screen.queryByText(/fits all you were told/)).toBeNull();
  });

  test("while it is open, what was told last still stands above the question", async () => {
    await opened("notebook");
    expect(screen.getByRole("button", { name: "Show all that has happened" }).textContent).toContain(
      "It is lower.",
    );
  });

  test("headings stand upright only where they have no room side by side", async () => {
    const columns = (...titles: string[]) => titles.map((title) => ({ id: title, title }));
    const wide = columns("The Director drew", "Global Operative", "Discarded", "Enacted");
    const sheets = [
      { ...SHEET, id: "a", columns: columns("Agency", "Agent", "Rock", "Water"), squares: [] },
      { ...SHEET, id: "b", columns: wide, squares: [] },
    ];
    await opened("notebook", { sheets });
    const upright = () => screen.getByRole("table", { name: /Secret Card/ }).classList.contains("stands");
    expect(upright()).toBe(false);
    await userEvent.click(screen.getAllByRole("tab", { name: "Bea" }).at(-1) as HTMLElement);
    expect(upright()).toBe(true);
  });

  test("a click marks an open square: no, maybe, yes, and nothing again", async () => {
    await opened("marks");
    for (const mark of ["no", "maybe", "yes", null]) {
      await userEvent.click(square(/^King, Paper/));
      const request = asked("mark");
      expect(request).toMatchObject({ square: "secret:1/K/P", mark });
      await tell({ type: "done", id: request?.id ?? "" });
      const marks: NotebookPages["marks"] = mark ? { "secret:1/K/P": mark as "no" } : {};
      await tell({ ...pages({ marks }), id: asked("notebook")?.id ?? "" });
      expect(square(/^King, Paper/).getAttribute("aria-label")).toBe(
        mark ? `King, Paper: open, >99 %; your mark: ${mark}` : "King, Paper: open, >99 %",
      );
    }
  });

  test("arrow keys walk over the squares that ask something, and Backspace rubs out", async () => {
    await opened("marks", { marks: { "secret:1/Q/P": "yes" } });
    square(/^King, Rock/).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    expect(document.activeElement).toBe(square(/^Queen, Paper/));
    await userEvent.keyboard("{Backspace}");
    expect(asked("mark")).toMatchObject({ square: "secret:1/Q/P", mark: null });
  });

  test("a mark that contradicts is warned of", async () => {
    await opened("warnings", { marks: { "secret:1/K/R": "yes" }, wrong: ["secret:1/K/R"] });
    expect(screen.getByText("One mark contradicts what you were told.")).toBeTruthy();
    expect(square(/King, Rock: .*Your mark contradicts/)).toBeTruthy();
  });

  test("what is settled is proved, and its lines stand out in the story", async () => {
    await opened("notebook");
    await userEvent.click(square(/^King, Rock/));
    const request = asked("why");
    expect(request).toMatchObject({ square: "secret:1/K/R" });
    const lines = [{ line: 1, text: "It is below the King.", left: 7 }];
    await tell({ type: "proof", id: request?.id ?? "", proof: { fact: "It is no King.", lines } });
    const proof = screen.getByRole("region", { name: "Why?" });
    expect(within(proof).getByText("7 answers left")).toBeTruthy();
    await click("Show line 2 in the story");
    const shown = screen.getByText("Part of the proof: 7 answers left").closest("li");
    expect(shown?.textContent).toContain("It is lower.");
  });

  test("a hint tells more step by step", async () => {
    await opened("hints");
    await click("Give me a hint");
    await tell({
      type: "advice",
      id: asked("hint")?.id ?? "",
      sheet: "secret:1",
      look: [],
      proof: null,
      likely: { text: "It is the King of Paper.", chance: 0.996 },
      level: "Watchful",
      option: optionFacts(option("Guess", "Guess")),
      why: "Nothing else is as likely.",
    });
    expect(screen.queryByText(/It is the King of Paper/)).toBeNull();
    await click("Tell me more");
    expect(screen.getByText(/It is the King of Paper. \(>99 %\)/)).toBeTruthy();
    expect(screen.queryByText("Nothing else is as likely.")).toBeNull();
    await click("Tell me more");
    expect(screen.getByText("Nothing else is as likely.")).toBeTruthy();
    await tell({ type: "frame", board: { decision: 2 } });
    expect(screen.queryByText("Nothing else is as likely.")).toBeNull(); // it was for that question
  });

  test("a hint may tell the move at once", () => {
    const advice = {
      type: "advice",
      id: "",
      sheet: "",
      look: [],
      proof: null,
      likely: null,
      level: "Watchful",
      option: option("Guess", "Guess"),
      why: "It is certain.",
    } satisfies Advice;
    const nothing = () => undefined;
    render(HintCard, { advice, toldAll: true, sheets: [], onlook: nothing, onpage: nothing });
    expect(screen.getByText("It is certain.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Tell me more" })).toBeNull();
  });

  test("a refusal is told in the notebook", async () => {
    await opened("hints");
    await click("Give me a hint");
    await tell({ type: "refused", id: asked("hint")?.id ?? "", reason: "Not now." });
    expect(screen.getByText("Not now.")).toBeTruthy();
  });

  test("notes are kept when the pen is put down", async () => {
    await opened("marks");
    await userEvent.type(screen.getByRole("textbox", { name: "Your notes" }), "Bea lies");
    await userEvent.tab();
    expect(asked("note")).toMatchObject({ text: "Bea lies" });
  });
});

test("it turns to what is pointed at on the table", async () => {
  const about = (id: string, short: string): NotebookSheet => ({ ...SHEET, id, short, about: [id] });
  const both = pages({ sheets: [about("secret:1", "Bea"), about("secret:2", "Cal")] });
  const book = new Book({
    pages: () => Promise.resolve({ ...both, id: "1" }),
    why: () => Promise.reject(new Error("nobody asked")),
  });
  const shown = { book, help: "notebook" as const, told: 2, nameOf: String };
  const { rerender } = render(NotebookPanel, { ...shown, pointed: new Set<string>() });
  await screen.findByRole("tab", { name: "Bea", selected: true });
  await rerender({ pointed: new Set(["secret:2"]) });
  expect(screen.getByRole("tab", { name: "Cal" }).getAttribute("aria-selected")).toBe("true");
});

test("pages that were made before a mark came do not take it back", async () => {
  const marks: NotebookPages["marks"] = {};
  const waiting: (() => void)[] = [];
  const nobody = () => Promise.reject(new Error("nobody asked"));
  const book = new Book({
    pages: () => {
      const made: NotebookPages = { ...pages({ marks: { ...marks } }), id: "1" };
      return new Promise((resolve) => waiting.push(() => resolve(made)));
    },
    why: nobody,
    own: { hint: nobody, write: nobody, mark: async (square, mark) => mark && (marks[square] = mark) },
  });
  const answer = async () => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.();
  };
  const opening = book.refresh();
  await answer();
  await opening;
  const first = book.cycle("K/R");
  await waitFor(() => expect(waiting).toHaveLength(1)); // pages with "no" are on their way
  const second = book.cycle("K/R");
  await answer();
  await first;
  expect(book.marks).toEqual({ "K/R": "maybe" });
  await answer();
  await second;
  expect(book.marks).toEqual({ "K/R": "maybe" });
});

test("sheets of one group are one page", () => {
  const sheet = (id: string, group: string) => ({ ...SHEET, id, group, short: id });
  const pages = pagesOf([sheet("who", "case"), sheet("rival", ""), sheet("where", "case")]);
  expect(pages.map(({ title }) => title)).toEqual(["who · where", "rival"]);
});
