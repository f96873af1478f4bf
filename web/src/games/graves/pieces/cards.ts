import type { Drawn } from "../../../table/motion/arrange";
import type { Pointing } from "../../../table/pointing/pointing.svelte";
import type { Thing, ThingId, Things } from "../../../table/things";
import type { BoardZone, Option } from "../../../table/line/scene";
import { abilityThing, clearedBy, evidenceThing, moveOf, type GravesView } from "../wire";

/** The cards of one suit in a hand. */
export interface SuitGroup {
  suit: string;
  cards: Drawn[];
}

/** A hand by suits: trumps first, the others in the order in which they lie. */
export function bySuit(drawn: readonly Drawn[], thing: (id: ThingId) => Thing, trump: string): SuitGroup[] {
  const groups = new Map<string, Drawn[]>(trump ? [[trump, []]] : []);
  for (const card of drawn) {
    const suit = thing(card.piece?.thing ?? "").suit ?? "";
    groups.set(suit, [...(groups.get(suit) ?? []), card]);
  }
  return [...groups].filter(([, cards]) => cards.length).map(([suit, cards]) => ({ suit, cards }));
}

/** What can be done with a card just now, by the options that begin with it. */
export interface Uses {
  place: boolean;
  use: boolean;
  /** Something else: discard it, or pay with it. */
  other: boolean;
}

const NO_USE: Uses = { place: false, use: false, other: false };

/** Of each card that options are about, what they do with it. */
export function usesOf(options: readonly Option[]): ReadonlyMap<ThingId, Uses> {
  const found = new Map<ThingId, Uses>();
  for (const option of options) {
    const { type } = moveOf(option);
    const [first, ...others] = option.about ?? [];
    for (const thing of others) found.set(thing, { ...(found.get(thing) ?? NO_USE), other: true });
    if (first === undefined) continue;
    const uses = found.get(first) ?? NO_USE;
    found.set(
      first,
      type === "Place"
        ? { ...uses, place: true }
        : type === "Use"
          ? { ...uses, use: true }
          : { ...uses, other: true },
    );
  }
  return found;
}

/** What an option makes of a pile. */
export interface Outcome {
  isMine: boolean;
  before: number;
  after: number;
}

/** What an option makes of the piles whose worth it changes: this person's first. */
export function outcomes(
  { worth }: Option,
  zones: readonly BoardZone[],
  me: number | null,
): readonly Outcome[] {
  return Object.entries(worth ?? {})
    .map(([id, after]) => ({
      isMine: id.endsWith(`:${me}`),
      before: zones.find((zone) => zone.id === id)?.value ?? 0,
      after,
    }))
    .sort((one, other) => Number(other.isMine) - Number(one.isMine));
}

/** The option whose outcome the piles show: the one in view, else a way to place the chosen card, if all come to the same. */
export function foreseen({
  considered,
  begun,
  open,
}: Pick<Pointing, "considered" | "begun" | "open">): Option | null {
  const ways = begun ? open.filter((option) => moveOf(option).type === "Place") : [];
  const isSame = new Set(ways.map(({ worth }) => JSON.stringify(worth))).size === 1;
  return considered ?? (isSame ? (ways[0] ?? null) : null);
}

/** The identities that the Evidence which this seat has seen clears. */
export function clearedIn({ evidence }: GravesView): ReadonlySet<string> {
  return new Set(evidence.filter(Boolean).map(evidenceThing).flatMap(clearedBy));
}

/** The cards to choose from that lie nowhere in sight, such as those of a discard pile one may look through. */
export function outOfSight(options: readonly Option[], inSight: ReadonlySet<ThingId>): ThingId[] {
  const picks = options.filter((option) => moveOf(option).type === "Pick");
  return [...new Set(picks.flatMap(({ about }) => about?.[0] ?? []))].filter((thing) => !inSight.has(thing));
}

/** An ability, and the cards that have it: whole ranks where all their cards do. */
export interface KeyEntry {
  cards: string;
  ability: Thing;
  /** The same ability on each of these cards. */
  abilities: readonly ThingId[];
}

/** What the cards of one deck can do, each ability once. */
export function abilityKey(things: Things, side: string): KeyEntry[] {
  const deck = [...things.values()].filter(({ id }) => id.startsWith(`card:${side}:`));
  const found = new Map<string, { ability: Thing; cards: Thing[] }>();
  for (const card of deck) {
    const ability = things.get(abilityThing(card.id));
    if (!ability) continue;
    const name = `${ability.title}: ${ability.text}`;
    found.set(name, { ability, cards: [...(found.get(name)?.cards ?? []), card] });
  }
  return [...found.values()].map(({ ability, cards }) => ({
    cards: namesOf(cards, deck).join(" "),
    ability,
    abilities: cards.map(({ id }) => abilityThing(id)),
  }));
}

function namesOf(cards: readonly Thing[], deck: readonly Thing[]): string[] {
  const isWhole = (rank: string | undefined) =>
    cards.filter((card) => card.rank === rank).length === deck.filter((card) => card.rank === rank).length;
  return [
    ...new Set(cards.map(({ rank, short, title }) => (isWhole(rank) ? (rank ?? "") : (short ?? title)))),
  ];
}
