import type { Args, Say } from "./bundle";
import { locale } from "./store";

/** What messages are told of times, large numbers and chances: how they are written is a matter of the language. */

const UNITS = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60],
] as const;
const A_MILLION = 1_000_000;
const NEVER = 1e-9; // a chance that is not quite nothing

/** How long something takes, in the largest unit that fits. */
export function lasting(seconds: number): Say {
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ["seconds", 1];
  return time(unit, Math.round(seconds / length));
}

export const time = (unit: "days" | "hours" | "minutes" | "seconds", count: number): Say => ({
  key: `time-${unit}`,
  args: { count },
});

const date = (seconds: number, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(), style).format(new Date(1000 * seconds));

export const day = (seconds: number): string => date(seconds, { dateStyle: "medium" });
export const hour = (seconds: number): string => date(seconds, { timeStyle: "short" });

/** A count that may be too large for a number; a huge one is rounded, in words where there is room. */
export function count(exact: number | bigint, compactDisplay: "short" | "long" = "short"): string {
  if (exact < A_MILLION) return new Intl.NumberFormat(locale()).format(exact);
  const style = { notation: "compact", compactDisplay, maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(locale(), style).format(Number(exact));
}

/** A chance that is neither 0 nor 1 is never shown as one of them. */
export function share(chance: number): Args {
  const edge = chance > 0 && chance < 0.01 ? "low" : chance < 1 && chance > 0.99 ? "high" : null;
  return { edge, percent: Math.round(100 * chance) };
}

/** The same of what is known to be open. */
export const open = (chance: number): Args => share(Math.min(1 - NEVER, Math.max(NEVER, chance)));
