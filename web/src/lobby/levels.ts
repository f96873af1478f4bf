import type { LevelCard } from "../wire/types";

/** What to expect of bots of this level at a table of so many. */
export function expected({ sentence, outcomes }: LevelCard, seats: number): string {
  const outcome = outcomes.find((one) => one.seats === seats);
  return outcome ? `${sentence} ${outcome.sentence}` : sentence;
}

/** The level that fits so many players best. */
export function proposal(levels: readonly LevelCard[], seats: number): string {
  return levels.find(({ proposed }) => proposed.includes(seats))?.name ?? "";
}
