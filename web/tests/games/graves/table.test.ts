import { screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import type { GravesSettings, GravesView } from "../../../src/games/graves/types";
import { taste } from "../../../src/house/taste.svelte";
import type { Option } from "../../../src/table/line/scene";
import type { Catalogue, CatalogueThing } from "../../../src/wire/types";
import { say } from "../../facts";
import { MOVE, board, frame, zone } from "../../frames";
import { arrive, button, sent, tell } from "../../visit";

type Words = Partial<CatalogueThing> & { short?: string; text?: string };
const thing = (id: string, title: string, { short, text, ...more }: Words = {}): CatalogueThing => ({
  id,
  kind: "card",
  say: title ? say(title, short, text) : null,
  ...more,
});
const CATALOGUE: Catalogue = {
  type: "catalogue",
  aid: { flow: [], sections: [] },
  version: "1",
  final: ["Guess"],
  standings: [],
  things: [
    thing("seat:0", "", { kind: "seat", owner: 0 }),
    thing("seat:1", "", { kind: "seat", owner: 1 }),
    thing("card:D:N5", "5 of Notebooks", { rank: "5", suit: "N", text: "Worth 5." }),
    thing("card:D:N6", "6 of Notebooks", { rank: "6", suit: "N", text: "Worth 6." }),
    thing("card:D:S3", "3 of Shoeprints", { rank: "3", suit: "S", text: "Worth 3." }),
    thing("place:slums", "Slums", { kind: "place", rank: "4", suit: "Q" }),
    thing("place:park", "Park", { kind: "place", rank: "3", suit: "S" }),
    thing("trump:N", "Trump: Notebooks", { kind: "token", suit: "N" }),
    thing("identity:duke", "The Duke", { kind: "role", short: "Duke" }),
  ],
};
const VIEW: Partial<Omit<GravesView, "settings">> & { settings: Partial<GravesSettings> } = {
  settings: { cases: 1, extra_turn: false },
  case: 1,
  detective: 0,
  locations: ["Slums", "Park"],
  place: 0,
  trump: "",
  lead: 0,
  winners: [],
  scores: [],
  evidence: ["", ""],
  identity: "",
  unmasked: false,
  protected: [[], []],
};
const ZONES = [
  zone("place:0", "place", { at: "place:slums", value: 4, hidden: 1 }),
  zone("place:1", "place", { at: "place:park", value: 3, hidden: 1 }),
  zone("hand:0", "hand", {
    owner: 0,
    pieces: [
      { thing: "card:D:N5", value: 10 },
      { thing: "card:D:N6", value: 12 },
    ],
  }),
  zone("deck:0", "deck", { title: "Your deck", owner: 0, hidden: 30 }),
  zone("discards:0", "discard", { title: "Your discards", owner: 0, hidden: 2 }),
];
const option = (text: string, move: Record<string, unknown>, ...about: string[]): Option => ({
  ...MOVE,
  move,
  text,
  heading: "Do",
  about,
});

async function sitDown(options: Option[], view: Partial<GravesView> = {}, zones = ZONES): Promise<void> {
  const shown = board({ zones, options, view: { ...VIEW, ...view } });
  await arrive(frame({ table: { game: "graves" }, board: shown }));
  await tell(CATALOGUE);
}

beforeEach(() => {
  taste.like("plain", false);
  taste.like("single", false); // on a slow machine a lone move would be made meanwhile
});

describe("a card", () => {
  const place = (card: string, more: Record<string, unknown> = {}, ...about: string[]) =>
    option(`Place ${card}`, { type: "Place", card, ...more }, `card:D:${card}`, "place:slums", ...about);
  const stop = option("Stop here", { type: "Stop" });

  test("is placed by clicking it, and then the glowing place in the pile", async () => {
    await sitDown([stop, place("N5"), option("Use it", { type: "Use", card: "N5" }, "card:D:N5")]);
    await userEvent.click(button("5 of Notebooks, worth 10, can be placed or used"));
    expect(screen.getByText("+10")).toBeTruthy();
    const [slot] = screen.getAllByRole("button", { name: "Place N5" });
    await userEvent.click(slot as HTMLElement);
    expect(sent()).toMatchObject([{ move: { type: "Place", card: "N5" } }]);
  });

  test("is used by clicking it, and then the place that names what it does", async () => {
    await sitDown([
      stop,
      { ...option("Use N5", { type: "Use", card: "N5" }, "card:D:N5"), label: "Discredit" },
    ]);
    expect(screen.getByText("Choose a card")).toBeTruthy();
    await userEvent.click(button("5 of Notebooks, worth 10, can be used"));
    await userEvent.click(screen.getByText("Discredit"));
    expect(sent()).toMatchObject([{ move: { type: "Use", card: "N5" } }]);
  });

  test("that is protected says so in its pile", async () => {
    const lies = zone("pile:0:0", "pile", { owner: 0, pieces: [{ thing: "card:D:N5", value: 10 }] });
    await sitDown([stop], { protected: [["N5"], []] }, [...ZONES.filter(({ id }) => id !== "hand:0"), lies]);
    expect(button("5 of Notebooks, worth 10, protected")).toBeTruthy();
  });

  describe("that costs another one", () => {
    const paid = (card: string, pay: string): Option => ({
      ...place(card, { pay }, `card:D:${pay}`),
      text: `Place ${card}, discarding ${pay}`,
      label: `Discard ${pay}`,
      first: `Place ${card}`,
    });
    const park = [stop, place("S3"), paid("N5", "S3"), paid("N5", "N6"), paid("N6", "S3"), paid("N6", "N5")];
    const slot = (name: string) => screen.getAllByRole("button", { name })[0] as HTMLElement;

    test("is placed first, and then it is asked which card pays", async () => {
      await sitDown(park);
      await userEvent.click(button("5 of Notebooks, worth 10, can be placed"));
      expect(screen.queryByText("Which card pays?")).toBeNull();
      await userEvent.click(slot("Place N5\u00a0…"));
      expect(screen.getByRole("heading", { name: "Place N5: which card do you give for it?" })).toBeTruthy();
      await userEvent.click(button("6 of Notebooks, worth 12, can pay"));
      expect(sent()).toEqual([]);
      await userEvent.click(slot("Place N5, discarding N6"));
      expect(sent()).toMatchObject([{ move: { card: "N5", pay: "N6" } }]);
    });

    test("gives way to another card until it is placed, and is put back afterwards", async () => {
      await sitDown(park);
      await userEvent.click(button("5 of Notebooks, worth 10, can be placed"));
      await userEvent.click(button("6 of Notebooks, worth 12, can be placed"));
      await userEvent.click(slot("Place N6\u00a0…"));
      await userEvent.click(button("Put back"));
      expect(screen.getByText("Choose a card")).toBeTruthy();
    });

    test("is paid for by keys: the first card that can pay has the focus", async () => {
      await sitDown(park);
      button("6 of Notebooks, worth 12, can be placed").focus();
      await userEvent.keyboard("{Enter}");
      slot("Place N6\u00a0…").focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(document.activeElement?.textContent).toContain("can pay"));
      await userEvent.keyboard("{Enter}{Enter}");
      expect(sent()).toMatchObject([{ move: { card: "N6", pay: "N5" } }]);
    });
  });
});

