import { screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { hashOfHex, hashOfText } from "../src/house/sha256";
import { NOT_REVEALED } from "../src/table/fair/fair";
import { COMMITMENT, GATHERING, bot, ending, frame, seat, type Whole } from "./frames";
import { arrive, button, click, sent, tell } from "./visit";

const kept = () => localStorage.getItem("parlour.luck.k7m2") ?? "";
const seats = (...luck: string[]) => [
  seat(0, "Ann", { luck: luck[0] ?? "" }),
  seat(1, "Bea", { luck: luck[1] ?? "" }),
];
const gathering = (...luck: string[]): Whole => ({ ...GATHERING(), seats: seats(...luck) });
const at = (stage: Whole["table"]["stage"], first: Whole): Whole => ({
  ...first,
  table: { ...first.table, stage, reveal_by: stage === "revealing" ? Date.now() / 1000 + 15 : null },
  you: { ...first.you, may: [] },
});

describe("before the deal", () => {
  test("a browser with a seat says the hash of its words, once, and keeps the words to itself", async () => {
    await arrive(gathering());
    await waitFor(() => expect(sent()).toMatchObject([{ type: "luck", hash: hashOfText(kept()) }]));
    expect(kept()).toMatch(/^[0-9a-f]{32}$/);
    await tell({ ...gathering(), watching: 1 });
    await tell(gathering(hashOfText(kept())));
    expect(sent()).toHaveLength(1);
  });

  test("luck that comes too late troubles nobody with a refusal", async () => {
    await arrive(gathering());
    await tell({ type: "refused", id: sent()[0]?.id ?? "", reason: "The luck is fixed." });
    expect(screen.queryByText("The luck is fixed.")).toBeNull();
  });

  test("a spectator throws nothing in", async () => {
    const first = gathering();
    await arrive({ ...first, you: { ...first.you, seat: null, may: ["sit"] } });
    expect(sent()).toEqual([]);
    expect(kept()).toBe("");
  });

  test("words of one's own take their place, and may be changed back", async () => {
    await arrive(gathering());
    const drawn = kept();
    await tell(gathering(hashOfText(drawn)));
    await userEvent.type(screen.getByLabelText("Words of your own instead"), "seven black cats");
    await click("Use these words");
    expect(kept()).toMatch(/^seven black cats [0-9a-f]{24}$/); // a hash of the bare words could be found by trying
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ type: "luck", hash: hashOfText(kept()) }));
    expect(screen.getByText(kept())).toBeTruthy();
  });

  test("one line says that everybody has a hand in the shuffle; the rest is folded away", async () => {
    await arrive(gathering());
    const details = screen.getByText(/Everybody here has a hand in the shuffle/).closest("details");
    expect(details?.open).toBe(false);
  });

  test("the words are revealed when all hashes are in, and only then", async () => {
    await arrive(gathering());
    const mine = hashOfText(kept());
    await tell(gathering(mine, "ab"));
    await tell(at("revealing", gathering(mine, "ab")));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ type: "reveal", words: kept() }));
    await tell({ ...at("revealing", gathering(mine, "ab")), watching: 1 });
    expect(sent().map(({ type }) => type)).toEqual(["luck", "reveal"]);
    expect(screen.getByText(/The cards are dealt in a moment/)).toBeTruthy();
    expect(screen.getByRole("timer", { name: "Time left to reveal" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Deal the cards" })).toBeNull();
  });

  test("words that are not behind the hash are never revealed", async () => {
    await arrive(at("revealing", gathering("somebody else's hash")));
    expect(sent()).toEqual([]);
  });

  test("Play now throws luck in before it deals", async () => {
    history.replaceState({ start: true }, "", "/table/k7m2");
    const first = { ...GATHERING(), seats: [seat(0, "Ann"), bot(1, "Bea")] };
    const may: Whole = { ...first, you: { ...first.you, may: ["leave", "start"] } };
    await arrive(may);
    await waitFor(() => expect(sent()).toMatchObject([{ type: "luck" }]));
    await tell({ ...may, seats: [seat(0, "Ann", { luck: hashOfText(kept()) }), bot(1, "Bea")] });
    await waitFor(() => expect(sent().map(({ type }) => type)).toEqual(["luck", "start"]));
  });
});

describe("at the end the browser checks", () => {
  const SEED = "00ff";
  const promise = { commitment: hashOfHex(SEED) };
  const over = (luck: string[], by: Whole["seats"], more = {}) =>
    frame({
      table: { stage: "over", ...promise },
      ending: ending({ seed: SEED, luck, by_seat: luck.map((_, i) => i) }),
      seats: by,
      you: { may: [] },
      ...more,
    });

  /** Ann sees the table gather, reveal and end with these words in the shuffle. */
  async function played(luck: (mine: string) => string[], more = {}) {
    const first = gathering();
    await arrive({ ...first, table: { ...first.table, ...promise } });
    const mine = kept();
    const fixed = gathering(hashOfText(mine), hashOfText("bea's words"));
    await tell(at("revealing", { ...fixed, table: { ...fixed.table, ...promise } }));
    await tell({ ...over(luck(mine), fixed.seats), ...more });
  }

  test("the seed, its own words and those of others, also without crypto.subtle", async () => {
    await played((mine) => [mine, "bea's words"]);
    expect(screen.getByText(/the seed has the fingerprint that you were shown before the deal/)).toBeTruthy();
    expect(screen.getByText("Checked: your words are in the shuffle.")).toBeTruthy();
    expect(screen.getByText(/the words of Bea are those chosen before/)).toBeTruthy();
    expect(screen.getByText(/Not checked here: .* who made the moves/)).toBeTruthy();
    expect(screen.queryByText(/Do not trust/)).toBeNull();
    expect(screen.getByText(SEED).closest("details")?.open).toBe(false);
  });

  test("a commitment that was exchanged", async () => {
    await played((mine) => [mine, "bea's words"], {
      table: { ...over([], []).table, commitment: COMMITMENT },
      ending: ending({ seed: "abcd", luck: [] }),
    });
    expect(screen.getByText(/another fingerprint than your browser saw before/)).toBeTruthy();
  });

  test.each([
    ["its own words are others", () => ["other words", "bea's words"]],
    ["another's words were chosen later", (mine: string) => [mine, "better words"]],
    ["somebody's words were left out", (mine: string) => [mine]],
  ])("that %s", async (_, luck) => {
    await played(luck);
    expect(screen.getByText(/are not those that were fixed. Do not trust this game/)).toBeTruthy();
  });

  test("who did not reveal in time", async () => {
    await played((mine) => [mine, NOT_REVEALED]);
    expect(
      screen.getByText(/Bea did not reveal in time; a fixed word stands in place of theirs/),
    ).toBeTruthy();
    expect(screen.queryByText(/Do not trust/)).toBeNull();
  });

  test("and says that it was not there before the deal", async () => {
    await arrive(over(["x", "y"], seats(hashOfText("x"), hashOfText("y")), { you: { seat: null, may: [] } }));
    expect(screen.getByText(/Your browser was not here before the deal/)).toBeTruthy();
    expect(screen.getByText(/not here when the players' words were fixed/)).toBeTruthy();
  });
});

test("another table asks for luck anew", async () => {
  await arrive(gathering());
  const first = kept();
  const next = gathering();
  await tell({ ...next, table: { ...next.table, id: "next" } });
  await waitFor(() => expect(localStorage.getItem("parlour.luck.next")).toBeTruthy());
  expect(localStorage.getItem("parlour.luck.next")).not.toBe(first);
  expect(button("Table menu")).toBeTruthy();
});
