import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import TableRoom from "../src/table/TableRoom.svelte";
import { GATHERING, board, bot, ending, frame, free, line, option, seat, zone } from "./frames";
import { FakeSocket, openHouse } from "./house";
import { arrive, button, click, sent, tell } from "./visit";

/** What the person asked for; the browser throws in its luck by itself. */
const asks = () => sent().filter(({ type }) => type !== "luck");

describe("before the deal", () => {
  test("the commitment is shown, and the link to invite by", async () => {
    const first = GATHERING();
    await arrive(first);
    expect(screen.getByText(first.table.commitment).closest("details")?.open).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>("Invite link").value).toBe(first.table.invite);
    expect(screen.getByAltText("The invite link as a QR code").getAttribute("src")).toBe(
      "/api/tables/k7m2/qr.svg",
    );
  });

  test("only those are told to add bots who can", async () => {
    await arrive(GATHERING());
    expect(await screen.findByText(/Invite somebody, or add bots\./)).toBeTruthy();
    const guest = { seat: 1, host: false, may: ["sit" as const, "leave" as const], again: null, kept: null };
    await tell({ ...GATHERING(), you: guest });
    expect(screen.getByText(/1 seat is still free\. Invite somebody\./)).toBeTruthy();
  });

  test("the host adds a bot and deals when every seat is taken", async () => {
    await arrive(GATHERING());
    expect(button("Deal the cards").hasAttribute("disabled")).toBe(true);
    await userEvent.click(await screen.findByRole("button", { name: /^Add a bot/ }));
    expect(asks()).toMatchObject([{ type: "bot", seat: 1, bot: "belief" }]);
    const full = { ...GATHERING(), seats: [seat(0, "Ann"), bot(1, "Bea")] };
    await tell({ ...full, you: { ...full.you, may: ["leave", "bot", "start"] } });
    await click("Deal the cards");
    expect(asks()[1]).toMatchObject({ type: "start" });
  });

  test("bots take all free seats at once, but none that is kept for somebody", async () => {
    const kept = { ...free(2), name: "Cal" };
    await arrive({ ...GATHERING(), seats: [seat(0, "Ann"), free(1), kept, free(3)] });
    await click("Add 2 bots");
    expect(asks().map((ask) => (ask.type === "bot" ? ask.seat : null))).toEqual([1, 3]);
  });

  test("a person who comes by the link may take a free seat under a name", async () => {
    const first = GATHERING();
    await arrive({ ...first, you: { ...first.you, seat: null, host: false, may: ["sit"] } });
    expect(await screen.findByRole("textbox", { name: "What shall we call you?" })).toBeTruthy();
    await click("Sit here, on seat 2");
    expect(sent()).toMatchObject([{ type: "sit", seat: 1 }]);
  });

  test("a refusal is a gentle sentence", async () => {
    await arrive({ ...GATHERING(), seats: [seat(0, "Ann"), seat(1, "Bea"), free(2)] });
    await click("Move here, to seat 3");
    await tell({ type: "refused", id: asks()[0]?.id ?? "", reason: "That seat is taken." });
    expect(screen.getByText("That seat is taken.")).toBeTruthy();
  });
});

