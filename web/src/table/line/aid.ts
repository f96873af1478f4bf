import type { AidSay, EntrySay } from "../../wire/types";
import type { Bundle } from "../../words/bundle";
import type { ThingId } from "../things";

/** What something is called and does; several things that do the same stand together. */
export interface Entry {
  title: string;
  text: string;
  things: readonly ThingId[];
}

/** How a turn goes, and what everything does. */
export interface Aid {
  flow: readonly string[];
  sections: readonly { title: string; entries: readonly Entry[] }[];
}

/** A player aid in words. */
export function aidOf({ flow, sections }: AidSay, bundle: Bundle): Aid {
  return {
    flow: flow.map((step) => bundle.format(step)),
    sections: sections.map(({ title, entries, apart }) => ({
      title: bundle.format(title),
      entries: apart ? entries.flatMap((entry) => together([entry], bundle)) : together(entries, bundle),
    })),
  };
}

/** One entry for all that have the same text; the same title is said once. */
function together(entries: readonly EntrySay[], bundle: Bundle): Entry[] {
  const alike = new Map<string, EntrySay[]>();
  for (const entry of entries) {
    const text = bundle.format(entry.text);
    alike.set(text, [...(alike.get(text) ?? []), entry]);
  }
  const joint = bundle.format({ key: "list-comma" });
  return [...alike].map(([text, each]) => ({
    title: [...new Set(each.map(({ title }) => bundle.format(title)))].join(joint),
    text,
    things: each.flatMap(({ things }) => things ?? []),
  }));
}
