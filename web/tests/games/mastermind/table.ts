import { arrive, tell } from "../../visit";
import { say, type BoardTold } from "../../facts";
import { MOVE, board, bot, frame, seat, zone, pieces } from "../../frames";
import type { Option, StoryLine } from "../../../src/table/line/scene";
import type { Catalogue, CatalogueThing } from "../../../src/wire/types";
import type { Event, Move } from "../../../src/games/mastermind/wire";

/** A table of The Mastermind, each frame told only by what is special about it. */
const NAMES = ["Ann", "Bea", "Cal", "Dot", "Eve"];

const thing = (id: string, kind: CatalogueThing["kind"], title: string, short = ""): CatalogueThing => ({
  id,
  kind,
  say: say(title, short, `What ${title} does.`),
});

const slots = (side: string, title: string) =>
  [1, 2, 3, 4, 5, 6].map((n) => ({ ...thing(`place:${side}_${n}`, "place", `${title} ${n}`), rank: `${n}` }));

const CATALOGUE: Catalogue = {
  type: "catalogue",
  aid: { flow: [], sections: [] },
  version: "1",
  final: ["Purge"],
  standings: [],
  things: [
    ...NAMES.map((_, owner): CatalogueThing => ({ id: `seat:${owner}`, kind: "seat", owner })),
    thing("card:agency", "card", "Agency policy", "Agency"),
    thing("card:syndicate", "card", "Syndicate policy", "Syndicate"),
    { ...thing("role:agency", "role", "Agency operative", "Agency"), suit: "agency" },
    { ...thing("role:agent", "role", "Syndicate Agent", "Agent"), suit: "syndicate" },
    thing("ballot:approve", "card", "Approve"),
    thing("ballot:reject", "card", "Reject"),
    thing("power:investigation", "token", "Investigation"),
    thing("power:purge", "token", "Purge"),
    thing("token:placard", "token", "Director's placard", "Director"),
    thing("token:instability", "token", "Instability"),
    thing("token:veto", "token", "Veto"),
    thing("veto:agree", "card", "Agree to the veto", "Agree"),
    thing("veto:refuse", "card", "Refuse the veto", "Refuse"),
    ...slots("agency", "Agency slot"),
    ...slots("syndicate", "Syndicate slot"),
  ],
};

const track = (side: "agency" | "syndicate", printed: [number, string][] = []) =>
  zone(`track:${side}`, "track", {
    title: `${side} policies`,
    value: 0,
    pieces: [
      ...pieces(...[1, 2, 3, 4, 5, 6].map((n) => `place:${side}_${n}`)),
      ...printed.map(([n, token]) => ({ thing: token, on: `place:${side}_${n}` })),
    ],
  });

export const VIEW = {
  rules: { powers: [null, "Investigation", null, null, "Purge"] },
  living: [0, 1, 2, 3, 4],
  director: 0,
  nominee: null,
  council: null,
  silent: [],
  investigated: [],
  findings: [],
};

export const option = (move: Move, text: string, ...about: string[]): Option => ({
  ...MOVE,
  move,
  text,
  heading: "Do",
  about,
});

export const story = (...events: Event[]): StoryLine[] =>
  events.map((event) => ({ text: event.type, event, about: [] }));

type Shown = Partial<BoardTold> & { view?: object };

/** The table of these seats as Ann sees it; zones and view by what is special. */
export function shown({ zones = [], view = {}, ...more }: Shown = {}, lines: StoryLine[] = [], since = 0) {
  const all = [
    track("agency"),
    track("syndicate", [[2, "power:investigation"]]),
    zone("instability", "track", { title: "Instability", value: 1, note: "1 of 3" }),
    zone("deck", "deck", { title: "Deck", hidden: 14, at: "place:deck" }),
    zone("role:0", "secret", { owner: 0, pieces: [{ thing: "role:agent", up: false }] }),
    zone("role:1", "secret", { owner: 1, pieces: [{ thing: "role:agent", up: false }] }),
    ...NAMES.map((name, owner) =>
      zone(`player:${owner}`, "place", { title: name, owner, at: `seat:${owner}` }),
    ),
    ...zones,
  ];
  return frame({
    table: { game: "mastermind", title: "The Mastermind" },
    seats: NAMES.map((name, number) => (number ? bot(number, name) : seat(0, name))),
    board: board({ options: [], ...more, zones: all, view: { ...VIEW, ...view } }),
    story: { since, lines },
  });
}

/** Somebody sits down there, as Ann. */
export async function sit(special: Shown = {}, lines: StoryLine[] = []) {
  await arrive(shown(special, lines));
  await tell(CATALOGUE);
}
