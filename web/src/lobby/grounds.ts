import { hueOf } from "../cards/face";

/** The hue of the ground on which a game stands, near to that of its own table; any other game gets one of its own. */
const GROUNDS: Record<string, number> = {
  mind_reader: 320,
  mastermind: 255,
  pi: 225,
  graves: 165,
  death_cards: 55,
};

/** Pictures of our own drawing, by game; any other game shows its emblem. */
const SCENES = import.meta.glob<string>("./scenes/*.svg", { query: "?url", import: "default", eager: true });

export const sceneOf = (game: string): string | undefined => SCENES[`./scenes/${game}.svg`];

export const groundOf = (game: string): number => GROUNDS[game] ?? hueOf(game);
