import type { Option, StoryLine } from "../table/line/scene";
import type { Aim, Guide, Tip } from "../wire/types";

/** What a seat is shown just now, as far as a guide goes by it. */
export interface Shown {
  seat: number | null;
  /** The moves that this person is offered; none while it is others' turn. */
  options: readonly Pick<Option, "move">[];
  story: readonly Pick<StoryLine, "event">[];
}

const typeOf = (said: unknown): string => (said as { type?: string }).type ?? "";

/** Whether a tip is about a move that is offered now. */
export function isOffered(tip: Tip, { options }: Shown): boolean {
  return options.some(({ move }) => tip.options?.includes(typeOf(move)));
}

function wasTold(tip: Tip, { story }: Shown): boolean {
  return story.some(({ event }) => tip.events?.includes(typeOf(event)));
}

/** What to say now: first what helps with this person's own question, then what has happened. */
export function nextTip(guide: Guide, told: ReadonlySet<string>, shown: Shown): Tip | null {
  const left = guide.tips.filter(({ id }) => !told.has(id));
  return left.find((tip) => isOffered(tip, shown)) ?? left.find((tip) => wasTold(tip, shown)) ?? null;
}

/** Who this person is by now: of the aims that fit, the one whose event came last. */
export function aimOf(guide: Guide, shown: Shown): Aim | null {
  const at = (aim: Aim) =>
    aim.event ? shown.story.findLastIndex(({ event }) => fits(aim, event, shown)) : -1;
  const fitting = guide.aims.filter((aim) => !aim.event || at(aim) >= 0);
  return fitting.reduce<Aim | null>((best, aim) => (best && at(best) > at(aim) ? best : aim), null);
}

/** Whether an event is the one that an aim waits for; "me" stands for this person's seat. */
function fits({ event: type, where = {} }: Aim, event: unknown, { seat }: Shown): boolean {
  if (typeOf(event) !== type) return false;
  const fields = event as Record<string, unknown>;
  return Object.entries(where).every(([name, value]) => {
    const wanted = value === "me" ? seat : value;
    const found = fields[name];
    return Array.isArray(found) ? found.includes(wanted) : found === wanted;
  });
}
