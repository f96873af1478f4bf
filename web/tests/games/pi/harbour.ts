import type { Option } from "../../../src/table/line/scene";
import type { Catalogue, CatalogueThing } from "../../../src/wire/types";
import { say, type BoardTold } from "../../facts";
import { MOVE, board, bot, frame, line, pieces, seat, zone } from "../../frames";

/** Frames of a small city in one street, as the server would send them; Ann's case is held by Bea, and Bea's by Ann. */
const STREET = [
  { location: "union-square", title: "Union Square", number: "1", suspect: "none", crime: "forgery" },
  { location: "ricks-cafe", title: "Rick's Café", number: "2", suspect: "doc", crime: "none" },
  { location: "waterfront", title: "Waterfront", number: "3", suspect: "bubbles", crime: "blackmail" },
  { location: "skid-row", title: "Skid Row", number: "4", suspect: "dutch", crime: "bank-job" },
];

const tile = (suit: string, name: string, title: string, rank = ""): CatalogueThing => ({
  id: `${suit}:${name}`,
  kind: "tile",
  say: say(title, "", `About ${title}.`),
  rank,
  suit,
});
const evidence = (suit: string, name: string, title: string): CatalogueThing => ({
  id: `evidence:${name}`,
  kind: "card",
  say: say(`Evidence: ${title}`, "", `Examine ${title}.`),
  suit,
});
const token = (kind: string, owner: number): CatalogueThing => ({
  id: `${kind}:${owner}`,
  kind: "token",
  say: say(kind),
  owner,
});

export const CITY: Catalogue = {
  type: "catalogue",
  aid: { flow: [], sections: [] },
  version: "1",
  final: ["Locate"],
  standings: [],
  things: [
    { id: "seat:0", kind: "seat", owner: 0 },
    { id: "seat:1", kind: "seat", owner: 1 },
    ...STREET.map(({ location, title, number }) => tile("location", location, title, number)),
    ...["Bubbles", "Doc", "Dutch"].map((name) => tile("suspect", name.toLowerCase(), name)),
    ...["Bank Job", "Blackmail", "Forgery"].map((name) =>
      tile("crime", name.toLowerCase().replace(" ", "-"), name),
    ),
    tile("suspect", "none", "No Suspect"),
    tile("crime", "none", "No Crime"),
    evidence("suspect", "doc", "Doc"),
    evidence("crime", "forgery", "Forgery"),
    evidence("location", "waterfront", "Waterfront"),
    ...["investigator", "disc", "cube"].flatMap((kind) => [token(kind, 0), token(kind, 1)]),
  ],
};

const desk = { investigators: 4, solved: 0, points: [], penalty: 0 };

export const VIEW = {
  settings: { mini_games: 1, investigators: 5 },
  number: 1,
  first: 0,
  round: 2,
  box: 0,
  desks: [desk, desk],
  streets: { rows: [[1, 3, 4, 2]], near: [[3], [4], [1, 4], [2, 3]] },
  boxes: [7, 5, 3, 1, 0],
  penalties: [0, 2, 4, 6, 8, 10],
};

/** A move of the game, about the things that it names. */
export const option = (type: string, text: string, ...about: string[]): Option => ({
  ...MOVE,
  move: { type, text },
  text,
  heading: type,
  about,
});

export const TURN = [
  option("Take", "Examine Doc", "evidence:doc", "suspect:doc"),
  option("Take", "Examine Waterfront", "evidence:waterfront", "location:waterfront"),
  option("Place", "Investigate Waterfront", "location:waterfront"),
  option("Place", "Investigate Skid Row", "location:skid-row"),
  option("Accuse", "Accuse Doc", "suspect:doc"),
  option("Accuse", "Accuse Dutch (in the case you hold)", "suspect:dutch"),
];

/** The board of the city; `more` zones lie beside it. */
export function city(more: Partial<BoardTold> = {}, zones = more.zones ?? []) {
  const places = STREET.map(({ location, title, number, suspect, crime }) =>
    zone(`place:${location}`, "place", {
      title: `${number} ${title}`,
      note: "next door",
      at: `location:${location}`,
      pieces: [
        ...pieces(`suspect:${suspect}`, `location:${location}`, `crime:${crime}`),
        ...(location === "union-square" ? pieces("investigator:0") : []),
        ...(location === "union-square" ? [{ thing: "cube:0", on: "investigator:0" }] : []),
      ],
    }),
  );
  const case0 = ["suspect:dutch", "crime:bank-job", "location:skid-row"].map((thing) => ({
    thing,
    up: false,
  }));
  return board({
    options: TURN,
    prompt: "Your turn.",
    view: VIEW,
    ...more,
    zones: [
      ...places,
      zone("display", "display", {
        pieces: pieces("evidence:doc", "evidence:forgery", "evidence:waterfront"),
      }),
      zone("deck", "deck", { hidden: 6 }),
      zone("discard", "discard"),
      zone("case:0", "secret", { owner: 0, at: "seat:1", pieces: case0 }),
      zone("case:1", "secret", { owner: 1, at: "seat:0", hidden: 3 }),
      zone("score:0", "score", { owner: 0, value: 0 }),
      zone("score:1", "score", { owner: 1, value: -2 }),
      ...zones,
    ],
  });
}

export const cityFrame = (shown = city()) =>
  frame({
    table: { game: "pi", title: "P.I." },
    seats: [seat(0, "Ann"), bot(1, "Bea")],
    board: shown,
    story: { lines: [line("Mini-game 1 of 1.")] },
  });
