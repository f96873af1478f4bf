import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { taste } from "../../../src/house/taste.svelte";
import type { NotebookPages, NotebookSheet } from "../../../src/wire/types";
import { arrive, button, sent, tell } from "../../visit";
import { ending, pieces, zone } from "../../frames";
import { CITY, city, cityFrame, option, TURN, VIEW } from "./harbour";

const moves = () => sent().flatMap((request) => (request.type === "play" ? [request.move] : []));
const texts = () =>
  moves().map((move) => (move as { text?: string; type: string }).text ?? (move as { type: string }).type);
const brick = (name: RegExp) =>
  within(screen.getByRole("group", { name: "The city" })).getByRole("button", { name });
const card = (name: RegExp) =>
  within(screen.getByRole("list", { name: "Evidence on display" })).getByRole("button", { name });

async function sitDown(shown = city()) {
  taste.like("plain", false);
  await arrive(cityFrame());
  await tell(CITY);
  await tell(cityFrame(shown));
}

const attempt = (options: ReturnType<typeof option>[], ...named: string[]) =>
  city({ options, decision: 2, take_back: true }, [
    zone("attempt", "aside", { owner: 0, pieces: pieces(...named) }),
  ]);
const LOCATE = [
  option("Locate", "hiding in Waterfront", "location:waterfront"),
  option("Locate", "hiding in Skid Row", "location:skid-row"),
];

