import { fireEvent, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { DECK, HAND, HER_HAND, board, bot, frame, line, option, pieces, seat, zone } from "./frames";
import { arrive, button, sent, tell } from "./visit";

const MUSEUM = zone("museum", "place", { title: "The Museum", at: "place:museum" });
const SECRETS = zone("secret:1", "secret", {
  title: "Bea's secrets",
  owner: 1,
  pieces: [{ thing: "secret:4", up: false }],
});
const OPTIONS = [
  option("Use the 7 of Rock on Bea", "Use", "card:7R", "seat:1"),
  option("Place the 2 of Water", "Place", "card:2W", "place:museum"),
  option("Point at Bea's secret", "Point", "secret:4"),
  option("Accuse Doc, Hand and Your 7 of Rock", "Accuse"),
];
const ZONES = [DECK, MUSEUM, HAND, HER_HAND, SECRETS];
const table = (more = {}) =>
  frame({ board: board({ options: OPTIONS, zones: ZONES }), story: { since: 0, lines: [] }, ...more });

/** The ids of what is lit on the table. */
const lit = () =>
  [...document.querySelectorAll<HTMLElement>(".lit")].map(({ dataset }) => dataset.thing).sort();
const choices = () =>
  within(screen.getByRole("region", { name: "Your options" }))
    .getAllByRole("button")
    .flatMap(({ dataset, textContent }) => (dataset.number ? [textContent?.trim()] : []));

describe("what an option is about is lit while it is looked at", () => {
  test.each([
    [OPTIONS[0], ["card:7R", "seat:1"]],
    [OPTIONS[1], ["card:2W", "place:museum"]],
    [OPTIONS[2], ["secret:4"]],
    [OPTIONS[3], []],
  ])("%j", async (option, things) => {
    await arrive(table({ seats: [seat(0, "Hand"), bot(1, "Doc")] }));
    await userEvent.hover(button(option?.text ?? ""));
    expect(lit()).toEqual(things);
    await userEvent.unhover(button(option?.text ?? ""));
    expect(lit()).toEqual([]);
  });

  test("by the focus too, and no longer than it is there", async () => {
    await arrive(table());
    await userEvent.keyboard("1");
    expect(lit()).toEqual(["card:7R", "seat:1"]);
    await tell({ type: "frame", board: { decision: 2, options: [option("End")] } });
    expect(lit()).toEqual([]);
  });

  test("your own seat as well", async () => {
    await arrive(frame({ board: board({ options: [option("Vote for yourself", "Vote", "seat:0")] }) }));
    await userEvent.hover(button("Vote for yourself"));
    expect(lit()).toEqual(["seat:0"]);
  });
});

test("what a line of the story is about is lit while it is pointed at", async () => {
  const story = {
    since: 0,
    lines: [line("Bea goes to the Museum.", "seat:1", "place:museum"), line("Time!")],
  };
  await arrive(table({ story }));
  const list = within(screen.getByRole("group", { name: "What has happened" }));
  await userEvent.hover(list.getByText("Bea goes to the Museum."));
  expect(lit()).toEqual(["place:museum", "seat:1"]);
  await userEvent.hover(list.getByText("Time!"));
  expect(lit()).toEqual([]);
});

test("the arrow keys walk the story from its newest line, and light up what each line is about", async () => {
  const story = {
    since: 0,
    lines: [line("Bea goes to the Museum.", "seat:1", "place:museum"), line("Time!")],
  };
  await arrive(table({ story }));
  screen.getByRole("group", { name: "What has happened" }).focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(document.activeElement?.textContent?.trim()).toBe("Time!");
  expect(lit()).toEqual([]);
  await userEvent.keyboard("{ArrowUp}");
  expect(lit()).toEqual(["place:museum", "seat:1"]);
  await userEvent.tab();
  expect(lit()).toEqual([]);
});

describe("a touch narrows the options", () => {
  test.each([
    ["7 of Rock", "7 of Rock", OPTIONS[0]],
    ["Bea", "Bea", OPTIONS[0]],
    ["The Museum", "The Museum", OPTIONS[1]],
    ["Secret 4, face down", "Secret 4", OPTIONS[2]],
  ])("to %s", async (name, title, option) => {
    await arrive(table());
    await userEvent.click(button(name));
    expect(button(name).getAttribute("aria-pressed")).toBe("true");
    expect(choices()).toEqual([option?.text]);
    expect(screen.getByText(`Only what is about: ${title}`)).toBeTruthy();
    await userEvent.click(button(name));
    expect(choices()).toHaveLength(4);
  });

  test("and a move is made as before", async () => {
    await arrive(table());
    await userEvent.click(button("Bea"));
    await userEvent.click(button("Use the 7 of Rock on Bea"));
    expect(sent()).toMatchObject([{ type: "play", move: OPTIONS[0]?.move }]);
  });
});

describe("what a thing does", () => {
  test("is its description", async () => {
    await arrive(table());
    expect(button("7 of Rock").getAttribute("aria-description")).toBe("Beats no 7 of Rock.");
    expect(button("The Museum").getAttribute("aria-description")).toBe("A card may be used here.");
  });

  test("is shown while it is pointed at", async () => {
    await arrive(table());
    await userEvent.hover(button("7 of Rock"));
    expect(screen.getByRole("tooltip").textContent).toContain("Beats no 7 of Rock.");
    await userEvent.unhover(button("7 of Rock"));
    expect(screen.queryByRole("tooltip")).toBeNull();
  });

  test("is shown with the focus, which the arrow keys move within a zone", async () => {
    await arrive(table());
    expect(button("2 of Water").tabIndex).toBe(-1);
    button("7 of Rock").focus();
    expect(await screen.findByText("Beats no 7 of Rock.")).toBeTruthy();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(button("2 of Water"));
    expect(await screen.findByText("Beats no 2 of Water.")).toBeTruthy();
    expect([button("7 of Rock").tabIndex, button("2 of Water").tabIndex]).toEqual([-1, 0]);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("tooltip")).toBeNull();
  });

  test("is shown by a long press, which narrows nothing", async () => {
    await arrive(table());
    vi.useFakeTimers();
    await fireEvent.pointerDown(button("7 of Rock"), { pointerType: "touch" });
    await vi.advanceTimersByTimeAsync(600);
    expect(screen.getByRole("tooltip").textContent).toContain("Beats no 7 of Rock.");
    await fireEvent.pointerUp(button("7 of Rock"), { pointerType: "touch" });
    await fireEvent.click(button("7 of Rock"));
    expect(choices()).toHaveLength(4);
  });

  test("stays after a long press though the focus leaves another card only then", async () => {
    await arrive(table());
    button("2 of Water").focus();
    vi.useFakeTimers();
    await fireEvent.pointerDown(button("7 of Rock"), { pointerType: "touch" });
    await vi.advanceTimersByTimeAsync(600);
    await fireEvent.blur(button("2 of Water"));
    expect(screen.getByRole("tooltip").textContent).toContain("Beats no 7 of Rock.");
  });

  test("is not shown of what has gone", async () => {
    await arrive(table());
    await userEvent.hover(button("7 of Rock"));
    await tell({ type: "frame", board: { zones: [{ ...HAND, pieces: pieces("card:2W") }] } });
    expect(screen.queryByRole("tooltip")).toBeNull();
  });
});

