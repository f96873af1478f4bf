import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import NewTable from "../src/lobby/opening/NewTable.svelte";
import { MIND_READER } from "./frames";
import { openHouse } from "./house";

const GAMES = { "GET /api/games": [MIND_READER] };
const opened = { "POST /api/tables": { id: "k7m2", invite: "http://parlour.example/table/k7m2" } };

test("a new table says only what differs from the usual", async () => {
  const asked = openHouse({ ...GAMES, ...opened });
  render(NewTable, { game: "mind_reader" });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Jokers" }));
  await userEvent.clear(screen.getByLabelText("Ranks"));
  await userEvent.type(screen.getByLabelText("Ranks"), "9");
  await userEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(location.pathname).toBe("/table/k7m2"));
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
    game: "mind_reader",
    seats: 4,
    options: { jokers: true, ranks: 9 },
    public: false,
    bot: null,
    pace: 0,
    budget: 0,
    increment: 0,
    talk: true,
    help: "marks",
  });
});

test("a bot may take over after the time that a question has", async () => {
  const asked = openHouse({ ...GAMES, ...opened });
  render(NewTable, { game: "mind_reader" });
  const field = await screen.findByLabelText<HTMLSelectElement>("A bot may take over after");
  expect(field.selectedOptions[0]?.textContent).toBe("1 minute, the usual time");
  await userEvent.selectOptions(screen.getByLabelText("Clock"), "3 days");
  expect(field.selectedOptions[0]?.textContent).toBe("3 days, as long as a question has");
  await userEvent.selectOptions(field, "1 hour");
  await userEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === "POST")?.body).toMatchObject({ pace: 259200, away: 3600 }),
  );
});

const DEATH_CARDS = { ...MIND_READER, id: "death_cards", title: "Death on the Cards", windows: true };

test("the host chooses how long a first-come question lasts, where the game has any", async () => {
  const asked = openHouse({ "GET /api/games": [MIND_READER, DEATH_CARDS], ...opened });
  render(NewTable, { game: "death_cards" });
  const field = await screen.findByLabelText<HTMLSelectElement>("Time to step in");
  expect(field.value).toBe("5");
  const help = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(help()).toContain("A fixed time keeps secrets");
  await userEvent.selectOptions(field, "Until everybody has passed");
  expect(help()).toContain("Without a fixed time");
  await userEvent.selectOptions(field, "10 seconds");
  await userEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === "POST")?.body).toMatchObject({ window: 10 }),
  );
});

test("the host chooses how much the table helps", async () => {
  const asked = openHouse({ ...GAMES, ...opened });
  render(NewTable, { game: "mind_reader" });
  const field = await screen.findByLabelText<HTMLSelectElement>("Help");
  expect(Array.from(field.options, ({ value }) => value)).toEqual([
    "none",
    "marks",
    "warnings",
    "notebook",
    "hints",
  ]);
  await userEvent.selectOptions(field, "Warnings");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
    "a warning where one contradicts",
  );
  await userEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === "POST")?.body).toMatchObject({ help: "warnings" }),
  );
});

test("a game without first-come questions asks for no time to step in", async () => {
  openHouse(GAMES);
  render(NewTable, { game: "mind_reader" });
  await screen.findByLabelText("Ranks");
  expect(screen.queryByLabelText("Time to step in")).toBeNull();
});

test("the bots to choose from are those of the game, one of them proposed", async () => {
  openHouse(GAMES);
  render(NewTable, { game: "mind_reader" });
  const others = await screen.findByLabelText<HTMLSelectElement>("The other seats");
  expect(Array.from(others.options, (one) => one.text)).toEqual([
    "Free for friends",
    "Bots: Carefree",
    "Bots: Steady",
    "Bots: Watchful (our proposal)",
  ]);
  await userEvent.selectOptions(others, "thumb");
  const help = document.getElementById(others.getAttribute("aria-describedby") ?? "");
  expect(help?.textContent).toContain("Plays by rules of thumb.");
});