test("a location is chosen by one touch and investigated by the next, though its Evidence lies there too", async () => {
  await sitDown();
  await userEvent.click(brick(/3 Waterfront/));
  expect(moves()).toEqual([]);
  expect(brick(/3 Waterfront/).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(brick(/3 Waterfront/));
  expect(texts()).toEqual(["Investigate Waterfront"]);
});

test("a choice is put back by Escape, and another location takes its place", async () => {
  await sitDown();
  await userEvent.click(brick(/3 Waterfront/));
  await userEvent.keyboard("{Escape}");
  expect(brick(/3 Waterfront/).getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(brick(/3 Waterfront/));
  await userEvent.click(brick(/4 Skid Row/));
  expect(brick(/3 Waterfront/).getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(button("Investigate Skid Row"));
  expect(texts()).toEqual(["Investigate Skid Row"]);
});

test("a location where nothing can be done is read, and a touch sends nothing", async () => {
  await sitDown();
  expect(brick(/1 Union Square/).getAttribute("aria-pressed")).toBeNull();
  await userEvent.dblClick(brick(/1 Union Square/));
  expect(moves()).toEqual([]);
});

test("a card is examined by two touches, and shows what it asks about", async () => {
  await sitDown();
  await userEvent.click(card(/Evidence: Doc/));
  expect(document.querySelectorAll(".ghost .disc")).toHaveLength(1);
  expect(document.querySelectorAll(".ghost .cube")).toHaveLength(1); // Dutch, next door
  await userEvent.click(card(/Evidence: Doc/));
  expect(texts()).toEqual(["Examine Doc"]);
});

test("before a card is examined, it is told for which open tiles the answer would be a disc, a cube or nothing", async () => {
  await sitDown();
  expect(screen.queryByRole("group", { name: "What the answer will mean" })).toBeNull();
  await userEvent.click(card(/Evidence: Doc/));
  const forecast = within(screen.getByRole("group", { name: "What the answer will mean" }));
  expect(forecast.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Doc",
    "none", // Dutch, next door, is in the case that this person holds
    "Bubbles",
  ]);
});

test("an Investigator asks for every kind of tile; more than four are counted", async () => {
  await sitDown();
  await userEvent.click(brick(/3 Waterfront/));
  const forecast = within(screen.getByRole("group", { name: "What the answer will mean" }));
  expect(forecast.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Bubbles, Blackmail, Waterfront",
    "Forgery, Union Square",
    "Doc, Rick's Café",
  ]);
});

test("it is told for how many cases the Investigators must last", async () => {
  const settings = { mini_games: 3, investigators: 5 };
  await sitDown(city({ view: { ...VIEW, settings, number: 2 } }));
  expect(screen.getByText("4 left, 2 mini-games")).toBeTruthy();
});

test("the black discs begin an attempt: one touch on a brick names its suspect", async () => {
  await sitDown();
  await userEvent.click(button("Solve the case 7 points now 2 lost if wrong"));
  expect(brick(/3 Waterfront/).getAttribute("aria-pressed")).toBeNull(); // Bubbles is not offered
  await userEvent.click(brick(/Accuse Doc. 2 Rick's Café/));
  expect(texts()).toEqual(["Accuse Doc"]);
});

test("the last part waits until it is confirmed, and each can be taken back", async () => {
  await sitDown(attempt(LOCATE, "suspect:doc", "crime:forgery"));
  expect(screen.getAllByRole("listitem", { name: /^Suspect: Doc|^Crime: Forgery/ })).toHaveLength(2);
  await userEvent.click(brick(/hiding in Waterfront/));
  expect(moves()).toEqual([]);
  await userEvent.click(button("Take back"));
  expect(screen.getByRole("listitem", { name: "Location: not named yet" })).toBeTruthy();
  expect(moves()).toEqual([]);
  await userEvent.click(brick(/hiding in Skid Row/));
  await userEvent.click(button("Name all three"));
  expect(texts()).toEqual(["hiding in Skid Row"]);
});

test("what was named is taken back part by part", async () => {
  await sitDown(attempt([option("Charge", "of Forgery", "crime:forgery")], "suspect:doc"));
  await userEvent.click(button("Take back"));
  expect(texts()).toEqual(["TakeBack"]);
});

test("a second touch on the last part asks once more", async () => {
  await sitDown(attempt(LOCATE, "suspect:doc", "crime:forgery"));
  await userEvent.click(brick(/hiding in Waterfront/));
  await userEvent.click(brick(/hiding in Waterfront/));
  expect(screen.getByRole("alertdialog").textContent).toContain("hiding in Waterfront?");
  expect(moves()).toEqual([]);
});

test("passing is a button where it is open", async () => {
  await sitDown(city({ options: [option("Pass", "Pass"), TURN[4] as (typeof TURN)[0]] }));
  await userEvent.click(button("Pass"));
  expect(texts()).toEqual(["Pass"]);
});

test("the windows of the case that one holds are dark and marked, all others are lit", async () => {
  await sitDown();
  const dark = [...document.querySelectorAll(".window:has(> .folder)")].map((one) =>
    one.getAttribute("data-thing"),
  );
  expect(dark).toEqual(["suspect:dutch", "crime:bank-job"]);
  expect(document.querySelectorAll(".window.lit")).toHaveLength(4);
});

async function openNotes(sheets: NotebookSheet[], marks: NotebookPages["marks"] = {}) {
  await userEvent.click(screen.getByRole("tab", { name: "Notes" }));
  await waitFor(() => expect(sent().at(-1)?.type).toBe("notebook"));
  const id = sent().at(-1)?.id ?? "";
  await tell({ type: "pages", id, lines: 1, sheets, worlds: "", marks, wrong: [], note: "" });
}

const part = (id: string, short: string, note: string): NotebookSheet => ({
  id: `${id}-1`,
  title: `${short}?`,
  short,
  note,
  group: "case",
  rows: [],
  columns: [],
  squares: [],
});

test("how much still fits the case is told where the notebook says so, beside the seat and in an attempt", async () => {
  await sitDown();
  await openNotes([part("suspect", "Suspect", "7 left"), part("crime", "Crime", "found")]);
  const seat = within(screen.getByRole("region", { name: "Your seat" }));
  expect(seat.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["Suspect 7 left", "Crime found"]),
  );
  await userEvent.click(button("Solve the case 7 points now 2 lost if wrong"));
  expect(screen.getByRole("listitem", { name: "Suspect: not named yet, 7 left" })).toBeTruthy();
  expect(screen.getByRole("listitem", { name: "Location: not named yet" })).toBeTruthy();
});

test("a part of the case that is certain is told by its name", async () => {
  await sitDown();
  const rows = ["suspect:bubbles", "suspect:doc"].map((id) => ({ id, title: id }));
  const squares = [[{ certainty: "ruled out" as const }], [{ certainty: "certain" as const }]];
  await openNotes([{ ...part("suspect", "Suspect", "found"), rows, squares }]);
  const seat = within(screen.getByRole("region", { name: "Your seat" }));
  expect(seat.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain("Suspect Doc");
  await userEvent.click(button("Solve the case 7 points now 2 lost if wrong"));
  expect(screen.getByRole("listitem", { name: "Suspect: not named yet, Doc" })).toBeTruthy();
});

test("an Investigator that was told nothing bears a nought, one whose case is solved does not", async () => {
  const noughts = () => document.querySelectorAll(".pavement b").length;
  const alone = (solved: number) => {
    const shown = city({ view: { ...VIEW, desks: VIEW.desks.map((desk) => ({ ...desk, solved })) } });
    const zones = shown.zones.map((one) =>
      one.id === "place:skid-row"
        ? { ...one, pieces: [...(one.pieces ?? []), ...pieces("investigator:1")] }
        : one,
    );
    return cityFrame({ ...shown, zones });
  };
  await sitDown();
  await tell(alone(0));
  expect(noughts()).toBe(1);
  await tell(alone(6));
  expect(noughts()).toBe(0);
});

test("a notebook that its owner fills in does not tell what fits", async () => {
  await sitDown();
  await openNotes([part("suspect", "Suspect", "")]);
  expect(screen.queryByRole("heading", { name: "Your case" })).toBeNull();
});

test("a line crossed out in the notebook turns its window dark", async () => {
  await sitDown();
  const rows = ["suspect:bubbles", "suspect:doc", "suspect:dutch"].map((id) => ({ id, title: id }));
  const columns = [{ id: "case", title: "Your case" }];
  const squares = [[{ certainty: "ruled out" as const }], [{}], [{}]];
  await openNotes([{ ...part("suspect", "Suspect", ""), rows, columns, squares }], {
    "suspect-1/suspect:doc/case": "no",
  });
  const isLit = (tile: string) =>
    document.querySelector(`.window[data-thing="${tile}"]`)?.classList.contains("lit");
  expect(["suspect:bubbles", "suspect:doc", "crime:forgery"].map(isLit)).toEqual([false, false, true]);
});

test("at the end every case lies open in the city, with its player", async () => {
  await sitDown();
  const cases = [
    zone("case:0", "secret", {
      owner: 0,
      at: "seat:1",
      pieces: pieces("suspect:dutch", "crime:bank-job", "location:skid-row"),
    }),
    zone("case:1", "secret", {
      owner: 1,
      at: "seat:0",
      pieces: pieces("suspect:doc", "crime:forgery", "location:waterfront"),
    }),
  ];
  const shown = city({ options: [], asked: [] });
  const zones = [...shown.zones.filter(({ kind }) => kind !== "secret"), ...cases];
  const over = cityFrame({ ...shown, zones, layout: zones.map(({ id }) => id) });
  await tell({ ...over, table: { ...over.table, stage: "over" }, ending: ending({ winners: [1] }) });
  expect(document.querySelectorAll(".shown.unsolved")).toHaveLength(6);
  expect(screen.getByText("not solved")).toBeTruthy();
});