describe("a card known by its back", () => {
  const lying = (piece: object) =>
    table({ board: board({ zones: [{ ...SECRETS, pieces: [{ thing: "secret:4", ...piece }] }] }) });

  test.each([
    [{ up: false }, "Secret 4, face down"],
    [{ face: "face:thief", up: false }, "Secret 4: Thief, face down"],
    [{ face: "face:thief" }, "Secret 4: Thief, face up"],
  ])("lies there as %j", async (piece, name) => {
    await arrive(lying(piece));
    expect(screen.getByText(name)).toBeTruthy();
  });
});

test("what lies on something lies there with it, and tells whose it is", async () => {
  const museum = { ...MUSEUM, pieces: [{ thing: "card:7R" }, { thing: "token:1", on: "card:7R" }] };
  await arrive(table({ board: board({ zones: [museum] }) }));
  const [card, ...others] = within(screen.getByRole("region", { name: /Museum/ })).getAllByRole("listitem");
  expect(others).toEqual([]);
  expect(within(card as HTMLElement).getByText("Disc (Bea)")).toBeTruthy();
});

describe("a zone is lit with its place", () => {
  const place = [option("Go to the Museum", "Go", "place:museum")];

  test("but not what a player has brought there", async () => {
    const pile = zone("pile:1", "pile", { owner: 1, at: "place:museum" });
    await arrive(table({ board: board({ zones: [MUSEUM, pile], options: place }) }));
    await userEvent.hover(button("Go to the Museum"));
    expect(document.querySelectorAll(".lit")).toHaveLength(1);
    expect(lit()).toEqual(["place:museum"]);
  });

  test("also where the place is a player's", async () => {
    const set = zone("set:1", "set", { owner: 1, at: "set:1" });
    await arrive(
      table({ board: board({ zones: [set], options: [option("Take the set", "Take", "set:1")] }) }),
    );
    await userEvent.hover(button("Take the set"));
    expect(lit()).toEqual(["set:1"]);
  });
});

describe("your own hand", () => {
  const aside = zone("aside", "aside", { title: "Hand of fate", owner: 0, pieces: pieces("card:7R") });
  const hand = { ...HAND, title: "Xq", short: "Zw", pieces: pieces("card:2W") };

  test("comes first and is drawn large by its kind, not by its name", async () => {
    const three = { ...aside, pieces: pieces("card:7R", "card:7R", "card:7R") };
    await arrive(frame({ board: board({ zones: [three, hand] }) }));
    const mine = within(screen.getByRole("region", { name: "Your seat" }));
    const [first, second] = mine.getAllByRole("region");
    expect(first?.dataset.place).toBe("hand:0");
    expect(first?.className).toContain("large");
    expect(second?.className).toContain("small");
    expect(first?.querySelector("h3")?.textContent).toContain("Zw");
  });
});