test("a clock is set by its buttons, and set back by a second touch", async () => {
  const change = (here: number) =>
    option(`Slums by ${here}`, { type: "SetClocks", here, next: 0 }, ...(here ? ["place:slums"] : []));
  await sitDown([change(0), change(-1), change(1)]);
  const more = button("One time token more at the Slums");
  await userEvent.click(more);
  expect(more.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(more);
  expect(more.getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(button("One time token less at the Slums"));
  await userEvent.click(button("Slums by -1"));
  expect(sent()).toMatchObject([{ move: { type: "SetClocks", here: -1, next: 0 } }]);
});

test("a card is drawn from the stack that is clicked", async () => {
  await sitDown([
    option("From your deck", { type: "DrawFrom", source: "deck" }),
    option("The top card of your discards", { type: "DrawFrom", source: "discards" }),
  ]);
  await userEvent.click(button("Draw from here: Your discards"));
  expect(sent()).toMatchObject([{ move: { source: "discards" } }]);
});

test("cards of a discard pile are laid out to choose from", async () => {
  await sitDown([
    option("The 3 of Shoeprints", { type: "Pick", card: "S3" }, "card:D:S3"),
    option("The 5 of Notebooks", { type: "Pick", card: "N5" }, "card:D:N5"),
  ]);
  const tray = screen.getByRole("group", { name: "Which card?" });
  expect(tray.textContent).toContain("3 of Shoeprints");
  expect(tray.textContent).not.toContain("5 of Notebooks");
});

test("once all Locations are over the identities stand up, those cleared are struck out", async () => {
  const guess = option("The Duke", { type: "Guess", identity: "Duke" }, "identity:duke");
  await sitDown([guess], { winners: [0, 1], evidence: ["Baroness+Duke", ""] });
  await userEvent.click(button("The Duke, cleared"));
  await userEvent.click(button("The Duke, cleared"));
  expect(screen.getByRole("alertdialog")).toBeTruthy();
  expect(sent()).toEqual([]);
});