test("our proposal goes by the number of seats, with what to expect there", async () => {
  const asked = openHouse({ ...GAMES, ...opened });
  render(NewTable, { game: "mind_reader" });
  const seats = await screen.findByLabelText("Seats");
  const others = screen.getByLabelText<HTMLSelectElement>("The other seats");
  const help = () => document.getElementById(others.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(others.value).toBe("");
  await userEvent.selectOptions(seats, "3");
  expect(others.value).toBe(""); // still free for friends
  await userEvent.selectOptions(others, "Bots: Steady (our proposal)");
  expect(help()).toContain("Plays by rules of thumb. Among 3 such players, each side wins.");
  await userEvent.selectOptions(seats, "4");
  expect(others.selectedOptions[0]?.text).toBe("Bots: Watchful (our proposal)");
  expect(help()).toContain("Among 4 such players, nobody wins.");
  await userEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === "POST")?.body).toMatchObject({ seats: 4, bot: "belief" }),
  );
});

test("a level chosen against our proposal stays, where it is offered", async () => {
  openHouse(GAMES);
  render(NewTable, { game: "mind_reader" });
  const seats = await screen.findByLabelText("Seats");
  const others = screen.getByLabelText<HTMLSelectElement>("The other seats");
  await userEvent.selectOptions(seats, "3");
  await userEvent.selectOptions(others, "Bots: Watchful");
  await userEvent.selectOptions(seats, "5");
  expect(others.value).toBe("belief");
  await userEvent.selectOptions(others, "Bots: Carefree");
  await userEvent.selectOptions(seats, "3");
  expect(others.value).toBe("random");
  await userEvent.selectOptions(others, "Bots: Watchful");
  await userEvent.selectOptions(seats, "6");
  expect(others.selectedOptions[0]?.text).toBe("Bots: Steady (our proposal)");
});

test("each variant brings its help", async () => {
  openHouse(GAMES);
  render(NewTable, { game: "mind_reader" });
  const jokers = await screen.findByRole("checkbox", { name: "Jokers" });
  const help = document.getElementById(jokers.getAttribute("aria-describedby") ?? "");
  expect(help?.textContent).toContain("Shuffle in one Joker of each suit.");
  expect(screen.getByLabelText("Ranks").getAttribute("max")).toBe("13");
});

test("a combination that the game refuses is told in its own sentence", async () => {
  openHouse({ ...GAMES, "POST /api/tables": 400 });
  render(NewTable, { game: "mind_reader" });
  await userEvent.click(await screen.findByRole("button", { name: "Open the table" }));
  expect(await screen.findByText("No, thank you.")).toBeTruthy();
});

test("a game that is not on the shelf has no table", async () => {
  openHouse(GAMES);
  render(NewTable, { game: "chess" });
  expect(await screen.findByRole("heading", { name: "There is no such room" })).toBeTruthy();
});

const GRAVES = {
  ...MIND_READER,
  id: "graves",
  options: [
    {
      name: "detective_deck",
      title: "Detective deck",
      type: "text" as const,
      default: "",
      help: "Another deck for the Detective.",
      allowed: [],
      low: null,
      high: 6000,
      decks: ["our box", "wild"],
    },
  ],
};

async function withDeck(choose: (field: HTMLElement) => Promise<void>): Promise<unknown> {
  const asked = openHouse({ "GET /api/games": [GRAVES], ...opened });
  render(NewTable, { game: "graves" });
  await choose(await screen.findByLabelText("Detective deck"));
  await userEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(location.pathname).toBe("/table/k7m2"));
  return (asked.find(({ method }) => method === "POST")?.body as { options: unknown }).options;
}

test("a deck of the house is chosen by its name", async () => {
  expect(await withDeck((field) => userEvent.selectOptions(field, "wild"))).toEqual({
    detective_deck: "@wild",
  });
});

test("the usual deck is not said", async () => {
  const back = async (field: HTMLElement) => {
    await userEvent.selectOptions(field, "wild");
    await userEvent.selectOptions(field, "The usual one");
  };
  expect(await withDeck(back)).toEqual({});
});

test("a deck of one's own keeps its lines", async () => {
  const paste = async (field: HTMLElement) => {
    await userEvent.selectOptions(field, "One of your own …");
    await userEvent.click(screen.getByLabelText("Detective deck: your own"));
    await userEvent.paste('[[ability]]\ncards = ["2"]');
  };
  expect(await withDeck(paste)).toEqual({ detective_deck: '[[ability]]\ncards = ["2"]' });
});
