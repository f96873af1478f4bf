import { fireEvent, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { taste } from "../../../src/house/taste.svelte";
import { zone } from "../../frames";
import { sent, tell } from "../../visit";
import { option, shown, sit, story } from "./table";

const VOTES = [
  option({ type: "Vote", approve: true }, "Approve", "ballot:approve"),
  option({ type: "Vote", approve: false }, "Reject", "ballot:reject"),
];
const VOTING = {
  options: VOTES,
  view: { nominee: 1 },
  zones: [
    zone("ballots:0", "hand", { owner: 0, pieces: [{ thing: "ballot:approve", up: false }] }),
    zone("vote:2", "secret", { owner: 2, hidden: 1 }),
    zone("approvals", "track", { title: "Approvals needed", value: 3 }),
  ],
};
const hand = (...things: string[]) =>
  zone("hand:0", "hand", {
    title: "Your policies",
    owner: 0,
    pieces: things.map((thing) => ({ thing, up: false })),
  });

const mine = () => within(screen.getByRole("region", { name: "Your seat" }));
const moves = () => sent().flatMap((request) => (request.type === "play" ? [request.move] : []));
const seatOf = (name: RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  taste.like("plain", false);
  taste.like("single", false); // on a slow machine a lone move would be made meanwhile
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("width >="),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe("a vote", () => {
  test("is lifted by a touch and sealed by a second one", async () => {
    await sit(VOTING, story({ type: "Nominated", director: 0, operative: 1 }));
    await userEvent.click(mine().getByRole("button", { name: "Reject" }));
    expect(moves()).toEqual([]);
    await userEvent.click(mine().getByRole("button", { name: "Reject" }));
    expect(moves()).toEqual([VOTES[1]?.move]);
  });

  test("is sealed by dragging it onto the table", async () => {
    await sit(VOTING, story({ type: "Nominated", director: 0, operative: 1 }));
    await fireEvent.dragStart(mine().getByRole("button", { name: "Approve" }));
    await fireEvent.drop(screen.getByRole("region", { name: "The table" }));
    expect(moves()).toEqual([VOTES[0]?.move]);
  });

  test("comes where the last lines lay, and what they lit up is dark again", async () => {
    const lines = story({ type: "Nominated", director: 0, operative: 1 });
    await sit(
      {},
      lines.map((line) => ({ ...line, about: ["seat:1"] })),
    );
    await fireEvent.pointerEnter(
      within(screen.getByRole("list", { name: "Just now" })).getByRole("listitem"),
    );
    expect(document.querySelectorAll(".lit")).toHaveLength(1);
    await tell(shown(VOTING, [], 1));
    expect(mine().getByRole("button", { name: "Reject" })).toBeTruthy();
    expect(document.querySelectorAll(".lit")).toHaveLength(0);
  });

  test("of another seat is seen to be sealed, and how many are needed", async () => {
    await sit(VOTING, story({ type: "Nominated", director: 0, operative: 1 }));
    expect(screen.getByText(/^Cal;.*has voted/)).toBeTruthy();
    expect(screen.queryByText(/^Dot;.*has voted/)).toBeNull();
    expect(screen.getByText("1/5 sealed")).toBeTruthy();
    expect(screen.getByText("3 must approve")).toBeTruthy();
  });
});

test("votes stay readable before each seat until the next nomination", async () => {
  await sit(
    {},
    story(
      { type: "Nominated", director: 0, operative: 1 },
      { type: "Voted", approving: [0, 1], rejecting: [2, 3, 4] },
    ),
  );
  expect(screen.getByText(/^Bea;.*last votes: Approve/)).toBeTruthy();
  expect(screen.getByText(/^Cal;.*last votes: Reject/)).toBeTruthy();
  expect(screen.getByText("2 approve, 3 reject")).toBeTruthy();
});

test("a player is nominated by pointing at their seat", async () => {
  const options = [2, 3].map((seat) =>
    option({ type: "Nominate", seat }, `Nominate ${seat}`, `seat:${seat}`),
  );
  await sit({ options });
  await userEvent.click(seatOf(/^Dot/));
  expect(mine().getByText("Dot")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Nominate 3" }));
  expect(moves()).toEqual([{ type: "Nominate", seat: 3 }]);
});

test("a player is nominated by dragging the office to their seat", async () => {
  const options = [2, 3].map((seat) =>
    option({ type: "Nominate", seat }, `Nominate ${seat}`, `seat:${seat}`),
  );
  await sit({ options });
  await fireEvent.dragStart(mine().getByRole("button", { name: /Director/ }));
  await fireEvent.drop(seatOf(/^Cal/));
  expect(moves()).toEqual([{ type: "Nominate", seat: 2 }]);
});

describe("policies", () => {
  const options = ["Agency", "Syndicate"].map((policy) =>
    option({ type: "Discard", policy } as never, `Discard ${policy}`, `card:${policy.toLowerCase()}`),
  );
  const council = {
    options,
    zones: [hand("card:agency", "card:syndicate", "card:syndicate")],
    view: { council: [0, 1] },
  };

  test("of a kind are alike, but only the one touched is discarded", async () => {
    await sit(council);
    const cards = mine().getAllByRole("button", { name: /Syndicate policy/ });
    await userEvent.click(cards[1] as HTMLElement);
    expect(mine().getAllByText("Discard")).toHaveLength(1);
    expect(mine().getAllByText("to Bea")).toHaveLength(2);
    expect(cards[1]?.parentElement?.textContent).toContain("Discard");
  });

  test("dragged onto the table are not discarded by that", async () => {
    await sit(council);
    await fireEvent.dragStart(mine().getByRole("button", { name: /Agency policy/ }));
    await fireEvent.drop(screen.getByRole("region", { name: "The table" }));
    expect(moves()).toEqual([]);
  });

  test("say where they would lie and what they bring when they are enacted", async () => {
    const enact = option(
      { type: "Enact", policy: "Syndicate" },
      "Enact",
      "card:syndicate",
      "place:syndicate_2",
    );
    await sit({
      options: [enact],
      zones: [hand("card:syndicate", "card:syndicate")],
      view: { council: [1, 0] },
    });
    expect(
      mine().getAllByRole("button", { name: "Syndicate policy; Syndicate slot 2: Investigation" }),
    ).toHaveLength(2);
  });
});

describe("a veto", () => {
  const COUNCIL = story(
    { type: "Nominated", director: 0, operative: 1 },
    { type: "Voted", approving: [0, 1, 2], rejecting: [3, 4] },
    { type: "Elected", director: 0, operative: 1, confirmed: false },
    { type: "Drew", director: 0, cards: null },
  );
  const told = (type: "VetoAsked" | "VetoRefused" | "Vetoed") =>
    story({ type, director: 0, operative: 1, instability: 1 });

  test("is asked for by pointing at it beside the two policies", async () => {
    const enact = option(
      { type: "Enact", policy: "Syndicate" },
      "Enact",
      "card:syndicate",
      "place:syndicate_6",
    );
    const ask = option({ type: "AskVeto" }, "Ask for a veto: throw both away", "token:veto");
    await sit({
      options: [enact, ask],
      zones: [hand("card:syndicate", "card:syndicate")],
      view: { council: [1, 0] },
    });
    await userEvent.click(mine().getByRole("button", { name: "Ask for a veto" }));
    await userEvent.click(screen.getByRole("button", { name: "Ask for a veto: throw both away" }));
    expect(moves()).toEqual([{ type: "AskVeto" }]);
  });

  test("is not offered where there is none", async () => {
    const enact = option({ type: "Enact", policy: "Syndicate" }, "Enact", "card:syndicate");
    await sit({ options: [enact], zones: [hand("card:syndicate")], view: { council: [1, 0] } });
    expect(screen.queryByText("Ask for a veto")).toBeNull();
  });

  test("is answered with the two policies in sight", async () => {
    const options = [true, false].map((agree) =>
      option({ type: "AnswerVeto", agree }, agree ? "Agree" : "Refuse", agree ? "veto:agree" : "veto:refuse"),
    );
    const pieces = ["card:syndicate", "card:syndicate"].map((thing) => ({ thing, up: false }));
    const zones = [zone("hand:1", "hand", { title: "Bea's policies", owner: 1, pieces })];
    await sit({ options, zones, view: { council: [0, 1] } }, [...COUNCIL, ...told("VetoAsked")]);
    expect(
      within(mine().getByRole("list", { name: "Bea's policies" })).getAllByRole("listitem"),
    ).toHaveLength(2);
    await userEvent.click(mine().getByRole("button", { name: "Refuse the veto" }));
    await userEvent.click(mine().getByRole("button", { name: "Refuse the veto" }));
    expect(moves()).toEqual([{ type: "AnswerVeto", agree: false }]);
  });

  test.each([
    ["VetoAsked", "Veto asked for"],
    ["VetoRefused", "Veto refused"],
    ["Vetoed", "Thrown away by veto"],
  ] as const)("is seen on the table: %s", async (type, words) => {
    await sit({}, [...COUNCIL, ...told("VetoAsked"), ...(type === "VetoAsked" ? [] : told(type))]);
    expect(within(screen.getByRole("group", { name: "Council" })).getByText(words)).toBeTruthy();
  });
});

test("cards from the top of the deck change places and are laid back in that order", async () => {
  const order = (...cards: string[]) => option({ type: "Arrange", cards } as never, cards.join(", "));
  const options = [
    order("Agency", "Syndicate", "Syndicate"),
    order("Syndicate", "Agency", "Syndicate"),
    order("Syndicate", "Syndicate", "Agency"),
  ];
  await sit({ options }, story({ type: "Looked", director: 0, cards: ["Agency", "Syndicate", "Syndicate"] }));
  await userEvent.click(mine().getByRole("button", { name: /^Top: Agency/ }));
  await userEvent.click(mine().getByRole("button", { name: /^Third/ }));
  expect(mine().getByRole("button", { name: /^Third: Agency/ })).toBeTruthy();
  await userEvent.click(mine().getByRole("button", { name: "Lay them back so" }));
  expect(moves()).toEqual([options[2]?.move]);
});

test("a Purge is asked about once more", async () => {
  await sit({ options: [option({ type: "Purge", seat: 4 }, "Purge Eve", "seat:4")] });
  await userEvent.click(seatOf(/^Eve/));
  await userEvent.click(screen.getByRole("button", { name: "Purge Eve" }));
  expect(moves()).toEqual([]);
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Yes, do it" }));
  expect(moves()).toEqual([{ type: "Purge", seat: 4 }]);
});

test("the cover hides the role and all that only this person knows", async () => {
  await sit({ view: { findings: [[2, "Syndicate"]], investigated: [[0, 2]] } });
  const seen = { ignore: ".visually-hidden" };
  const secrets = () => screen.queryAllByText(/^(Agent|Syndicate|Syndicate Agent)$/, seen).length;
  expect(secrets()).toBe(3);
  await userEvent.click(mine().getByRole("button", { name: /Your role/ }));
  expect(secrets()).toBe(0);
  expect(screen.getAllByText("Investigated by Ann")).toHaveLength(1);
});

test("a claim is a sentence with its end to choose", async () => {
  const claims = ["Agency", "Agent"].map((role) => ({
    claim: { type: "IAm", role },
    text: `I am ${role}.`,
    about: [],
  }));
  await sit({ claims });
  expect(screen.queryByRole("button", { name: "Say something" })).toBeNull(); // there is one way to say it
  await userEvent.click(mine().getByRole("button", { name: "Make a claim" }));
  await userEvent.click(screen.getByRole("button", { name: "I am Agency." }));
  expect(sent().flatMap((request) => (request.type === "say" ? [request.claim] : []))).toEqual([
    claims[0]?.claim,
  ]);
});

test("the table of Councils has every vote, and what was said", async () => {
  const said = { type: "IReceived", council: 1, cards: { agency: 1, syndicate: 1 } } as const;
  await sit(
    {},
    story(
      { type: "Nominated", director: 0, operative: 1 },
      { type: "Voted", approving: [0, 1, 2], rejecting: [3, 4] },
      { type: "Elected", director: 0, operative: 1, confirmed: false },
      { type: "Drew", director: 0, cards: null },
      { type: "Enacted", director: 0, operative: 1, policy: "Agency", number: 1 },
      { type: "Said", seat: 1, claim: said },
    ),
  );
  await userEvent.click(screen.getByRole("tab", { name: "Notes" }));
  const row = screen.getByRole("row", { name: /^Ann, Bea/ });
  const cells = within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());
  expect(cells.slice(0, 5)).toEqual(["Approve", "Approve", "Approve", "Reject", "Reject"]);
  expect(cells.at(-1)).toContain("Agency, Syndicate");
});