describe("at the table", () => {
  test("prompt, options by heading, zones and story are there", async () => {
    await arrive(frame());
    expect(screen.getByRole("heading", { name: "Choose your Secret Card." })).toBeTruthy();
    const keep = screen.getByRole("group", { name: "Keep" });
    expect(within(keep).getAllByRole("button")).toHaveLength(2);
    expect(screen.getByRole("region", { name: /Draw pile/ }).textContent).toContain("40 cards face down");
    expect(screen.getAllByText("Hand 1. Bea deals.").length).toBeGreaterThan(0);
    expect(screen.getByText("10 points")).toBeTruthy();
  });

  test("a player who is asked is marked in words", async () => {
    await arrive(frame({ board: board({ asked: [0, 1] }) }));
    expect(screen.getByText("your move")).toBeTruthy();
    expect(screen.getByText("to move")).toBeTruthy();
  });

  test("clicking an option plays it, and a double click plays it once", async () => {
    await arrive(frame());
    await userEvent.dblClick(button("Keep the 7 of Rock"));
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ type: "play", decision: 1, move: { text: "Keep the 7 of Rock" } });
    await tell({ type: "done", id: sent()[0]?.id ?? "" });
    await userEvent.click(button("Keep the 2 of Water"));
    expect(sent()).toHaveLength(2);
  });

  test("a number goes to its option, Enter plays it, and the focus goes on to the next question", async () => {
    await arrive(frame());
    await userEvent.keyboard("2");
    expect(document.activeElement).toBe(button("Keep the 2 of Water"));
    await userEvent.keyboard("{Enter}");
    expect(sent()).toMatchObject([{ move: { text: "Keep the 2 of Water" } }]);
    const next = board({ decision: 2, prompt: "Your turn.", options: [option("Ask")] });
    await tell(frame({ board: next, story: { since: 1, lines: [line("You keep the 2 of Water.")] } }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your turn." })),
    );
  });

  test("number keys can be switched off", async () => {
    await arrive(frame());
    await click("Table menu");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Number keys go to options" }));
    await userEvent.click(button("Close"));
    await userEvent.keyboard("2");
    expect(document.activeElement).not.toBe(button("Keep the 2 of Water"));
    await click("Table menu");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Number keys go to options" }));
  });

  test("a touch on a card narrows the options to it", async () => {
    await arrive(frame());
    const rock = screen.getByRole("button", { name: "7 of Rock" });
    await userEvent.click(rock);
    expect(rock.getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByRole("button", { name: "Keep the 2 of Water" })).toBeNull();
    await click("Show all");
    expect(button("Keep the 2 of Water")).toBeTruthy();
  });

  test("of options that begin alike the list has one, and then asks which of them", async () => {
    const pay = (how: string, paid: string) => ({
      ...option(`Build, ${how}`, "Turn", "place:museum", paid),
      label: how,
      first: "Build",
    });
    const options = [option("Rest", "Turn"), pay("for the 7", "card:7R"), pay("for the 2", "card:2W")];
    await arrive(frame({ board: board({ options }) }));
    expect(screen.queryByRole("button", { name: /for the/ })).toBeNull();
    await click("Build\u00a0…");
    expect(screen.getByRole("heading", { name: "Build: how?" })).toBeTruthy();
    expect(document.activeElement).toBe(button("Build, for the 7"));
    await click("Show all");
    await click("Build\u00a0…");
    await click("Build, for the 2");
    expect(sent()).toMatchObject([{ move: { text: "Build, for the 2" } }]);
  });

  test("only what is new is said aloud", async () => {
    await arrive(frame());
    expect(screen.getByRole("log").textContent).toBe("");
    await tell(frame({ story: { since: 1, lines: [line("Bea draws a card.")] } }));
    expect(screen.getByRole("log").textContent).toBe("Bea draws a card.");
  });

  test("a part is taken back", async () => {
    await arrive(frame({ board: board({ take_back: true }) }));
    await click("Take back the last part");
    expect(sent()).toMatchObject([{ type: "play", decision: 1, move: { type: "TakeBack" } }]);
  });

  test("claims are said aloud", async () => {
    const claim = { type: "Role", role: "Agency" };
    await arrive(frame({ board: board({ claims: [{ claim, text: "I am with the Agency.", about: [] }] }) }));
    await click("Say something");
    await click("I am with the Agency.");
    expect(sent()).toMatchObject([{ type: "say", claim }]);
  });

  test("a lost connection is told calmly and comes back", async () => {
    await arrive(frame());
    FakeSocket.last.cut(1006);
    expect(await screen.findByText(/Trying again/)).toBeTruthy();
    await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    FakeSocket.last.accept();
    await tell(frame());
    expect(screen.queryByText(/Trying again/)).toBeNull();
  });

  test("a spectator sees every seat and has nothing to choose", async () => {
    const watched = board({
      options: [],
      prompt: "Waiting for Ann.",
      zones: [zone("hand:0", "hand", { hidden: 2, owner: 0 })],
    });
    await arrive(frame({ you: { seat: null, host: false, may: [] }, board: watched }));
    expect(screen.getByRole("heading", { name: "Ann" })).toBeTruthy();
    expect(screen.getByText(/You are watching/)).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Your seat" })).toBeNull();
  });

  test("the host lets a bot play for somebody who is gone", async () => {
    await arrive(
      frame({ seats: [seat(0, "Ann"), seat(1, "Bea", { connected: false })], you: { may: ["bot"] } }),
    );
    await click("Let a bot play for Bea");
    expect(sent()).toMatchObject([{ type: "bot", seat: 1 }]);
  });

  test("a seat that a bot keeps is taken back", async () => {
    await arrive(
      frame({
        seats: [seat(0, "Ann", { sitter: "bot", away: true }), bot(1, "Bea")],
        you: { may: ["resume"] },
      }),
    );
    await click("Take it back");
    expect(sent()).toMatchObject([{ type: "resume" }]);
  });

  test("conceding asks first", async () => {
    await arrive(frame());
    await click("Table menu");
    await click("Concede");
    expect(sent()).toEqual([]);
    await click("Concede");
    expect(sent()).toMatchObject([{ type: "concede" }]);
  });

  test("ending without a result is asked and answered", async () => {
    await arrive(frame({ seats: [seat(0, "Ann"), seat(1, "Bea", { agrees_to_abort: true })] }));
    expect(screen.getByText("Bea would like to end the game without a result.")).toBeTruthy();
    await click("I agree");
    expect(sent()).toMatchObject([{ type: "abort", agree: true }]);
  });

  test("a question mark opens the rules", async () => {
    await arrive(frame(), { "GET /api/games/mind_reader/page": "# Mind Reader\n\nGuess what they hide." });
    await userEvent.keyboard("?");
    expect(await screen.findByText("Guess what they hide.")).toBeTruthy();
  });

  test("the rules can be read without leaving", async () => {
    await arrive(frame(), {
      "GET /api/games/mind_reader/page": "# Mind Reader\n\nEveryone keeps a Secret Card.",
    });
    await click("Rules of Mind Reader");
    expect(await screen.findByText("Everyone keeps a Secret Card.")).toBeTruthy();
  });
});

