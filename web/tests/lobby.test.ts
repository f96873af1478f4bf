import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import Lobby from "../src/lobby/Lobby.svelte";
import NewTable from "../src/lobby/NewTable.svelte";
import { MIND_READER } from "./frames";
import { openHouse } from "./house";

const GAMES = { "GET /api/games": [MIND_READER] };
const opened = { "POST /api/tables": { id: "k7m2", invite: "http://parlour.example/table/k7m2" } };

test("one click opens a table with bots", async () => {
  const asked = openHouse({ ...GAMES, ...opened });
  render(Lobby);
  await userEvent.click(await screen.findByRole("button", { name: "Play now against bots: Mind Reader" }));
  await waitFor(() => expect(location.pathname).toBe("/table/k7m2"));
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ game: "mind_reader", bot: "belief" });
  expect(history.state).toEqual({ start: true });
});

test("the tables where one sits are there, those that wait for one first, finished ones folded away", async () => {
  const table = {
    game: "mind_reader",
    stage: "playing",
    asked_me: false,
    people: ["Ann", "Bea"],
    finished: false,
  };
  const mine = [
    { ...table, id: "a", title: "Mind Reader" },
    { ...table, id: "b", title: "P.I.", asked_me: true },
    { ...table, id: "c", title: "Detective Graves", stage: "over", finished: true },
  ];
  openHouse({ ...GAMES, "GET /api/me/tables": mine });
  render(Lobby);
  await screen.findByRole("heading", { name: "Your tables" });
  const links = screen.getAllByRole("link", { name: /^Go on at the table/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/table/b", "/table/a"]);
  expect(screen.getByText("Your turn")).toBeTruthy();
  const over = screen.getByText("Detective Graves").closest("details");
  expect(over?.open).toBe(false);
  expect(over?.querySelector("summary")?.textContent).toBe("1 finished game");
});

test("a guest without tables is not told of any", async () => {
  openHouse(GAMES);
  render(Lobby);
  await screen.findByRole("link", { name: "New table of Mind Reader" });
  expect(screen.queryByRole("heading", { name: "Your tables" })).toBeNull();
});

test("a game is shown together with its first words, so that nothing moves under the pointer", async () => {
  openHouse({ ...GAMES, "GET /api/games/mind_reader/page": "# Mind Reader\n\nGuess what they hide.\n" });
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    if (screen.queryByRole("link", { name: "New table of Mind Reader" }))
      seen.push(screen.queryByText("Guess what they hide.") ? "with words" : "without words");
  });
  watch.observe(document.body, { childList: true, subtree: true });
  render(Lobby);
  await screen.findByText("Guess what they hide.");
  watch.disconnect();
  expect(new Set(seen)).toEqual(new Set(["with words"]));
});

test("a game whose rules can't be read is shown all the same", async () => {
  openHouse(GAMES);
  render(Lobby);
  expect(await screen.findByRole("link", { name: "New table of Mind Reader" })).toBeTruthy();
});

test("what carries words is asked for in a language", async () => {
  const asked = openHouse(GAMES);
  render(Lobby);
  await screen.findByRole("link", { name: "New table of Mind Reader" });
  const query = (path: string) => asked.find((request) => request.path === path)?.query;
  expect(query("/api/games")).toBe("language=en");
  expect(query("/api/games/mind_reader/page")).toBe("language=en");
});

test("a guest is called by a name of the house until choosing one", async () => {
  const asked = openHouse({ ...GAMES, "PUT /api/me": { name: "Ann", chosen: true, now: 0 } });
  render(Lobby);
  expect(await screen.findByText("Amber Fox")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Change name" }));
  const field = screen.getByRole("textbox", { name: "What shall we call you?" });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, "Ann{Enter}");
  expect(await screen.findByText("Ann")).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ method: "PUT", body: { name: "Ann" } });
});

test("a refused name is told in a sentence", async () => {
  openHouse({ ...GAMES, "PUT /api/me": 400 });
  render(Lobby);
  await userEvent.click(await screen.findByRole("button", { name: "Change name" }));
  await userEvent.type(screen.getByRole("textbox"), "x{Enter}");
  expect(await screen.findByText("No, thank you.")).toBeTruthy();
});

test("public tables are listed, to join or to watch", async () => {
  const table = {
    id: "a",
    game: "mind_reader",
    title: "Mind Reader",
    stage: "gathering",
    seats: 4,
    free: 2,
    bots: 1,
    people: ["Bea"],
    watching: 0,
    options: {},
    window: null,
  };
  openHouse({
    ...GAMES,
    "GET /api/tables": [table, { ...table, id: "b", stage: "playing", free: 0, window: 5 }],
  });
  render(Lobby);
  expect(
    (await screen.findByRole("link", { name: "Join the table of Mind Reader" })).getAttribute("href"),
  ).toBe("/table/a");
  expect(screen.getByRole("link", { name: "Watch the table of Mind Reader" }).getAttribute("href")).toBe(
    "/table/b",
  );
  expect(screen.getAllByText("Bea and 1 bot")).toHaveLength(2);
  expect(screen.getAllByText("Time to step in: 5 seconds")).toHaveLength(1);
});

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
    seats: 2,
    options: { jokers: true, ranks: 9 },
    public: false,
    bot: null,
    pace: 0,
    away: 60,
  });
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
