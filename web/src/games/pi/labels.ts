import type { Zone } from "../../table/zones";
import type { Say } from "../../words/bundle";
import { slug } from "../../words/functions";
import type { Case, Desk, PiView } from "./types";

/** The message that names a location with what everybody has there, or kept Evidence. */
export function label({ id, kind, owner = null }: Zone, view: PiView): Say | null {
  if (kind === "set") return { key: "zone-kept", args: { owner } };
  return kind === "place" ? place(id, view) : null;
}

function place(id: string, { tiles, streets, desks }: PiView): Say {
  const city = Object.values(tiles);
  const here = city.findIndex(([, , location]) => `place:${slug(location)}` === id);
  const lying = city[here] ?? ["", "", ""];
  const owned = desks.flatMap((desk, seat) => {
    const tokens = belongings(lying, desk);
    return tokens.length ? [{ seat, tokens }] : [];
  });
  return {
    key: "zone-place",
    args: { number: here + 1, location: lying[2], near: streets.near[here] ?? [], owned },
  };
}

/** Investigator with 1 cube, disc on Bubbles. */
function belongings([suspect, crime, location]: Case, desk: Desk): Say[] {
  const agents = desk.agents.filter((agent) => agent.location === location);
  const on = (token: string, cards: readonly string[]): Say[] =>
    cards
      .filter((card) => [suspect, crime, location].includes(card))
      .map((card) => ({ key: "belonging-on", args: { token, card } }));
  return [
    ...(agents.length ? [agent(total(agents, "discs"), total(agents, "cubes"))] : []),
    ...on("disc", desk.discs),
    ...on("cube", desk.cubes),
  ];
}

const total = (agents: Desk["agents"], token: "discs" | "cubes"): number =>
  agents.reduce((sum, agent) => sum + agent[token], 0);

const agent = (discs: number, cubes: number): Say =>
  discs + cubes ? { key: "belonging-agent-with", args: { discs, cubes } } : { key: "belonging-agent" };
