import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import Lobby from "../src/lobby/Lobby.svelte";
import { MIND_READER } from "./frames";
import { GUEST, openHouse } from "./house";

const GAMES = { "GET /api/games": [MIND_READER] };
const opened = { "POST /api/tables": { id: "k7m2", invite: "http://parlour.example/table/k7m2" } };

const PLAY_NOW = { name: "Play now against 3 bots: Mind Reader" };
const LEVEL = { name: "How well the bots play: Mind Reader" };
const HINTS = { game: "mind_reader", seats: 4, help: "hints", window: 0 };

test("one click opens a table with hints, for the best number of players, against the bots proposed", async () => {
  const asked = openHouse({ ...GAMES, ...opened });
  render(Lobby);
  await userEvent.click(await screen.findByRole("button", PLAY_NOW));
  await waitFor(() => expect(location.pathname).toBe("/table/k7m2"));
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ ...HINTS, bot: "belief" });
  expect(history.state).toEqual({ start: true });
});

test("a game's card says what to expect at the table that it opens", async () => {
  openHouse(GAMES);
  render(Lobby);
  expect(await screen.findByText("Weighs what it has seen. Among 4 such players, nobody wins.")).toBeTruthy();
});

test("a newcomer is led through a short game against gentle bots, and nobody is hurried", async () => {
  const asked = openHouse({ ...GAMES, ...opened });
  render(Lobby);
  await userEvent.click(
    await screen.findByRole("button", { name: "Be led through a first game of Mind Reader" }),
  );
  await waitFor(() => expect(location.pathname).toBe("/table/k7m2"));
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
    ...HINTS,
    ...MIND_READER.first,
    window: 0,
  });
  expect(history.state).toEqual({ start: true, guide: true });
});

test("the level is chosen by its sentence, and remembered", async () => {
  const asked = openHouse({ ...GAMES, ...opened });
  const { unmount } = render(Lobby);
  await userEvent.selectOptions(await screen.findByRole("combobox", LEVEL), "Steady");
  expect(screen.getByText("Plays by rules of thumb.")).toBeTruthy();
  unmount();
  render(Lobby);
  await userEvent.click(await screen.findByRole("button", PLAY_NOW));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ ...HINTS, bot: "thumb" }),
  );
});

test("a level that was chosen once and plays no more is forgotten", async () => {
  openHouse(GAMES);
  localStorage.setItem("parlour.level.mind_reader", "oracle");
  render(Lobby);
  expect((await screen.findByRole<HTMLSelectElement>("combobox", LEVEL)).value).toBe("belief");
});

test("a newcomer reads what a game is like, and no rules page is fetched for it", async () => {
  const asked = openHouse(GAMES);
  render(Lobby);
  expect(await screen.findByText("Everybody hides a card. Find out which.")).toBeTruthy();
  const facts = ["2 to 6, best with 4", "30 to 60 minutes", "about 20 alone with bots", "Easy"];
  expect(facts.filter((fact) => !screen.queryByText(fact))).toEqual([]);
  expect(screen.getByRole("heading", { name: "Three ways to begin" })).toBeTruthy();
  expect(asked.filter(({ path }) => path.endsWith("/page"))).toEqual([]);
});

test("a game that tells neither how long nor how hard it is shows neither", async () => {
  openHouse({ "GET /api/games": [{ ...MIND_READER, minutes: null, difficulty: null }] });
  render(Lobby);
  await screen.findByText("2 to 6, best with 4");
  expect(screen.queryByText(/minutes|alone|Easy/)).toBeNull();
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
  await screen.findByRole("link", { name: "Invite friends to a new table of Mind Reader" });
  expect(screen.queryByRole("heading", { name: "Your tables" })).toBeNull();
});

test("what carries words is asked for in a language", async () => {
  const asked = openHouse(GAMES);
  render(Lobby);
  await screen.findByRole("link", { name: "Invite friends to a new table of Mind Reader" });
  const query = (path: string) => asked.find((request) => request.path === path)?.query;
  expect(query("/api/games")).toBe("language=en");
  expect(query("/api/me/tables")).toBe("language=en");
});

test("a guest is called by a name of the house until choosing one", async () => {
  const asked = openHouse({ ...GAMES, "PUT /api/me": { ...GUEST, name: "Ann", chosen: true } });
  render(Lobby);
  expect(await screen.findByText("Amber Fox")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Change name" }));
  const field = screen.getByRole("textbox", { name: "What shall we call you?" });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, "Ann{Enter}");
  expect(await screen.findByText("Ann")).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ method: "PUT", body: { name: "Ann" } });
});

test("somebody with an account is shown the way to it, and keeps its name", async () => {
  openHouse({ ...GAMES, "GET /api/me": { ...GUEST, name: "Ann", chosen: true, account: "Ann" } });
  render(Lobby);
  expect((await screen.findByRole("link", { name: "Your account" })).getAttribute("href")).toBe("/account");
  expect(screen.queryByRole("button", { name: "Change name" })).toBeNull();
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
