import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import * as deathCards from "../src/games/death_cards/things";
import * as graves from "../src/games/graves/things";
import * as mastermind from "../src/games/mastermind/things";
import * as mindReader from "../src/games/mind_reader/things";
import * as pi from "../src/games/pi/things";
import type { Laid, Piece, Zone } from "../src/table/zones";
import type { Say } from "../src/words/bundle";

/** Facts of a game that the server's own tests have written, with what lies where and what is about what. */
interface Example {
  view?: unknown;
  story?: unknown[];
  zones?: Zone[];
  labels?: Say[];
  moves?: [move: unknown, about: string[]][];
  claims?: [claim: unknown, about: string[]][];
  event?: unknown;
  about?: string[];
}

type AnyLaid = Laid<unknown, unknown, unknown, unknown>;
const GAMES = { death_cards: deathCards, graves, mastermind, mind_reader: mindReader, pi } as unknown;

const PIECE: Required<Piece> = { thing: "", face: "", up: true, on: "", value: null };
const ZONE: Required<Omit<Zone, "id" | "kind">> = { owner: null, pieces: [], hidden: 0, at: "", value: null };

/** With all that goes without saying. */
const whole = (zones: readonly Zone[]) =>
  zones.map((zone) => ({
    ...ZONE,
    ...zone,
    pieces: (zone.pieces ?? []).map((piece) => ({ ...PIECE, ...piece })),
  }));

function examplesOf(game: string): Example[] {
  const file = readFileSync(`../tests/things/${game}.jsonl.gz`);
  const lines = gunzipSync(file).toString().split("\n");
  return lines.map((line) => JSON.parse(line) as Example);
}

function derived(laid: AnyLaid, { view, story = [], moves, claims, event }: Example) {
  return {
    zones: view ? whole(laid.zones(view, story)) : [],
    moves: (moves ?? []).map(([move]) => [move, laid.ofMove(move, view)]),
    claims: (claims ?? []).map(([claim]) => [claim, laid.ofClaim(claim, view)]),
    about: event ? laid.ofEvent(event) : [],
  };
}

test.each(Object.entries(GAMES as Record<string, AnyLaid>))(
  "in %s everything lies where the server says, and is about the same things",
  (game, laid) => {
    const examples = examplesOf(game);
    expect(examples.length).toBeGreaterThan(100);
    for (const example of examples) {
      const { zones = [], moves = [], claims = [], about = [] } = example;
      expect(derived(laid, example)).toEqual({ zones: whole(zones), moves, claims, about });
    }
  },
);

/** What the tables say aloud of zones; everything else they name by themselves. */
const NAMED: Record<string, readonly string[]> = {
  death_cards: ["zone-hand"],
  graves: ["zone-deck", "zone-discards", "zone-hand", "zone-pile"],
  mastermind: [
    ...["zone-deck", "zone-discards", "zone-hand", "zone-player"],
    ...["zone-track-agency", "zone-track-syndicate", "zone-veto"],
  ],
  mind_reader: ["zone-draw", "zone-hand"],
  pi: ["zone-kept", "zone-place"],
};

test.each(Object.entries(GAMES as Record<string, AnyLaid>))(
  "in %s zones are called what the server calls them",
  (game, laid) => {
    const expected: Say[] = [];
    const labels = examplesOf(game).flatMap(({ view, zones = [], labels = [] }) => {
      expected.push(...labels.filter(({ key }) => NAMED[game]?.includes(key)));
      return zones.flatMap((zone) => laid.label(zone, view) ?? []);
    });
    expect([...new Set(labels.map(({ key }) => key))].toSorted()).toEqual(NAMED[game]);
    expect(labels).toEqual(expected);
  },
);