describe("at the end", () => {
  const over = (more = {}) => frame({ table: { stage: "over" }, ending: ending(more), you: { may: [] } });

  test("the result, the points and the revealed seed are shown", async () => {
    await arrive(over());
    expect(screen.getByRole("heading", { name: "You won!" })).toBeTruthy();
    expect(screen.getByRole("row", { name: /Ann.*30/ })).toBeTruthy();
    expect(screen.getByText("00ff")).toBeTruthy();
    const record = screen.getByRole("link", { name: "Download the record" });
    expect(record.getAttribute("href")).toBe("/api/tables/k7m2/record");
  });

  test("the points are told by round", async () => {
    const hand = (...points: number[]) => ({
      ...line("The hand is over."),
      event: { type: "HandEnded", points },
    });
    await arrive({ ...over(), story: { since: 0, lines: [hand(20, 10), hand(30, 10)] } });
    const row = screen.getByRole("row", { name: /Ann/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["30", "+20", "+10"]);
    expect(screen.getByRole("columnheader", { name: "Hand 2" })).toBeTruthy();
  });

  test("a game of older rules is marked as such", async () => {
    await arrive(
      frame({ table: { stage: "over", old: true }, board: null, ending: ending(), you: { may: [] } }),
    );
    expect(screen.getByText(/played under older rules/)).toBeTruthy();
  });

  test("others' victories, shared ones and none are told apart", async () => {
    await arrive(over({ winners: [1] }));
    expect(screen.getByRole("heading", { name: "Bea won" })).toBeTruthy();
    await tell(over({ winners: [0, 1] }));
    expect(screen.getByRole("heading", { name: "You won, with Bea!" })).toBeTruthy();
    await tell(over({ how: "aborted", winners: [] }));
    expect(screen.getByRole("heading", { name: "The game was ended without a result" })).toBeTruthy();
  });

  test("a seed with another fingerprint than was promised is called out", async () => {
    await arrive(over());
    expect(await screen.findByText(/Do not trust this game/)).toBeTruthy();
  });

  test("the referee checks the record on demand", async () => {
    await arrive(over(), {
      "GET /api/tables/k7m2/verdict": { verified: true, says: "31 moves, played again." },
    });
    await click("Have it checked");
    expect(await screen.findByText("31 moves, played again.", { exact: false })).toBeTruthy();
  });
});

test("a table that is not there is told as such", async () => {
  openHouse({});
  render(TableRoom, { table: "gone" });
  await waitFor(() => FakeSocket.last);
  FakeSocket.last.cut(1006);
  expect(await screen.findByRole("heading", { name: "There is no such table" })).toBeTruthy();
});
