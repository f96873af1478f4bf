/** Small helps for sentences in English. */

const PLURALS = new Intl.PluralRules("en");

export function many(count: number, one: string, other: string): string {
  return `${count} ${PLURALS.select(count) === "one" ? one : other}`;
}

/** Ann, Bea and Cal. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
}

export function lasting(seconds: number): string {
  if (seconds >= 86400) return many(Math.round(seconds / 86400), "day", "days");
  if (seconds >= 3600) return many(Math.round(seconds / 3600), "hour", "hours");
  if (seconds >= 60) return many(Math.round(seconds / 60), "minute", "minutes");
  return many(seconds, "second", "seconds");
}
